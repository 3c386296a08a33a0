//! The places on the ladder as plain data: order, code and English name of each technique. Nothing here
//! needs a finder, so recipes can name techniques without them.

use std::fmt;
use std::str::FromStr;

use super::code::Code;
use super::technique::Technique;
use super::techniques::{LADDER, RUNGS};
use crate::Level;
use crate::error::{OutOfRange, UnknownName, in_one_word};
use crate::sets::bit_set;

/// What recipes need to know of a technique.
#[derive(Debug)]
pub struct Known {
    code: Code,
    name: &'static str,
    is_extra: bool,
    /// Whether it is the easiest step of some position of the classic board.
    is_ever_next: bool,
}

impl Known {
    pub const fn of(technique: &Technique) -> Self {
        let Technique { code, name, is_extra, is_overshadowed, .. } = *technique;
        Self { code, name, is_extra, is_ever_next: !is_overshadowed }
    }

    #[cfg(feature = "clues")]
    pub const fn for_clues(self) -> Self {
        Self { is_ever_next: false, ..self }
    }
}

/// A technique by its place on the ladder. The easier one is the smaller one.
///
/// ```
/// use nonet_engine::human::Rung;
///
/// let skyscraper: Rung = "skyscraper".parse()?;
/// assert_eq!(skyscraper, "0400".parse()?);
/// assert!(skyscraper < "W-Wing".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Code", into = "Code"))]
pub struct Rung(u8);

impl Rung {
    /// The easiest technique. The last cell of every puzzle needs it.
    pub const EASIEST: Self = Self(0);

    /// All techniques, easiest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..RUNGS.len()).map(Self::from_index)
    }

    /// The easiest technique of a level's kind, as players know the levels: locked candidates, pairs, patterns
    /// of one digit, chains. `None` for the easiest level. Ratings alone do not promise it: the ladder often
    /// solves a puzzle with easier steps than the rating has.
    pub fn of_level(level: Level) -> Option<Self> {
        let code = match level {
            Level::Easy => return None,
            Level::Medium => "0100",
            Level::Hard => "0200",
            Level::Master => "0400",
            Level::Extreme => "0701",
        };
        Code::from_static(code).try_into().ok()
    }

    /// The code of the technique.
    pub fn code(self) -> Code {
        self.known().code
    }

    /// The English name, as in the notation of a step.
    pub fn name(self) -> &'static str {
        self.known().name
    }

    /// The name as one word, for the command line: `w-wing`.
    pub fn word(self) -> String {
        in_one_word(self.name())
    }

    /// The technique.
    pub fn technique(self) -> &'static Technique {
        LADDER[self.index()]
    }

    /// Whether [`Technique::is_extra`] is set.
    pub fn is_extra(self) -> bool {
        self.known().is_extra
    }

    /// Whether it can be on the path of a puzzle without clues. It can't if easier techniques always have
    /// a step where it has one ([`Technique::is_overshadowed`]), or if it is only for clues.
    pub fn is_ever_next(self) -> bool {
        self.known().is_ever_next
    }

    fn known(self) -> &'static Known {
        &RUNGS[self.index()]
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
}

impl TryFrom<Code> for Rung {
    type Error = OutOfRange;
    /// The technique with a code.
    fn try_from(code: Code) -> Result<Self, OutOfRange> {
        Self::all().find(|rung| rung.code() == code).ok_or(OutOfRange::new("Rung"))
    }
}

impl From<Rung> for Code {
    fn from(rung: Rung) -> Self {
        rung.code()
    }
}

impl FromStr for Rung {
    type Err = UnknownName;
    /// Reads a code, a [word](Rung::word) or an English name.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let of_code = text.parse().ok().and_then(|code: Code| code.try_into().ok());
        let word = in_one_word(text);
        let of_name = || Self::all().find(|rung| rung.word() == word);
        of_code.or_else(of_name).ok_or_else(|| UnknownName::new("technique", text))
    }
}

impl fmt::Display for Rung {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

bit_set! {
    /// A set of techniques. Bit `i` is the technique at place `i` of the ladder.
    RungSet: u128 as "u128", of Rung, index Rung::index, item Rung::from_index,
    all (1 << RUNGS.len()) - 1, show |rung: Rung, f: &mut fmt::Formatter<'_>| f.write_str(rung.name())
}

impl fmt::Display for RungSet {
    /// The codes of the techniques with commas between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, rung) in self.iter().enumerate() {
            write!(f, "{}{}", if place == 0 { "" } else { "," }, rung.code())?;
        }
        Ok(())
    }
}

impl FromStr for RungSet {
    type Err = UnknownName;
    /// Reads what `Display` writes.
    fn from_str(codes: &str) -> Result<Self, UnknownName> {
        let rung = |text: &str| {
            let code = text.parse().ok().and_then(|code: Code| code.try_into().ok());
            code.ok_or_else(|| UnknownName::new("technique", text))
        };
        codes.split(',').filter(|_| !codes.is_empty()).map(rung).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_technique_is_read_from_its_code_its_word_and_its_name() {
        assert_eq!(Rung::all().count(), LADDER.len());
        for rung in Rung::all() {
            let technique = rung.technique();
            assert_eq!((rung.code(), rung.name()), (technique.code, technique.name));
            assert_eq!(rung.is_extra(), technique.is_extra);
            assert_eq!(rung.is_ever_next(), !technique.is_overshadowed && !technique.is_for_clues());
            let is_on_classic = (technique.holds_on)(crate::Variant::CLASSIC.geometry());
            assert_eq!(rung.code().is_for_clues(), !is_on_classic, "{technique:?}");
            for text in [rung.code().to_string(), rung.word(), rung.name().to_owned()] {
                assert_eq!(text.parse(), Ok(rung), "{text}");
            }
            assert!(rung.word().bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'), "{rung}");
        }
        assert!("sky".parse::<Rung>().is_err() && "9999".parse::<Rung>().is_err());
    }

    #[test]
    fn a_set_round_trips_through_its_codes() {
        let set: RungSet = ["w-wing", "skyscraper"].iter().filter_map(|word| word.parse().ok()).collect();
        assert_eq!(set.to_string(), "0400,0803");
        for set in [set, RungSet::EMPTY, RungSet::ALL] {
            assert_eq!(set.to_string().parse(), Ok(set));
        }
        assert!("0400,skyscraper".parse::<RungSet>().is_err());
    }
}
