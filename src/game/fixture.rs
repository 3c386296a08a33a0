//! A game for the unit tests of this layer.

use super::Game;
use crate::puzzles::{PUZZLE, SOLUTION};
use nonet_engine::{Grid, Puzzle, Variant};

/// A new game on the classic board.
pub(super) fn game() -> Game {
    let read = |text| Grid::read(Variant::CLASSIC, text).unwrap();
    Game::new(Puzzle { givens: read(PUZZLE), solution: read(SOLUTION), recipe: None, grade: None })
}
