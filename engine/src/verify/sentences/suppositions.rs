//! What follows if a candidate is true.

use super::super::claim::Claim;
use super::super::known::{Clause, Known, excludes};
use super::super::said::Said;
use super::{Claims, Memory};
use crate::human::{Candidate, Cells, Ground};
use crate::{Cell, DigitSet};

impl Memory {
    pub(super) fn suppositions(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        let at = || Some(Candidate::new(said.cell("cell")?, said.digit("digit")?));
        match id {
            "forcing_places" => {
                let (digit, house) = (said.digit("digit")?, said.house("house")?);
                let places = position.cells_in(digit, house).collect();
                // Cells that are not tried.
                self.house = Some(house);
                self.gone.extend(Candidate::each(digit, position.ground().house(house) - places));
                Some(vec![Claim::Places(digit, house, places)])
            }
            "forcing_candidates" => {
                let cell = said.cell("cell")?;
                Some(vec![Claim::Digits(Cells::of(cell), position.candidates(cell))])
            }
            "forcing_same" => {
                self.supposed.clear();
                self.outcomes.extend(self.latest.take());
                let (&first, others) = self.outcomes.split_first()?;
                let is_same = others.iter().all(|&other| other == first);
                Some(vec![
                    Claim::Fact(is_same, "each case ends with the same outcome"),
                    Claim::follows(vec![first]),
                ])
            }
            "suppose" | "suppose_also" => {
                if id == "suppose" {
                    self.supposed.clear();
                    self.written.clear();
                    self.refuted.clear();
                    #[cfg(feature = "clues")]
                    self.ruled_out.clear();
                    self.outcomes.extend(self.latest.take());
                }
                let at = at()?;
                self.latest = Some((at, true));
                self.first = Some(at.into());
                self.supposed.push(at);
                self.written.push(at);
                Some(vec![Claim::Fact(position.has(at), "the candidate is there")])
            }
            "forced_in_cell" | "then_no_candidate" => {
                let cell = said.cell("cell")?;
                let left = if id == "forced_in_cell" { Some(said.digit("digit")?) } else { None };
                let others =
                    left.map_or(position.candidates(cell), |digit| position.candidates(cell).without(digit));
                let written = left.map(|digit| Candidate::new(cell, digit));
                let out = others.iter().map(|digit| Candidate::new(cell, digit));
                let out: Vec<Candidate> = out.filter(|out| !self.refuted.contains(out)).collect();
                let digits: DigitSet = out.iter().map(|out| out.digit).collect();
                let is_told = said.digits("digits").is_none_or(|told| told == digits)
                    && self.are_ruled_out(out.into_iter(), said, known);
                let told = Claim::Fact(is_told, "these cells rule out the digits");
                Some(vec![told, self.forced(written, known.of_cell(cell))])
            }
            "forced_in_house" | "then_no_place" => {
                let (digit, house) = (said.digit("digit")?, said.house("house")?);
                let cell = if id == "forced_in_house" { Some(said.cell("cell")?) } else { None };
                let places: Cells = position.cells_in(digit, house).collect();
                let written = cell.map(|cell| Candidate::new(cell, digit));
                let others = Candidate::each(digit, places).filter(|out| Some(out.cell) != cell);
                let out = others.filter(|out| !self.refuted.contains(out));
                let told =
                    Claim::Fact(self.are_ruled_out(out, said, known), "these cells rule out the places");
                Some(vec![told, self.forced(written, known.of_house(digit, house))])
            }
            "forced_not" => {
                self.latest = Some((at()?, false));
                let clause = self.under(vec![(at()?, false)]);
                Some(vec![Claim::follows(clause)])
            }
            _ => None,
        }
    }

    /// What is forced while something is supposed. A contradiction ends the last supposition.
    pub(super) fn forced(&mut self, written: Option<Candidate>, by: Clause) -> Claim {
        let clause = written.map(|at| (at, true)).into_iter().collect();
        let claim = Claim::Follows(self.under(clause), vec![by]);
        match written {
            Some(written) => {
                self.written.push(written);
                self.latest = Some((written, true));
            }
            None => {
                if let Some(last) = self.supposed.pop() {
                    let from = self.written.iter().position(|&at| at == last);
                    self.written.truncate(from.unwrap_or_default());
                    #[cfg(feature = "clues")]
                    self.ruled_out.retain(|(depth, _)| *depth <= self.supposed.len());
                }
            }
        }
        claim
    }

    /// Whether the digits that are then in the cells `from` rule out all these candidates, and each of the
    /// cells rules out one.
    fn are_ruled_out(&self, out: impl Iterator<Item = Candidate>, said: Said, known: &Known) -> bool {
        let position = known.position;
        let from = said.cells("from").unwrap_or_default();
        let written: Vec<Candidate> =
            self.written.iter().filter(|at| from.contains(at.cell)).copied().collect();
        let mut useful = Cells::EMPTY;
        for out in out {
            let sources = written.iter().filter(|&&at| excludes(position, at, out));
            let sources: Vec<Cell> = sources.map(|at| at.cell).collect();
            if sources.is_empty() {
                return false;
            }
            useful |= sources.into_iter().collect();
        }
        from.is_subset(useful) && said.number("count") == Some(from.len())
    }
}
