//! What each sentence asserts: one table from the names of messages and their arguments to claims. Some
//! sentences speak of earlier ones ("the last two sets", "in that case"), so what they need is
//! remembered.

mod chains;
#[cfg(feature = "clues")]
mod clues;
mod colours;
mod counts;
mod fish;
mod links;
mod medusa;
mod sets;
mod singles;
mod subsets;
mod suppositions;
mod tridagon;
mod uniqueness;

use super::claim::Claim;
use super::known::{Clause, Known, Literal};
use super::said::Said;
use crate::human::{Candidate, Cells, Houses, Node};
use crate::{Cell, Digit, DigitSet};

/// Cells and the digits that they can hold between them.
#[derive(Clone, Copy)]
struct Part {
    cells: Cells,
    digits: DigitSet,
}

/// What earlier sentences said.
#[derive(Default)]
pub struct Memory {
    /// What is supposed. Each is supposed within those before it.
    supposed: Vec<Candidate>,
    /// What is true if all that is supposed is true.
    written: Vec<Candidate>,
    /// What is false then, as far as it was said of clues, each with the number of suppositions.
    #[cfg(feature = "clues")]
    ruled_out: Vec<(usize, Candidate)>,
    /// What second suppositions have shown to be false as long as the first is true.
    refuted: Vec<Candidate>,
    /// What the case so far ends with, and what the cases before ended with.
    latest: Option<Literal>,
    outcomes: Vec<Literal>,
    /// The house and the cells that were spoken of last.
    house: Option<usize>,
    cells: Cells,
    /// Candidates that are known to be missing.
    gone: Vec<Candidate>,
    /// Candidates without which a grid would be a grave.
    extras: Vec<Candidate>,
    /// Sets of cells with their digits.
    sets: Vec<Part>,
    /// Weak links.
    weak: Vec<(Node, Node)>,
    /// Strong links through sets.
    through: Vec<(Cells, Node, Node)>,
    /// Cells that form a ring, in order.
    ring: Vec<Cell>,
    /// What a chain begins with.
    first: Option<Node>,
    /// The candidates of the two colours of each cluster.
    colours: Vec<[Vec<Candidate>; 2]>,
    counts: Vec<(Digit, Houses)>,
    /// The digits that were spoken of last: of a pair, of a base, or those that fit once.
    digits: DigitSet,
}

/// Whether the arguments of a claim were there. `None` if a sentence lacks one or is unknown.
type Claims = Option<Vec<Claim>>;

impl Memory {
    /// What a sentence asserts. `is_last`: whether it is the last one of the proof.
    pub fn claims(&mut self, said: Said, known: &Known, is_last: bool) -> Claims {
        let id = said.message.id();
        let told = self.outcomes(id, said, is_last);
        let told = told.or_else(|| self.singles(id, said, known));
        let told = told.or_else(|| self.subsets(id, said, known));
        let told = told.or_else(|| self.fish(id, said, known));
        let told = told.or_else(|| self.links(id, said, known));
        let told = told.or_else(|| self.chains(id, said, known));
        let told = told.or_else(|| self.sets(id, said, known));
        let told = told.or_else(|| self.colours(id, said, known));
        let told = told.or_else(|| self.medusa(id, said, known));
        let told = told.or_else(|| self.deadly(id, said, known));
        let told = told.or_else(|| self.uniqueness(id, said, known));
        let told = told.or_else(|| self.grave(id, said, known));
        let told = told.or_else(|| self.suppositions(id, said, known));
        let told = told.or_else(|| self.tridagon(id, said, known));
        let told = told.or_else(|| self.exocet(id, said, known));
        let told = told.or_else(|| self.counts(id, said, known));
        #[cfg(feature = "clues")]
        let told =
            told.or_else(|| Self::clues(id, said, known)).or_else(|| self.nets_of_clues(id, said, known));
        told
    }

    /// The clause, as long as what is supposed is true.
    fn under(&self, clause: Clause) -> Clause {
        self.supposed.iter().map(|&supposed| (supposed, false)).chain(clause).collect()
    }

    fn outcomes(&mut self, id: &str, said: Said, is_last: bool) -> Claims {
        let (mut placed, mut removed) = (Vec::new(), Vec::new());
        match id {
            "outcome_placed" => placed.push(Candidate::new(said.cell("cell")?, said.digit("digit")?)),
            "outcome_removed" => removed.extend(Candidate::each(said.digit("digit")?, said.cells("cells")?)),
            "outcome_removed_several" => {
                for each in said.messages("candidates")? {
                    removed.extend(Candidate::each(each.digit("digit")?, each.cells("cells")?));
                }
            }
            "then_not" => {
                let out = Candidate::new(said.cell("cell")?, said.digit("digit")?);
                self.refuted.push(out);
                removed.push(out);
                #[cfg(feature = "clues")]
                self.ruled_out.push((self.supposed.len(), out));
            }
            _ => return None,
        }
        if self.supposed.is_empty() {
            self.gone.extend(&removed);
        }
        if is_last {
            return Some(vec![Claim::Outcome { placed, removed }]);
        }
        let literals =
            placed.into_iter().map(|at| (at, true)).chain(removed.into_iter().map(|at| (at, false)));
        Some(literals.map(|literal| Claim::follows(self.under(vec![literal]))).collect())
    }
}
