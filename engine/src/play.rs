//! A small engine for whoever builds a game on Nonet: bring a puzzle in, ask for
//! its solution, a hint or all solutions, write digits, see what may still stand
//! where, and take it out as text. Nothing here draws anything. The page itself
//! plays through [`game`](crate::game), which adds history, notes and a clock.
//!
//! ```
//! use nonet_engine::play::{Conflicts, Sudoku};
//!
//! let mut sudoku = Sudoku::import(
//!     ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5",
//! )?;
//! assert_eq!(
//!     sudoku.solve().unwrap().to_string(),
//!     "126478593837592461945361278412937856569184732783256914251649387374815629698723145",
//! );
//!
//! assert!(sudoku.add(1, 0, Conflicts::Refuse).is_ok()); // legal, part of the solution
//! assert!(sudoku.add(2, 0, Conflicts::Refuse).is_err()); // a 2 stands in the row
//! assert!(sudoku.add(0, 0, Conflicts::Refuse).is_ok()); // undone
//! assert!(sudoku.add(6, 0, Conflicts::Refuse).is_ok()); // legal, and yet...
//! assert_eq!(sudoku.solve(), None); // ...it cannot be solved any more
//! # Ok::<(), nonet_engine::play::ImportError>(())
//! ```

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;

use crate::generate::{GenerateError, generate};
use crate::solve::{Solver, first_solutions};
use crate::{Cell, Conflict, Digit, DigitSet, Grid, GridError, Level, Recipe, Symmetry, Variant};

/// A puzzle and what has been written into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sudoku {
    grid: Grid,
}

/// What [`Sudoku::add`] does with a digit that a peer holds already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Conflicts {
    /// Refuse it.
    Refuse,
    /// Write it all the same.
    Allow,
}

/// What may stand in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellState {
    /// A digit stands there.
    Digit(Digit),
    /// It is empty; no peer holds these digits.
    Candidates(DigitSet),
}

/// A part of the solution. Row and column count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint {
    /// Row, from 0 at the top.
    pub row: usize,
    /// Column, from 0 at the left.
    pub column: usize,
    /// What goes there.
    pub digit: Digit,
}

/// Why a text is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// It does not read as a board.
    Text(GridError),
    /// Two of its digits are in conflict.
    Conflict(Variant, Conflict),
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(error) => error.fmt(f),
            Self::Conflict(variant, conflict) => f.write_str(&conflict.describe(variant.geometry())),
        }
    }
}

impl Error for ImportError {}

/// Why a digit was not written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AddError {
    /// There is no such cell, or no such digit on this board.
    OffBoard,
    /// This peer holds the digit.
    Conflict(Cell),
}

impl Sudoku {
    /// Makes a classic puzzle with one solution whose givens look the same after
    /// half a turn. A seed always gives the same puzzle.
    ///
    /// ```
    /// use nonet_engine::play::Sudoku;
    ///
    /// let sudoku = Sudoku::design(1);
    /// assert_eq!(sudoku.export().len(), 81);
    /// assert_eq!(sudoku, Sudoku::design(1));
    /// let mut solutions = 0;
    /// sudoku.find_all(|_| {
    ///     solutions += 1;
    ///     solutions < 2
    /// });
    /// assert_eq!(solutions, 1);
    /// ```
    ///
    /// # Panics
    /// Never: this recipe can always be made.
    pub fn design(seed: u64) -> Self {
        let recipe = Recipe { symmetry: Symmetry::Rotate180, ..Recipe::classic(Level::Medium, seed) };
        let puzzle: Result<_, GenerateError> = generate(&recipe, &mut |_| ControlFlow::Continue(()));
        Self { grid: puzzle.expect("a medium puzzle can always be made").givens }
    }

    /// Reads a classic puzzle of 81 characters: digits, and `.`, `0`, `*` or `_`
    /// for an empty cell.
    ///
    /// # Errors
    /// Says what is wrong and where, also if two digits are in conflict.
    ///
    /// ```
    /// # use nonet_engine::play::Sudoku;
    /// let error = Sudoku::import("55...............................................................................");
    /// assert_eq!(error.unwrap_err().to_string(), "5 stands twice in row 1: r1c1 and r1c2");
    /// ```
    pub fn import(text: &str) -> Result<Self, ImportError> {
        Self::import_on(Variant::CLASSIC, text)
    }

    /// Reads a puzzle for any board.
    ///
    /// # Errors
    /// As [`Self::import`].
    pub fn import_on(variant: Variant, text: &str) -> Result<Self, ImportError> {
        let grid = Grid::read(variant, text).map_err(ImportError::Text)?;
        match grid.conflict() {
            Some(conflict) => Err(ImportError::Conflict(variant, conflict)),
            None => Ok(Self { grid }),
        }
    }

