//! The board in play: each cell's digit, the player's notes, and the candidates that
//! the player has ruled out. It also finds conflicts and counts the remaining digits.

use super::moves::Change;
use nonet_engine::{Cell, Digit, DigitSet, Geometry, Grid};

/// The content of one cell. A digit hides the notes; they show again when it is erased.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Content {
    /// The digit.
    pub digit: Option<Digit>,
    /// The notes.
    pub notes: DigitSet,
    /// Candidates that the player or a hint has ruled out, with or without notes in the
    /// cell. None of them is also in `notes`.
    pub removed: DigitSet,
}

/// Givens, the player's digits, and notes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    givens: Grid,
    digits: Grid,
    notes: Vec<DigitSet>,
    removed: Vec<DigitSet>,
}

impl Board {
    /// A board with only the givens.
    pub fn new(givens: Grid) -> Self {
        let none = vec![DigitSet::EMPTY; givens.geometry().cell_count()];
        Self { digits: givens.clone(), givens, notes: none.clone(), removed: none }
    }

    /// The cells, houses and peers of this board.
    pub fn geometry(&self) -> &'static Geometry {
        self.givens.geometry()
    }

    /// All digits, given and written.
    pub fn digits(&self) -> &Grid {
        &self.digits
    }

    /// The content of a cell.
    pub fn content(&self, cell: Cell) -> Content {
        Content {
            digit: self.digits.get(cell),
            notes: self.notes[cell.index()],
            removed: self.removed[cell.index()],
        }
    }

    /// Whether the cell is a given.
    pub fn is_given(&self, cell: Cell) -> bool {
        self.givens.get(cell).is_some()
    }

    /// Applies the changes that [`execute`](super::moves::execute) returned.
    pub(super) fn apply(&mut self, changes: &[Change]) {
        for change in changes {
            self.set(change.cell, change.after);
        }
    }

    /// Undoes changes, the last one first.
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

    /// How many of a digit are still to be placed; 0 if too many are placed.
    pub fn left(&self, digit: Digit) -> usize {
        let placed = self.digits.filled().filter(|(_, other)| *other == digit).count();
        self.geometry().side().saturating_sub(placed)
    }
}
