//! Reading solved boards: their digits, and the candidates that occur in exactly one of them.

use super::super::lanes::Lanes;
use super::super::tables::CELLS;
use super::Bands;
use crate::{Cell, Digit};

/// Calls `write` with each candidate of the words.
pub(super) fn read(words: &[Lanes; 9], mut write: impl FnMut(Cell, Digit)) {
    for (index, word) in words.iter().enumerate() {
        let digit = Digit::from_index(index);
        for (band, mut left) in word.words().into_iter().take(3).enumerate() {
            while left != 0 {
                let cell = CELLS[left.trailing_zeros() as usize];
                write(Cell::new(band * 27 + usize::from(cell)), digit);
                left &= left - 1;
            }
        }
    }
}

/// Counts in how many solved boards each candidate occurs: none, one or more. A solved board is
/// already a bitmap of its candidates.
pub(in super::super) struct Tally {
    once: [Lanes; 9],
    twice: [Lanes; 9],
}

impl Tally {
    pub(in super::super) fn new() -> Self {
        Self { once: [Lanes::splat(0); 9], twice: [Lanes::splat(0); 9] }
    }

    /// Counts a solved board.
    #[inline(always)]
    pub(in super::super) fn add(&mut self, solved: &Bands) {
        for (digit, &word) in solved.words.iter().enumerate() {
            self.twice[digit] = self.twice[digit].or(self.once[digit].and(word));
            self.once[digit] = self.once[digit].or(word);
        }
    }

    /// Calls `write` with each candidate of exactly one board.
    pub(in super::super) fn read_lone(&self, write: impl FnMut(Cell, Digit)) {
        read(&std::array::from_fn(|digit| self.once[digit].without(self.twice[digit])), write);
    }
}
