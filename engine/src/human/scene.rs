//! A position as plain data for drawing. Code that uses it does not link the ladder. Used by
//! lessons, practice and solve paths.

use super::cells::CellSet;
use super::position::Position;
use crate::{Cell, Digit, DigitSet, Grid, Mismatch, Variant};

/// The digits, the given cells, and the candidates of the empty cells.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "(Grid, CellSet, Vec<DigitSet>)", into = "(Grid, CellSet, Vec<DigitSet>)")
)]
pub struct Scene {
    digits: Grid,
    givens: CellSet,
    /// One set per cell, in board order. Empty for a filled cell.
    candidates: Vec<DigitSet>,
}

impl Scene {
    /// The digits.
    pub fn digits(&self) -> &Grid {
        &self.digits
    }

    /// The digit in a cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits.get(cell)
    }

    /// Whether the digit in a cell is given.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.contains(cell)
    }

    /// The candidates of a cell.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates.get(cell.index()).copied().unwrap_or_default()
    }

    /// The number of empty cells.
    pub fn empty_count(&self) -> usize {
        self.digits.empty_cells().count()
    }
}

impl From<&Position> for Scene {
    fn from(position: &Position) -> Self {
        Self {
            digits: position.grid(),
            givens: position.givens(),
            candidates: CellSet::ALL.into_iter().map(|cell| position.candidates(cell)).collect(),
        }
    }
}

impl TryFrom<(Grid, CellSet, Vec<DigitSet>)> for Scene {
    type Error = Mismatch;
    fn try_from((digits, givens, candidates): (Grid, CellSet, Vec<DigitSet>)) -> Result<Self, Mismatch> {
        if digits.variant() != Variant::CLASSIC || candidates.len() != digits.digits().len() {
            return Err(Mismatch::new("Scene"));
        }
        if candidates.iter().any(|digits| !digits.is_subset(DigitSet::full(9))) {
            return Err(Mismatch::new("Scene"));
        }
        if givens.into_iter().any(|cell| digits.get(cell).is_none()) {
            return Err(Mismatch::new("Scene"));
        }
        Ok(Self { digits, givens, candidates })
    }
}

impl From<Scene> for (Grid, CellSet, Vec<DigitSet>) {
    fn from(Scene { digits, givens, candidates }: Scene) -> Self {
        (digits, givens, candidates)
    }
}
