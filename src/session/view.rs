//! Small values that a page draws. They are equal when nothing on the screen
//! changes. `shown` builds those of the board's page, `learning` those of lessons
//! and exercises.

use nonet_engine::message::Message;
use nonet_engine::{Digit, DigitSet, messages};

pub(super) use crate::game::board::Content;

/// The kind of a message. The page gives each kind a look, and never colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// Plain information.
    #[default]
    Calm,
    /// A hint.
    Hint,
    /// Something is wrong.
    Warn,
    /// The game is solved.
    Done,
}

/// What the panel says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// The kind of the message.
    pub tone: Tone,
    /// The message, if there is something to say.
    pub message: Option<Message>,
}

/// A job that the player waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobView {
    /// The text.
    pub text: Message,
    /// Progress in percent, if it is known.
    pub percent: Option<u32>,
}

/// One cell as it is drawn. It is comparable, so a key press redraws only the cells
/// that it changes.
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
    pub fn label(&self) -> Message {
        let place = cell_place(self.row, self.column, self.box_number);
        match self.digit {
            Some(digit) if self.is_conflict && self.is_given => cell_given_conflict(digit, place),
            Some(digit) if self.is_given => cell_given(digit, place),
            Some(digit) if self.is_conflict => cell_conflict(digit, place),
            Some(digit) if self.is_mistake => cell_mistake(digit, place),
            Some(digit) => cell_digit(digit, place),
            None if self.notes.is_empty() => cell_empty(place),
            None => cell_notes(self.notes, place),
        }
    }
}

messages! {
    fn cell_place(row: u8, column: u8, box_number: u8);
    fn cell_empty(place: Message);
    fn cell_notes(digits: DigitSet, place: Message);
    fn cell_digit(digit: Digit, place: Message);
    fn cell_given(digit: Digit, place: Message);
    fn cell_conflict(digit: Digit, place: Message);
    fn cell_given_conflict(digit: Digit, place: Message);
    fn cell_mistake(digit: Digit, place: Message);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;

    #[test]
    fn a_cell_is_named_content_first() {
        let empty = CellView {
            digit: None,
            notes: DigitSet::EMPTY,
            row: 4,
            column: 5,
            box_number: 5,
            is_given: false,
            is_conflict: false,
            is_mistake: false,
            is_selected: false,
            is_peer: false,
            is_same: false,
            marked_note: None,
            is_hinted: false,
            is_diagonal: false,
        };
        let filled = CellView { digit: Digit::new(5), row: 1, column: 3, box_number: 1, ..empty };
        let notes = [2, 4, 7].into_iter().filter_map(Digit::new).collect();
        let label = |view: CellView| english(&view.label());
        assert_eq!(label(empty), "empty, row 4 column 5, box 5");
        assert_eq!(label(CellView { notes, ..empty }), "empty, notes 2 4 7, row 4 column 5, box 5");
        assert_eq!(label(filled), "5, row 1 column 3, box 1");
        assert_eq!(label(CellView { is_given: true, ..filled }), "5, given, row 1 column 3, box 1");
        assert_eq!(label(CellView { is_conflict: true, ..filled }), "5, conflict, row 1 column 3, box 1");
        assert_eq!(label(CellView { is_mistake: true, ..filled }), "5, mistake, row 1 column 3, box 1");
    }
}
