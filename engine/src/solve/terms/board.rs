//! The candidates of all cells during a search, and what makes them fewer.

use crate::{Digit, DigitSet};

/// A set of digits: bit 0 is the digit 1.
pub(super) type Mask = u32;

/// The digits of a mask as values, from 1.
pub(super) fn values(mut mask: Mask) -> impl Iterator<Item = i32> {
    std::iter::from_fn(move || {
        let value = mask.trailing_zeros() as i32 + 1;
        (mask != 0).then(|| {
            mask &= mask - 1;
            value
        })
    })
}

/// The mask of some digits.
pub(super) fn mask(digits: DigitSet) -> Mask {
    digits.iter().fold(0, |mask, digit| mask | 1 << digit.index())
}

/// The digits of a mask.
pub(super) fn digits(mask: Mask) -> DigitSet {
    bits(mask).map(|bit| Digit::from_index(bit.trailing_zeros() as usize)).collect()
}

/// Each digit of a mask as a mask.
pub(super) fn bits(mut mask: Mask) -> impl Iterator<Item = Mask> {
    std::iter::from_fn(move || {
        let digit = mask & mask.wrapping_neg();
        mask ^= digit;
        (digit != 0).then_some(digit)
    })
}

/// The mask of a value. Empty if the board has no such digit, since no cell has it then.
pub(super) fn mask_of(value: i32) -> Mask {
    if (1..=31).contains(&value) { 1 << (value - 1) } else { 0 }
}

/// No solution is left.
#[derive(Debug)]
pub(super) struct Conflict;

/// The digits of some cells: those with a place, those with several, and those that a cell holds.
pub(super) struct Places {
    pub(super) any: Mask,
    pub(super) several: Mask,
    pub(super) written: Mask,
}

/// The candidates of all cells, and the cells that have lost some since somebody looked.
#[derive(Clone, Default, Debug)]
pub(super) struct Board {
    masks: Vec<Mask>,
    changed: Vec<u16>,
    is_changed: Vec<bool>,
    /// A board for trying out branches, kept to save allocations.
    spare: Option<Box<Self>>,
    /// Working memory of one call of a propagator.
    pub(super) scratch: Vec<u64>,
}

impl Board {
    /// Sets all candidates. Nothing counts as changed.
    pub(super) fn load(&mut self, masks: &[Mask]) {
        self.masks.clear();
        self.masks.extend_from_slice(masks);
        self.forget();
    }

    /// Forgets what has changed.
    pub(super) fn forget(&mut self) {
        self.is_changed.resize(self.masks.len(), false);
        while let Some(cell) = self.changed.pop() {
            self.is_changed[usize::from(cell)] = false;
        }
    }

    pub(super) fn masks(&self) -> &[Mask] {
        &self.masks
    }

    #[inline]
    pub(super) fn get(&self, cell: u16) -> Mask {
        self.masks[usize::from(cell)]
    }

    /// The digits of some cells, by the number of their places.
    #[inline]
    pub(super) fn places(&self, cells: &[u16]) -> Places {
        let (mut any, mut several, mut written) = (0, 0, 0);
        for &cell in cells {
            let mask = self.get(cell);
            several |= any & mask;
            any |= mask;
            if mask.is_power_of_two() {
                written |= mask;
            }
        }
        Places { any, several, written }
    }

    /// Keeps only these candidates of a cell.
    #[inline]
    pub(super) fn keep(&mut self, cell: u16, allowed: Mask) -> Result<(), Conflict> {
        let at = usize::from(cell);
        let kept = self.masks[at] & allowed;
        if kept != self.masks[at] {
            if kept == 0 {
                return Err(Conflict);
            }
            self.masks[at] = kept;
            if !self.is_changed[at] {
                self.is_changed[at] = true;
                self.changed.push(cell);
            }
        }
        Ok(())
    }

    /// A cell that has changed, which does not count as changed any more.
    pub(super) fn take_changed(&mut self) -> Option<u16> {
        let cell = self.changed.pop()?;
        self.is_changed[usize::from(cell)] = false;
        Some(cell)
    }

    /// Whether a cell has changed.
    pub(super) fn has_changed(&self) -> bool {
        !self.changed.is_empty()
    }

    /// A copy to try something out. [`Self::give_back`] takes it.
    #[allow(clippy::unnecessary_box_returns)] // a board holds a board
    pub(super) fn lend(&mut self) -> Box<Self> {
        let mut trial = self.spare.take().unwrap_or_default();
        trial.load(&self.masks);
        trial
    }

    /// Takes back what [`Self::lend`] gave.
    pub(super) fn give_back(&mut self, trial: Box<Self>) {
        self.spare = Some(trial);
    }
}

/// A term that is searched: it removes candidates that no solution has.
pub(super) trait Propagator: Send + Sync + std::fmt::Debug {
    /// The cells that it is about, each once.
    fn cells(&self) -> &[u16];

    /// Removes candidates. Once all cells have one candidate left, it is a conflict if the term is
    /// broken.
    fn narrow(&self, board: &mut Board) -> Result<(), Conflict>;
}
