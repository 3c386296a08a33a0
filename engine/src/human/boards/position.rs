//! A position of any board: the digits in the cells, and the candidates of the empty cells, by cell,
//! by digit, and by digit and house, as in the classic [`Position`](crate::human::Position).
//!
//! Invariant: the three agree. The candidates of an empty cell are the digits that no peer holds,
//! without those removed. A filled cell has none.

use std::rc::Rc;

use super::board::Board;
use super::step::Step;
use crate::bits::bits;
use crate::human::candidate::Candidate;
use crate::human::wide::Cells;
use crate::{Cell, Digit, DigitSet, Grid};

/// Digits and candidates of one board.
#[derive(Clone, Debug)]
pub struct Position {
    board: Rc<Board>,
    digits: Vec<Option<Digit>>,
    candidates: Vec<DigitSet>,
    cells: Vec<Cells>,
    /// By digit and then by house.
    places: Vec<u32>,
    empty: Cells,
}

impl Position {
    /// The position of a grid.
    pub fn new(grid: &Grid) -> Self {
        let board = Board::new(grid.geometry());
        let (side, count) = (board.side(), board.geometry().cell_count());
        let all: Cells = board.geometry().cells().collect();
        let mut position = Self {
            digits: vec![None; count],
            candidates: vec![DigitSet::full(side); count],
            cells: vec![all; side],
            places: vec![DigitSet::full(side).bits(); side * board.house_count()],
            empty: all,
            board,
        };
        let geometry = grid.geometry();
        for cell in geometry.cells() {
            (DigitSet::full(side) - geometry.domain(cell))
                .into_iter()
                .for_each(|digit| position.take(Candidate::new(cell, digit)));
        }
        grid.filled().for_each(|(cell, digit)| position.place(Candidate::new(cell, digit)));
        position
    }

    /// The position of a game: its digits without the candidates that the player has ruled out. All
    /// of these must be on the board.
    pub fn of_game(grid: &Grid, removed: impl IntoIterator<Item = Candidate>) -> Self {
        let mut position = Self::new(grid);
        removed.into_iter().for_each(|candidate| position.eliminate(candidate));
        position
    }

    /// The tables of the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Writes a digit and removes it from the cell's peers. Does nothing if the cell is filled. Does
    /// not check whether the digit is a candidate.
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
        for peer in self.cells[digit.index()] & self.board.peers(cell) {
            self.take(Candidate::new(peer, digit));
        }
        for &(other, excluded) in self.board.geometry().excluded(cell, digit) {
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
    fn take(&mut self, Candidate { cell, digit }: Candidate) {
        self.candidates[cell.index()].remove(digit);
        self.cells[digit.index()].remove(cell);
        let first = digit.index() * self.board.house_count();
        for &(house, place) in self.board.places_of(cell) {
            self.places[first + house] &= !(1 << place);
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

    /// The cells that have a digit as a candidate.
    pub fn cells_of(&self, digit: Digit) -> Cells {
        self.cells[digit.index()]
    }

    /// The candidates with these digits in these cells: digit by digit, each in board order.
    pub(super) fn candidates_of(&self, digits: DigitSet, cells: Cells) -> impl Iterator<Item = Candidate> {
        digits.iter().flat_map(move |digit| Candidate::each(digit, self.cells_of(digit) & cells))
    }

    /// The places of a digit in a house. Bit `i` is the cell at position `i` of the house. 0 if the
    /// house already has the digit.
    pub(super) fn places(&self, digit: Digit, house: usize) -> u32 {
        self.places[digit.index() * self.board.house_count() + house]
    }

    /// The cells of [`Self::places`].
    pub(super) fn cells_in(&self, digit: Digit, house: usize) -> Cells {
        bits(self.places(digit, house)).map(|place| self.board.cell_at(house, place)).collect()
    }

    /// Whether a candidate is there.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.candidates[candidate.cell.index()].contains(candidate.digit)
    }

    /// The cells without a digit.
    pub fn empty(&self) -> Cells {
        self.empty
    }

    /// The empty cells with exactly two candidates.
    pub(super) fn bivalue(&self) -> Cells {
        self.empty.into_iter().filter(|&cell| self.candidates(cell).len() == 2).collect()
    }

    /// All digits of the board.
    pub(super) fn all_digits(&self) -> impl Iterator<Item = Digit> + use<> {
        Digit::all(self.board.side())
    }

    /// Whether every cell is filled.
    pub fn is_solved(&self) -> bool {
        self.empty.is_empty()
    }

    /// Whether the position obviously has no solution: an empty cell has no candidate, or a house
    /// has a digit twice, or neither a digit nor a place for it, or a digit breaks another rule.
    pub fn is_broken(&self) -> bool {
        let stuck = self.empty.into_iter().any(|cell| self.candidates(cell).is_empty());
        stuck
            || (0..self.board.house_count()).any(|house| self.is_house_broken(house))
            || self.board.geometry().has_more_than_houses() && self.grid().breaks_a_rule()
    }

    fn is_house_broken(&self, house: usize) -> bool {
        let mut placed = DigitSet::EMPTY;
        for digit in self.board.house(house).into_iter().filter_map(|cell| self.digit(cell)) {
            if !placed.insert(digit) {
                return true;
            }
        }
        (DigitSet::full(self.board.side()) - placed).iter().any(|digit| self.places(digit, house) == 0)
    }

    /// The digits in the cells.
    pub fn grid(&self) -> Grid {
        let geometry = self.board.geometry();
        let mut grid = Grid::empty(geometry.variant());
        geometry.cells().for_each(|cell| grid.set(cell, self.digit(cell)));
        grid
    }
}
