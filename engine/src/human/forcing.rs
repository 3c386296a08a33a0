//! The consequences of supposing a candidate, as a list of digits that must then be written, each
//! with its reason. The list ends when nothing more follows or something is impossible. There
//! are two ways to follow:
//!
//! - [`Way::Chains`]: every inference rests on one earlier inference. A cell or a digit of a
//!   house has two options left *before* anything is supposed.
//! - [`Way::Nets`]: an inference may rest on any number of earlier ones. A cell or a digit of a
//!   house has one option left.
//!
//! The list holds digits only. When a step is explained, which is rare, `forcing_proof` finds the
//! earlier entries that an entry rests on.

use super::candidate::Candidate;
use super::ground::{Ground, Set};
use super::position::Position;
use super::singles::{Impossible, Reason, Singles};
use crate::Cell;
use crate::human::order::sort_by;

/// Maximum number of digits that all suppositions of a search write together, on boards with more
/// than nine digits.
const LARGE_BOARD: usize = 100_000;

/// How to follow consequences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Each inference rests on one earlier one.
    Chains,
    /// Inferences may rest on many earlier ones.
    Nets,
}

/// The consequences of one candidate.
pub struct Consequences<G: Ground> {
    /// The digits to write, in order of deduction. The supposed candidate comes first.
    pub written: Vec<(Candidate, Reason)>,
    /// For each digit, the cells where it is then false.
    pub ruled_out: G::PerDigit<G::Cells>,
    /// The contradiction, if there is one.
    pub impossible: Option<Impossible>,
}

/// Follows candidates of one position.
pub struct Follower<'a, G: Ground> {
    position: &'a Position<G>,
    /// Where nets start.
    singles: Option<Singles<G>>,
}

impl<'a, G: Ground> Follower<'a, G> {
    /// Prepares for a position.
    pub fn new(position: &'a Position<G>, way: Way) -> Self {
        Self { position, singles: (way == Way::Nets).then(|| Singles::new(position)) }
    }

    /// The consequences if a candidate is true.
    pub fn follow(&self, supposed: Candidate) -> Consequences<G> {
        let mut found = Consequences {
            written: vec![(supposed, Reason::Supposed)],
            ruled_out: self.position.ground().per_digit(G::Cells::EMPTY),
            impossible: None,
        };
        match &self.singles {
            Some(singles) => self.along_nets(singles.clone(), &mut found),
            None => self.along_chains(&mut found),
        }
        found
    }

    /// The consequences of every candidate, up to the limit of large boards.
    pub fn follow_all(&self) -> impl Iterator<Item = (Candidate, Consequences<G>)> {
        let mut left = self.position.ground().limit(LARGE_BOARD);
        few_first(self.position).map_while(move |candidate| {
            let consequences = (left > 0).then(|| self.follow(candidate))?;
            left = left.saturating_sub(consequences.written.len());
            Some((candidate, consequences))
        })
    }

    /// Each entry rules out the candidates that it sees. If one of two options is ruled out, the
    /// other is true.
    fn along_chains(&self, found: &mut Consequences<G>) {
        let mut known = found.digits_written(self.position.ground());
        let mut at = 0;
        while let Some(&(on, _)) = found.written.get(at) {
            at += 1;
            self.position.each_excluded(on, |out| {
                if found.is_ruled_out(out) {
                    return;
                }
                found.ruled_out[out.digit.index()].insert(out.cell);
                self.each_partner(out, |next| {
                    let cells = &mut known[next.digit.index()];
                    if !cells.contains(next.cell) {
                        cells.insert(next.cell);
                        found.written.push((next, self.reason(out, next)));
                    }
                });
            });
        }
        found.impossible = self.first_impossible(found);
    }

