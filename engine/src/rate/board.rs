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
    /// If the grid does not have 81 cells.
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

    /// Candidates of a cell. None if it is filled.
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

#[cfg(test)]
impl Board {
    /// A board with a solution: some digits of a full grid, and not all of the wrong candidates.
    pub(super) fn random(seed: u64) -> Self {
        use rand::RngExt;

        let rng = &mut crate::random::from_seed(seed);
        let solution = crate::generate::starter(seed).solution;
        let mut digits = Grid::empty(solution.variant());
        let givens = rng.random_range(10..60_u32);
        for (cell, digit) in solution.filled() {
            if rng.random_range(0..81) < givens {
                digits.set(cell, Some(digit));
            }
        }
        let mut board = Self::new(&digits);
        let struck = rng.random_range(0..100_u32);
        for cell in digits.empty_cells() {
            for digit in digits.candidates(cell).iter().filter(|&digit| solution.get(cell) != Some(digit)) {
                if rng.random_range(0..100) < struck {
                    board.strike(cell.index(), digit.index());
                }
            }
        }
        board
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::{Cell, Digit, Variant, random};

    /// Compares all views of the board with candidates by their definition: digits that no peer
    /// holds and that were not removed.
    fn compare(board: &Board, grid: &Grid, removed: &HashSet<(Cell, Digit)>) {
        let geometry = grid.geometry();
        let is_candidate = |cell: Cell, digit: Digit| {
            grid.get(cell).is_none() && !grid.sees(cell, digit) && !removed.contains(&(cell, digit))
        };
        for cell in geometry.cells() {
            let digits = Digit::all(9).filter(|&digit| is_candidate(cell, digit));
            let mask = digits.fold(0, |mask: Mask, digit| mask | 1 << digit.index());
            assert_eq!((board.digits(cell.index()), board.count(cell.index())), (mask, mask.count_ones()));
            assert_eq!(board.empty_cells() >> cell.index() & 1 == 1, grid.get(cell).is_none());
        }
        for (number, house) in geometry.houses().iter().enumerate() {
            let positions = |test: &dyn Fn(Cell) -> bool| {
                let cells = house.cells.iter().enumerate().filter(|(_, cell)| test(**cell));
                cells.fold(0, |mask: Mask, (position, _)| mask | 1 << position)
            };
            let empty = positions(&|cell| grid.get(cell).is_none());
            assert_eq!(
                (board.empty(number), board.empty_count(number)),
                (empty, empty.count_ones() as usize)
            );
            for digit in Digit::all(9) {
                let places = positions(&|cell| is_candidate(cell, digit));
                assert_eq!(board.places(number, digit.index()), places, "{house} {digit}");
            }
        }
        for digit in Digit::all(9) {
            assert_eq!(board.placed(digit.index()), grid.filled().filter(|(_, held)| *held == digit).count());
        }
    }

    #[test]
    fn all_views_agree_with_candidates_by_definition() {
        let rng = &mut random::from_seed(3);
        for _ in 0..40 {
            let mut grid = Grid::empty(Variant::CLASSIC);
            let mut removed = HashSet::new();
            let mut board = Board::new(&grid);
            for _ in 0..80 {
                let cell = Cell::new(random::index(rng, 81));
                let digits: Vec<usize> = bits(board.digits(cell.index())).collect();
                if digits.is_empty() {
                    continue;
                }
                let digit = digits[random::index(rng, digits.len())];
                if random::index(rng, 2) == 0 {
                    board.strike(cell.index(), digit);
                    removed.insert((cell, Digit::from_index(digit)));
                } else {
                    board.place(cell.index(), digit);
                    grid.set(cell, Some(Digit::from_index(digit)));
                }
                compare(&board, &grid, &removed);
            }
            if removed.is_empty() {
                compare(&Board::new(&grid), &grid, &removed);
            }
        }
    }
}
