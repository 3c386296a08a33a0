//! Ratings on the scale of Sudoku Explainer 1.2.1: the step that SE would take,
//! again and again, and the hardest of them. The order of the search and its
//! oddities are SE's, since they decide which step is taken; each is named where
//! it stands. Written after a functional description of SE's behaviour.
//!
//! The rating is of the puzzle as given. Ties are broken by position and digit,
//! as SE breaks them, so a transposed, permuted or relabelled copy may take
//! another path. Of 200 puzzles with ten copies each, 194 had one rating for all;
//! the other six, all above 8.0, differed by 0.1 to 0.3. To rate one canonical
//! copy would even that out, but would not be SE's rating of the puzzle asked for.
//!
//! Invariant: nothing here reads a clock or a solution. Called by the worker, by
//! the generator, and by the examples `rate` and `trace`.

mod aligned;
mod board;
mod bug;
mod chains;
mod fish;
mod grade;
mod locked;
mod loop_types;
mod loops;
mod report;
mod rule;
mod sets;
mod singles;
mod step;
mod tables;
mod wings;

use std::fmt;
use std::ops::ControlFlow;

use super::Grid;
use board::Board;
use chains::GoOn;
pub use grade::{Demand, Grade, Judgement, judge, read_tenths, tenths};
pub use report::{RatingProgress, Report, report};
pub use rule::{Conclusion, Family, FamilySet, Nesting, Rule};
pub use step::{RatingStep, Score};

/// The ratings of a puzzle.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rating {
    /// The hardest step; 20.0 if SE's techniques do not reach the end.
    pub er: Score,
    /// The hardest step up to the first that places a digit.
    pub ep: Score,
    /// The first step.
    pub ed: Score,
    /// Whose step was the hardest; `None` before the first step, and if the
    /// techniques did not reach the end.
    pub hardest: Option<Rule>,
    /// Whether the path was walked to its end. If not, ER is at least [`Self::er`].
    pub complete: bool,
}

impl fmt::Display for Rating {
    /// ER, EP and ED: `7.2/1.2/1.2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.er, self.ep, self.ed)
    }
}

/// One thing that is tried: from what rating on it can find steps, in tenths,
/// and how. What may take long asks whether to go on.
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

/// What is tried before the chains of several branches, in this order; the first
/// hint is the step.
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

/// Walks the path of a puzzle step by step.
pub struct RatingPath {
    board: Board,
    rating: Rating,
    placed: bool,
    /// No step above this rating is sought.
    ceiling: u16,
}

impl RatingPath {
    /// The path of a classic puzzle.
    ///
    /// # Panics
    /// If the grid is not of 81 cells.
    pub fn new(givens: &Grid) -> Self {
        Self { board: Board::new(givens), rating: Rating::default(), placed: false, ceiling: u16::MAX }
    }

    /// The same path, but it ends, incomplete, where it rises above a rating, in
    /// tenths. That is known much sooner than what rises there.
    ///
    /// # Panics
    /// If the grid is not of 81 cells.
    pub fn up_to(givens: &Grid, ceiling: u16) -> Self {
        Self { ceiling, ..Self::new(givens) }
    }

    /// The next step, done; `None` when the path has ended or `go_on`, which is
    /// asked again and again during long searches, answers with a break.
    pub fn next_step(&mut self, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Option<RatingStep> {
        if self.board.empty_cells() == 0 {
            self.rating.complete = true;
            return None;
        }
        let step = match self.find(go_on) {
            ControlFlow::Break(()) => return None,
            ControlFlow::Continue(step) => step,
        };
        let Some(step) = step else {
            if self.ceiling < u16::MAX {
                return None;
            }
            self.rating = Rating { er: Score(20.0), hardest: None, complete: true, ..self.rating };
            return None;
        };
        self.count(&step);
        step.apply(&mut self.board);
        Some(step)
    }

    /// How many cells are still empty.
    pub fn open(&self) -> u32 {
        self.board.empty_cells().count_ones()
    }

    /// The rating by the steps so far.
    pub fn rating(&self) -> Rating {
        self.rating
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
        if rating.hardest.is_none() {
            rating.ed = step.score;
        }
        if rating.hardest.is_none() || step.score > rating.er {
            rating.er = step.score;
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
/// # Panics
/// If the grid does not have 81 cells.
///
/// # Examples
/// ```
/// use nonet_engine::{Grid, rate};
///
/// let puzzle: Grid =
///     "...7..1..86.4.59..7..6....4...512...4......1..3....2.75....6...6.9...4.........28".parse()?;
/// assert_eq!(rate(&puzzle).to_string(), "7.2/1.2/1.2");
/// # Ok::<(), nonet_engine::formats::ReadError>(())
/// ```
pub fn rate(givens: &Grid) -> Rating {
    rate_with_progress(givens, &mut |_| ControlFlow::Continue(()))
}

/// Rates a classic puzzle. `progress` receives the rating so far before each step and during
/// long searches. If it breaks, the rating is a lower bound: see [`Rating::complete`].
///
/// # Panics
/// If the grid does not have 81 cells.
pub fn rate_with_progress(givens: &Grid, progress: &mut dyn FnMut(&Rating) -> ControlFlow<()>) -> Rating {
    let mut path = RatingPath::new(givens);
    loop {
        let so_far = path.rating();
        if path.next_step(&mut || progress(&so_far)).is_none() {
            return path.rating();
        }
    }
}
