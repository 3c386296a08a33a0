//! A position as a person sees it: the digits in the cells, and the candidates of the empty cells.
//! It consists of plain tables, so callers copy it instead of undoing changes.
//!
//! Candidates are kept in three ways, since each query is fast in only one of them:
//!
//! ```text
//! by cell             r1c1 -> {1, 4, 7}
//! by digit            4    -> {r1c1, r1c5, r7c3, ...}       bits of cells
//! by digit and house  4, row 1 -> 0b000010001               places in the row
//! ```
//!
//! Invariant: the three agree. The candidates of an empty cell are the digits that no peer
//! holds, without those removed. A filled cell has none.

use super::candidate::Candidate;
use super::ground::{Classic, Ground, Set, Wide};
use super::technique::Step;
use crate::bits::bits;
use crate::solve::{Contradiction, ContradictionKind};
use crate::{Cell, Digit, DigitSet, Grid};

/// Digits and candidates of one board. On [`Classic`], which is the classic board, the ladder is
/// fastest; [`Wide`] is for every board.
#[derive(Clone)]
pub struct Position<G: Ground = Classic> {
    ground: G,
    digits: G::PerCell<Option<Digit>>,
    candidates: G::PerCell<DigitSet>,
    cells: G::PerDigit<G::Cells>,
    /// By digit and then by house.
    places: G::PerPlaces,
    empty: G::Cells,
    bivalue: G::Cells,
    givens: G::Cells,
}

impl Position {
    /// The position of a grid of the classic board whose filled cells are all givens.
    ///
    /// # Panics
    /// If the grid is not a classic board.
    pub fn new(givens: &Grid) -> Self {
        Self::of_grid(givens)
    }
}

impl Position<Wide> {
    /// The position of a grid of any board whose filled cells are all givens.
    pub fn wide(givens: &Grid) -> Self {
        Self::of_grid(givens)
    }
}

impl<G: Ground> Position<G> {
    /// The position of a grid whose filled cells are all givens.
    ///
    /// # Panics
    /// If the ground is not for the grid's board.
    pub fn of_grid(givens: &Grid) -> Self {
        let ground = G::of(givens.geometry());
        let mut position = Self::empty_board(ground);
        for (cell, digit) in givens.filled() {
            position.place(Candidate::new(cell, digit));
            position.givens.insert(cell);
        }
        position
    }

    /// The position of a game. `givens` are the given cells, and `removed` are the candidates that
    /// the player has ruled out. All of these must be on the board.
    ///
    /// # Panics
    /// If the ground is not for the grid's board.
    pub fn of_game(
        grid: &Grid,
        givens: impl IntoIterator<Item = Cell>,
        removed: impl IntoIterator<Item = Candidate>,
    ) -> Self {
        let mut position = Self::of_grid(grid);
        position.givens = givens.into_iter().collect();
        removed.into_iter().for_each(|candidate| position.eliminate(candidate));
        position
    }

    fn empty_board(ground: G) -> Self {
        let (side, geometry) = (ground.side(), ground.geometry());
        let mut position = Self {
            ground,
            digits: ground.per_cell(None),
            candidates: ground.per_cell(DigitSet::full(side)),
            cells: ground.per_digit(ground.all_cells()),
            places: ground.per_places(DigitSet::full(side).bits()),
            empty: ground.all_cells(),
            bivalue: G::Cells::EMPTY,
            givens: G::Cells::EMPTY,
        };
        if geometry.has_more_than_houses() {
            for cell in geometry.cells() {
                let never = DigitSet::full(side) - geometry.domain(cell);
                never.iter().for_each(|digit| position.take(Candidate::new(cell, digit)));
            }
        }
        position
    }

    /// The board.
    pub fn ground(&self) -> G {
        self.ground
    }

    /// Writes a digit and removes it from the cell's peers. Does nothing if the cell is filled.
    /// Does not check whether the digit is a candidate.
    pub fn place(&mut self, at: Candidate) {
        let Candidate { cell, digit } = at;
        if !self.empty.contains(cell) {
            return;
        }
        for other in self.candidates[cell.index()] {
            self.take(Candidate::new(cell, other));
        }
        self.digits[cell.index()] = Some(digit);
        self.empty.remove(cell);
        self.bivalue.remove(cell);
        for peer in self.cells[digit.index()] & self.ground.peers(cell) {
            self.take(Candidate::new(peer, digit));
        }
        for &(other, excluded) in self.ground.excluded(cell, digit) {
            self.eliminate(Candidate::new(other, excluded));
        }
    }

    /// Removes a candidate. Does nothing if it is not there.
    pub fn eliminate(&mut self, candidate: Candidate) {
        if self.has(candidate) {
            self.take(candidate);
        }
    }

