//! Contradictions that [`Solver`](super::Solver) finds without a search: two givens clash, a cell
//! has no candidate, or a digit has no place.

use std::error::Error;
use std::fmt;

use crate::{Cell, Conflict, Digit, Mismatch, Variant};

/// A contradiction and its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "(Variant, ContradictionKind)", into = "(Variant, ContradictionKind)")
)]
pub struct Contradiction {
    /// The board.
    pub variant: Variant,
    /// The fault.
    pub kind: ContradictionKind,
}

/// The kinds of contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum ContradictionKind {
    /// A house has a digit twice.
    Clash(Conflict),
    /// The rules leave no digit for this cell, or not the one that is given.
    NoCandidate(Cell),
    /// No cell of the house can take the digit.
    NoPlace {
        /// Index into [`Geometry::houses`](crate::Geometry::houses).
        house: usize,
        /// The digit.
        digit: Digit,
    },
}

impl TryFrom<(Variant, ContradictionKind)> for Contradiction {
    type Error = Mismatch;
    /// Checks that the board has the cells, houses and digits of the fault.
    fn try_from((variant, kind): (Variant, ContradictionKind)) -> Result<Self, Mismatch> {
        let geometry = variant.geometry();
        let has_cell = |cell: Cell| cell.index() < geometry.cell_count();
        let has =
            |house: usize, digit: Digit| house < geometry.houses().len() && digit.index() < geometry.side();
        let is_on_board = match kind {
            ContradictionKind::Clash(Conflict { digit, house, cells }) => {
                has(house, digit) && cells.into_iter().all(has_cell)
            }
            ContradictionKind::NoCandidate(cell) => has_cell(cell),
            ContradictionKind::NoPlace { house, digit } => has(house, digit),
        };
        if is_on_board { Ok(Self { variant, kind }) } else { Err(Mismatch::new("Contradiction")) }
    }
}

impl From<Contradiction> for (Variant, ContradictionKind) {
    fn from(Contradiction { variant, kind }: Contradiction) -> Self {
        (variant, kind)
    }
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
