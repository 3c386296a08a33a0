//! The kinds of clues that the seed of a recipe draws. A recipe names them after its board, as in
//! `9x9-diagonal+killer+thermo`.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::Variant;

/// What can be drawn: its name, and the kinds of constraints of [`KINDS`](crate::rules::KINDS) that it
/// makes. The last of them says that it is there. What has several kinds comes first.
const DRAWN: &[(&str, &[&str])] = &[
    // Dots of both colours wherever one fits, and the rule that no other fits.
    ("kropki", &["difference", "ratio", "no-other-difference", "no-other-ratio"]),
    // The same with the letters X and V.
    ("xv", &["x", "v", "no-other-xv"]),
    ("killer", &["killer"]),
    ("thermo", &["thermo"]),
    ("arrow", &["arrow"]),
    ("whisper", &["whisper"]),
    ("renban", &["renban"]),
    ("region-sum", &["region-sum"]),
    ("sandwich", &["sandwich"]),
    ("palindrome", &["palindrome"]),
    ("little-killer", &["little-killer"]),
    ("quadruple", &["quadruple"]),
    ("between", &["between"]),
    ("entropic", &["entropic"]),
    ("x-sum", &["x-sum"]),
    ("skyscraper", &["skyscraper"]),
    ("difference", &["difference"]),
    ("ratio", &["ratio"]),
    ("x", &["x"]),
    ("v", &["v"]),
    ("greater", &["greater"]),
    ("slow-thermo", &["slow-thermo"]),
    ("double-arrow", &["double-arrow"]),
    ("nabner", &["nabner"]),
    ("lockout", &["lockout"]),
    ("zipper", &["zipper"]),
    ("ten-line", &["ten-line"]),
    ("modular", &["modular"]),
    ("room", &["room"]),
];

/// A set of kinds of clues that a seed draws. Its text has their names with a `+` between them.
///
/// ```
/// use nonet_engine::Recipe;
///
/// let recipe: Recipe = "6x6+killer+thermo easy none carve 1".parse()?;
/// assert_eq!(recipe.new_clues.to_string(), "killer+thermo");
/// assert_eq!(recipe.variant.to_string(), "6x6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct NewClues(u32);

/// A name of no kind of clues that is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownClues(String);

impl fmt::Display for UnknownClues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no seed draws \"{}\"", self.0)
    }
}

impl Error for UnknownClues {}

impl NewClues {
    /// The seed draws no clues.
    pub const NONE: Self = Self(0);

    /// The names of all that can be drawn.
    pub fn all_names() -> impl Iterator<Item = &'static str> {
        DRAWN.iter().map(|(name, _)| *name)
    }

    /// Whether the seed draws no clues.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this is drawn.
    pub fn contains(self, name: &str) -> bool {
        self.names().any(|known| known == name)
    }

    /// The same with this drawn, too, or without it. Stays as it is for a name of nothing that is drawn.
    #[must_use]
    pub fn with(self, name: &str, is_drawn: bool) -> Self {
        let bit = Self::all_names().position(|known| known == name).map_or(0, |at| 1 << at);
        Self(if is_drawn { self.0 | bit } else { self.0 & !bit })
    }

    /// The names of what is drawn.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::all_names().enumerate().filter(move |(at, _)| self.0 >> at & 1 == 1).map(|(_, name)| name)
    }

    /// Takes the names of what is drawn out of the text of rules, such as `9x9+killer+anti-knight`. Returns
    /// the other rules.
    pub fn take_from(text: &str) -> (String, Self) {
        let mut new = Self::NONE;
        let is_other = |part: &&str| match part.parse::<Self>() {
            Ok(named) if !part.is_empty() => {
                new.0 |= named.0;
                false
            }
            _ => true,
        };
        let others: Vec<&str> = text.split('+').filter(is_other).collect();
        (others.join("+"), new)
    }

    /// Whether clues of all these kinds are among some kinds of constraints.
    #[cfg(all(feature = "clues", feature = "boards"))]
    pub(crate) fn are_among(self, kinds: &[&str]) -> bool {
        let signs = DRAWN.iter().enumerate().filter(|(at, _)| self.0 >> at & 1 == 1);
        signs.into_iter().all(|(_, (_, made))| made.last().is_some_and(|sign| kinds.contains(sign)))
    }

    /// What a seed could have drawn of the clues of a board.
    pub fn of(variant: Variant) -> Self {
        let mut kinds: Vec<&str> =
            variant.rules().constraints().iter().map(|constraint| constraint.kind().name).collect();
        let mut new = Self::NONE;
        for (at, (_, made)) in DRAWN.iter().enumerate() {
            if made.last().is_some_and(|sign| kinds.contains(sign)) {
                kinds.retain(|kind| !made.contains(kind));
                new.0 |= 1 << at;
            }
        }
        new
    }
}

impl FromStr for NewClues {
    type Err = UnknownClues;
    fn from_str(text: &str) -> Result<Self, UnknownClues> {
        let mut new = Self::NONE;
        for name in text.split('+').filter(|_| !text.is_empty()) {
            let at = Self::all_names().position(|known| known == name);
            new.0 |= 1 << at.ok_or_else(|| UnknownClues(name.to_owned()))?;
        }
        Ok(new)
    }
}

impl fmt::Display for NewClues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.names().collect::<Vec<_>>().join("+"))
    }
}

impl TryFrom<String> for NewClues {
    type Error = UnknownClues;
    fn try_from(text: String) -> Result<Self, UnknownClues> {
        text.parse()
    }
}

impl From<NewClues> for String {
    fn from(new: NewClues) -> Self {
        new.to_string()
    }
}
