//! Points in time as players know them: a date and a time of day where the player was. A
//! game keeps when it was begun and solved. Statistics count local days, so a game that was
//! solved before midnight stays on its day when the player travels. The conversion between
//! day numbers and dates is Howard Hinnant's ("chrono-Compatible Low-Level Date
//! Algorithms", 2013).

use std::fmt;
use std::str::FromStr;

/// Milliseconds in a minute.
const MINUTE: i64 = 60_000;
/// Milliseconds in a day.
const DAY: i64 = 24 * 60 * MINUTE;
/// The last millisecond of the year 9999 in UTC. No page can write a later date.
const LATEST: u64 = 253_402_300_799_999;
/// Maximum distance of a time zone from UTC, in minutes.
const FARTHEST: i16 = 18 * 60;

/// A point in time, and the time zone in which it was noted.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Moment {
    /// Milliseconds since 1970-01-01 in UTC.
    pub at: u64,
    /// Minutes to add to UTC for the local time.
    pub offset: i16,
}

impl Moment {
    /// The local calendar day.
    pub fn day(self) -> Day {
        let local = i64::try_from(self.at).unwrap_or(i64::MAX / 2) + i64::from(self.offset) * MINUTE;
        Day(i32::try_from(local.div_euclid(DAY)).unwrap_or(i32::MAX))
    }

    /// Milliseconds until the next local day, if the time zone stays.
    pub fn left_of_day(self) -> u64 {
        let local = i64::try_from(self.at).unwrap_or(i64::MAX / 2) + i64::from(self.offset) * MINUTE;
        (DAY - local.rem_euclid(DAY)).unsigned_abs()
    }
}

/// Written as milliseconds and minutes: `1763900000000+60`.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:+}", self.at, self.offset)
    }
}

impl FromStr for Moment {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let sign = text.bytes().position(|byte| byte == b'+' || byte == b'-').ok_or(())?;
        let (at, offset) = text.split_at(sign);
        let offset: i16 = offset.parse().map_err(|_| ())?;
        if offset.abs() > FARTHEST {
            return Err(());
        }
        let at = at.parse().map_err(|_| ())?;
        if at > LATEST { Err(()) } else { Ok(Self { at, offset }) }
    }
}

/// A calendar day, as the number of days since 1970-01-01.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Day(pub i32);

impl Day {
    /// The day of a date. Month and day of the month count from 1.
    pub fn of(year: i32, month: u8, day: u8) -> Self {
        let year = if month <= 2 { year - 1 } else { year };
        let era = year.div_euclid(400);
        let of_era = year.rem_euclid(400);
        let of_year = (153 * ((i32::from(month) + 9) % 12) + 2) / 5 + i32::from(day) - 1;
        Self(era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468)
    }

    /// Year, month and day of the month; the last two count from 1.
    pub fn date(self) -> (i32, u8, u8) {
        let days = self.0.saturating_add(719_468);
        let of_era = days.rem_euclid(146_097);
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let shifted = (5 * of_year + 2) / 153;
        let day = of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        let year = year + days.div_euclid(146_097) * 400 + i32::from(month <= 2);
        // Both are between 1 and 31.
        (year, month.unsigned_abs() as u8, day.unsigned_abs() as u8)
    }

    /// The day of the week; 0 is Monday.
    pub fn weekday(self) -> u8 {
        (i64::from(self.0) + 3).rem_euclid(7) as u8
    }

    /// The first day of the month.
    #[must_use]
    pub fn month(self) -> Self {
        let (_, _, day) = self.date();
        Self(self.0 - i32::from(day) + 1)
    }

    /// The first day of the month that is this many months later.
    #[must_use]
    pub fn add_months(self, months: i32) -> Self {
        let (year, month, _) = self.date();
        let all = year * 12 + i32::from(month) - 1 + months;
        Self::of(all.div_euclid(12), all.rem_euclid(12) as u8 + 1, 1)
    }
}

