//! How a session begins: with what the device kept, or with a fresh puzzle.

use super::action::{Effect, Screen, Slot};
use super::making::Making;
use super::own::OwnPuzzle;
use super::rating::Rating;
use super::settings::Settings;
use super::spoken::Spoken;
use super::view::Message;
use super::{Notice, Session, words};
use crate::engine::random::from_seed;
use crate::engine::{Cell, generate};
use crate::game::{Game, save};

/// The texts that the device kept, by [`Slot`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Saved {
    /// The running game.
    pub game: Option<String>,
    /// The game before it.
    pub previous: Option<String>,
    /// The puzzle made in advance.
    pub next: Option<String>,
    /// The settings.
    pub settings: Option<String>,
    /// A damaged save that was not dismissed yet.
    pub damaged: Option<String>,
}

impl Session {
    /// Begins. `entropy` is where seed numbers come from; with equal arguments
    /// the session is equal.
    pub fn start(saved: Saved, entropy: u64, now: u64) -> (Self, Vec<Effect>) {
        let mut out = Vec::new();
        let settings = saved.settings.map_or_else(Settings::default, |text| Settings::read(&text));
        let (game, notice) = first_game(saved.game, saved.damaged, entropy, &mut out);
        let mut session = Self {
            selected: first_open(&game),
            game,
            previous: saved.previous.and_then(|text| save::load(&text).ok()),
            notes_mode: false,
            help: None,
            settings,
            dialog: None,
            own: OwnPuzzle::default(),
            making: Making::default(),
            rating: Rating::default(),
            next: saved.next.and_then(|text| save::load(&text).ok()).map(|game| game.puzzle().clone()),
            message: Message::default(),
            spoken: Spoken::default(),
            notice,
            seeds: from_seed(entropy),
            is_visible: true,
            is_unkept: false,
            ticks: 0,
            screen: Screen::default(),
            now,
        };
        session.mind_clock();
        if session.game.is_solved() {
            session.tell_end();
        }
        session.store_game(&mut out);
        (session, out)
    }

    /// The settings as they were saved, for whoever needs them before a session.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }
}

/// The saved game, or a fresh one and word of what was wrong with the save.
fn first_game(
    saved: Option<String>,
    damaged: Option<String>,
    entropy: u64,
    out: &mut Vec<Effect>,
) -> (Game, Option<Notice>) {
    let fresh = || Game::new(generate::starter(entropy));
    let old_notice = damaged.map(|text| Notice { text: words::damaged_before(), damaged: Some(text) });
    let Some(text) = saved else {
        return (fresh(), old_notice);
    };
    match save::load(&text) {
        Ok(game) => (game, old_notice),
        Err(error) => {
            out.push(Effect::Store(Slot::Damaged, text.clone()));
            (fresh(), Some(Notice { text: words::damaged(&error), damaged: Some(text) }))
        }
    }
}

/// The first empty cell: where play begins.
pub(super) fn first_open(game: &Game) -> Cell {
    game.board().digits().empty_cells().next().unwrap_or_default()
}
