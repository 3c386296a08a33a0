//! Chains of the rater: what follows from an assumption, link by link. [`cycles`] is SE's engine of
//! cycles and plain forcing chains. [`multiple`] tries Nishio, then cell and region chains, then
//! dynamic chains of rising level. A higher level allows more patterns inside the chain
//! ([`advanced`]). Each engine collects all its hints and returns the one with the lowest score.
//! Ties are broken by length, then by kind, then by the order of discovery.
//!
//! Recursion is bounded: a chain inside a chain has a lower level, and chains nest at most three
//! levels deep.

mod advanced;
mod cycles;
mod links;
mod multiple;
mod spread;

use std::ops::ControlFlow;

use super::board::Board;
use super::step::{RatingStep, Score};
use links::{Cause, Node};
use multiple::Engine;

/// Callback of a search, called repeatedly. If it breaks, the search ends.
pub(super) type GoOn<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// The best cycle or forcing chain.
pub(super) fn cycles(board: &Board, go_on: GoOn) -> ControlFlow<(), Option<RatingStep>> {
    let mut hints = Hints::best();
    cycles::find(board, &mut hints, go_on)?;
    ControlFlow::Continue(hints.into_step())
}

/// The best hint of the first engine that has any, from Nishio on. Does not try engines whose
/// lowest score is above `ceiling`, a rating in tenths.
pub(super) fn multiple(board: &Board, ceiling: u16, go_on: GoOn) -> ControlFlow<(), Option<RatingStep>> {
    for engine in Engine::LADDER.into_iter().take_while(|engine| engine.least() <= ceiling) {
        let mut hints = Hints::best();
        multiple::find(board, engine, &mut hints, go_on)?;
        if let Some(step) = hints.into_step() {
            return ControlFlow::Continue(Some(step));
        }
    }
    ControlFlow::Continue(None)
}

/// Kinds of chain. Of hints with equal score and length, the lower kind comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Double = 1,
    X,
    Y,
    Xy,
    Cell,
    Region,
    Contradiction,
}

/// The sort key of hints. Equal hints keep the order in which they were found.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Rank {
    score: f64,
    length: u32,
    kind: Kind,
}

impl Rank {
    /// Computes the score from the base score and the length of a chain.
    fn new(base: f64, length: u32, kind: Kind) -> Self {
        Self { score: base + increment(length), length, kind }
    }
}

/// What the length of a chain adds to its score: 0.1 for each of 4, 6, 8, 12, 16, 24 ... that
/// `length - 2` exceeds. Added up in floating point, as in SE.
fn increment(length: u32) -> f64 {
    let (mut added, mut limit, mut odd) = (0.0, 4, false);
    while length.saturating_sub(2) > limit {
        added += 0.1;
        limit = if odd { limit * 4 / 3 } else { limit * 3 / 2 };
        odd = !odd;
    }
    added
}

/// The nodes of one end and all its ancestors, nearest first, each with its cause.
type Walk = Vec<(Node, Cause)>;

/// A hint of a chain engine.
struct Hint {
    rank: Rank,
    step: RatingStep,
    /// One walk for each end. Empty unless all hints are kept.
    walks: Vec<Walk>,
}

/// Collects the hints of an engine.
struct Hints {
    /// Whether to keep every hint with its walks, for use inside another chain. Otherwise only the
    /// best hint is kept.
    all: bool,
    list: Vec<Hint>,
}

impl Hints {
    fn best() -> Self {
        Self { all: false, list: Vec::new() }
    }

    fn all() -> Self {
        Self { all: true, list: Vec::new() }
    }

    /// Whether a hint of this rank would be kept. A hint equal to the best one is not.
    fn wants(&self, rank: Rank) -> bool {
        self.all || self.list.first().is_none_or(|best| rank < best.rank)
    }

    fn offer(&mut self, rank: Rank, mut step: RatingStep, walks: impl FnOnce() -> Vec<Walk>) {
        if self.wants(rank) {
            step.score = Score(rank.score);
            step.length = Some(rank.length);
            let walks = if self.all { walks() } else { Vec::new() };
            if !self.all {
                self.list.clear();
            }
            self.list.push(Hint { rank, step, walks });
        }
    }

    fn into_step(self) -> Option<RatingStep> {
        self.list.into_iter().next().map(|hint| hint.step)
    }

    /// All hints, best first.
    fn sorted(mut self) -> Vec<Hint> {
        self.list.sort_by(|a, b| a.rank.partial_cmp(&b.rank).expect("no score is NaN"));
        self.list
    }
}
