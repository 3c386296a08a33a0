//! The techniques of the rating ladder: their names, what each costs at least,
//! and sets of them, as a recipe demands or forbids. What the page shows of
//! techniques stands here too, so nothing in this file needs a finder.
//!
//! A [`Technique`] tells dynamic chains apart by how they conclude. A [`Family`]
//! does not: that is what a player chooses, and what is counted.

use std::fmt;
use std::str::FromStr;

use crate::OutOfRange;
use crate::error::UnknownName;
use crate::sets::bit_set;

/// The techniques of the rating ladder, easiest first as SE tries them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs)] // their names say it
pub enum Technique {
    HiddenSingle,
    DirectPointing,
    DirectClaiming,
    DirectHiddenPair,
    NakedSingle,
    DirectHiddenTriplet,
    Pointing,
    Claiming,
    NakedPair,
    XWing,
    HiddenPair,
    NakedTriplet,
    Swordfish,
    HiddenTriplet,
    XyWing,
    XyzWing,
    UniqueRectangle,
    UniqueLoop,
    NakedQuad,
    Jellyfish,
    HiddenQuad,
    BivalueGrave,
    AlignedPairExclusion,
    XCycle,
    YCycle,
    TurbotFish,
    ForcingXChain,
    BidirectionalCycle,
    ForcingChain,
    AlignedTripletExclusion,
    Nishio,
    CellChains,
    RegionChains,
    Dynamic(Conclusion, Level),
}

/// How a dynamic chain concludes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs)]
pub enum Conclusion {
    Double,
    Cell,
    Region,
    Contradiction,
}

/// What a dynamic chain may use besides links: nothing, locked candidates and
/// pairs and X-wings (`Plus`), or chains inside chains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs)]
pub enum Level {
    Plain,
    Plus,
    Chains,
    MultipleChains,
    /// Dynamic chains of the level inside (0 to 3).
    Dynamic(u8),
}

/// The families: a technique of each, its name, and the least that one of its
/// steps costs, in tenths. In the order in which they are tried, which is one of
/// rising least cost.
const FAMILIES: [(Technique, &str, u16); 39] = [
    (Technique::HiddenSingle, "Hidden Single", 10),
    (Technique::DirectPointing, "Direct Pointing", 17),
    (Technique::DirectClaiming, "Direct Claiming", 19),
    (Technique::DirectHiddenPair, "Direct Hidden Pair", 20),
    (Technique::NakedSingle, "Naked Single", 23),
    (Technique::DirectHiddenTriplet, "Direct Hidden Triplet", 25),
    (Technique::Pointing, "Pointing", 26),
    (Technique::Claiming, "Claiming", 28),
    (Technique::NakedPair, "Naked Pair", 30),
    (Technique::XWing, "X-Wing", 32),
    (Technique::HiddenPair, "Hidden Pair", 34),
    (Technique::NakedTriplet, "Naked Triplet", 36),
    (Technique::Swordfish, "Swordfish", 38),
    (Technique::HiddenTriplet, "Hidden Triplet", 40),
    (Technique::XyWing, "XY-Wing", 42),
    (Technique::XyzWing, "XYZ-Wing", 44),
    (Technique::UniqueRectangle, "Unique Rectangle", 45),
    (Technique::UniqueLoop, "Unique Loop", 46),
    (Technique::NakedQuad, "Naked Quad", 50),
    (Technique::Jellyfish, "Jellyfish", 52),
    (Technique::HiddenQuad, "Hidden Quad", 54),
    (Technique::BivalueGrave, "Bivalue Universal Grave", 56),
    (Technique::AlignedPairExclusion, "Aligned Pair Exclusion", 62),
    (Technique::XCycle, "Bidirectional X-Cycle", 65),
    (Technique::YCycle, "Bidirectional Y-Cycle", 65),
    (Technique::TurbotFish, "Turbot Fish", 66),
    (Technique::ForcingXChain, "Forcing X-Chain", 66),
    (Technique::BidirectionalCycle, "Bidirectional Cycle", 70),
    (Technique::ForcingChain, "Forcing Chain", 70),
    (Technique::AlignedTripletExclusion, "Aligned Triplet Exclusion", 75),
    (Technique::Nishio, "Nishio Forcing Chains", 75),
    (Technique::CellChains, "Cell Forcing Chains", 80),
    (Technique::RegionChains, "Region Forcing Chains", 80),
    (Technique::Dynamic(Conclusion::Cell, Level::Plain), "Dynamic Forcing Chains", 85),
    (Technique::Dynamic(Conclusion::Cell, Level::Plus), "Dynamic Forcing Chains (+)", 90),
    (Technique::Dynamic(Conclusion::Cell, Level::Chains), "Dynamic Forcing Chains (+ Forcing Chains)", 95),
    (
        Technique::Dynamic(Conclusion::Cell, Level::MultipleChains),
        "Dynamic Forcing Chains (+ Multiple Forcing Chains)",
        100,
    ),
    (
        Technique::Dynamic(Conclusion::Cell, Level::Dynamic(0)),
        "Dynamic Forcing Chains (+ Dynamic Forcing Chains)",
        105,
    ),
    (
        Technique::Dynamic(Conclusion::Cell, Level::Dynamic(1)),
        "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+))",
        105,
    ),
];

