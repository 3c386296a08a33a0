//! A position of the classic board as a person sees it: the digits in the cells, and the
//! candidates of the empty cells. It consists of plain arrays, so callers copy it instead of
//! undoing changes.
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
use super::cells::{CELL_AT, CellSet, HOUSES_OF, PLACE_IN, peers};
use super::technique::Step;
use crate::bits::bits;
use crate::{Cell, Digit, DigitSet, Grid, Variant};

/// Digits and candidates of one classic board.
#[derive(Clone, Copy)]
pub struct Position {
    digits: [Option<Digit>; 81],
    candidates: [DigitSet; 81],
    cells: [CellSet; 9],
    places: [[u16; 27]; 9],
    empty: CellSet,
    bivalue: CellSet,
    givens: CellSet,
}

impl Position {
    /// The position of a grid whose filled cells are all givens.
    ///
    /// # Panics
    /// If the grid is not a classic board.
    pub fn new(givens: &Grid) -> Self {
        assert_eq!(givens.variant(), Variant::CLASSIC, "the ladder knows the classic board only");
        let mut position = Self {
            digits: [None; 81],
            candidates: [DigitSet::full(9); 81],
            cells: [CellSet::ALL; 9],
            places: [[0x1ff; 27]; 9],
            empty: CellSet::ALL,
            bivalue: CellSet::EMPTY,
            givens: CellSet::EMPTY,
        };
        for (cell, digit) in givens.filled() {
            position.place(Candidate::new(cell, digit));
            position.givens.insert(cell);
        }
        position
    }

    /// The position of a game. `givens` are the given cells, and `removed` are the candidates that
    /// the player has ruled out.
    ///
    /// # Panics
    /// If the grid is not a classic board.
    pub fn of_game(grid: &Grid, givens: CellSet, removed: impl IntoIterator<Item = Candidate>) -> Self {
        let mut position = Self::new(grid);
        position.givens = givens;
        removed.into_iter().for_each(|candidate| position.eliminate(candidate));
        position
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
        for peer in self.cells[digit.index()] & peers(cell) {
            self.take(Candidate::new(peer, digit));
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
        let (at, d) = (candidate.cell.index(), candidate.digit.index());
        self.candidates[at].remove(candidate.digit);
        self.cells[d].remove(candidate.cell);
        for kind in 0..3 {
            self.places[d][usize::from(HOUSES_OF[at][kind])] &= !(1 << PLACE_IN[at][kind]);
        }
        match self.candidates[at].len() {
            1 => _ = self.bivalue.remove(candidate.cell),
            2 => _ = self.bivalue.insert(candidate.cell),
            _ => {}
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
    pub fn candidates_in(&self, cells: CellSet) -> DigitSet {
        cells.into_iter().fold(DigitSet::EMPTY, |all, cell| all | self.candidates(cell))
    }

    /// The cells that have a digit as a candidate.
    pub fn cells_of(&self, digit: Digit) -> CellSet {
        self.cells[digit.index()]
    }

    /// The candidates with these digits in these cells: digit by digit, each in board order.
    pub fn candidates_of(&self, digits: DigitSet, cells: CellSet) -> impl Iterator<Item = Candidate> {
        digits.iter().flat_map(move |digit| Candidate::each(digit, self.cells_of(digit) & cells))
    }

    /// The places of a digit in a house. Bit `i` is the cell at position `i` of the house, in board
    /// order. 0 if the house already has the digit.
    pub fn places(&self, digit: Digit, house: usize) -> u16 {
        self.places[digit.index()][house]
    }

    /// [`Self::places`] of one digit for all 27 houses.
    pub fn all_places(&self, digit: Digit) -> &[u16; 27] {
        &self.places[digit.index()]
    }

    /// The cells of [`Self::places`].
    pub fn cells_in(&self, digit: Digit, house: usize) -> impl Iterator<Item = Cell> + use<> {
        bits(self.places(digit, house)).map(move |place| CELL_AT[house][place])
    }

    /// Whether a candidate is there.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.candidates[candidate.cell.index()].contains(candidate.digit)
    }

    /// The cells without a digit.
    pub fn empty(&self) -> CellSet {
        self.empty
    }

    /// The empty cells with exactly two candidates.
    pub fn bivalue(&self) -> CellSet {
        self.bivalue
    }

    /// The cells whose digits are given. All of them are filled.
    pub fn givens(&self) -> CellSet {
        self.givens
    }

    /// Whether every cell is filled.
    pub fn is_solved(&self) -> bool {
        self.empty.is_empty()
    }

    /// Whether the position obviously has no solution: an empty cell has no candidate, or a house
    /// has a digit twice, or neither a digit nor a place for it.
    pub fn is_broken(&self) -> bool {
        let stuck = self.empty.into_iter().any(|cell| self.candidates(cell).is_empty());
        stuck || (0..27).any(|house| self.is_house_broken(house))
    }

    fn is_house_broken(&self, house: usize) -> bool {
        let mut placed = DigitSet::EMPTY;
        for digit in CELL_AT[house].into_iter().filter_map(|cell| self.digit(cell)) {
            if placed.contains(digit) {
                return true;
            }
            placed.insert(digit);
        }
        (DigitSet::full(9) - placed).iter().any(|digit| self.places(digit, house) == 0)
    }

    /// The digits in the cells.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::empty(Variant::CLASSIC);
        self.digits.iter().enumerate().for_each(|(at, &digit)| grid.set(Cell::new(at), digit));
        grid
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::cells::{HOUSES, cell_at};

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
        assert!(!no_digit.is_broken());
        for digit in no_digit.candidates(cell_at(0, 0)) {
            no_digit.eliminate(Candidate::new(cell_at(0, 0), digit));
        }
        assert!(no_digit.is_broken());
        let mut no_place = position();
        let one = Digit::from_index(0);
        no_place.cells_in(one, 0).for_each(|cell| no_place.eliminate(Candidate::new(cell, one)));
        assert!(no_place.is_broken());
    }
}
