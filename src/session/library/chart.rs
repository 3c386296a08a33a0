//! The pictures of the statistics as paths of SVGs: the histograms on one logarithmic axis
//! of time, and the calendar of nine weeks. Across, the units of a histogram are places of
//! its axis (`statistics::place`). Drawn by `ui::components::stats`.

use std::collections::BTreeMap;

use crate::game::moment::Day;
use crate::library::calendar::{Calendar, WEEKS, first_day};
use crate::library::statistics::{Column, PLACES, Row, Statistics, place};
use crate::session::path::push;

/// Height of the pictures in their own units.
pub const HEIGHT: u32 = 100;
/// Height that the highest column takes. The line of the median is higher.
const HIGHEST: u32 = 82;
/// Height of the lowest column. One game among hundreds is still visible.
const LOWEST: u32 = 6;
/// The space between two columns.
const GAP: u16 = 2;

/// The marks of the axis in seconds, with their names in minutes.
const TICKS: [(u64, &str); 17] = [
    (1, "0"),
    (15, "¼"),
    (30, "½"),
    (60, "1"),
    (120, "2"),
    (180, "3"),
    (300, "5"),
    (600, "10"),
    (900, "15"),
    (1_200, "20"),
    (1_800, "30"),
    (2_700, "45"),
    (3_600, "60"),
    (7_200, "120"),
    (14_400, "240"),
    (28_800, "480"),
    (86_400, "1440"),
];
/// The ends of the axis in seconds, unless a game was faster or slower.
const USUAL: (u64, u64) = (150, 3_000);

/// Number of games for each one that the axis may leave out at either end. The outermost column
/// counts those.
const OUTLIERS: u32 = 40;

/// The axis of time that all histograms share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Axis {
    /// The first and the last column.
    columns: (u16, u16),
    /// Width in places.
    pub width: u16,
    /// Number of games in the highest column.
    most: u32,
    /// The marks: place as a share of the width in tenths of a percent, and name.
    pub ticks: Vec<(u32, &'static str)>,
}

/// The first column that is not an outlier.
fn end<'a>(counts: impl Iterator<Item = (&'a u16, &'a u32)>, spare: u32) -> Option<u16> {
    let mut seen = 0;
    for (column, count) in counts {
        seen += count;
        if seen > spare {
            return Some(*column);
        }
    }
    None
}

/// A histogram.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histogram {
    /// The games without hints.
    pub plain: String,
    /// The games with hints, on top of them.
    pub hinted: String,
    /// The place of the median.
    pub median: Option<u16>,
}

impl Axis {
    /// The axis on which nearly all games have room: a few outliers do not stretch it.
    pub fn of(statistics: &Statistics) -> Self {
        let mut counts: BTreeMap<u16, u32> = BTreeMap::new();
        for (column, count) in statistics.rows.iter().flat_map(|row| &row.columns) {
            *counts.entry(*column).or_default() += count.plain + count.hinted;
        }
        let spare = counts.values().sum::<u32>() / OUTLIERS;
        let at = |seconds: u64| place(seconds * 1_000);
        let first = end(counts.iter(), spare).unwrap_or(u16::MAX).min(at(USUAL.0) / PLACES);
        let last = end(counts.iter().rev(), spare).unwrap_or_default().max(at(USUAL.1) / PLACES);
        let width = (last + 1 - first) * PLACES;
        let mut axis = Self { columns: (first, last), width, most: 1, ticks: Vec::new() };
        let columns = statistics.rows.iter().flat_map(|row| axis.merged(row).into_values());
        axis.most = columns.map(|column| column.plain + column.hinted).max().unwrap_or(1);
        let mut next = 4;
        for (seconds, name) in TICKS {
            let Some(at) = at(seconds).checked_sub(first * PLACES) else { continue };
            if at >= next && at + 4 <= width {
                axis.ticks.push((u32::from(at) * 1_000 / u32::from(width), name));
                next = at + width / 11;
            }
        }
        axis
    }

    /// The columns of a row, with those beyond the ends in the outermost ones.
    fn merged(&self, row: &Row) -> BTreeMap<u16, Column> {
        let mut columns: BTreeMap<u16, Column> = BTreeMap::new();
        for (column, count) in &row.columns {
            let merged = columns.entry((*column).clamp(self.columns.0, self.columns.1)).or_default();
            merged.plain += count.plain;
            merged.hinted += count.hinted;
        }
        columns
    }

    /// The histogram of a level.
    pub fn histogram(&self, row: &Row) -> Histogram {
        let mut histogram = Histogram::default();
        for (column, Column { plain, hinted }) in self.merged(row) {
            let x = (column - self.columns.0) * PLACES + GAP / 2;
            let whole = (HIGHEST * (plain + hinted) / self.most).max(LOWEST);
            let full = whole * plain / (plain + hinted);
            let side = PLACES - GAP;
            if plain > 0 {
                push(&mut histogram.plain, format_args!("M{x} {HEIGHT}v-{full}h{side}v{full}z"));
            }
            if hinted > 0 {
                let (y, empty) = (HEIGHT - full, whole - full);
                push(&mut histogram.hinted, format_args!("M{x} {y}v-{empty}h{side}v{empty}z"));
            }
        }
        let start = self.columns.0 * PLACES;
        histogram.median = row.median.map(|median| place(median).saturating_sub(start).min(self.width));
        histogram
    }
}

