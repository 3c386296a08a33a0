//! Puzzles with 17 to 21 givens, where carving never comes: a walk among
//! minimal puzzles that takes one given out and puts another in, {-1,+1}. Where
//! the givens are to be symmetric it goes by groups of cells instead.
//!
//! Take a group out of a puzzle with one solution and look at all solutions of
//! the rest. Digits of a group that stand so in exactly one of them are *lone*:
//! as givens they make a puzzle with one solution again, mostly on another grid.
//! With some of them another group becomes redundant, and the puzzle has fewer
//! givens for good; else the walk goes sideways. That it does not stay on one
//! grid is what makes it quick: most grids have few such puzzles.
//!
//! Invariant: the puzzle has one solution, the symmetry, and never fewer givens
//! than asked for. The walk is the field's; [`walk`](super::walk) does it on every
//! board, slower. Called by [`generate`](super::generate) for classic puzzles.

mod tally;

use std::collections::HashSet;
use std::ops::{ControlFlow, RangeInclusive};

use rand::Rng;

use super::budget::Budget;
use super::graded::Grading;
use super::{Board, Closest, GenerateError, Progress, attempt_on};
use crate::random;
use crate::solve::{SearchOutcome, Solver};
use crate::{Cell, Digit, Grid, Recipe, Symmetry, Variant};
use tally::{LARGEST, Tally, Way};

/// Carving reaches more givens than this soon enough.
const MOST: usize = 21;

/// Numbers that were found by measuring. At 19 givens 85 of 100 givens taken
/// out at random leave more than 300 solutions, with which progress is rare, and
/// to find that out is most of the work: drawing six and taking the most
/// promising halves the time. Lone candidates are few then, three on average.
#[derive(Clone, Copy)]
struct Effort {
    /// Number of groups drawn in a step, of which one is taken out.
    drawn: u32,
    /// Maximum number of solutions that a puzzle without a group may have; with
    /// more, the group stays.
    max_solutions: u32,
    /// Maximum number of lone digits tried in a step; the first progress ends it.
    tries: usize,
    /// Maximum number of steps without progress before a round ends.
    patience: u32,
    /// Maximum number of steps in all; the budget may end the search earlier.
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

    /// A symmetric puzzle has some ten groups, and without two of its givens more
    /// solutions. Many of 19 givens come late and those of 17 never, so this ends
    /// sooner: in two or three seconds, in which two of five come to 19.
    fn of_symmetric() -> Self {
        Self { drawn: 4, max_solutions: 1_000, tries: 3, patience: 300, steps: 8_000 }
    }
}

/// Progress is told once in so many steps, every few milliseconds.
const STEPS_PER_REPORT: u32 = 64;

/// Whether a recipe asks for so few givens that this is the way to them.
pub(super) fn is_wanted(recipe: &Recipe, range: &RangeInclusive<usize>) -> bool {
    recipe.variant == Variant::CLASSIC && *range.end() <= MOST
}

/// Rounds of a carved board and the walk from there, until the puzzle is in
/// range or all steps are used up; then the closest one is the answer. With a
/// `grading` the walk goes on among puzzles in range until one is of that grade.
pub(super) fn search(
    recipe: &Recipe,
    range: &RangeInclusive<usize>,
    mut grading: Option<&mut Grading>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Grid, GenerateError> {
    let rng = &mut random::from_seed(recipe.seed);
    let mut groups = recipe.symmetry.groups(recipe.variant.geometry());
    let effort = match recipe.symmetry {
        Symmetry::None => Effort::of(*range.end()),
        _ => Effort::of_symmetric(),
    };
    let mut walk = Walk::new(groups.clone(), effort, *range.start());
    let mut closest = Closest { range, grid: None };
    let mut steps = 0;
    let mut judged = HashSet::new();
    loop {
        random::shuffle(&mut groups, rng);
        let board = Board::new(recipe, &groups, budget, rng);
        let least = *range.start();
        let carved = attempt_on(&board, &mut walk.solver, &groups, &(least..=least), budget, rng);
        walk.begin(carved);
        let mut idle = 0;
        while idle < effort.patience {
            closest.offer(Some(&walk.puzzle));
            let is_in_range = range.contains(&walk.puzzle.filled_count());
            let is_new = match &mut grading {
                Some(grading) => {
                    is_in_range
                        && judged.insert(walk.puzzle.clone())
                        && grading.judge(&walk.puzzle, budget) > 0
                }
                None => false,
            };
            let is_over =
                grading.as_ref().map_or(is_in_range, |grading| grading.is_met()) || budget.is_spent();
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
                let at = grading.as_ref().map_or(at, |grading| grading.progress(budget));
                if progress(at).is_break() {
                    return Err(GenerateError::Stopped);
                }
            }
            steps += 1;
            let is_progress = walk.step(rng);
            budget.spend_on_copy(Variant::CLASSIC);
            budget.spend_on_searches(&mut walk.solver);
            idle = if is_progress || is_new { 0 } else { idle + 1 };
        }
    }
}

/// A puzzle on its way, and room for what a step needs.
struct Walk {
    solver: Solver,
    effort: Effort,
    groups: Vec<Vec<Cell>>,
    /// Never fewer givens than this.
    least: usize,
    puzzle: Grid,
    /// Groups that are given.
    held: Vec<usize>,
    /// Lone digits of groups.
    ways: Vec<Way>,
    lone: Vec<(Cell, Digit)>,
    tally: Tally,
}

