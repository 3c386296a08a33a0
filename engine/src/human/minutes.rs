//! How many minutes people need for a puzzle: an estimate, with a range.
//!
//! People look for the next digit, and what they see first decides what they write. So the puzzle is solved
//! in many random orders. In each position the open singles are counted by where they are seen. Hidden
//! singles of a box are seen most easily. [`Model::line`] says how easily those of other houses are seen,
//! and [`Model::naked`] naked singles. The next digit takes this many looks at a cell:
//!
//! ```text
//! looks = empty cells / (singles of boxes + line * singles of other houses + naked * naked singles)
//! ```
//!
//! Where no single is open, the ladder takes its next step, which costs a fixed number of looks. The time
//! for a digit grows with the square root of the mean number of looks for one. [`Model::FITTED`] has the
//! numbers that fit the times of players best. `docs/RATING.md` says which times these are and how well the
//! numbers fit. The example `minutes` repeats the fit.
//!
//! The idea that the time depends on how many steps are open at once is from Radek Pelánek, "Difficulty
//! Rating of Sudoku Puzzles: An Overview and Evaluation" (2014).

use rand::Rng;

use super::ground::{Ground, Set, is_classic};
use super::position::Position;
use super::singles::Singles;
use super::technique::{Step, Tier};
use super::{Candidate, Options, ladder};
use crate::random::{from_seed, index};
use crate::{Cell, Grid};

/// The number of cells that all orders fill together. A classic puzzle is solved in 64 orders.
const CELLS: u32 = 64 * 81;

/// How easily a hidden single of a box is seen, in the unit of [`Model::line`] and [`Model::naked`].
const BOX: u32 = 100;

/// How long people need for a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Minutes {
    /// The middle: the mean of several players is as often above as below.
    pub typical: f64,
    /// The mean of several players is lower for one puzzle in ten.
    pub low: f64,
    /// The mean of several players is higher for one puzzle in ten.
    pub high: f64,
}

/// What has to be found to solve a puzzle.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[non_exhaustive]
pub struct Effort {
    /// The number of empty cells.
    pub digits: u32,
    /// The number of looks until all singles are found, as a mean of several orders.
    pub looks: f64,
    /// The number of steps of [`Tier::Medium`].
    pub medium: u32,
    /// The number of steps of [`Tier::Hard`].
    pub hard: u32,
    /// The number of digits that are tried, since no technique that is used has a step. These are the
    /// techniques up to [`Tier::Hard`], and up to [`Tier::Medium`] on boards with sums, lines or clues.
    pub trials: u32,
}

/// The numbers of the estimate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Model {
    /// How easily a hidden single of a row or another house is seen, in hundredths of one of a box.
    pub line: u32,
    /// How easily a naked single is seen, in hundredths of a hidden single of a box.
    pub naked: u32,
    /// Looks for a step of [`Tier::Medium`].
    pub medium: f64,
    /// Looks for a step of [`Tier::Hard`].
    pub hard: f64,
    /// Looks for a digit that is tried. Too few puzzles need one for a fit: it is twice [`Self::hard`].
    pub trial: f64,
    /// Seconds for a digit that takes one look.
    pub seconds: f64,
    /// [`Minutes::low`] as a part of the middle.
    pub low: f64,
    /// [`Minutes::high`] as a multiple of the middle.
    pub high: f64,
}

impl Model {
    /// The numbers that fit best.
    pub const FITTED: Self = Self {
        line: 30,
        naked: 6,
        medium: 40.0,
        hard: 300.0,
        trial: 600.0,
        seconds: 2.31,
        low: 0.791,
        high: 1.42,
    };

    /// What has to be found to solve a puzzle of any board. This needs [`Self::line`] and
    /// [`Self::naked`] only.
    ///
    /// # Panics
    /// If the grids are of different boards, or the solution has an empty cell.
    pub fn effort(&self, givens: &Grid, solution: &Grid) -> Effort {
        assert_eq!(givens.variant(), solution.variant(), "a puzzle and its solution are of one board");
        if is_classic(givens.geometry()) {
            self.follow(Position::new(givens), solution)
        } else {
            self.follow(Position::wide(givens), solution)
        }
    }

