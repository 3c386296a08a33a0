//! What can be wrong with a text, and where.

use std::error::Error;
use std::fmt;

use super::{MAX_BYTES, MAX_PUZZLES, Record, TextFormat};
use crate::error::counted;
use crate::{Digit, Variant};

/// Why a text could not be read to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TextError {
    /// Line of the first fault, from 1.
    pub line: usize,
    /// Column of the first fault in characters, from 1. For a fault inside the data of a link, the
    /// column where the data starts; for a board that the caller does not know, where the puzzle starts.
    pub column: usize,
    /// The fault.
    pub fault: TextFault,
    /// The puzzles before the fault.
    pub records: Vec<Record>,
}

/// What can be wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TextFault {
    /// There is no puzzle.
    Empty,
    /// The text is longer than [`MAX_BYTES`].
    TooLong {
        /// Length in bytes.
        bytes: usize,
    },
    /// There are more than [`MAX_PUZZLES`] puzzles.
    TooMany,
    /// This looks like no format.
    Unknown,
    /// A link to a site whose links Nonet does not know.
    UnknownLink,
    /// The puzzle is on a server; the link has only its number.
    NeedsNetwork,
    /// The format is known, but not supported. The name of the format.
    UnsupportedFormat(&'static str),
    /// Rules that Nonet does not have, by name.
    UnsupportedRules(Vec<String>),
    /// Nonet has no board of this kind.
    UnsupportedBoard(String),
    /// This character is neither a digit nor a blank.
    Symbol(char),
    /// The board does not have this digit.
    TooLarge {
        /// The digit as it was written.
        symbol: String,
        /// The largest digit of the board.
        last: Digit,
    },
    /// The number of cells is wrong.
    Cells {
        /// Number of cells in the text.
        found: usize,
        /// Number of cells of the board or of the row.
        expected: usize,
    },
    /// A grid ends too early.
    Rows {
        /// Number of rows in the text.
        found: usize,
        /// Number of rows of the board.
        expected: usize,
    },
    /// The second grid of a puzzle contradicts its givens.
    Contradiction,
    /// The compressed data is damaged.
    Damaged,
    /// The text is not valid JSON, for this reason.
    Json(&'static str),
    /// The text is not valid XML, for this reason.
    Xml(String),
    /// Something that the format requires is missing. Its name.
    Missing(&'static str),
    /// A value that the format does not allow. Name of the field, value.
    Value(&'static str, String),
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no puzzle in this text"),
            Self::TooLong { bytes } => write!(f, "the text has {bytes} bytes; the limit is {MAX_BYTES}"),
            Self::TooMany => write!(f, "the text has more than {MAX_PUZZLES} puzzles"),
            Self::Unknown => f.write_str("this is not a Sudoku format that Nonet knows"),
            Self::UnknownLink => f.write_str("this link has no puzzle in a format that Nonet knows"),
            Self::NeedsNetwork => {
                f.write_str("this link needs the network: the puzzle is on a server, not in the link")
            }
            Self::UnsupportedFormat(name) => write!(f, "{name} is not supported"),
            Self::UnsupportedRules(names) => {
                write!(f, "this puzzle has rules that Nonet does not support: {}", names.join(", "))
            }
            Self::UnsupportedBoard(name) => write!(f, "Nonet has no board of the kind {name}"),
            Self::Symbol(symbol) => write!(f, "\"{symbol}\" is neither a digit nor a blank"),
            Self::TooLarge { symbol, last } => {
                write!(f, "\"{symbol}\" is too large; digits go from 1 to {last}")
            }
            Self::Cells { found, expected } => {
                write!(f, "{}, where {expected} are expected", counted(*found, "cell"))
            }
            Self::Rows { found, expected } => {
                write!(f, "{}, where {expected} are expected", counted(*found, "row"))
            }
            Self::Contradiction => f.write_str("this grid contradicts the givens of the puzzle"),
            Self::Damaged => f.write_str("the compressed data is damaged or incomplete"),
            Self::Json(what) => write!(f, "invalid JSON: {what}"),
            Self::Xml(what) => write!(f, "invalid XML: {what}"),
            Self::Missing(name) => write!(f, "{name} is missing"),
            Self::Value(name, value) => write!(f, "\"{value}\" is not a valid {name}"),
        }
    }
}

impl Error for TextFault {}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.fault)
    }
}

impl Error for TextError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.fault)
    }
}

/// Why a puzzle cannot be written in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// Nonet only reads the format.
    ReadOnly(TextFormat),
    /// The format does not have this board, or cannot tell it from another one.
    Board(TextFormat, Variant),
    /// The format lacks a rule of the board: the name of its kind among
    /// [`KINDS`](crate::rules::KINDS).
    Rule(TextFormat, &'static str),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ReadOnly(format) => write!(f, "Nonet reads the format {format}, but does not write it"),
            Self::Board(format, variant) => write!(f, "the format {format} has no board {variant}"),
            Self::Rule(format, kind) => write!(f, "the format {format} has no rule {kind}"),
        }
    }
}

impl Error for WriteError {}

/// A fault at an index in bytes, while a text is read.
#[derive(Debug)]
pub(super) struct Bad {
    pub(super) at: usize,
    pub(super) fault: TextFault,
}

/// The fault at an index in bytes, as a result.
pub(super) fn bad<T>(at: usize, fault: TextFault) -> Result<T, Bad> {
    Err(Bad { at, fault })
}

/// Line and column of an index in bytes, both from 1.
pub(super) fn place(text: &str, at: usize) -> (usize, usize) {
    let mut at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |index| index + 1);
    (before.matches('\n').count() + 1, before[start..].chars().count() + 1)
}
