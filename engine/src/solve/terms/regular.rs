//! Words of an automaton: the states that can be reached from both ends (G. Pesant, "A Regular Language
//! Membership Constraint", 2004).

use super::board::{Board, Conflict, Mask, Propagator};
use crate::rules::Automaton;

#[derive(Debug)]
pub(super) struct Regular {
    /// In the order of the word. A cell may be there more than once.
    word: Vec<u16>,
    cells: Vec<u16>,
    automaton: Automaton,
}

impl Regular {
    pub(super) fn new(word: Vec<u16>, automaton: Automaton) -> Self {
        let mut cells = word.clone();
        cells.sort_unstable();
        cells.dedup();
        Self { word, cells, automaton }
    }
}

impl Propagator for Regular {
    fn cells(&self) -> &[u16] {
        &self.cells
    }

    fn narrow(&self, board: &mut Board) -> Result<(), Conflict> {
        let states = self.automaton.state_count();
        let words = states.div_ceil(64);
        // For each place before, between and after the cells: the states that can be reached.
        let mut reached = std::mem::take(&mut board.scratch);
        reached.clear();
        reached.resize(words * (self.word.len() + 1), 0);
        reached[0] = 1;
        for (at, &cell) in self.word.iter().enumerate() {
            let (before, after) = reached[at * words..(at + 2) * words].split_at_mut(words);
            let mask = board.get(cell);
            for state in bits(before) {
                for next in steps(self.automaton.next(state), mask).map(|(_, next)| next) {
                    after[next / 64] |= 1 << (next % 64);
                }
            }
        }
        let last = self.word.len() * words;
        for state in 0..states {
            if !self.automaton.is_accepting(state) {
                reached[last + state / 64] &= !(1 << (state % 64));
            }
        }
        let mut outcome = Ok(());
        for (at, &cell) in self.word.iter().enumerate().rev() {
            let (before, after) = reached[at * words..(at + 2) * words].split_at_mut(words);
            let (mask, mut supported) = (board.get(cell), 0);
            for (word, open) in before.iter_mut().enumerate() {
                let mut left = *open;
                while left != 0 {
                    let bit = left & left.wrapping_neg();
                    left ^= bit;
                    let state = word * 64 + bit.trailing_zeros() as usize;
                    let led: Mask = steps(self.automaton.next(state), mask)
                        .filter(|(_, next)| after[next / 64] >> (next % 64) & 1 == 1)
                        .fold(0, |led, (digit, _)| led | digit);
                    if led == 0 {
                        *open ^= bit;
                    }
                    supported |= led;
                }
            }
            outcome = board.keep(cell, supported);
            if outcome.is_err() {
                break;
            }
        }
        board.scratch = reached;
        outcome
    }
}

/// The numbers of the bits that are set.
fn bits(words: &[u64]) -> impl Iterator<Item = usize> + '_ {
    words.iter().enumerate().flat_map(|(at, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros() as usize;
            (left != 0).then(|| {
                left &= left - 1;
                at * 64 + bit
            })
        })
    })
}

/// The digits of a mask that lead to a next state, and that state.
fn steps(next: &[u16], mask: Mask) -> impl Iterator<Item = (Mask, usize)> + '_ {
    let mut left = mask;
    std::iter::from_fn(move || {
        let digit = left & left.wrapping_neg();
        (left != 0).then(|| {
            left ^= digit;
            (digit, next[digit.trailing_zeros() as usize])
        })
    })
    .filter(|(_, next)| *next != Automaton::DEAD)
    .map(|(digit, next)| (digit, usize::from(next)))
}
