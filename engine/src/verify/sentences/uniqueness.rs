//! Patterns that would have two solutions.

use super::super::claim::Claim;
use super::super::known::{Clause, Known};
use super::super::said::Said;
use super::{Claims, Memory};
use crate::DigitSet;
use crate::human::{Candidate, Cells, Ground};

impl Memory {
    /// What would have two solutions.
    pub(super) fn deadly(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        if !["rectangle_deadly", "avoidable_deadly", "extended_deadly"].contains(&id) {
            return None;
        }
        (self.cells, self.digits) = (said.cells("cells")?, said.digits("digits")?);
        let mut claims = vec![Claim::Deadly(self.cells, self.digits)];
        if id == "extended_deadly" {
            let (lines, count) = (said.houses("lines")?, self.digits.len());
            let is_full = |line| (known.position.ground().house(line) & self.cells).len() == count;
            let is_all = lines.len() * count == self.cells.len() && lines.into_iter().all(is_full);
            claims.push(Claim::Fact(is_all, "each line has as many of the cells as digits"));
        }
        Some(claims)
    }

    pub(super) fn uniqueness(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        match id {
            "rectangle_corner" | "avoidable_corner" => {
                let cell = said.cell("cell")?;
                let others = self.cells.without(cell);
                let fact = match id {
                    "avoidable_corner" => !others.meets(position.empty()),
                    _ => position.candidates_in(others).is_subset(self.digits),
                };
                let extra = position.candidates(cell) - self.digits;
                let clause = extra.iter().map(|digit| (Candidate::new(cell, digit), true)).collect();
                Some(vec![Claim::Fact(fact, "the others hold nothing else"), Claim::follows(clause)])
            }
            "rectangle_subset" => {
                let (roof, extra) = (said.cells("cells")?, said.digits("extra")?);
                let (subset, digits) = (said.cells("subset")?, said.digits("digits")?);
                let is_extra = if self.extras.is_empty() {
                    position.candidates_in(roof) - self.digits == extra && roof.is_subset(self.cells)
                } else {
                    self.extras.iter().map(|at| at.digit).collect::<DigitSet>() == extra
                        && self.extras.iter().map(|at| at.cell).collect::<Cells>() == roof
                };
                let inside = position.candidates_in(subset);
                let is_even = digits == inside | extra && digits.len() == subset.len() + 1;
                let some = Candidate::each;
                let clause: Clause = extra
                    .iter()
                    .flat_map(|digit| some(digit, roof & position.cells_of(digit)))
                    .map(|at| (at, true))
                    .collect();
                let needs = known.of_cells(subset).into_iter().chain([clause.clone()]).collect();
                let of_roof = |digit| if extra.contains(digit) { roof } else { Cells::EMPTY };
                let own = |digit| some(digit, (subset | of_roof(digit)) & position.cells_of(digit)).collect();
                Some(vec![
                    Claim::Fact(is_extra && is_even, "there are as many cells as digits"),
                    Claim::Digits(subset, inside),
                    Claim::follows(clause),
                    Claim::Counted { needs, rooms: digits.iter().map(own).collect(), spare: Vec::new() },
                ])
            }
            "rectangle_side" => {
                let (digit, others, house) =
                    (said.digit("digit")?, said.digits("others")?, said.house("house")?);
                let (roof, digits) = (said.cells("cells")?, said.digits("digits")?);
                let is_all = digits == self.digits && others == digits.without(digit);
                let mut claims = vec![
                    Claim::Fact(is_all, "these are the digits of the pattern"),
                    Claim::Places(digit, house, roof),
                ];
                let wrong = others.iter().flat_map(|other| Candidate::each(other, roof));
                let wrong = wrong.filter(|&at| position.has(at));
                claims.extend(wrong.map(|at| Claim::follows(vec![(at, false)])));
                Some(claims)
            }
            "rectangle_diagonal" => {
                let (digit, roof, lines) =
                    (said.digit("digit")?, said.cells("cells")?, said.houses("lines")?);
                let of = |line| position.cells_in(digit, line).collect();
                let mut claims: Vec<Claim> =
                    lines.into_iter().map(|line| Claim::Places(digit, line, of(line))).collect();
                claims.push(Claim::Fact(
                    lines.into_iter().all(|line| of(line).is_subset(self.cells)),
                    "the lines have no other place for the digit",
                ));
                let wrong = Candidate::each(digit, roof);
                claims.extend(wrong.map(|at| Claim::follows(vec![(at, false)])));
                Some(claims)
            }
            "rectangle_tied" => {
                let (cell, digit, other) = (said.cell("cell")?, said.digit("digit")?, said.digit("other")?);
                let (beside, lines) = (said.cells("beside")?, said.houses("lines")?);
                let supposed = Candidate::new(cell, other);
                let of = |line| position.cells_in(digit, line).collect::<Cells>();
                let mut claims: Vec<Claim> =
                    lines.into_iter().map(|line| Claim::Places(digit, line, of(line))).collect();
                let forced = Candidate::each(digit, beside).map(|at| vec![(supposed, false), (at, true)]);
                claims.extend(forced.map(Claim::follows));
                let opposite = said.cell("opposite")?;
                let is_pair = position.candidates(opposite).is_subset(self.digits);
                let is_all = beside.with(cell).with(opposite) == self.cells;
                claims.push(Claim::Fact(is_pair && is_all, "the opposite corner has only the two digits"));
                claims.push(Claim::follows(vec![(supposed, false)]));
                Some(claims)
            }
            _ => None,
        }
    }

    /// A bivalue universal grave.
    pub(super) fn grave(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        match id {
            "bug_cells" => {
                let others = position.empty() - said.cells("cells")?;
                let is_two = others.into_iter().all(|cell| position.candidates(cell).len() == 2);
                Some(vec![Claim::Fact(is_two, "every other cell has two candidates")])
            }
            "bug_three_places" => {
                let (digit, houses) = (said.digit("digit")?, said.houses("houses")?);
                let is_three = |house| position.cells_in(digit, house).count() == 3;
                Some(vec![Claim::Fact(houses.into_iter().all(is_three), "the digit has three places")])
            }
            "bug_two_solutions" => {
                Some(vec![Claim::Grave(vec![Candidate::new(said.cell("cell")?, said.digit("digit")?)])])
            }
            "bug_one_solution" => {
                let at = Candidate::new(said.cell("cell")?, said.digit("digit")?);
                Some(vec![Claim::follows(vec![(at, true)])])
            }
            "bug_extra" => {
                let (digit, cells) = (said.digit("digit")?, said.cells("cells")?);
                self.extras.extend(Candidate::each(digit, cells));
                Some(vec![Claim::Fact(cells.is_subset(position.cells_of(digit)), "the cells have the digit")])
            }
            "bug_without_extras" => Some(vec![Claim::Grave(self.extras.clone())]),
            "bug_side" => {
                let (digit, house, cells) =
                    (said.digit("digit")?, said.house("house")?, said.cells("cells")?);
                let is_other = |at: &Candidate| at.digit != digit && !self.extras.contains(at);
                let each = cells.into_iter().flat_map(|cell| {
                    position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit))
                });
                let mut claims = vec![Claim::Places(digit, house, cells)];
                claims.extend(each.filter(is_other).map(|at| Claim::follows(vec![(at, false)])));
                Some(claims)
            }
            _ => None,
        }
    }
}
