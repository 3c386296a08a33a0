//! Generating puzzles: [`generate`] turns a recipe into a puzzle with exactly one solution. Equal
//! recipes give equal puzzles on every machine. There is no clock: a budget counts work.
//!
//! The first board comes from `fill` (random), `transform` (a shuffled standard board) or `build`
//! (built up). `carve` removes digits. `sparse` and `walk` continue where carving is stuck.
//! `minimize` makes a puzzle irreducible. `graded` rates puzzles and tries again.

mod budget;
mod build;
mod carve;
mod fill;
mod graded;
mod layout;
mod level;
mod minimize;
mod sparse;
mod starter;
mod transform;
mod walk;

use std::error::Error;
use std::fmt;
use std::ops::{ControlFlow, RangeInclusive};

use rand::Rng;

use super::random;
use super::solve::Solver;
use crate::{Cell, Grid, Method, Puzzle, Recipe, RecipeFault, Variant};
use budget::{Budget, SECOND};
use level::Effort;
pub use minimize::minimize;
pub use starter::starter;
pub(crate) use transform::Transform;

/// The progress of a long job.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Progress {
    /// The current attempt, counted from 1.
    pub attempt: u32,
    /// The maximum number of attempts.
    pub attempts: u32,
    /// The number of givens of the closest puzzle so far.
    pub best: Option<u16>,
    /// The rating of the closest puzzle in tenths, if the recipe demands a rating. For a job that
    /// rates a puzzle, the lower bound so far.
    pub rating: Option<u16>,
}

impl Progress {
    /// The share of attempts used, in percent: 0 to 100.
    pub fn percent(&self) -> u32 {
        let share = u64::from(self.attempt) * 100 / u64::from(self.attempts.max(1));
        share.min(100) as u32
    }
}

/// Why the generator has no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GenerateError {
    /// The callback stopped it.
    Stopped,
    /// The recipe contradicts itself.
    Impossible(RecipeFault),
    /// No filled board was found that keeps all rules of this board.
    NoSolution(Variant),
    /// No new regions were found with which a filled board keeps the other rules.
    NoRegions,
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stopped => f.write_str("the callback stopped the generator"),
            Self::Impossible(fault) => write!(f, "{fault}"),
            Self::NoSolution(variant) => write!(f, "found no filled board of {variant}"),
            Self::NoRegions => f.write_str("found no regions of a jigsaw that the other rules can fill"),
        }
    }
}

impl Error for GenerateError {}

/// [`generate_within`] looks for a filled board first.
const HAS_BASE: &str = "the rules leave a board";

/// Upper bound of the work for one puzzle, in units of [`Made::work`]: eleven seconds of a native
/// build. Puzzles generated in advance need no other limit. Drawing new regions has as much beside it.
const LIMIT: u64 = 11 * SECOND;
/// Upper bound for puzzles with at most 21 givens and no demanded rating. The walk's 500,000 steps
/// take 40 seconds. Puzzles with 17 givens often need most of them, and no other method finds them.
const LIMIT_OF_FEW_GIVENS: u64 = 60 * SECOND;

/// A puzzle and the work that it took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Made {
    /// The puzzle, or the closest that was found.
    pub puzzle: Puzzle,
    /// Units of work. A unit takes about a nanosecond in a native build. It counts
    /// steps of the search, not time, so it is the same on every machine.
    pub work: u64,
}

/// Generates the puzzle of a recipe. If no attempt meets the recipe, this returns the closest
/// puzzle: see [`Puzzle::is_in_range`].
///
/// # Errors
/// If [`Recipe::fault`] finds a fault, or if the rules leave no board or no new regions.
///
/// # Examples
/// ```
/// use nonet_engine::{Level, Recipe, generate};
///
/// let puzzle = generate(&Recipe::classic(Level::Hard, 7))?;
/// assert!((25..=30).contains(&puzzle.given_count()));
/// assert_eq!(puzzle, generate(&Recipe::classic(Level::Hard, 7))?);
/// # Ok::<(), nonet_engine::generate::GenerateError>(())
/// ```
pub fn generate(recipe: &Recipe) -> Result<Puzzle, GenerateError> {
    generate_with_progress(recipe, &mut |_| ControlFlow::Continue(()))
}

