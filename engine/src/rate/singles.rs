//! Hidden and naked singles, in the order of SE.

use super::board::Board;
use super::rule::Rule;
use super::step::RatingStep;
use super::tables::{BOX, BOX_COLUMN_ROW, cell_at, cells_of, houses};

/// Looks for the last empty cell of a house (1.0), then for a digit with one place left in a box
/// (1.2) or a line (1.5).
pub(super) fn hidden(board: &Board) -> Option<RatingStep> {
    let sweeps = [true, false].into_iter().flat_map(|last| BOX_COLUMN_ROW.map(|kind| (last, kind)));
    for (last, kind) in sweeps {
        for house in houses(kind) {
            if board.empty(house) == 0 || last != (board.empty_count(house) == 1) {
                continue;
            }
            if let Some(digit) = (0..9).find(|&digit| board.places(house, digit).is_power_of_two()) {
                let cell = cell_at(house, board.places(house, digit).trailing_zeros() as usize);
                let score = match kind {
                    _ if last => 1.0,
                    BOX => 1.2,
                    _ => 1.5,
                };
                return Some(RatingStep::placing(Rule::HiddenSingle, score, cell, digit));
            }
        }
    }
    None
}

/// A cell with one candidate.
pub(super) fn naked(board: &Board) -> Option<RatingStep> {
    let cell = cells_of(board.empty_cells()).find(|&cell| board.count(cell) == 1)?;
    let digit = board.digits(cell).trailing_zeros() as usize;
    Some(RatingStep::placing(Rule::NakedSingle, 2.3, cell, digit))
}
