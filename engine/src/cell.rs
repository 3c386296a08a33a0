//! A cell: its place on the board, counted row by row from the top left.

use crate::{MAX_DIGIT, OutOfRange};

/// Number of cells of the largest board.
pub const MAX_CELLS: usize = MAX_DIGIT as usize * MAX_DIGIT as usize;

/// Index of a cell: `row * side + column`, all counted from 0. What else there
/// is to know of it (row, houses, peers, its name `r1c1`) the
/// [`Geometry`](crate::Geometry) tells.
///
/// A cell that is decoded is below [`MAX_CELLS`]. Whether it is on a smaller board
/// is checked where cell and board meet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u16", into = "u16"))]
pub struct Cell(u16);

impl Cell {
    /// The cell at an index.
    pub const fn new(index: usize) -> Self {
        Self(index as u16)
    }

    /// For arrays with one entry a cell.
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
