//! What the page shows, worked out from the session: small values that are
//! equal when nothing on the screen changes. The only place that chooses words
//! for cells.

use crate::engine::{Digit, DigitSet};

/// One cell as it is drawn. Copy and comparable, so that a key press redraws
/// only what it changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct CellView {
    /// What stands in it.
    pub digit: Option<Digit>,
    /// The player's notes; empty when there is a digit.
    pub notes: DigitSet,
    /// Row, column and box, counted from 1.
    pub row: u8,
    /// Column, counted from 1.
    pub column: u8,
    /// Box, counted from 1.
    pub box_number: u8,
    /// Printed with the puzzle.
    pub is_given: bool,
    /// A peer holds the same digit.
    pub is_conflict: bool,
    /// Differs from the solution, and the player asked to be told.
    pub is_mistake: bool,
    /// The one selected cell.
    pub is_selected: bool,
    /// Shares a house with the selected cell.
    pub is_peer: bool,
    /// Holds the same digit as the selected cell.
    pub is_same: bool,
    /// The digit of the selected cell, if it stands among this cell's notes.
    pub marked_note: Option<Digit>,
    /// The hint points here.
    pub is_hinted: bool,
    /// On a diagonal that is a house.
    pub is_diagonal: bool,
}

impl CellView {
    /// Its name for a screen reader, content first.
    pub fn label(&self) -> String {
        let content = match self.digit {
            Some(digit) if self.is_conflict && self.is_given => format!("{digit}, given, conflict"),
            Some(digit) if self.is_given => format!("{digit}, given"),
            Some(digit) if self.is_conflict => format!("{digit}, conflict"),
            Some(digit) if self.is_mistake => format!("{digit}, mistake"),
            Some(digit) => digit.to_string(),
            None if self.notes.is_empty() => "empty".to_owned(),
            None => {
                let notes: Vec<String> = self.notes.iter().map(|digit| digit.to_string()).collect();
                format!("empty, notes {}", notes.join(" "))
            }
        };
        format!("{content}, row {} column {}, box {}", self.row, self.column, self.box_number)
    }
}

/// One key of the keypad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyView {
    /// The digit it enters.
    pub digit: Digit,
    /// How many of it are still to be placed.
    pub left: u8,
    /// Whether the selected cell has it as a note (pressed look in notes mode).
    pub is_noted: bool,
}
