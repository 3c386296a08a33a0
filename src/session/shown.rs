//! The view of the board's page, computed from the session. Called by the page's
//! component.

use super::action::Dialog;
use super::keeping::Notice;
use super::keymap::Playing;
use super::picture::Picture;
use super::screen::Screen;
use super::settings::Settings;
use super::spoken::Heard;
use super::view::{CellView, Content, JobView, KeyView, Said};
use super::{Session, words};
use crate::game::Game;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, DigitSet, Level, Recipe, Variant};

impl Session {
    /// The game on the board.
    pub fn game(&self) -> &Game {
        self.play.game()
    }

    /// The view of every cell, in board order.
    pub fn cells(&self) -> Vec<CellView> {
        self.play.game().board().geometry().cells().map(|cell| self.cell(cell)).collect()
    }

    fn cell(&self, cell: Cell) -> CellView {
        let board = self.play.game().board();
        let geometry = board.geometry();
        let Content { digit, notes, .. } = board.content(cell);
        let selected =
            board.content(self.play.selected()).digit.filter(|_| self.settings.same && self.shows_tints());
        let is_selected = cell == self.play.selected();
        CellView {
            digit,
            notes: if digit.is_some() { DigitSet::EMPTY } else { notes },
            is_given: board.is_given(cell),
            is_conflict: board.is_conflict(cell),
            is_mistake: self.is_marked(cell),
            is_selected,
            is_peer: self.shows_tints()
                && self.settings.peers
                && geometry.peers(self.play.selected()).binary_search(&cell).is_ok(),
            is_same: !is_selected && digit.is_some() && digit == selected,
            marked_note: selected
                .filter(|&digit| board.content(cell).digit.is_none() && notes.contains(digit)),
            is_hinted: self.hints.cell() == Some(cell),
            ..CellView::blank(geometry, cell)
        }
    }

    /// Whether cells are tinted for the selected one. The marks of a hint and a solved
    /// board stand for themselves.
    fn shows_tints(&self) -> bool {
        !self.hints.is_drawing() && !self.is_solved()
    }

    /// Whether the game has just been solved, and the player has not moved on the board
    /// since.
    pub fn is_at_end(&self) -> bool {
        self.is_solved() && !self.play.is_roaming()
    }

    /// The number of hints so far.
    pub fn hint_count(&self) -> u32 {
        self.play.game().hints
    }

    /// The keypad, smallest digit first.
    pub fn keys(&self) -> Vec<KeyView> {
        let board = self.play.game().board();
        let notes = board.content(self.play.selected()).notes;
        let geometry = board.geometry();
        let bit = |(cell, _): (Cell, Digit)| 1 << geometry.box_number(cell);
        let boxes = |digit| {
            let cells = board.digits().filled().filter(|(_, other)| *other == digit);
            cells.map(bit).fold(0, |all, bit: u32| all | bit)
        };
        let key = |digit| KeyView {
            digit,
            left: board.left(digit) as u8,
            boxes: boxes(digit),
            is_noted: notes.contains(digit),
        };
        Digit::all(board.geometry().side()).map(key).collect()
    }

    /// The progress in each box: how many of the cells that were empty at the start now
    /// hold a digit, and how many such cells there are.
    pub fn progress(&self) -> Vec<(u32, u32)> {
        let board = self.play.game().board();
        let geometry = board.geometry();
        let mut shares = vec![(0, 0); geometry.side()];
        for cell in geometry.cells().filter(|cell| !board.is_given(*cell)) {
            let (placed, all) = &mut shares[geometry.box_number(cell)];
            *placed += u32::from(board.digits().get(cell).is_some());
            *all += 1;
        }
        shares
    }

    /// The level; `None` if the player chose more than a level.
    pub fn level(&self) -> Option<Level> {
        self.recipe().filter(|recipe| !recipe.is_custom()).map(|recipe| recipe.level)
    }

    /// The variant of the board.
    pub fn board_variant(&self) -> Variant {
        self.play.variant()
    }

    /// The selected cell.
    pub fn selected_cell(&self) -> Cell {
        self.play.selected()
    }

    /// The board's name for a screen reader: "Sudoku, Medium, 9 × 9".
    pub fn board_label(&self) -> Message {
        words::board_label(self.level_text(), words::board(self.play.variant()))
    }

    /// "Medium", "Custom" or "Your puzzle".
    pub fn level_text(&self) -> Message {
        words::level_of(self.recipe())
    }

    /// "32 givens", followed by the board if it is not the classic one.
    pub fn givens_text(&self) -> Message {
        words::givens(self.play.game().puzzle())
    }

    /// The recipe of the puzzle on the board; `None` if the player entered it.
    pub fn recipe(&self) -> Option<&Recipe> {
        self.play.game().puzzle().recipe.as_ref()
    }

    /// "12:04"; `None` if the player hides the clock.
    pub fn clock_text(&self) -> Option<String> {
        self.settings.clock.then(|| words::clock(self.play.game().clock.elapsed(self.context.now())))
    }

    /// Whether notes mode is on.
    pub fn is_noting(&self) -> bool {
        self.play.is_noting()
    }

    /// Whether there is a move to undo.
    pub fn can_undo(&self) -> bool {
        self.play.game().can_undo()
    }

    /// Whether there is a move to redo.
    pub fn can_redo(&self) -> bool {
        self.play.game().can_redo()
    }

    /// Whether the puzzle is solved.
    pub fn is_solved(&self) -> bool {
        self.play.game().is_solved()
    }

    /// Whether the selected cell holds something that the player can erase.
    pub fn can_erase(&self) -> bool {
        let board = self.play.game().board();
        !board.is_given(self.play.selected()) && board.content(self.play.selected()) != Content::default()
    }

    /// Whether there is an earlier game to return to.
    pub fn has_previous(&self) -> bool {
        self.play.previous().is_some()
    }

    /// The message in the panel.
    pub fn message(&self) -> &Said {
        &self.message
    }

    /// The content of the live region: the last announcements, the oldest first.
    pub fn spoken(&self) -> &[Heard] {
        self.context.heard()
    }

    /// The job that the player waits for.
    pub fn job(&self) -> Option<JobView> {
        let text = self.making.awaited()?;
        Some(match self.context.loading() {
            Some(loaded) => JobView { text: words::loading(loaded), percent: loaded.percent() },
            None => JobView { text, percent: None },
        })
    }

    /// The notice that is shown, if there is one.
    pub fn notice(&self) -> Option<&Notice> {
        self.keeping.notice()
    }

    /// The state that the meaning of a key depends on.
    pub fn playing(&self) -> Playing {
        self.play.playing(self.settings.letters, self.hints.is_open())
    }

    /// The page that is shown.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// The open dialog.
    pub fn dialog(&self) -> Option<Dialog> {
        self.screen.dialog()
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether a hint is open.
    pub fn is_hinting(&self) -> bool {
        self.hints.is_open()
    }

    /// The marks of the open hint; empty on boards other than the classic one.
    pub fn picture(&self) -> Picture {
        self.hints.picture(self.play.game().board().digits())
    }

    /// The text shown instead of a job's progress while the workers' module loads.
    pub fn loading_text(&self) -> Option<Message> {
        self.context.loading().map(words::loading)
    }
}
