//! A candidate: a digit that a cell can still hold.

use std::fmt;

use super::cells::name;
use crate::{Cell, Digit};

/// One digit in one cell. [`Self::index`] and the text of `Debug` are those of the classic board.
///
/// A decoded candidate may be off a smaller board. Code that takes a candidate and a board checks
/// that.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
    pub fn each(digit: Digit, cells: impl IntoIterator<Item = Cell>) -> impl Iterator<Item = Self> {
        cells.into_iter().map(move |cell| Self { cell, digit })
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit, name(self.cell))
    }
}
