//! The rules of the rating ladder: their names, their lowest ratings, and sets of them. Nothing here
//! needs a finder, so the app can show rules without the rater.
//!
//! A [`Rule`] distinguishes dynamic chains by their conclusion. A [`Family`] does not. Players
//! choose families, and reports count them.

use std::fmt;
use std::str::FromStr;

use crate::OutOfRange;
use crate::error::{UnknownName, in_one_word};
#[cfg(feature = "ladder")]
use crate::human::Code;
use crate::message::Message;
use crate::sets::bit_set;

/// The rules of the rating ladder, easiest first, in the order in which SE tries them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs)] // their names say it
pub enum Rule {
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
    Dynamic(Conclusion, Nesting),
}

/// The conclusion of a dynamic chain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs)]
pub enum Conclusion {
    Double,
    Cell,
    Region,
    Contradiction,
}

/// What a dynamic chain may use besides links. `Plain` chains use nothing else. `Plus` chains use
/// locked candidates, pairs and X-wings. All others also use chains within the chain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[allow(missing_docs)]
pub enum Nesting {
    Plain,
    Plus,
    Chains,
    MultipleChains,
    /// Dynamic chains of this level (0 to 3) within the chain.
    Dynamic(u8),
}

/// The families: a rule of each, its name, and its lowest rating in tenths. They are in the order in
/// which SE tries them, which is also that of their lowest ratings.
const FAMILIES: [(Rule, &str, u16); 39] = [
    (Rule::HiddenSingle, "Hidden Single", 10),
    (Rule::DirectPointing, "Direct Pointing", 17),
    (Rule::DirectClaiming, "Direct Claiming", 19),
    (Rule::DirectHiddenPair, "Direct Hidden Pair", 20),
    (Rule::NakedSingle, "Naked Single", 23),
    (Rule::DirectHiddenTriplet, "Direct Hidden Triplet", 25),
    (Rule::Pointing, "Pointing", 26),
    (Rule::Claiming, "Claiming", 28),
    (Rule::NakedPair, "Naked Pair", 30),
    (Rule::XWing, "X-Wing", 32),
    (Rule::HiddenPair, "Hidden Pair", 34),
    (Rule::NakedTriplet, "Naked Triplet", 36),
    (Rule::Swordfish, "Swordfish", 38),
    (Rule::HiddenTriplet, "Hidden Triplet", 40),
    (Rule::XyWing, "XY-Wing", 42),
    (Rule::XyzWing, "XYZ-Wing", 44),
    (Rule::UniqueRectangle, "Unique Rectangle", 45),
    (Rule::UniqueLoop, "Unique Loop", 46),
    (Rule::NakedQuad, "Naked Quad", 50),
    (Rule::Jellyfish, "Jellyfish", 52),
    (Rule::HiddenQuad, "Hidden Quad", 54),
    (Rule::BivalueGrave, "Bivalue Universal Grave", 56),
    (Rule::AlignedPairExclusion, "Aligned Pair Exclusion", 62),
    (Rule::XCycle, "Bidirectional X-Cycle", 65),
    (Rule::YCycle, "Bidirectional Y-Cycle", 65),
    (Rule::TurbotFish, "Turbot Fish", 66),
    (Rule::ForcingXChain, "Forcing X-Chain", 66),
    (Rule::BidirectionalCycle, "Bidirectional Cycle", 70),
    (Rule::ForcingChain, "Forcing Chain", 70),
    (Rule::AlignedTripletExclusion, "Aligned Triplet Exclusion", 75),
    (Rule::Nishio, "Nishio Forcing Chains", 75),
    (Rule::CellChains, "Cell Forcing Chains", 80),
    (Rule::RegionChains, "Region Forcing Chains", 80),
    (Rule::Dynamic(Conclusion::Cell, Nesting::Plain), "Dynamic Forcing Chains", 85),
    (Rule::Dynamic(Conclusion::Cell, Nesting::Plus), "Dynamic Forcing Chains (+)", 90),
    (Rule::Dynamic(Conclusion::Cell, Nesting::Chains), "Dynamic Forcing Chains (+ Forcing Chains)", 95),
    (
        Rule::Dynamic(Conclusion::Cell, Nesting::MultipleChains),
        "Dynamic Forcing Chains (+ Multiple Forcing Chains)",
        100,
    ),
    (
        Rule::Dynamic(Conclusion::Cell, Nesting::Dynamic(0)),
        "Dynamic Forcing Chains (+ Dynamic Forcing Chains)",
        105,
    ),
    (
        Rule::Dynamic(Conclusion::Cell, Nesting::Dynamic(1)),
        "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+))",
        105,
    ),
];

