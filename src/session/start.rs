//! How a session begins: with what the device kept, or with a fresh puzzle.

use super::Session;
use super::action::{Effect, Screen};
use super::keeping::Keeping;
use super::making::Making;
use super::own::OwnPuzzle;
use super::rating::Rating;
use super::settings::Settings;
use super::spoken::Spoken;
use super::view::Said;
use crate::game::Game;
use nonet_engine::random::from_seed;
use nonet_engine::{Cell, generate};

/// The texts that the device kept, by [`Slot`](super::action::Slot).
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
    /// the session is equal. It changes and stores nothing before its turn is granted.
    pub fn start(saved: &Saved, entropy: u64, now: u64) -> (Self, Vec<Effect>) {
        let game = Game::new(generate::starter(entropy));
        let mut out = vec![Effect::Claim { is_urgent: false }];
        let mut session = Self {
            selected: first_open(&game),
            game,
            previous: None,
            notes_mode: false,
            help: None,
            settings: Settings::default(),
            dialog: None,
            own: OwnPuzzle::default(),
            making: Making::default(),
            rating: Rating::default(),
            next: None,
            message: Said::default(),
            spoken: Spoken::default(),
            notices: Vec::new(),
            keeping: Keeping::default(),
            seeds: from_seed(entropy),
            is_visible: true,
            ticks: 0,
            screen: Screen::default(),
            now,
        };
        if let Some(text) = saved.damaged.clone() {
            session.recall_damaged(text);
        }
        session.take_in(saved, &mut out);
        (session, out)
    }

    /// The settings as they were saved, for whoever needs them before a session.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }
}

/// The first empty cell: where play begins.
pub(super) fn first_open(game: &Game) -> Cell {
    game.board().digits().empty_cells().next().unwrap_or_default()
}
