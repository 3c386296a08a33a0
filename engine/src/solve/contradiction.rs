//! Why givens cannot be solved, seen without any search: two of them clash, a
//! cell is left without a candidate, or a digit without a place. Found by
//! [`Solver`](super::Solver); its text is for players.

use std::error::Error;
use std::fmt;

use crate::{Cell, Conflict, Digit, Variant};

/// What is wrong with givens, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// The board.
    pub variant: Variant,
    /// What is wrong there.
    pub kind: ContradictionKind,
}

/// The kinds of contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContradictionKind {
    /// A digit stands twice in a house.
    Clash(Conflict),
    /// Each digit is held by a peer of this empty cell.
    NoCandidate(Cell),
    /// No cell of the house is left for the digit.
    NoPlace {
        /// Index into [`Geometry::houses`](crate::Geometry::houses).
        house: usize,
        /// The digit.
        digit: Digit,
    },
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let geometry = self.variant.geometry();
        match self.kind {
            ContradictionKind::Clash(conflict) => f.write_str(&conflict.describe(geometry)),
            ContradictionKind::NoCandidate(cell) => write!(f, "no digit fits in {}", geometry.name(cell)),
            ContradictionKind::NoPlace { house, digit } => {
                write!(f, "{digit} has no place in {}", geometry.houses()[house])
            }
        }
    }
}

impl Error for Contradiction {}
