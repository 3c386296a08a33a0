//! Small values for drawing a page. They are equal as long as nothing on the screen
//! changes. `shown` creates those of the board's page, `learning` those of lessons and
//! exercises.

use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, DigitSet, Geometry, messages};

pub(super) use crate::game::board::Content;

/// The kind of a message. Each kind has its own look, which never relies on colour
/// alone.
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

/// The content of the panel.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// The kind of the message.
    pub tone: Tone,
    /// The message, if there is one.
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

/// The view of one cell. Components compare it, so a key press redraws only the cells
/// that change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct CellView {
    /// The digit.
    pub digit: Option<Digit>,
    /// The player's notes; empty when there is a digit.
    pub notes: DigitSet,
    /// The row, counted from 1.
    pub row: u8,
    /// The column, counted from 1.
    pub column: u8,
    /// The box, counted from 1.
    pub box_number: u8,
    /// Whether the cell is a given.
    pub is_given: bool,
    /// Whether a peer holds the same digit.
    pub is_conflict: bool,
    /// Whether the digit differs from the solution, if the player wants to know.
    pub is_mistake: bool,
    /// Whether the cell is selected.
    pub is_selected: bool,
    /// Whether the cell shares a house with the selected cell.
    pub is_peer: bool,
    /// Whether the cell holds the same digit as the selected cell.
    pub is_same: bool,
    /// The digit of the selected cell, if this cell has a note of it.
    pub marked_note: Option<Digit>,
    /// Whether the hint points at this cell.
    pub is_hinted: bool,
    /// Whether the cell is on a diagonal that is a house.
    pub is_diagonal: bool,
}

impl CellView {
    /// An empty cell, of which only the place is known.
    pub fn blank(geometry: &Geometry, cell: Cell) -> Self {
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        let has_diagonals = geometry.variant().layout().diagonals;
        Self {
            digit: None,
            notes: DigitSet::EMPTY,
            row: row as u8 + 1,
            column: column as u8 + 1,
            box_number: geometry.box_number(cell) as u8 + 1,
            is_given: false,
            is_conflict: false,
            is_mistake: false,
            is_selected: false,
            is_peer: false,
            is_same: false,
            marked_note: None,
            is_hinted: false,
            is_diagonal: has_diagonals && (row == column || row + column + 1 == geometry.side()),
        }
    }

    /// The cell's name for a screen reader; the content comes first.
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
    pub(super) fn cell_place(row: u8, column: u8, box_number: u8);
    pub(super) fn cell_empty(place: Message);
    fn cell_notes(digits: DigitSet, place: Message);
    pub(super) fn cell_digit(digit: Digit, place: Message);
    fn cell_given(digit: Digit, place: Message);
    pub(super) fn cell_conflict(digit: Digit, place: Message);
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
    /// The boxes that hold the digit, as bits. The first box is the lowest bit.
    pub boxes: u32,
    /// Whether the selected cell has it as a note. In notes mode the key then looks
    /// pressed.
    pub is_noted: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use nonet_engine::Variant;

    #[test]
    fn a_cell_is_named_content_first() {
        let geometry = Variant::CLASSIC.geometry();
        let empty = CellView::blank(geometry, geometry.cell(3, 4));
        let filled = CellView { digit: Digit::new(5), ..CellView::blank(geometry, geometry.cell(0, 2)) };
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
