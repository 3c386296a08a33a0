//! A rating as plain data: what is told of a puzzle to a player, in a list, and
//! between page and worker. Called by the worker.

use std::ops::ControlFlow;

use super::rule::{Family, Rule};
use super::{RatingPath, tenths};
use crate::Grid;

/// A rating, and what it rests on. Ratings are in tenths.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Report {
    /// The hardest step; 200 if no technique reaches the end.
    pub er: u16,
    /// The hardest step up to the first digit.
    pub ep: u16,
    /// The first step.
    pub ed: u16,
    /// Whose step was the hardest.
    pub hardest: Option<Rule>,
    /// How often each technique is needed, easiest first.
    pub steps: Vec<(Family, u16)>,
    /// Whether the path was walked to its end. If not, `er` is "at least".
    pub is_complete: bool,
}

impl Report {
    /// The rating as it is read: "7.1", or "at least 8.5".
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

/// How far a rating is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingProgress {
    /// What the rating is at least, in tenths.
    pub at_least: u16,
    /// Digits placed by the path.
    pub placed: u32,
    /// Digits to place in all.
    pub open: u32,
}

/// Rates a classic puzzle. `progress` hears how far it is all the time; when it
/// breaks, the report is of the path up to there.
///
/// # Panics
/// If the grid is not of 81 cells.
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
