//! A position in which one single after the other is written, until none is left or something is
//! impossible. It keeps a list of its singles, so the next one takes no search.
//!
//! The order is fixed, since it decides what proofs say: naked singles in board order, then hidden
//! singles by digit and house.

use super::candidate::Candidate;
use super::ground::{Ground, Set};
use super::position::Position;
use crate::{Cell, Digit, DigitSet};

/// The reason for a digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The candidate is supposed.
    Supposed,
    /// Its cell has no other candidate left.
    Cell,
    /// A house has no other place for the digit.
    House(usize),
    /// The candidate is false: it leads to something impossible.
    Refuted,
}

/// A contradiction. Of several, the proof ends with the least one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Impossible {
    /// A cell has no candidate left.
    Cell(Cell),
    /// A digit has no place left in a house.
    House(Digit, usize),
}

/// A position with a list of its singles.
#[derive(Clone)]
pub struct Singles<G: Ground> {
    position: Position<G>,
    /// The empty cells with one candidate.
    naked: G::Cells,
    /// For each digit, the houses with one place for it.
    hidden: G::PerDigit<G::Houses>,
    impossible: Option<Impossible>,
    /// The only digit that is followed. All digits if there is none.
    only: Option<Digit>,
    /// Kept for its memory.
    removed: Vec<Candidate>,
}

impl<G: Ground> Singles<G> {
    /// The singles of a position.
    pub fn new(position: &Position<G>) -> Self {
        Self::of(position, None)
    }

    /// The hidden singles of one digit. All other digits are ignored.
    pub fn of_digit(position: &Position<G>, digit: Digit) -> Self {
        Self::of(position, Some(digit))
    }

    fn of(position: &Position<G>, only: Option<Digit>) -> Self {
        let ground = position.ground();
        let mut singles = Self {
            position: position.clone(),
            naked: G::Cells::EMPTY,
            hidden: ground.per_digit(G::Houses::EMPTY),
            impossible: None,
            only,
            removed: Vec::new(),
        };
        position.empty().into_iter().for_each(|cell| singles.look_at_cell(cell));
        for house in 0..ground.house_count() {
            let digits = ground.house(house).into_iter().filter_map(|cell| position.digit(cell));
            let placed: DigitSet = digits.collect();
            let open = ground.digits().filter(|&digit| !placed.contains(digit));
            open.for_each(|digit| singles.look_at_house(digit, house));
        }
        singles
    }

    /// The position with all digits written so far.
    pub fn position(&self) -> &Position<G> {
        &self.position
    }

    /// The cells of all singles, by what shows them: a box, another house, the cell itself. Each cell is
    /// in the first set that fits.
    pub fn cells(&self) -> [G::Cells; 3] {
        let ground = self.position.ground();
        let [mut boxes, mut others] = [G::Cells::EMPTY; 2];
        for digit in ground.digits() {
            for house in self.hidden[digit.index()] {
                let cells = if ground.is_box(house) { &mut boxes } else { &mut others };
                self.position.cells_in(digit, house).for_each(|cell| cells.insert(cell));
            }
        }
        [boxes, others - boxes, self.naked - boxes - others]
    }

    /// Whether a digit is followed.
    pub fn follows(&self, digit: Digit) -> bool {
        self.only.is_none_or(|only| only == digit)
    }

    /// Writes a candidate.
    pub fn place(&mut self, at: Candidate) {
        let ground = self.position.ground();
        let houses = ground.houses_of(at.cell);
        let mut removed = std::mem::take(&mut self.removed);
        removed.clear();
        self.position.each_excluded(at, |other| removed.push(other));
        self.position.place(at);
        self.naked.remove(at.cell);
        self.hidden[at.digit.index()] -= houses;
        for &Candidate { cell, digit } in &removed {
            if cell != at.cell {
                self.look_at_cell(cell);
            }
            ground.each_place(cell, |house, _| {
                if digit != at.digit || !houses.contains(house) {
                    self.look_at_house(digit, house);
                }
            });
        }
        self.removed = removed;
    }