    /// Removes a candidate that is there.
    fn take(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        self.candidates[cell.index()].remove(digit);
        self.cells[digit.index()].remove(cell);
        let (places, first) = (&mut self.places, digit.index() * self.ground.house_count());
        self.ground.each_place(cell, |house, place| places[first + house] &= !(1 << place));
        match self.candidates[cell.index()].len() {
            1 => self.bivalue.remove(cell),
            2 => self.bivalue.insert(cell),
            _ => {}
        }
    }

    /// Calls back with each candidate that is false if this one is true: digit by digit, each in board
    /// order.
    pub fn each_excluded(&self, at: Candidate, mut found: impl FnMut(Candidate)) {
        let (here, excluded) = (self.candidates(at.cell), self.ground.excluded(at.cell, at.digit));
        for digit in excluded.iter().fold(here, |digits, &(_, digit)| digits.with(digit)) {
            let mut cells = G::Cells::EMPTY;
            if digit == at.digit {
                cells = self.cells_of(digit) & self.ground.peers(at.cell);
            } else if excluded.is_empty() {
                found(Candidate::new(at.cell, digit));
                continue;
            } else if here.contains(digit) {
                cells.insert(at.cell);
            }
            for &(cell, other) in excluded {
                if other == digit && self.has(Candidate::new(cell, digit)) {
                    cells.insert(cell);
                }
            }
            Candidate::each(digit, cells).for_each(&mut found);
        }
    }

    /// Applies a step.
    pub fn apply(&mut self, step: &Step) {
        step.eliminations.iter().for_each(|&candidate| self.eliminate(candidate));
        step.placements.iter().for_each(|&candidate| self.place(candidate));
    }

