//! A puzzle, and the recipe that generates it.

mod fault;
mod new_clues;
mod text;

use std::ops::RangeInclusive;

#[cfg(feature = "ladder")]
use crate::human::{PathFault, Rung};
use crate::rate::{Demand, Family, FamilySet, Grade};
use crate::{Grid, Level, Method, Mismatch, Symmetry, Variant};
pub use fault::RecipeFault;
pub use new_clues::{NewClues, UnknownClues};
pub use text::ParseRecipeError;

/// Everything that determines a generated puzzle. Equal recipes give equal puzzles on every
/// machine.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Recipe {
    /// The board.
    pub variant: Variant,
    /// Whether the seed draws the regions, in place of those of the board. The recipe of the finished
    /// puzzle has the drawn board, and no new regions.
    pub new_regions: bool,
    /// The kinds of clues that the seed draws, beside the rules of the board. The recipe of the finished
    /// puzzle has the drawn board, and no new clues.
    pub new_clues: NewClues,
    /// The level. It sets the number of givens unless `givens` does, and the rating unless `givens` or
    /// `demand` does. With clues, it is the hardest tier of
    /// the ladder that the puzzle needs, and any number of givens will do.
    pub level: Level,
    /// The symmetry of the pattern of givens.
    pub symmetry: Symmetry,
    /// The generation method.
    pub method: Method,
    /// A custom number of givens, minimum and maximum. It replaces the level's givens and ratings.
    pub givens: Option<(u16, u16)>,
    /// Custom ratings, techniques and minutes. Ratings, and techniques of the ladder, replace the level's
    /// ratings.
    pub demand: Demand,
    /// The seed number.
    pub seed: u64,
}

impl Recipe {
    /// This recipe with the clues of its board and the regions of its jigsaw left to the seed again. A
    /// board with boxes and without clues stays as it is.
    #[must_use]
    pub fn undrawn(mut self) -> Self {
        if self.variant.has_clues() {
            self.new_clues = NewClues::of(self.variant);
            self.variant = Variant::of(self.variant.rules().without_clues());
        }
        if !self.variant.layout().has_boxes {
            self.variant = self.variant.with_example_regions();
            self.new_regions = true;
        }
        self
    }

    /// The recipe of a classic puzzle of a level.
    pub fn classic(level: Level, seed: u64) -> Self {
        Self::new(Variant::CLASSIC, level, seed)
    }