/// The families whose steps are all of one technique of the ladder of [`human`](crate::human), and
/// its code. Direct patterns place a digit at once. A bidirectional cycle is a continuous loop.
#[cfg(feature = "ladder")]
const TECHNIQUES: [(Rule, &str); 27] = [
    (Rule::DirectPointing, "0100"),
    (Rule::DirectClaiming, "0101"),
    (Rule::DirectHiddenPair, "0210"),
    (Rule::HiddenSingle, "0002"),
    (Rule::NakedSingle, "0003"),
    (Rule::DirectHiddenTriplet, "0211"),
    (Rule::Pointing, "0100"),
    (Rule::Claiming, "0101"),
    (Rule::NakedPair, "0200"),
    (Rule::XWing, "0300"),
    (Rule::HiddenPair, "0210"),
    (Rule::NakedTriplet, "0201"),
    (Rule::Swordfish, "0301"),
    (Rule::HiddenTriplet, "0211"),
    (Rule::XyWing, "0800"),
    (Rule::XyzWing, "0801"),
    (Rule::NakedQuad, "0202"),
    (Rule::Jellyfish, "0302"),
    (Rule::HiddenQuad, "0212"),
    (Rule::AlignedPairExclusion, "0920"),
    (Rule::XCycle, "0706"),
    (Rule::YCycle, "0706"),
    (Rule::TurbotFish, "0403"),
    (Rule::ForcingXChain, "0701"),
    (Rule::BidirectionalCycle, "0706"),
    (Rule::CellChains, "1302"),
    (Rule::RegionChains, "1302"),
];

impl Rule {
    /// The family of the rule.
    #[allow(clippy::missing_panics_doc)] // each rule has a family
    pub fn family(self) -> Family {
        let plain = match self {
            Self::Dynamic(_, level) => Self::Dynamic(Conclusion::Cell, level.min(Nesting::Dynamic(1))),
            other => other,
        };
        let place = FAMILIES.iter().position(|row| row.0 == plain);
        Family(place.expect("each technique has a family") as u8)
    }
}

impl fmt::Display for Rule {
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

impl fmt::Display for Nesting {
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

/// One rule, or all dynamic chains of a level.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Family(u8);

impl Family {
    /// All families, easiest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FAMILIES.len() as u8).map(Self)
    }

    /// The easiest family. The last cell of every puzzle needs it.
    pub fn easiest() -> Self {
        Self(0)
    }

    /// The English name, as in Sudoku Explainer.
    pub fn name(self) -> &'static str {
        FAMILIES[usize::from(self.0)].1
    }

    /// The name as a message, for players of any language.
    pub fn title(self) -> Message {
        Message::without_arguments(format!("family_{}", self.word()))
    }

    /// The technique of the ladder to which all its steps belong, if there is one.
    ///
    /// ```
    /// use nonet_engine::rate::Family;
    ///
    /// let family: Family = "naked-quad".parse().unwrap();
    /// assert_eq!(family.technique().unwrap().to_string(), "0202");
    /// ```
    #[cfg(feature = "ladder")]
    pub fn technique(self) -> Option<Code> {
        let rule = FAMILIES[usize::from(self.0)].0;
        let (_, code) = TECHNIQUES.iter().find(|(known, _)| *known == rule)?;
        code.parse().ok()
    }

    /// The lowest rating of its steps, in tenths.
    pub fn least(self) -> u16 {
        FAMILIES[usize::from(self.0)].2
    }

    /// The name as one word, for the command line and saves: `xy-wing`.
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
    fn families_round_trip_through_their_words() {
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
        assert_eq!(Rule::XyWing.family().word(), "xy-wing");
        let dynamic = Rule::Dynamic(Conclusion::Region, Nesting::Dynamic(3)).family();
        assert_eq!(dynamic.word(), "dynamic-forcing-chains-plus-dynamic-forcing-chains-plus");
        let both: FamilySet = [dynamic, Rule::XWing.family()].into_iter().collect();
        assert_eq!(both.to_string().parse(), Ok(both));
        assert!("x-wing,sword".parse::<FamilySet>().is_err());
        assert_eq!((both - Rule::XWing.family().into()).single(), Some(dynamic));
    }
}
