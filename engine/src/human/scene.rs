//! A position as plain data for drawing. Code that uses it does not link the ladder. Used by
//! lessons, practice and solve paths.

use super::ground::Ground;
use super::position::Position;
use super::wide::Cells;
use crate::{Cell, Digit, DigitSet, Grid, Mismatch};

/// The digits, the given cells, and the candidates of the empty cells.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "(Grid, Cells, Vec<DigitSet>)", into = "(Grid, Cells, Vec<DigitSet>)")
)]
pub struct Scene {
    digits: Grid,
    givens: Cells,
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

impl<G: Ground> From<&Position<G>> for Scene {
    fn from(position: &Position<G>) -> Self {
        let cells = position.ground().all_cells().into_iter();
        Self {
            digits: position.grid(),
            givens: position.givens().into(),
            candidates: cells.map(|cell| position.candidates(cell)).collect(),
        }
    }
}

impl TryFrom<(Grid, Cells, Vec<DigitSet>)> for Scene {
    type Error = Mismatch;
    fn try_from((digits, givens, candidates): (Grid, Cells, Vec<DigitSet>)) -> Result<Self, Mismatch> {
        let all = DigitSet::full(digits.geometry().side());
        if candidates.len() != digits.digits().len() || candidates.iter().any(|set| !set.is_subset(all)) {
            return Err(Mismatch::new("Scene"));
        }
        // A set of cells may have more than the board.
        let is_filled = |cell: Cell| digits.digits().get(cell.index()).is_some_and(Option::is_some);
        if !givens.into_iter().all(is_filled) {
            return Err(Mismatch::new("Scene"));
        }
        Ok(Self { digits, givens, candidates })
    }
}

impl From<Scene> for (Grid, Cells, Vec<DigitSet>) {
    fn from(Scene { digits, givens, candidates }: Scene) -> Self {
        (digits, givens, candidates)
    }
}