    /// The recipe of a puzzle of a board and a level.
    ///
    /// ```
    /// use nonet_engine::rate::Family;
    /// use nonet_engine::{Level, Recipe, Symmetry, Variant, generate};
    ///
    /// let wing: Family = "x-wing".parse()?;
    /// let recipe = Recipe::new(Variant::CLASSIC, Level::Hard, 7).with_symmetry(Symmetry::Rotate180);
    /// let puzzle = generate(&recipe.with_givens(24..=30).using(wing))?;
    /// assert!(puzzle.grade.is_some_and(|grade| grade.uses.contains(wing)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(variant: Variant, level: Level, seed: u64) -> Self {
        Self {
            variant,
            new_regions: false,
            new_clues: NewClues::NONE,
            level,
            symmetry: Symmetry::None,
            method: Method::Carve,
            givens: None,
            demand: Demand::default(),
            seed,
        }
    }

    /// This recipe with a symmetry.
    #[must_use]
    pub fn with_symmetry(self, symmetry: Symmetry) -> Self {
        Self { symmetry, ..self }
    }

    /// This recipe with another number of givens than its level has, and with any rating.
    #[must_use]
    pub fn with_givens(self, givens: RangeInclusive<u16>) -> Self {
        Self { givens: Some(givens.into_inner()), ..self }
    }

    /// This recipe with other ratings than its level has, in tenths.
    #[must_use]
    pub fn with_ratings(mut self, ratings: RangeInclusive<u16>) -> Self {
        self.demand.ratings = Some(ratings.into_inner());
        self
    }

    /// This recipe for puzzles whose rating uses a family.
    #[must_use]
    pub fn using(mut self, family: Family) -> Self {
        self.demand.uses.insert(family);
        self
    }

    /// This recipe for puzzles whose rating does without a family.
    #[must_use]
    pub fn avoiding(mut self, family: Family) -> Self {
        self.demand.avoids.insert(family);
        self
    }

    /// This recipe for puzzles whose path on the ladder has a technique. The level's rating no longer
    /// matters: see [`Self::has_ratings_of_level`].
    ///
    /// ```
    /// use nonet_engine::human::Rung;
    /// use nonet_engine::{Level, Recipe, generate};
    ///
    /// // It needs a skyscraper, and nothing harder.
    /// let skyscraper: Rung = "skyscraper".parse()?;
    /// let recipe = Recipe::classic(Level::Hard, 7).requiring(skyscraper).with_hardest(skyscraper);
    /// assert!(recipe.demand.path.is_met_by(&generate(&recipe)?.givens));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "ladder")]
    #[must_use]
    pub fn requiring(mut self, rung: Rung) -> Self {
        self.demand.path.requires.insert(rung);
        self
    }

    /// This recipe for puzzles whose path on the ladder does without a technique.
    #[cfg(feature = "ladder")]
    #[must_use]
    pub fn excluding(mut self, rung: Rung) -> Self {
        self.demand.path.excludes.insert(rung);
        self
    }

    /// This recipe for puzzles whose path on the ladder has a technique that is as hard as this, or harder.
    #[cfg(feature = "ladder")]
    #[must_use]
    pub fn with_at_least(mut self, rung: Rung) -> Self {
        self.demand.path.at_least = Some(rung);
        self
    }

    /// This recipe for puzzles whose path on the ladder has nothing harder than a technique.
    #[cfg(feature = "ladder")]
    #[must_use]
    pub fn with_hardest(mut self, rung: Rung) -> Self {
        self.demand.path.hardest = Some(rung);
        self
    }

    /// This recipe for puzzles for which people need this many tenths of a minute, in addition to the rest. The
    /// bounds are of the middle of the estimate: see `human::minutes::Minutes::typical`.
    ///
    /// ```
    /// use nonet_engine::human::minutes::minutes;
    /// use nonet_engine::{Level, Recipe, generate};
    ///
    /// let puzzle = generate(&Recipe::classic(Level::Hard, 7).with_minutes(110..=130))?;
    /// let needed = minutes(&puzzle.givens, &puzzle.solution).typical;
    /// assert!((10.9..13.1).contains(&needed));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "ladder")]
    #[must_use]
    pub fn with_minutes(mut self, tenths: RangeInclusive<u16>) -> Self {
        self.demand.minutes = Some(tenths.into_inner());
        self
    }

    /// The level whose givens and ratings the puzzle has, and whose puzzles it stands for. `None` if others
    /// were chosen, if techniques of the ladder say how hard it is, or if minutes are demanded.
    pub fn named_level(&self) -> Option<Level> {
        let is_of_level = self.givens.is_none()
            && self.demand.ratings.is_none()
            && self.demand.leaves_ratings()
            && !self.demand.is_timed();
        is_of_level.then_some(self.level)
    }

    /// The demand on the rating, from the recipe or its level. `None` if any rating will do.
    pub fn demand_in_force(&self) -> Option<Demand> {
        let of_level = || self.level.ratings(self.variant).filter(|_| self.has_ratings_of_level());
        let demand = Demand { ratings: self.demand.ratings.or_else(of_level), ..self.demand };
        (!demand.is_empty()).then_some(demand)
    }

    /// Whether the level decides the rating. Techniques of the ladder do in place of it, but for a lower
    /// bound, which puzzles of a level can meet as well.
    pub fn has_ratings_of_level(&self) -> bool {
        self.givens.is_none() && !self.has_clues() && self.demand.leaves_ratings()
    }

    /// Whether the puzzle has clues, drawn ones or those of the board.
    pub fn has_clues(&self) -> bool {
        !self.new_clues.is_empty() || self.variant.has_clues()
    }

    /// The requested number of givens.
    pub fn givens_range(&self) -> RangeInclusive<u16> {
        let of_level = || {
            let any = 0..=self.variant.geometry().cell_count() as u16;
            if self.has_clues() { any } else { self.level.givens(self.variant) }
        };
        self.givens.map_or_else(of_level, |(least, most)| least..=most)
    }

    /// Why no puzzle can meet the recipe. `None` if there is no obvious reason.
    pub fn fault(&self) -> Option<RecipeFault> {
        self.fault_of_method().or_else(|| self.fault_of_givens()).or_else(|| self.fault_of_demand())
    }

    /// The recipe of the built-in puzzle, transformed by the seed.
    pub fn starter(seed: u64) -> Self {
        Self { method: Method::Starter, ..Self::classic(Level::Medium, seed) }
    }

    /// The fault of the method alone. All starters are one puzzle, transformed.
    fn fault_of_method(&self) -> Option<RecipeFault> {
        let is_other = self.method == Method::Starter && *self != Self::starter(self.seed);
        is_other.then_some(RecipeFault::Starter)
    }

    /// The fault of the demand on the rating alone.
    pub fn fault_of_demand(&self) -> Option<RecipeFault> {
        if (self.variant.layout().ratings.is_none() || self.has_clues()) && self.demand.is_of_rating() {
            return Some(RecipeFault::Unrated(self.variant));
        }
        #[cfg(feature = "ladder")]
        if self.has_clues() && self.demand.is_of_path() {
            return Some(RecipeFault::Path(PathFault::Clues));
        }
        #[cfg(feature = "ladder")]
        if self.has_clues() && self.demand.minutes.is_some() {
            return Some(RecipeFault::MinutesWithClues);
        }
        let demand = self.demand_in_force()?;
        demand.fault().or_else(|| self.fault_of_nearly_full(&demand))
    }

    /// The fault of techniques that every puzzle needs, and of boards that are full or nearly full.
    /// Among up to three empty cells, one is alone in its row or column. So the easiest step always
    /// solves such a board.
    fn fault_of_nearly_full(&self, demand: &Demand) -> Option<RecipeFault> {
        #[cfg(feature = "ladder")]
        if let Some(fault) = demand.path.fault_with_givens(&self.givens_range(), self.variant.geometry()) {
            return Some(RecipeFault::Path(fault));
        }
        let (least, most) = self.givens_range().into_inner();
        let cells = self.variant.geometry().cell_count() as u16;
        let easiest = Family::easiest();
        if most < cells && demand.avoids.contains(easiest) {
            return Some(RecipeFault::NeededAnyway(easiest));
        }
        if least + 3 < cells {
            return None;
        }
        let last_cells = Grade { er: easiest.least(), uses: [easiest].into_iter().collect() };
        let full = Grade { er: 0, uses: FamilySet::EMPTY };
        let is_met =
            least < cells && demand.is_met_by(&last_cells) || most == cells && demand.is_met_by(&full);
        (!is_met).then_some(RecipeFault::NearlyFull { from: cells - 3, needs: easiest })
    }

    /// The fault of the number of givens alone.
    pub fn fault_of_givens(&self) -> Option<RecipeFault> {
        let (least, most) = self.givens?;
        let layout = self.variant.layout();
        let cells = self.variant.geometry().cell_count();
        if least > most {
            return Some(RecipeFault::GivensReversed);
        }
        if usize::from(most) > cells {
            return Some(RecipeFault::TooManyGivens { variant: self.variant, cells });
        }
        if most < layout.fewest && !self.has_clues() {
            return Some(RecipeFault::TooFewGivens { variant: self.variant, fewest: layout.fewest });
        }
        let counts = self.symmetry.counts(self.variant.geometry());
        if (least..=most).any(|count| counts[usize::from(count)]) {
            return None;
        }
        let below = (0..least).rev().find(|&count| counts[usize::from(count)])?;
        let above = (most..=cells as u16).find(|&count| counts[usize::from(count)])?;
        Some(RecipeFault::Symmetry { below, above })
    }
}

