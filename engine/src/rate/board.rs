//! The board of a rating: digits by cell, positions by house and digit, and the empty cells.
//! Invariant: the first two always agree, and a filled cell has no candidates.
//!
//! As in SE nothing is checked: a grid may have conflicts or no solution.

use super::tables::{BOX_ROW_COLUMN, Cells, FULL, Mask, bits, cells_of, house_of, peers, position_in};
use crate::Grid;

/// Candidates and filled cells of a classic board.
#[derive(Clone)]
pub(super) struct Board {
    cells: [Mask; 81],
    places: [[Mask; 9]; 27],
    empty: [Mask; 27],
    empty_cells: Cells,
    placed: [u8; 9],
}

impl Board {
    /// Each empty cell has all digits that no peer holds.
    ///
    /// # Panics
    /// If the grid is not of 81 cells.
    pub(super) fn new(grid: &Grid) -> Self {
        assert_eq!(grid.digits().len(), 81, "ratings are for the classic board");
        let mut board = Self {
            cells: [FULL; 81],
            places: [[FULL; 9]; 27],
            empty: [FULL; 27],
            empty_cells: (1 << 81) - 1,
            placed: [0; 9],
        };
        for (cell, digit) in grid.filled() {
            board.place(cell.index(), digit.index());
        }
        board
    }

    /// Candidates of a cell; none if it is filled.
    pub(super) fn digits(&self, cell: usize) -> Mask {
        self.cells[cell]
    }

    /// The number of candidates of a cell.
    pub(super) fn count(&self, cell: usize) -> u32 {
        self.cells[cell].count_ones()
    }

    /// Positions of a house where the digit is a candidate.
    pub(super) fn places(&self, house: usize, digit: usize) -> Mask {
        self.places[house][digit]
    }

    /// Positions of a house that are empty.
    pub(super) fn empty(&self, house: usize) -> Mask {
        self.empty[house]
    }

    /// The number of empty cells of a house.
    pub(super) fn empty_count(&self, house: usize) -> usize {
        self.empty[house].count_ones() as usize
    }

    /// The empty cells.
    pub(super) fn empty_cells(&self) -> Cells {
        self.empty_cells
    }

    /// The number of cells that hold the digit, with givens.
    pub(super) fn placed(&self, digit: usize) -> usize {
        usize::from(self.placed[digit])
    }

    /// Whether the digit is a candidate of the cell.
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        self.cells[cell] >> digit & 1 == 1
    }

    /// The empty cells whose candidates pass the test.
    pub(super) fn cells_where(&self, test: impl Fn(Mask) -> bool) -> Cells {
        cells_of(self.empty_cells).filter(|&cell| test(self.cells[cell])).fold(0, |set, cell| set | 1 << cell)
    }

    /// Removes a candidate, which must be there.
    pub(super) fn strike(&mut self, cell: usize, digit: usize) {
        debug_assert!(self.has(cell, digit));
        self.cells[cell] &= !(1 << digit);
        for kind in BOX_ROW_COLUMN {
            self.places[house_of(cell, kind)][digit] &= !(1 << position_in(cell, kind));
        }
    }

    /// Removes those of the digits that are candidates of the cell.
    pub(super) fn strike_all(&mut self, cell: usize, digits: Mask) {
        for digit in bits(digits & self.cells[cell]) {
            self.strike(cell, digit);
        }
    }

    /// Fills an empty cell and removes the candidates that this rules out.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        self.strike_all(cell, FULL);
        for peer in cells_of(peers(cell)) {
            self.strike_all(peer, 1 << digit);
        }
        for kind in BOX_ROW_COLUMN {
            self.empty[house_of(cell, kind)] &= !(1 << position_in(cell, kind));
        }
        self.empty_cells &= !(1 << cell);
        self.placed[digit] += 1;
    }
}
