//! What this tab stores, and when it may. Several tabs can show the game, and one
//! of them writes: the *writer*. The others are *followers*: they show what the
//! writer stores. A follower's player who does something makes the tab ask for its
//! turn; the actions wait until it is granted, and then apply to the newest state.
//! So no move is lost, and no tab stores an old game over a newer one.
//!
//! A hidden tab is never the writer. Every save carries a revision that only
//! grows, and no save is taken over whose revision is lower than the shown one's.
//! What this version cannot read is never overwritten: a damaged save is set
//! aside first, and a newer version's save stays where it is.
//!
//! Plain Rust; `ui::writer` talks to the other tabs, `ui::storage` to the device.

use super::action::{Action, Effect, Slot};
use super::settings::Settings;
use super::{Notice, Offer, Saved, Session, Tone, start, words};
use crate::game::Game;
use crate::game::save::{self, LoadError};
use nonet_engine::Puzzle;
use nonet_engine::message::Message;

/// Whether this tab may change the game.
#[derive(Default)]
enum Role {
    /// Another tab may, or none; this one shows what is stored.
    #[default]
    Follower,
    /// The turn is asked for.
    Waiting {
        /// What the player has done since, in order.
        actions: Vec<Action>,
        /// Another tab asks for the turn after this one.
        is_wanted: bool,
    },
    /// This tab may.
    Writer,
}

/// Why a slot is not to be overwritten.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Why {
    /// It holds a damaged save that is not yet set aside.
    Damaged,
    /// It holds the save of a newer version.
    Newer,
}

/// What the session knows of storing.
#[derive(Default)]
pub(super) struct Keeping {
    role: Role,
    held: Vec<(Slot, Why)>,
    /// Saves that could not be read, one after the other.
    damaged: String,
    /// A puzzle was generated in advance while this tab was a follower.
    has_unstored_next: bool,
    /// The device does not store anything, and the player knows.
    is_failing: bool,
}

impl Keeping {
    fn is_writer(&self) -> bool {
        matches!(self.role, Role::Writer)
    }

    fn is_held(&self, slot: Slot) -> bool {
        self.held.iter().any(|(held, _)| *held == slot)
    }

    fn hold(&mut self, slot: Slot, why: Why) {
        self.let_go(slot);
        self.held.push((slot, why));
    }

    fn let_go(&mut self, slot: Slot) {
        self.held.retain(|(held, _)| *held != slot);
    }
}

impl Session {
    /// Whether this tab may change the game.
    pub fn is_writer(&self) -> bool {
        self.keeping.is_writer()
    }

    /// Hands an action on that needs no turn, or has it; keeps it until the turn
    /// is granted otherwise. While something waits, all the player does waits, so
    /// that the order stays.
    pub(super) fn await_turn(&mut self, action: Action, out: &mut Vec<Effect>) -> Option<Action> {
        match &mut self.keeping.role {
            Role::Writer => return Some(action),
            Role::Waiting { actions, .. } => {
                let is_in_order = action.is_by_player() || matches!(action, Action::Select(_));
                if !is_in_order && !self.making.is_awaited_reply(&action) {
                    return Some(action);
                }
                actions.push(action);
            }
            Role::Follower => {
                if !action.changes_game() && !self.making.is_awaited_reply(&action) {
                    return Some(action);
                }
                self.keeping.role = Role::Waiting { actions: vec![action], is_wanted: false };
                out.push(Effect::Claim { is_urgent: true });
            }
        }
        None
    }

    /// It is this tab's turn, from what is stored now.
    pub(super) fn granted(&mut self, saved: &Saved, out: &mut Vec<Effect>) {
        let role = std::mem::replace(&mut self.keeping.role, Role::Writer);
        self.take_in(saved, out);
        self.mind_clock();
        if let Role::Waiting { actions, is_wanted } = role {
            for action in actions {
                out.extend(self.update(action, self.now));
            }
            if is_wanted {
                return self.release(out);
            }
        }
        if !self.is_visible {
            self.release(out);
        }
    }

