//! Ratings on the scale of Sudoku Explainer 1.2.1: the step that SE would take,
//! again and again, and the hardest of them. The order of the search and its
//! oddities are SE's, since they decide which step is taken; each is named where
//! it stands. Written after a functional description of SE's behaviour.
//!
//! The rating is of the puzzle as given. Ties are broken by position and digit,
//! as SE breaks them, so a transposed or relabelled copy may take another path;
//! a different ER is possible but was never seen.
//!
//! Invariant: nothing here reads a clock or a solution. Called by the examples
//! `rate` and `trace`.

mod aligned;
mod board;
mod bug;
mod chains;
mod fish;
mod locked;
mod loop_types;
mod loops;
mod sets;
mod singles;
mod step;
mod tables;
mod wings;

use std::ops::ControlFlow;

use super::Grid;
use board::Board;
pub use step::{Conclusion, Level, Score, Step, Technique};

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
    pub hardest: Option<Technique>,
    /// Whether the path was walked to its end. If not, ER is at least [`Self::er`].
    pub complete: bool,
}

/// A technique that needs no chain.
type Finder = fn(&Board) -> Option<Step>;

/// What is tried before the chains, in this order; the first hint is the step.
const BEFORE_CHAINS: [Finder; 21] = [
    singles::hidden,
    locked::direct,
    |board| sets::direct(board, 2),
    singles::naked,
    |board| sets::direct(board, 3),
    locked::indirect,
    |board| sets::naked(board, 2),
    |board| fish::find(board, 2),
    |board| sets::hidden(board, 2),
    |board| sets::naked(board, 3),
    |board| fish::find(board, 3),
    |board| sets::hidden(board, 3),
    wings::xy,
    wings::xyz,
    loops::find,
    |board| sets::naked(board, 4),
    |board| fish::find(board, 4),
    |board| sets::hidden(board, 4),
    bug::find,
    aligned::pair,
    chains::cycles,
];

/// Walks the path of a puzzle step by step.
pub struct Path {
    board: Board,
    rating: Rating,
    placed: bool,
}

impl Path {
    /// The path of a classic puzzle.
    ///
    /// # Panics
    /// If the grid is not of 81 cells.
    pub fn new(givens: &Grid) -> Self {
        Self { board: Board::new(givens), rating: Rating::default(), placed: false }
    }

    /// The next step, done; `None` when the path has ended or `go_on`, which is
    /// asked again and again during long searches, answers with a break.
    pub fn next_step(&mut self, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> Option<Step> {
        if self.board.empty_cells() == 0 {
            self.rating.complete = true;
            return None;
        }
        let step = match self.find(go_on) {
            ControlFlow::Break(()) => return None,
            ControlFlow::Continue(step) => step,
        };
        let Some(step) = step else {
            self.rating = Rating { er: Score(20.0), hardest: None, complete: true, ..self.rating };
            return None;
        };
        self.count(&step);
        step.apply(&mut self.board);
        Some(step)
    }

    /// The rating by the steps so far.
    pub fn rating(&self) -> Rating {
        self.rating
    }

    fn find(&self, go_on: &mut dyn FnMut() -> ControlFlow<()>) -> ControlFlow<(), Option<Step>> {
        go_on()?;
        if let Some(step) = BEFORE_CHAINS.iter().find_map(|find| find(&self.board)) {
            return ControlFlow::Continue(Some(step));
        }
        if let Some(step) = aligned::triplet(&self.board) {
            return ControlFlow::Continue(Some(step));
        }
        chains::multiple(&self.board, go_on)
    }

    fn count(&mut self, step: &Step) {
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

/// Rates a classic puzzle. `progress` hears the rating so far before each step and
/// during long searches; when it breaks, the rating is "at least" that.
///
/// # Panics
/// If the grid is not of 81 cells.
pub fn rate(givens: &Grid, progress: &mut dyn FnMut(&Rating) -> ControlFlow<()>) -> Rating {
    let mut path = Path::new(givens);
    loop {
        let so_far = path.rating();
        if path.next_step(&mut || progress(&so_far)).is_none() {
            return path.rating();
        }
    }
}
