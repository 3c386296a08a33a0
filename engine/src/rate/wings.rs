//! XY-wing and XYZ-wing: a pivot and two bivalue peers.

use super::board::Board;
use super::rule::Rule;
use super::step::{RatingStep, Removals};
use super::tables::{Cells, cells_of, peers};

/// XY-wing 4.2: the pivot has two candidates.
pub(super) fn xy(board: &Board) -> Option<RatingStep> {
    find(board, 2)
}

/// XYZ-wing 4.4: the pivot has three candidates.
pub(super) fn xyz(board: &Board) -> Option<RatingStep> {
    find(board, 3)
}

/// Tries pivots in board order, and all peers as wings. The order of the first wing decides which
/// of several wings of a pivot is the step.
fn find(board: &Board, pivot_count: u32) -> Option<RatingStep> {
    let bivalue = board.cells_where(|digits| digits.count_ones() == 2);
    let pivots = board.cells_where(|digits| digits.count_ones() == pivot_count);
    cells_of(pivots).find_map(|pivot| {
        let wings = bivalue & peers(pivot);
        cells_of(wings).find_map(|first| cells_of(wings).find_map(|second| wing(board, pivot, first, second)))
    })
}

/// The step of a pivot and two wings, if they remove something.
fn wing(board: &Board, pivot: usize, first: usize, second: usize) -> Option<RatingStep> {
    let [p, a, b] = [pivot, first, second].map(|cell| board.digits(cell));
    let shared = a & b;
    let is_xy = p.count_ones() == 2;
    let fits = if is_xy {
        (p & a).is_power_of_two() && (p & b).is_power_of_two() && shared & p == 0
    } else {
        a | b == p
    };
    if !fits || shared.count_ones() != 1 || (p | a | b).count_ones() != 3 {
        return None;
    }
    let mut victims: Cells = peers(first) & peers(second);
    if !is_xy {
        victims &= peers(pivot);
    }
    let mut removals = Removals::new();
    for cell in cells_of(victims) {
        removals.add(board, cell, shared);
    }
    let (technique, score) = if is_xy { (Rule::XyWing, 4.2) } else { (Rule::XyzWing, 4.4) };
    RatingStep::striking(technique, score, removals)
}
