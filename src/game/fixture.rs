//! A game that tests of this layer play.

use super::Game;
use nonet_engine::{Grid, Puzzle, Variant};

const PUZZLE: &str = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";
const SOLUTION: &str = "126478593837592461945361278412937856569184732783256914251649387374815629698723145";

/// A fresh one on the classic board.
pub(super) fn game() -> Game {
    let read = |text| Grid::read(Variant::CLASSIC, text).unwrap();
    Game::new(Puzzle { givens: read(PUZZLE), solution: read(SOLUTION), recipe: None, grade: None })
}