/// Written as in ISO 8601: `2026-11-23`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.splitn(3, '-');
        let mut part =
            || parts.next().filter(|part| part.bytes().all(|byte| byte.is_ascii_digit())).ok_or(());
        let (year, month, day) = (part()?, part()?, part()?);
        if year.len() != 4 || month.len() != 2 || day.len() != 2 {
            return Err(());
        }
        let number = |part: &str| part.parse::<u16>().map_err(|_| ());
        let parsed = Self::of(i32::from(number(year)?), number(month)? as u8, number(day)? as u8);
        // A date that does not exist is another one after the conversion.
        if parsed.to_string() == text { Ok(parsed) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_one_date_and_follows_the_day_before() {
        assert_eq!(Day(0).date(), (1970, 1, 1));
        assert_eq!(
            (Day::of(2026, 11, 23).to_string(), Day::of(2026, 11, 23).weekday()),
            ("2026-11-23".into(), 0)
        );
        let mut last = (1599, 12, 31);
        for number in Day::of(1600, 1, 1).0..Day::of(2420, 1, 1).0 {
            let day = Day(number);
            let date = day.date();
            assert_eq!(Day::of(date.0, date.1, date.2), day);
            assert_eq!(day.to_string().parse(), Ok(day));
            let leaps = last.0 % 4 == 0 && (last.0 % 100 != 0 || last.0 % 400 == 0);
            let days = [31, if leaps { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
            let expected = match last {
                (year, 12, 31) => (year + 1, 1, 1),
                (year, month, day) if day == days[usize::from(month) - 1] => (year, month + 1, 1),
                (year, month, day) => (year, month, day + 1),
            };
            assert_eq!(date, expected);
            last = date;
        }
    }

    #[test]
    fn a_moment_belongs_to_the_day_of_its_place() {
        let before_midnight = Moment { at: 1_763_852_400_000, offset: 60 };
        assert_eq!(before_midnight.day().to_string(), "2025-11-23");
        assert_eq!(Moment { offset: 0, ..before_midnight }.day().to_string(), "2025-11-22");
        assert_eq!(before_midnight.to_string().parse(), Ok(before_midnight));
        let midnight = Moment { at: before_midnight.at + before_midnight.left_of_day(), offset: 60 };
        let a_moment_before = Moment { at: midnight.at - 1, ..midnight };
        assert_eq!((midnight.day(), midnight.left_of_day()), (Day(before_midnight.day().0 + 1), DAY as u64));
        assert_eq!((a_moment_before.day(), a_moment_before.left_of_day()), (before_midnight.day(), 1));
        assert_eq!("5-210".parse(), Ok(Moment { at: 5, offset: -210 }));
        for bad in ["", "5", "x+1", "5+x", "5+9999", "-5+1", "99999999999999999999+1", "99999999999999999+0"]
        {
            assert_eq!(bad.parse::<Moment>(), Err(()), "{bad}");
        }
        // The latest moment that a save can claim has a date.
        let latest = Moment { at: LATEST, offset: 0 };
        assert_eq!((latest.to_string().parse(), latest.day().to_string()), (Ok(latest), "9999-12-31".into()));
        Moment { at: u64::MAX, offset: 0 }.day();
    }

    #[test]
    fn dates_that_do_not_exist_are_no_days() {
        for bad in [
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-1",
            "26-01-01",
            "2026-01-32",
            "2026-11-2x",
            "+026-11-23",
        ] {
            assert_eq!(bad.parse::<Day>(), Err(()), "{bad}");
        }
        assert_eq!(Day::of(2026, 1, 31).add_months(1), Day::of(2026, 2, 1));
        assert_eq!(Day::of(2026, 1, 31).add_months(-13), Day::of(2024, 12, 1));
        assert_eq!(Day::of(2026, 1, 31).month(), Day::of(2026, 1, 1));
    }
}
