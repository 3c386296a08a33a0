//! A digit and a set of digits. A digit is 1..=25, written `1`-`9` and then
//! `A`-`P`, so that one character is one cell on every board we have.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

/// The largest digit of any variant.
pub const MAX_DIGIT: u8 = 25;

/// What stands in a cell: 1 to [`MAX_DIGIT`]. `Option<Digit>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The digit of a value; `None` unless 1 <= value <= [`MAX_DIGIT`].
    pub fn new(value: u8) -> Option<Self> {
        NonZeroU8::new(value).filter(|v| v.get() <= MAX_DIGIT).map(Self)
    }

    /// The digit that stands at `index` when digits are counted from 0.
    ///
    /// # Panics
    /// If `index >= 25`.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < MAX_DIGIT as usize, "a digit index is below 25");
        Self(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// 1-based value.
    pub fn value(self) -> u8 {
        self.0.get()
    }

    /// 0-based index, for arrays.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// `1`-`9`, then `A`-`P`.
    pub fn symbol(self) -> char {
        match self.value() {
            v @ 1..=9 => char::from(b'0' + v),
            v => char::from(b'A' + v - 10),
        }
    }

    /// Reads `1`-`9`, `A`-`P` and `a`-`p`.
    pub fn from_symbol(symbol: char) -> Option<Self> {
        match symbol {
            '1'..='9' => Self::new(symbol as u8 - b'0'),
            'A'..='P' => Self::new(symbol as u8 - b'A' + 10),
            'a'..='p' => Self::new(symbol as u8 - b'a' + 10),
            _ => None,
        }
    }

    /// All digits of a board with `side` digits, in order.
    pub fn all(side: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..side).map(Self::from_index)
    }
}

impl TryFrom<u8> for Digit {
    type Error = String;
    fn try_from(value: u8) -> Result<Self, String> {
        Self::new(value).ok_or_else(|| format!("{value} is no digit"))
    }
}

impl From<Digit> for u8 {
    fn from(digit: Digit) -> u8 {
        digit.value()
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol())
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of digits: bit `d` (counted from 0) stands for the digit `d + 1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u32", into = "u32"))]
pub struct DigitSet(u32);

impl TryFrom<u32> for DigitSet {
    type Error = String;
    fn try_from(bits: u32) -> Result<Self, String> {
        let set = Self(bits);
        if set.is_subset(Self::full(MAX_DIGIT as usize)) {
            Ok(set)
        } else {
            Err(format!("{bits:#x} has no digits"))
        }
    }
}

impl From<DigitSet> for u32 {
    fn from(set: DigitSet) -> u32 {
        set.0
    }
}

impl DigitSet {
    /// No digit.
    pub const EMPTY: Self = Self(0);

    /// All digits of a board with `side` digits.
    pub const fn full(side: usize) -> Self {
        Self((1 << side) - 1)
    }

    /// One digit.
    pub const fn of(digit: Digit) -> Self {
        Self(1 << digit.index())
    }

    /// The set whose bits are set, lowest = 1.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The bits, lowest = 1.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many digits are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no digit is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the digit is in the set.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 >> digit.index() & 1 == 1
    }

    /// Whether every digit of the set is in the other one.
    pub const fn is_subset(self, of: Self) -> bool {
        self.0 & !of.0 == 0
    }

    /// Adds a digit.
    pub const fn insert(&mut self, digit: Digit) {
        self.0 |= 1 << digit.index();
    }

    /// Takes a digit out.
    pub const fn remove(&mut self, digit: Digit) {
        self.0 &= !(1 << digit.index());
    }

    /// The smallest digit.
    pub fn first(self) -> Option<Digit> {
        (self.0 != 0).then(|| Digit::from_index(self.0.trailing_zeros() as usize))
    }

    /// Adds the digit if it was absent, takes it out if it was there.
    pub fn toggle(&mut self, digit: Digit) {
        self.0 ^= 1 << digit.index();
    }

    /// The only digit, if there is exactly one.
    pub fn single(self) -> Option<Digit> {
        self.0.is_power_of_two().then(|| Digit::from_index(self.0.trailing_zeros() as usize))
    }

    /// The digits, smallest first.
    pub fn iter(self) -> impl Iterator<Item = Digit> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let digit = Digit::from_index(bits.trailing_zeros() as usize);
            bits &= bits - 1;
            Some(digit)
        })
    }
}

impl BitOr for DigitSet {
    type Output = Self;
    /// Digits of either set.
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for DigitSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for DigitSet {
    type Output = Self;
    /// Digits of both sets.
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for DigitSet {
    type Output = Self;
    /// Digits of the first set alone.
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Digit> for DigitSet {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        let mut set = Self::EMPTY;
        digits.into_iter().for_each(|digit| set.insert(digit));
        set
    }
}

impl fmt::Debug for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_digit_survives_its_symbol() {
        for digit in Digit::all(25) {
            assert_eq!(Digit::from_symbol(digit.symbol()), Some(digit));
            assert_eq!(Digit::from_symbol(digit.symbol().to_ascii_lowercase()), Some(digit));
        }
        assert_eq!(Digit::new(0), None);
        assert_eq!(Digit::new(26), None);
        assert_eq!(Digit::from_symbol('Q'), None);
        assert_eq!(Digit::from_symbol('0'), None);
    }

    #[test]
    fn a_set_is_the_digits_put_in() {
        let two_and_five: DigitSet = [2, 5].into_iter().filter_map(Digit::new).collect();
        assert_eq!(two_and_five.iter().map(Digit::value).collect::<Vec<_>>(), [2, 5]);
        assert_eq!(two_and_five.single(), None);
        let mut five = two_and_five;
        five.toggle(Digit::from_index(1));
        assert_eq!(five.single(), Digit::new(5));
        assert_eq!(DigitSet::full(25).len(), 25);
    }
}
