//! What chains of links prove by their ends.

use super::super::claim::Claim;
use super::super::known::{Known, either, one_of};
use super::super::said::Said;
use super::{Claims, Memory};
use crate::human::{Candidate, Node};

impl Memory {
    pub(super) fn chains(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        match id {
            "chain_proves_start" | "at_least_one" => {
                let one = said.node("digit", "cells")?;
                Some(vec![Claim::follows(one_of(one.digit, one.cells))])
            }
            "chain_refutes_start" => {
                let start = Candidate::new(said.cell("cell")?, said.digit("digit")?);
                Some(vec![Claim::follows(vec![(start, false)])])
            }
            "chain_ends_digit" | "chain_ends_other" => {
                let other = if id == "chain_ends_digit" { "digit" } else { "other" };
                let clause = either(said.node("digit", "first")?, said.node(other, "last")?);
                Some(vec![Claim::follows(clause)])
            }
            "chain_ends_cell" => {
                let (cell, digits) = (said.cell("cell")?, said.digits("digits")?);
                let clause = digits.iter().map(|digit| (Candidate::new(cell, digit), true)).collect();
                Some(vec![Claim::follows(clause)])
            }
            "chain_is_loop" => {
                let of = |&(from, to): &(Node, Node)| Claim::follows(either(from, to));
                Some(self.weak.iter().map(of).collect())
            }
            "chain_loop_sets" => {
                let mut claims = Vec::new();
                for &(cells, from, to) in &self.through {
                    let both = |one| {
                        Candidate::each(to.digit, to.cells)
                            .map(move |other| vec![(one, false), (other, false)])
                    };
                    let pairs = Candidate::each(from.digit, from.cells).flat_map(both);
                    claims.extend(pairs.map(Claim::follows));
                    let own = |digit| Candidate::each(digit, cells & position.cells_of(digit));
                    let others = (position.candidates_in(cells).without(from.digit)).without(to.digit);
                    let one_room = own(from.digit).chain(own(to.digit)).collect();
                    let rooms = others.iter().map(|digit| own(digit).collect()).chain([one_room]).collect();
                    let needs = known.of_cells(cells);
                    claims.push(Claim::Counted { needs, rooms, spare: Vec::new() });
                }
                Some(claims)
            }
            "empty_rectangle_rest" => {
                let (digit, house) = (said.digit("digit")?, said.house("house")?);
                // In the case that the last link began with.
                let case = Candidate::new(self.weak.last()?.0.cell()?, digit);
                let rest = [vec![(case, false)], one_of(digit, said.cells("rest")?)].concat();
                let removed = Candidate::each(digit, said.cells("cells")?);
                // In the other case, the first link rules it out.
                let removed = removed.map(|out| Claim::follows(vec![(out, false)]));
                let rest = Claim::Follows(rest, vec![known.of_house(digit, house)]);
                Some([rest].into_iter().chain(removed).collect())
            }
            _ => None,
        }
    }
}
