//! A game as text. A save keeps the puzzle and the moves, and is replayed, not
//! trusted: it is read into a scratch value, checked whole, and only then handed
//! out. A bad one gives an error and leaves whatever runs alone.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Game;
use super::clock::Clock;
use super::moves::Move;
use crate::engine::Puzzle;

/// Raised when the meaning of a save changes; older versions stay readable.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Save {
    nonet_game: u32,
    puzzle: Puzzle,
    /// Moves that stand, then moves taken back in the order to make them again.
    moves: String,
    /// How many of them stand.
    done: usize,
    elapsed_ms: u64,
    hints: u32,
}

/// Only the version: read first, so that a newer save is not called damaged.
#[derive(Deserialize)]
struct Header {
    nonet_game: u32,
}

/// Why a text is no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// No save at all, or cut short; the reason is for developers.
    Unreadable(String),
    /// Made by a later version of Nonet.
    Newer(u32),
    /// The puzzle does not fit its solution.
    Puzzle,
    /// A move cannot be made; counted from 1.
    Move(usize),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(_) => f.write_str("it cannot be read"),
            Self::Newer(version) => write!(f, "it was made by a newer Nonet (version {version} of the save)"),
            Self::Puzzle => f.write_str("its puzzle and its solution do not fit"),
            Self::Move(number) => write!(f, "its move {number} cannot be made"),
        }
    }
}

/// The game as text.
///
/// # Panics
/// Never: strings and numbers always have a JSON form.
pub fn save(game: &Game, now: u64) -> String {
    let done = game.done.iter().map(|(step, _)| step);
    let moves: Vec<String> = done.chain(&game.undone).map(Move::to_string).collect();
    let save = Save {
        nonet_game: VERSION,
        puzzle: game.puzzle.clone(),
        moves: moves.join(" "),
        done: game.done.len(),
        elapsed_ms: game.clock.elapsed(now),
        hints: game.hints,
    };
    serde_json::to_string(&save).expect("strings and numbers have a JSON form")
}

/// The game that a text keeps, its clock paused.
///
/// # Errors
/// Says why the text is no game.
pub fn load(text: &str) -> Result<Game, LoadError> {
    let unreadable = |error: serde_json::Error| LoadError::Unreadable(error.to_string());
    let header: Header = serde_json::from_str(text).map_err(unreadable)?;
    if header.nonet_game > VERSION {
        return Err(LoadError::Newer(header.nonet_game));
    }
    let save: Save = serde_json::from_str(text).map_err(unreadable)?;
    if !save.puzzle.solution.is_solved() || !save.puzzle.givens.is_part_of(&save.puzzle.solution) {
        return Err(LoadError::Puzzle);
    }
    let mut game = Game::new(save.puzzle);
    let steps: Vec<&str> = save.moves.split_whitespace().collect();
    for (index, text) in steps.iter().enumerate() {
        let step: Move = text.parse().map_err(|_| LoadError::Move(index + 1))?;
        game.play(step).map_err(|_| LoadError::Move(index + 1))?;
    }
    if save.done > steps.len() {
        return Err(LoadError::Unreadable("moves are missing".to_owned()));
    }
    for _ in save.done..steps.len() {
        game.undo();
    }
    game.clock = Clock::paused_at(save.elapsed_ms);
    game.hints = save.hints;
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Cell, Digit, Grid, Variant};

    const PUZZLE: &str = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";
    const SOLUTION: &str =
        "126478593837592461945361278412937856569184732783256914251649387374815629698723145";

    fn game() -> Game {
        let read = |text| Grid::read(Variant::CLASSIC, text).unwrap();
        let mut game = Game::new(Puzzle { givens: read(PUZZLE), solution: read(SOLUTION), recipe: None });
        let digit = |value| Digit::new(value).unwrap();
        game.play(Move::FillNotes).unwrap();
        game.play(Move::Place { cell: Cell::new(0), digit: digit(1), clean: true }).unwrap();
        game.play(Move::Place { cell: Cell::new(2), digit: digit(7), clean: false }).unwrap();
        game.play(Move::Note { cell: Cell::new(3), digit: digit(4) }).unwrap();
        game.undo();
        game.undo();
        game.clock = Clock::paused_at(12_345);
        game.hints = 2;
        game
    }

    #[test]
    fn a_game_comes_back_with_its_history_and_clock() {
        let mut game = game();
        let mut back = load(&save(&game, 0)).unwrap();
        assert_eq!(back, game);
        while game.redo().is_some() {
            assert!(back.redo().is_some());
            assert_eq!(back.board(), game.board());
        }
        while game.undo().is_some() {
            assert!(back.undo().is_some());
            assert_eq!(back.board(), game.board());
        }
        assert!(!back.can_undo());
    }

    #[test]
    fn a_save_cut_anywhere_is_an_error_and_never_a_panic() {
        let text = save(&game(), 0);
        for end in 0..text.len() {
            assert!(matches!(load(&text[..end]), Err(LoadError::Unreadable(_))), "cut at {end}");
        }
    }

    #[test]
    fn what_does_not_fit_is_told_apart() {
        let text = save(&game(), 0);
        assert_eq!(load(&text.replace("\"nonet_game\":1", "\"nonet_game\":2")), Err(LoadError::Newer(2)));
        assert_eq!(load(&text.replace("126478593", "216478593")), Err(LoadError::Puzzle));
        assert_eq!(load(&text.replace("0!1", "1!1")), Err(LoadError::Move(2)), "a given was changed");
        assert_eq!(load(&text.replace("0!1", "0?1")), Err(LoadError::Move(2)));
        assert!(matches!(load(&text.replace("\"done\":2", "\"done\":9")), Err(LoadError::Unreadable(_))));
        assert!(matches!(load("{\"other\":\"app\"}"), Err(LoadError::Unreadable(_))));
        assert!(matches!(load(&text.replace("9x9", "8x8")), Err(LoadError::Unreadable(_))));
    }
}