    /// Calls back with each candidate that is true if this one is false: digit by digit, each in
    /// board order.
    fn each_partner(&self, out: Candidate, found: impl FnMut(Candidate)) {
        let (position, ground) = (self.position, self.position.ground());
        let mut cells = G::Cells::EMPTY;
        ground.each_place(out.cell, |house, place| {
            let others = position.places(out.digit, house) & !(1 << place);
            if others.is_power_of_two() {
                cells.insert(ground.cell_at(house, others.trailing_zeros() as usize));
            }
        });
        let other = position.candidates(out.cell).without(out.digit).single();
        let in_cell = |is_it: bool| other.filter(|&digit| (digit < out.digit) == is_it);
        let in_cell = |is_it: bool| in_cell(is_it).map(|digit| Candidate::new(out.cell, digit));
        in_cell(true)
            .into_iter()
            .chain(Candidate::each(out.digit, cells))
            .chain(in_cell(false))
            .for_each(found);
    }

    /// Why `next` is true if `out` is false: they are the only options of a cell or a house.
    fn reason(&self, out: Candidate, next: Candidate) -> Reason {
        if out.cell == next.cell {
            return Reason::Cell;
        }
        let ground = self.position.ground();
        let houses = ground.houses_of(out.cell) & ground.houses_of(next.cell);
        let is_it = |&house: &usize| self.position.places(out.digit, house).count_ones() == 2;
        houses.into_iter().find(is_it).map_or(Reason::Cell, Reason::House)
    }

    fn first_impossible(&self, found: &Consequences<G>) -> Option<Impossible> {
        let (position, ground) = (self.position, self.position.ground());
        let cell = position.empty().into_iter().find(|&cell| {
            position.candidates(cell).iter().all(|digit| found.is_ruled_out(Candidate::new(cell, digit)))
        });
        cell.map(Impossible::Cell).or_else(|| {
            let digits = ground.digits().filter(|digit| !found.ruled_out[digit.index()].is_empty());
            digits.into_iter().find_map(|digit| {
                let left = position.cells_of(digit) - found.ruled_out[digit.index()];
                (0..ground.house_count())
                    .find(|&house| position.places(digit, house) != 0 && !left.meets(ground.house(house)))
                    .map(|house| Impossible::House(digit, house))
            })
        })
    }

    /// Follows singles.
    fn along_nets(&self, mut singles: Singles<G>, found: &mut Consequences<G>) {
        singles.place(found.written[0].0);
        found.impossible = singles.write(|candidate, reason| found.written.push((candidate, reason)));
        for digit in self.position.ground().digits() {
            found.ruled_out[digit.index()] =
                self.position.cells_of(digit) - singles.position().cells_of(digit);
        }
        for &(candidate, _) in &found.written {
            found.ruled_out[candidate.digit.index()].remove(candidate.cell);
        }
    }
}

impl<G: Ground> Consequences<G> {
    /// Whether the candidate is then false.
    fn is_ruled_out(&self, candidate: Candidate) -> bool {
        self.ruled_out[candidate.digit.index()].contains(candidate.cell)
    }

    /// For each digit, the cells where it must be written.
    pub fn digits_written(&self, ground: G) -> G::PerDigit<G::Cells> {
        let mut cells = ground.per_digit(G::Cells::EMPTY);
        for (candidate, _) in &self.written {
            cells[candidate.digit.index()].insert(candidate.cell);
        }
        cells
    }
}

/// All candidates. Cells with few of them come first.
pub fn few_first<G: Ground>(position: &Position<G>) -> impl Iterator<Item = Candidate> {
    let mut cells: Vec<Cell> = position.empty().into_iter().collect();
    sort_by(&mut cells, |&cell| position.candidates(cell).len());
    let of = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
    cells.into_iter().flat_map(of)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Digit, Grid};

    #[test]
    fn other_digits_that_a_rule_keeps_apart_are_ruled_out() {
        let board = "9x9+non-consecutive".parse().unwrap();
        let position = Position::wide(&Grid::empty(board));
        let at =
            |column, digit| Candidate::new(position.ground().cell_at(0, column), Digit::from_index(digit));
        for way in [Way::Chains, Way::Nets] {
            let consequences = Follower::new(&position, way).follow(at(0, 4));
            let is_ruled_out = |column, digit| consequences.is_ruled_out(at(column, digit));
            assert!(is_ruled_out(1, 3) && is_ruled_out(1, 5) && is_ruled_out(0, 3) && is_ruled_out(8, 4));
            assert!(!is_ruled_out(1, 2) && !is_ruled_out(2, 3) && !is_ruled_out(0, 4));
        }
    }
}
