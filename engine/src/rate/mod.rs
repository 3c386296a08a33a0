//! Ratings on the scale of Sudoku Explainer (SE) 1.2.1. The rating follows the path that SE takes
//! and returns its hardest step. The order of the search and its oddities decide the path, so both
//! are SE's. Comments name the oddities. Written after a functional description of SE's behaviour.
//!
//! SE breaks ties by position and digit, so a transposed, permuted or relabelled copy of a puzzle
//! may take another path. Of 200 puzzles with ten copies each, 194 had one rating for all copies.
//! The other six, all above 8.0, differed by 0.1 to 0.3. Rating one canonical copy would avoid
//! that, but would not be SE's rating of the puzzle.
//!
//! Invariant: nothing here reads a clock or a solution.

mod aligned;
mod board;
mod bug;
mod chains;
mod fish;
mod grade;
mod locked;
mod loop_types;
mod loops;
mod rating;
mod rule;
mod sets;
mod singles;
mod step;
mod tables;
mod wings;

use std::fmt;
use std::ops::ControlFlow;

use crate::{Grid, Progress, Variant, solve};
use board::Board;
use chains::GoOn;
pub use grade::{Demand, Grade, read_tenths, tenths};
pub(crate) use grade::{Judgement, judge};
pub use rating::{RateError, Rating};
pub use rule::{Conclusion, Family, FamilySet, Nesting, Rule};
pub use step::RatingStep;
use step::Score;

/// One rung of the ladder: its lowest rating in tenths, and its finder. Long searches call `go_on`.
struct Rung {
    least: u16,
    find: Find,
}

enum Find {
    Short(fn(&Board) -> Option<RatingStep>),
    Long(fn(&Board, GoOn) -> ControlFlow<(), Option<RatingStep>>),
}

const fn short(least: u16, find: fn(&Board) -> Option<RatingStep>) -> Rung {
    Rung { least, find: Find::Short(find) }
}

const fn long(least: u16, find: fn(&Board, GoOn) -> ControlFlow<(), Option<RatingStep>>) -> Rung {
    Rung { least, find: Find::Long(find) }
}

/// The rungs before the chains with several branches, in SE's order. The first hint is the step.
const RUNGS: [Rung; 22] = [
    short(10, singles::hidden),
    short(17, locked::direct),
    short(20, |board| sets::direct(board, 2)),
    short(23, singles::naked),
    short(25, |board| sets::direct(board, 3)),
    short(26, locked::indirect),
    short(30, |board| sets::naked(board, 2)),
    short(32, |board| fish::find(board, 2)),
    short(34, |board| sets::hidden(board, 2)),
    short(36, |board| sets::naked(board, 3)),
    short(38, |board| fish::find(board, 3)),
    short(40, |board| sets::hidden(board, 3)),
    short(42, wings::xy),
    short(44, wings::xyz),
    long(45, loops::find),
    short(50, |board| sets::naked(board, 4)),
    short(52, |board| fish::find(board, 4)),
    short(54, |board| sets::hidden(board, 4)),
    short(56, bug::find),
    short(62, aligned::pair),
    long(65, chains::cycles),
    short(75, aligned::triplet),
];

/// Follows the path of a puzzle step by step.
pub struct RatingPath {
    board: Board,
    rating: Rating,
    /// The exact score of the hardest step.
    hardest: Score,
    placed: bool,
    /// The highest rating searched for, in tenths.
    ceiling: u16,
}

impl fmt::Debug for RatingPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RatingPath")
            .field("rating", &self.rating)
            .field("open", &self.open())
            .finish_non_exhaustive()
    }
}

impl RatingPath {
    /// The path of a classic puzzle.
    ///
    /// # Errors
    /// If the grid is of another board, or has no solution or several.
    pub fn new(givens: &Grid) -> Result<Self, RateError> {
        if givens.variant() != Variant::CLASSIC {
            return Err(RateError::Board(givens.variant()));
        }
        solve(givens).only()?;
        Ok(Self::of_grid(givens))
    }

