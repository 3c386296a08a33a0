//! The days on which the player solved something: nine weeks as a calendar, and how many
//! days in a row. A day is a local calendar day where the player was. Games from before
//! Nonet kept dates are on no day.

use std::collections::BTreeMap;

use super::Entry;
use super::statistics::solved_day;
use crate::game::moment::Day;

/// Number of weeks that the calendar shows.
pub const WEEKS: u8 = 9;

/// The first day of the calendar: the Monday eight weeks before the current week.
pub fn first_day(today: Day) -> Day {
    Day(today.0 - i32::from(today.weekday()) - 7 * (i32::from(WEEKS) - 1))
}

/// Consecutive days with a solved game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// The number of days up to today, or up to yesterday if today has none yet.
    pub current: u32,
    /// The longest streak.
    pub longest: u32,
    /// The last day of the longest streak, the latest of equals.
    pub longest_end: Option<Day>,
}

/// The days with solved games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Calendar(BTreeMap<Day, u32>);

impl Calendar {
    /// Counts the solved games of each day.
    pub fn of(entries: &[Entry]) -> Self {
        let mut days = BTreeMap::new();
        for day in entries.iter().filter_map(|entry| solved_day(&entry.summary)) {
            *days.entry(day).or_default() += 1;
        }
        Self(days)
    }

    /// The number of games that were solved on a day.
    pub fn count(&self, day: Day) -> u32 {
        self.0.get(&day).copied().unwrap_or(0)
    }

    /// The streaks. Days after today do not count: a clock was wrong.
    pub fn streak(&self, today: Day) -> Streak {
        let mut streak = Streak::default();
        let (mut length, mut last) = (0, None);
        for &day in self.0.range(..=today).map(|(day, _)| day) {
            length = if last == Some(Day(day.0 - 1)) { length + 1 } else { 1 };
            last = Some(day);
            if length >= streak.longest {
                (streak.longest, streak.longest_end) = (length, last);
            }
        }
        if last.is_some_and(|last| today.0 - last.0 <= 1) {
            streak.current = length;
        }
        streak
    }
}

/// A calendar of days with their numbers of games.
impl FromIterator<(Day, u32)> for Calendar {
    fn from_iter<T: IntoIterator<Item = (Day, u32)>>(days: T) -> Self {
        Self(days.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calendar(days: &[(i32, u32)]) -> Calendar {
        days.iter().map(|&(day, count)| (Day(day), count)).collect()
    }

    #[test]
    fn the_calendar_begins_on_a_monday_and_ends_with_this_week() {
        for number in 20_000..20_040 {
            let first = first_day(Day(number));
            assert_eq!(first.weekday(), 0);
            assert!((56..63).contains(&(number - first.0)));
        }
        assert_eq!(first_day(Day::of(2026, 11, 22)), Day::of(2026, 9, 21));
    }

    #[test]
    fn a_streak_lasts_until_a_day_without_a_game_is_over() {
        let days = calendar(&[(5, 1), (6, 1), (7, 4), (10, 1), (11, 2)]);
        let streak = |today| days.streak(Day(today));
        assert_eq!(streak(11), Streak { current: 2, longest: 3, longest_end: Some(Day(7)) });
        assert_eq!(streak(12).current, 2, "today may still follow");
        assert_eq!(streak(13).current, 0);
        assert_eq!(streak(7), Streak { current: 3, longest: 3, longest_end: Some(Day(7)) });
        assert_eq!(streak(4), Streak::default());
        let equal = calendar(&[(1, 1), (2, 1), (5, 1), (6, 1)]);
        assert_eq!(equal.streak(Day(20)).longest_end, Some(Day(6)));
        assert_eq!((days.count(Day(7)), days.count(Day(8))), (4, 0));
    }
}
