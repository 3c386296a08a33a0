//! A rating as plain data, to show, store and send.

use std::error::Error;
use std::fmt;

use super::rule::{Family, Rule};
use super::{Grade, tenths};
use crate::Variant;
use crate::solve::Improper;

/// The rating of a puzzle, with the rules of its path. Ratings are in tenths: 72 is 7.2.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub struct Rating {
    /// ER, the rating of the hardest step. 200 if SE's rules do not solve the puzzle.
    pub er: u16,
    /// EP, the rating of the hardest step up to the first that places a digit.
    pub ep: u16,
    /// ED, the rating of the first step.
    pub ed: u16,
    /// The rule of the hardest step. `None` before the first step, and if the rules do not solve the
    /// puzzle.
    pub hardest: Option<Rule>,
    /// The number of steps of each family, easiest first.
    pub steps: Vec<(Family, u16)>,
    /// Whether the path was followed to its end. If not, `er` is a lower bound.
    pub is_complete: bool,
}

impl Rating {
    /// ER as text: "7.1" or "at least 8.5".
    pub fn text(&self) -> String {
        let at_least = if self.is_complete { "" } else { "at least " };
        format!("{at_least}{}", tenths(self.er))
    }

    /// ER and the families of the path: what is kept with a puzzle.
    pub fn grade(&self) -> Grade {
        Grade { er: self.er, uses: self.steps.iter().map(|&(family, _)| family).collect() }
    }

    pub(super) fn count(&mut self, family: Family) {
        match self.steps.binary_search_by_key(&family, |&(known, _)| known) {
            Ok(at) => self.steps[at].1 += 1,
            Err(at) => self.steps.insert(at, (family, 1)),
        }
    }
}

/// ER, EP and ED: `7.2/1.2/1.2`.
impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [er, ep, ed] = [self.er, self.ep, self.ed].map(tenths);
        write!(f, "{er}/{ep}/{ed}")
    }
}

/// Why a grid has no rating.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RateError {
    /// Sudoku Explainer rates the classic board only.
    Board(Variant),
    /// It has no solution, or several.
    Improper(Improper),
}

impl fmt::Display for RateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(variant) => write!(f, "{variant} puzzles have no ratings, only 9x9 puzzles"),
            Self::Improper(improper) => improper.fmt(f),
        }
    }
}

impl Error for RateError {}

impl From<Improper> for RateError {
    fn from(improper: Improper) -> Self {
        Self::Improper(improper)
    }
}
