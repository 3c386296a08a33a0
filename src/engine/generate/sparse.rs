//! Puzzles with 17 to 21 givens, where carving never comes: a walk among
//! minimal puzzles that takes one given out and puts another in, {-1,+1}.
//!
//! Take a given out of a puzzle with one solution and look at all solutions of
//! the rest. A candidate that holds in exactly one of them is a *lone* one: as
//! a given it makes a puzzle with one solution again, mostly on another grid.
//! With some lone candidates another given becomes redundant, and the puzzle
//! has one fewer for good; else the walk goes sideways. That it does not stay
//! on one grid is what makes it quick: most grids have few such puzzles.
//!
//! Invariant: the puzzle has one solution and never fewer givens than asked
//! for. The walk is the field's; [`walk`](super::walk) does it by symmetric
//! groups and on every board, slower. Called by [`generate`](super::generate)
//! for classic puzzles without symmetry.

use std::collections::HashSet;
use std::ops::{ControlFlow, RangeInclusive};

use rand::Rng;

use super::graded::Grading;
use super::{Board, Closest, GenerateError, Progress, attempt_on};
use crate::engine::cell::Cell;
use crate::engine::digit::Digit;
use crate::engine::geometry::Variant;
use crate::engine::grid::Grid;
use crate::engine::puzzle::Recipe;
use crate::engine::random;
use crate::engine::solve::{Outcome, Solver};
use crate::engine::symmetry::Symmetry;

/// Carving reaches more givens than this soon enough.
const MOST: usize = 21;

/// Numbers that were found by measuring. At 19 givens 85 of 100 givens taken
/// out at random leave more than 300 solutions, with which progress is rare, and
/// to find that out is most of the work: drawing six and taking the most
/// promising halves the time. Lone candidates are few then, three on average.
#[derive(Clone, Copy)]
struct Effort {
    /// Givens drawn in a step, of which one is taken out.
    drawn: u32,
    /// A given stays if the puzzle without it has more solutions.
    max_solutions: u32,
    /// Lone candidates tried in a step, unless one of them is progress.
    tries: usize,
    /// So many steps without progress end a round.
    patience: u32,
    /// Steps in all.
    steps: u32,
}

impl Effort {
    fn of(target: usize) -> Self {
        Self {
            drawn: 6,
            max_solutions: 300,
            tries: 3,
            patience: match target {
                ..18 => 3_000,
                18 => 1_000,
                // A round that has not come to 19 soon seldom does: giving it up
                // early halves the slowest of twenty.
                _ => 150,
            },
            steps: 500_000,
        }
    }
}

/// Progress is told once in so many steps, every few milliseconds.
const STEPS_PER_REPORT: u32 = 64;

/// Whether a recipe asks for so few givens that this is the way to them.
pub(super) fn is_wanted(recipe: &Recipe, range: &RangeInclusive<usize>) -> bool {
    recipe.variant == Variant::CLASSIC && recipe.symmetry == Symmetry::None && *range.end() <= MOST
}