    /// The path of a classic grid, whether it is a puzzle or not. Without a single solution, a path may
    /// take minutes: let `go_on` break it.
    ///
    /// # Panics
    /// If the grid is of another board.
    pub fn of_grid(givens: &Grid) -> Self {
        Self::up_to(givens, u16::MAX)
    }

    /// A path that ends, incomplete, before a step rated above `ceiling`, in tenths. This is known long before that step is found.
    pub(crate) fn up_to(givens: &Grid, ceiling: u16) -> Self {
        Self {
            board: Board::new(givens),
            rating: Rating::default(),
            hardest: Score::default(),
            placed: false,
            ceiling,
        }
    }

    /// Finds the next step and applies it. `None` at the end of the path, or if `go_on` breaks.
    /// Long searches call `go_on` repeatedly.
    pub fn next_step(&mut self, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Option<RatingStep> {
        if self.board.empty_cells() == 0 {
            self.rating.is_complete = true;
            return None;
        }
        let step = match self.find(go_on) {
            ControlFlow::Break(()) => return None,
            ControlFlow::Continue(step) => step,
        };
        let Some(step) = step else {
            if self.ceiling == u16::MAX {
                (self.rating.er, self.rating.hardest, self.rating.is_complete) = (200, None, true);
            }
            return None;
        };
        self.count(&step);
        step.apply(&mut self.board);
        Some(step)
    }

    /// Takes all steps, as [`rate_with_progress`] does.
    pub fn follow(mut self, progress: &mut dyn FnMut(Progress) -> ControlFlow<()>) -> Rating {
        let open = self.open();
        loop {
            let rating = Some(self.rating.er);
            let so_far = Progress { rating, ..Progress::new(open - self.open(), open) };
            if self.next_step(&mut || progress(so_far)).is_none() {
                return self.rating;
            }
        }
    }

    /// The number of empty cells.
    pub fn open(&self) -> u32 {
        self.board.empty_cells().count_ones()
    }

    /// The rating of the steps so far.
    pub fn rating(&self) -> &Rating {
        &self.rating
    }

    fn find(&self, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> ControlFlow<(), Option<RatingStep>> {
        go_on()?;
        for Rung { least, find } in &RUNGS {
            if *least > self.ceiling {
                return ControlFlow::Continue(None);
            }
            let step = match find {
                Find::Short(find) => find(&self.board),
                Find::Long(find) => find(&self.board, go_on)?,
            };
            if step.is_some() {
                return ControlFlow::Continue(step);
            }
        }
        chains::multiple(&self.board, self.ceiling, go_on)
    }

    fn count(&mut self, step: &RatingStep) {
        let rating = &mut self.rating;
        rating.count(step.technique.family());
        if rating.hardest.is_none() {
            rating.ed = step.score.tenths();
        }
        if rating.hardest.is_none() || step.score > self.hardest {
            self.hardest = step.score;
            rating.er = step.score.tenths();
            rating.hardest = Some(step.technique);
        }
        if !self.placed {
            rating.ep = rating.er;
            self.placed = step.placement().is_some();
        }
    }
}

/// Rates a classic puzzle.
///
/// # Errors
/// If the grid is of another board, or has no solution or several.
///
/// # Examples
/// ```
/// use nonet_engine::{Grid, rate};
///
/// let puzzle: Grid =
///     "...7..1..86.4.59..7..6....4...512...4......1..3....2.75....6...6.9...4.........28".parse()?;
/// assert_eq!(rate(&puzzle)?.to_string(), "7.2/1.2/1.2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rate(givens: &Grid) -> Result<Rating, RateError> {
    rate_with_progress(givens, &mut |_| ControlFlow::Continue(()))
}

/// Rates a classic puzzle. `progress` is called before each step and during long searches: what is done
/// are digits, and the rating is that of the steps so far. If it breaks, the rating is a lower bound:
/// see [`Rating::is_complete`].
///
/// # Errors
/// If the grid is of another board, or has no solution or several.
pub fn rate_with_progress(
    givens: &Grid,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Rating, RateError> {
    RatingPath::new(givens).map(|path| path.follow(progress))
}
