//! A game for programs that play Sudoku: digits and notes with undo, conflicts, mistakes, hints, and a
//! text that keeps all of it.
//!
//! ```
//! use nonet_engine::human::Next;
//! use nonet_engine::play::{Game, Move};
//!
//! let mut game: Game =
//!     ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5".parse()?;
//! let one = game.cell(0, 0).unwrap();
//! game.play(Move::Place(one, 2.try_into()?))?; // the row has a 2
//! assert_eq!(game.conflicts().count(), 2);
//! assert_eq!(game.mistakes(), Some(vec![one]));
//! game.undo();
//! while let Next::Step(step) = game.hint() {
//!     for placed in &step.placements {
//!         game.play(Move::Place(placed.cell, placed.digit))?;
//!     }
//!     # if step.placements.is_empty() { break }
//! }
//! assert_eq!(game.to_string().parse::<Game>()?.digits(), game.digits());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::formats::ReadError;
#[cfg(feature = "ladder")]
use crate::human::{Candidate, Next, Options, Position, Wide, next_step};
use crate::rules::{RulesError, cell_of};
use crate::{Cell, Digit, DigitSet, Grid, Solutions, Variant, solve};

/// A puzzle that is being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    givens: Grid,
    digits: Grid,
    /// The notes of each cell. A filled cell keeps its notes, which show again when it is erased.
    notes: Vec<DigitSet>,
    /// The cells that the moves changed, as they were before, and those that undo changed back.
    past: Vec<Changed>,
    future: Vec<Changed>,
}

/// A cell as it was before a move.
type Changed = (Cell, Option<Digit>, DigitSet);

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum Move {
    /// Write a digit, right or wrong.
    Place(Cell, Digit),
    /// Empty a cell. Its notes show again.
    Erase(Cell),
    /// Write a note, or take it away if it is there.
    Note(Cell, Digit),
}

/// Why [`Game::play`] did nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MoveError {
    /// The board has no such cell or no such digit.
    OffBoard,
    /// The digit of the cell is given.
    Given,
    /// The cell has a digit, so it takes no note.
    Filled,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OffBoard => "the board has no such cell or digit",
            Self::Given => "the digit of the cell is given",
            Self::Filled => "the cell has a digit, so it takes no note",
        })
    }
}

impl Error for MoveError {}

/// Why a text is not a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GameError {
    /// The board is unknown.
    Board(RulesError),
    /// The givens or the digits are not a grid of the board.
    Grid(ReadError),
    /// A given differs in the digits.
    Given(String),
    /// This part is no note such as `r1c3=14`.
    Note(String),
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => error.fmt(f),
            Self::Grid(error) => error.fmt(f),
            Self::Given(cell) => write!(f, "{cell} has another digit than the one that is given"),
            Self::Note(text) => write!(f, "\"{text}\" is no note such as r1c3=14"),
        }
    }
}

impl Error for GameError {}

impl Game {
    /// A game of a puzzle, with nothing played.
    pub fn new(givens: Grid) -> Self {
        let notes = vec![DigitSet::EMPTY; givens.digits().len()];
        Self { digits: givens.clone(), givens, notes, past: Vec::new(), future: Vec::new() }
    }

    /// The cell in a row and a column, both counted from 0.
    pub fn cell(&self, row: usize, column: usize) -> Option<Cell> {
        let geometry = self.givens.geometry();
        (row.max(column) < geometry.side()).then(|| geometry.cell(row, column))
    }

    /// The given digits.
    pub fn givens(&self) -> &Grid {
        &self.givens
    }

    /// All digits: the given ones and those of the player.
    pub fn digits(&self) -> &Grid {
        &self.digits
    }

