//! Generating puzzles: [`generate`] turns a recipe into a puzzle with exactly one solution. Equal
//! recipes give equal puzzles on every machine. There is no clock: a budget counts work.
//!
//! The first board comes from `fill` (random), `transform` (a shuffled standard board) or `build`
//! (built up). `carve` removes digits. `sparse` and `walk` continue where carving is stuck.
//! `minimize` makes a puzzle irreducible. `graded` rates puzzles and tries again. `paths` says how far a
//! puzzle is from demanded techniques of the ladder, and `timed` how far it is from demanded minutes.
//! `layout` draws regions, and `clues` draws clues, and changes the puzzles of setters.

mod budget;
mod build;
mod carve;
mod changes;
#[cfg(all(feature = "clues", feature = "boards"))]
mod clues;
mod fill;
mod graded;
mod layout;
mod level;
mod minimize;
#[cfg(feature = "ladder")]
mod paths;
mod sparse;
mod starter;
#[cfg(feature = "ladder")]
mod timed;
mod transform;
mod walk;

use std::error::Error;
use std::fmt;
use std::ops::{ControlFlow, RangeInclusive};

use rand::Rng;

use crate::error::counted;
use crate::rate::{Grade, tenths};
use crate::solve::Solver;
use crate::{Cell, Grid, Method, NewClues, Progress, Puzzle, Recipe, RecipeFault, Variant, random};
use budget::{Budget, SECOND};
pub use changes::{Change, ChangeError};
#[cfg(all(feature = "clues", feature = "boards"))]
pub use clues::change;
use level::Effort;
pub use minimize::minimize;
pub use starter::starter;
pub(crate) use transform::Transform;

/// Why the generator has no puzzle that meets the recipe.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GenerateError {
    /// The generator reached its limit. [`Self::into_closest`] takes the closest puzzle.
    NotMet {
        /// The puzzle whose givens and rating are closest to the recipe.
        closest: Box<Puzzle>,
        /// Units of work: see [`Made::work`].
        work: u64,
    },
    /// The callback stopped it.
    Stopped {
        /// The closest puzzle until then, if there was one.
        closest: Option<Box<Puzzle>>,
    },
    /// The recipe contradicts itself.
    Impossible(RecipeFault),
    /// The board has sums, lines or other clues already. A recipe names the kinds of clues that the seed
    /// draws. Also if this build of the generator draws none.
    Clues(Variant),
    /// No filled board was found that keeps all rules of this board.
    NoSolution(Variant),
    /// No place was found on this board for clues of one of these kinds, such as X where no two digits add
    /// up to 10.
    NoClues(Variant, NewClues),
    /// No puzzle was found whose path has the demanded techniques of the ladder, or for which people need the
    /// demanded minutes.
    NoneFound {
        /// Units of work: see [`Made::work`].
        work: u64,
    },
    /// No new regions were found with which a filled board keeps the other rules.
    NoRegions,
}

impl GenerateError {
    /// The closest puzzle, if the recipe was not met. For callers who take any puzzle of the board:
    /// `generate(&recipe).or_else(GenerateError::into_closest)`.
    ///
    /// # Errors
    /// If the recipe is impossible, or the callback stopped the generator.
    pub fn into_closest(self) -> Result<Puzzle, Self> {
        match self {
            Self::NotMet { closest, .. } => Ok(*closest),
            other => Err(other),
        }
    }
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotMet { closest, .. } => {
                write!(
                    f,
                    "no puzzle met the recipe; the closest has {}",
                    counted(closest.given_count().into(), "given")
                )?;
                closest.grade.map_or(Ok(()), |grade| write!(f, " and is rated {}", tenths(grade.er)))
            }
            Self::Stopped { .. } => f.write_str("the callback stopped the generator"),
            Self::Impossible(fault) => write!(f, "{fault}"),
            Self::Clues(variant) => write!(f, "no puzzles are generated for the clues of {variant}"),
            Self::NoSolution(variant) => write!(f, "found no filled board of {variant}"),
            Self::NoClues(variant, clues) => write!(f, "found no place for {clues} on {variant}"),
            Self::NoneFound { .. } => f.write_str("found no puzzle with the demanded techniques or minutes"),
            Self::NoRegions => f.write_str("found no regions of a jigsaw that the other rules can fill"),
        }
    }
}

impl Error for GenerateError {}

/// The callback broke. Has the closest puzzle until then.
struct Stopped(Option<Grid>);

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
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Units of work. A unit takes about a nanosecond in a native build. It counts
    /// steps of the search, not time, so it is the same on every machine.
    pub work: u64,
}