    /// The time that an effort takes.
    pub fn minutes(&self, effort: &Effort) -> Minutes {
        let steps = [(effort.medium, self.medium), (effort.hard, self.hard), (effort.trials, self.trial)];
        let looks = steps.iter().fold(effort.looks, |sum, &(count, looks)| sum + f64::from(count) * looks);
        // The digits times the square root of the looks for one.
        let typical = self.seconds * (f64::from(effort.digits) * looks).sqrt() / 60.0;
        Minutes { typical, low: typical * self.low, high: typical * self.high }
    }

    fn follow<G: Ground>(&self, mut position: Position<G>, solution: &Grid) -> Effort {
        // The seed is fixed, so that equal puzzles have equal times.
        let rng = &mut from_seed(0);
        let orders = CELLS / position.ground().geometry().cells().len() as u32;
        let mut effort = Effort { digits: position.empty().len() as u32, ..Effort::default() };
        loop {
            let start = Singles::new(&position);
            let mut looks = 0.0;
            // Every order ends in the same position.
            for _ in 0..orders {
                let mut singles = start.clone();
                looks += self.write_all(&mut singles, solution, rng);
                position = singles.position().clone();
            }
            effort.looks += looks / f64::from(orders);
            if position.is_solved() {
                return effort;
            }
            if let Some(step) = next_step(&position) {
                let count =
                    if step.technique.tier <= Tier::Medium { &mut effort.medium } else { &mut effort.hard };
                *count += 1;
                position.apply(&step);
            } else if let Some(cell) = fewest_candidates(&position) {
                effort.trials += 1;
                position.place(answer(solution, cell));
            }
        }
    }

    /// Writes singles in a random order until none is left. Returns the number of looks.
    fn write_all<G: Ground>(&self, singles: &mut Singles<G>, solution: &Grid, rng: &mut impl Rng) -> f64 {
        let weights = [BOX, self.line, self.naked];
        let mut looks = 0.0;
        loop {
            let open = singles.cells();
            let total: u32 =
                open.iter().zip(weights).map(|(cells, weight)| cells.len() as u32 * weight).sum();
            if total == 0 {
                return looks;
            }
            looks += f64::from(singles.position().empty().len() as u32 * BOX) / f64::from(total);
            let look = index(rng, total as usize) as u32;
            let Some(cell) = seen(&open, weights, look) else { return looks };
            singles.place(answer(solution, cell));
        }
    }
}

/// How many minutes people need for a puzzle of any board, by [`Model::FITTED`].
///
/// # Panics
/// If the grids are of different boards, or the solution has an empty cell.
///
/// # Examples
/// ```
/// use nonet_engine::human::minutes::minutes;
/// use nonet_engine::{Grid, Solutions, solve};
///
/// let puzzle: Grid =
///     ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5".parse()?;
/// let Solutions::One(solution) = solve(&puzzle) else { panic!("no puzzle") };
/// let minutes = minutes(&puzzle, &solution);
/// assert!(minutes.low < minutes.typical && minutes.typical < minutes.high);
/// # Ok::<(), nonet_engine::formats::ReadError>(())
/// ```
pub fn minutes(givens: &Grid, solution: &Grid) -> Minutes {
    let model = Model::FITTED;
    model.minutes(&model.effort(givens, solution))
}

/// The cell that a look falls on, if each cell is as many looks wide as the weight of its set.
fn seen<C: Set<Cell>>(open: &[C; 3], weights: [u32; 3], mut look: u32) -> Option<Cell> {
    for (&cells, weight) in open.iter().zip(weights) {
        let width = cells.len() as u32 * weight;
        if look < width {
            return cells.into_iter().nth((look / weight) as usize);
        }
        look -= width;
    }
    None
}

/// The easiest step of the ladder. Techniques that take this program long to find are left out: where
/// people need them, they try a digit instead.
fn next_step<G: Ground>(position: &Position<G>) -> Option<Step> {
    let hardest = if position.ground().geometry().has_terms() { Tier::Medium } else { Tier::Hard };
    let mut techniques = ladder(Options::default()).filter(|technique| technique.tier <= hardest);
    techniques.find_map(|technique| technique.first(position))
}

/// The empty cell with the fewest candidates, the first of several.
fn fewest_candidates<G: Ground>(position: &Position<G>) -> Option<Cell> {
    position.empty().into_iter().min_by_key(|&cell| position.candidates(cell).len())
}

fn answer(solution: &Grid, cell: Cell) -> Candidate {
    Candidate::new(cell, solution.get(cell).expect("a solution fills every cell"))
}
