//! Sets of cells with their digits: almost locked sets, Sue de Coq and wings.

use super::super::claim::Claim;
use super::super::known::{Known, one_of};
use super::super::said::Said;
use super::{Claims, Memory, Part};
use crate::DigitSet;
use crate::human::{Candidate, Cells, Ground, Node};

impl Memory {
    pub(super) fn sets(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        let one_more = |set: &Part| set.digits.len() == set.cells.len() + 1;
        let last_two = || self.sets.len().checked_sub(2).map(|at| [self.sets[at], self.sets[at + 1]]);
        match id {
            "set_holds" | "w_wing_cells" | "cell_holds_one_of" => {
                let cells = said.cells(if id == "cell_holds_one_of" { "cell" } else { "cells" })?;
                let digits = said.digits("digits")?;
                if id == "set_holds" {
                    self.sets.push(Part { cells, digits });
                }
                let is_each =
                    id != "w_wing_cells" || cells.into_iter().all(|cell| position.candidates(cell) == digits);
                let fact = Claim::Fact(is_each, "each of the cells has both digits");
                Some(vec![fact, Claim::Digits(cells, digits)])
            }
            "als_xz_one" | "als_xz_two" => {
                let digits = said.digits(if id == "als_xz_one" { "digit" } else { "digits" })?;
                let [a, b] = last_two()?;
                let restricted = |digit| {
                    let node = |set: Part| Node { digit, cells: set.cells & position.cells_of(digit) };
                    Claim::Excludes(node(a), node(b), None)
                };
                Some(digits.iter().map(restricted).collect())
            }
            "als_xz_locked" | "als_xz_both_locked" => {
                let sets = last_two()?;
                let fact = Claim::Fact(sets.iter().all(one_more), "each set has one digit more than cells");
                Some([fact].into_iter().chain(sets.map(|set| Self::locked(set, known))).collect())
            }
            "als_chain_rule" => {
                let fact =
                    Claim::Fact(self.sets.iter().all(one_more), "each set has one digit more than cells");
                Some(
                    [fact].into_iter().chain(self.sets.iter().map(|&set| Self::locked(set, known))).collect(),
                )
            }
            "als_chain_same" => Some(Vec::new()),
            "sue_de_coq_once" => {
                let (digits, house) = (said.digits("digits")?, said.house("house")?);
                let cells = self.sets.iter().fold(Cells::EMPTY, |all, set| all | set.cells);
                let places = |digit| cells & position.cells_of(digit);
                let is_within =
                    digits.iter().all(|digit| places(digit).is_subset(known.position.ground().house(house)));
                self.digits |= digits;
                Some(vec![Claim::Fact(is_within, "the places of the digits lie in the house")])
            }
            "sue_de_coq_counts" => {
                let count = self.sets.len().checked_sub(3)?;
                let sets = &self.sets[count..];
                let (cells, digits) =
                    sets.iter().fold((Cells::EMPTY, DigitSet::EMPTY), |(cells, digits), set| {
                        (cells | set.cells, digits | set.digits)
                    });
                let count = said.number("count");
                let is_even =
                    count == Some(cells.len()) && count == Some(digits.len()) && self.digits == digits;
                let is_apart = (sets[1].digits & sets[2].digits).is_empty();
                Some(vec![
                    Claim::Fact(is_even && is_apart, "there are as many cells as digits, each told"),
                    Self::locked(Part { cells, digits }, known),
                ])
            }
            "wing_pincer" => {
                let (pivot, shared) = (said.cell("pivot")?, said.digit("shared")?);
                let (pincer, digit) = (said.cell("pincer")?, said.digit("digit")?);
                let [one, other] = [pivot, pincer].map(|cell| Candidate::new(cell, shared));
                Some(vec![
                    Claim::Digits(Cells::of(pincer), DigitSet::of(shared).with(digit)),
                    Claim::Excludes(one.into(), other.into(), None),
                    Claim::follows(vec![(one, false), (Candidate::new(pincer, digit), true)]),
                ])
            }
            "wxyz_once" => {
                let (digits, digit, set) = (said.digits("digits")?, said.digit("digit")?, *self.sets.last()?);
                let is_rest = set.digits.without(digit) == digits && set.digits.contains(digit);
                let own = |digit| Candidate::each(digit, set.cells & position.cells_of(digit)).collect();
                Some(vec![
                    Claim::Fact(is_rest, "these are the other digits of the cells"),
                    Claim::Counted {
                        needs: known.of_cells(set.cells),
                        rooms: digits.iter().map(own).collect(),
                        spare: own(digit),
                    },
                ])
            }
            "pair_empties" | "pair_starves" => self.pair(said, known),
            "w_wing_link" => {
                let (digit, cells) = (said.digit("digit")?, said.cells("near")? | said.cells("far")?);
                Some(vec![Claim::Places(digit, said.house("house")?, cells)])
            }
            "w_wing_other" => Some(vec![Claim::follows(one_of(said.digit("digit")?, said.cells("cells")?))]),
            _ => None,
        }
    }

    /// That a cell lacks a digit, which with the supposed one would leave a set too few.
    fn pair(&mut self, said: Said, known: &Known) -> Claims {
        let first = *self.supposed.last()?;
        let second = Candidate::new(said.cell("cell")?, said.digit("digit")?);
        let (cells, left) = (said.cells("set")?, said.digits("left").unwrap_or_default());
        let digits = left.with(first.digit).with(second.digit);
        let loses = |at: Candidate| {
            let places = cells & known.position.cells_of(at.digit);
            Claim::Excludes(at.into(), Node { digit: at.digit, cells: places }, None)
        };
        self.refuted.push(second);
        Some(vec![
            Claim::Digits(cells, digits),
            Claim::Fact(left.len() < cells.len(), "fewer digits than cells are left"),
            loses(first),
            loses(second),
            Self::locked(Part { cells, digits }, known),
            Claim::follows(self.under(vec![(second, false)])),
        ])
    }

    /// That a set which lacks one of its digits holds all the others.
    pub(super) fn locked(set: Part, known: &Known) -> Claim {
        let own = |digit| Candidate::each(digit, set.cells & known.position.cells_of(digit)).collect();
        Claim::Counted {
            needs: known.of_cells(set.cells),
            rooms: set.digits.iter().map(own).collect(),
            spare: Vec::new(),
        }
    }
}
