//! A digit and a set of digits. A digit is 1 to 25, written `1`-`9` and then `A`-`P`, so one
//! character is one cell on every board.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use crate::OutOfRange;
use crate::error::UnknownName;
use crate::sets::bit_set;

/// The largest digit of any variant.
pub const MAX_DIGIT: u8 = 25;

/// The content of a filled cell: 1 to [`MAX_DIGIT`]. `Option<Digit>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Digit(NonZeroU8);

impl Digit {
    /// The digit with a value from 1 to [`MAX_DIGIT`], otherwise `None`.
    pub fn new(value: u8) -> Option<Self> {
        NonZeroU8::new(value).filter(|v| v.get() <= MAX_DIGIT).map(Self)
    }

    /// The digit with a 0-based index: index 0 is the digit 1.
    ///
    /// # Panics
    /// If `index >= 25`.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < MAX_DIGIT as usize, "a digit index is below 25");
        Self(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// The value, from 1.
    pub fn value(self) -> u8 {
        self.0.get()
    }

    /// The index, from 0, for arrays.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The symbol: `1`-`9`, then `A`-`P`.
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
    type Error = OutOfRange;
    fn try_from(value: u8) -> Result<Self, OutOfRange> {
        Self::new(value).ok_or(OutOfRange::new("Digit"))
    }
}

impl From<Digit> for u8 {
    fn from(digit: Digit) -> u8 {
        digit.value()
    }
}

impl FromStr for Digit {
    type Err = UnknownName;
    /// Reads the symbol of a digit, as [`Digit::from_symbol`] does.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let mut symbols = text.chars();
        let digit = symbols.next().and_then(Self::from_symbol).filter(|_| symbols.next().is_none());
        digit.ok_or_else(|| UnknownName::new("digit", text))
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

bit_set! {
    /// A set of digits. Bit `i` is the digit `i + 1`.
    DigitSet: u32 as "u32", of Digit, index Digit::index, item Digit::from_index,
    all (1 << MAX_DIGIT) - 1, show |digit, f: &mut fmt::Formatter<'_>| fmt::Display::fmt(&digit, f)
}

impl DigitSet {
    /// All digits of a board with `side` digits.
    pub const fn full(side: usize) -> Self {
        Self((1 << side) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_digit_round_trips_through_its_symbol() {
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
    fn a_set_has_the_digits_inserted() {
        let two_and_five: DigitSet = [2, 5].into_iter().filter_map(Digit::new).collect();
        assert_eq!(two_and_five.iter().map(Digit::value).collect::<Vec<_>>(), [2, 5]);
        assert_eq!(two_and_five.single(), None);
        let mut five = two_and_five;
        five.toggle(Digit::from_index(1));
        assert_eq!(five.single(), Digit::new(5));
        assert_eq!(DigitSet::full(25).len(), 25);
    }
}