/// Side of a day in the calendar, in its own units.
const SIDE: usize = 20;
/// The sides of the squares for one, two, and three or more games.
const SQUARES: [usize; 3] = [7, 12, 17];

/// The calendar of nine weeks: a column for each week, Monday at the top.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Weeks {
    /// Width and height of the picture.
    pub size: (usize, usize),
    /// A square for each day with solved games.
    pub squares: String,
    /// The thin lines between days.
    pub lines: String,
    /// The heavy lines after every three weeks.
    pub boxes: String,
    /// Number of days with solved games.
    pub days: usize,
}

impl Weeks {
    /// The picture of the nine weeks until today.
    pub fn of(calendar: &Calendar, today: Day) -> Self {
        let mut weeks = Self { size: (usize::from(WEEKS) * SIDE, 7 * SIDE), ..Self::default() };
        let (width, height) = weeks.size;
        let first = first_day(today);
        for (at, day) in (first.0..=today.0).enumerate() {
            let count = calendar.count(Day(day)) as usize;
            if count > 0 {
                let side = SQUARES[count.min(SQUARES.len()) - 1];
                let [x, y] = [at / 7, at % 7].map(|at| at * SIDE + (SIDE - side).div_ceil(2));
                push(&mut weeks.squares, format_args!("M{x} {y}h{side}v{side}h-{side}z"));
                weeks.days += 1;
            }
        }
        for at in 1..usize::from(WEEKS) {
            let path = if at % 3 == 0 { &mut weeks.boxes } else { &mut weeks.lines };
            push(path, format_args!("M{} 0v{height}", at * SIDE));
        }
        for at in 1..7 {
            push(&mut weeks.lines, format_args!("M0 {}h{width}", at * SIDE));
        }
        weeks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn statistics(columns: &[(u64, u32, u32)]) -> Statistics {
        let mut row = Row::default();
        for &(seconds, plain, hinted) in columns {
            row.columns.insert(place(seconds * 1_000) / PLACES, Column { plain, hinted });
            row.median = Some(seconds * 1_000);
        }
        Statistics { rows: vec![row], met: Vec::new(), guesses: 0, slow: Vec::new() }
    }

    fn names(axis: &Axis) -> Vec<&'static str> {
        axis.ticks.iter().map(|(_, name)| *name).collect()
    }

    #[test]
    fn the_axis_has_the_usual_times_and_grows_for_others() {
        let usual = Axis::of(&statistics(&[(600, 3, 1)]));
        assert_eq!(names(&usual), ["3", "5", "10", "15", "20", "30", "45"]);
        assert!(usual.ticks.is_sorted() && usual.ticks.iter().all(|(at, _)| *at < 1_000));
        assert_eq!(Axis::of(&statistics(&[])).width, usual.width);
        let long = Axis::of(&statistics(&[(2, 1, 0), (100_000, 1, 0)]));
        let outlier = Axis::of(&statistics(&[(2, 1, 0), (600, 50, 0)]));
        assert_eq!(outlier.width, usual.width);
        assert_eq!(
            outlier.histogram(&statistics(&[(2, 1, 0), (600, 50, 0)]).rows[0]).plain.matches('M').count(),
            2
        );
        assert!(long.width > usual.width && (4..12).contains(&long.ticks.len()), "{:?}", long.ticks);
    }

    #[test]
    fn a_column_has_its_games_without_hints_below_those_with_hints() {
        let told = statistics(&[(600, 3, 1), (1_200, 2, 0), (1_800, 0, 1)]);
        let axis = Axis::of(&told);
        let Histogram { plain, hinted, median } = axis.histogram(&told.rows[0]);
        assert_eq!((plain.matches('M').count(), hinted.matches('M').count()), (2, 2));
        assert!(plain.contains("v-61h8v61z") && hinted.contains(" 39v-21h8v21z"), "{plain} {hinted}");
        assert!(median.is_some_and(|median| median < axis.width));
    }

    #[test]
    fn the_calendar_has_a_square_for_each_day_with_games() {
        let today = Day::of(2026, 11, 22);
        assert_eq!(Weeks::of(&Calendar::default(), today).squares, "");
        let days = [(Day::of(2026, 9, 20), 1), (Day::of(2026, 9, 21), 1), (Day(today.0 - 7), 2), (today, 9)];
        let weeks = Weeks::of(&days.into_iter().collect(), today);
        assert_eq!((weeks.days, weeks.size), (3, (180, 140)));
        assert_eq!(weeks.squares, "M7 7h7v7h-7zM144 124h12v12h-12zM162 122h17v17h-17z");
    }
}
