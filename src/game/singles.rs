//! All cells that a single fills, on every board: the only candidate of a cell, or the only
//! place for a digit in a house. A full house is both.

use super::board::Board;
use super::moves::{Move, execute};
use nonet_engine::{Cell, Digit, DigitSet};

/// The cells that a single fills now, with their digits, in board order. Like hints, it
/// counts a candidate that the player ruled out as gone. The board must have no mistake:
/// see [`super::fault`].
pub fn singles(board: &Board) -> Vec<(Cell, Digit)> {
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

/// The singles that a move leads to, one after the other, until there is none. They follow
/// from candidates alone and say nothing about the solution: where a digit repeats in a
/// house, or a cell has no candidate, no single is certain, and none follows.
pub fn singles_after(board: &Board, step: &Move) -> Vec<(Cell, Digit)> {
    let mut all = Vec::new();
    let mut board = board.clone();
    let mut step = step.clone();
    while let Ok(changes) = execute(&board, &step) {
        board.apply(&changes);
        if is_contradictory(&board) {
            break;
        }
        let Some(&(cell, digit)) = singles(&board).first() else { break };
        all.push((cell, digit));
        step = Move::Place { cell, digit, clean: false };
    }
    all
}

/// Whether candidates alone show that something is wrong.
fn is_contradictory(board: &Board) -> bool {
    board.geometry().cells().any(|cell| match board.content(cell).digit {
        Some(_) => board.is_conflict(cell),
        None => board.open_candidates(cell).is_empty(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::generate;

    fn place((cell, digit): (Cell, Digit)) -> Move {
        Move::Place { cell, digit, clean: false }
    }

    #[test]
    fn after_a_right_digit_each_single_is_right_and_none_is_left() {
        for seed in 0..16 {
            let puzzle = generate::starter(seed);
            let mut board = Board::new(puzzle.givens);
            let first = singles(&board)[0];
            let all = singles_after(&board, &place(first));
            for single in [first].into_iter().chain(all) {
                assert_eq!(puzzle.solution.get(single.0), Some(single.1), "seed {seed}");
                board.apply(&execute(&board, &place(single)).unwrap());
            }
            assert_eq!(singles(&board), [], "seed {seed}");
        }
    }

    #[test]
    fn after_any_digit_no_single_repeats_in_a_house() {
        let puzzle = generate::starter(3);
        let start = Board::new(puzzle.givens);
        for cell in start.digits().empty_cells() {
            for digit in Digit::all(9) {
                let mut board = start.clone();
                board.apply(&execute(&board, &place((cell, digit))).unwrap());
                let is_repeated = board.is_conflict(cell);
                let all = singles_after(&start, &place((cell, digit)));
                assert!(!is_repeated || all.is_empty());
                // The last one may be what shows that the digit is wrong.
                for &single in all.iter().rev().skip(1).rev() {
                    board.apply(&execute(&board, &place(single)).unwrap());
                    assert!(!board.is_conflict(single.0), "{cell:?} {digit}");
                }
            }
        }
    }

    #[test]
    fn nothing_follows_a_move_that_is_refused() {
        let board = Board::new(generate::starter(0).givens);
        let given = board.digits().filled().next().unwrap();
        assert_eq!(singles_after(&board, &place(given)), []);
    }
}
