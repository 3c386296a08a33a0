//! Puzzles with 17 to 21 givens, which carving never reaches. The search walks among minimal
//! puzzles: it removes one given and adds another, {-1,+1}. With a symmetry it moves groups of
//! cells.
//!
//! A step removes a group and finds all solutions of the rest. The digits of a group are *lone* if
//! exactly one solution has them. As givens they leave one solution again, usually on another grid.
//! If they make another group redundant, the puzzle has fewer givens. Otherwise the number of
//! givens stays the same. The walk is fast because it changes grids: most grids have few such
//! puzzles.
//!
//! Invariant: the puzzle has one solution, the symmetry, and never fewer givens than requested. The
//! walk is well known. [`walk`](super::walk) does it on every board, but more slowly. Called by
//! [`generate`](super::generate) for classic puzzles.

mod tally;

use std::collections::HashSet;
use std::ops::{ControlFlow, RangeInclusive};

use rand::Rng;

use super::budget::Budget;
use super::graded::Grading;
use super::{Board, Closest, Stopped, attempt_on};
use crate::random;
use crate::solve::{SearchOutcome, Solver};
use crate::{Cell, Digit, Grid, Progress, Recipe, Symmetry, Variant};
use tally::{LARGEST, Tally, Way};

/// Maximum number of givens for this search. Carving reaches higher numbers quickly.
const MOST: usize = 21;

/// Limits found by measuring. At 19 givens, removing a random given leaves more than 300 solutions
/// in 85 of 100 cases. Progress is rare then, and finding that out is most of the work. Drawing
/// six givens and removing the most promising one halves the time. Then there are three lone
/// candidates on average.
#[derive(Clone, Copy)]
struct Effort {
    /// Number of groups drawn in a step. One of them is removed.
    drawn: u32,
    /// Maximum number of solutions without the group. With more, the group stays.
    max_solutions: u32,
    /// Maximum number of lone digits tried in a step. The first improvement ends the step.
    tries: usize,
    /// Maximum number of steps without progress before a round ends.
    patience: u32,
    /// Maximum number of steps in all. The budget may end the search earlier.
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
                // A round that does not reach 19 soon rarely does. Giving up early halves the
                // time of the slowest twentieth.
                _ => 150,
            },
            steps: 500_000,
        }
    }

    /// A symmetric puzzle has about ten groups, and removing a group of two givens leaves more
    /// solutions. Many searches reach 19 givens late, and none reaches 17. So this search ends
    /// sooner, within three seconds. In that time two of five seeds reach 19.
    fn of_symmetric() -> Self {
        Self { drawn: 4, max_solutions: 1_000, tries: 3, patience: 300, steps: 8_000 }
    }
}

/// Number of steps between two reports of progress: a few milliseconds.
const STEPS_PER_REPORT: u32 = 64;

/// Whether a recipe asks for so few givens that it needs this search.
pub(super) fn is_wanted(recipe: &Recipe, range: &RangeInclusive<usize>) -> bool {
    recipe.variant == Variant::CLASSIC && *range.end() <= MOST
}

/// Carves a board and walks on from there, round by round, until the puzzle is in range or all
/// steps are used. Returns the closest puzzle. With a `grading`, the walk continues among puzzles
/// in range until one meets the demand.
pub(super) fn search(
    recipe: &Recipe,
    range: &RangeInclusive<usize>,
    mut grading: Option<&mut Grading>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Grid, Stopped> {
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
                let at = Progress { givens: closest.givens(), ..Progress::new(steps + 1, effort.steps) };
                let at = grading.as_ref().map_or(at, |grading| grading.progress(budget));
                if progress(at).is_break() {
                    return Err(Stopped(closest.grid));
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

/// The current puzzle, and memory for a step.
struct Walk {
    solver: Solver,
    effort: Effort,
    groups: Vec<Vec<Cell>>,
    /// The minimum number of givens.
    least: usize,
    puzzle: Grid,
    /// Groups that are givens.
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

    /// Continues from a puzzle with one solution.
    fn begin(&mut self, puzzle: Grid) {
        let held = (0..self.groups.len()).filter(|&group| puzzle.get(self.groups[group][0]).is_some());
        self.held = held.collect();
        self.puzzle = puzzle;
    }

    /// Makes one step. Returns whether the puzzle has fewer givens now.
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
            // Not an improvement: undo it.
            self.empty(added.group);
        }
        self.puzzle.filled_count() < before
    }

    /// Removes a group, but not the one added last, which would lead back. Among a few random
    /// groups, it picks the one whose removal leaves the fewest candidates, a sign of few
    /// solutions.
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

    /// Finds the lone digits of groups. Skips the digits just removed, which are lone because the
    /// puzzle had one solution. Skips larger groups, which would add givens. Returns whether it
    /// found any.
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
            // Usually there are more solutions than allowed. Counting shows that faster, so it
            // comes first.
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

    /// Removes redundant groups in random order. One pass is enough, and the group just added,
    /// which is not in `held`, is necessary: see [`minimize`](super::minimize).
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

    /// Whether the puzzle has one solution without this group, too.
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

    /// Empties the cells of a group and returns their digits.
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
