//! Copies games from the board to the library. The device's storage has the game on the
//! board after every move. The library gets a copy at once, too, since its database hands each
//! save to the operating system: a browser that is killed may lose the last minute of the
//! storage. A page that begins goes on from the library if that has more moves
//! (`ui::storage`). A game that was replaced stays in the storage, too, until the library has
//! it: so nothing is lost if the tab is closed at any time, or if the browser has no database.

use super::effect::Effect;
use super::jobs::Owner;
use super::view::Tone;
use super::{Session, words};
use crate::game::{Game, GameId, save};
use crate::library::shelf::{Ask, ShelfFault};
use crate::worker::protocol::{Reply, Request};

/// The games on their way to the library.
#[derive(Default)]
pub(super) struct Shelving {
    /// Saves that wait for the library.
    waiting: Vec<(GameId, String)>,
    /// Saves that a worker is storing.
    sent: Vec<(GameId, String)>,
    /// Whether this browser has no database. Nothing is sent until the page is loaded again.
    is_closed: bool,
    /// The last version of the game on the board that was handed over: its revision, and how
    /// many moves it had.
    copied: (GameId, u64, usize),
}

impl Shelving {
    /// Takes the saves that an earlier visit left in the device's storage.
    pub(super) fn recall(&mut self, saves: &[String]) {
        let of_save = |text: &String| Some((save::load(text).ok()?.id, text.clone()));
        self.waiting = saves.iter().filter_map(of_save).collect();
    }
}

impl Session {
    /// Hands over a game that was replaced.
    #[inline(never)] // tools/finish.js takes it out of the first module
    pub(super) fn shelve(&mut self, mut game: Game) {
        if !game.is_worth_keeping() {
            return;
        }
        if game.id == GameId::NONE {
            game.stamp(self.context.draw_id(), self.context.moment());
        }
        let text = save::save(&game, self.context.now());
        self.context.push(Effect::Shelve(game.id, text.clone()));
        self.shelving.waiting.push((game.id, text));
        self.send_to_shelf();
    }

    /// Hands over a copy of the game on the board, if it has changed since the last time.
    pub(super) fn copy_to_shelf(&mut self) {
        let game = self.play.game();
        let version = (game.id, game.revision, game.move_count());
        if self.is_writer() && game.is_worth_keeping() && self.shelving.copied != version {
            let text = save::save(game, self.context.now());
            self.shelving.copied = version;
            // The library needs the last version only.
            self.shelving.waiting.retain(|(id, _)| *id != version.0);
            self.shelving.waiting.push((version.0, text));
        }
        self.send_to_shelf();
    }

    /// Hands over the game on the board when the page is left, if the library does not have its
    /// moves. A page that asks the library then is not kept for Back: other tabs wait for it.
    pub(super) fn leave_to_shelf(&mut self) {
        let game = self.play.game();
        let (id, _, moves) = self.shelving.copied;
        if (id, moves) != (game.id, game.move_count()) {
            self.copy_to_shelf();
        }
    }

    fn send_to_shelf(&mut self) {
        let shelving = &mut self.shelving;
        if shelving.is_closed || shelving.waiting.is_empty() || !shelving.sent.is_empty() {
            return;
        }
        shelving.sent = std::mem::take(&mut shelving.waiting);
        let saves = shelving.sent.iter().map(|(_, text)| text.clone()).collect();
        self.context.start(Owner::Shelf, Request::Shelf((&Ask::Keep(saves)).into()));
    }

    /// Handles the library's answer. If it can't store the games, they stay in the device's
    /// storage, and the next one that is handed over takes them along.
    #[inline(never)] // tools/finish.js takes it out of the first module
    pub(super) fn take_shelved(&mut self, reply: &Reply) {
        match reply {
            Reply::Kept(forked) => {
                for (id, text) in std::mem::take(&mut self.shelving.sent) {
                    self.context.push(Effect::Unshelve(id, text));
                }
                self.fork(forked);
                self.send_to_shelf();
                self.ask_times();
            }
            Reply::Shelf(Err(fault)) => {
                if *fault == ShelfFault::Full {
                    self.keeping.fail();
                }
                self.shelving.is_closed = matches!(fault, ShelfFault::Blocked | ShelfFault::Newer);
                self.fail_shelf();
            }
            _ => self.fail_shelf(),
        }
    }

    /// If the game on the board was played on differently somewhere else, goes on in a game of
    /// its own, as the library does.
    fn fork(&mut self, forked: &[GameId]) {
        if self.is_writer() && forked.contains(&self.play.game().id) {
            self.play.fork();
            self.store_game();
            self.copy_to_shelf();
            self.tell(Tone::Calm, words::both_kept());
        }
    }

    /// Keeps the games of a failed job for the next one.
    pub(super) fn fail_shelf(&mut self) {
        let mut sent = std::mem::take(&mut self.shelving.sent);
        sent.append(&mut self.shelving.waiting);
        // A later version of a game replaces an earlier one.
        let is_last = |index: usize| !sent[index + 1..].iter().any(|(id, _)| *id == sent[index].0);
        self.shelving.waiting =
            (0..sent.len()).filter(|&index| is_last(index)).map(|index| sent[index].clone()).collect();
    }
}
