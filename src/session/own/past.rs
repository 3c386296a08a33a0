//! The earlier texts of a puzzle that is entered, for undo. Typing in the text field is one step,
//! however long: the field itself undoes single characters.

use nonet_engine::{Cell, Variant};

/// Maximum length of all earlier texts together, in bytes.
const MOST_BYTES: usize = 4_000_000;

/// A state to go back to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Before {
    pub(super) text: String,
    pub(super) variant: Variant,
    pub(super) selected: Cell,
}

/// What kind of change a step undoes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// A character typed in the text field.
    Typing,
    /// Anything else.
    Single,
}

/// What can be undone and redone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Past {
    undo: Vec<Before>,
    redo: Vec<Before>,
    /// Whether the last change was in the text field.
    is_typing: bool,
}

impl Past {
    /// Remembers the state before a change.
    pub(super) fn remember(&mut self, before: Before, change: Change) {
        let is_typing = change == Change::Typing;
        if !(is_typing && self.is_typing) {
            self.undo.push(before);
        }
        self.is_typing = is_typing;
        self.redo.clear();
        let mut bytes: usize = self.undo.iter().map(|before| before.text.len()).sum();
        while bytes > MOST_BYTES && self.undo.len() > 1 {
            bytes -= self.undo.remove(0).text.len();
        }
    }

    /// Takes the state before the last change, and keeps the present one for redo.
    pub(super) fn undo(&mut self, now: Before) -> Option<Before> {
        let before = self.undo.pop()?;
        self.redo.push(now);
        self.is_typing = false;
        Some(before)
    }

    /// Takes the state that was undone last.
    pub(super) fn redo(&mut self, now: Before) -> Option<Before> {
        let after = self.redo.pop()?;
        self.undo.push(now);
        self.is_typing = false;
        Some(after)
    }
}
