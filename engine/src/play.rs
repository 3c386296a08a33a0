//! A small API for programs that play Sudoku: import a puzzle, solve it, ask for a hint,
//! write digits, read the candidates, export it as text. The app itself plays on its own
//! board, which adds history, notes and a clock.
//!
//! ```
//! use nonet_engine::play::{OnConflict, Sudoku};
//!
//! let mut sudoku: Sudoku =
//!     ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5".parse()?;
//! assert_eq!(
//!     sudoku.solve().unwrap().to_string(),
//!     "126478593837592461945361278412937856569184732783256914251649387374815629698723145",
//! );
//!
//! assert!(sudoku.add(1, 0, OnConflict::Refuse).is_ok()); // part of the solution
//! assert!(sudoku.add(2, 0, OnConflict::Refuse).is_err()); // the row has a 2
//! assert!(sudoku.add(0, 0, OnConflict::Refuse).is_ok()); // empties the cell
//! assert!(sudoku.add(6, 0, OnConflict::Refuse).is_ok()); // legal, but...
//! assert_eq!(sudoku.solve(), None); // ...the puzzle has no solution now
//! # Ok::<(), nonet_engine::play::ImportError>(())
//! ```

use std::error::Error;
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use crate::solve::{Solver, first_solutions};
use crate::{Cell, Conflict, Digit, DigitSet, Grid, GridError, Variant};
#[cfg(feature = "generate")]
use crate::{Level, Recipe, Symmetry, generate};

/// A puzzle and the digits written into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sudoku {
    grid: Grid,
}

/// What [`Sudoku::add`] does with a digit that a peer already holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnConflict {
    /// Return an error.
    Refuse,
    /// Write the digit anyway.
    Allow,
}

/// The content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CellState {
    /// The cell holds a digit.
    Digit(Digit),
    /// The cell is empty, and no peer holds these digits.
    Candidates(DigitSet),
}

/// One digit of the solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Hint {
    /// Row, counted from 0.
    pub row: usize,
    /// Column, counted from 0.
    pub column: usize,
    /// The digit of the solution in that cell.
    pub digit: Digit,
}

/// Why a text is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ImportError {
    /// The text is not a board.
    Text(GridError),
    /// Two digits are in conflict.
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

/// Why [`Sudoku::add`] did not write a digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum AddError {
    /// The board has no such cell or no such digit.
    OffBoard,
    /// This peer holds the digit.
    Conflict(Cell),
}

impl fmt::Display for AddError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard => f.write_str("the board has no such cell or digit"),
            Self::Conflict(peer) => write!(f, "cell {} holds the same digit", peer.index()),
        }
    }
}

impl Error for AddError {}

impl FromStr for Sudoku {
    type Err = ImportError;
    /// Reads a classic puzzle, as [`Sudoku::import`] does.
    fn from_str(text: &str) -> Result<Self, ImportError> {
        Self::import(text)
    }
}

impl Sudoku {
    /// Generates a classic puzzle with one solution. The pattern of givens has
    /// [`Symmetry::Rotate180`]. A seed always gives the same puzzle.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    ///
    /// use nonet_engine::play::Sudoku;
    ///
    /// let sudoku = Sudoku::design(1);
    /// assert_eq!(sudoku.export().len(), 81);
    /// assert_eq!(sudoku, Sudoku::design(1));
    /// let mut solutions = 0;
    /// sudoku.find_all(|_| {
    ///     solutions += 1;
    ///     if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    /// });
    /// assert_eq!(solutions, 1);
    /// ```
    #[cfg(feature = "generate")]
    #[allow(clippy::missing_panics_doc)] // this recipe is valid
    pub fn design(seed: u64) -> Self {
        let recipe = Recipe { symmetry: Symmetry::Rotate180, ..Recipe::classic(Level::Medium, seed) };
        Self { grid: generate(&recipe).expect("the recipe is valid").givens }
    }

