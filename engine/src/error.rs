//! Errors that several types share. An error of a single type is next to that type.

use std::error::Error;
use std::fmt;

/// A number with its noun, such as `1 cell` or `2 cells`.
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// A name as one word in lower case, such as `xy-wing`.
pub(crate) fn in_one_word(name: &str) -> String {
    // ASCII only: the tables for all letters would add 5 KB to the page.
    name.to_ascii_lowercase().replace('+', "plus").replace(['(', ')'], "").replace(' ', "-")
}

/// A number that no value of a type has, such as 26 for a [`Digit`](crate::Digit).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfRange {
    type_name: &'static str,
}

impl OutOfRange {
    pub(crate) const fn new(type_name: &'static str) -> Self {
        Self { type_name }
    }
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the number is out of range for {}", self.type_name)
    }
}

impl Error for OutOfRange {}

/// A text that is not the name of any value of a type, such as `"8x8"` for a
/// [`Variant`](crate::Variant).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownName {
    kind: &'static str,
    name: String,
}

impl UnknownName {
    pub(crate) fn new(kind: &'static str, name: &str) -> Self {
        Self { kind, name: name.to_owned() }
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no {} \"{}\"", self.kind, self.name)
    }
}

impl Error for UnknownName {}

/// Parts of a value that contradict each other, such as givens and the solution of
/// another puzzle. Decoding reports it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mismatch {
    type_name: &'static str,
}

impl Mismatch {
    pub(crate) const fn new(type_name: &'static str) -> Self {
        Self { type_name }
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the parts of this {} contradict each other", self.type_name)
    }
}

impl Error for Mismatch {}