/// Rounds of a carved board and the walk from there, until the puzzle is in
/// range or all steps are used up; then the closest one is the answer. With a
/// `grading` the walk goes on among puzzles in range until one is of that grade.
pub(super) fn search(
    recipe: &Recipe,
    range: &RangeInclusive<usize>,
    mut grading: Option<&mut Grading>,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Grid, GenerateError> {
    let rng = &mut random::from_seed(recipe.seed);
    let effort = Effort::of(*range.end());
    let mut cells = Symmetry::None.groups(recipe.variant.geometry());
    let mut walk = Walk::new(effort, *range.start());
    let mut closest = Closest { range, grid: None };
    let mut steps = 0;
    let mut judged = HashSet::new();
    loop {
        random::shuffle(&mut cells, rng);
        let board = Board::new(recipe, &cells, rng);
        let least = *range.start();
        let carved = attempt_on(&board, &mut walk.solver, &cells, &(least..=least), rng);
        walk.begin(carved);
        let mut idle = 0;
        while idle < effort.patience {
            closest.offer(Some(&walk.puzzle));
            let is_in_range = range.contains(&walk.puzzle.filled_count());
            let is_new = match &mut grading {
                Some(grading) => {
                    is_in_range && judged.insert(walk.puzzle.clone()) && grading.judge(&walk.puzzle) > 0
                }
                None => false,
            };
            let is_over = grading.as_ref().map_or(is_in_range, |grading| grading.is_over());
            if is_over || steps == effort.steps {
                return Ok(closest.grid.expect("it was offered one"));
            }
            if steps % STEPS_PER_REPORT == 0 {
                let at = Progress {
                    attempt: steps + 1,
                    attempts: effort.steps,
                    best: closest.givens(),
                    rating: None,
                };
                let at = grading.as_ref().map_or(at, |grading| grading.progress());
                if progress(at).is_break() {
                    return Err(GenerateError::Stopped);
                }
            }
            steps += 1;
            idle = if walk.step(rng) || is_new { 0 } else { idle + 1 };
        }
    }
}

/// A puzzle on its way, and room for what a step needs.
struct Walk {
    solver: Solver,
    effort: Effort,
    /// Never fewer givens than this.
    least: usize,
    puzzle: Grid,
    givens: Vec<(Cell, Digit)>,
    lone: Vec<(Cell, Digit)>,
}

impl Walk {
    fn new(effort: Effort, least: usize) -> Self {
        Self {
            solver: Solver::new(Variant::CLASSIC),
            effort,
            least,
            puzzle: Grid::empty(Variant::CLASSIC),
            givens: Vec::new(),
            lone: Vec::new(),
        }
    }

    /// Goes on from a puzzle with one solution.
    fn begin(&mut self, puzzle: Grid) {
        self.givens.clear();
        self.givens.extend(puzzle.filled());
        self.puzzle = puzzle;
    }

    /// One step; returns whether the puzzle has fewer givens now.
    fn step(&mut self, rng: &mut impl Rng) -> bool {
        let before = self.givens.len();
        let out = self.take_out(rng);
        let outcome = self.solver.lone_candidates(&self.puzzle, self.effort.max_solutions, &mut self.lone);
        // The one taken out is lone: that the puzzle had one solution says so.
        self.lone.retain(|&candidate| candidate != out);
        if outcome != Outcome::Exhausted || self.lone.is_empty() {
            self.add(out);
            return false;
        }
        let tries = self.effort.tries.min(self.lone.len());
        for at in 0..tries {
            let pick = at + random::index(rng, self.lone.len() - at);
            self.lone.swap(at, pick);
            let added = self.lone[at];
            self.puzzle.set(added.0, Some(added.1));
            self.minimize(rng);
            if self.givens.len() + 1 < before || at + 1 == tries {
                self.givens.push(added);
                break;
            }
            self.puzzle.set(added.0, None);
        }
        self.givens.len() < before
    }

    /// Takes out a given that was not the last to come: putting that back would
    /// lead nowhere new. Of a few at random it is the one without which the
    /// fewest candidates are left, a sign of few solutions.
    fn take_out(&mut self, rng: &mut impl Rng) -> (Cell, Digit) {
        let older = self.givens.len() - 1;
        let mut best = (u32::MAX, 0);
        for _ in 0..self.effort.drawn {
            let at = random::index(rng, older);
            let (cell, digit) = self.givens[at];
            self.puzzle.set(cell, None);
            best = best.min((self.solver.candidates_left(&self.puzzle), at));
            self.puzzle.set(cell, Some(digit));
        }
        let out = self.givens.swap_remove(best.1);
        self.puzzle.set(out.0, None);
        out
    }

    fn add(&mut self, given: (Cell, Digit)) {
        self.puzzle.set(given.0, Some(given.1));
        self.givens.push(given);
    }

    /// Takes out redundant givens, in random order. One pass is enough, and the
    /// given just added, which is not among `givens`, is necessary: see
    /// [`minimize`](super::minimize).
    fn minimize(&mut self, rng: &mut impl Rng) {
        random::shuffle(&mut self.givens, rng);
        let mut at = 0;
        while at < self.givens.len() && self.givens.len() + 1 > self.least {
            let (cell, digit) = self.givens[at];
            self.puzzle.set(cell, None);
            if self.solver.probe_without(&self.puzzle, &[(cell, digit)]) == Outcome::Exhausted {
                self.givens.swap_remove(at);
            } else {
                self.puzzle.set(cell, Some(digit));
                at += 1;
            }
        }
    }
}
