//! Difficulty levels and generation methods.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::{UnknownName, Variant};

/// The difficulty: a range of givens and, on the classic board, a range of ratings.
/// Both are in [`Layout`](crate::Layout).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Level {
    /// The most givens.
    Easy,
    /// The level of a player's first visit.
    #[default]
    Medium,
    /// Hard.
    Hard,
    /// Needs chains of one digit.
    Master,
    /// Needs longer chains, and has the fewest givens.
    Extreme,
}

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Master, Self::Extreme];

    /// The lower-case name, as on the command line.
    pub fn name(self) -> &'static str {
        ["easy", "medium", "hard", "master", "extreme"][self as usize]
    }

    /// The name as players read it.
    pub fn title(self) -> &'static str {
        ["Easy", "Medium", "Hard", "Master", "Extreme"][self as usize]
    }

    /// The range of givens on a board.
    pub fn givens(self, variant: Variant) -> RangeInclusive<u16> {
        variant.layout().givens[self as usize].clone()
    }

    /// The lowest and the highest rating on a board, in tenths. `None` if the board cannot be rated.
    pub fn ratings(self, variant: Variant) -> Option<(u16, u16)> {
        variant.layout().ratings.map(|ratings| ratings[self as usize])
    }
}

/// The generation method.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Method {
    /// Fills a random grid and removes digits.
    #[default]
    Carve,
    /// Starts empty and adds digits until one solution is left.
    Build,
    /// Shuffles a standard board and removes digits.
    Transform,
    /// Shuffles the built-in puzzle. Not offered to players.
    Starter,
}

impl Method {
    /// The methods offered to players, with their names in text.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Carve, "carve"), (Self::Build, "build"), (Self::Transform, "transform")];

    /// The lower-case name, as in [`Self::ALL`].
    pub fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(method, _)| *method == self).map_or("starter", |(_, name)| name)
    }
}

impl FromStr for Level {
    type Err = UnknownName;
    /// Reads a name as in [`Level::name`].
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let known = Self::ALL.into_iter().find(|level| level.name() == name);
        known.ok_or_else(|| UnknownName::new("level", name))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Method {
    type Err = UnknownName;
    /// Reads a name as in [`Method::name`].
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let offered = Self::ALL.into_iter().map(|(method, _)| method).chain([Self::Starter]);
        let known = offered.into_iter().find(|method| method.name() == name);
        known.ok_or_else(|| UnknownName::new("method", name))
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