    /// Reads a classic puzzle of 81 characters: digits, and `.`, `0`, `*` or `_` for an empty
    /// cell.
    ///
    /// # Errors
    /// If the text is not a board, or if two digits are in conflict.
    ///
    /// ```
    /// # use nonet_engine::play::Sudoku;
    /// let error = Sudoku::import("55...............................................................................");
    /// assert_eq!(error.unwrap_err().to_string(), "5 appears twice in row 1: r1c1 and r1c2");
    /// ```
    pub fn import(text: &str) -> Result<Self, ImportError> {
        Self::import_on(Variant::CLASSIC, text)
    }

    /// Reads a puzzle of any variant.
    ///
    /// # Errors
    /// If the text is not a board, or if two digits are in conflict.
    pub fn import_on(variant: Variant, text: &str) -> Result<Self, ImportError> {
        let grid = Grid::read(variant, text).map_err(ImportError::Text)?;
        match grid.conflict() {
            Some(conflict) => Err(ImportError::Conflict(variant, conflict)),
            None => Ok(Self { grid }),
        }
    }

    /// The board as one line, with `.` for an empty cell. [`Self::import`] reads it.
    pub fn export(&self) -> String {
        self.grid.to_string()
    }

    /// A solution of the current board, or `None` if it has none.
    pub fn solve(&self) -> Option<Grid> {
        first_solutions(&self.grid, 1).pop()
    }

    /// The empty cell with the fewest candidates, and its digit in the solution. `None` if the
    /// board is full or has no solution.
    ///
    /// ```
    /// use nonet_engine::play::{OnConflict, Sudoku};
    ///
    /// // 17 givens: the search order matters here.
    /// let mut sudoku = Sudoku::import(
    ///     ".......1479...........2.......003605001000000......2...6....73.2..14.......8.....",
    /// )?;
    /// while let Some(hint) = sudoku.hint() {
    ///     sudoku.add(hint.digit.value(), hint.row * 9 + hint.column, OnConflict::Refuse).unwrap();
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

    /// Calls `found` with one solution after another until it breaks or there are no more.
    pub fn find_all(&self, found: impl FnMut(&Grid) -> ControlFlow<()>) {
        // A board with a conflict has no solutions.
        let _ = Solver::new(self.grid.variant()).solutions(&self.grid, found);
    }

    /// Writes a digit into the cell at an index, counted from 0 row by row. The value 0 empties the
    /// cell. A digit that makes the puzzle unsolvable is accepted.
    ///
    /// # Errors
    /// If the board has no such cell or digit. With [`OnConflict::Refuse`], also if a peer holds
    /// the digit. The board does not change then.
    pub fn add(&mut self, value: u8, index: usize, on_conflict: OnConflict) -> Result<(), AddError> {
        let geometry = self.grid.geometry();
        if index >= geometry.cell_count() || usize::from(value) > geometry.side() {
            return Err(AddError::OffBoard);
        }
        let cell = Cell::new(index);
        let digit = Digit::new(value);
        let holds_it = |peer: &&Cell| digit.is_some() && self.grid.get(**peer) == digit;
        match geometry.peers(cell).iter().find(holds_it) {
            Some(&peer) if on_conflict == OnConflict::Refuse => Err(AddError::Conflict(peer)),
            _ => {
                self.grid.set(cell, digit);
                Ok(())
            }
        }
    }

    /// The digit or the candidates of each cell.
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
        sudoku.add(5, 0, OnConflict::Refuse).unwrap();
        assert_eq!(sudoku.add(5, 8, OnConflict::Refuse), Err(AddError::Conflict(Cell::new(0))));
        assert_eq!(sudoku.add(5, 8, OnConflict::Allow), Ok(()));
        assert_eq!(sudoku.solve(), None);
        assert_eq!(sudoku.hint(), None);
        assert_eq!(sudoku.add(0, 8, OnConflict::Refuse), Ok(()));
        assert_eq!(sudoku.add(10, 0, OnConflict::Allow), Err(AddError::OffBoard));
        assert_eq!(sudoku.add(1, 81, OnConflict::Allow), Err(AddError::OffBoard));
    }
}
