//! The board in play: each cell's digit, the player's notes and colours, and the
//! candidates that the player has ruled out. It also finds conflicts and counts the
//! remaining digits.

use super::colour::{Colours, Tints};
use super::moves::Change;
use nonet_engine::{Cell, Digit, DigitSet, Geometry, Grid};
use nonet_later::later;

/// The content of one cell. A digit hides the notes; they show again when it is erased.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Content {
    /// The digit.
    pub digit: Option<Digit>,
    /// The notes in the corners.
    pub notes: DigitSet,
    /// The notes in the centre.
    pub centre: DigitSet,
    /// Candidates that the player or a hint has ruled out, with or without notes in the
    /// cell. None of them is also in `notes`.
    pub removed: DigitSet,
    /// Those of them that were struck: they stay visible. The others were notes that
    /// the player erased, and the notes that are left say the same.
    pub struck: DigitSet,
    /// The colours of the cell.
    pub colours: Colours,
    /// The colours of its candidates.
    pub tints: Tints,
    /// Which combinations of the clue that begins here were struck, by the bits of their numbers.
    pub struck_combinations: u64,
}

impl Content {
    /// The ruled out candidates that a player must see. A cell without notes shows all
    /// of them, since nothing else does.
    pub fn shown_strikes(&self) -> DigitSet {
        if self.notes.is_empty() { self.removed } else { self.struck }
    }

    /// All colours that the cell shows: its own and that of its digit.
    pub fn shown_colours(&self) -> Colours {
        self.colours.with(self.digit.and_then(|digit| self.tints.of(digit)))
    }
}

/// Givens, and what the player has written into the cells.
///
/// Invariant: `digits` has the digits of `contents`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    givens: Grid,
    digits: Grid,
    contents: Vec<Content>,
}

/// Only the game of a first visit is there before what is loaded later, and it has no clues.
#[later]
fn breaks_clue(digits: &Grid, cell: Cell) -> bool {
    digits.breaks_clue(cell)
}

/// How far a puzzle is in each box: how many of the cells that it leaves open are filled, and
/// how many there are.
pub fn box_shares(givens: &Grid, is_filled: impl Fn(Cell) -> bool) -> Vec<(u32, u32)> {
    let geometry = givens.geometry();
    let mut shares = vec![(0, 0); geometry.side()];
    for cell in givens.empty_cells() {
        let (filled, all) = &mut shares[geometry.box_number(cell)];
        *filled += u32::from(is_filled(cell));
        *all += 1;
    }
    shares
}

impl Board {
    /// A board with only the givens.
    pub fn new(givens: Grid) -> Self {
        let content = |cell| Content { digit: givens.get(cell), ..Content::default() };
        let contents = givens.geometry().cells().map(content).collect();
        Self { digits: givens.clone(), givens, contents }
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
        self.contents[cell.index()]
    }

    /// What an empty cell can still be: the digits that no peer holds, without those that
    /// were ruled out. Empty for a filled cell.
    pub fn open_candidates(&self, cell: Cell) -> DigitSet {
        match self.content(cell) {
            Content { digit: None, removed, .. } => self.digits.candidates(cell) - removed,
            _ => DigitSet::EMPTY,
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
        self.contents[cell.index()] = content;
    }

    /// Whether the digit of a cell breaks a rule.
    pub fn is_conflict(&self, cell: Cell) -> bool {
        self.digits.is_forbidden(cell) || self.geometry().has_terms() && breaks_clue(&self.digits, cell)
    }

    /// How many of a digit are still to be placed; 0 if too many are placed.
    pub fn left(&self, digit: Digit) -> usize {
        let placed = self.digits.filled().filter(|(_, other)| *other == digit).count();
        self.geometry().side().saturating_sub(placed)
    }
}
