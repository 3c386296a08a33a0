//! Chains: what follows from an assumption, link by link. [`cycles`] is SE's
//! engine of cycles and plain forcing chains, [`multiple`] tries Nishio, then
//! cell and region chains, then dynamic chains of rising level, each with more
//! inside ([`advanced`]). Every engine gathers all its hints and hands out the
//! one of lowest score, then shortest, then first found.
//!
//! Recursion is bounded: a chain inside a chain has a lower level, three deep
//! at most.

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

/// Asked again and again during a search; a break ends it.
pub(super) type GoOn<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// The best cycle or forcing chain.
pub(super) fn cycles(board: &Board, go_on: GoOn) -> ControlFlow<(), Option<RatingStep>> {
    let mut hints = Hints::best();
    cycles::find(board, &mut hints, go_on)?;
    ControlFlow::Continue(hints.into_step())
}

/// The best hint of the first engine from Nishio on that has any, of those that
/// do not begin above `ceiling`, a rating in tenths.
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

/// Kinds of chain, for sorting: of equal score and length the lower goes first.
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

/// By what hints are sorted, together with the order in which they were found.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Rank {
    score: f64,
    length: u32,
    kind: Kind,
}

impl Rank {
    /// The score of a chain: its base and what its length adds.
    fn new(base: f64, length: u32, kind: Kind) -> Self {
        Self { score: base + increment(length), length, kind }
    }
}

/// What a chain's length adds to its score, summed up as SE does: 0.1 for each
/// of 4, 6, 8, 12, 16, 24 ... that the length less 2 exceeds.
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
    /// One for each end; empty unless all hints are kept.
    walks: Vec<Walk>,
}

/// Where an engine puts its hints.
struct Hints {
    /// Keep every hint, with its walks, for use inside another chain.
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

    /// Whether a hint of this rank would matter; an equal one found later does not.
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

    /// All of them in order.
    fn sorted(mut self) -> Vec<Hint> {
        self.list.sort_by(|a, b| a.rank.partial_cmp(&b.rank).expect("no score is NaN"));
        self.list
    }
}
