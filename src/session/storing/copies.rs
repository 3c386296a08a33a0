//! What local storage has: the copy of the game on the board, the settings, the next puzzle, and
//! what earlier versions of Nonet kept there. Nothing of it is the truth, except the settings.

use super::{Save, Storing};
use crate::game::save::{self, COPY, LoadError};
use crate::game::{Game, GameId};
use crate::session::effect::{Effect, Saved, Slot};
use crate::session::settings::Settings;
use crate::session::view::Tone;
use crate::session::{Session, words};
use nonet_engine::Puzzle;

impl Session {
    /// Shows the copy of the game that local storage has, until the store answers.
    pub(in crate::session) fn show_copy(&mut self, saved: &Saved) {
        let copy = self.keeping.read(Slot::Game, saved.game.as_deref(), &mut self.context);
        self.storing = Storing::new(saved, copy.as_ref());
        if let Some(game) = copy {
            self.adopt(game);
        }
        let previous = self.keeping.read(Slot::Previous, saved.previous.as_deref(), &mut self.context);
        self.play.set_previous(previous);
        self.take_in(saved);
    }

    /// Adopts the texts of local storage: at the start, when the page comes back, and when another
    /// tab has stored one.
    pub(in crate::session) fn take_in(&mut self, saved: &Saved) {
        if let Some(text) = &saved.settings {
            self.settings = Settings::read(text);
        }
        let next = saved.next.as_deref().and_then(|text| self.read_next(text));
        self.making.set_next(next);
        // A page that was left in mid-exchange has stored its last moves here only, and a tab of an
        // earlier version has no other store.
        if let Some(text) = saved.game.as_deref()
            && self.storing.replica.is_ready()
            && let Some(game) = self.keeping.read(Slot::Game, Some(text), &mut self.context)
            && game.id != GameId::NONE
        {
            if let Some(news) = self.storing.replica.hear(Save::of(&game, 0)) {
                let has_copied = self.storing.replica.has_changes();
                self.hear(news, false, has_copied);
            }
            self.exchange();
        }
    }

    /// Copies the game for the first drawing of the next visit.
    pub(super) fn copy_game(&mut self, text: &str) {
        let effect = if self.keeping.is_held(Slot::Game) { Effect::Lend } else { Effect::Store };
        self.context.push(effect(Slot::Game, format!("{COPY}{text}")));
    }

    /// Deletes what earlier versions kept in local storage, once it is stored.
    pub(super) fn clear_leftovers(&mut self) {
        if !self.storing.leftovers.is_empty() && self.storing.replica.is_settled() {
            self.context.push(Effect::Forget(Slot::Previous));
            for (id, text) in std::mem::take(&mut self.storing.leftovers) {
                self.context.push(Effect::Unshelve(id, text));
            }
        }
    }

    /// Handles whether the device has set the damaged save of a slot aside. If not, the
    /// save stays in the slot until the player dismisses the notice.
    pub(in crate::session) fn set_aside(&mut self, slot: Slot, is_done: bool) {
        if is_done && self.keeping.is_held(slot) {
            self.overwrite(slot);
        }
    }

    /// Dismisses the first notice.
    pub(in crate::session) fn dismiss_notice(&mut self) {
        for slot in self.keeping.dismiss(&mut self.context) {
            self.overwrite(slot);
        }
    }

    /// Overwrites a damaged save.
    fn overwrite(&mut self, slot: Slot) {
        self.keeping.let_go(slot);
        if slot == Slot::Game {
            self.change_game();
            self.exchange();
        } else {
            self.context.push(Effect::Forget(slot));
        }
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

    /// Stores the puzzle that was generated in advance.
    pub(in crate::session) fn store_next(&mut self) {
        if let Some(puzzle) = self.making.next() {
            let text = save::save(&Game::new(puzzle.clone()), self.context.now());
            self.context.push(Effect::Store(Slot::Next, text));
        }
    }

    pub(in crate::session) fn store_settings(&mut self) {
        self.context.push(Effect::Store(Slot::Settings, self.settings.write()));
    }
}
