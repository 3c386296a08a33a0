//! Why no puzzle can meet a recipe. Checked before anything is generated.

use std::error::Error;
use std::fmt;

use crate::Variant;
#[cfg(feature = "ladder")]
use crate::human::PathFault;
use crate::rate::{Family, tenths};

/// A contradiction in a [`Recipe`](crate::Recipe).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum RecipeFault {
    /// The built-in puzzle has one board, level and symmetry.
    Starter,
    /// The lower bound of the givens is above the upper bound.
    GivensReversed,
    /// More givens than the board has cells.
    TooManyGivens {
        /// The board.
        variant: Variant,
        /// Number of its cells.
        cells: usize,
    },
    /// It is proven that no puzzle has so few givens.
    TooFewGivens {
        /// The board.
        variant: Variant,
        /// The fewest givens.
        fewest: u16,
    },
    /// No pattern with the symmetry has that many cells.
    Symmetry {
        /// The next possible number below.
        below: u16,
        /// The next possible number above.
        above: u16,
    },
    /// This board has no ratings.
    Unrated(Variant),
    /// The lower bound of the ratings is above the upper bound.
    RatingsReversed,
    /// No puzzle has such a rating.
    NoSuchRating {
        /// The highest rating, in tenths.
        greatest: u16,
    },
    /// A technique is both required and excluded.
    Both(Family),
    /// A required technique is rated above the highest requested rating.
    AboveRating(Family),
    /// Every puzzle needs this technique for its last cell.
    NeededAnyway(Family),
    /// A board that is nearly full needs only this technique, and is rated 1.0.
    NearlyFull {
        /// The smallest number of givens that is nearly full.
        from: u16,
        /// The technique.
        needs: Family,
    },
    /// The lower bound of the minutes is above the upper bound.
    #[cfg(feature = "ladder")]
    MinutesReversed,
    /// No minutes can be demanded of a puzzle with clues.
    #[cfg(feature = "ladder")]
    MinutesWithClues,
    /// The demand on the techniques of the ladder contradicts itself or the board.
    #[cfg(feature = "ladder")]
    Path(PathFault),
}

impl fmt::Display for RecipeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starter => f.write_str("the built-in puzzle is 9 × 9, medium and without symmetry"),
            Self::GivensReversed => f.write_str("the first number of givens is the larger one"),
            Self::TooManyGivens { variant, cells } => write!(f, "a {variant} board has only {cells} cells"),
            Self::TooFewGivens { variant, fewest } => {
                write!(f, "no {variant} puzzle has fewer than {fewest} givens")
            }
            Self::Symmetry { below, above } => {
                write!(f, "no pattern with this symmetry has that many givens; try {below} or {above}")
            }
            Self::Unrated(variant) => write!(f, "{variant} puzzles have no ratings"),
            Self::RatingsReversed => f.write_str("the first rating is the larger one"),
            Self::NoSuchRating { greatest } => write!(f, "ratings go from 1.2 to {}", tenths(*greatest)),
            Self::Both(family) => write!(f, "{family} can't be both required and excluded"),
            Self::AboveRating(family) => {
                write!(f, "puzzles that need {family} are rated {} or more", tenths(family.least()))
            }
            Self::NeededAnyway(family) => write!(f, "every puzzle needs {family} for its last cell"),
            Self::NearlyFull { from, needs } => {
                write!(f, "with {from} givens or more, a puzzle needs {needs} only and is rated 1.0")
            }
            #[cfg(feature = "ladder")]
            Self::MinutesReversed => f.write_str("the first number of minutes is the larger one"),
            #[cfg(feature = "ladder")]
            Self::MinutesWithClues => f.write_str("no minutes can be demanded of a puzzle with clues"),
            #[cfg(feature = "ladder")]
            Self::Path(fault) => write!(f, "{fault}"),
        }
    }
}

impl Error for RecipeFault {}
