//! Positions to practise one technique on: no easier technique has a step, and
//! this one does. Found in three ways, one after the other, until one succeeds:
//!
//! 1. *On the way*: puzzles are made and solved with the ladder, and a position
//!    whose easiest step is the technique is what is sought. That is enough for
//!    all that players commonly meet.
//! 2. *Thinned*: where easier techniques end, candidates that the solution does
//!    without are taken away one at a time, as somebody with other techniques
//!    might have done, as long as no easier step comes up. So patterns show
//!    that hardly ever lie on a way.
//! 3. *Kept*: positions that the first two found in a long search, transformed
//!    by the seed: see [`kept`].
//!
//! Equal techniques and seeds give equal positions. There is no clock here, so
//! effort is counted in puzzles. Called by the worker.

pub mod kept;

use std::ops::ControlFlow;

use rand::{Rng, RngExt};

use super::{Candidate, CellSet, LADDER, Options, Position, Step, Technique, Tier, next_step};
use crate::generate::{GenerateError, Progress, generate};
use crate::random;
use crate::{Grid, Level, Puzzle, Recipe, Variant};

/// A position in which a technique is the next step.
#[derive(Clone)]
pub struct Exercise {
    /// What is to be used.
    pub technique: &'static Technique,
    /// Where.
    pub position: Position,
    /// The solution of the puzzle.
    pub solution: Grid,
}

/// Codes of techniques that an easier one is always beside: two kites have
/// each of them, and what holds in all of several cases can be refuted. Their
/// exercises have no step of a lower tier.
const BESIDE: [&str; 4] = ["0404", "0405", "1302", "1304"];

/// So many puzzles are tried for a player who waits; then one that is kept has
/// to do.
pub const ATTEMPTS: u32 = 600;

/// Whether a puzzle is to be thinned as well. What is common is found on the way
/// of the first puzzles; where much lies below a technique, thinning takes long.
fn is_thinned(technique: &Technique, attempt: u32) -> bool {
    attempt > if technique.tier <= Tier::Hard { 100 } else { 2 * ATTEMPTS }
}

/// The exercise of a technique and a seed, from at most so many puzzles.
/// `progress` is called before each and may break off. `None` if it did, or if
/// nothing was found and nothing is kept.
pub fn exercise(
    technique: &'static Technique,
    seed: u64,
    attempts: u32,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Option<Exercise> {
    let rng = &mut random::from_seed(seed);
    for attempt in 1..=attempts {
        if progress(Progress { attempt, attempts, best: None, rating: None }).is_break() {
            return None;
        }
        let puzzle = puzzle(technique, rng).ok()?;
        let start = Position::new(&puzzle.givens);
        let mut found = follow(technique, start);
        if found.is_none() && is_thinned(technique, attempt) {
            found = thin(technique, start, &puzzle.solution, rng);
        }
        if let Some(position) = found {
            return Some(Exercise { technique, position, solution: puzzle.solution });
        }
    }
    kept::exercise(technique, rng)
}

/// Hard puzzles show most; what is learned first is easier to see in easy ones.
fn puzzle(technique: &'static Technique, rng: &mut impl Rng) -> Result<Puzzle, GenerateError> {
    let level = if technique.tier <= Tier::Easy { Level::Easy } else { Level::Master };
    // With givens of its own it is not rated, which would take far longer.
    let givens = Some(level.givens(Variant::CLASSIC).into_inner());
    let recipe = Recipe { givens, ..Recipe::classic(level, rng.random()) };
    generate(&recipe, &mut |_| ControlFlow::Continue(()))
}

/// The first position on the way of a puzzle that is one to practise on.
fn follow(technique: &'static Technique, mut position: Position) -> Option<Position> {
    // What lies far beyond the technique takes long and opens little.
    let last = if technique.tier < Tier::Extreme { Tier::Expert } else { Tier::Beyond };
    while !position.is_solved() {
        let mut ladder = LADDER.iter().take_while(|known| known.tier <= last);
        let step = ladder.find_map(|known| known.first(&position))?;
        if is_next(technique, &step, &position) {
            return Some(position);
        }
        position.apply(&step);
    }
    None
}

/// Whether a position whose easiest step is known is one to practise on.
fn is_next(technique: &'static Technique, easiest: &Step, position: &Position) -> bool {
    let is_beside = BESIDE.contains(&technique.code) && easiest.technique.tier >= technique.tier;
    easiest.technique == technique || is_beside && technique.first(position).is_some()
}

/// All techniques before one.
fn easier(technique: &'static Technique) -> impl Iterator<Item = &'static Technique> {
    LADDER.iter().copied().take_while(move |known| *known != technique)
}

/// A thinned position, or none if the puzzle's candidates give none.
fn thin(
    technique: &'static Technique,
    mut position: Position,
    solution: &Grid,
    rng: &mut impl Rng,
) -> Option<Position> {
    while let Some(step) = easier(technique).find_map(|known| known.first(&position)) {
        position.apply(&step);
    }
    if position.is_solved() {
        return None;
    }
    let mut spare = spare(&position, solution);
    random::shuffle(&mut spare, rng);
    for candidate in spare {
        let mut thinner = position;
        thinner.eliminate(candidate);
        if easier(technique).any(|known| known.first(&thinner).is_some()) {
            continue;
        }
        position = thinner;
        if technique.first(&position).is_some() {
            return Some(position);
        }
    }
    None
}

/// Candidates that are not the solution's.
fn spare(position: &Position, solution: &Grid) -> Vec<Candidate> {
    let of = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
    let all = CellSet::ALL.into_iter().flat_map(of);
    all.filter(|at| solution.get(at.cell) != Some(at.digit)).collect()
}

/// A position that shows a technique, and the step: its own example if the
/// technique is the next step there, or else an exercise.
pub fn example(technique: &'static Technique) -> Option<(Position, Step)> {
    let is_next = |shown: &(Position, Step)| {
        let easiest = next_step(&shown.0, Options::default());
        easiest.is_some_and(|easiest| is_next(technique, &easiest, &shown.0))
    };
    technique.shown().filter(is_next).or_else(|| {
        let found = exercise(technique, 1, ATTEMPTS, &mut |_| ControlFlow::Continue(()));
        let shown = found.and_then(|found| Some((found.position, technique.first(&found.position)?)));
        shown.or_else(|| technique.shown())
    })
}
