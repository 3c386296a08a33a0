//! How long a puzzle should take: the estimate of the engine, and the player's own pace. The pace is
//! computed from the summaries whenever it is needed. So it is nowhere but in the games: deleted with
//! them, and part of every backup.

use std::cmp::Reverse;

use super::Entry;
use super::summary::Summary;
use crate::game::GameId;
use nonet_engine::Level;
use nonet_engine::human::minutes::Minutes;
use nonet_engine::human::pace::Pace;
use serde::{Deserialize, Serialize};

/// Number of games from which on the pace is the player's.
const KNOWN: usize = 3;
/// Number of the latest games that count.
const LATEST: usize = 100;
const MINUTE: f64 = 60_000.0;

/// How long a game should take.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// What most players need. `None` if it is not known.
    pub minutes: Option<Minutes>,
    /// How the player's times differ, from all other games.
    pub pace: Pace,
}

impl Estimate {
    /// The estimate for a game whose puzzle takes these minutes, as if it had not been played.
    pub fn of(id: GameId, minutes: Minutes, entries: &[Entry]) -> Self {
        Self { minutes: Some(minutes), pace: pace(entries.iter().filter(|entry| entry.summary.id != id)) }
    }

    /// What this player needs, if there are games enough to know.
    pub fn of_player(&self) -> Option<Minutes> {
        own(&self.pace, self.minutes.as_ref()?)
    }
}

/// What most players need for a classic puzzle of a level. These are the middle and the lowest and highest
/// tenth of the [`Minutes::typical`] of its puzzles with the seeds from 1: 60 of [`Level::Extreme`], 200 of
/// each other level.
pub fn of_level(level: Level) -> Minutes {
    let [low, typical, high] = match level {
        Level::Easy => [2.5, 3.0, 3.7],
        Level::Medium => [6.2, 8.0, 10.9],
        Level::Hard => [9.8, 12.9, 18.0],
        Level::Master => [11.1, 15.1, 20.8],
        Level::Extreme => [14.5, 18.8, 22.5],
    };
    Minutes { typical, low, high }
}

/// What a player of this pace needs, if there are games enough to know.
pub fn own(pace: &Pace, minutes: &Minutes) -> Option<Minutes> {
    (pace.games >= KNOWN).then(|| pace.minutes(minutes))
}

/// The player's pace. A game with help says nothing of it.
pub fn pace<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Pace {
    let counts = |game: &&Summary| game.is_solved && !game.is_copy && game.is_unaided();
    let mut games: Vec<&Summary> = entries.into_iter().map(|entry| &entry.summary).filter(counts).collect();
    games.sort_by_key(|game| (Reverse(game.dates.solved), game.id));
    #[allow(clippy::cast_precision_loss)] // milliseconds
    let times =
        games.into_iter().filter_map(|game| Some((game.minutes?.typical, game.elapsed as f64 / MINUTE)));
    Pace::of(times.take(LATEST))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::library::label::Label;
    use nonet_engine::human::minutes::minutes;
    use nonet_engine::{Recipe, generate};

    /// A solved game that took this many times its estimate.
    fn solved(id: u64, factor: f64) -> Entry {
        let puzzle = generate::starter(id);
        let mut summary = Summary::of(&Game::new(puzzle.clone()), 0);
        let minutes = minutes(&puzzle.givens, &puzzle.solution);
        (summary.id, summary.is_solved, summary.minutes) = (GameId(id), true, Some(minutes));
        #[allow(clippy::cast_sign_loss)]
        let elapsed = (minutes.typical * factor * MINUTE) as u64;
        summary.elapsed = elapsed;
        Entry { summary, label: Label::default() }
    }

    #[test]
    fn the_pace_is_that_of_solved_games_without_help() {
        let mut games: Vec<Entry> = (0..12).map(|id| solved(id, 2.0)).collect();
        let known = pace(&games);
        assert_eq!(known.games, 12);
        assert!((1.8..2.0).contains(&known.offset.exp()), "{known:?}");
        // None of these counts.
        let mut odd: Vec<Entry> = (20..25).map(|id| solved(id, 9.0)).collect();
        odd[0].summary.hints = 1;
        odd[1].summary.checks = 1;
        odd[2].summary.is_copy = true;
        odd[3].summary.is_solved = false;
        odd[4].summary.minutes = None;
        games.extend(odd);
        assert_eq!(pace(&games), known);
    }

    #[test]
    fn the_levels_take_what_their_puzzles_take() {
        for level in Level::ALL {
            let count = if level == Level::Extreme { 9 } else { 21 };
            let middle = |seed| {
                let puzzle = generate::generate(&Recipe::classic(level, seed)).unwrap();
                minutes(&puzzle.givens, &puzzle.solution).typical
            };
            let mut found: Vec<f64> = (1..=count).map(middle).collect();
            found.sort_unstable_by(f64::total_cmp);
            let (found, told) = (found[found.len() / 2], of_level(level));
            assert!((told.typical / found - 1.0).abs() < 0.2, "{level:?}: {found}");
            assert!(told.low < told.typical && told.typical < told.high);
        }
    }

    #[test]
    fn a_game_is_estimated_from_the_others() {
        let mut games: Vec<Entry> = (0..3).map(|id| solved(id, 1.5)).collect();
        let minutes = games[2].summary.minutes.unwrap();
        let two = Estimate::of(GameId(2), minutes, &games);
        assert_eq!((two.pace.games, two.of_player()), (2, None));
        games.push(solved(7, 30.0));
        let three = Estimate::of(GameId(7), minutes, &games);
        assert_eq!((three.pace.games, three.minutes), (3, Some(minutes)));
        let (own, of) = (three.of_player().unwrap(), three.minutes.unwrap());
        assert!(of.typical < own.typical && own.typical < 1.5 * of.typical, "{own:?}");
    }
}
