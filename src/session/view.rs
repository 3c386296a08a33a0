//! What the page shows, worked out from the session: small values that are
//! equal when nothing on the screen changes. Called by the page alone.

use super::action::{Dialog, Screen};
use super::keymap::Playing;
use super::own::OwnPuzzle;
use super::{Heard, Notice, Session, words};
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, DigitSet, Recipe, Variant, messages};

use crate::game::Game;
pub(super) use crate::game::board::Content;

/// How a message is meant; the page gives it a look and never colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// Told in passing.
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
    /// How it is meant.
    pub tone: Tone,
    /// The message, if there is something to say.
    pub message: Option<Message>,
}

/// A job that the player waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobView {
    /// What is being done.
    pub text: Message,
    /// How far it is, in percent, if it can tell.
    pub percent: Option<u32>,
}

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

impl Session {
    /// The game that is played.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Every cell as it is drawn, in board order.
    pub fn cells(&self) -> Vec<CellView> {
        self.game.board().geometry().cells().map(|cell| self.cell(cell)).collect()
    }

    fn cell(&self, cell: Cell) -> CellView {
        let board = self.game.board();
        let geometry = board.geometry();
        let Content { digit, notes, .. } = board.content(cell);
        let selected =
            board.content(self.selected).digit.filter(|_| self.settings.same && !self.is_drawing());
        let is_selected = cell == self.selected;
        let shows_tints = !self.is_drawing();
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        CellView {
            digit,
            notes: if digit.is_some() { DigitSet::EMPTY } else { notes },
            row: row as u8 + 1,
            column: column as u8 + 1,
            box_number: geometry.box_number(cell) as u8 + 1,
            is_given: board.is_given(cell),
            is_conflict: board.is_conflict(cell),
            is_mistake: self.settings.check && self.game.is_mistake(cell),
            is_selected,
            is_peer: shows_tints
                && self.settings.peers
                && geometry.peers(self.selected).binary_search(&cell).is_ok(),
            is_same: !is_selected && digit.is_some() && digit == selected,
            marked_note: selected
                .filter(|&digit| board.content(cell).digit.is_none() && notes.contains(digit)),
            is_hinted: self.hinted_cell() == Some(cell),
            is_diagonal: geometry.variant().layout().diagonals
                && (row == column || row + column + 1 == geometry.side()),
        }
    }

    /// The keypad, smallest digit first.
    pub fn keys(&self) -> Vec<KeyView> {
        let board = self.game.board();
        let notes = self.selected_notes();
        let key = |digit| KeyView { digit, left: board.left(digit) as u8, is_noted: notes.contains(digit) };
        Digit::all(board.geometry().side()).map(key).collect()
    }

    /// The board that is played on.
    pub fn board_variant(&self) -> Variant {
        self.variant()
    }

    /// The selected cell.
    pub fn selected_cell(&self) -> Cell {
        self.selected
    }

    /// Name of the board for a screen reader: "Sudoku, Medium, 9 by 9".
    pub fn board_label(&self) -> Message {
        words::board_label(self.level_text(), words::board(self.variant()))
    }

    /// "Medium", "Custom" or "Your puzzle".
    pub fn level_text(&self) -> Message {
        words::level_of(self.recipe())
    }

    /// "32 givens", and the board where it is not the classic one.
    pub fn givens_text(&self) -> Message {
        words::givens(self.game.puzzle())
    }

    /// The recipe of the puzzle on the board, unless the player brought it.
    pub fn recipe(&self) -> Option<&Recipe> {
        self.game.puzzle().recipe.as_ref()
    }

    /// "12:04", or nothing if the player hides the clock.
    pub fn clock_text(&self) -> Option<String> {
        self.settings.clock.then(|| words::clock(self.game.clock.elapsed(self.now)))
    }

    /// Notes mode.
    pub fn is_noting(&self) -> bool {
        self.notes_mode
    }

    /// Whether there is a move to take back.
    pub fn can_undo(&self) -> bool {
        self.game.can_undo()
    }

    /// Whether there is a move to make again.
    pub fn can_redo(&self) -> bool {
        self.game.can_redo()
    }

    /// Whether the game is over.
    pub fn is_solved(&self) -> bool {
        self.game.is_solved()
    }

    /// Whether the selected cell holds something that the player can erase.
    pub fn can_erase(&self) -> bool {
        let board = self.game.board();
        !board.is_given(self.selected) && board.content(self.selected) != Content::default()
    }

    /// Whether there is an earlier game to go back to.
    pub fn has_previous(&self) -> bool {
        self.previous.is_some()
    }

    /// What the panel says.
    pub fn message(&self) -> &Said {
        &self.message
    }

    /// What the live region says.
    pub fn spoken(&self) -> Heard<'_> {
        self.spoken.heard()
    }

    /// The job that the player waits for.
    pub fn job(&self) -> Option<JobView> {
        let running = self.making.running().filter(|running| running.is_awaited())?;
        Some(match self.loading() {
            Some(loaded) => JobView { text: words::loading(loaded), percent: loaded.percent() },
            None => JobView { text: running.describe(), percent: running.percent() },
        })
    }

    /// A message that waits to be read.
    pub fn notice(&self) -> Option<&Notice> {
        self.notices.first()
    }

    /// What the meaning of a key depends on.
    pub fn playing(&self) -> Playing {
        Playing {
            side: self.game.board().geometry().side(),
            letters: self.settings.letters,
            is_hinting: self.is_hinting(),
        }
    }

    /// Which page is shown.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// What lies over the board.
    pub fn dialog(&self) -> Option<Dialog> {
        self.dialog
    }

    /// The player's own puzzle.
    pub fn own(&self) -> &OwnPuzzle {
        &self.own
    }
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
