//! The pace of one player: how the [`Minutes`] of a puzzle become that player's minutes.
//!
//! The times of people differ by a factor, so the logarithm of the time that a player took over the time
//! that was estimated is the player's offset, and chance: what was seen first, and how awake the player
//! was. [`Pace::of`] takes the mean of it over the player's games. Nothing is known of a new player, so
//! the mean is drawn towards the estimate until there are games enough, as for a normal distribution whose
//! mean has a known one. The latest games count most, since players learn. A game far from the others,
//! which somebody fell asleep over, counts as one at the edge.

use super::minutes::Minutes;

/// How far the offsets of players lie apart: the standard deviation of the logarithm.
const PLAYERS: f64 = 0.5;

/// How far the games of one player lie apart. In the times that `docs/RATING.md` names, players and games
/// together lie 0.35 apart.
const GAMES: f64 = 0.40;

/// For how many games that spread stands beside the player's own.
const TRUSTED: f64 = 6.0;

/// What a game counts, as a part of what the game after it counts.
const FADING: f64 = 0.98;

/// How far from the median a game counts: at most twice as long or as short.
const FAR: f64 = 0.7;

/// Four games in five are within this many standard deviations.
const FOUR_IN_FIVE: f64 = 1.2816;

/// How one player's times differ from the estimates.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Pace {
    /// The number of games that it is known from.
    pub games: usize,
    /// The logarithm of the factor between the player's minutes and [`Minutes::typical`].
    pub offset: f64,
    /// The standard deviation of the logarithm of a single game.
    pub spread: f64,
}

impl Default for Pace {
    /// The pace of somebody who has not played.
    fn default() -> Self {
        Self { games: 0, offset: 0.0, spread: GAMES.hypot(PLAYERS) }
    }
}

impl Pace {
    /// The pace of a player with these games, the latest first: the minutes that were estimated for the
    /// puzzle ([`Minutes::typical`]), and those that the player needed. Games with help should not be among
    /// them.
    pub fn of(games: impl IntoIterator<Item = (f64, f64)>) -> Self {
        let ratios = games.into_iter().map(|(estimated, needed)| (needed / estimated).ln());
        let logs: Vec<f64> = ratios.filter(|log| log.is_finite()).collect();
        let Some(median) = median(&logs) else { return Self::default() };
        let (mut weights, mut sum, mut squares) = (0.0, 0.0, 0.0);
        let mut weight = 1.0;
        for log in &logs {
            let log = log.clamp(median - FAR, median + FAR);
            weights += weight;
            sum += weight * log;
            squares += weight * log * log;
            weight *= FADING;
        }
        let mean = sum / weights;
        let variance = (squares / weights - mean * mean).max(0.0);
        let known = (weights * variance + TRUSTED * GAMES * GAMES) / (weights + TRUSTED);
        let drawn = (GAMES / PLAYERS).powi(2);
        // The offset itself is uncertain, too.
        let doubt = known / (weights + drawn);
        Self { games: logs.len(), offset: sum / (weights + drawn), spread: (known + doubt).sqrt() }
    }

    /// The minutes that this player needs. Four games in five should be in the range.
    #[must_use]
    pub fn minutes(&self, estimated: &Minutes) -> Minutes {
        let typical = estimated.typical * self.offset.exp();
        let factor = (FOUR_IN_FIVE * self.spread).exp();
        Minutes { typical, low: typical / factor, high: typical * factor }
    }
}

/// The middle of the values: the upper one of two.
fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEN: Minutes = Minutes { typical: 10.0, low: 8.0, high: 14.0 };

    fn typical(games: &[f64]) -> f64 {
        Pace::of(games.iter().map(|&needed| (10.0, needed))).minutes(&TEN).typical
    }

    #[test]
    fn a_new_player_needs_what_is_estimated() {
        assert_eq!(Pace::of([]), Pace::default());
        assert!((Pace::default().minutes(&TEN).typical - 10.0).abs() < 1e-9);
    }

    #[test]
    fn each_game_draws_the_estimate_towards_the_players_own_time() {
        let [one, ten, many] = [1, 10, 100].map(|games| typical(&vec![20.0; games]));
        assert!(10.0 < one && one < ten && ten < many && many < 20.0, "{one} {ten} {many}");
        assert!(many > 19.5, "{many}");
        let (few, lots) = (Pace::of([(10.0, 20.0); 2]), Pace::of([(10.0, 20.0); 50]));
        assert!(lots.spread < few.spread && few.spread < Pace::default().spread);
    }

    #[test]
    fn a_night_and_a_key_struck_by_chance_do_not_count_for_more_than_the_edge() {
        let usual = typical(&[12.0; 20]);
        let mut games = [12.0; 20];
        (games[3], games[4]) = (480.0, 0.02);
        assert!((typical(&games) / usual - 1.0).abs() < 0.01);
        games[4] = 12.0;
        assert!(typical(&games) / usual < 1.1);
        // A time of nothing says nothing.
        assert_eq!(Pace::of([(10.0, 0.0), (0.0, 3.0), (10.0, 12.0)]).games, 1);
    }

    #[test]
    fn late_games_count_more_than_early_ones() {
        let improving: Vec<f64> = (0..40).map(|age| 5.0 + f64::from(age) / 4.0).collect();
        let getting_slower: Vec<f64> = improving.iter().rev().copied().collect();
        assert!(typical(&improving) < typical(&getting_slower));
    }
}
