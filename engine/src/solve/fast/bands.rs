//! A classic board as bitboards, with all inferences that need no guess. [`Fast`](super::Fast)
//! searches with it.
//!
//! Each digit has three words in the lanes of a vector, one per band (three rows). A bit says that
//! the digit can still go into the cell:
//!
//! ```text
//!   bit = 9 * column in box + 3 * row in band + box in band
//!
//!         box 0       box 1       box 2        box 0 1 2  a plane: the same
//!       0  9 18     1 10 19     2 11 20         [ 0 1 2 ]  column of each box
//!       3 12 21     4 13 22     5 14 23         [ 3 4 5 ]
//!       6 15 24     7 16 25     8 17 26         [ 6 7 8 ]  + 9, + 18 the others
//! ```
//!
//! With its three planes laid over each other, a word is a pattern of 9 bits: the minirows (three
//! cells of a row in a box) with room for the digit. In a solution, each row and each box of the
//! band holds the digit once. So its minirows are one of six permutation matrices. The union of the
//! matrices that fit into the pattern is what can stay. One look-up in a table of 512 entries finds
//! locked candidates, pairs of them and hidden singles. What all fitting matrices have in common is
//! certain.
//!
//! The same holds for the minicolumns of a stack, across the lanes. There the union is computed
//! with bit operations: a minicolumn can stay if the four in neither its column nor its band can
//! take the other two.
//!
//! After both, a digit with one place in any house also has one place in its row. So it is enough
//! to look for placed digits in the rows. To place a digit, it is enough to clear the rest of its
//! row. Everything else follows.
//!
//! A round does this for each changed digit in turn. No branch depends on the result, so the
//! processor works on several digits at once. Then one pass over the nine words removes placed
//! digits from the other digits of their cells, counts the candidates of all cells (none, one,
//! more), and finds the digits that changed. Rounds are repeated until no digit changes.
//!
//! Ideas: band bitboards with look-ups are from zhouyun's and champagne's solvers (`JCZSolve`).
//! Permutation patterns and the list of changed digits are from the published report on fastdoku.
//! Boxes and minirows as vectors are from tdoku. None of their code was used. The layout by planes,
//! the vertical step with bit operations, and rounds without branches are our own.

mod choice;
mod tally;

use super::lanes::Lanes;
use super::tables::{BITS, MINIROWS, REST_OF_ROW};
use crate::{Cell, Digit};
pub(super) use tally::Tally;
use tally::read;

/// All cells of a band.
const BAND: u32 = (1 << 27) - 1;
/// One bit for each column of a band: its top row.
const TOP: u32 = 0x1c_0e07;
/// The first cell of each row of a band. The bits are three apart.
const FIRST_OF_ROWS: u32 = 0x49;
/// All nine digits as a set, see [`Bands::changed`].
const ALL: u32 = 0x1ff;

/// Where a cell is: its band, and its bit there.
#[derive(Clone, Copy)]
struct Place {
    band: usize,
    bit: u32,
}

impl Place {
    fn of(cell: Cell) -> Self {
        let index = cell.index();
        Self { band: index / 27, bit: 1 << BITS[index % 27] }
    }

    fn lanes(self) -> Lanes {
        Lanes::at(self.band, self.bit)
    }

    /// The other cells of its row.
    fn rest_of_row(self) -> Lanes {
        REST_OF_ROW[self.band][self.bit.trailing_zeros() as usize % 32]
    }
}

/// The candidates and the placed digits.
#[derive(Clone, Copy)]
pub(super) struct Bands {
    /// The cells where each digit can go.
    words: [Lanes; 9],
    /// `words` after the minirows step of the last look at each digit. A difference means another
    /// look. Equal for digits not in `changed`.
    seen: [Lanes; 9],
    /// Where each digit was placed at the last look.
    placed: [Lanes; 9],
    /// Cells whose digit has been removed from all other digits' words.
    solved: Lanes,
    /// Digits to look at, one bit each.
    changed: u32,
}

/// The result of propagation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// There is no solution.
    Dead,
    /// Every cell has its digit, and no rule is broken.
    Solved,
    /// The search must make a choice.
    Open,
}

