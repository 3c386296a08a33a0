//! Starting a session with the stored game, or with a new puzzle.

use super::Session;
use super::context::Context;
use super::effect::{Effect, Saved};
use super::hinting::Hints;
use super::keeping::Keeping;
use super::making::Making;
use super::play::Play;
use super::rating::Rating;
use super::screen::Screen;
use super::settings::Settings;
use super::view::Said;
use crate::game::Game;
use nonet_engine::generate;

/// Number of puzzles that a first visit can begin with. `public/first.js` has them too, and
/// paints one before the app has loaded.
pub const FIRST_PUZZLES: u64 = 16;

impl Session {
    /// Starts a session. `entropy` seeds the random seeds; equal arguments give equal
    /// sessions. It changes and stores nothing before its turn is granted.
    pub fn start(saved: &Saved, entropy: u64, now: u64) -> (Self, Vec<Effect>) {
        let mut session = Self {
            play: Play::new(Game::new(generate::starter(entropy % FIRST_PUZZLES))),
            hints: Hints::default(),
            making: Making::default(),
            rating: Rating::default(),
            keeping: Keeping::default(),
            settings: Settings::default(),
            message: Said::default(),
            screen: Screen::default(),
            is_visible: true,
            ticks: 0,
            context: Context::new(entropy, now),
        };
        session.context.push(Effect::Claim { is_urgent: false });
        if let Some(text) = saved.damaged.clone() {
            session.keeping.recall_damaged(text);
        }
        session.take_in(saved);
        let effects = session.context.take_effects();
        (session, effects)
    }
}
