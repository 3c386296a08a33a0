//! The histogram of a list's ratings, with a column for each tenth of a point, and the
//! brush: a range of ratings that filters the table. Ratings are counted as they arrive;
//! the page draws the chart. Both ends of a range are included.

use std::fmt::Write;

use super::Workbench;
use crate::worker::protocol::{Outcome, Task};
use nonet_engine::rate::{read_tenths, tenths};

/// Number of columns: ratings up to 12.4, and 20.0, the only higher one.
const COLUMNS: usize = 126;
/// The highest rating in its own place on the axis, in tenths. Only 20.0 follows.
pub(super) const MOST_ON_AXIS: u16 = 124;
/// Height of the chart, in its own units, which are CSS pixels.
pub const HEIGHT: u32 = 88;
/// Height of the smallest column. One puzzle among thousands is still visible.
const LEAST: u32 = 3;
/// Width of a tenth of a point, in the chart's own units.
const TENTH: u32 = 10;
/// Maximum number of tenths with a column each. If there are more, two share one, so
/// that a column is at least 3 px wide on a small phone.
const MOST_NARROW: u16 = 90;

/// Counts by rating.
#[derive(Clone)]
pub(super) struct Spread {
    counts: [u32; COLUMNS],
    /// The range that the player is choosing; the table follows when it is chosen.
    brush: Option<(u16, u16)>,
    /// Where a drag began.
    anchor: Option<u16>,
}

impl Default for Spread {
    fn default() -> Self {
        Self { counts: [0; COLUMNS], brush: None, anchor: None }
    }
}

/// A moment of a drag across the chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drag {
    /// It begins at this rating, in tenths.
    Down(u16),
    /// It goes on.
    Move(u16),
    /// It ends.
    Up,
    /// The browser took it for another gesture.
    Cancel,
}

/// The histogram.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chart {
    /// The first rating of the axis, in tenths.
    pub first: u16,
    /// The last rating of the axis, in tenths.
    pub last: u16,
    /// Width in the chart's own units.
    pub width: u32,
    /// The columns within the brush, or all of them, as an SVG path.
    pub inside: String,
    /// The other columns.
    pub outside: String,
    /// The whole points: place as a share of the width in percent, and rating.
    pub ticks: Vec<(u32, String)>,
    /// The range of the brush, if it does not span the whole axis.
    pub brush: Option<(u16, u16)>,
}

impl Chart {
    /// The place of a rating on the axis, in the chart's own units.
    pub fn x(&self, rating: u16) -> u32 {
        u32::from(rating.saturating_sub(self.first)) * TENTH
    }

    /// The rating at a share of the width, in tenths.
    #[allow(clippy::cast_sign_loss, clippy::cast_possible_truncation)] // clamped
    pub fn rating_at(&self, share: f64) -> u16 {
        let tenths = f64::from(self.last - self.first + 1) * share.clamp(0.0, 1.0);
        (self.first + tenths as u16).min(self.last)
    }
}

/// The column of a rating.
fn column(rating: u16) -> usize {
    usize::from(rating).min(COLUMNS - 1)
}

/// The rating of a place on the axis as text. The last place is that of 20.0.
pub fn rating(at: u16) -> String {
    tenths(if column(at) == COLUMNS - 1 { 200 } else { at })
}

impl Spread {
    /// Counts the ratings of a piece.
    pub(super) fn take(&mut self, outcome: &Outcome) {
        for row in outcome.rows.iter() {
            if let Some(er) = row.split('\t').next().and_then(read_tenths) {
                self.counts[column(er)] += 1;
            }
        }
    }

    /// The first and the last rating of the axis, which spans whole points.
    fn axis(&self) -> Option<(u16, u16)> {
        let first = self.counts.iter().position(|&count| count > 0)? as u16;
        let last = self.counts.iter().rposition(|&count| count > 0)? as u16;
        Some((first / 10 * 10, (last / 10 * 10 + 9).min(COLUMNS as u16 - 1)))
    }

    /// The number of puzzles in a range.
    fn count(&self, (least, most): (u16, u16)) -> u32 {
        self.counts[column(least)..=column(most)].iter().sum()
    }

    /// The columns for which `is_in` says yes.
    fn path(&self, (first, last): (u16, u16), is_in: impl Fn(u16) -> bool) -> String {
        let step = if last - first < MOST_NARROW { 1 } else { 2 };
        let height_of = |at: u16| self.count((at, (at + step - 1).min(last)));
        let starts = || (first..=last).step_by(step.into());
        let most = starts().map(height_of).max().unwrap_or(1).max(1);
        let mut path = String::new();
        for at in starts().filter(|at| is_in(*at)) {
            let count = u64::from(height_of(at));
            // The square root lets a few puzzles be seen beside thousands.
            let full = u64::from(HEIGHT - 4);
            let height = ((full * full * count / u64::from(most)).isqrt() as u32).max(LEAST);
            if count > 0 {
                let (x, width) = (u32::from(at - first) * TENTH + 1, u32::from(step) * TENTH - 2);
                // Writing to a text never fails.
                let _ = write!(path, "M{x} {}h{width}v{height}h-{width}z", HEIGHT - height);
            }
        }
        path
    }
}

