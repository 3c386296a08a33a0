//! All cells that a single fills, on every board: the only candidate of a cell, or the only
//! place for a digit in a house. A full house is both. Called by hints.

use super::Game;
use nonet_engine::{Cell, Digit, DigitSet};

/// The cells that a single fills now, with their digits, in board order. Like hints, it
/// counts a candidate that the player ruled out as gone. The board must have no mistake:
/// see [`super::fault`].
pub fn singles(game: &Game) -> Vec<(Cell, Digit)> {
    let board = game.board();
    let candidates: Vec<DigitSet> =
        board.geometry().cells().map(|cell| board.open_candidates(cell)).collect();
    let mut found: Vec<DigitSet> =
        candidates.iter().map(|all| all.single().map_or(DigitSet::EMPTY, DigitSet::of)).collect();
    for house in board.geometry().houses() {
        let (mut once, mut more) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for cell in &house.cells {
            more |= once & candidates[cell.index()];
            once |= candidates[cell.index()];
        }
        for cell in &house.cells {
            found[cell.index()] |= candidates[cell.index()] & (once - more);
        }
    }
    let single = |cell: Cell| found[cell.index()].iter().next().map(|digit| (cell, digit));
    board.geometry().cells().filter_map(single).collect()
}
