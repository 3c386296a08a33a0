//! X-wing, swordfish, jellyfish: k lines whose places of a digit lie in k crossing lines. Dynamic
//! chains use all X-wings.

use super::board::Board;
use super::rule::Rule;
use super::step::{RatingStep, Removals};
use super::tables::{COLUMN, Mask, ROW, bits, cell_at, subsets};

/// A fish: base and cover lines as masks of their numbers.
#[derive(Clone, Copy)]
pub(super) struct Fish {
    pub(super) digit: usize,
    /// [`ROW`] or [`COLUMN`], the kind of the base lines.
    pub(super) base_kind: usize,
    pub(super) bases: Mask,
    pub(super) covers: Mask,
}

impl Fish {
    /// The kind of the cover lines.
    pub(super) fn cover_kind(self) -> usize {
        if self.base_kind == ROW { COLUMN } else { ROW }
    }
}

/// Calls `visit` with each fish of `size`: base columns before base rows, then line by line, then
/// digit by digit. Skips a digit with more than 9 - 2k filled cells. Each base line must have at
/// least two places.
pub(super) fn each<R>(board: &Board, size: usize, mut visit: impl FnMut(Fish) -> Option<R>) -> Option<R> {
    const LINES: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let digits = (0..9).filter(|&digit| board.placed(digit) <= 9 - 2 * size).fold(0, |all, d| all | 1 << d);
    [COLUMN, ROW].into_iter().find_map(|base_kind| {
        // By line: the digits that it can be a base line for.
        let mut able: [Mask; 9] = [0; 9];
        for (line, able) in able.iter_mut().enumerate() {
            let few =
                |digit| (2..=size as u32).contains(&board.places(base_kind * 9 + line, digit).count_ones());
            *able = bits(digits).filter(|&digit| few(digit)).fold(0, |all, digit| all | 1 << digit);
        }
        subsets(&LINES, size, |lines| {
            let bases = lines.iter().fold(0, |all, &line| all | 1 << line);
            bits(lines.iter().fold(digits, |all, &line| all & able[line])).find_map(|digit| {
                let places = |all, &line: &usize| all | board.places(base_kind * 9 + line, digit);
                let covers = lines.iter().fold(0, places);
                (covers.count_ones() as usize == size)
                    .then(|| visit(Fish { digit, base_kind, bases, covers }))
                    .flatten()
            })
        })
    })
}

/// The candidates that a fish removes: its digit in the rest of the cover lines.
pub(super) fn removals(board: &Board, fish: Fish) -> Removals {
    let mut removals = Removals::new();
    for cover in bits(fish.covers) {
        let house = fish.cover_kind() * 9 + cover;
        for position in bits(board.places(house, fish.digit) & !fish.bases) {
            removals.add(board, cell_at(house, position), 1 << fish.digit);
        }
    }
    removals
}

/// X-wing 3.2, swordfish 3.8, jellyfish 5.2.
pub(super) fn find(board: &Board, size: usize) -> Option<RatingStep> {
    let (technique, score) = match size {
        2 => (Rule::XWing, 3.2),
        3 => (Rule::Swordfish, 3.8),
        _ => (Rule::Jellyfish, 5.2),
    };
    each(board, size, |fish| RatingStep::striking(technique, score, removals(board, fish)))
}
