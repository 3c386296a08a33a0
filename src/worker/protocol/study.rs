//! What is asked and told by the pages one learns from: which techniques there
//! are, a lesson, an exercise, the way to the end. Finished data throughout: who
//! asks needs no ladder to show it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Stand;
use nonet_engine::Grid;
use nonet_engine::human::scene::Scene;
use nonet_engine::human::{Options, ShownStep, Tier};

/// A technique's four digits, small enough to be a part of an address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "[u8; 4]", into = "[u8; 4]")]
pub struct Code([u8; 4]);

impl FromStr for Code {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        let digits: [u8; 4] = text.as_bytes().try_into().map_err(|_| ())?;
        digits.try_into().map_err(|_| ())
    }
}

impl TryFrom<[u8; 4]> for Code {
    type Error = &'static str;
    fn try_from(digits: [u8; 4]) -> Result<Self, &'static str> {
        if digits.iter().all(u8::is_ascii_digit) { Ok(Self(digits)) } else { Err("a code is four digits") }
    }
}

impl From<Code> for [u8; 4] {
    fn from(code: Code) -> [u8; 4] {
        code.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&digit| write!(f, "{}", char::from(digit)))
    }
}

/// What is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Study {
    /// Which techniques there are.
    Techniques,
    /// A technique and an example of it.
    Lesson(Code),
    /// A position to practise on, which the seed picks.
    Exercise(Code, u64),
    /// All steps from here to the end.
    Path(Stand, Options),
}

/// What is told, packed once more: only the pages that one learns from unpack
/// it, and the board's page need not know how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Packed(Vec<u8>);

impl From<&Studied> for Packed {
    fn from(studied: &Studied) -> Self {
        Self(postcard::to_allocvec(studied).expect("what is told is plain data"))
    }
}

impl Packed {
    /// What was packed; `None` if that was by another version.
    pub fn unpack(&self) -> Option<Studied> {
        postcard::from_bytes(&self.0).ok()
    }
}

/// What is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Studied {
    /// All techniques, easiest first.
    Techniques(Vec<Entry>),
    /// What a lesson shows.
    Lesson(Moment),
    /// A position to practise on.
    Exercise(Exercise),
    /// The steps in order, and how it ends.
    Path(Vec<Moment>, Scene),
}

/// A technique in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its four digits.
    pub code: Code,
    /// As a player reads it.
    pub name: String,
    /// How difficult it is to see.
    pub tier: Tier,
}

/// A step and the position that it is found in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// Where.
    pub scene: Scene,
    /// What.
    pub step: ShownStep,
}

/// A position in which a technique is the next step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// Where.
    pub scene: Scene,
    /// The solution of the puzzle.
    pub solution: Grid,
    /// What the technique does there, in every way; at least one.
    pub steps: Vec<ShownStep>,
}

#[cfg(test)]
mod tests {
    use super::Code;

    #[test]
    fn a_code_is_four_digits() {
        assert_eq!("0302".parse::<Code>().unwrap().to_string(), "0302");
        for bad in ["", "030", "03020", "03a2", "٠٣٠٢"] {
            assert!(bad.parse::<Code>().is_err(), "{bad}");
        }
    }
}
