//! Digits that have too little room: exocets, and cells counted against their digits.

use super::super::claim::Claim;
use super::super::known::{Known, one_of};
use super::super::said::Said;
use super::{Claims, Memory};
use crate::human::{Candidate, Cells, Ground};
use crate::{Cell, Digit};

impl Memory {
    pub(super) fn exocet(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        match id {
            "exocet_base" => {
                (self.cells, self.digits) = (said.cells("cells")?, said.digits("digits")?);
                let is_pair =
                    self.cells.len() == 2 && !position.ground().common_houses(self.cells).is_empty();
                return Some(vec![
                    Claim::Fact(is_pair, "two cells of a house"),
                    Claim::Digits(self.cells, self.digits),
                ]);
            }
            "exocet_room" | "exocet_inside" => {
                let (lines, boxes) = (said.houses("lines")?, said.houses("boxes")?);
                let fact = Claim::Fact(lines.len() == 3 && boxes.len() == 3, "three lines and three boxes");
                let room = |digit| Claim::Room { digit, lines, boxes };
                return Some([fact].into_iter().chain(self.digits.iter().map(room)).collect());
            }
            "exocet_targets" | "exocet_same" | "exocet_missing" => {}
            _ => return None,
        }
        let (base, targets) = (said.cells("base")?, said.cells("targets")?);
        let falls = |digit: Digit, cells: Cells| Candidate::each(digit, cells & position.cells_of(digit));
        let mut claims = Vec::new();
        match id {
            "exocet_targets" => {
                let (line, companions) = (said.house("line")?, said.cells("companions")?);
                let lacks = |cell| match position.digit(cell) {
                    Some(held) => !self.digits.contains(held),
                    None => (position.candidates(cell) & self.digits).is_empty(),
                };
                let is_so =
                    base.is_subset(position.ground().house(line)) && companions.into_iter().all(lacks);
                claims.push(Claim::Fact(
                    is_so,
                    "the base lies in the line, and the companions lack its digits",
                ));
                for digit in self.digits {
                    for at in falls(digit, base) {
                        let clause =
                            [vec![(at, false)], one_of(digit, targets & position.cells_of(digit))].concat();
                        claims.push(Claim::follows(clause));
                    }
                }
            }
            "exocet_same" => {
                // The ways to fill base and targets with the same two digits, in either order.
                let cells: Vec<Cell> = base.into_iter().chain(targets).collect();
                let &[a, b, c, d] = &cells[..] else { return None };
                let pairs = position.candidates(a).iter().flat_map(|one| {
                    position.candidates(b).without(one).iter().map(move |other| (one, other))
                });
                let ways: Vec<[Candidate; 4]> = pairs
                    .flat_map(|(one, other)| [[one, other, one, other], [one, other, other, one]])
                    .map(|[x, y, z, w]| {
                        [(a, x), (b, y), (c, z), (d, w)].map(|(cell, digit)| Candidate::new(cell, digit))
                    })
                    .filter(|way| way.iter().all(|&at| position.has(at)))
                    .collect();
                for at in position.candidates_of(position.candidates_in(base | targets), base | targets) {
                    if !ways.iter().any(|way| way.contains(&at)) {
                        claims.push(Claim::ByCases(vec![(at, false)], base));
                    }
                }
            }
            _ => {
                let digits = said.digits("digits")?;
                let is_missing = (position.candidates_in(targets) & digits).is_empty();
                claims.push(Claim::Fact(is_missing, "the targets lack the digits"));
                let gone = digits.iter().flat_map(|digit| falls(digit, base));
                claims.extend(gone.map(|at| Claim::follows(vec![(at, false)])));
            }
        }
        Some(claims)
    }

    pub(super) fn counts(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        let ground = position.ground();
        match id {
            "counted_cells" => {
                self.cells = said.cells("cells")?;
                let is_so =
                    self.cells.is_subset(position.empty()) && said.number("count") == Some(self.cells.len());
                Some(vec![Claim::Fact(is_so, "the cells are empty, and as many as the sentence says")])
            }
            "counted_digit" => {
                let (digit, houses) = (said.digit("digit")?, said.houses("houses")?);
                self.counts.push((digit, houses));
                let is_so = (self.cells & position.cells_of(digit)).is_subset(ground.cells(houses));
                Some(vec![Claim::Fact(
                    is_so && said.number("count") == Some(houses.len()),
                    "the places of the digit lie in these houses",
                )])
            }
            "counted_sum" => {
                let mut rooms: Vec<Vec<Candidate>> = Vec::new();
                for &(digit, houses) in &self.counts {
                    let own = |house| self.cells & ground.house(house) & position.cells_of(digit);
                    rooms
                        .extend(houses.into_iter().map(|house| Candidate::each(digit, own(house)).collect()));
                }
                let needs = known.of_cells(self.cells);
                let fact = Claim::Fact(said.number("count") == Some(rooms.len()), "the counts add up");
                Some(vec![fact, Claim::Counted { needs, rooms, spare: Vec::new() }])
            }
            _ => None,
        }
    }
}