/// The candidates of a digit that can stay by the minirows of its bands, and the minirows that are
/// certain.
#[inline(always)]
fn by_minirows(word: Lanes) -> (Lanes, Lanes) {
    // The planes laid over each other, 4 bits up, so that a pattern is a byte offset in the table.
    let patterns = word.up::<4>().or(word.down::<5>()).or(word.down::<14>()).and(Lanes::splat(0x1ff << 4));
    let entry = |offset: u16| MINIROWS[usize::from(offset >> 4) & 0x1ff];
    let (stays, certain) = Lanes::split(patterns.low_halves().map(entry));
    (word.and(stays), certain)
}

/// The candidates of a digit that can stay by the minicolumns of its stacks.
#[inline(always)]
fn by_minicolumns(word: Lanes) -> Lanes {
    // Correct in the top rows only. The code below uses no others.
    let columns = word.or(word.down::<3>()).or(word.down::<6>());
    let next = columns.down::<9>().or(columns.up::<18>());
    let last = columns.down::<18>().or(columns.up::<9>());
    let others = next.next().and(last.previous()).or(last.next().and(next.previous()));
    let stays = others.and(Lanes::splat(TOP));
    word.and(stays.or(stays.up::<3>()).or(stays.up_within::<6>()))
}

/// The candidates that are alone in a certain minirow.
#[inline(always)]
fn placed_in(word: Lanes, certain: Lanes) -> Lanes {
    let neighbours = word.down::<9>().or(word.up::<18>()).or(word.down::<18>()).or(word.up::<9>());
    word.and(certain).without(neighbours)
}

/// The digits whose bit is missing in some band. The low bits of each lane are a set of digits,
/// collected by [`Lanes::push`].
#[inline(always)]
fn lacking(digits: Lanes) -> u32 {
    ALL & !digits.and(digits.next()).and(digits.previous()).words()[0]
}

/// The cells of a band as bytes, 0 if empty, in the order of a word's bits.
#[inline(always)]
fn by_bits(cells: &[Option<Digit>; 27]) -> [Lanes; 2] {
    let mut bytes = [[0; 16]; 2];
    for (cell, digit) in cells.iter().enumerate() {
        let bit = usize::from(BITS[cell]);
        bytes[bit / 16][bit % 16] = digit.map_or(0, Digit::value);
    }
    bytes.map(Lanes::of_bytes)
}

/// The number of bits set in each row, added up at the row's [`FIRST_OF_ROWS`].
#[inline(always)]
fn count_by_rows(word: Lanes) -> Lanes {
    let rows = Lanes::splat(FIRST_OF_ROWS);
    let in_plane =
        |plane: Lanes| plane.and(rows).add(plane.down::<1>().and(rows)).add(plane.down::<2>().and(rows));
    in_plane(word).add(in_plane(word.down::<9>())).add(in_plane(word.down::<18>()))
}

impl Default for Bands {
    /// Placeholder; overwritten before it is read.
    fn default() -> Self {
        let none = [Lanes::splat(0); 9];
        Self { words: none, seen: none, placed: none, solved: Lanes::splat(0), changed: 0 }
    }
}

impl Bands {
    /// Sets the board to 81 givens. Returns `false` if a row holds a digit twice.
    /// [`Self::propagate`] finds other clashes and sets all fields that are not set here.
    pub(super) fn give(&mut self, givens: &[Option<Digit>]) -> bool {
        let [first, second, third] = givens.as_chunks().0 else { return false };
        let bands = [by_bits(first), by_bits(second), by_bits(third)];
        let holding = |value: usize| {
            let in_band =
                |[low, high]: [Lanes; 2]| low.bytes_equal(value as u8) | high.bytes_equal(value as u8) << 16;
            let [a, b, c] = bands.map(in_band);
            Lanes::new([a, b, c, 0])
        };
        let board = Lanes::new([BAND, BAND, BAND, 0]);
        let empty = board.and(holding(0));
        // The number of different digits in each row, in the form of `count_by_rows`. It is smaller
        // than the number of filled cells if the row holds a digit twice, and never larger. So the
        // sums are equal only if all rows are, although a count above 7 runs into the next row's
        // bits.
        let mut held = Lanes::splat(0);
        for (digit, word) in self.words.iter_mut().enumerate() {
            let own = holding(digit + 1);
            let minirows = own.or(own.down::<9>()).or(own.down::<18>());
            let rows = minirows.or(minirows.down::<1>()).or(minirows.down::<2>());
            let rows = rows.and(Lanes::splat(FIRST_OF_ROWS));
            held = held.add(rows);
            let plane = rows.or(rows.up_within::<1>()).or(rows.up_within::<2>());
            let whole = plane.or(plane.up_within::<9>()).or(plane.up_within::<18>());
            *word = empty.without(whole).or(own);
        }
        self.solved = board.without(empty);
        self.changed = ALL;
        held.equal_all(count_by_rows(self.solved))
    }

