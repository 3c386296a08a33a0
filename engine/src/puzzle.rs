//! A puzzle and the recipe that makes it again.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::geometry::Variant;
use super::grid::Grid;
use super::rate::{Demand, Family, FamilySet, Grade};
use super::symmetry::Symmetry;

/// How difficult: a range of givens and, on the classic board, one of ratings.
/// Both stand in [`VARIANTS`](super::geometry::VARIANTS).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Level {
    /// Most givens.
    Easy,
    /// The level of a first visit.
    #[default]
    Medium,
    /// Hard.
    Hard,
    /// Needs chains on one digit.
    Master,
    /// Needs longer chains, with the fewest givens there are.
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

    /// Its ratings on a board, least and greatest, in tenths; boards that cannot
    /// be rated have none.
    pub fn ratings(self, variant: Variant) -> Option<(u16, u16)> {
        variant.layout().ratings.map(|ratings| ratings[self as usize])
    }
}

/// How a puzzle is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
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
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Recipe {
    /// The board.
    pub variant: Variant,
    /// The level, which sets the number of givens unless `givens` does.
    pub level: Level,
    /// The look of the pattern of givens.
    pub symmetry: Symmetry,
    /// How it is made.
    pub method: Method,
    /// A number of givens of one's own, in place of the level's; then the level's
    /// ratings do not count either.
    pub givens: Option<(u16, u16)>,
    /// Ratings of one's own, in place of the level's, and techniques.
    pub demand: Demand,
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
            demand: Demand::default(),
            seed,
        }
    }

    /// Whether the player chose more than a level.
    pub fn is_custom(&self) -> bool {
        self.givens.is_some() || !self.demand.is_empty()
    }

    /// What the puzzle's rating must be like; `None` if any will do.
    pub fn demand_in_force(&self) -> Option<Demand> {
        let of_level = || self.level.ratings(self.variant).filter(|_| self.givens.is_none());
        let demand = Demand { ratings: self.demand.ratings.or_else(of_level), ..self.demand };
        (!demand.is_empty()).then_some(demand)
    }

    /// How many givens are asked for.
    pub fn givens_range(&self) -> RangeInclusive<u16> {
        self.givens.map_or_else(|| self.level.givens(self.variant), |(least, most)| least..=most)
    }

    /// Why no puzzle can be as asked for, in words for the player; `None` if that
    /// is not plain to see.
    pub fn fault(&self) -> Option<String> {
        self.fault_of_method().or_else(|| self.fault_of_givens()).or_else(|| self.fault_of_demand())
    }

    /// The recipe of the built-in puzzle, transformed by the seed.
    pub fn starter(seed: u64) -> Self {
        Self { method: Method::Starter, ..Self::classic(Level::Medium, seed) }
    }

    /// The same for the method alone: all starters are one puzzle transformed.
    fn fault_of_method(&self) -> Option<String> {
        let is_other = self.method == Method::Starter && *self != Self::starter(self.seed);
        is_other.then(|| {
            let title = Variant::CLASSIC.layout().title;
            format!("The built-in puzzle is {title}, Medium and without symmetry. You can't change it.")
        })
    }

    /// The same for what is demanded of the rating alone.
    pub fn fault_of_demand(&self) -> Option<String> {
        if self.variant.layout().ratings.is_none() && !self.demand.is_empty() {
            return Some(format!("Only {} can be rated.", Variant::CLASSIC.layout().title));
        }
        let demand = self.demand_in_force()?;
        demand.fault().or_else(|| self.fault_of_nearly_full(&demand))
    }

    /// The same for techniques that every puzzle needs, and for boards that are
    /// full or nearly so. Up to three empty cells cannot all share their row and
    /// column with another, so one house has a single empty cell: the easiest step.
    fn fault_of_nearly_full(&self, demand: &Demand) -> Option<String> {
        let (least, most) = self.givens_range().into_inner();
        let cells = self.variant.geometry().cell_count() as u16;
        let easiest = Family::easiest();
        if most < cells && demand.avoids.contains(easiest) {
            return Some(format!("Every puzzle needs {} for its last cell.", easiest.name()));
        }
        if least + 3 < cells {
            return None;
        }
        let last_cells = Grade { er: easiest.least(), uses: [easiest].into_iter().collect() };
        let full = Grade { er: 0, uses: FamilySet::EMPTY };
        let is_met =
            least < cells && demand.is_met_by(&last_cells) || most == cells && demand.is_met_by(&full);
        (!is_met).then(|| {
            let from = cells - 3;
            format!("With {from} givens or more, a puzzle needs {} only and is rated 1.0.", easiest.name())
        })
    }

    /// The same for the number of givens alone.
    pub fn fault_of_givens(&self) -> Option<String> {
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
    /// `9x9 medium none carve 12345`, after it `24-26` for givens of one's own and
    /// what is demanded of the rating.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { variant, level, symmetry, method, givens, demand, seed } = self;
        write!(f, "{variant:?} {} {} {} {seed}", level.name(), symmetry.name(), method.name())?;
        if let Some((least, most)) = givens {
            write!(f, " {least}-{most}")?;
        }
        write!(f, "{demand}")
    }
}

