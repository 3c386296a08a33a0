//! The board in play: what stands in each cell, given or written, and the
//! player's notes, and which candidates the player has ruled out. Also what can
//! be seen from it: conflicts and what is left.

use super::moves::Change;
use nonet_engine::{Cell, Digit, DigitSet, Geometry, Grid};

/// What is in one cell. Notes stay under a digit and show again without it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Content {
    /// The digit.
    pub digit: Option<Digit>,
    /// The notes.
    pub notes: DigitSet,
    /// Candidates that were ruled out: the player took a note of them away, or a
    /// hint did, be there notes or not. None of them is noted.
    pub removed: DigitSet,
}

/// Givens, the player's digits and notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    givens: Grid,
    digits: Grid,
    notes: Vec<DigitSet>,
    removed: Vec<DigitSet>,
}

impl Board {
    /// The givens and nothing else.
    pub fn new(givens: Grid) -> Self {
        let none = vec![DigitSet::EMPTY; givens.geometry().cell_count()];
        Self { digits: givens.clone(), givens, notes: none.clone(), removed: none }
    }

    /// Cells, houses and peers.
    pub fn geometry(&self) -> &'static Geometry {
        self.givens.geometry()
    }

    /// All digits, given and written.
    pub fn digits(&self) -> &Grid {
        &self.digits
    }

    /// What is in a cell.
    pub fn content(&self, cell: Cell) -> Content {
        Content {
            digit: self.digits.get(cell),
            notes: self.notes[cell.index()],
            removed: self.removed[cell.index()],
        }
    }

    /// Whether the cell was printed with the puzzle.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.get(cell).is_some()
    }

    /// Makes changes that [`execute`](super::moves::execute) has told.
    pub(super) fn apply(&mut self, changes: &[Change]) {
        for change in changes {
            self.set(change.cell, change.after);
        }
    }

    /// Takes them back, the last one first.
    pub(super) fn revert(&mut self, changes: &[Change]) {
        for change in changes.iter().rev() {
            self.set(change.cell, change.before);
        }
    }

    fn set(&mut self, cell: Cell, content: Content) {
        self.digits.set(cell, content.digit);
        self.notes[cell.index()] = content.notes;
        self.removed[cell.index()] = content.removed;
    }

    /// Whether a peer holds the same digit.
    pub fn is_conflict(&self, cell: Cell) -> bool {
        self.digits.get(cell).is_some_and(|digit| self.digits.sees(cell, digit))
    }

    /// How many of a digit are still to be placed; 0 if there are too many.
    pub fn left(&self, digit: Digit) -> usize {
        let placed = self.digits.filled().filter(|(_, other)| *other == digit).count();
        self.geometry().side().saturating_sub(placed)
    }
}
