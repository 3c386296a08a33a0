//! Singles: why a digit or a cell has nothing else left.

use super::super::claim::{Claim, is_taken_by};
use super::super::known::Known;
use super::super::said::Said;
use super::{Claims, Memory};
use crate::human::{Candidate, Cells, Ground};
use crate::{Cell, Digit, DigitSet};

impl Memory {
    pub(super) fn singles(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        let ground = position.ground();
        match id {
            "full_house_cell" => {
                let (cell, house) = (said.cell("cell")?, said.house("house")?);
                let open = ground.house(house) & position.empty();
                (self.house, self.cells) = (Some(house), open);
                Some(vec![Claim::Fact(
                    open == Cells::of(cell),
                    "the cell is the only empty one of the house",
                )])
            }
            "full_house_digit" => {
                let (digit, house) = (said.digit("digit")?, self.house?);
                let held = ground.house(house).into_iter().filter_map(|cell| position.digit(cell)).collect();
                let missing = DigitSet::full(ground.side()) - held;
                let at = Candidate::new(self.cells.single()?, digit);
                let fact = Claim::Fact(missing == DigitSet::of(digit), "the digit is the only missing one");
                Some(vec![fact, Claim::Follows(vec![(at, true)], vec![known.of_house(digit, house)])])
            }
            "hidden_single_where" => {
                self.house = Some(said.house("house")?);
                Some(Vec::new())
            }
            "hidden_single_seen" => {
                let (digit, cells, house) = (said.digit("digit")?, said.cells("cells")?, self.house?);
                let holds = cells.into_iter().all(|cell| position.digit(cell) == Some(digit));
                let open = ground.house(house) & position.empty();
                let seen = |cell: &Cell| {
                    ground
                        .houses_of(*cell)
                        .meets(cells.into_iter().flat_map(|held| ground.houses_of(held)).collect())
                };
                self.gone.extend(Candidate::each(digit, open.into_iter().filter(seen)));
                Some(vec![Claim::Fact(
                    holds && said.house("house") == Some(house) && said.number("count") == Some(cells.len()),
                    "the cells hold the digit",
                )])
            }
            "hidden_single_ruled_out" => {
                Some(vec![self.ruled_out(said.digits("digit")?, said.cells("cells")?, known)])
            }
            "naked_single_ruled_out" => {
                Some(vec![self.ruled_out(said.digits("digits")?, said.cells("cell")?, known)])
            }
            "naked_single_sees" => {
                let (cell, digits) = (said.cell("cell")?, said.digits("digits")?);
                let seen = |digit: &Digit| {
                    let mates = ground.cells(ground.houses_of(cell)).without(cell).into_iter();
                    mates.into_iter().any(|mate| position.digit(mate) == Some(*digit))
                };
                self.gone.extend(digits.iter().map(|digit| Candidate::new(cell, digit)));
                Some(vec![Claim::Fact(digits.iter().all(|digit| seen(&digit)), "the cell sees the digits")])
            }
            "taken_by_rule" | "never_by_rule" => {
                let (digits, cells) = (said.digits("digits")?, said.cells("cells")?);
                let reason = said.messages("reason")?.first()?.message;
                let mut claims = Vec::new();
                let from = said.cells("from").unwrap_or_default();
                let out = cells.into_iter().flat_map(|cell| digits.iter().map(move |digit| (cell, digit)));
                let out: Vec<Candidate> = out
                    .map(|(cell, digit)| Candidate::new(cell, digit))
                    .filter(|&out| is_taken_by(known, out, from, reason))
                    .collect();
                let is_named = |cell: Cell| out.iter().any(|out| out.cell == cell);
                let is_told = |digit: Digit| out.iter().any(|out| out.digit == digit);
                let all = cells.into_iter().all(is_named) && digits.iter().all(is_told);
                claims.push(Claim::Fact(all, "the rule takes these candidates"));
                self.gone.extend(out);
                Some(claims)
            }
            "hidden_single_left" => {
                let (cell, digit, house) = (said.cell("cell")?, said.digit("digit")?, self.house?);
                let open = (ground.house(house) & position.empty()).without(cell);
                let is_gone = |cell: Cell| self.gone.contains(&Candidate::new(cell, digit));
                let fact = Claim::Fact(
                    open.into_iter().all(is_gone),
                    "the proof accounts for every other cell of the house",
                );
                let at = (Candidate::new(cell, digit), true);
                Some(vec![fact, Claim::Follows(vec![at], vec![known.of_house(digit, house)])])
            }
            "naked_single_left" => {
                let (cell, digit) = (said.cell("cell")?, said.digit("digit")?);
                let others = DigitSet::full(ground.side()).without(digit);
                let is_gone = |digit: Digit| self.gone.contains(&Candidate::new(cell, digit));
                let fact =
                    Claim::Fact(others.iter().all(is_gone), "the proof accounts for every other digit");
                let at = (Candidate::new(cell, digit), true);
                Some(vec![fact, Claim::Follows(vec![at], vec![known.of_cell(cell)])])
            }
            _ => None,
        }
    }

    fn ruled_out(&mut self, digits: DigitSet, cells: Cells, known: &Known) -> Claim {
        let all = cells.into_iter().flat_map(|cell| digits.iter().map(move |digit| (cell, digit)));
        let all: Vec<Candidate> = all.map(|(cell, digit)| Candidate::new(cell, digit)).collect();
        let is_out = all.iter().all(|&at| !known.position.has(at) && known.position.digit(at.cell).is_none());
        self.gone.extend(all);
        Claim::Fact(is_out, "the candidates are gone")
    }
}