impl FromStr for Recipe {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = || {
            let (&[variant, level, symmetry, method, seed], rest) = words.split_first_chunk()?;
            let (givens, demand) = match rest {
                [givens, demand @ ..] if !givens.contains('=') => (Some(read_range(givens)?), demand),
                demand => (None, demand),
            };
            Some(Self {
                variant: Variant::named(variant)?,
                level: Level::named(level)?,
                symmetry: Symmetry::named(symmetry)?,
                method: Method::named(method)?,
                givens,
                demand: Demand::read(demand)?,
                seed: seed.parse().ok()?,
            })
        };
        let recipe: Self = read().ok_or_else(|| format!("\"{text}\" is no recipe"))?;
        // Other recipes may be faulty today and still belong to a saved puzzle.
        recipe.fault_of_method().map_or(Ok(recipe), Err)
    }
}

/// Reads `24-26`.
fn read_range(text: &str) -> Option<(u16, u16)> {
    let (least, most) = text.split_once('-')?;
    Some((least.parse().ok()?, most.parse().ok()?))
}

/// A puzzle with one solution. One that is decoded fits its solution; whether it
/// has others is not counted.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "PuzzleParts", into = "PuzzleParts"))]
pub struct Puzzle {
    /// What is printed.
    pub givens: Grid,
    /// Its only solution.
    pub solution: Grid,
    /// What makes it again; `None` for a puzzle that the player brought.
    pub recipe: Option<Recipe>,
    /// Its rating, if it was rated when it was made.
    pub grade: Option<Grade>,
}

type PuzzleParts = (Grid, Grid, Option<Recipe>, Option<Grade>);

impl TryFrom<PuzzleParts> for Puzzle {
    type Error = &'static str;
    fn try_from((givens, solution, recipe, grade): PuzzleParts) -> Result<Self, &'static str> {
        if !solution.is_solved() || !givens.is_part_of(&solution) {
            return Err("the puzzle does not fit its solution");
        }
        Ok(Self { givens, solution, recipe, grade })
    }
}

impl From<Puzzle> for PuzzleParts {
    fn from(Puzzle { givens, solution, recipe, grade }: Puzzle) -> Self {
        (givens, solution, recipe, grade)
    }
}

impl Puzzle {
    /// Number of givens.
    pub fn given_count(&self) -> u16 {
        self.givens.filled_count() as u16
    }

    /// Whether it has as many givens as its recipe asks for, and a rating as
    /// demanded: the generator hands out the closest that it found when it could
    /// not reach that.
    pub fn is_in_range(&self) -> bool {
        self.has_givens_asked() && self.has_rating_asked()
    }

    /// Whether it has as many givens as its recipe asks for.
    pub fn has_givens_asked(&self) -> bool {
        self.recipe.as_ref().is_none_or(|recipe| recipe.givens_range().contains(&self.given_count()))
    }

    /// Whether its rating is as its recipe demands; `true` too if it has none,
    /// like puzzles of old saves.
    pub fn has_rating_asked(&self) -> bool {
        let demand = self.recipe.as_ref().and_then(Recipe::demand_in_force);
        self.grade.zip(demand).is_none_or(|(grade, demand)| demand.is_met_by(&grade))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_comes_back_from_its_text() {
        let plain = Recipe::classic(Level::Hard, u64::MAX);
        let custom = Recipe { givens: Some((24, 26)), method: Method::Build, ..plain.clone() };
        assert_eq!(plain.to_string(), "9x9 hard none carve 18446744073709551615");
        assert_eq!(custom.to_string(), "9x9 hard none build 18446744073709551615 24-26");
        let needs = "x-wing,naked-pair".parse().unwrap();
        let demand = Demand { ratings: Some((30, 42)), needs, avoids: FamilySet::default() };
        let rated = Recipe { demand, ..plain.clone() };
        assert_eq!(
            rated.to_string(),
            "9x9 hard none carve 18446744073709551615 rating=30-42 needs=naked-pair,x-wing"
        );
        for recipe in [Recipe { demand, ..custom.clone() }, plain, custom, rated] {
            assert_eq!(recipe.to_string().parse(), Ok(recipe));
        }
        let starter = "9x9 medium none starter 7";
        assert_eq!(starter.parse(), Ok(Recipe::starter(7)));
        assert_eq!(Recipe::starter(7).to_string(), starter);
        for bad in [
            "",
            "9x9 hard none carve",
            "9x9 hard none carve 1 2",
            "9x9 hard none carve 1 2-3 4",
            "9x9 hard none carve 1 rating=30-42 2-3",
            "9x9 hard none carve 1 rating=30",
            "9x9 hard none carve 1 needs=sword",
            "8x8 hard none carve 1",
            "4x4 easy none starter 0",
            "9x9 hard none starter 0",
            "9x9 medium rotate180 starter 0",
            "9x9 medium none starter 0 24-26",
            "9x9 medium none starter 0 rating=17-28",
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