    /// The player's notes in a cell.
    pub fn notes(&self, cell: Cell) -> DigitSet {
        self.notes[cell.index()]
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the board has no such cell or digit, if the cell is given, or if it has a digit and takes no
    /// note.
    pub fn play(&mut self, what: Move) -> Result<(), MoveError> {
        let (Move::Place(cell, _) | Move::Erase(cell) | Move::Note(cell, _)) = what;
        if cell.index() >= self.notes.len() {
            return Err(MoveError::OffBoard);
        }
        if let Move::Place(_, digit) | Move::Note(_, digit) = what
            && digit.index() >= self.givens.geometry().side()
        {
            return Err(MoveError::OffBoard);
        }
        if self.givens.get(cell).is_some() {
            return Err(MoveError::Given);
        }
        let (mut digit, mut notes) = (self.digits.get(cell), self.notes(cell));
        match what {
            Move::Place(_, placed) => digit = Some(placed),
            Move::Erase(_) => digit = None,
            Move::Note(..) if digit.is_some() => return Err(MoveError::Filled),
            Move::Note(_, note) => notes.toggle(note),
        }
        self.future.clear();
        let before = self.change((cell, digit, notes));
        self.past.push(before);
        Ok(())
    }

    /// Takes back the last move. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        let after = self.change(before);
        self.future.push(after);
        true
    }

    /// Makes the last move again that was taken back. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        let before = self.change(after);
        self.past.push(before);
        true
    }

    /// Changes a cell and returns it as it was.
    fn change(&mut self, (cell, digit, notes): Changed) -> Changed {
        let before = (cell, self.digits.get(cell), self.notes(cell));
        self.digits.set(cell, digit);
        self.notes[cell.index()] = notes;
        before
    }

    /// The cells whose digits break a rule together.
    pub fn conflicts(&self) -> impl Iterator<Item = Cell> + '_ {
        self.digits.conflicting_cells()
    }

    /// The cells whose digit differs from the solution. `None` if the puzzle has no solution or several.
    pub fn mistakes(&self) -> Option<Vec<Cell>> {
        let solution = self.solve().only().ok()?;
        let filled = self.digits.filled();
        Some(
            filled.filter(|&(cell, digit)| solution.get(cell) != Some(digit)).map(|(cell, _)| cell).collect(),
        )
    }

    /// Whether every cell is filled and no rule is broken.
    pub fn is_solved(&self) -> bool {
        self.digits.is_solved()
    }

    /// The solutions of the puzzle: of its givens, whatever was played.
    pub fn solve(&self) -> Solutions {
        solve(&self.givens)
    }

    /// The easiest step from here. A cell with notes has only these as candidates.
    #[cfg(feature = "ladder")]
    pub fn hint(&self) -> Next {
        let noted = self.digits.empty_cells().filter(|&cell| !self.notes(cell).is_empty());
        let removed = noted.flat_map(|cell| {
            let gone = self.digits.candidates(cell) - self.notes(cell);
            gone.into_iter().map(move |digit| Candidate::new(cell, digit))
        });
        let givens = self.givens.filled().map(|(cell, _)| cell);
        let position = Position::<Wide>::of_game(&self.digits, givens, removed);
        next_step(&position, Options::default())
    }
}

/// The board, the givens, the digits and the notes, with a space between: `4x4 1... 12.. r1c3=34`, with
/// all cells of both grids. Undo is not part of it.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.givens.variant(), self.givens, self.digits)?;
        let geometry = self.givens.geometry();
        for cell in geometry.cells().filter(|&cell| !self.notes(cell).is_empty()) {
            write!(f, " {}=", geometry.name(cell))?;
            self.notes(cell).iter().try_for_each(|digit| write!(f, "{digit}"))?;
        }
        Ok(())
    }
}

impl FromStr for Game {
    type Err = GameError;
    /// Reads the text of a game, or the 81 cells of a classic puzzle.
    fn from_str(text: &str) -> Result<Self, GameError> {
        let mut parts = text.split_whitespace();
        let (board, givens, digits) = (parts.next().unwrap_or_default(), parts.next(), parts.next());
        let (variant, givens) = match givens {
            Some(givens) => (board.parse().map_err(GameError::Board)?, givens),
            None => (Variant::CLASSIC, board),
        };
        let read = |text| Grid::read(variant, text).map_err(GameError::Grid);
        let mut game = Self::new(read(givens)?);
        if let Some(digits) = digits {
            game.digits = read(digits)?;
        }
        let geometry = variant.geometry();
        if let Some((cell, _)) =
            game.givens.filled().find(|&(cell, given)| game.digits.get(cell) != Some(given))
        {
            return Err(GameError::Given(geometry.name(cell)));
        }
        for part in parts {
            let (cell, notes) =
                note(part, geometry.side()).ok_or_else(|| GameError::Note(part.to_owned()))?;
            game.notes[cell.index()] = notes;
        }
        Ok(game)
    }
}