impl Technique {
    /// Its family.
    ///
    /// # Panics
    /// Never: each technique has one.
    pub fn family(self) -> Family {
        let plain = match self {
            Self::Dynamic(_, level) => Self::Dynamic(Conclusion::Cell, level.min(Level::Dynamic(1))),
            other => other,
        };
        let place = FAMILIES.iter().position(|row| row.0 == plain);
        Family(place.expect("each technique has a family") as u8)
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dynamic(conclusion, level) => write!(f, "Dynamic {conclusion} Forcing Chains{level}"),
            _ => f.write_str(self.family().name()),
        }
    }
}

impl fmt::Display for Conclusion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Plain => "",
            Self::Plus => " (+)",
            Self::Chains => " (+ Forcing Chains)",
            Self::MultipleChains => " (+ Multiple Forcing Chains)",
            Self::Dynamic(0) => " (+ Dynamic Forcing Chains)",
            Self::Dynamic(_) => " (+ Dynamic Forcing Chains (+))",
        })
    }
}

/// One technique, or all dynamic chains of a level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Family(u8);

impl Family {
    /// All of them, easiest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FAMILIES.len() as u8).map(Self)
    }

    /// The one that the last cell of every puzzle needs.
    pub fn easiest() -> Self {
        Self(0)
    }

    /// As a player reads it.
    pub fn name(self) -> &'static str {
        FAMILIES[usize::from(self.0)].1
    }

    /// The least that one of its steps costs, in tenths.
    pub fn least(self) -> u16 {
        FAMILIES[usize::from(self.0)].2
    }

    /// The name in one word, as on the command line and in saves: `xy-wing`.
    pub fn word(self) -> String {
        in_one_word(self.name())
    }

    const fn index(self) -> usize {
        self.0 as usize
    }

    const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
}

impl FromStr for Family {
    type Err = UnknownName;
    /// Reads a family's [word](Family::word) or name.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let word = in_one_word(text);
        Self::all().find(|family| family.word() == word).ok_or_else(|| UnknownName::new("technique", text))
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl TryFrom<u8> for Family {
    type Error = OutOfRange;
    fn try_from(place: u8) -> Result<Self, OutOfRange> {
        if usize::from(place) < FAMILIES.len() { Ok(Self(place)) } else { Err(OutOfRange::new("Family")) }
    }
}

impl From<Family> for u8 {
    fn from(family: Family) -> u8 {
        family.0
    }
}

fn in_one_word(name: &str) -> String {
    // ASCII alone: the tables of all letters are 5 KB of the page.
    name.to_ascii_lowercase().replace('+', "plus").replace(['(', ')'], "").replace(' ', "-")
}

bit_set! {
    /// A set of families. Bit `i` is the family at place `i` of [`Family::all`].
    FamilySet: u64 as "u64", of Family, index Family::index, item Family::from_index,
    all (1 << FAMILIES.len()) - 1, show |family: Family, f: &mut fmt::Formatter<'_>| f.write_str(family.name())
}

impl fmt::Display for FamilySet {
    /// The [words](Family::word) of the families with commas between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.iter().map(Family::word).collect::<Vec<_>>().join(","))
    }
}

impl FromStr for FamilySet {
    type Err = UnknownName;
    /// Reads what `Display` writes.
    fn from_str(words: &str) -> Result<Self, UnknownName> {
        words.split(',').filter(|_| !words.is_empty()).map(str::parse::<Family>).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_come_back_from_their_words() {
        assert!(Family::all().map(Family::least).is_sorted());
        for family in Family::all() {
            assert!(
                family.word().bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'),
                "{}",
                family.word()
            );
            assert_eq!(family.word().parse(), Ok(family));
            assert_eq!(family.name().parse(), Ok(family));
        }
        assert_eq!(Technique::XyWing.family().word(), "xy-wing");
        let dynamic = Technique::Dynamic(Conclusion::Region, Level::Dynamic(3)).family();
        assert_eq!(dynamic.word(), "dynamic-forcing-chains-plus-dynamic-forcing-chains-plus");
        let both: FamilySet = [dynamic, Technique::XWing.family()].into_iter().collect();
        assert_eq!(both.to_string().parse(), Ok(both));
        assert!("x-wing,sword".parse::<FamilySet>().is_err());
        assert_eq!((both - Technique::XWing.family().into()).single(), Some(dynamic));
    }
}
