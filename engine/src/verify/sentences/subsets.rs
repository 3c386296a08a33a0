//! Locked candidates, and cells that use up digits.

use super::super::claim::Claim;
use super::super::known::Known;
use super::super::said::Said;
use super::{Claims, Memory, Part};
use crate::human::{Candidate, Cells, Ground, Node};
use crate::{Cell, DigitSet};

impl Memory {
    pub(super) fn subsets(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        let ground = position.ground();
        let of_digits = |cells: Cells, digits: DigitSet| -> Vec<Vec<Candidate>> {
            digits
                .iter()
                .map(|digit| Candidate::each(digit, cells & position.cells_of(digit)).collect())
                .collect()
        };
        match id {
            "locked_places" | "empty_rectangle_box" => {
                let (digit, house, cells) =
                    (said.digit("digit")?, said.house("house")?, said.cells("cells")?);
                (self.house, self.cells) = (Some(house), cells);
                let crosses = |cell: Cell| {
                    let [row, column] = [ground.row(cell), ground.side() + ground.column(cell)];
                    (cells - ground.house(row)).is_subset(ground.house(column))
                };
                let is_cross = ground.all_cells().into_iter().any(crosses) || id == "locked_places";
                let fact = Claim::Fact(is_cross, "the cells lie in one row and one column");
                Some(vec![fact, Claim::Places(digit, house, cells)])
            }
            "locked_elsewhere" => {
                let house = said.house("house")?;
                Some(vec![Claim::Fact(
                    self.cells.is_subset(ground.house(house)),
                    "the cells lie in the house",
                )])
            }
            "locked_seen" => {
                let [from, to] = [self.cells, said.cells("cells")?];
                let node = |cells| Some(Node { digit: said.digit("digit")?, cells });
                let fact = Claim::Fact(said.house("house") == self.house, "the house is that of the places");
                Some(vec![fact, Claim::Excludes(node(from)?, node(to)?, None)])
            }
            "naked_subset_cells" => {
                let (cells, digits) = (said.cells("cells")?, said.digits("digits")?);
                self.sets.push(Part { cells, digits });
                let is_even =
                    [cells.len(), digits.len()].iter().all(|&count| said.number("count") == Some(count));
                Some(vec![
                    Claim::Fact(is_even, "there are as many cells as digits"),
                    Claim::Digits(cells, digits),
                ])
            }
            "naked_subset_elsewhere" => {
                let (digits, houses) = (said.digits("digits")?, said.houses("houses")?);
                let set = self.sets.last().filter(|set| set.digits == digits)?;
                let are_within = houses.into_iter().all(|house| set.cells.is_subset(ground.house(house)));
                let needs = known.of_cells(set.cells);
                let rooms = of_digits(set.cells, digits);
                let fact = Claim::Fact(are_within, "the cells lie in the houses");
                Some(vec![fact, Claim::Counted { needs, rooms, spare: Vec::new() }])
            }
            "hidden_subset_places" => {
                let (cells, digits) = (said.cells("cells")?, said.digits("digits")?);
                let house = said.houses("houses")?.single()?;
                self.sets.push(Part { cells, digits });
                self.house = Some(house);
                let is_even =
                    [cells.len(), digits.len()].iter().all(|&count| said.number("count") == Some(count));
                let of = |digit| position.cells_in(digit, house).collect::<Cells>();
                let all = digits.iter().fold(Cells::EMPTY, |all, digit| all | of(digit));
                let mut claims = vec![
                    Claim::Fact(is_even, "there are as many cells as digits"),
                    Claim::Fact(all == cells, "the cells are the places of the digits"),
                ];
                claims.extend(digits.iter().map(|digit| Claim::Places(digit, house, of(digit))));
                Some(claims)
            }
            "hidden_subset_nothing_else" => {
                let (set, house) = (*self.sets.last()?, self.house?);
                let needs = set.digits.iter().map(|digit| known.of_house(digit, house)).collect();
                let room = |cell| set.digits.iter().map(move |digit| Candidate::new(cell, digit));
                let room = |cell| room(cell).filter(|&at| position.has(at)).collect();
                Some(vec![Claim::Counted {
                    needs,
                    rooms: set.cells.into_iter().map(room).collect(),
                    spare: Vec::new(),
                }])
            }
            _ => None,
        }
    }
}
