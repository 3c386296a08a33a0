//! The player's games, as the pages beside the board know them. A worker keeps them in the
//! browser's database (`worker::shelf`). The pages hold their summaries, and list them
//! again when any tab changes the library. The page of all games is `games`. The other
//! pages are `daily` and `stats`.
//!
//! If the browser has no database, the pages show the game on the board.

pub mod chart;
pub mod daily;
pub mod games;
pub mod stats;
pub mod words;

use super::context::Context;
use super::effect::Effect;
use super::jobs::Owner;
use super::learning::Kept;
use crate::game::{Game, GameId, save};
use crate::library::Entry;
use crate::library::estimate::pace;
use crate::library::label::Label;
use crate::library::shelf::{Ask, ShelfFault, Told};
use crate::library::summary::Summary;
use crate::worker::protocol::{Failure, JobId, Packed, Request};
use nonet_engine::human::pace::Pace;

/// From this number of games on, the browser is asked not to delete them. Some browsers ask
/// the player, who then has something to keep.
const FEW: usize = 3;

/// How far the list of games is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum State {
    /// It was never asked for.
    #[default]
    Unknown,
    /// It is on its way.
    Loading,
    /// It is here.
    Here,
    /// The library can't be read. The list has what the device's storage holds.
    Closed(ShelfFault),
    /// The worker did not answer.
    Lost(Failure),
}

/// The games.
#[derive(Default)]
pub struct Library {
    entries: Vec<Entry>,
    state: State,
    unread: usize,
    pace: Pace,
    /// The save of the game on the board.
    local: Option<String>,
    /// The game on the board.
    board: Option<Summary>,
    /// The job that lists the games.
    listing: Option<JobId>,
    /// Whether the library has changed since the running job was started.
    is_stale: bool,
}

impl Library {
    /// All games, in no order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How far the list is.
    pub fn state(&self) -> State {
        self.state
    }

    /// How the player's times differ from the estimates.
    pub fn pace(&self) -> &Pace {
        &self.pace
    }

    /// The number of stored games that can't be read.
    pub fn unread(&self) -> usize {
        self.unread
    }

    /// The game on the board.
    pub fn board(&self) -> Option<&Summary> {
        self.board.as_ref()
    }

    /// A game of the list.
    pub fn entry(&self, id: GameId) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.summary.id == id)
    }

    /// Takes the game on the board.
    pub(super) fn keep(&mut self, kept: &Kept) {
        self.local.clone_from(&kept.game);
        self.board = self.local_game().map(|game| Summary::of(&game, 0));
    }

    /// Lists the games, unless a list is on its way.
    pub(super) fn list(&mut self, context: &mut Context) {
        if self.listing.is_some() {
            self.is_stale = true;
            return;
        }
        self.is_stale = false;
        if !matches!(self.state, State::Here) {
            self.state = State::Loading;
        }
        self.listing = Some(Self::ask(&Ask::List, context));
    }

    /// Asks the library; returns the number of the job.
    pub(super) fn ask(ask: &Ask, context: &mut Context) -> JobId {
        context.start(Owner::Library, Request::Shelf(ask.into()))
    }

    /// Takes the list. Returns any other answer.
    pub(super) fn take(
        &mut self,
        id: JobId,
        answer: Result<Packed<Told>, ShelfFault>,
        context: &mut Context,
    ) -> Option<Result<Told, ShelfFault>> {
        let answer = answer.and_then(|packed| packed.unpack().ok_or(ShelfFault::Failed));
        if !self.ends_list(id) {
            return Some(answer);
        }
        match answer {
            Ok(Told::Listed { entries, unread }) => {
                let was_few = self.entries.len() < FEW;
                (self.entries, self.unread, self.state) = (entries, unread, State::Here);
                self.pace = pace(&self.entries);
                // The store may have had no room for it.
                let local = self.local_entry();
                self.entries.extend(local.filter(|local| self.entry(local.summary.id).is_none()));
                if was_few && self.entries.len() >= FEW {
                    context.push(Effect::Persist { may_disturb: true });
                }
            }
            Ok(_) => self.close(ShelfFault::Failed),
            Err(fault) => self.close(fault),
        }
        if self.is_stale {
            self.list(context);
        }
        None
    }

    /// Handles the loss of a job; returns whether it was not the list's.
    pub(super) fn fail(&mut self, id: JobId, failure: Failure) -> bool {
        let is_list = self.ends_list(id);
        if is_list {
            self.show_local();
            self.state = State::Lost(failure);
        }
        !is_list
    }

    /// Whether this job was to list the games. It is over then.
    fn ends_list(&mut self, id: JobId) -> bool {
        self.listing.take_if(|listing| *listing == id).is_some()
    }

    fn close(&mut self, fault: ShelfFault) {
        self.show_local();
        self.state = State::Closed(fault);
    }

    /// Lists the game on the board.
    fn show_local(&mut self) {
        (self.entries, self.unread) = (self.local_entry().into_iter().collect(), 0);
    }

    /// The game on the board, if it is worth keeping.
    fn local_entry(&self) -> Option<Entry> {
        let game = self.local_game().filter(|game| game.id != GameId::NONE && game.is_worth_keeping())?;
        Some(Entry { summary: Summary::of(&game, 0), label: Label::default() })
    }

    /// The game on the board.
    pub(super) fn local_game(&self) -> Option<Game> {
        save::load(self.local.as_ref()?).ok()
    }

    /// The save of the game on the board, if it is this one.
    pub(super) fn local_save(&self, id: GameId) -> Option<&String> {
        self.local.as_ref().filter(|_| self.board.as_ref().is_some_and(|board| board.id == id))
    }
}
