//! The game on the board as the player handles it: the selected cell, notes mode,
//! and the game that the last new game replaced. Knows no words, no jobs and no
//! storage; `Session` routes to it.

use super::action::Step;
use super::keymap::Playing;
use crate::game::Game;
use crate::game::moves::{Change, Move, Refused};
use nonet_engine::{Cell, Digit, Grid, Variant};

/// The game on the board and its selection.
pub(super) struct Play {
    game: Game,
    previous: Option<Game>,
    selected: Cell,
    notes_mode: bool,
    /// Whether the player moved the selection by keyboard since the last move.
    is_roaming: bool,
}

/// The differences between a stored game and the one that it replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Adopted {
    /// Whether it is another puzzle.
    pub(super) is_other: bool,
    /// Whether the board looks different.
    pub(super) is_moved: bool,
}

impl Play {
    pub(super) fn new(game: Game) -> Self {
        Self { selected: first_open(&game), game, previous: None, notes_mode: false, is_roaming: false }
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn selected(&self) -> Cell {
        self.selected
    }

    /// Whether the player moved the selection by keyboard since the last move.
    pub(super) fn is_roaming(&self) -> bool {
        self.is_roaming
    }

    pub(super) fn is_noting(&self) -> bool {
        self.notes_mode
    }

    pub(super) fn variant(&self) -> Variant {
        self.game.puzzle().givens.variant()
    }

    /// The game that the last new game replaced.
    pub(super) fn previous(&self) -> Option<&Game> {
        self.previous.as_ref()
    }

    pub(super) fn set_previous(&mut self, previous: Option<Game>) {
        self.previous = previous;
    }

    pub(super) fn take_previous(&mut self) -> Option<Game> {
        self.previous.take()
    }

    /// The state that the meaning of a key depends on.
    pub(super) fn playing(&self, letters: bool, is_hinting: bool) -> Playing {
        Playing { side: self.game.board().geometry().side(), letters, is_hinting }
    }

    /// Selects a cell. A late event from a larger board may name a cell that this board
    /// does not have.
    pub(super) fn select(&mut self, cell: Cell) {
        if cell.index() < self.game.board().geometry().cell_count() {
            self.selected = cell;
        }
    }

    pub(super) fn step(&mut self, step: Step) {
        self.is_roaming = true;
        self.selected = target(self.game.board().digits(), self.selected, step);
    }

    /// Switches notes mode; returns whether it is on.
    pub(super) fn toggle_notes(&mut self) -> bool {
        self.notes_mode = !self.notes_mode;
        self.notes_mode
    }

    /// The move of a digit key: places or notes the digit, or removes it if it is there
    /// already. `None` if the board has no such digit.
    pub(super) fn digit_move(&self, digit: Digit, is_other: bool, clean: bool) -> Option<Move> {
        if digit.index() >= self.game.board().geometry().side() {
            return None;
        }
        let cell = self.selected;
        Some(match (self.notes_mode != is_other, self.game.board().content(cell).digit) {
            (true, _) => Move::Note { cell, digit },
            (false, Some(present)) if present == digit => Move::Clear { cell },
            (false, _) => Move::Place { cell, digit, clean },
        })
    }

    /// The move of the erase key: the digit goes first, then the notes.
    pub(super) fn erase_move(&self) -> Move {
        let cell = self.selected;
        let has_digit = self.game.board().content(cell).digit.is_some();
        if has_digit { Move::Clear { cell } } else { Move::ClearNotes { cell } }
    }

    /// Makes a move.
    pub(super) fn execute(&mut self, step: &Move) -> Result<(), Refused> {
        self.is_roaming = false;
        self.game.play(step.clone())
    }

    /// Undoes the last move and selects the first cell that it changed.
    pub(super) fn undo(&mut self) -> Option<Vec<Change>> {
        let (_, changes) = self.game.undo()?;
        self.select_first(&changes);
        Some(changes)
    }

    /// Makes the last undone move again and selects the first cell that it changes.
    pub(super) fn redo(&mut self) -> Option<Vec<Change>> {
        let (_, changes) = self.game.redo()?;
        self.select_first(&changes);
        Some(changes)
    }

    fn select_first(&mut self, changes: &[Change]) {
        self.is_roaming = false;
        if let Some(change) = changes.first() {
            self.selected = change.cell;
        }
    }

    /// Undoes moves until nothing is wrong; returns how many.
    pub(super) fn rewind(&mut self) -> usize {
        self.game.undo_until_right()
    }

    pub(super) fn count_hint(&mut self) {
        self.game.count_hint();
    }

    /// Takes back the count of a hint that could not be given.
    pub(super) fn uncount_hint(&mut self) {
        self.game.hints = self.game.hints.saturating_sub(1);
    }

    /// Records the depth of a hint.
    pub(super) fn deepen_hint(&mut self, depth: u8) {
        self.game.deepest_hint = self.game.deepest_hint.max(depth);
    }

    /// Runs or pauses the clock. The clock of a solved game does not run.
    pub(super) fn run_clock(&mut self, is_running: bool, now: u64) {
        if is_running && !self.game.is_solved() {
            self.game.clock.run(now);
        } else {
            self.game.clock.pause(now);
        }
    }

    /// Increments the game's revision before it is stored.
    pub(super) fn count_revision(&mut self) {
        self.game.revision += 1;
    }

    /// Puts a new game on the board. The one that was there becomes the previous
    /// one, which is returned, if it was begun and is not solved.
    pub(super) fn install(&mut self, game: Game, now: u64) -> Option<&Game> {
        let mut old = std::mem::replace(&mut self.game, game);
        self.game.revision = self.game.revision.max(old.revision);
        self.selected = first_open(&self.game);
        old.clock.pause(now);
        if !old.can_undo() || old.is_solved() {
            return None;
        }
        self.previous = Some(old);
        self.previous.as_ref()
    }

    /// Replaces the game by a stored one. The revision never goes backwards.
    pub(super) fn adopt(&mut self, game: Game) -> Adopted {
        let is_other = game.puzzle() != self.game.puzzle();
        let is_moved = is_other || game.board() != self.game.board();
        let revision = self.game.revision.max(game.revision);
        self.game = game;
        self.game.revision = revision;
        if is_other {
            self.selected = first_open(&self.game);
        }
        Adopted { is_other, is_moved }
    }

    /// Whether a stored game takes precedence over the one on the board. It does if its
    /// revision is later. It also does if its moves differ and it has the same revision,
    /// since another tab stored it, or none, since an older version stored it.
    pub(super) fn is_older_than(&self, stored: &Game) -> bool {
        let is_counted = stored.revision > 0;
        stored.revision > self.game.revision
            || (!is_counted || stored.revision == self.game.revision) && !stored.has_same_moves(&self.game)
    }
}

/// The first empty cell, which is selected at the start.
fn first_open(game: &Game) -> Cell {
    game.board().digits().empty_cells().next().unwrap_or_default()
}

/// The cell that a step leads to.
pub(super) fn target(digits: &Grid, from: Cell, step: Step) -> Cell {
    let geometry = digits.geometry();
    let side = geometry.side();
    let box_rows = usize::from(geometry.variant().layout().box_rows);
    let (row, column) = (geometry.row(from), geometry.column(from));
    match step {
        Step::Up => geometry.cell((row + side - 1) % side, column),
        Step::Down => geometry.cell((row + 1) % side, column),
        Step::Left => geometry.cell(row, (column + side - 1) % side),
        Step::Right => geometry.cell(row, (column + 1) % side),
        Step::RowStart => geometry.cell(row, 0),
        Step::RowEnd => geometry.cell(row, side - 1),
        Step::First => geometry.cell(0, 0),
        Step::Last => geometry.cell(side - 1, side - 1),
        Step::BoxUp => geometry.cell(row.saturating_sub(box_rows), column),
        Step::BoxDown => geometry.cell((row + box_rows).min(side - 1), column),
        Step::NextEmpty => empty_after(digits, from, 1),
        Step::PreviousEmpty => empty_after(digits, from, geometry.cell_count() - 1),
    }
}

/// The nearest empty cell in steps of `stride` cells, wrapping at the end.
fn empty_after(digits: &Grid, from: Cell, stride: usize) -> Cell {
    let count = digits.geometry().cell_count();
    (1..count)
        .map(|steps| Cell::new((from.index() + steps * stride) % count))
        .find(|&cell| digits.get(cell).is_none())
        .unwrap_or(from)
}

#[cfg(test)]
mod tests;
