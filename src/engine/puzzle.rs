//! A puzzle and the recipe that makes it again.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::geometry::Variant;
use super::grid::Grid;
use super::symmetry::Symmetry;

/// How difficult, by number of givens (a rating joins it later).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Most givens.
    Easy,
    /// The level of a first visit.
    #[default]
    Medium,
    /// Hard.
    Hard,
    /// Near what carving reaches.
    Master,
    /// The fewest givens there are.
    Extreme,
}

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Master, Self::Extreme];

    /// Lower-case name, as on the command line.
    pub fn name(self) -> &'static str {
        ["easy", "medium", "hard", "master", "extreme"][self as usize]
    }

    /// As a player reads it.
    pub fn title(self) -> &'static str {
        ["Easy", "Medium", "Hard", "Master", "Extreme"][self as usize]
    }

    /// The level of that lower-case name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How many givens it has on a board.
    pub fn givens(self, variant: Variant) -> RangeInclusive<u16> {
        variant.layout().givens[self as usize].clone()
    }
}

/// How a puzzle is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Fill a random grid, take digits away.
    #[default]
    Carve,
    /// Start empty, add digits until one solution is left.
    Build,
    /// Shuffle a base board, take digits away.
    Transform,
    /// Shuffle the built-in puzzle; not offered, since all of them are one.
    Starter,
}

impl Method {
    /// Those on offer, with their names on the command line and in text.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Carve, "carve"), (Self::Build, "build"), (Self::Transform, "transform")];

    /// Lower-case name, as in [`Self::ALL`].
    pub fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(method, _)| *method == self).map_or("starter", |(_, name)| name)
    }

    /// The method of that name.
    pub fn named(name: &str) -> Option<Self> {
        let offered = Self::ALL.into_iter().find(|(_, known)| *known == name).map(|(method, _)| method);
        offered.or((name == "starter").then_some(Self::Starter))
    }
}

/// All that is needed to make one puzzle, and to make it again: equal recipes
/// give equal puzzles on every machine.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Recipe {
    /// The board.
    pub variant: Variant,
    /// The level, which sets the number of givens unless `givens` does.
    pub level: Level,
    /// The look of the pattern of givens.
    pub symmetry: Symmetry,
    /// How it is made.
    pub method: Method,
    /// A number of givens of one's own, in place of the level's.
    pub givens: Option<(u16, u16)>,
    /// The seed number.
    pub seed: u64,
}

impl Recipe {
    /// A classic puzzle of a level.
    pub fn classic(level: Level, seed: u64) -> Self {
        Self {
            variant: Variant::CLASSIC,
            level,
            symmetry: Symmetry::None,
            method: Method::Carve,
            givens: None,
            seed,
        }
    }

    /// How many givens are asked for.
    pub fn givens_range(&self) -> RangeInclusive<u16> {
        self.givens.map_or_else(|| self.level.givens(self.variant), |(least, most)| least..=most)
    }

    /// Why no puzzle can have the number of givens asked for, in words for the
    /// player; `None` if that is not plain to see.
    pub fn fault(&self) -> Option<String> {
        let (least, most) = self.givens?;
        let layout = self.variant.layout();
        let cells = self.variant.geometry().cell_count();
        if least > most {
            return Some("The first number of givens is the larger one.".to_owned());
        }
        if usize::from(most) > cells {
            return Some(format!("A board of {} has only {cells} cells.", layout.title));
        }
        if most < layout.fewest {
            return Some(format!("No puzzle of {} has fewer than {} givens.", layout.title, layout.fewest));
        }
        let counts = self.symmetry.counts(self.variant.geometry());
        if (least..=most).any(|count| counts[usize::from(count)]) {
            return None;
        }
        let below = (0..least).rev().find(|&count| counts[usize::from(count)])?;
        let above = (most..=cells as u16).find(|&count| counts[usize::from(count)])?;
        Some(format!("No pattern with this symmetry has so many givens; {below} or {above} can be."))
    }
}

impl fmt::Display for Recipe {
    /// `9x9 medium none carve 12345`, and `24-26` after it for givens of one's own.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { variant, level, symmetry, method, givens, seed } = self;
        write!(f, "{variant:?} {} {} {} {seed}", level.name(), symmetry.name(), method.name())?;
        givens.map_or(Ok(()), |(least, most)| write!(f, " {least}-{most}"))
    }
}

impl FromStr for Recipe {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = || {
            let (&[variant, level, symmetry, method, seed], rest) = words.split_first_chunk()?;
            let givens = match rest {
                [] => None,
                [givens] => {
                    let (least, most) = givens.split_once('-')?;
                    Some((least.parse().ok()?, most.parse().ok()?))
                }
                _ => return None,
            };
            Some(Self {
                variant: Variant::named(variant)?,
                level: Level::named(level)?,
                symmetry: Symmetry::named(symmetry)?,
                method: Method::named(method)?,
                givens,
                seed: seed.parse().ok()?,
            })
        };
        read().ok_or_else(|| format!("\"{text}\" is no recipe"))
    }
}

/// A puzzle with one solution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// What is printed.
    pub givens: Grid,
    /// Its only solution.
    pub solution: Grid,
    /// What makes it again; `None` for a puzzle that the player brought.
    pub recipe: Option<Recipe>,
}

impl Puzzle {
    /// Number of givens.
    pub fn given_count(&self) -> u16 {
        self.givens.filled_count() as u16
    }

    /// Whether it has as many givens as its recipe asks for: the generator
    /// hands out the closest that it found when it could not reach the range.
    pub fn is_in_range(&self) -> bool {
        self.recipe.as_ref().is_none_or(|recipe| recipe.givens_range().contains(&self.given_count()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_comes_back_from_its_text() {
        let plain = Recipe::classic(Level::Hard, u64::MAX);
        let custom = Recipe { givens: Some((24, 26)), method: Method::Starter, ..plain.clone() };
        assert_eq!(plain.to_string(), "9x9 hard none carve 18446744073709551615");
        assert_eq!(custom.to_string(), "9x9 hard none starter 18446744073709551615 24-26");
        for recipe in [plain, custom] {
            assert_eq!(recipe.to_string().parse(), Ok(recipe));
        }
        for bad in [
            "",
            "9x9 hard none carve",
            "9x9 hard none carve 1 2",
            "9x9 hard none carve 1 2-3 4",
            "8x8 hard none carve 1",
        ] {
            assert!(bad.parse::<Recipe>().is_err(), "{bad}");
        }
    }

    #[test]
    fn numbers_of_givens_that_cannot_be_are_told() {
        let fault = |symmetry, givens| {
            Recipe { symmetry, givens: Some(givens), ..Recipe::classic(Level::Easy, 1) }.fault()
        };
        assert_eq!(fault(Symmetry::None, (17, 60)), None);
        assert_eq!(fault(Symmetry::None, (12, 16)).unwrap(), "No puzzle of 9 × 9 has fewer than 17 givens.");
        assert_eq!(fault(Symmetry::None, (30, 20)).unwrap(), "The first number of givens is the larger one.");
        assert_eq!(fault(Symmetry::None, (80, 82)).unwrap(), "A board of 9 × 9 has only 81 cells.");
        assert_eq!(fault(Symmetry::Rotate90, (24, 25)), None);
        assert_eq!(
            fault(Symmetry::Rotate90, (22, 23)).unwrap(),
            "No pattern with this symmetry has so many givens; 21 or 24 can be."
        );
        assert_eq!(fault(Symmetry::Rotate180, (22, 22)), None);
        assert_eq!(Recipe::classic(Level::Extreme, 1).fault(), None);
    }
}
