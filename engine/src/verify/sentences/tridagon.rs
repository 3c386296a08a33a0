//! Three digits in twelve cells of four boxes.

use super::super::claim::Claim;
use super::super::known::{Clause, Known};
use super::super::said::Said;
use super::medusa::listed;
use super::{Claims, Memory, Part};
use crate::Cell;
use crate::human::{Candidate, Cells, Ground, Houses};

impl Memory {
    pub(super) fn tridagon(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        let ground = position.ground();
        if id == "tridagon_cells" {
            let (cells, digits) = (said.cells("cells")?, said.digits("digits")?);
            self.extras = listed(said, "guardians")?;
            self.sets.push(Part { cells, digits });
            let others = position.candidates_in(cells) - digits;
            let all: Vec<Candidate> = position.candidates_of(others, cells).collect();
            let is_each = all.len() == self.extras.len() && all.iter().all(|at| self.extras.contains(at));
            let fact = Claim::Fact(is_each && digits.len() == 3, "the cells have no other candidates");
            let digits = |cell| Claim::Digits(Cells::of(cell), position.candidates(cell));
            return Some([fact].into_iter().chain(cells.into_iter().map(digits)).collect());
        }
        let set = *self.sets.last()?;
        let guardians = || self.extras.iter().map(|&at| (at, true));
        // The three cells of a box, from left to right.
        let read = |house: usize| -> Option<[Cell; 3]> {
            let mut cells: Vec<Cell> = (set.cells & ground.house(house)).into_iter().collect();
            cells.sort_by_key(|&cell| ground.column(cell));
            cells.try_into().ok()
        };
        let rises = |house: usize| -> Option<bool> {
            let [a, b, c] = read(house)?.map(|cell| ground.row(cell));
            Some([a > b, a > c, b > c].iter().filter(|&&is_above| is_above).count() % 2 == 1)
        };
        let pair =
            |houses: Houses| -> Option<[usize; 2]> { houses.into_iter().collect::<Vec<_>>().try_into().ok() };
        // That both boxes go the same way, or opposite ways.
        let goes = |[one, other]: [usize; 2], is_same: bool| -> Claims {
            let ([one, other], mut claims) = ([read(one)?, read(other)?], Vec::new());
            for start in set.digits {
                for next in set.digits.without(start) {
                    let last = set.digits.without(start).without(next).single()?;
                    let circle = [start, next, last];
                    for at in 0..3 {
                        let step = if is_same { 1 } else { 2 };
                        let order = [at, at + step, at + 2 * step].map(|at| circle[at % 3]);
                        let held = [(one[0], start), (one[1], next), (other[0], order[0])];
                        let held = held.map(|(cell, digit)| (Candidate::new(cell, digit), false));
                        for (cell, digit) in [(other[1], order[1]), (other[2], order[2])] {
                            let then = (Candidate::new(cell, digit), true);
                            let clause: Clause = held.into_iter().chain([then]).chain(guardians()).collect();
                            claims.push(Claim::follows(clause));
                        }
                    }
                }
            }
            Some(claims)
        };
        match id {
            "tridagon_orders" => {
                let boxes = said.houses("boxes")?;
                let are_apart = |house: usize| {
                    let cells = read(house)?;
                    let rows = cells.map(|cell| ground.row(cell));
                    let is_apart = |lines: [usize; 3]| {
                        lines[0] != lines[1] && lines[0] != lines[2] && lines[1] != lines[2]
                    };
                    Some(is_apart(rows) && is_apart(cells.map(|cell| ground.column(cell))))
                };
                let is_so = boxes.len() == 4 && boxes.into_iter().all(|house| are_apart(house) == Some(true));
                Some(vec![Claim::Fact(is_so, "each box has three cells in different rows and columns")])
            }
            "tridagon_columns" => {
                let (first, second) = (pair(said.houses("first")?)?, pair(said.houses("second")?)?);
                Some([goes(first, true)?, goes(second, true)?].into_iter().flatten().collect())
            }
            "tridagon_rows" => {
                let (same, opposite) = (pair(said.houses("same")?)?, pair(said.houses("opposite")?)?);
                let is_same = |[one, other]: [usize; 2]| Some(rises(one)? == rises(other)?);
                let fact = Claim::Fact(
                    is_same(same)? && !is_same(opposite)?,
                    "the cells of two boxes slope the same way, and those of the others do not",
                );
                let both = [goes(same, true)?, goes(opposite, false)?];
                Some([fact].into_iter().chain(both.into_iter().flatten()).collect())
            }
            "tridagon_guardians" => {
                let told = listed(said, "guardians")?;
                let is_each =
                    told.len() == self.extras.len() && told.iter().all(|at| self.extras.contains(at));
                // Two cells of a box give its order, and a cell of each other box then gives all of that box.
                let mut cases = Cells::EMPTY;
                for house in ground.boxes().filter(|&house| ground.house(house).meets(set.cells)) {
                    let [first, second, _] = read(house)?;
                    if cases.is_empty() {
                        cases.insert(second);
                    }
                    cases.insert(first);
                }
                Some(vec![
                    Claim::Fact(is_each, "these are the other candidates of the cells"),
                    Claim::ByCases(guardians().collect(), cases),
                ])
            }
            _ => None,
        }
    }
}