impl Workbench {
    /// The histogram; `None` unless the list was rated.
    pub fn chart(&self) -> Option<Chart> {
        let axis @ (first, last) = self.spread.axis()?;
        let brush = self.spread.brush.or(self.order.range);
        let is_in = |at: u16| brush.is_none_or(|(least, most)| (least..=most).contains(&at));
        let count = u32::from(last - first + 1);
        Some(Chart {
            first,
            last,
            width: count * TENTH,
            inside: self.spread.path(axis, is_in),
            outside: self.spread.path(axis, |at| !is_in(at)),
            ticks: (first..=last)
                .step_by(10)
                .map(|at| (u32::from(at - first) * 1_000 / count / 10, rating(at)))
                .collect(),
            brush,
        })
    }

    /// The range that filters the table.
    pub fn range(&self) -> Option<(u16, u16)> {
        self.order.range
    }

    /// The player moves an end of the brush; the table stays as it is.
    pub(super) fn brush(&mut self, least: u16, most: u16) {
        self.spread.brush = Some((least.min(most), most));
    }

    /// Handles a drag across the chart; returns the chosen range at its end. A range
    /// without puzzles shows all.
    #[allow(clippy::option_option)] // no choice yet, or the choice of all
    pub(super) fn drag(&mut self, drag: Drag) -> Option<Option<(u16, u16)>> {
        let spread = &mut self.spread;
        match (drag, spread.anchor) {
            (Drag::Down(at), _) => {
                spread.anchor = Some(at);
                spread.brush = Some((at, at));
            }
            (Drag::Move(at), Some(anchor)) => spread.brush = Some((anchor.min(at), anchor.max(at))),
            (Drag::Up, Some(_)) => {
                spread.anchor = None;
                return Some(spread.brush.filter(|range| spread.count(*range) > 0));
            }
            (Drag::Cancel, Some(_)) => (spread.anchor, spread.brush) = (None, None),
            (_, None) => {}
        }
        None
    }

    /// Filters by a range. One that spans the whole axis is no filter.
    pub(super) fn set_range(&mut self, range: Option<(u16, u16)>) {
        let axis = self.spread.axis();
        self.spread.brush = None;
        self.order.range = range.filter(|range| Some(*range) != axis);
    }

    /// Whether the last run was a rating.
    pub(super) fn is_rated(&self) -> bool {
        self.results.columns == Task::Rate.columns()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(ratings: &[(&str, usize)]) -> Spread {
        let mut outcome = Outcome::default();
        for (rating, count) in ratings {
            (0..*count).for_each(|_| outcome.push(Ok(&format!("{rating}\t1.2"))));
        }
        let mut spread = Spread::default();
        spread.take(&outcome);
        spread
    }

    /// The heights of the columns.
    fn heights(path: &str) -> Vec<u32> {
        let height = |column: &str| column.split('v').nth(1)?.split('h').next()?.parse().ok();
        path.split('M').filter_map(height).collect()
    }

    #[test]
    fn heights_are_square_roots_and_one_among_thousands_is_seen() {
        let spread = spread(&[("1.2", 10_000), ("2.0", 2_500), ("8.3", 1)]);
        let axis = spread.axis().unwrap();
        assert_eq!(axis, (10, 89));
        assert_eq!(heights(&spread.path(axis, |_| true)), [84, 42, 3]);
        assert_eq!(heights(&spread.path(axis, |at| at > 20)), [3]);
    }

    #[test]
    fn a_wide_axis_has_wider_columns() {
        let spread = spread(&[("1.2", 2), ("1.3", 2), ("11.9", 1), ("20.0", 1)]);
        let axis = spread.axis().unwrap();
        assert_eq!(axis, (10, 125));
        let path = spread.path(axis, |_| true);
        assert_eq!(heights(&path), [84, 42, 42], "1.2 and 1.3 share one");
        assert!(path.contains("h18"), "{path}");
        assert_eq!((rating(119), rating(125)), ("11.9".to_owned(), "20.0".to_owned()));
    }

    #[test]
    fn a_drag_chooses_a_range_in_any_direction_and_an_empty_one_shows_all() {
        let mut bench = Workbench { spread: spread(&[("1.2", 1), ("4.0", 2)]), ..Workbench::default() };
        assert_eq!(bench.drag(Drag::Move(20)), None, "no drag has begun");
        bench.drag(Drag::Down(45));
        bench.drag(Drag::Move(38));
        assert_eq!(bench.chart().unwrap().brush, Some((38, 45)));
        assert_eq!(bench.drag(Drag::Up), Some(Some((38, 45))));
        bench.drag(Drag::Down(20));
        assert_eq!(bench.drag(Drag::Up), Some(None));
        bench.drag(Drag::Down(20));
        bench.drag(Drag::Cancel);
        assert_eq!((bench.drag(Drag::Up), bench.chart().unwrap().brush), (None, None));
        bench.set_range(Some((10, 49)));
        assert_eq!(bench.range(), None, "that is the whole axis");
    }

    #[test]
    fn a_place_on_the_chart_is_a_rating() {
        let bench = Workbench { spread: spread(&[("1.2", 1), ("4.0", 2)]), ..Workbench::default() };
        let chart = bench.chart().unwrap();
        assert_eq!([0.0, 0.5, 0.999, 1.0, 7.0].map(|share| chart.rating_at(share)), [10, 30, 49, 49, 49]);
        assert_eq!((chart.x(10), chart.x(50), chart.width), (0, 400, 400));
        assert_eq!(
            chart.ticks,
            [(0, "1.0".to_owned()), (25, "2.0".to_owned()), (50, "3.0".to_owned()), (75, "4.0".to_owned())]
        );
    }
}
