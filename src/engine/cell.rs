//! A cell: its place on the board, counted row by row from the top left.

use serde::{Deserialize, Serialize};

/// Index of a cell: `row * side + column`, all counted from 0. What else there
/// is to know of it (row, houses, peers, its name `r1c1`) the
/// [`Geometry`](super::geometry::Geometry) tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
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
