//! What a setter's puzzle can be changed to, and why not. `clues::finish` does it.

use std::error::Error;
use std::fmt;

use crate::{Level, NewClues};

/// How to change a setter's puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Change {
    /// One solution, and perhaps a level. All that is there stays, and the rest comes from clues of these
    /// kinds and, where they are not enough, from digits. Of a puzzle that has one solution only the level
    /// changes: it gets digits if it is too hard, and loses digits or clues if it is too easy.
    Complete {
        /// The kinds of clues. [`NewClues::NONE`] for digits alone.
        clues: NewClues,
        /// The level.
        level: Option<Level>,
    },
    /// Other regions, drawn at random, whatever the digits and clues say of them.
    Regions,
    /// No given and no clue in it that can be left out, as far as a search can tell. Rules of the whole board,
    /// marked cells and extra regions stay.
    Minimal,
}

/// Why a setter's puzzle can't be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum ChangeError {
    /// The puzzle has no solution.
    NoSolution,
    /// The puzzle has several solutions, and only one with a single solution can be changed so.
    Several,
    /// The search for a solution did not end within its limit.
    NotDecided,
    /// No such puzzle was found.
    NotFound,
    /// The callback stopped the search.
    Stopped,
}

impl fmt::Display for ChangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoSolution => "the puzzle has no solution",
            Self::Several => "the puzzle has several solutions",
            Self::NotDecided => "the search for a solution did not end within its limit",
            Self::NotFound => "no such puzzle was found",
            Self::Stopped => "the callback stopped the search",
        })
    }
}

impl Error for ChangeError {}
