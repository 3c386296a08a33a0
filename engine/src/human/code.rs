//! The code of a technique: four digits, as `HoDoKu` numbers techniques. Addresses of
//! lessons, saved practice counts and lists of positions name techniques by their codes.

use std::fmt;
use std::str::FromStr;

use crate::message::Message;

/// Four digits that identify a technique: `0300` is the X-Wing.
///
/// ```
/// use nonet_engine::human::{self, Code};
///
/// let code: Code = "0300".parse().unwrap();
/// assert_eq!(human::technique(code).unwrap().name, "X-Wing");
/// assert_eq!(code.to_string(), "0300");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u16", into = "u16"))]
pub struct Code(u16);

impl Code {
    /// The code with these four digits, for constants.
    ///
    /// # Panics
    /// If the text is not four digits. In a constant this is a compile error.
    pub const fn from_static(text: &'static str) -> Self {
        match Self::read(text.as_bytes()) {
            Some(code) => code,
            None => panic!("a code is four digits"),
        }
    }

    /// The name of the technique.
    pub fn name(self) -> Message {
        Message::without_arguments(format!("technique_{self}"))
    }

    /// The idea of the technique in a sentence or two, for players who have never met it.
    pub fn lesson(self) -> Message {
        Message::without_arguments(format!("technique_{self}.lesson"))
    }

    /// Whether it is of a technique that is only for boards with sums, lines or clues.
    pub fn is_for_clues(self) -> bool {
        u16::from(self) / 100 == 16
    }

    /// Whether it is of a technique that needs one clue and nothing else.
    pub fn is_for_one_clue(self) -> bool {
        (1601..=1604).contains(&u16::from(self))
    }

    /// Other names that players use, separated by commas. Not every technique has some.
    pub fn aliases(self) -> Message {
        Message::without_arguments(format!("technique_{self}.aliases"))
    }

    /// The English name, which translations show beside their own. English itself has no
    /// text with this identifier.
    pub fn english_name(self) -> Message {
        Message::without_arguments(format!("technique_{self}.english"))
    }

    const fn read(text: &[u8]) -> Option<Self> {
        if text.len() != 4 {
            return None;
        }
        let mut number = 0;
        let mut at = 0;
        while at < 4 {
            if !text[at].is_ascii_digit() {
                return None;
            }
            number = number * 10 + (text[at] - b'0') as u16;
            at += 1;
        }
        Some(Self(number))
    }
}

/// A text or number that is not a [`Code`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CodeError;

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the code of a technique is four digits, such as 0300")
    }
}

impl std::error::Error for CodeError {}

impl FromStr for Code {
    type Err = CodeError;
    fn from_str(text: &str) -> Result<Self, CodeError> {
        Self::read(text.as_bytes()).ok_or(CodeError)
    }
}

impl TryFrom<u16> for Code {
    type Error = CodeError;
    /// The code `0300` is the number 300.
    fn try_from(number: u16) -> Result<Self, CodeError> {
        if number < 10_000 { Ok(Self(number)) } else { Err(CodeError) }
    }
}

impl From<Code> for u16 {
    fn from(code: Code) -> u16 {
        code.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.0)
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_four_digits() {
        assert_eq!("0302".parse::<Code>().unwrap().to_string(), "0302");
        assert_eq!(Code::from_static("0302"), "0302".parse().unwrap());
        for bad in ["", "030", "03020", "03a2", "+302", "٠٣٠٢"] {
            assert_eq!(bad.parse::<Code>(), Err(CodeError), "{bad}");
        }
    }

    #[test]
    fn a_number_of_five_digits_is_no_code() {
        assert_eq!(Code::try_from(9999).map(u16::from), Ok(9999));
        assert_eq!(Code::try_from(10_000), Err(CodeError));
    }
}
