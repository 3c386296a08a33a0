//! Pointing and claiming: all places of a digit in one house (the base) lie in another house (the
//! cover), so the rest of the cover loses the digit. The direct forms remove nothing. They place
//! the digit in a third house, which then has one place left. Dynamic chains use all patterns.

use super::board::Board;
use super::rule::Rule;
use super::step::{RatingStep, Removals};
use super::tables::{BOX, COLUMN, OVERLAP, ROW, bits, cell_at, house_of, houses};

/// A digit whose places in `base` all lie in `cover`.
#[derive(Clone, Copy)]
pub(super) struct Locked {
    pub(super) digit: usize,
    pub(super) base: usize,
    pub(super) cover: usize,
}

/// Kinds of base and cover, in the order of SE.
const SWEEPS: [(usize, usize); 4] = [(BOX, COLUMN), (BOX, ROW), (COLUMN, BOX), (ROW, BOX)];

/// Calls `visit` with each pattern in SE's order until it returns something. A pattern has at least
/// two places: one alone would be a single.
pub(super) fn each<R>(board: &Board, mut visit: impl FnMut(Locked) -> Option<R>) -> Option<R> {
    for (base_kind, cover_kind) in SWEEPS {
        for digit in 0..9 {
            for base in houses(base_kind) {
                let places = board.places(base, digit);
                if !(2..=3).contains(&places.count_ones()) {
                    continue;
                }
                let first = cell_at(base, places.trailing_zeros() as usize);
                let cover = house_of(first, cover_kind);
                if places & !OVERLAP[base][cover] == 0
                    && let Some(found) = visit(Locked { digit, base, cover })
                {
                    return Some(found);
                }
            }
        }
    }
    None
}

/// The candidates that the pattern removes: the digit in the rest of the cover, by position.
pub(super) fn removals(board: &Board, locked: Locked) -> Removals {
    let Locked { digit, base, cover } = locked;
    let mut removals = Removals::new();
    for position in bits(board.places(cover, digit) & !OVERLAP[cover][base]) {
        removals.add(board, cell_at(cover, position), 1 << digit);
    }
    removals
}

/// Pointing 2.6, claiming 2.8.
pub(super) fn indirect(board: &Board) -> Option<RatingStep> {
    each(board, |locked| {
        let (technique, score) =
            if locked.cover / 9 == BOX { (Rule::Claiming, 2.8) } else { (Rule::Pointing, 2.6) };
        RatingStep::striking(technique, score, removals(board, locked))
    })
}

/// Direct pointing 1.7, direct claiming 1.9: another house of the base's kind keeps only one place
/// outside the cover.
///
/// Direct claiming never comes up on a board that has a solution, since hidden singles and direct
/// pointing come first. Say that a digit's places in one column lie in box 1, and that another
/// column has one place outside box 1, in box 2. Then box 3, beside them, has its places in the
/// third column alone. If it has one place, or the digit is there already, some box has a hidden
/// single. Otherwise it points at the third column, and leaves that one place in box 2.
pub(super) fn direct(board: &Board) -> Option<RatingStep> {
    each(board, |locked| {
        let cell = left_alone(board, locked)?;
        Some(if locked.base / 9 == BOX {
            RatingStep::placing(Rule::DirectPointing, 1.7, cell, locked.digit)
        } else {
            RatingStep::placing(Rule::DirectClaiming, 1.9, cell, locked.digit)
        })
    })
}

/// The one place outside the cover that another house of the base's kind keeps.
fn left_alone(board: &Board, Locked { digit, base, cover }: Locked) -> Option<usize> {
    houses(base / 9).filter(|&other| other != base && OVERLAP[other][cover] != 0).find_map(|other| {
        let places = board.places(other, digit);
        let outside = places & !OVERLAP[other][cover];
        (places.count_ones() > 1 && outside.is_power_of_two())
            .then(|| cell_at(other, outside.trailing_zeros() as usize))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rate::singles;

    #[test]
    fn where_claiming_places_a_digit_an_easier_step_is_there() {
        let mut claiming = 0;
        for seed in 0..20_000 {
            let board = Board::random(seed);
            let place = |locked: Locked| left_alone(&board, locked).filter(|_| locked.base / 9 != BOX);
            if each(&board, place).is_some() {
                claiming += 1;
                let is_easier = singles::hidden(&board).is_some()
                    || direct(&board).is_some_and(|step| step.technique == Rule::DirectPointing);
                assert!(is_easier, "board {seed}");
            }
        }
        assert!(claiming > 1_000, "{claiming} boards");
    }
}
