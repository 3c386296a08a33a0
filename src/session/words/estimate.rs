//! The messages of how long a puzzle should take. The texts are in `locales/en/game.ftl`.

use crate::library::estimate::{Estimate, is_known, middle, own};
use nonet_engine::human::minutes::Minutes;
use nonet_engine::human::pace::Pace;
use nonet_engine::message::Message;
use nonet_engine::messages;

messages! {
    fn estimate_range(low: u32, high: u32);
    fn estimate_own(minutes: u32);
    fn estimate_both(low: u32, high: u32, minutes: u32);
    fn order_minutes(minutes: u32);
}

/// "8 to 14 min, about 11 min for you"; `None` if nothing is known.
pub fn estimate(estimate: &Estimate) -> Option<Message> {
    let minutes = estimate.minutes?;
    let [low, high] = range(&minutes);
    Some(match estimate.of_player() {
        Some(own) => estimate_both(low, high, whole(own.typical)),
        None => estimate_range(low, high),
    })
}

/// The same in fewer words: "about 11 min for you", or "8 to 14 min" if the player's pace is not known.
pub fn minutes(minutes: &Minutes, pace: &Pace) -> Message {
    let [low, high] = range(minutes);
    own(pace, minutes).map_or_else(|| estimate_range(low, high), |own| estimate_own(whole(own.typical)))
}

/// A time to ask for: "about 10 min for you", or "about 10 min for most players" if the player's pace is not
/// known.
pub fn asked(minutes: u16, pace: &Pace) -> Message {
    let of = if is_known(pace) { estimate_own } else { order_minutes };
    of(minutes.into())
}

/// "about 10 min for most players", for a demand in tenths of a minute.
pub fn demanded(tenths: (u16, u16)) -> Message {
    order_minutes(whole(middle(tenths)))
}

/// Two numbers that differ.
fn range(minutes: &Minutes) -> [u32; 2] {
    let low = whole(minutes.low);
    [low, whole(minutes.high).max(low + 1)]
}

/// Full minutes, at least one.
#[allow(clippy::cast_sign_loss)] // never below one
fn whole(minutes: f64) -> u32 {
    minutes.round().clamp(1.0, 10_000.0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;

    fn told(typical: f64, games: usize) -> String {
        let minutes = Minutes { typical, low: typical * 0.8, high: typical * 1.4 };
        let pace = Pace::of((0..games).map(|_| (10.0, 20.0)));
        english(&estimate(&Estimate { minutes: Some(minutes), pace }).unwrap())
    }

    #[test]
    fn minutes_are_a_range_and_the_players_own() {
        assert_eq!(told(10.0, 2), "8 to 14 min");
        assert_eq!(told(10.0, 90), "8 to 14 min, about 20 min for you");
        assert_eq!(told(0.2, 0), "1 to 2 min", "a range has two numbers");
        assert_eq!(estimate(&Estimate::default()), None);
    }
}
