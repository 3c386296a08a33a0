//! The earlier texts of a puzzle that is entered, for undo. Typing in a field is one step, however
//! long: the field itself undoes single characters.

use super::Said;
use crate::game::about::About;
use nonet_engine::{Cell, Variant};

/// Maximum length of all earlier texts together, in bytes.
const MOST_BYTES: usize = 4_000_000;

/// A state to go back to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Before {
    pub(super) text: String,
    pub(super) variant: Variant,
    pub(super) about: About,
    pub(super) selected: Cell,
    /// Whether the text came from elsewhere.
    pub(super) has_arrived: bool,
}

/// What kind of change a step undoes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// A character typed in the text field.
    Typing,
    /// A character of the values of a clue.
    Values,
    /// A character of what is said about the puzzle.
    About(Said),
    /// Anything else.
    Single,
}

/// What can be undone and redone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Past {
    undo: Vec<Before>,
    redo: Vec<Before>,
    /// The kind of the last change, until something else happens.
    last: Option<Change>,
}

impl Past {
    /// Remembers the state before a change.
    pub(super) fn remember(&mut self, before: Before, change: Change) {
        if change == Change::Single || self.last != Some(change) {
            self.undo.push(before);
        }
        self.last = Some(change);
        self.redo.clear();
        let mut bytes: usize = self.undo.iter().map(|before| before.text.len()).sum();
        while bytes > MOST_BYTES && self.undo.len() > 1 {
            bytes -= self.undo.remove(0).text.len();
        }
    }

    /// Whether something can be undone, and whether something can be redone.
    pub(super) fn has(&self) -> [bool; 2] {
        [&self.undo, &self.redo].map(|states| !states.is_empty())
    }

    /// Whether the last change was a character.
    pub(super) fn is_typing(&self) -> bool {
        matches!(self.last, Some(Change::Typing | Change::Values))
    }

    /// Begins a new step with the next change.
    pub(super) fn settle(&mut self) {
        self.last = None;
    }

    /// Takes the state before the last change, and keeps the present one for redo.
    pub(super) fn undo(&mut self, now: Before) -> Option<Before> {
        let before = self.undo.pop()?;
        self.redo.push(now);
        self.last = None;
        Some(before)
    }

    /// Takes the state that was undone last.
    pub(super) fn redo(&mut self, now: Before) -> Option<Before> {
        let after = self.redo.pop()?;
        self.undo.push(now);
        self.last = None;
        Some(after)
    }
}
