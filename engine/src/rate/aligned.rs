//! Aligned pair and triplet exclusion: tries every combination of candidates of two or three cells.
//! A combination is forbidden if equal digits see each other, or if an excluder, a peer of all
//! cells, would have no candidate left. Candidates of no allowed combination are removed.

use super::board::Board;
use super::rule::Rule;
use super::step::{RatingStep, Removals};
use super::tables::{Cells, Mask, bits, cells_of, peers, sees};

/// The cells of a search.
struct Search<'a> {
    board: &'a Board,
    /// Cells with few candidates, which can forbid combinations.
    excluders: Cells,
    /// Cells that can belong to the pair or triplet.
    bases: Cells,
}

impl<'a> Search<'a> {
    /// Excluders have from 2 to `most` candidates. A base cell has two or more,
    /// sees an excluder, and sees no cell with a single candidate.
    fn new(board: &'a Board, most: u32) -> Self {
        let excluders = board.cells_where(|digits| (2..=most).contains(&digits.count_ones()));
        let singles = board.cells_where(Mask::is_power_of_two);
        let able = board.cells_where(|digits| digits.count_ones() >= 2);
        let bases = cells_of(able)
            .filter(|&cell| peers(cell) & singles == 0 && peers(cell) & excluders != 0)
            .fold(0, |set, cell| set | 1 << cell);
        Self { board, excluders, bases }
    }

    /// Calls `visit` with pairs of base cells, in the order of [`subsets`]. They need not see each
    /// other.
    fn pairs<R>(&self, mut visit: impl FnMut(usize, usize) -> Option<R>) -> Option<R> {
        cells_of(self.bases).find_map(|second| {
            let before = self.bases & ((1 << second) - 1);
            cells_of(before).find_map(|first| visit(first, second))
        })
    }

    /// The candidates that the cells lose.
    fn removals<const N: usize>(&self, cells: [usize; N]) -> Removals {
        let mut removals = Removals::new();
        let common = cells.iter().fold(self.excluders, |all, &cell| all & peers(cell));
        if common.count_ones() < 2 {
            return removals;
        }
        let mut excluded = [0; 81];
        let mut count = 0;
        for excluder in cells_of(common) {
            excluded[count] = self.board.digits(excluder);
            count += 1;
        }
        let mut combinations =
            Combinations { board: self.board, cells, excluded: &excluded[..count], allowed: [0; N] };
        combinations.try_from(0, [0; N]);
        for (cell, allowed) in cells.into_iter().zip(combinations.allowed) {
            removals.add(self.board, cell, !allowed);
        }
        removals
    }
}

/// Goes through all combinations of candidates of the cells.
struct Combinations<'a, const N: usize> {
    board: &'a Board,
    cells: [usize; N],
    /// Candidates of the common excluders.
    excluded: &'a [Mask],
    /// By cell: the digits of allowed combinations.
    allowed: [Mask; N],
}

impl<const N: usize> Combinations<'_, N> {
    /// Chooses the digit of cell number `next`. The recursion is at most [`N`] deep.
    fn try_from(&mut self, next: usize, mut chosen: [usize; N]) {
        if next == N {
            let all: Mask = chosen.iter().fold(0, |all, &digit| all | 1 << digit);
            if self.excluded.iter().all(|&excluder| excluder & !all != 0) {
                for (allowed, digit) in self.allowed.iter_mut().zip(chosen) {
                    *allowed |= 1 << digit;
                }
            }
            return;
        }
        for digit in bits(self.board.digits(self.cells[next])) {
            let clash =
                |earlier: usize| chosen[earlier] == digit && sees(self.cells[earlier], self.cells[next]);
            if !(0..next).any(clash) {
                chosen[next] = digit;
                self.try_from(next + 1, chosen);
            }
        }
    }
}

/// Aligned pair exclusion, 6.2.
pub(super) fn pair(board: &Board) -> Option<RatingStep> {
    let search = Search::new(board, 2);
    search.pairs(|first, second| {
        RatingStep::striking(Rule::AlignedPairExclusion, 6.2, search.removals([first, second]))
    })
}

/// An oddity of SE: the third cell is searched for only among the excluders of the first two cells,
/// those of the first cell first.
pub(super) fn triplet(board: &Board) -> Option<RatingStep> {
    let search = Search::new(board, 3);
    search.pairs(|first, second| {
        let pair = 1 << first | 1 << second;
        let near_first = search.excluders & peers(first);
        let near_second = search.excluders & peers(second) & !near_first;
        let thirds = |near: Cells| cells_of(near & search.bases & !pair);
        thirds(near_first).chain(thirds(near_second)).find_map(|third| {
            let removals = search.removals([first, second, third]);
            RatingStep::striking(Rule::AlignedTripletExclusion, 7.5, removals)
        })
    })
}
