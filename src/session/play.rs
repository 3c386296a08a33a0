//! The game on the board as the player handles it: the selected cells, the mode of
//! entry, and the game that the last new game replaced. Knows no words, no jobs and no
//! storage; `Session` routes to it. `entry` says what a digit key does.

mod entry;

use super::action::{Mode, Pick, Step};
use super::clues::smallest;
use super::selection::{Selection, line};
use crate::game::moment::Moment;
use crate::game::moves::{Change, Move, Refused};
use crate::game::{Game, GameId};
use nonet_engine::{Cell, Digit, Grid, Variant};

pub(super) use entry::Entry;

/// Two taps on a cell within this time, in milliseconds, are a double tap.
const DOUBLE_TAP: u64 = 400;

/// The game on the board and its selection.
#[allow(clippy::struct_excessive_bools)]
pub(super) struct Play {
    game: Game,
    previous: Option<Game>,
    selection: Selection,
    mode: Mode,
    /// The mode of the modifier keys that are held.
    held_mode: Option<Mode>,
    /// The digit whose places are highlighted.
    lit: Option<Digit>,
    /// Whether a tap on a cell enters the digit that is lit.
    is_digit_first: bool,
    /// Whether a tap adds a cell to the selection, or removes it.
    is_picking: bool,
    /// Whether the current drag adds cells or removes them.
    drag_adds: bool,
    /// The last cell that was tapped, and when.
    tapped: Option<(Cell, u64)>,
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
        Self {
            selection: Selection::only(first_open(&game)),
            game,
            previous: None,
            mode: Mode::Digit,
            held_mode: None,
            lit: None,
            is_digit_first: false,
            is_picking: false,
            drag_adds: true,
            tapped: None,
            is_roaming: false,
        }
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// The cell that has focus.
    pub(super) fn selected(&self) -> Cell {
        self.selection.cursor()
    }

    /// The selected cells.
    pub(super) fn selection(&self) -> &Selection {
        &self.selection
    }

    /// Whether the player moved the selection by keyboard since the last move.
    pub(super) fn is_roaming(&self) -> bool {
        self.is_roaming
    }

    /// The mode of entry, which held keys change for a moment.
    pub(super) fn mode(&self) -> Mode {
        self.held_mode.unwrap_or(self.mode)
    }

    /// The digit whose places are highlighted.
    pub(super) fn lit(&self) -> Option<Digit> {
        self.lit
    }

    /// The digit that a tap on a cell enters.
    pub(super) fn held_digit(&self) -> Option<Digit> {
        self.lit.filter(|_| self.is_digit_first)
    }