/// Reads a note such as `r1c3=14`.
fn note(text: &str, side: usize) -> Option<(Cell, DigitSet)> {
    let (cell, digits) = text.split_once('=')?;
    let is_on_board = |digit: &Digit| digit.index() < side;
    let digits = digits.chars().map(|symbol| Digit::from_symbol(symbol).filter(is_on_board));
    Some((cell_of(cell, side)?, digits.collect::<Option<DigitSet>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::PUZZLE;

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    #[test]
    fn undo_and_redo_restore_digits_and_notes() {
        let mut game: Game = PUZZLE.parse().unwrap();
        let cell = game.givens().empty_cells().next().unwrap();
        let mut stands = vec![game.to_string()];
        for what in [
            Move::Note(cell, digit(1)),
            Move::Note(cell, digit(4)),
            Move::Note(cell, digit(1)),
            Move::Place(cell, digit(9)),
            Move::Place(cell, digit(8)),
            Move::Erase(cell),
        ] {
            game.play(what).unwrap();
            stands.push(game.to_string());
        }
        assert_eq!(stands[3], stands[6], "erasing shows the notes again");
        for stand in stands.iter().rev().skip(1) {
            assert!(game.undo());
            assert_eq!(game.to_string(), *stand);
        }
        assert!(!game.undo());
        for stand in &stands[1..] {
            assert!(game.redo());
            assert_eq!(game.to_string(), *stand);
        }
        assert!(!game.redo());
        game.undo();
        game.play(Move::Place(cell, digit(7))).unwrap();
        assert!(!game.redo(), "a new move ends what could be made again");
    }

    #[test]
    fn what_cannot_be_played_changes_nothing() {
        let mut game: Game = "4x4 1......2........ 1......2........".parse().unwrap();
        let before = game.clone();
        let play = |game: &mut Game, what| game.play(what).unwrap_err();
        assert_eq!(play(&mut game, Move::Place(Cell::new(16), digit(1))), MoveError::OffBoard);
        assert_eq!(play(&mut game, Move::Note(Cell::new(3), digit(5))), MoveError::OffBoard);
        assert_eq!(play(&mut game, Move::Erase(Cell::new(0))), MoveError::Given);
        assert_eq!(game, before);
        game.play(Move::Place(Cell::new(1), digit(1))).unwrap();
        assert_eq!(play(&mut game, Move::Note(Cell::new(1), digit(1))), MoveError::Filled);
        assert_eq!(game.conflicts().map(Cell::index).collect::<Vec<_>>(), [0, 1]);
        assert!(game.mistakes().is_none(), "several solutions");
    }

    #[test]
    fn a_text_keeps_wrong_digits_and_notes() {
        let (givens, digits) = ("1...............", "11..............");
        let text = format!("4x4 {givens} {digits} r1c3=34");
        let game: Game = text.parse().unwrap();
        assert_eq!(game.to_string(), text);
        let error = |text: &str| text.parse::<Game>().unwrap_err().to_string();
        assert_eq!(error("4x4 12"), "There are 2 cells; a board of 4 × 4 has 16.");
        assert_eq!(error(&format!("4x5 {givens}")), "\"4x5\" is no size from 4x4 to 25x25");
        assert_eq!(
            error(&format!("4x4 {digits} {givens}")),
            "r1c2 has another digit than the one that is given"
        );
        for note in ["r1c3=5", "r5c1=1", "r1c3"] {
            assert_eq!(error(&format!("{text} {note}")), format!("\"{note}\" is no note such as r1c3=14"));
        }
    }
}
