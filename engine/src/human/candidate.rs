//! A candidate: a digit that a cell can still hold.

use std::fmt;

use super::cells::{CellSet, name};
use crate::{Cell, Digit, Mismatch};

/// One digit in one cell of the classic board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "(Cell, Digit)", into = "(Cell, Digit)"))]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// The digit.
    pub digit: Digit,
}

impl Candidate {
    /// Number of candidates on the classic board.
    pub const COUNT: usize = 729;

    /// The candidate of that digit in that cell.
    pub const fn new(cell: Cell, digit: Digit) -> Self {
        Self { cell, digit }
    }

    /// `cell * 9 + digit`, digits counted from 0, for arrays with one entry per candidate.
    pub const fn index(self) -> usize {
        self.cell.index() * 9 + self.digit.index()
    }

    /// The candidate with that index.
    pub const fn from_index(index: usize) -> Self {
        Self { cell: Cell::new(index / 9), digit: Digit::from_index(index % 9) }
    }

    /// The same digit in each of the cells, in board order.
    pub fn each(digit: Digit, cells: CellSet) -> impl Iterator<Item = Self> {
        cells.into_iter().map(move |cell| Self { cell, digit })
    }
}

impl TryFrom<(Cell, Digit)> for Candidate {
    type Error = Mismatch;
    fn try_from((cell, digit): (Cell, Digit)) -> Result<Self, Mismatch> {
        let is_there = cell.index() < 81 && digit.index() < 9;
        if is_there { Ok(Self { cell, digit }) } else { Err(Mismatch::new("Candidate")) }
    }
}

impl From<Candidate> for (Cell, Digit) {
    fn from(candidate: Candidate) -> Self {
        (candidate.cell, candidate.digit)
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit, name(self.cell))
    }
}