    /// Another tab's player has done something.
    pub(super) fn wanted(&mut self, out: &mut Vec<Effect>) {
        match &mut self.keeping.role {
            Role::Writer => self.release(out),
            Role::Waiting { is_wanted, .. } => *is_wanted = true,
            Role::Follower => {}
        }
    }

    /// Stores the game and lets other tabs write.
    pub(super) fn release(&mut self, out: &mut Vec<Effect>) {
        if self.is_writer() {
            self.store_game(out);
            self.lose_turn();
            out.push(Effect::Release);
        }
    }

    /// Another tab writes now.
    pub(super) fn lose_turn(&mut self) {
        if self.is_writer() {
            self.keeping.role = Role::Follower;
            self.mind_clock();
        }
    }

    /// Takes in what the device keeps now: at the start, when it is this tab's turn,
    /// when the page comes back, when another tab has stored something.
    pub(super) fn take_in(&mut self, saved: &Saved, out: &mut Vec<Effect>) {
        if let Some(text) = &saved.settings {
            self.settings = Settings::read(text);
        }
        if let Some(game) = self.read_slot(Slot::Game, saved.game.as_deref(), out)
            && self.is_news(&game)
        {
            self.adopt(game, out);
        }
        let previous = self.read_slot(Slot::Previous, saved.previous.as_deref(), out);
        if saved.game.is_none() {
            // The first visit, or the storage was cleared: what is here is all there is.
            return self.store_all(out);
        }
        if previous.is_some() || !self.keeping.is_held(Slot::Previous) {
            self.previous = previous;
        }
        match saved.next.as_deref() {
            Some(text) => self.next = self.read_next(text, out),
            None if self.keeping.has_unstored_next => self.store_next(out),
            None => self.next = None,
        }
    }

    fn store_all(&mut self, out: &mut Vec<Effect>) {
        self.keeping.let_go(Slot::Game);
        self.store_game(out);
        if let Some(previous) = &self.previous {
            self.store_previous(previous, out);
        }
        self.store_next(out);
    }

    fn read_next(&mut self, text: &str, out: &mut Vec<Effect>) -> Option<Puzzle> {
        match save::load(text) {
            Ok(game) => return Some(game.puzzle().clone()),
            Err(LoadError::Newer(_)) => {}
            Err(_) => {
                out.push(Effect::Forget(Slot::Next));
                self.tell(Tone::Calm, words::next_damaged());
            }
        }
        None
    }

    /// The game in a slot. What cannot be read is held, and the player is told.
    fn read_slot(&mut self, slot: Slot, text: Option<&str>, out: &mut Vec<Effect>) -> Option<Game> {
        let text = text?;
        match save::load(text) {
            Ok(game) => {
                self.keeping.let_go(slot);
                return Some(game);
            }
            Err(LoadError::Newer(_)) => {
                self.keeping.hold(slot, Why::Newer);
                if slot == Slot::Game {
                    self.notify(words::newer_save(), Some(Offer::Reload));
                }
            }
            Err(error) => self.hold_damaged(slot, text, &error, out),
        }
        None
    }

    fn hold_damaged(&mut self, slot: Slot, text: &str, error: &LoadError, out: &mut Vec<Effect>) {
        self.keeping.hold(slot, Why::Damaged);
        if !self.keeping.damaged.contains(text) {
            self.keeping.damaged.push_str(text);
            self.keeping.damaged.push('\n');
            let told =
                if slot == Slot::Game { words::damaged(error) } else { words::previous_damaged(error) };
            self.notify(told, Some(Offer::Download));
        }
        if self.is_writer() {
            out.push(Effect::SetAside(slot, self.keeping.damaged.clone()));
        }
    }

    /// A damaged save of an earlier visit is still there.
    pub(super) fn recall_damaged(&mut self, text: String) {
        self.keeping.damaged = text;
        self.notify(words::damaged_before(), Some(Offer::Download));
    }

    /// The device has set the damaged save of a slot aside, or has no room for it.
    /// Then it stays where it is until the player dismisses the notice.
    pub(super) fn set_aside(&mut self, slot: Slot, is_done: bool, out: &mut Vec<Effect>) {
        if is_done && self.keeping.is_held(slot) {
            self.make_free(slot, out);
        }
    }

