//! Stores the game and adopts stored games. Only the writer stores the game, the
//! previous game and the next puzzle. Every save has a revision that never decreases. A
//! save with a lower revision than the shown game is not adopted. A hidden tab is never
//! the writer. Routes to [`super::keeping::Keeping`]. Called by `Session::update`.

use super::action::Action;
use super::effect::{Effect, Saved, Slot};
use super::jobs::Owner;
use super::screen::Screen;
use super::settings::Settings;
use super::view::Tone;
use super::{Session, words};
use crate::game::save::{self, LoadError};
use crate::game::{Game, GameId};
use nonet_engine::Puzzle;

impl Session {
    /// Whether this tab may change the game.
    pub fn is_writer(&self) -> bool {
        self.keeping.is_writer()
    }

    /// Returns an action that need not wait for this tab's turn.
    pub(super) fn await_turn(&mut self, action: Action) -> Option<Action> {
        let is_awaited_reply = match &action {
            Action::Done(id, _) => self.context.owner(*id) == Some(Owner::Making) && self.making.is_awaited(),
            _ => false,
        };
        self.keeping.await_turn(action, is_awaited_reply, &mut self.context)
    }

    /// Begins this tab's turn from the stored state.
    pub(super) fn begin_turn(&mut self, saved: &Saved) {
        let (actions, is_wanted) = self.keeping.begin_turn();
        self.take_in(saved);
        self.run_clock();
        for action in actions {
            self.apply(action);
        }
        if is_wanted || !self.is_visible {
            self.release();
        }
    }

    /// Gives up the turn when the player acts in another tab.
    pub(super) fn give_turn(&mut self) {
        self.keeping.want_turn();
        self.release();
    }

    /// Stores the game and lets other tabs write.
    pub(super) fn release(&mut self) {
        if self.is_writer() {
            self.store_game();
            if self.making.has_begun() {
                self.leave_to_shelf();
            }
            self.lose_turn();
            self.context.push(Effect::Release);
        }
    }

    /// Ends the turn because another tab has taken it.
    pub(super) fn lose_turn(&mut self) {
        if self.keeping.end_turn() {
            self.run_clock();
        }
    }

    /// Runs the clock while the page is visible and the puzzle is not solved. Only the
    /// writer's clock counts.
    pub(super) fn run_clock(&mut self) {
        let is_running =
            self.is_writer() && self.is_visible && !self.is_paused && self.screen == Screen::Game;
        self.play.run_clock(is_running, self.context.now());
    }

    /// Adopts the stored state: at the start, at the beginning of a turn, when the page
    /// comes back, and when another tab has stored something.
    pub(super) fn take_in(&mut self, saved: &Saved) {
        if let Some(text) = &saved.settings {
            self.settings = Settings::read(text);
        }
        if let Some(game) = self.keeping.read(Slot::Game, saved.game.as_deref(), &mut self.context)
            && self.play.is_older_than(&game)
        {
            self.adopt(game);
        }
        let previous = self.keeping.read(Slot::Previous, saved.previous.as_deref(), &mut self.context);
        if saved.game.is_none() {
            // This is the first visit, or the storage was cleared.
            return self.store_all();
        }
        if previous.is_some() || !self.keeping.is_held(Slot::Previous) {
            self.play.set_previous(previous);
        }
        match saved.next.as_deref() {
            Some(text) => {
                let next = self.read_next(text);
                self.making.set_next(next);
            }
            None if self.making.has_unstored_next() => self.store_next(),
            None => self.making.set_next(None),
        }
    }

    fn store_all(&mut self) {
        self.keeping.let_go(Slot::Game);
        self.store_game();
        if let Some(previous) = self.play.previous().cloned() {
            self.store_previous(&previous);
        }
        self.store_next();
    }

    fn read_next(&mut self, text: &str) -> Option<Puzzle> {
        match save::load(text) {
            Ok(game) => return Some(game.puzzle().clone()),
            Err(LoadError::Newer(_)) => {}
            Err(_) => {
                self.context.push(Effect::Forget(Slot::Next));
                self.tell(Tone::Calm, words::next_damaged());
            }
        }
        None
    }

    /// Replaces the game by one that another tab or an earlier visit has stored.
    fn adopt(&mut self, game: Game) {
        let adopted = self.play.adopt(game);
        if adopted.is_other {
            self.rating.leave(&self.play.game().puzzle().givens, &mut self.context);
        }
        if adopted.is_moved {
            self.hints.close(&mut self.context);
            if self.play.game().is_solved() {
                self.tell_end();
            }
        }
        self.run_clock();
    }

    /// Handles whether the device has set the damaged save of a slot aside. If not, the
    /// save stays in the slot until the player dismisses the notice.
    pub(super) fn set_aside(&mut self, slot: Slot, is_done: bool) {
        if is_done && self.keeping.is_held(slot) {
            self.overwrite(slot);
        }
    }

    /// Dismisses the first notice.
    pub(super) fn dismiss_notice(&mut self) {
        for slot in self.keeping.dismiss(&mut self.context) {
            self.overwrite(slot);
        }
    }

    /// Overwrites a damaged save.
    fn overwrite(&mut self, slot: Slot) {
        self.keeping.let_go(slot);
        match self.play.previous().cloned() {
            _ if slot == Slot::Game => self.store_game(),
            Some(previous) => self.store_previous(&previous),
            None => self.context.push(Effect::Forget(slot)),
        }
    }

    /// Stores the game if this tab may. Otherwise only the other pages of this tab
    /// receive it.
    pub(super) fn store_game(&mut self) {
        let is_held = self.keeping.is_held(Slot::Game);
        if !is_held {
            if !self.is_writer() {
                return;
            }
            let is_known = self.play.game().id != GameId::NONE;
            let id = if is_known { GameId::NONE } else { self.context.draw_id() };
            self.play.count_revision(id, self.context.moment());
        }
        let text = save::save(self.play.game(), self.context.now());
        let effect = if is_held { Effect::Lend } else { Effect::Store };
        self.context.push(effect(Slot::Game, text));
    }

    /// Stores the game that was just replaced.
    pub(super) fn store_previous(&mut self, game: &Game) {
        if self.is_writer() && !self.keeping.is_held(Slot::Previous) {
            let text = save::save(game, self.context.now());
            self.context.push(Effect::Store(Slot::Previous, text));
        }
    }

    /// Stores the puzzle that was generated in advance.
    pub(super) fn store_next(&mut self) {
        let Some(puzzle) = self.making.next() else { return };
        if self.keeping.is_writer() {
            let text = save::save(&Game::new(puzzle.clone()), self.context.now());
            self.context.push(Effect::Store(Slot::Next, text));
        }
        self.making.set_unstored(!self.keeping.is_writer());
    }

    pub(super) fn store_settings(&mut self) {
        self.context.push(Effect::Store(Slot::Settings, self.settings.write()));
    }
}
