//! The answer to "is this a puzzle?": none, one or several solutions.

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;

use super::{Contradiction, SearchOutcome, Solver};
use crate::Grid;

/// The solutions of a grid, as far as they matter for a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Solutions {
    /// There is none. Has the contradiction if it shows without a search.
    None(Option<Contradiction>),
    /// There is exactly one: the grid is a puzzle.
    One(Grid),
    /// There are several. These are the first two: [`Grid::differences`] says where they differ.
    Many(Grid, Grid),
    /// The solver reached its limit of nodes first. Has the solution that it found, if any.
    Undecided(Option<Grid>),
}

impl Solutions {
    /// The first solution, whether or not there are others.
    pub fn first(self) -> Option<Grid> {
        match self {
            Self::None(_) => None,
            Self::One(solution) | Self::Many(solution, _) => Some(solution),
            Self::Undecided(solution) => solution,
        }
    }

    /// The only solution.
    ///
    /// # Errors
    /// If there is none, if there are several, or if the solver reached its limit.
    pub fn only(self) -> Result<Grid, Improper> {
        match self {
            Self::One(solution) => Ok(solution),
            Self::None(contradiction) => Err(Improper::NoSolution(contradiction)),
            Self::Many(one, other) => Err(Improper::SeveralSolutions(one, other)),
            Self::Undecided(_) => Err(Improper::Undecided),
        }
    }
}

/// Why a grid is not a puzzle: a proper puzzle has exactly one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Improper {
    /// It has no solution. Has the contradiction if it shows without a search.
    NoSolution(Option<Contradiction>),
    /// It has several solutions. These are the first two.
    SeveralSolutions(Grid, Grid),
    /// The solver reached its limit of nodes.
    Undecided,
}

impl fmt::Display for Improper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSolution(None) => f.write_str("the puzzle has no solution"),
            Self::NoSolution(Some(contradiction)) => {
                write!(f, "the puzzle has no solution: {contradiction}")
            }
            Self::SeveralSolutions(one, other) => {
                f.write_str("the puzzle has several solutions")?;
                let geometry = one.geometry();
                one.differences(other).next().map_or(Ok(()), |cell| {
                    let digits = [one, other].map(|grid| grid.get(cell));
                    let [Some(first), Some(second)] = digits else { return Ok(()) };
                    write!(f, ": {} can be {first} or {second}", geometry.name(cell))
                })
            }
            Self::Undecided => f.write_str("the search for solutions reached its limit"),
        }
    }
}

impl Error for Improper {}

impl Solver {
    /// Finds out whether a grid has none, one or several solutions.
    ///
    /// # Panics
    /// If the grid is of another variant.
    pub fn solve(&mut self, givens: &Grid) -> Solutions {
        let mut found = Vec::with_capacity(2);
        let outcome = self.solutions(givens, |solution| {
            found.push(solution.clone());
            if found.len() < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let mut found = found.into_iter();
        match (outcome, found.next(), found.next()) {
            (Err(contradiction), ..) => Solutions::None(Some(contradiction)),
            (_, Some(one), Some(other)) => Solutions::Many(one, other),
            (Ok(SearchOutcome::OutOfNodes), one, _) => Solutions::Undecided(one),
            (Ok(_), Some(one), None) => Solutions::One(one),
            (Ok(_), None, _) => Solutions::None(None),
        }
    }
}

/// Finds out whether a grid has none, one or several solutions.
///
/// ```
/// use nonet_engine::solve::Solutions;
/// use nonet_engine::{Grid, solve};
///
/// let two: Grid = "12343412214343..".parse()?; // a board of 4 x 4
/// assert!(matches!(solve(&two), Solutions::One(_)));
/// let error = solve(&"1234 3412 .... ....".parse()?).only().unwrap_err();
/// assert_eq!(error.to_string(), "the puzzle has several solutions: r3c2 can be 1 or 3");
/// # Ok::<(), nonet_engine::formats::ReadError>(())
/// ```
pub fn solve(givens: &Grid) -> Solutions {
    Solver::new(givens.variant()).solve(givens)
}