    fn make_free(&mut self, slot: Slot, out: &mut Vec<Effect>) {
        self.keeping.let_go(slot);
        match &self.previous {
            _ if slot == Slot::Game => self.store_game(out),
            Some(previous) => self.store_previous(previous, out),
            None => out.push(Effect::Forget(slot)),
        }
    }

    pub(super) fn download_damaged(&self, out: &mut Vec<Effect>) {
        let text = self.keeping.damaged.clone();
        out.push(Effect::Download { name: "nonet-damaged-save.txt", text });
    }

    /// The first notice was read. A damaged save that was told of is given up with it.
    pub(super) fn dismiss_notice(&mut self, out: &mut Vec<Effect>) {
        let Some(notice) = (!self.notices.is_empty()).then(|| self.notices.remove(0)) else { return };
        let is_last = !self.notices.iter().any(|other| other.offer == Some(Offer::Download));
        if notice.offer == Some(Offer::Download) && is_last {
            self.keeping.damaged.clear();
            out.push(Effect::Forget(Slot::Damaged));
            let held: Vec<Slot> = self
                .keeping
                .held
                .iter()
                .filter(|(_, why)| *why == Why::Damaged)
                .map(|(slot, _)| *slot)
                .collect();
            held.into_iter().for_each(|slot| self.make_free(slot, out));
        }
    }

    /// Tells something that stays until it is dismissed; once.
    pub(super) fn notify(&mut self, text: Message, offer: Option<Offer>) {
        let notice = Notice { text, offer };
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// Told once: every move would fail alike.
    pub(super) fn store_failed(&mut self) {
        if !std::mem::replace(&mut self.keeping.is_failing, true) {
            self.notify(words::store_failed(), None);
        }
    }

    /// Whether a stored game goes before the one on the board: a later revision, or
    /// other moves in the save of a version that did not count revisions. A save
    /// of the same revision with other moves was stored by another tab: it stands.
    fn is_news(&self, game: &Game) -> bool {
        let is_counted = game.revision > 0;
        game.revision > self.game.revision
            || (!is_counted || game.revision == self.game.revision) && !game.has_same_moves(&self.game)
    }

    /// Goes on with a game that another tab or an earlier visit has stored.
    fn adopt(&mut self, game: Game, out: &mut Vec<Effect>) {
        let is_other = game.puzzle() != self.game.puzzle();
        let is_moved = is_other || game.board() != self.game.board();
        let revision = self.game.revision.max(game.revision);
        self.game = game;
        self.game.revision = revision;
        if is_other {
            self.selected = start::first_open(&self.game);
        }
        if is_moved {
            self.end_help(out);
            if self.game.is_solved() {
                self.tell_end();
            }
        }
        self.mind_clock();
    }

    /// Stores the game if it is this tab's to store. What may not be stored is still
    /// lent to the other pages of this tab.
    pub(super) fn store_game(&mut self, out: &mut Vec<Effect>) {
        if self.keeping.is_held(Slot::Game) {
            out.push(Effect::Lend(Slot::Game, save::save(&self.game, self.now)));
        } else if self.is_writer() {
            self.game.revision += 1;
            out.push(Effect::Store(Slot::Game, save::save(&self.game, self.now)));
        }
    }

    /// Stores the game that another takes the place of.
    pub(super) fn store_previous(&self, game: &Game, out: &mut Vec<Effect>) {
        if self.is_writer() && !self.keeping.is_held(Slot::Previous) {
            out.push(Effect::Store(Slot::Previous, save::save(game, self.now)));
        }
    }

    /// Stores the puzzle that was generated in advance.
    pub(super) fn store_next(&mut self, out: &mut Vec<Effect>) {
        let Some(puzzle) = &self.next else { return };
        if self.keeping.is_writer() {
            out.push(Effect::Store(Slot::Next, save::save(&Game::new(puzzle.clone()), self.now)));
        }
        self.keeping.has_unstored_next = !self.keeping.is_writer();
    }
}
