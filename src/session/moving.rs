//! The player's hands on the board: selecting, digits, notes, undo, hints, and
//! what is read out on the way.

use super::action::{Effect, Query, Step};
use super::{Session, Tone, words};
use crate::game::moves::{Change, Move};
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, DigitSet, Grid, HouseKind};

impl Session {
    pub(super) fn select(&mut self, cell: Cell) {
        if cell.index() < self.game.board().geometry().cell_count() {
            self.selected = cell;
        }
    }

    pub(super) fn step(&mut self, step: Step, out: &mut Vec<Effect>) {
        self.selected = target(self.game.board().digits(), self.selected, step);
        out.push(Effect::FocusBoard);
    }

    /// A digit key: places or notes; the same again takes it away.
    pub(super) fn digit(&mut self, digit: Digit, as_note: bool, out: &mut Vec<Effect>) {
        if digit.index() >= self.game.board().geometry().side() {
            return;
        }
        let cell = self.selected;
        let step = match (as_note, self.game.board().content(cell).digit) {
            (true, _) => Move::Note { cell, digit },
            (false, Some(present)) if present == digit => Move::Clear { cell },
            (false, _) => Move::Place { cell, digit, clean: self.settings.clean_notes },
        };
        self.play(&step, out);
    }

    pub(super) fn erase(&mut self, out: &mut Vec<Effect>) {
        let cell = self.selected;
        let content = self.game.board().content(cell);
        let step = if content.digit.is_some() { Move::Clear { cell } } else { Move::ClearNotes { cell } };
        self.play(&step, out);
    }

    pub(super) fn fill_notes(&mut self, out: &mut Vec<Effect>) {
        self.dialog = None;
        self.play(&Move::FillNotes, out);
    }

    pub(super) fn play(&mut self, step: &Move, out: &mut Vec<Effect>) {
        if self.game.is_solved() {
            // A stray key must not spoil a finished board.
            return self.tell(Tone::Done, words::game_over());
        }
        match self.game.play(step.clone()) {
            Ok(()) => {
                self.end_help(out);
                let (tone, text) = self.outcome(step);
                self.tell(tone, text);
                self.after_move(out);
            }
            Err(refused) => {
                if let Some(why) = words::refused(refused) {
                    self.tell(Tone::Calm, why);
                }
            }
        }
    }

    /// Every move is kept on the device before anything is drawn.
    pub(super) fn after_move(&mut self, out: &mut Vec<Effect>) {
        self.mind_clock();
        self.store_game(out);
        if self.game.is_solved() {
            self.tell_end();
        }
    }

    pub(super) fn tell_end(&mut self) {
        self.tell(Tone::Done, self.end_text());
    }

    /// What a move has come to, in words.
    fn outcome(&self, step: &Move) -> (Tone, Message) {
        let board = self.game.board();
        match *step {
            Move::Place { cell, digit, .. } => match self.clash(cell, digit) {
                Some(house) => (Tone::Warn, words::clash(digit, house)),
                None => (Tone::Calm, words::placed(digit, board.left(digit))),
            },
            Move::Clear { .. } => (Tone::Calm, words::erased()),
            Move::Note { cell, .. } | Move::ClearNotes { cell } => {
                (Tone::Calm, words::notes(board.content(cell).notes))
            }
            Move::FillNotes => (Tone::Calm, words::notes_filled()),
            Move::Remove { cell, digit } => {
                (Tone::Calm, words::ruled_out(vec![(digit, board.geometry().name(cell))]))
            }
            Move::Several(ref steps) => self.several(steps),
        }
    }

    /// What a hint has done.
    fn several(&self, steps: &[Move]) -> (Tone, Message) {
        let name = |cell| self.game.board().geometry().name(cell);
        let removed = |step: &Move| match *step {
            Move::Remove { cell, digit } => Some((digit, name(cell))),
            _ => None,
        };
        let removed: Vec<_> = steps.iter().filter_map(removed).collect();
        if removed.len() == steps.len() {
            (Tone::Calm, words::ruled_out(removed))
        } else {
            (Tone::Calm, words::step_done())
        }
    }

    /// The kind of house in which a peer holds the digit too.
    fn clash(&self, cell: Cell, digit: Digit) -> Option<HouseKind> {
        let digits = self.game.board().digits();
        let geometry = digits.geometry();
        let holds = |house: &&usize| {
            let others = geometry.houses()[**house].cells.iter().filter(|other| **other != cell);
            others.copied().any(|other| digits.get(other) == Some(digit))
        };
        geometry.houses_of(cell).iter().find(holds).map(|&house| geometry.houses()[house].kind)
    }

    pub(super) fn undo(&mut self, out: &mut Vec<Effect>) {
        match self.game.undo() {
            Some((_, changes)) => {
                self.moved(words::undo_label(), &changes, |change| (change.after, change.before), out)
            }
            None => self.tell(Tone::Calm, words::nothing_to_undo()),
        }
    }

    pub(super) fn redo(&mut self, out: &mut Vec<Effect>) {
        match self.game.redo() {
            Some((_, changes)) => {
                self.moved(words::redo_label(), &changes, |change| (change.before, change.after), out)
            }
            None => self.tell(Tone::Calm, words::nothing_to_redo()),
        }
    }

    fn moved(
        &mut self,
        what: Message,
        changes: &[Change],
        ends: fn(&Change) -> (super::view::Content, super::view::Content),
        out: &mut Vec<Effect>,
    ) {
        self.end_help(out);
        if let Some(change) = changes.first() {
            self.selected = change.cell;
            let name = self.game.board().geometry().name(change.cell);
            let (from, to) = ends(change);
            self.tell(Tone::Calm, words::moved_between(what, name, from, to));
        }
        out.push(Effect::FocusBoard);
        self.after_move(out);
    }

    pub(super) fn toggle_notes(&mut self) {
        self.notes_mode = !self.notes_mode;
        self.say(words::notes_mode(self.notes_mode));
    }

    /// Reads a house, or what is left, for whoever cannot see the board.
    pub(super) fn answer(&mut self, query: Query) {
        let board = self.game.board();
        let geometry = board.geometry();
        let kind = match query {
            Query::Row => HouseKind::Row,
            Query::Column => HouseKind::Column,
            Query::Box => HouseKind::Box,
            Query::Left => {
                let left = Digit::all(geometry.side()).map(|digit| (digit, board.left(digit)));
                let text = words::left(left);
                return self.tell(Tone::Calm, text);
            }
        };
        let house = geometry
            .houses_of(self.selected)
            .iter()
            .map(|&house| &geometry.houses()[house])
            .find(|house| house.kind == kind);
        if let Some(house) = house {
            let text = words::house(house, house.cells.iter().map(|&cell| board.digits().get(cell)));
            self.tell(Tone::Calm, text);
        }
    }

    /// The notes of the selected cell.
    pub(super) fn selected_notes(&self) -> DigitSet {
        self.game.board().content(self.selected).notes
    }
}

/// Where a step leads.
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

/// The nearest empty cell, `stride` cells further each time and around.
fn empty_after(digits: &Grid, from: Cell, stride: usize) -> Cell {
    let count = digits.geometry().cell_count();
    (1..count)
        .map(|steps| Cell::new((from.index() + steps * stride) % count))
        .find(|&cell| digits.get(cell).is_none())
        .unwrap_or(from)
}