    /// The digit in a cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// The candidates of a cell. Empty for a filled cell.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates[cell.index()]
    }

    /// The candidates that the cells have between them.
    pub fn candidates_in(&self, cells: G::Cells) -> DigitSet {
        cells.into_iter().fold(DigitSet::EMPTY, |all, cell| all | self.candidates(cell))
    }

    /// The cells that have a digit as a candidate.
    pub fn cells_of(&self, digit: Digit) -> G::Cells {
        self.cells[digit.index()]
    }

    /// The candidates with these digits in these cells: digit by digit, each in board order.
    pub fn candidates_of(&self, digits: DigitSet, cells: G::Cells) -> impl Iterator<Item = Candidate> {
        digits.iter().flat_map(move |digit| Candidate::each(digit, self.cells_of(digit) & cells))
    }

    /// The places of a digit in a house. Bit `i` is the cell at position `i` of the house, in board
    /// order. 0 if the house already has the digit.
    #[inline]
    pub fn places(&self, digit: Digit, house: usize) -> u32 {
        self.places[digit.index() * self.ground.house_count() + house]
    }

    /// [`Self::places`] of one digit for all houses.
    #[inline]
    pub fn all_places(&self, digit: Digit) -> &[u32] {
        let count = self.ground.house_count();
        &self.places.as_ref()[digit.index() * count..][..count]
    }

    /// The cells of [`Self::places`].
    pub fn cells_in(&self, digit: Digit, house: usize) -> impl Iterator<Item = Cell> + use<G> {
        let ground = self.ground;
        bits(self.places(digit, house)).map(move |place| ground.cell_at(house, place))
    }

    /// Whether a candidate is there.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.candidates[candidate.cell.index()].contains(candidate.digit)
    }

    /// The cells without a digit.
    pub fn empty(&self) -> G::Cells {
        self.empty
    }

    /// The empty cells with exactly two candidates.
    pub fn bivalue(&self) -> G::Cells {
        self.bivalue
    }

    /// The cells whose digits are given. All of them are filled.
    pub fn givens(&self) -> G::Cells {
        self.givens
    }

    /// Whether every cell is filled.
    pub fn is_solved(&self) -> bool {
        self.empty.is_empty()
    }

    /// Why the position obviously has no solution: an empty cell has no candidate, or a house has a
    /// digit twice, or neither a digit nor a place for it, or a digit breaks another rule.
    pub fn contradiction(&self) -> Option<Contradiction> {
        let no_candidate = |cell| ContradictionKind::NoCandidate(cell);
        let stuck = self.empty.into_iter().find(|&cell| self.candidates(cell).is_empty()).map(no_candidate);
        let kind = stuck
            .or_else(|| (0..self.ground.house_count()).find_map(|house| self.fault_of_house(house)))
            .or_else(|| {
                let has_more = self.ground.geometry().has_more_than_houses();
                has_more.then(|| self.grid().conflicting_cells().next().map(no_candidate))?
            });
        kind.map(|kind| Contradiction { variant: self.ground.geometry().variant(), kind })
    }

    fn fault_of_house(&self, house: usize) -> Option<ContradictionKind> {
        let mut placed = DigitSet::EMPTY;
        for digit in self.ground.house(house).into_iter().filter_map(|cell| self.digit(cell)) {
            if !placed.insert(digit) {
                // No house before this one has a digit twice, so it is the first conflict.
                return self.grid().conflict().map(ContradictionKind::Clash);
            }
        }
        let missing = DigitSet::full(self.ground.side()) - placed;
        let digit = missing.iter().find(|&digit| self.places(digit, house) == 0)?;
        Some(ContradictionKind::NoPlace { house, digit })
    }

    /// What differs from a solution: cells with another digit, and empty cells in which the digit of the
    /// solution is no candidate any more. In board order.
    pub fn mistakes(&self, solution: &Grid) -> Vec<Cell> {
        let is_wrong = |cell: &Cell| match (self.digit(*cell), solution.get(*cell)) {
            (Some(digit), right) => right != Some(digit),
            (None, right) => right.is_some_and(|right| !self.candidates(*cell).contains(right)),
        };
        self.ground.geometry().cells().filter(is_wrong).collect()
    }

    /// The digits in the cells.
    pub fn grid(&self) -> Grid {
        let geometry = self.ground.geometry();
        let mut grid = Grid::empty(geometry.variant());
        geometry.cells().for_each(|cell| grid.set(cell, self.digit(cell)));
        grid
    }

    /// The removed candidates: absent, although no rule forbids them beside the digits of the board.
    pub fn removed(&self) -> Vec<Candidate> {
        let grid = self.grid();
        let of = |cell: Cell| {
            let gone = grid.candidates(cell) - self.candidates(cell);
            gone.iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<_>>()
        };
        self.empty().into_iter().flat_map(of).collect()
    }

    /// The same position on [`Wide`], where proofs are written.
    pub fn widen(&self) -> Position<Wide> {
        let (ground, geometry) = (Wide::of(self.ground.geometry()), self.ground.geometry());
        Position {
            ground,
            digits: geometry.cells().map(|cell| self.digit(cell)).collect(),
            candidates: geometry.cells().map(|cell| self.candidates(cell)).collect(),
            cells: ground.digits().map(|digit| self.cells_of(digit).into()).collect(),
            places: self.places.as_ref().to_vec(),
            empty: self.empty.into(),
            bivalue: self.bivalue.into(),
            givens: self.givens.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::cells::{HOUSES, cell_at};
    use crate::{CellSet, Variant};

    const PUZZLE: &str = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";

    fn position() -> Position {
        Position::new(&Grid::read(Variant::CLASSIC, PUZZLE).unwrap())
    }

    /// Panics unless the three representations of the candidates agree.
    fn check(position: &Position) {
        for cell in CellSet::ALL {
            assert_eq!(position.digit(cell).is_none(), position.empty().contains(cell));
            assert_eq!(position.candidates(cell).len() == 2, position.bivalue().contains(cell));
            for digit in Digit::all(9) {
                let here = position.has(Candidate::new(cell, digit));
                assert_eq!(position.cells_of(digit).contains(cell), here);
                for (house, cells) in HOUSES.iter().enumerate() {
                    let inside = cells.contains(cell);
                    assert_eq!(position.cells_in(digit, house).any(|other| other == cell), here && inside);
                }
            }
        }
    }

    #[test]
    fn candidates_are_the_digits_that_no_peer_holds_without_those_removed() {
        let mut position = position();
        let grid = position.grid();
        check(&position);
        for cell in grid.empty_cells() {
            assert_eq!(position.candidates(cell), grid.candidates(cell));
        }
        let one = Candidate::new(cell_at(0, 0), Digit::from_index(0));
        assert!(position.has(one));
        position.eliminate(one);
        position.eliminate(one);
        check(&position);
        assert!(!position.has(one));
        position.place(Candidate::new(cell_at(0, 0), Digit::from_index(5)));
        check(&position);
        assert!(!position.givens().contains(cell_at(0, 0)));
        assert!(position.givens().contains(cell_at(0, 1)));
    }

    #[test]
    fn a_position_that_obviously_has_no_solution_is_broken() {
        let mut no_digit = position();
        assert_eq!(no_digit.contradiction(), None);
        for digit in no_digit.candidates(cell_at(0, 0)) {
            no_digit.eliminate(Candidate::new(cell_at(0, 0), digit));
        }
        let why = |position: &Position| position.contradiction().unwrap().to_string();
        assert_eq!(why(&no_digit), "no digit fits in r1c1");
        let mut no_place = position();
        let one = Digit::from_index(0);
        no_place.cells_in(one, 0).for_each(|cell| no_place.eliminate(Candidate::new(cell, one)));
        assert_eq!(why(&no_place), "1 has no place in row 1");
    }
}
