//! Stores the game, and shows what other tabs store. The store of record is the browser's database
//! ([`super::replica`] says how). The device's local storage has a copy of the game on the board
//! (`copies`), for the first drawing of the next visit: it is replaced by the stored game before the
//! first move is made.

use nonet_later::later;

mod copies;

use std::sync::Arc;

use super::action::Action;
use super::effect::{Effect, Saved, Slot};
use super::jobs::Owner;
use super::replica::{Board, Found, Merged, News, Replica, Version};
use super::screen::Screen;
use super::view::Tone;
use super::{Session, words};
use crate::game::save;
use crate::game::{Game, GameId, versions};
use crate::library::shelf::ShelfFault;
use nonet_engine::formats::fields::read;

/// Number of ticks (seconds) that the player's actions wait for the store at the start.
const PATIENCE_TICKS: u32 = 2;
/// Number of ticks after which an exchange that failed is tried again.
const RETRY_TICKS: u32 = 10;
/// Number of ticks after which an exchange without an answer has failed.
const ANSWER_TICKS: u32 = 100;
/// Number of ticks between two strict exchanges while the player rests.
const REST_TICKS: u32 = 5;
/// The same while the player makes moves. A move right after a strict exchange waits for it: half a
/// second on a busy disk.
const BUSY_TICKS: u32 = 20;

/// The save of a game, as the store has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save {
    /// The game.
    pub id: GameId,
    /// Whether the game is kept when another one replaces it on the board.
    pub is_worth_keeping: bool,
    /// The save.
    pub text: Arc<str>,
}

impl Save {
    /// The save of a game now.
    pub fn of(game: &Game, now: u64) -> Self {
        let text = save::save(game, now).into();
        Self { id: game.id, is_worth_keeping: game.is_worth_keeping(), text }
    }

    /// The save of a text. `None` if it can't be read, or has no identity.
    fn read(text: &str) -> Option<Self> {
        let game = save::load(text).ok().filter(|game| game.id != GameId::NONE)?;
        Some(Self::of(&game, 0))
    }
}

impl Version for Save {
    fn id(&self) -> GameId {
        self.id
    }

    fn is_worth_keeping(&self) -> bool {
        self.is_worth_keeping
    }

    fn is_later_than(&self, other: &Self) -> bool {
        // The revision grows with everything that this device stores.
        let revision = |save: &Self| read::<u64>(&save.text, "revision").unwrap_or_default();
        revision(self) > revision(other)
    }

    fn merge(&self, known: Option<&Self>, theirs: &Self) -> Merged<Self> {
        match versions::merge(&self.text, known.map(|known| &*known.text), &theirs.text, None) {
            Merged::Theirs => Merged::Theirs,
            Merged::Ours => Merged::Ours,
            Merged::Both(game) => Merged::Both(Self::of(&game, 0)),
            Merged::Forked(game) => Merged::Forked(Self::of(&game, 0)),
        }
    }
}

/// What this tab knows of the store.
pub(super) struct Storing {
    replica: Replica<Save>,
    /// The player's actions until the store has answered for the first time.
    waiting: Vec<Action>,
    /// Whether the store has answered, or took too long.
    is_open: bool,
    /// Whether this browser has no store for Nonet.
    is_closed: bool,
    /// Number of ticks since the exchange that is under way began. `None` in a first visit until the
    /// player acts: until then it waits (`ui::later`).
    ticks: Option<u32>,
    flush: Flush,
    /// Whether another tab changed the game last. Its clock counts.
    is_following: bool,
    /// What earlier versions of Nonet kept in local storage, until it is stored.
    leftovers: Vec<(GameId, String)>,
}

/// When an exchange is strict: it is answered once it is on the disk.
#[derive(Default)]
struct Flush {
    /// Whether the next exchange is strict.
    is_due: bool,
    /// Number of ticks since one was due.
    ticks: u32,
    /// Whether the player has changed the game since the last tick.
    is_busy: bool,
}

impl Storing {
    /// `copy` is the game of local storage.
    pub(super) fn new(saved: &Saved, copy: Option<&Game>) -> Self {
        let read = |text: &String| Some((Save::read(text)?, text.clone()));
        let others: Vec<_> = saved.previous.iter().chain(&saved.shelved).filter_map(read).collect();
        let leftovers = others.iter().map(|(save, text)| (save.id, text.clone())).collect();
        let worth = others.into_iter().map(|(save, _)| save).filter(|save| save.is_worth_keeping).collect();
        let game = copy.filter(|game| game.id != GameId::NONE).map(|game| Save::of(game, 0));
        Self {
            replica: Replica::new(game, worth),
            waiting: Vec::new(),
            // A first visit begins at once.
            is_open: saved.game.is_none(),
            is_closed: false,
            ticks: saved.game.as_ref().map(|_| 0),
            flush: Flush::default(),
            is_following: false,
            leftovers,
        }
    }
}

