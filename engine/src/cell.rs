//! A cell: its place on the board, counted row by row from the top left.

use crate::{MAX_DIGIT, OutOfRange};

/// Number of cells of the largest board.
pub const MAX_CELLS: usize = MAX_DIGIT as usize * MAX_DIGIT as usize;

/// The index of a cell: `row * side + column`, all counted from 0. Its row, houses, peers and its
/// name `r1c1` depend on the board: see [`Geometry`](crate::Geometry).
///
/// A decoded cell is below [`MAX_CELLS`], but it may be off a smaller board. Code that takes a cell
/// and a board checks that.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u16", into = "u16"))]
pub struct Cell(u16);

impl Cell {
    /// The cell at an index.
    ///
    /// # Panics
    /// If the largest board has no such cell: the index must be below [`MAX_CELLS`]. `try_from`
    /// returns an error instead.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_CELLS, "no board has this cell");
        Self(index as u16)
    }

    /// The index, for arrays with one entry per cell.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u16> for Cell {
    type Error = OutOfRange;
    fn try_from(index: u16) -> Result<Self, OutOfRange> {
        if usize::from(index) < MAX_CELLS { Ok(Self(index)) } else { Err(OutOfRange::new("Cell")) }
    }
}

impl From<Cell> for u16 {
    fn from(cell: Cell) -> u16 {
        cell.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_cell_of_the_largest_board_is_a_cell() {
        assert_eq!(Cell::try_from(624), Ok(Cell::new(MAX_CELLS - 1)));
        assert!(Cell::try_from(625).is_err());
    }

    #[test]
    #[should_panic(expected = "no board has this cell")]
    fn no_cell_is_off_the_largest_board() {
        let _ = Cell::new(1000);
    }
}
