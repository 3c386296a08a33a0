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
/// How far the time of a puzzle made to order may be from what is asked for, as a part of it.
const WIDTH: f64 = 0.1;

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

/// Whether the pace is the player's: there are games enough to know.
pub fn is_known(pace: &Pace) -> bool {
    pace.games >= KNOWN
}

/// What a player of this pace needs, if it is known.
pub fn own(pace: &Pace, minutes: &Minutes) -> Option<Minutes> {
    is_known(pace).then(|| pace.minutes(minutes))
}

/// The times to ask for, in minutes.
const TIMES: [u16; 10] = [3, 5, 7, 10, 15, 20, 25, 30, 45, 60];

/// The times that a player of this pace can ask for, with the demand for each: classic puzzles take that long.
pub fn times(pace: &Pace) -> Vec<(u16, (u16, u16))> {
    // A fifth beyond the usual, puzzles are still found soon.
    let all = of_level(Level::Easy).low / 1.2..=of_level(Level::Extreme).high * 1.2;
    let wanted = TIMES.map(|time| (time, wanted(pace, time)));
    wanted.into_iter().filter(|(_, tenths)| all.contains(&middle(*tenths))).collect()
}

/// The middle of a demand in tenths of a minute, in minutes.
pub fn middle((least, most): (u16, u16)) -> f64 {
    f64::midpoint(least.into(), most.into()) / 10.0
}

/// The level whose classic puzzles come closest to a time in minutes.
pub fn level_of(minutes: f64) -> Level {
    let off = |level: &Level| (of_level(*level).typical / minutes).ln().abs();
    let closest = Level::ALL.into_iter().min_by(|one, other| off(one).total_cmp(&off(other)));
    closest.unwrap_or_default()
}

/// Whether puzzles of a level that take so many minutes are not rare.
pub fn has_time(level: Level, minutes: f64) -> bool {
    let Minutes { low, high, .. } = of_level(level);
    (low..=high).contains(&minutes)
}

/// The tenths of a minute that most people need for puzzles that take a player of this pace so many minutes.
#[allow(clippy::cast_sign_loss)] // times are positive
fn wanted(pace: &Pace, minutes: u16) -> (u16, u16) {
    let one = Minutes { typical: 1.0, low: 1.0, high: 1.0 };
    let factor = own(pace, &one).map_or(1.0, |own| own.typical);
    let tenths = |share: f64| (f64::from(minutes) * 10.0 * share / factor).round() as u16;
    (tenths(1.0 - WIDTH), tenths(1.0 + WIDTH))
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
    fn a_wish_for_a_time_goes_by_the_pace() {
        assert_eq!(wanted(&Pace::default(), 10), (90, 110));
        let quick = Pace::of(vec![(10.0, 5.0); 50]);
        let (least, most) = wanted(&quick, 10);
        assert!((165..180).contains(&least) && (205..220).contains(&most), "{least} {most}");
        let middle = middle((least, most));
        let own = quick.minutes(&Minutes { typical: middle, low: middle, high: middle });
        assert!((own.typical - 10.0).abs() < 0.1, "{own:?}");
        let offered = |pace: &Pace| times(pace).into_iter().map(|(time, _)| time).collect::<Vec<_>>();
        assert_eq!(offered(&Pace::default()), [3, 5, 7, 10, 15, 20, 25]);
        assert_eq!(offered(&quick), [3, 5, 7, 10], "no puzzle takes longer");
    }

    #[test]
    fn a_time_has_the_level_that_is_closest() {
        let levels = [3.0, 8.0, 13.0, 30.0].map(level_of);
        assert_eq!(levels, [Level::Easy, Level::Medium, Level::Hard, Level::Extreme]);
        assert!(has_time(Level::Hard, 10.0) && !has_time(Level::Hard, 5.0));
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
