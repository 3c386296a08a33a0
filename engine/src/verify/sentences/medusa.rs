//! Colours of candidates with several digits.

use super::super::claim::Claim;
use super::super::known::Known;
use super::super::said::Said;
use super::{Claims, Memory};
use crate::human::{Candidate, Cells};

impl Memory {
    pub(super) fn medusa(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        match id {
            // What a link is, and what both colours rule out.
            "medusa_links" | "medusa_trap" => Some(Vec::new()),
            "medusa_colours" => {
                let colours = [listed(said, "first")?, listed(said, "second")?];
                self.cluster(colours, known)
            }
            "medusa_clash" => {
                let (pair, [first, _]) = (listed(said, "candidates")?, self.colours.last()?);
                let &[one, other] = &pair[..] else { return None };
                let are_of_first = first.contains(&one) && first.contains(&other);
                let clash = [
                    Claim::Fact(are_of_first, "both candidates have the first colour"),
                    Claim::Excludes(one.into(), other.into(), None),
                ];
                Some(clash.into_iter().chain(falls(first, known, Cells::EMPTY)).collect())
            }
            "medusa_empties" => {
                let (cell, [first, _]) = (said.cell("cell")?, self.colours.last()?);
                Some(falls(first, known, Cells::of(cell)).collect())
            }
            _ => None,
        }
    }
}

/// That these candidates are false, perhaps because these cells need digits.
fn falls<'a>(colour: &'a [Candidate], known: &'a Known, by: Cells) -> impl Iterator<Item = Claim> + 'a {
    colour.iter().map(move |&at| Claim::Follows(vec![(at, false)], known.of_cells(by)))
}

/// The candidates in a list of digits, each with its cells.
pub(super) fn listed(said: Said, name: &str) -> Option<Vec<Candidate>> {
    let nodes = said.messages(name)?.into_iter().map(|each| each.node("digit", "cells"));
    let nodes = nodes.collect::<Option<Vec<_>>>()?;
    Some(nodes.into_iter().flat_map(|node| Candidate::each(node.digit, node.cells)).collect())
}