/// Generates the puzzle of a recipe, as [`generate`] does. `progress` is called before each attempt
/// and may stop the search.
///
/// # Errors
/// If `progress` breaks, if [`Recipe::fault`] finds a fault, or if the rules leave no board or no new
/// regions.
pub fn generate_with_progress(
    recipe: &Recipe,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Puzzle, GenerateError> {
    generate_within(recipe, u64::MAX, progress).map(|made| made.puzzle)
}

/// As [`generate_with_progress`], with at most `limit` units of work: see [`Made::work`]. With a
/// smaller limit than the generator's own, this returns the closest puzzle found so far. New regions
/// are drawn within the limit, too.
///
/// The search ends at the limit, except for work that cannot be interrupted: a solved board to
/// start from, one step of a walk, and the rating of the final puzzle.
///
/// # Errors
/// As [`generate_with_progress`].
#[allow(clippy::missing_panics_doc)] // the puzzle always has a solution
pub fn generate_within(
    recipe: &Recipe,
    limit: u64,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Made, GenerateError> {
    let (range, variant) = (range(recipe)?, recipe.variant);
    if recipe.new_regions {
        let budget = &mut Budget::new(limit.min(LIMIT));
        let variant = layout::draw(recipe, budget, progress)?;
        let drawn = Recipe { variant, new_regions: false, ..recipe.clone() };
        let Made { puzzle, work } = generate_within(&drawn, limit.saturating_sub(budget.spent()), progress)?;
        return Ok(Made { puzzle, work: work + budget.spent() });
    }
    if recipe.method == Method::Starter {
        return Ok(Made { puzzle: starter(recipe.seed), work: 0 });
    }
    if !variant.is_named() && transform::base(variant).is_none() {
        return Err(GenerateError::NoSolution(variant));
    }
    let demand = recipe.demand_in_force();
    let is_sparse = demand.is_none() && sparse::is_wanted(recipe, &range);
    let own_limit = if is_sparse { LIMIT_OF_FEW_GIVENS } else { LIMIT };
    let budget = &mut Budget::new(limit.min(own_limit));
    let (givens, grade) = match demand {
        Some(demand) => {
            let (givens, grade) = graded::generate(recipe, &range, &demand, budget, progress)?;
            (givens, Some(grade))
        }
        None if is_sparse => (sparse::search(recipe, &range, None, budget, progress)?, None),
        None => (search(recipe, &range, budget, progress)?, None),
    };
    let solution = Solver::new(recipe.variant).solution(&givens).expect("it was made with one solution");
    let puzzle = Puzzle { givens, solution, recipe: Some(recipe.clone()), grade };
    Ok(Made { puzzle, work: budget.spent() })
}

fn range(recipe: &Recipe) -> Result<RangeInclusive<usize>, GenerateError> {
    if let Some(fault) = recipe.fault() {
        return Err(GenerateError::Impossible(fault));
    }
    let (least, most) = recipe.givens_range().into_inner();
    Ok(least.into()..=most.into())
}

/// The loop of attempts. A round carves one board in several orders, then walks on from the best
/// puzzle until it is stuck.
fn search(
    recipe: &Recipe,
    range: &RangeInclusive<usize>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Grid, GenerateError> {
    let rng = &mut random::from_seed(recipe.seed);
    let effort = Effort::of(recipe);
    let mut groups = recipe.symmetry.groups(recipe.variant.geometry());
    let mut solver = Solver::new(recipe.variant).with_max_nodes(effort.max_nodes);
    let mut closest = Closest { range, grid: None };
    let mut round = Round::default();
    for attempt in 1..=effort.attempts {
        let at = Progress { attempt, attempts: effort.attempts, best: closest.givens(), rating: None };
        if progress(at).is_break() {
            return Err(GenerateError::Stopped);
        }
        if round.carvings < effort.orderings {
            random::shuffle(&mut groups, rng);
            let board = round.board.get_or_insert_with(|| Board::new(recipe, &groups, budget, rng));
            let puzzle = attempt_on(board, &mut solver, &groups, range, budget, rng);
            round.offer(puzzle);
        } else if let Some(puzzle) = &mut round.puzzle {
            round.idle += 1;
            if walk::step(&mut solver, puzzle, &groups, range, budget, rng) {
                round.idle = 0;
            }
        }
        closest.offer(round.puzzle.as_ref());
        let is_over = solver.counters().operations > effort.max_operations || budget.is_spent();
        if closest.distance() == Some(0) || is_over {
            break;
        }
        if round.carvings == effort.orderings && round.idle >= effort.patience {
            round = Round::default();
        }
    }
    Ok(closest.grid.expect("there is at least one attempt"))
}

/// The state of one round of attempts.
#[derive(Default)]
struct Round {
    board: Option<Board>,
    /// Number of orders tried on the board.
    carvings: u32,
    /// The puzzle with the fewest givens. The walk starts from it.
    puzzle: Option<Grid>,
    /// Steps of the walk without fewer givens.
    idle: u32,
}

impl Round {
    fn offer(&mut self, puzzle: Grid) {
        self.carvings += 1;
        if self.puzzle.as_ref().is_none_or(|best| puzzle.filled_count() < best.filled_count()) {
            self.puzzle = Some(puzzle);
        }
    }
}

/// The puzzle closest to the range of givens.
struct Closest<'a> {
    range: &'a RangeInclusive<usize>,
    grid: Option<Grid>,
}

impl Closest<'_> {
    fn distance_of(&self, grid: &Grid) -> usize {
        let givens = grid.filled_count();
        givens.saturating_sub(*self.range.end()) + self.range.start().saturating_sub(givens)
    }

    fn distance(&self) -> Option<usize> {
        self.grid.as_ref().map(|grid| self.distance_of(grid))
    }

    fn givens(&self) -> Option<u16> {
        self.grid.as_ref().map(|grid| grid.filled_count() as u16)
    }

    fn offer(&mut self, grid: Option<&Grid>) {
        if let Some(grid) = grid
            && self.distance().is_none_or(|distance| self.distance_of(grid) < distance)
        {
            self.grid = Some(grid.clone());
        }
    }
}

/// The start of an attempt: a grid with one solution, and its solution.
struct Board {
    start: Grid,
    solution: Grid,
}

impl Board {
    fn new(recipe: &Recipe, groups: &[Vec<Cell>], budget: &mut Budget, rng: &mut impl Rng) -> Self {
        let variant = recipe.variant;
        let (start, solution) = match recipe.method {
            Method::Build => build::build(variant, groups, budget, rng),
            Method::Transform => {
                let base = transform::base(variant).expect(HAS_BASE);
                let solution = Transform::random(variant, rng).apply(base);
                (solution.clone(), solution)
            }
            Method::Carve | Method::Starter => {
                let solution = fill::fill(variant, budget, rng);
                (solution.clone(), solution)
            }
        };
        Self { start, solution }
    }
}

/// Carves the board down to a random number of givens of the range, or adds givens if it has
/// fewer.
fn attempt_on(
    board: &Board,
    solver: &mut Solver,
    groups: &[Vec<Cell>],
    range: &RangeInclusive<usize>,
    budget: &mut Budget,
    rng: &mut impl Rng,
) -> Grid {
    let target = range.start() + random::index(rng, range.end() - range.start() + 1);
    let mut puzzle = board.start.clone();
    carve::carve(solver, &mut puzzle, groups, range, target, budget);
    budget.spend_on_copy(puzzle.variant());
    build::pad(&mut puzzle, &board.solution, groups, target, *range.end());
    puzzle
}
