//! True candidates: for each cell the digits that some solution has, and in how many solutions each occurs.
//!
//! A solution shows that all its candidates are true, so a few solutions decide most candidates. For each
//! of the others [`search`] asks for a solution that has it; if there is none, the candidate is removed for
//! all later questions. The idea is old: it computes the backbone of a problem and its opposite, see
//! M. Janota, I. Lynce, J. Marques-Silva, "Algorithms for Computing Backbones of Propositional Formulae",
//! AI Communications 28 (2015). [`reuse`] keeps what still holds after an edit of the puzzle.

mod reuse;
mod search;

use std::fmt;

use crate::{Cell, Digit, DigitSet, Grid, Progress};

/// What the solutions of a puzzle have in its cells, as far as it is known. See
/// [`Solver::true_candidates`](super::Solver::true_candidates).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrueCandidates {
    givens: Grid,
    /// For each cell: the digits that a known solution has.
    possible: Vec<DigitSet>,
    /// For each cell: the digits that are not decided.
    undecided: Vec<DigitSet>,
    /// For each cell, for each digit: the number of known solutions that have it there.
    counts: Vec<u32>,
    /// The known solutions, each once.
    solutions: Vec<Grid>,
    /// Whether there are no other solutions.
    has_all: bool,
}

/// Whether a solution has a candidate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CandidateState {
    /// No solution has it.
    Impossible,
    /// One solution or more has it.
    Possible(SolutionCount),
    /// The search was stopped before, or reached its limit of nodes.
    Undecided,
}

/// A number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolutionCount {
    /// This number and no more.
    Exactly(u32),
    /// This number or more.
    AtLeast(u32),
}

impl fmt::Display for SolutionCount {
    /// `12`, or `12+` if there may be more.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(count) => write!(f, "{count}"),
            Self::AtLeast(count) => write!(f, "{count}+"),
        }
    }
}

impl TrueCandidates {
    /// Nothing is known but the givens.
    fn new(givens: &Grid) -> Self {
        let geometry = givens.geometry();
        let undecided = geometry.cells().map(|cell| match givens.get(cell) {
            Some(digit) => DigitSet::of(digit),
            None => givens.candidates(cell),
        });
        Self {
            givens: givens.clone(),
            possible: vec![DigitSet::EMPTY; geometry.cell_count()],
            undecided: undecided.collect(),
            counts: vec![0; geometry.cell_count() * geometry.side()],
            solutions: Vec::new(),
            has_all: false,
        }
    }

    /// The puzzle.
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// The digits of a cell that some solution has.
    ///
    /// # Panics
    /// If the board does not have the cell.
    pub fn possible(&self, cell: Cell) -> DigitSet {
        self.possible[cell.index()]
    }

    /// The digits of a cell that are not decided. It is not known whether a solution has them.
    ///
    /// # Panics
    /// If the board does not have the cell.
    pub fn undecided(&self, cell: Cell) -> DigitSet {
        self.undecided[cell.index()]
    }

    /// Whether a solution has a digit in a cell, and how many have it.
    ///
    /// # Panics
    /// If the board does not have the cell or the digit.
    pub fn state(&self, cell: Cell, digit: Digit) -> CandidateState {
        if self.possible(cell).contains(digit) {
            CandidateState::Possible(self.count(self.counts[self.place(cell, digit)]))
        } else if self.undecided(cell).contains(digit) {
            CandidateState::Undecided
        } else {
            CandidateState::Impossible
        }
    }

    /// The number of solutions.
    pub fn solution_count(&self) -> SolutionCount {
        self.count(self.solutions.len() as u32)
    }

    /// The known solutions, each once: all of them, if [`Self::solution_count`] is exact.
    pub fn solutions(&self) -> &[Grid] {
        &self.solutions
    }

    /// Whether no candidate is undecided.
    pub fn is_decided(&self) -> bool {
        self.undecided.iter().all(|digits| digits.is_empty())
    }

    /// How many of the candidates of all cells are decided.
    pub fn progress(&self) -> Progress {
        let undecided: usize = self.undecided.iter().map(|digits| digits.len()).sum();
        let total = self.counts.len();
        Progress::new((total - undecided) as u32, total as u32)
    }

    fn count(&self, known: u32) -> SolutionCount {
        if self.has_all { SolutionCount::Exactly(known) } else { SolutionCount::AtLeast(known) }
    }

    fn place(&self, cell: Cell, digit: Digit) -> usize {
        cell.index() * self.givens.geometry().side() + digit.index()
    }

    /// Adds a solution that is not known yet.
    fn add(&mut self, solution: &Grid) {
        for (cell, digit) in solution.filled() {
            self.possible[cell.index()].insert(digit);
            self.undecided[cell.index()].remove(digit);
            let place = self.place(cell, digit);
            self.counts[place] += 1;
        }
        self.solutions.push(solution.clone());
    }

    /// Whether a solution has a candidate that is undecided. Then it is not known yet.
    fn is_witness(&self, solution: &Grid) -> bool {
        solution.filled().any(|(cell, digit)| self.undecided(cell).contains(digit))
    }

    /// Keeps only these candidates of a cell undecided: no solution has the others.
    fn leave(&mut self, cell: Cell, digits: DigitSet) {
        self.undecided[cell.index()] &= digits;
    }

    /// No other solutions exist.
    fn close(&mut self) {
        self.has_all = true;
        self.undecided.fill(DigitSet::EMPTY);
    }

    /// The candidates that the givens leave and no solution has.
    fn impossible(&self) -> Vec<(Cell, Digit)> {
        let all = DigitSet::full(self.givens.geometry().side());
        let empty = self.givens.empty_cells();
        empty
            .flat_map(|cell| {
                let impossible = all - self.possible(cell) - self.undecided(cell);
                impossible.into_iter().map(move |digit| (cell, digit))
            })
            .collect()
    }
}
