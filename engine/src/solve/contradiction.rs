//! Contradictions that [`Solver`](super::Solver) finds without a search: two givens clash, a cell
//! has no candidate, or a digit has no place.

use std::error::Error;
use std::fmt;

use crate::{Cell, Conflict, Digit, Variant};

/// A contradiction and its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contradiction {
    /// The board.
    pub variant: Variant,
    /// The fault.
    pub kind: ContradictionKind,
}

/// The kinds of contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ContradictionKind {
    /// A house has a digit twice.
    Clash(Conflict),
    /// The peers of this empty cell hold all digits.
    NoCandidate(Cell),
    /// No cell of the house can take the digit.
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
