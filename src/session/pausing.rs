//! Pausing, checking the board, and checkpoints.

use super::action::Action;
use super::effect::Effect;
use super::score::{Extent, Score};
use super::screen::{Dialog, Screen};
use super::settings::Mistakes;
use super::view::Tone;
use super::{Session, words};
use crate::game::history::Place;
use nonet_engine::Cell;
use nonet_later::later;

/// A checkpoint, or the end of a line that the player left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StopView {
    /// Its place in the history.
    pub place: Place,
    /// The number of the checkpoint, counted from 0; `None` for the end of a line.
    pub checkpoint: Option<usize>,
    /// The name; empty if the player gave none.
    pub name: String,
    /// "12:04".
    pub time: String,
    /// How many digits the player has placed there; `None` if it is not counted.
    pub placed: Option<usize>,
    /// Whether the board is there now.
    pub is_here: bool,
}

impl Session {
    /// Hides the board and stops the clock, or goes on.
    pub(super) fn pause(&mut self) {
        self.return_to_board();
        self.is_paused = !self.is_paused && !self.is_solved();
        self.run_clock();
        self.store_game();
        self.context.say(words::paused(self.is_paused));
        self.context.push(Effect::FocusBoard);
    }

    /// Whether an action has no meaning while the board is hidden.
    pub(super) fn is_hidden_from(&self, action: &Action) -> bool {
        self.is_paused
            && (action.changes_game()
                || matches!(
                    action,
                    Action::Select(_)
                        | Action::Pick(..)
                        | Action::Step(_)
                        | Action::Extend(_)
                        | Action::SelectClue(_)
                        | Action::PickOutside(_)
                        | Action::Ask(_)
                ))
            && !matches!(
                action,
                Action::NewGame(_) | Action::NewGameAlike | Action::Begin(_) | Action::PreviousGame
            )
    }

    /// Whether the board is hidden.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Tells the player what is wrong on the board, and marks it until the next move.
    #[later(Session)]
    pub(super) fn check(&mut self) {
        self.return_to_board();
        if self.is_solved() {
            return self.tell(Tone::Done, words::already_solved());
        }
        self.play.count_check(self.context.now());
        let game = self.play.game();
        let wrong = game.board().geometry().cells().filter(|&cell| game.is_mistake(cell)).count();
        let lost = game.lost_candidates();
        self.is_checked = wrong > 0;
        let text = words::checked(wrong, lost);
        self.tell(if wrong + lost > 0 { Tone::Warn } else { Tone::Calm }, text);
        self.store_game();
    }

    /// Undoes moves until nothing is wrong.
    #[later(Session)]
    pub(super) fn undo_mistake(&mut self) {
        self.return_to_board();
        if self.play.game().fault().is_none() {
            return self.tell(Tone::Calm, words::checked(0, 0));
        }
        // It tells where the first mistake was.
        self.play.count_check(self.context.now());
        self.rewind();
    }

    /// Whether a cell is marked as a mistake: only if the player asked for it.
    pub(super) fn is_marked(&self, cell: Cell) -> bool {
        let is_wanted = match self.settings.mistakes {
            Mistakes::Never => false,
            Mistakes::Full => self.play.game().is_full(),
            Mistakes::Always => true,
        };
        (is_wanted || self.is_checked) && self.play.game().is_mistake(cell)
    }

    #[later(Session)]
    pub(super) fn set_checkpoint(&mut self) {
        self.return_to_board();
        let number = self.play.game().checkpoints().len() + 1;
        self.play.set_checkpoint(self.context.now());
        self.store_game();
        self.tell(Tone::Calm, words::checkpoint_set(number));
    }

    /// Goes to a place of the history. From a solved game, that is a copy.
    #[later(Session)]
    pub(super) fn go_to_place(&mut self, place: Place) {
        self.return_to_board();
        if self.is_solved() {
            return self.play_copy(place);
        }
        if self.play.go(place) {
            self.hints.close(&mut self.context);
            let count = self.play.game().line().len();
            self.tell(Tone::Calm, words::place_reached(count));
            self.store_move();
        }
        self.context.push(Effect::FocusBoard);
    }

    #[later(Session)]
    pub(super) fn rename_checkpoint(&mut self, index: usize, name: &str) {
        self.play.rename_checkpoint(index, name);
        self.store_game();
    }

    #[later(Session)]
    pub(super) fn remove_checkpoint(&mut self, index: usize) {
        self.play.remove_checkpoint(index);
        self.store_game();
        self.context.say(words::checkpoint_removed());
        if self.stops().is_empty() && self.screen == Screen::Over(Dialog::Checkpoints) {
            self.close();
        }
    }

    /// The score of the game so far.
    #[later(Session)]
    pub fn score(&self) -> Score {
        let game = self.play.game();
        Score::new(game, game.clock.elapsed(self.context.now()), Extent::Playing, self.settings.clock)
    }

    /// The checkpoints and the ends of lines that the player left, by their time.
    #[later(Session)]
    pub fn stops(&self) -> Vec<StopView> {
        let game = self.play.game();
        let here = game.place();
        let mut stops = Vec::new();
        for (index, one) in game.checkpoints().iter().enumerate() {
            let (place, name) = (one.place, one.name.clone());
            let stop = StopView {
                place,
                checkpoint: Some(index),
                name,
                time: words::clock(one.at),
                placed: None,
                is_here: place == here,
            };
            stops.push((one.at, stop));
        }
        for (place, at, placed) in game.branches() {
            let stop = StopView {
                place,
                checkpoint: None,
                name: String::new(),
                time: words::clock(at),
                placed: Some(placed),
                is_here: place == here,
            };
            stops.push((at, stop));
        }
        stops.sort_by_key(|(at, _)| *at);
        stops.into_iter().map(|(_, stop)| stop).collect()
    }
}