    /// Whether a tap adds a cell to the selection, or removes it.
    pub(super) fn is_picking(&self) -> bool {
        self.is_picking
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

    /// Selects one cell. A late event from a larger board may name a cell that this
    /// board does not have.
    pub(super) fn select(&mut self, cell: Cell) {
        if self.has(cell) {
            self.selection = Selection::only(cell);
            self.dim();
        }
    }

    fn has(&self, cell: Cell) -> bool {
        cell.index() < self.game.board().geometry().cell_count()
    }

    /// A highlight without a held digit belongs to the selection that it was made for.
    fn dim(&mut self) {
        self.lit = self.held_digit();
    }

    /// Selects cells by mouse or finger.
    pub(super) fn pick(&mut self, cell: Cell, pick: Pick, now: u64) {
        if !self.has(cell) {
            return;
        }
        self.dim();
        match pick {
            Pick::Only if !self.is_picking => {
                let is_double = self
                    .tapped
                    .replace((cell, now))
                    .is_some_and(|(last, at)| last == cell && now.saturating_sub(at) < DOUBLE_TAP);
                self.selection = if is_double { self.alike(cell) } else { Selection::only(cell) };
                self.drag_adds = true;
            }
            Pick::Only | Pick::Toggle => self.drag_adds = self.selection.toggle(cell),
            Pick::Add => {
                self.selection.set(cell, true);
                self.drag_adds = true;
            }
            Pick::Over => {
                for passed in line(self.game.board().geometry(), self.selection.cursor(), cell) {
                    self.selection.set(passed, self.drag_adds);
                }
            }
        }
    }

    /// All cells like this one: with its digit, or else with its colours, or else with
    /// its notes, or else in its smallest clue.
    fn alike(&self, cell: Cell) -> Selection {
        let board = self.game.board();
        let content = board.content(cell);
        let is_alike = |other: &Cell| {
            let other = board.content(*other);
            match content.digit {
                Some(_) => other.digit == content.digit,
                None if other.digit.is_some() => false,
                None if !content.colours.is_empty() => other.colours == content.colours,
                None => (other.notes, other.centre) == (content.notes, content.centre),
            }
        };
        if content.digit.is_none()
            && content.colours.is_empty()
            && content.notes.is_empty()
            && content.centre.is_empty()
        {
            return match smallest(self.variant(), cell) {
                Some(cells) => Selection::of(cell, cells.into_iter()),
                None => Selection::only(cell),
            };
        }
        Selection::of(cell, board.geometry().cells().filter(is_alike))
    }

    /// Selects the cells like the one with focus.
    pub(super) fn select_alike(&mut self) {
        self.selection = self.alike(self.selection.cursor());
        self.dim();
    }

    /// Selects the cells of a clue; the first of them has focus.
    pub(super) fn select_cells(&mut self, cells: &[Cell]) {
        if let Some(&first) = cells.first() {
            self.selection = Selection::of(first, cells.iter().copied());
            self.dim();
        }
    }

    /// Selects every cell.
    pub(super) fn select_all(&mut self) {
        self.selection = Selection::of(self.selection.cursor(), self.game.board().geometry().cells());
        self.dim();
    }

    /// Takes back, in this order: a highlight, the choice of several cells, the
    /// selection.
    pub(super) fn escape(&mut self) {
        let is_plain = self.lit.is_none() && !self.is_picking && self.selection.cells().len() < 2;
        if is_plain {
            self.selection.clear();
        } else if self.lit.is_none() {
            self.selection = Selection::only(self.selection.cursor());
        }
        (self.lit, self.is_digit_first, self.is_picking) = (None, false, false);
    }

    /// Switches the choice of several cells on or off; returns whether it is on.
    pub(super) fn toggle_picking(&mut self) -> bool {
        self.is_picking = !self.is_picking;
        self.is_picking
    }

    /// Selects the cell with focus, or no longer; returns whether it is selected.
    pub(super) fn toggle_cell(&mut self) -> bool {
        self.selection.toggle(self.selection.cursor())
    }

    /// Moves the selection by a key.
    pub(super) fn step(&mut self, step: Step) {
        self.is_roaming = true;
        let cell = target(self.game.board().digits(), self.selection.cursor(), step);
        if self.is_picking {
            self.selection.look_at(cell);
        } else {
            self.select(cell);
        }
    }

    /// Adds the cell that a step leads to.
    pub(super) fn extend(&mut self, step: Step) {
        self.is_roaming = true;
        let cell = target(self.game.board().digits(), self.selection.cursor(), step);
        if !self.is_picking {
            self.selection.set(self.selection.cursor(), true);
        }
        self.selection.set(cell, true);
        self.dim();
    }

    /// Chooses the mode of entry.
    pub(super) fn set_mode(&mut self, mode: Mode) {
        self.mode = mode;
    }

    /// Chooses the mode of the modifier keys that are held.
    pub(super) fn hold_mode(&mut self, mode: Option<Mode>) {
        self.held_mode = mode;
    }

    /// The mode without held keys.
    pub(super) fn own_mode(&self) -> Mode {
        self.mode
    }

    /// Highlights the places of a digit, or no longer. With `is_first` a tap on a cell
    /// then enters it. Returns the digit that is highlighted now.
    pub(super) fn light(&mut self, digit: Digit, is_first: bool) -> Option<Digit> {
        let is_on = self.lit == Some(digit) && self.is_digit_first == is_first;
        let has_digit = digit.index() < self.game.board().geometry().side();
        self.lit = Some(digit).filter(|_| !is_on && has_digit);
        self.is_digit_first = is_first && self.lit.is_some();
        self.lit
    }

    /// Makes a move.
    pub(super) fn execute(&mut self, step: &Move, now: u64) -> Result<(), Refused> {
        self.is_roaming = false;
        self.game.play_at(step.clone(), self.game.clock.elapsed(now))
    }

    /// Undoes the last move and selects the first cell that it changed, unless it is
    /// selected already.
    pub(super) fn undo(&mut self) -> Option<Vec<Change>> {
        let (_, changes) = self.game.undo()?;
        self.select_first(&changes);
        Some(changes)
    }

    /// Makes the last undone move again, and selects in the same way.
    pub(super) fn redo(&mut self) -> Option<Vec<Change>> {
        let (_, changes) = self.game.redo()?;
        self.select_first(&changes);
        Some(changes)
    }

    fn select_first(&mut self, changes: &[Change]) {
        self.is_roaming = false;
        if let Some(change) = changes.first().filter(|change| !self.selection.contains(change.cell)) {
            self.selection = Selection::only(change.cell);
        }
    }

    /// Undoes moves until nothing is wrong; returns how many.
    pub(super) fn rewind(&mut self) -> usize {
        self.game.undo_until_right()
    }

    pub(super) fn count_hint(&mut self, now: u64) {
        self.game.count_hint(self.game.clock.elapsed(now));
    }

    /// Records a check of the board.
    pub(super) fn count_check(&mut self, now: u64) {
        self.game.count_check(self.game.clock.elapsed(now));
    }

    pub(super) fn set_checkpoint(&mut self, now: u64) {
        self.game.set_checkpoint("", self.game.clock.elapsed(now));
    }

    pub(super) fn rename_checkpoint(&mut self, index: usize, name: &str) {
        self.game.rename_checkpoint(index, name);
    }

    pub(super) fn remove_checkpoint(&mut self, index: usize) {
        self.game.remove_checkpoint(index);
    }

    /// Goes to a place of the history; returns whether it exists.
    pub(super) fn go(&mut self, place: usize) -> bool {
        self.game.go(place)
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

    /// Increments the game's revision before it is stored, and notes the date. A game that
    /// was never stored gets this identity.
    pub(super) fn count_revision(&mut self, id: GameId, now: Moment) {
        self.game.revision += 1;
        self.game.stamp(id, now);
    }

    /// Puts a new game on the board. Returns the one that was there. It becomes the previous
    /// one, if it was begun and is not solved.
    pub(super) fn install(&mut self, game: Game, now: u64) -> Game {
        let mut old = std::mem::replace(&mut self.game, game);
        self.game.revision = self.game.revision.max(old.revision);
        self.begin_board();
        old.clock.pause(now);
        let id = self.game.id;
        if id != GameId::NONE && self.previous.as_ref().is_some_and(|previous| previous.id == id) {
            self.previous = None;
        }
        if old.can_undo() && !old.is_solved() {
            self.previous = Some(old.clone());
        }
        old
    }

    /// Selects as at the start of a game. The mode stays, since players have habits.
    fn begin_board(&mut self) {
        self.selection = Selection::only(first_open(&self.game));
        (self.lit, self.is_digit_first, self.is_picking) = (None, false, false);
        if self.mode == Mode::Colour {
            self.mode = Mode::Digit;
        }
    }

    /// Replaces the game by a stored one. The revision never goes backwards.
    pub(super) fn adopt(&mut self, game: Game) -> Adopted {
        let is_other = game.puzzle() != self.game.puzzle();
        let is_moved = is_other || game.board() != self.game.board();
        let revision = self.game.revision.max(game.revision);
        self.game = game;
        self.game.revision = revision;
        if is_other {
            self.begin_board();
        }
        Adopted { is_other, is_moved }
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
