//! Moves on the board: performs, announces and stores them. `entering` says which move a
//! digit key is. Routes to [`super::play::Play`].

use super::action::Query;
use super::effect::Effect;
use super::view::{Content, Tone};
use super::{Session, words};
use crate::game::moves::{Change, Fill, Move};
use crate::rules;
use nonet_engine::message::Message;
use nonet_engine::{Digit, HouseKind};
use nonet_later::later;

impl Session {
    /// Makes a move.
    pub(super) fn execute(&mut self, step: &Move) {
        self.execute_and_tell(step, |session| session.outcome(step));
    }

    /// Makes a move and tells what came of it.
    pub(super) fn execute_and_tell(&mut self, step: &Move, outcome: impl FnOnce(&Self) -> (Tone, Message)) {
        if self.play.game().is_solved() {
            // A stray key must not spoil a finished board.
            return self.tell(Tone::Done, words::game_over());
        }
        match self.play.execute(step, self.context.now()) {
            Ok(()) => {
                self.hints.close(&mut self.context);
                self.is_checked = false;
                let (tone, text) = outcome(self);
                self.tell(tone, text);
                self.store_move();
                if self.play.game().is_full() && !self.is_solved() {
                    self.tell(Tone::Warn, words::full_but_wrong());
                }
            }
            Err(refused) => {
                if let Some(why) = words::refused(refused) {
                    self.tell(Tone::Calm, why);
                }
            }
        }
    }

    /// Stores the move before anything is drawn.
    pub(super) fn store_move(&mut self) {
        self.is_checked = false;
        self.run_clock();
        self.store_game();
        if self.play.game().is_solved() {
            self.tell_end();
            // The keypad gives its place to the end.
            self.context.push(Effect::FocusBoard);
        }
    }

    /// The message about the outcome of a move.
    pub(super) fn outcome(&self, step: &Move) -> (Tone, Message) {
        let board = self.play.game().board();
        let name = |cell| board.geometry().name(cell);
        match *step {
            Move::Place { cell, digit, .. } => match rules::broken(board.digits(), cell, digit) {
                Some(clash) => (Tone::Warn, clash),
                None if self.is_marked(cell) => (Tone::Warn, words::digit_mistake(digit)),
                None if !self.settings.say_left => (Tone::Calm, words::placed(digit)),
                None => (Tone::Calm, words::digit_placed(digit, board.left(digit))),
            },
            Move::Clear { .. } => (Tone::Calm, words::erased()),
            Move::Note { cell, .. } | Move::ClearNotes { cell } => {
                (Tone::Calm, words::notes(board.content(cell).notes))
            }
            Move::Centre { cell, .. } => (Tone::Calm, words::centre_notes(board.content(cell).centre)),
            Move::Fill(Fill::Digit(digit)) => (Tone::Calm, words::digit_filled(digit)),
            Move::Fill(_) => (Tone::Calm, words::notes_filled()),
            Move::Tidy => (Tone::Calm, words::notes_tidied()),
            Move::Remove { cell, digit } => (Tone::Calm, words::ruled_out(vec![(digit, name(cell))])),
            Move::Restore { cell, digit } => (Tone::Calm, words::restored(digit, name(cell))),
            Move::Paint { cell, colour } => {
                let is_there = board.content(cell).colours.contains(colour);
                (Tone::Calm, words::painted(colour, name(cell), is_there))
            }
            Move::Tint { cell, digit, colour } => (Tone::Calm, words::tinted(digit, name(cell), colour)),
            Move::Combination { cell, number } => (Tone::Calm, self.combination_told(cell, number)),
            Move::Several(ref steps) => self.several(steps),
        }
    }

    /// The message about a move with several parts, as hints and entries in several cells make.
    fn several(&self, steps: &[Move]) -> (Tone, Message) {
        let name = |cell| self.play.game().board().geometry().name(cell);
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

    /// Takes back the last move. A solved game stays solved: its record is in the player's games.
    pub(super) fn undo(&mut self) {
        if self.is_solved() {
            return self.tell(Tone::Done, words::game_over());
        }
        match self.play.undo() {
            Some(changes) => {
                self.tell_moved(words::undo_label(), &changes, |change| (change.after, change.before));
            }
            None => self.tell(Tone::Calm, words::nothing_to_undo()),
        }
    }

    pub(super) fn redo(&mut self) {
        match self.play.redo() {
            Some(changes) => {
                self.tell_moved(words::redo_label(), &changes, |change| (change.before, change.after));
            }
            None => self.tell(Tone::Calm, words::nothing_to_redo()),
        }
    }

    /// Tells, stores and shows moves that were undone or redone.
    fn tell_moved(&mut self, what: Message, changes: &[Change], ends: fn(&Change) -> (Content, Content)) {
        self.hints.close(&mut self.context);
        if let Some(change) = changes.first() {
            let name = self.play.game().board().geometry().name(change.cell);
            let (from, to) = ends(change);
            let moved = words::moved_between(what, name, from, to);
            match to.digit {
                Some(digit) if self.is_marked(change.cell) => {
                    self.tell(Tone::Warn, words::two_sentences(moved, words::digit_mistake(digit)));
                }
                _ => self.tell(Tone::Calm, moved),
            }
        }
        self.context.push(Effect::FocusBoard);
        self.store_move();
    }

    /// Reads something out for a player who cannot see the board.
    #[later(Session)]
    pub(super) fn answer(&mut self, query: Query) {
        let board = self.play.game().board();
        let geometry = board.geometry();
        let is_asked: fn(HouseKind) -> bool = match query {
            Query::Row => |kind| kind == HouseKind::Row,
            Query::Column => |kind| kind == HouseKind::Column,
            Query::Box => HouseKind::is_box_or_region,
            Query::Left => {
                let left = Digit::all(geometry.side()).map(|digit| (digit, board.left(digit)));
                let text = words::left(left);
                return self.tell(Tone::Calm, text);
            }
            Query::Candidates | Query::Selection | Query::Colours | Query::Strikes => {
                let text = self.described(query);
                return self.tell(Tone::Calm, text);
            }
        };
        let house = geometry
            .houses_of(self.play.selected())
            .iter()
            .map(|&house| &geometry.houses()[house])
            .find(|house| is_asked(house.kind));
        if let Some(house) = house {
            let text = words::house(house, house.cells.iter().map(|&cell| board.digits().get(cell)));
            self.tell(Tone::Calm, text);
        }
    }
}
