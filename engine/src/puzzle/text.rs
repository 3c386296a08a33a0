//! The one-line text of a recipe, as saves and lists keep it.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::NewClues;
use crate::Recipe;
use crate::rate::Demand;
use crate::rules;

/// A text that is not a recipe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseRecipeError(String);

impl fmt::Display for ParseRecipeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not a recipe", self.0)
    }
}

impl Error for ParseRecipeError {}

impl fmt::Display for Recipe {
    /// `9x9 medium none carve 12345`, then custom givens such as `24-26`, then the demand on the
    /// rating. The names of new clues follow those of the board, and new regions are a `+jigsaw` at its end,
    /// such as `9x9+anti-knight+killer+jigsaw`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { variant, new_regions, new_clues, level, symmetry, method, givens, demand, seed } = self;
        if *new_regions || !new_clues.is_empty() {
            f.write_str(&rules::write_undrawn(*variant, &new_clues.to_string(), *new_regions))?;
        } else {
            f.write_str(variant.layout().name)?;
        }
        write!(f, " {} {} {} {seed}", level.name(), symmetry.name(), method.name())?;
        if let Some((least, most)) = givens {
            write!(f, " {least}-{most}")?;
        }
        write!(f, "{demand}")
    }
}

impl FromStr for Recipe {
    type Err = ParseRecipeError;
    fn from_str(text: &str) -> Result<Self, ParseRecipeError> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = || {
            let (&[board, level, symmetry, method, seed], rest) = words.split_first_chunk()?;
            let (board, new_clues) = NewClues::take_from(board);
            let new_regions = board.ends_with(rules::UNDRAWN);
            let variant = if new_regions { rules::read_undrawn(&board) } else { board.parse() };
            let (givens, demand) = match rest {
                [givens, demand @ ..] if !givens.contains('=') => (Some(read_range(givens)?), demand),
                demand => (None, demand),
            };
            Some(Self {
                variant: variant.ok()?,
                new_regions,
                new_clues,
                level: level.parse().ok()?,
                symmetry: symmetry.parse().ok()?,
                method: method.parse().ok()?,
                givens,
                demand: Demand::read(demand)?,
                seed: seed.parse().ok()?,
            })
        };
        let recipe: Self = read().ok_or_else(|| ParseRecipeError(text.to_owned()))?;
        // A recipe with another fault may still belong to a saved puzzle.
        if recipe.fault_of_method().is_some() { Err(ParseRecipeError(text.to_owned())) } else { Ok(recipe) }
    }
}

/// Reads `24-26`.
fn read_range(text: &str) -> Option<(u16, u16)> {
    let (least, most) = text.split_once('-')?;
    Some((least.parse().ok()?, most.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, Method};

    #[test]
    fn a_recipe_round_trips_through_its_text() {
        let plain = Recipe::classic(Level::Hard, u64::MAX);
        let custom = Recipe { givens: Some((24, 26)), method: Method::Build, ..plain.clone() };
        assert_eq!(plain.to_string(), "9x9 hard none carve 18446744073709551615");
        assert_eq!(custom.to_string(), "9x9 hard none build 18446744073709551615 24-26");
        let uses = "x-wing,naked-pair".parse().unwrap();
        let demand = Demand { ratings: Some((30, 42)), uses, ..Demand::default() };
        let rated = Recipe { demand, ..plain.clone() };
        assert_eq!(
            rated.to_string(),
            "9x9 hard none carve 18446744073709551615 rating=30-42 needs=naked-pair,x-wing"
        );
        for recipe in [Recipe { demand, ..custom.clone() }, plain, custom, rated] {
            assert_eq!(recipe.to_string().parse(), Ok(recipe));
        }
        let path =
            "9x9 hard none carve 1 rating=30-42 requires=0400,0803 excludes=0606 at-least=0803 hardest=0803";
        let ordered: Recipe = path.parse().unwrap();
        assert_eq!(ordered.to_string(), path);
        assert_eq!(ordered.demand.path.hardest, "w-wing".parse().ok());
        let timed: Recipe = "9x9 hard none carve 1 minutes=90-110".parse().unwrap();
        assert_eq!(timed, Recipe::classic(Level::Hard, 1).with_minutes(90..=110));
        assert_eq!(timed.to_string().parse(), Ok(timed));
        // The regions of its board do not matter.
        let board = "7x7+anti-knight+jigsaw hard none carve 1 20-22";
        let jigsaw: Recipe = board.parse().unwrap();
        assert!(jigsaw.new_regions && jigsaw.to_string() == board);
        assert_eq!(jigsaw.variant, jigsaw.variant.with_example_regions());
        let boxes = Recipe { new_regions: true, ..Recipe::classic(Level::Hard, 1) };
        assert_eq!(boxes.to_string(), "9x9+jigsaw hard none carve 1");
        let clues = "7x7+anti-knight+killer+thermo+jigsaw hard none carve 1 0-0";
        let drawn: Recipe = clues.parse().unwrap();
        assert_eq!((drawn.to_string().as_str(), drawn.variant), (clues, jigsaw.variant));
        assert_eq!(drawn.new_clues.names().collect::<Vec<_>>(), ["killer", "thermo"]);
        let diagonal: Recipe = "9x9-diagonal+xv+killer hard none carve 1".parse().unwrap();
        assert_eq!(diagonal.to_string(), "9x9-diagonal+xv+killer hard none carve 1");
        assert_eq!(diagonal.to_string().parse(), Ok(diagonal));
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
            "9x9 hard none carve 1 minutes=9",
            "9x9 hard none carve 1 needs=sword",
            "9x9 hard none carve 1 requires=skyscraper",
            "9x9 hard none carve 1 requires=9999",
            "9x9 hard none carve 1 hardest=",
            "9x9 hard none carve 1 hardest=0400,0803",
            "8x9 hard none carve 1",
            "7x7 hard none carve 1",
            "7x7+windoku+jigsaw hard none carve 1",
            "5x5+jigsaw:1122211122333443354455554+jigsaw hard none carve 1",
            "9x9+killer+killers easy none carve 1",
            "9x9+killer medium none starter 0",
            "9x9+jigsaw medium none starter 0",
            "4x4 easy none starter 0",
            "9x9 hard none starter 0",
            "9x9 medium rotate180 starter 0",
            "9x9 medium none starter 0 24-26",
            "9x9 medium none starter 0 rating=17-28",
        ] {
            assert!(bad.parse::<Recipe>().is_err(), "{bad}");
        }
    }
}