    /// Makes all inferences. Adds the number of looks at a digit to `looks`.
    #[inline(always)]
    pub(super) fn propagate(&mut self, looks: &mut u64) -> State {
        let none = Lanes::splat(0);
        let board = Lanes::new([BAND, BAND, BAND, 0]);
        loop {
            // Look at each changed digit alone.
            let (mut all_placed, mut impossible) = (none, none);
            let mut left = self.changed;
            loop {
                let digit = left.trailing_zeros() as usize;
                if digit >= 9 {
                    break;
                }
                left &= left - 1;
                *looks += 1;
                let (word, certain) = by_minirows(self.words[digit]);
                let settled = by_minicolumns(word);
                let placed = placed_in(settled, certain);
                self.seen[digit] = word;
                self.words[digit] = settled;
                self.placed[digit] = placed;
                all_placed = all_placed.or(placed);
                impossible = impossible.or(settled.equal(none));
            }
            if impossible.bits() & 0b111 != 0 {
                return State::Dead;
            }
            // Compare the digits with each other.
            self.solved = self.solved.or(all_placed);
            let (mut unchanged, mut once, mut twice) = (none, none, none);
            #[allow(clippy::needless_range_loop)] // four arrays share the index
            for digit in (0..9).rev() {
                let word = self.words[digit].without(all_placed.without(self.placed[digit]));
                unchanged = unchanged.push(word.equal(self.seen[digit]));
                self.words[digit] = word;
                self.seen[digit] = word;
                twice = twice.or(once.and(word));
                once = once.or(word);
            }
            if !once.without(twice.and(self.solved)).equal_all(board) {
                return State::Dead;
            }
            self.changed = lacking(unchanged);
            let naked = board.without(twice.or(self.solved));
            if !naked.is_zero() {
                self.place_naked(naked);
            } else if self.changed == 0 {
                return if twice.is_zero() { State::Solved } else { State::Open };
            }
        }
    }

    /// Places the only candidate of each of these cells.
    #[inline(always)]
    fn place_naked(&mut self, cells: Lanes) {
        self.place_naked_in::<0>(cells);
        self.place_naked_in::<1>(cells);
        self.place_naked_in::<2>(cells);
        self.solved = self.solved.or(cells);
    }

    /// One band of [`Self::place_naked`]. If the band is a constant, the words are plain numbers in
    /// memory. If two cells of a row take the same digit, both lose it, and the next round finds
    /// that.
    #[inline(always)]
    fn place_naked_in<const BAND: usize>(&mut self, cells: Lanes) {
        let mut left = cells.words()[BAND];
        if left == 0 {
            return;
        }
        // The digit of each cell in binary, one word per bit. Testing one digit after the other
        // costs more, above all in WebAssembly.
        let word = |digit: usize| self.words[digit].words()[BAND];
        let bits = [
            word(1) | word(3) | word(5) | word(7),
            word(2) | word(3) | word(6) | word(7),
            word(4) | word(5) | word(6) | word(7),
            word(8),
        ];
        while left != 0 {
            let bit = left & left.wrapping_neg();
            let at = left.trailing_zeros();
            left ^= bit;
            let bit_of_digit = |power: usize| (bits[power] >> at & 1) << power;
            let digit = bit_of_digit(0) | bit_of_digit(1) | bit_of_digit(2) | bit_of_digit(3);
            let digit = digit.min(8) as usize;
            let place = Place { band: BAND, bit };
            self.words[digit] = self.words[digit].without(place.rest_of_row());
            self.changed |= 1 << digit;
        }
    }

    /// The number of candidates.
    pub(super) fn candidate_count(&self) -> u32 {
        self.words.iter().flat_map(|word| word.words()).map(u32::count_ones).sum()
    }

    /// Calls `write` with each cell of a solved board and its digit.
    pub(super) fn read(&self, write: impl FnMut(Cell, Digit)) {
        read(&self.words, write);
    }
}
