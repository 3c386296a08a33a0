//! A rating as plain data, to send and to show. Called by the worker.

use std::ops::ControlFlow;

use super::rule::{Family, Rule};
use super::{RatingPath, tenths};
use crate::Grid;

/// A rating with the rules of its path. Ratings are in tenths.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Report {
    /// ER. 200 if the rules do not solve the puzzle.
    pub er: u16,
    /// EP.
    pub ep: u16,
    /// ED.
    pub ed: u16,
    /// The rule of the hardest step.
    pub hardest: Option<Rule>,
    /// The number of steps of each family, easiest first.
    pub steps: Vec<(Family, u16)>,
    /// Whether the path was followed to its end. If not, `er` is a lower bound.
    pub is_complete: bool,
}

impl Report {
    /// The rating as text: "7.1" or "at least 8.5".
    pub fn text(&self) -> String {
        let at_least = if self.is_complete { "" } else { "at least " };
        format!("{at_least}{}", tenths(self.er))
    }

    fn count(&mut self, family: Family) {
        match self.steps.binary_search_by_key(&family, |&(known, _)| known) {
            Ok(at) => self.steps[at].1 += 1,
            Err(at) => self.steps.insert(at, (family, 1)),
        }
    }
}

/// The progress of a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingProgress {
    /// The lower bound of the rating so far, in tenths.
    pub at_least: u16,
    /// The number of digits that the path has placed.
    pub placed: u32,
    /// The number of digits to place in all.
    pub open: u32,
}

/// Rates a classic puzzle. `progress` is called repeatedly. If it breaks, the report covers the
/// path so far.
///
/// # Panics
/// If the grid does not have 81 cells.
pub fn report(givens: &Grid, progress: &mut dyn FnMut(RatingProgress) -> ControlFlow<()>) -> Report {
    let mut path = RatingPath::new(givens);
    let mut report = Report::default();
    let open = path.open();
    loop {
        let so_far = RatingProgress { at_least: path.rating().er.tenths(), placed: open - path.open(), open };
        let Some(step) = path.next_step(&mut || progress(so_far)) else { break };
        report.count(step.technique.family());
    }
    let rating = path.rating();
    let [er, ep, ed] = [rating.er, rating.ep, rating.ed].map(super::Score::tenths);
    Report { er, ep, ed, hardest: rating.hardest, is_complete: rating.complete, ..report }
}