impl Session {
    /// Whether everything is stored.
    pub fn is_stored(&self) -> bool {
        self.storing.replica.is_settled()
    }

    /// Returns an action that need not wait until the tab knows the store.
    pub(super) fn await_store(&mut self, action: Action) -> Option<Action> {
        let is_awaited_reply = match &action {
            Action::Done(id, _) => self.context.owner(*id) == Some(Owner::Making) && self.making.is_awaited(),
            _ => false,
        };
        let storing = &mut self.storing;
        if action.is_by_player() {
            storing.ticks.get_or_insert(0);
        }
        let is_in_order = action.is_by_player() || matches!(action, Action::Select(_));
        let waits = action.changes_game() || is_awaited_reply || is_in_order && !storing.waiting.is_empty();
        if waits && !storing.is_open {
            storing.waiting.push(action);
            return None;
        }
        if action.changes_game() {
            self.take_over();
        }
        Some(action)
    }

    /// This tab changes the game now, so its clock counts.
    pub(super) fn take_over(&mut self) {
        self.storing.is_following = false;
        self.run_clock();
    }

    /// Does what the player asked for before the store had answered, or took too long.
    fn open_store(&mut self) {
        self.storing.is_open = true;
        self.run_clock();
        for action in std::mem::take(&mut self.storing.waiting) {
            self.apply(action);
        }
    }

    /// Performs the next exchange with the store, if there is one.
    pub(super) fn exchange(&mut self) {
        if self.storing.is_closed || self.keeping.is_newer() {
            return;
        }
        if let Some(exchange) = self.storing.replica.begin() {
            self.storing.ticks = self.storing.ticks.map(|_| 0);
            let is_strict = std::mem::take(&mut self.storing.flush.is_due);
            self.context.push(Effect::Exchange(Box::new(exchange), is_strict));
        }
    }

    /// Takes in what other tabs have stored while the page was hidden. A page that was kept for Back
    /// may never hear the answer to its last exchange.
    pub(super) fn look_again(&mut self) {
        self.storing.replica.fail();
        self.exchange();
    }

    /// Takes in what other tabs have stored.
    pub(super) fn look(&mut self) {
        self.storing.replica.look();
        self.exchange();
    }

    /// Handles the answer to an exchange.
    #[later(Session)]
    pub(super) fn take_exchanged(&mut self, answer: Result<Found<Save>, ShelfFault>) {
        match answer {
            Ok(found) => {
                let is_first = !self.storing.replica.is_ready();
                // The copy has these changes then, whatever other tabs have put on the board.
                let has_copied = self.storing.replica.has_changes();
                let was_open = std::mem::replace(&mut self.storing.is_open, true);
                for news in self.storing.replica.take(found) {
                    self.hear(news, is_first, has_copied);
                }
                self.keeping.open();
                self.clear_leftovers();
                if !was_open {
                    self.open_store();
                }
                self.exchange();
            }
            Err(fault) => self.fail_exchange(fault),
        }
    }

    fn fail_exchange(&mut self, fault: ShelfFault) {
        self.storing.replica.fail();
        match fault {
            ShelfFault::Newer => self.keeping.hold_store(),
            ShelfFault::Blocked => {
                self.storing.is_closed = true;
                self.keeping.fail();
            }
            _ => self.keeping.fail(),
        }
        if !self.storing.is_open {
            self.open_store();
        }
    }

    /// Counts the seconds of an exchange.
    pub(super) fn limit_exchange(&mut self) {
        if self.storing.is_closed || self.storing.replica.is_settled() {
            return;
        }
        let Some(ticks) = &mut self.storing.ticks else { return };
        *ticks += 1;
        let ticks = *ticks;
        if ticks == PATIENCE_TICKS && !self.storing.is_open {
            self.open_store();
        }
        if ticks == ANSWER_TICKS {
            self.fail_exchange(ShelfFault::Failed);
        }
        if ticks.is_multiple_of(RETRY_TICKS) {
            self.exchange();
        }
    }