    /// Removes a candidate that is there.
    pub fn eliminate(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        self.position.eliminate(candidate);
        self.look_at_cell(cell);
        self.position.ground().each_place(cell, |house, _| self.look_at_house(digit, house));
    }

    /// Writes singles until there are none left or something is impossible. Calls back with each.
    pub fn write(&mut self, mut written: impl FnMut(Candidate, Reason)) -> Option<Impossible> {
        while self.impossible.is_none() {
            let Some((candidate, reason)) = self.next() else { break };
            self.place(candidate);
            written(candidate, reason);
        }
        self.impossible
    }

    fn next(&self) -> Option<(Candidate, Reason)> {
        let position = &self.position;
        if let Some(cell) = self.naked.first() {
            return Some((Candidate::new(cell, position.candidates(cell).single()?), Reason::Cell));
        }
        position.ground().digits().find_map(|digit| {
            let house = self.hidden[digit.index()].first()?;
            let cell = position.cells_in(digit, house).next()?;
            Some((Candidate::new(cell, digit), Reason::House(house)))
        })
    }

    fn look_at_cell(&mut self, cell: Cell) {
        if self.only.is_some() {
            return;
        }
        match self.position.candidates(cell).len() {
            0 => self.stop(Impossible::Cell(cell)),
            1 => self.naked.insert(cell),
            _ => {}
        }
    }

    fn look_at_house(&mut self, digit: Digit, house: usize) {
        if !self.follows(digit) {
            return;
        }
        match self.position.places(digit, house).count_ones() {
            0 => self.stop(Impossible::House(digit, house)),
            1 => self.hidden[digit.index()].insert(house),
            _ => {}
        }
    }

    fn stop(&mut self, impossible: Impossible) {
        self.impossible = Some(self.impossible.map_or(impossible, |known| known.min(impossible)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::Wide;
    use crate::random::{from_seed, index};
    use crate::{Grid, Variant};

    /// Panics unless the lists are those of a search.
    fn check(singles: &Singles<Wide>) {
        let position = singles.position();
        let ground = position.ground();
        for cell in position.empty() {
            assert_eq!(singles.naked.contains(cell), position.candidates(cell).len() == 1);
            assert!(!position.candidates(cell).is_empty());
        }
        assert!(singles.naked.is_subset(position.empty()));
        for (digit, house) in
            ground.digits().flat_map(|digit| (0..ground.house_count()).map(move |at| (digit, at)))
        {
            let places = position.places(digit, house).count_ones();
            assert_eq!(singles.hidden[digit.index()].contains(house), places == 1);
            assert!(
                places > 0 || ground.house(house).into_iter().any(|at| position.digit(at) == Some(digit))
            );
        }
    }

    #[test]
    fn the_list_of_singles_is_what_a_search_finds() {
        let rng = &mut from_seed(1);
        let mut contradictions = 0;
        for board in ["6x6", "9x9-diagonal", "9x9+non-consecutive+anti-knight", "12x12"] {
            for _ in 0..20 {
                let board: Variant = board.parse().unwrap();
                let mut singles = Singles::new(&Position::wide(&Grid::empty(board)));
                while singles.impossible.is_none() && !singles.position().is_solved() {
                    check(&singles);
                    assert!(singles.position().contradiction().is_none());
                    let next = singles.next().map_or_else(
                        || {
                            let cells: Vec<Cell> = singles.position().empty().into_iter().collect();
                            let cell = cells[index(rng, cells.len())];
                            let digits: Vec<Digit> = singles.position().candidates(cell).iter().collect();
                            Candidate::new(cell, digits[index(rng, digits.len())])
                        },
                        |(candidate, _)| candidate,
                    );
                    if index(rng, 3) == 0 { singles.eliminate(next) } else { singles.place(next) }
                }
                contradictions += usize::from(singles.impossible.is_some());
                assert_eq!(singles.position().contradiction().is_some(), singles.impossible.is_some());
            }
        }
        assert!(contradictions > 40, "{contradictions}");
    }
}
