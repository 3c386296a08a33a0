//! The histogram of a list's ratings. Each bar is half a point wide and also a filter.
//! Ratings are counted as they arrive; the page draws the bars.

use super::{Workbench, words};
use crate::worker::protocol::{Outcome, Task};
use nonet_engine::message::Message;
use nonet_engine::rate::{read_tenths, tenths};

/// Width of a bar, in tenths of a rating.
const WIDTH: usize = 5;
/// Number of bars, up to a rating of 12.4. The only higher rating is 20.0.
const BARS: usize = 25;

/// Counts by rating.
#[derive(Clone, Default)]
pub(super) struct Spread {
    counts: [u32; BARS],
}

/// A bar of the histogram.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bar {
    /// The start of its range: "6.5".
    pub from: String,
    /// Its range, which is also its filter: "6.5-6.9".
    pub range: String,
    /// The number of puzzles.
    pub count: u32,
    /// Its name for a screen reader.
    pub label: Message,
    /// Height in percent of the highest bar.
    pub percent: u32,
}

impl Spread {
    /// Counts the ratings of a piece.
    pub(super) fn take(&mut self, outcome: &Outcome) {
        for row in outcome.rows.iter() {
            if let Some(er) = row.split('\t').next().and_then(read_tenths) {
                self.counts[(usize::from(er) / WIDTH).min(BARS - 1)] += 1;
            }
        }
    }
}

impl Workbench {
    /// The bars from the easiest puzzle to the hardest; empty unless the list was
    /// rated.
    pub fn bars(&self) -> Vec<Bar> {
        let counts = &self.spread.counts;
        let first = counts.iter().position(|&count| count > 0);
        let last = counts.iter().rposition(|&count| count > 0);
        let (Some(first), Some(last)) = (first, last) else { return Vec::new() };
        let most = counts.iter().copied().max().unwrap_or(1).max(1);
        let bar = |at: usize| {
            let (from, to) = (tenths((at * WIDTH) as u16), tenths((at * WIDTH + WIDTH - 1) as u16));
            let count = counts[at];
            Bar {
                range: format!("{from}-{to}"),
                label: words::spread_bar(from.clone(), to, count),
                from,
                count,
                percent: (count * 100).div_ceil(most),
            }
        };
        (first..=last).map(bar).collect()
    }

    /// Whether the last run was a rating.
    pub(super) fn is_rated(&self) -> bool {
        self.results.columns == Task::Rate.columns()
    }
}