/// Generates the puzzle of a recipe.
///
/// # Errors
/// If no puzzle met the recipe within the usual limit, if [`Recipe::fault`] finds a fault, or if the
/// rules leave no board or no new regions.
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
/// As [`generate`], and if `progress` breaks.
pub fn generate_with_progress(
    recipe: &Recipe,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Puzzle, GenerateError> {
    generate_within(recipe, None, progress).map(|made| made.puzzle)
}

/// As [`generate_with_progress`], with a limit on the work in place of the usual one, higher or lower:
/// see [`Made::work`]. New regions are drawn within the limit, too.
///
/// The search ends at the limit, except for work that cannot be interrupted: a solved board to
/// start from, one step of a walk, and the rating of the final puzzle.
///
/// # Errors
/// As [`generate_with_progress`].
pub fn generate_within(
    recipe: &Recipe,
    limit: Option<u64>,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Made, GenerateError> {
    let (range, variant) = (range(recipe)?, recipe.variant);
    let draws_clues = cfg!(all(feature = "clues", feature = "boards"));
    if variant.has_clues() || !(recipe.new_clues.is_empty() || draws_clues) {
        return Err(GenerateError::Clues(variant));
    }
    if recipe.new_regions {
        let budget = &mut Budget::new(limit.unwrap_or(LIMIT));
        let variant = layout::draw(recipe, budget, progress)?;
        let drawn = Recipe { variant, new_regions: false, ..recipe.clone() };
        let left = limit.map(|limit| limit.saturating_sub(budget.spent()));
        return match generate_within(&drawn, left, progress) {
            Ok(Made { puzzle, work }) => Ok(Made { puzzle, work: work + budget.spent() }),
            Err(GenerateError::NotMet { closest, work }) => {
                Err(GenerateError::NotMet { closest, work: work + budget.spent() })
            }
            Err(GenerateError::NoneFound { work }) => {
                Err(GenerateError::NoneFound { work: work + budget.spent() })
            }
            Err(error) => Err(error),
        };
    }
    if recipe.method == Method::Starter {
        return Ok(Made { puzzle: starter(recipe.seed), work: 0 });
    }
    if !variant.is_named() && transform::base(variant).is_none() {
        return Err(GenerateError::NoSolution(variant));
    }
    #[cfg(all(feature = "clues", feature = "boards"))]
    if !recipe.new_clues.is_empty() {
        return clues::generate(recipe, &range, &mut Budget::new(limit.unwrap_or(LIMIT)), progress);
    }
    let demand = recipe.demand_in_force();
    let is_sparse = demand.is_none() && sparse::is_wanted(recipe, &range);
    let usual = if is_sparse { LIMIT_OF_FEW_GIVENS } else { LIMIT };
    let budget = &mut Budget::new(limit.unwrap_or(usual));
    let found = match demand {
        Some(demand) => graded::generate(recipe, &range, &demand, budget, progress),
        None if is_sparse => {
            sparse::search(recipe, &range, None, budget, progress).map(|givens| Some((givens, None)))
        }
        None => search(recipe, &range, budget, progress).map(|givens| Some((givens, None))),
    };
    match found {
        Ok(None) => Err(GenerateError::NoneFound { work: budget.spent() }),
        Ok(Some((givens, grade))) => {
            let puzzle = puzzle_of(recipe, givens, grade);
            let work = budget.spent();
            if puzzle.is_in_range() {
                Ok(Made { puzzle, work })
            } else {
                Err(GenerateError::NotMet { closest: Box::new(puzzle), work })
            }
        }
        Err(Stopped(closest)) => Err(GenerateError::Stopped {
            closest: closest.map(|givens| Box::new(puzzle_of(recipe, givens, None))),
        }),
    }
}

/// The puzzle of a recipe from its givens, which have one solution.
fn puzzle_of(recipe: &Recipe, givens: Grid, grade: Option<Grade>) -> Puzzle {
    let solution = Solver::new(recipe.variant).solution(&givens).expect("it was made with one solution");
    Puzzle { givens, solution, recipe: Some(recipe.clone()), grade }
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
) -> Result<Grid, Stopped> {
    let rng = &mut random::from_seed(recipe.seed);
    let effort = Effort::of(recipe);
    let mut groups = recipe.symmetry.groups(recipe.variant.geometry());
    let mut solver = Solver::new(recipe.variant).with_max_nodes(effort.max_nodes);
    let mut closest = Closest { range, grid: None };
    let mut round = Round::default();
    for attempt in 1..=effort.attempts {
        let at = Progress { givens: closest.givens(), ..Progress::new(attempt, effort.attempts) };
        if progress(at).is_break() {
            return Err(Stopped(closest.grid));
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