    /// The board as one line, `.` for an empty cell; [`Self::import`] reads it.
    pub fn export(&self) -> String {
        self.grid.to_string()
    }

    /// A solution of the board as it stands; `None` if there is none.
    pub fn solve(&self) -> Option<Grid> {
        first_solutions(&self.grid, 1).pop()
    }

    /// The empty cell with fewest candidates and its digit in the solution;
    /// `None` if the board is full or cannot be solved. Written with
    /// [`Self::add`], hint after hint fills the board.
    ///
    /// ```
    /// use nonet_engine::play::{Conflicts, Sudoku};
    ///
    /// // The one for which the order of the search matters: 17 givens.
    /// let mut sudoku = Sudoku::import(
    ///     ".......1479...........2.......003605001000000......2...6....73.2..14.......8.....",
    /// )?;
    /// while let Some(hint) = sudoku.hint() {
    ///     sudoku.add(hint.digit.value(), hint.row * 9 + hint.column, Conflicts::Refuse).unwrap();
    /// }
    /// assert!(!sudoku.export().contains('.'));
    /// # Ok::<(), nonet_engine::play::ImportError>(())
    /// ```
    pub fn hint(&self) -> Option<Hint> {
        let cell = self.grid.empty_cells().min_by_key(|&cell| self.grid.candidates(cell).len())?;
        let digit = self.solve()?.get(cell)?;
        let geometry = self.grid.geometry();
        Some(Hint { row: geometry.row(cell), column: geometry.column(cell), digit })
    }

    /// Hands over one solution after another until `found` returns false or
    /// there are no more.
    pub fn find_all(&self, mut found: impl FnMut(&Grid) -> bool) {
        let step = |solution: &Grid| {
            if found(solution) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        // A board that contradicts itself has no solution to hand over.
        let _ = Solver::new(self.grid.variant()).solutions(&self.grid, step);
    }

    /// Writes a digit into the cell at an index, counted from 0 row by row;
    /// 0 takes away what stands there. A digit that only makes the puzzle
    /// unsolvable is written: finding that out is the player's game.
    ///
    /// # Errors
    /// If there is no such cell or digit, or a peer holds the digit and that is
    /// to be refused. The board is as it was then.
    pub fn add(&mut self, value: u8, index: usize, conflicts: Conflicts) -> Result<(), AddError> {
        let geometry = self.grid.geometry();
        if index >= geometry.cell_count() || usize::from(value) > geometry.side() {
            return Err(AddError::OffBoard);
        }
        let cell = Cell::new(index);
        let digit = Digit::new(value);
        let holds_it = |peer: &&Cell| digit.is_some() && self.grid.get(**peer) == digit;
        match geometry.peers(cell).iter().find(holds_it) {
            Some(&peer) if conflicts == Conflicts::Refuse => Err(AddError::Conflict(peer)),
            _ => {
                self.grid.set(cell, digit);
                Ok(())
            }
        }
    }

    /// For each cell its digit, or what may still stand there.
    ///
    /// ```
    /// use nonet_engine::play::{CellState, Sudoku};
    ///
    /// let sudoku = Sudoku::import(
    ///     ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5",
    /// )?;
    /// let state = sudoku.state();
    /// assert_eq!(state.len(), 81);
    /// assert!(matches!(state[1], CellState::Digit(digit) if digit.value() == 2));
    /// let CellState::Candidates(first) = state[0] else { panic!() };
    /// assert_eq!(first.iter().map(|digit| digit.value()).collect::<Vec<_>>(), [1, 6]);
    /// # Ok::<(), nonet_engine::play::ImportError>(())
    /// ```
    pub fn state(&self) -> Vec<CellState> {
        let state = |cell| {
            self.grid
                .get(cell)
                .map_or_else(|| CellState::Candidates(self.grid.candidates(cell)), CellState::Digit)
        };
        self.grid.geometry().cells().map(state).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conflicts_are_written_if_allowed() {
        let mut sudoku = Sudoku { grid: Grid::empty(Variant::CLASSIC) };
        sudoku.add(5, 0, Conflicts::Refuse).unwrap();
        assert_eq!(sudoku.add(5, 8, Conflicts::Refuse), Err(AddError::Conflict(Cell::new(0))));
        assert_eq!(sudoku.add(5, 8, Conflicts::Allow), Ok(()));
        assert_eq!(sudoku.solve(), None);
        assert_eq!(sudoku.hint(), None);
        assert_eq!(sudoku.add(0, 8, Conflicts::Refuse), Ok(()));
        assert_eq!(sudoku.add(10, 0, Conflicts::Allow), Err(AddError::OffBoard));
        assert_eq!(sudoku.add(1, 81, Conflicts::Allow), Err(AddError::OffBoard));
    }
}