impl Walk {
    fn new(groups: Vec<Vec<Cell>>, effort: Effort, least: usize) -> Self {
        Self {
            solver: Solver::new(Variant::CLASSIC),
            effort,
            tally: Tally::new(&groups),
            groups,
            least,
            puzzle: Grid::empty(Variant::CLASSIC),
            held: Vec::new(),
            ways: Vec::new(),
            lone: Vec::new(),
        }
    }

    /// Goes on from a puzzle with one solution.
    fn begin(&mut self, puzzle: Grid) {
        let held = (0..self.groups.len()).filter(|&group| puzzle.get(self.groups[group][0]).is_some());
        self.held = held.collect();
        self.puzzle = puzzle;
    }

    /// One step; returns whether the puzzle has fewer givens now.
    fn step(&mut self, rng: &mut impl Rng) -> bool {
        let before = self.puzzle.filled_count();
        let out = self.take_out(rng);
        if !self.find_ways(out) {
            self.put_in(out);
            self.held.push(out.group);
            return false;
        }
        let tries = self.effort.tries.min(self.ways.len());
        for at in 0..tries {
            let pick = at + random::index(rng, self.ways.len() - at);
            self.ways.swap(at, pick);
            let added = self.ways[at];
            self.put_in(added);
            self.minimize(rng);
            if self.puzzle.filled_count() < before || at + 1 == tries {
                self.held.push(added.group);
                break;
            }
            // Nothing was redundant, or there were fewer givens now.
            self.empty(added.group);
        }
        self.puzzle.filled_count() < before
    }

    /// Takes out a group that was not the last to come: putting that back would
    /// lead nowhere new. Of a few at random it is the one without which the
    /// fewest candidates are left, a sign of few solutions.
    fn take_out(&mut self, rng: &mut impl Rng) -> Way {
        let older = self.held.len() - 1;
        let mut best = (u32::MAX, 0);
        for _ in 0..self.effort.drawn {
            let at = random::index(rng, older);
            let drawn = self.empty(self.held[at]);
            best = best.min((self.solver.candidates_left(&self.puzzle), at));
            self.put_in(drawn);
        }
        let group = self.held.swap_remove(best.1);
        self.empty(group)
    }

    /// Finds the lone digits of groups, but for those just taken out, which are
    /// lone since the puzzle had one solution, and of groups that are larger: then
    /// it would have more givens. Returns whether there are any, as far as is known.
    fn find_ways(&mut self, out: Way) -> bool {
        let limit = self.effort.max_solutions;
        self.ways.clear();
        if self.groups.iter().all(|group| group.len() == 1) {
            self.solver.lone_candidates(&self.puzzle, limit, &mut self.lone);
            let way = |(cell, digit): (Cell, Digit)| Way {
                group: cell.index(),
                digits: [Some(digit), None, None, None],
            };
            self.ways.extend(self.lone.drain(..).map(way));
        } else if self.solver.count_solutions(&self.puzzle, limit + 1) <= limit {
            // Most often there are more, so they are counted first, which is quicker.
            let (groups, tally) = (&self.groups, &mut self.tally);
            tally.clear();
            let outcome = self.solver.solutions(&self.puzzle, |solution| {
                tally.add(groups, solution);
                ControlFlow::Continue(())
            });
            debug_assert_eq!(outcome, Ok(SearchOutcome::Exhausted), "the puzzle had a solution");
            let size = groups[out.group].len();
            let open = (groups.iter().enumerate())
                .filter(|(_, cells)| cells.len() <= size && self.puzzle.get(cells[0]).is_none());
            self.ways.extend(open.flat_map(|(group, cells)| tally.lone(group, cells.len())));
        }
        self.ways.retain(|&way| way != out);
        !self.ways.is_empty()
    }

    /// Takes out redundant groups, in random order. One pass is enough, and the
    /// group just added, which is not in `held`, is necessary: see
    /// [`minimize`](super::minimize).
    fn minimize(&mut self, rng: &mut impl Rng) {
        random::shuffle(&mut self.held, rng);
        let mut givens = self.puzzle.filled_count();
        let mut at = 0;
        while at < self.held.len() {
            let group = self.held[at];
            let size = self.groups[group].len();
            if givens < self.least + size || !self.is_redundant(group) {
                at += 1;
                continue;
            }
            self.empty(group);
            self.held.swap_remove(at);
            givens -= size;
        }
    }

    /// Whether the puzzle has one solution without this group too.
    fn is_redundant(&mut self, group: usize) -> bool {
        let way = self.empty(group);
        let is_redundant = match (&self.groups[group][..], way.digits) {
            (&[cell], [Some(digit), ..]) => {
                self.solver.probe_without(&self.puzzle, &[(cell, digit)]) == SearchOutcome::Exhausted
            }
            _ => self.solver.count_solutions(&self.puzzle, 2) == 1,
        };
        self.put_in(way);
        is_redundant
    }

    /// Empties the cells of a group; what was in them.
    fn empty(&mut self, group: usize) -> Way {
        let mut digits = [None; LARGEST];
        for (digit, &cell) in digits.iter_mut().zip(&self.groups[group]) {
            *digit = self.puzzle.get(cell);
            self.puzzle.set(cell, None);
        }
        Way { group, digits }
    }

    fn put_in(&mut self, Way { group, digits }: Way) {
        for (digit, &cell) in digits.into_iter().zip(&self.groups[group]) {
            self.puzzle.set(cell, digit);
        }
    }
}