    /// Hears what the store has. `is_first`: it has answered for the first time. `has_copied`: this
    /// tab has copied its game since it heard the store last.
    fn hear(&mut self, news: News<Save>, is_first: bool, has_copied: bool) {
        match news {
            News::Game(save) => {
                match self.keeping.read_stored(Slot::Game, Some(&save.text), &mut self.context) {
                    Some(game) => {
                        self.storing.is_following =
                            self.is_visible && !is_first && !self.storing.replica.has_changes();
                        self.adopt(game);
                        // A tab that is hidden and only follows leaves the copy to the one that plays.
                        if self.is_visible || is_first || has_copied {
                            self.copy_game(&save.text);
                        }
                    }
                    // What can't be read stays in the store, and another game goes on the board.
                    None => self.put_on_board(),
                }
            }
            News::Empty => self.put_on_board(),
            News::Previous(save) => {
                let text = save.as_ref().map(|save| &*save.text);
                let previous = self.keeping.read_stored(Slot::Previous, text, &mut self.context);
                self.play.set_previous(previous);
            }
            News::Forked(save) => {
                if let Ok(game) = save::load(&save.text) {
                    self.adopt(game);
                    self.copy_game(&save.text);
                    self.tell(Tone::Calm, words::both_kept());
                }
            }
            // Another tab may have copied its game since this tab did.
            News::OnBoard => {
                let save = Save::of(self.play.game(), self.context.now());
                self.copy_game(&save.text);
            }
            News::Stored(ids) => {
                let id = self.play.game().id;
                if ids.contains(&id) && self.play.game().is_solved() {
                    self.ask_times();
                    self.context.push(Effect::Persist { may_disturb: false });
                }
            }
        }
    }

    /// Whether this tab's clock may run: the puzzle is not solved, and no other tab changed the
    /// game last.
    pub(super) fn is_playing(&self) -> bool {
        self.is_visible && !self.storing.is_following && !self.play.game().is_solved()
    }

    /// Runs the clock while the page is visible and the puzzle is not solved. If another tab
    /// changed the game last, the clock runs there.
    pub(super) fn run_clock(&mut self) {
        let is_shown = !self.is_paused && self.screen == Screen::Game;
        let is_running = self.storing.is_open && self.is_playing() && is_shown;
        self.play.run_clock(is_running, self.context.now());
    }

    /// Replaces the game by one that another tab or an earlier visit has stored.
    fn adopt(&mut self, game: Game) {
        let adopted = self.play.adopt(game);
        if adopted.is_other {
            self.rating.leave(&self.play.game().puzzle().givens, &mut self.context);
            self.hardest.leave(self.play.game(), &mut self.context);
        }
        if adopted.is_moved {
            self.hints.close(&mut self.context);
            if self.play.game().is_solved() {
                self.tell_end();
            }
        }
        self.run_clock();
    }

    /// Stores the game. A solved game that has not changed keeps its revision: a new one would discard what the
    /// statistics know of it.
    pub(super) fn store_game(&mut self) {
        let game = self.play.game();
        if game.is_solved() && self.storing.replica.has(&Save::of(game, self.context.now())) {
            return self.exchange();
        }
        self.storing.flush.is_busy = true;
        // No move follows that would wait, and no tick flushes a solved game.
        self.storing.flush.is_due |= self.play.game().is_solved();
        self.change_game();
        self.exchange();
    }

    /// Stores the game with its clock, in a strict exchange.
    pub(super) fn flush_game(&mut self) {
        // Counts from here: the exchange may have to wait, or there may be no store.
        (self.storing.flush.is_due, self.storing.flush.ticks) = (true, 0);
        self.change_game();
        self.exchange();
    }

    /// Counts a second of play, and flushes the game now and then.
    pub(super) fn limit_flush(&mut self) {
        let flush = &mut self.storing.flush;
        flush.ticks += 1;
        let limit = if std::mem::take(&mut flush.is_busy) { BUSY_TICKS } else { REST_TICKS };
        if flush.ticks >= limit && self.is_playing() {
            self.flush_game();
        }
    }

    /// Notes that the game has changed.
    fn change_game(&mut self) {
        if self.keeping.is_newer() {
            let text = save::save(self.play.game(), self.context.now());
            self.context.push(Effect::Lend(Slot::Game, text));
        } else if self.storing.is_open {
            let is_known = self.play.game().id != GameId::NONE;
            let id = if is_known { GameId::NONE } else { self.context.draw_id() };
            self.play.count_revision(id, self.context.moment());
            let save = Save::of(self.play.game(), self.context.now());
            self.copy_game(&save.text);
            self.storing.replica.change(save);
        }
    }

    /// Puts the game of this tab on the board for all tabs.
    fn put_on_board(&mut self) {
        self.change_game();
        let previous = self.play.previous().map(|previous| previous.id);
        self.storing.replica.show(Board { game: self.play.game().id, previous });
        self.exchange();
    }

    /// Stores a game that was replaced on the board, and what is there now.
    pub(super) fn store_replaced(&mut self, old: &Game) {
        if old.is_worth_keeping() && old.id != GameId::NONE {
            self.storing.replica.change(Save::of(old, self.context.now()));
        }
        self.put_on_board();
    }
}
