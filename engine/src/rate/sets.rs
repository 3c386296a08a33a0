//! Hidden and naked sets of two to four, and direct hidden sets. A direct set places a digit that
//! has one place left outside the set. Dynamic chains use all pairs.

use super::board::Board;
use super::rule::Rule;
use super::step::{RatingStep, Removals};
use super::tables::{BOX_COLUMN_ROW, FULL, Mask, bits, cell_at, houses, subsets};

/// A set: as many digits as cells of a house.
#[derive(Clone, Copy)]
pub(super) struct Set {
    pub(super) house: usize,
    pub(super) digits: Mask,
    pub(super) positions: Mask,
}

/// The houses with at least `empty` empty cells: boxes, columns, rows.
fn houses_with(board: &Board, empty: usize) -> impl Iterator<Item = usize> {
    BOX_COLUMN_ROW.into_iter().flat_map(houses).filter(move |&house| board.empty_count(house) >= empty)
}

/// Picks the numbers 0..9 that pass the test, as a list for [`subsets`].
fn pick(list: &mut [usize; 9], test: impl Fn(usize) -> bool) -> &[usize] {
    let mut count = 0;
    for number in (0..9).filter(|&number| test(number)) {
        list[count] = number;
        count += 1;
    }
    &list[..count]
}

/// Calls `visit` with each hidden set of `size` digits, each with at least two places, in houses
/// with at least `empty` empty cells.
pub(super) fn each_hidden<R>(
    board: &Board,
    size: usize,
    empty: usize,
    mut visit: impl FnMut(Set) -> Option<R>,
) -> Option<R> {
    houses_with(board, empty).find_map(|house| {
        let few = |digit| (2..=size as u32).contains(&board.places(house, digit).count_ones());
        subsets(pick(&mut [0; 9], few), size, |chosen| {
            let positions = chosen.iter().fold(0, |all, &digit| all | board.places(house, digit));
            let digits = chosen.iter().fold(0, |all, &digit| all | 1 << digit);
            (positions.count_ones() as usize == size)
                .then(|| visit(Set { house, digits, positions }))
                .flatten()
        })
    })
}

/// Calls `visit` with each naked set of `size` cells, each with at least two candidates, in houses
/// with at least twice as many empty cells.
pub(super) fn each_naked<R>(
    board: &Board,
    size: usize,
    mut visit: impl FnMut(Set) -> Option<R>,
) -> Option<R> {
    houses_with(board, 2 * size).find_map(|house| {
        let at = |position: usize| board.digits(cell_at(house, position));
        let few = |position| (2..=size as u32).contains(&at(position).count_ones());
        subsets(pick(&mut [0; 9], few), size, |chosen| {
            let digits = chosen.iter().fold(0, |all, &position| all | at(position));
            let positions = chosen.iter().fold(0, |all, &position| all | 1 << position);
            (digits.count_ones() as usize == size).then(|| visit(Set { house, digits, positions })).flatten()
        })
    })
}

/// The candidates that a hidden set removes: all others in its cells.
pub(super) fn hidden_removals(board: &Board, set: Set) -> Removals {
    let mut removals = Removals::new();
    for position in bits(set.positions) {
        removals.add(board, cell_at(set.house, position), !set.digits & FULL);
    }
    removals
}

/// The candidates that a naked set removes: its digits in the rest of the house.
pub(super) fn naked_removals(board: &Board, set: Set) -> Removals {
    let mut removals = Removals::new();
    for position in bits(board.empty(set.house) & !set.positions) {
        removals.add(board, cell_at(set.house, position), set.digits);
    }
    removals
}

/// Naked pair 3.0, triplet 3.6, quad 5.0.
pub(super) fn naked(board: &Board, size: usize) -> Option<RatingStep> {
    let (technique, score) = match size {
        2 => (Rule::NakedPair, 3.0),
        3 => (Rule::NakedTriplet, 3.6),
        _ => (Rule::NakedQuad, 5.0),
    };
    each_naked(board, size, |set| RatingStep::striking(technique, score, naked_removals(board, set)))
}

/// Hidden pair 3.4, triplet 4.0, quad 5.4. SE searches only houses with more than twice as many
/// empty cells as the set has.
pub(super) fn hidden(board: &Board, size: usize) -> Option<RatingStep> {
    let (technique, score) = match size {
        2 => (Rule::HiddenPair, 3.4),
        3 => (Rule::HiddenTriplet, 4.0),
        _ => (Rule::HiddenQuad, 5.4),
    };
    each_hidden(board, size, 2 * size + 1, |set| {
        RatingStep::striking(technique, score, hidden_removals(board, set))
    })
}

/// Direct hidden pair 2.0, triplet 2.5. Places the smallest other digit that has several places,
/// exactly one of them outside the cells of the set.
pub(super) fn direct(board: &Board, size: usize) -> Option<RatingStep> {
    let (technique, score) = match size {
        2 => (Rule::DirectHiddenPair, 2.0),
        _ => (Rule::DirectHiddenTriplet, 2.5),
    };
    each_hidden(board, size, size + 1, |Set { house, digits, positions }| {
        bits(!digits & FULL).find_map(|digit| {
            let places = board.places(house, digit);
            let outside = places & !positions;
            (places.count_ones() > 1 && outside.is_power_of_two()).then(|| {
                let cell = cell_at(house, outside.trailing_zeros() as usize);
                RatingStep::placing(technique, score, cell, digit)
            })
        })
    })
}