/// A puzzle with one solution. Decoding checks that the givens fit the solution, but not that there
/// is no other solution.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "PuzzleParts", into = "PuzzleParts"))]
pub struct Puzzle {
    /// The given digits.
    pub givens: Grid,
    /// Its only solution.
    pub solution: Grid,
    /// The recipe that generates it. `None` for an imported puzzle.
    pub recipe: Option<Recipe>,
    /// Its rating, if it was rated when it was generated.
    pub grade: Option<Grade>,
}

type PuzzleParts = (Grid, Grid, Option<Recipe>, Option<Grade>);

impl TryFrom<PuzzleParts> for Puzzle {
    type Error = Mismatch;
    fn try_from((givens, solution, recipe, grade): PuzzleParts) -> Result<Self, Mismatch> {
        if !solution.is_solved() || !givens.is_part_of(&solution) {
            return Err(Mismatch::new("Puzzle"));
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

    /// Whether its givens and its rating meet the recipe. If no attempt met it, the generator
    /// returned the closest puzzle.
    pub fn is_in_range(&self) -> bool {
        self.has_requested_givens() && self.has_requested_rating()
    }

    /// Whether its number of givens meets the recipe.
    pub fn has_requested_givens(&self) -> bool {
        self.recipe.as_ref().is_none_or(|recipe| recipe.givens_range().contains(&self.given_count()))
    }

    /// Whether its rating meets the recipe. Also `true` if it has no rating, as in old saves.
    pub fn has_requested_rating(&self) -> bool {
        let demand = self.recipe.as_ref().and_then(Recipe::demand_in_force);
        self.grade.zip(demand).is_none_or(|(grade, demand)| demand.is_met_by(&grade))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impossible_numbers_of_givens_are_reported() {
        let fault = |symmetry, givens| {
            Recipe { symmetry, givens: Some(givens), ..Recipe::classic(Level::Easy, 1) }.fault()
        };
        assert_eq!(fault(Symmetry::None, (17, 60)), None);
        assert_eq!(
            fault(Symmetry::None, (12, 16)).unwrap().to_string(),
            "no 9x9 puzzle has fewer than 17 givens"
        );
        assert_eq!(
            fault(Symmetry::None, (30, 20)).unwrap().to_string(),
            "the first number of givens is the larger one"
        );
        assert_eq!(fault(Symmetry::None, (80, 82)).unwrap().to_string(), "a 9x9 board has only 81 cells");
        assert_eq!(fault(Symmetry::Rotate90, (24, 25)), None);
        assert_eq!(
            fault(Symmetry::Rotate90, (22, 23)).unwrap().to_string(),
            "no pattern with this symmetry has that many givens; try 21 or 24"
        );
        assert_eq!(fault(Symmetry::Rotate180, (22, 22)), None);
        assert_eq!(Recipe::classic(Level::Extreme, 1).fault(), None);
    }
}
