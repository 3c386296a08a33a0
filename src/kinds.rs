//! The kinds of rules that a game can be made with: boards, rules that are added to them, and clues
//! that the seed draws. The page of a custom game, the dialog of a new game and the daily puzzle with
//! a rule choose from them.

use nonet_engine::human::Rung;
use nonet_engine::rules::{Constraint, KINDS, Kind, Rules, Takes};
use nonet_engine::{Level, NewClues, Recipe, Variant};

/// Both diagonals, which players take for one rule.
const DIAGONALS: [&str; 2] = ["diagonal", "antidiagonal"];

/// The kinds that a new game offers first.
const FIRST: [&str; 6] = ["killer", "thermo", "arrow", "kropki", "whisper", "jigsaw"];

/// The kinds that a new game offers, by name: those that have a picture.
pub fn offered() -> impl Iterator<Item = &'static str> {
    let rules = ["diagonals", "windoku", "anti-knight", "anti-king"];
    let clues = NewClues::all_names().filter(|name| !FIRST.contains(name));
    FIRST.into_iter().chain(rules).chain(clues)
}

/// How many kinds a new game offers at first.
pub const OFFERED_FIRST: usize = FIRST.len();

/// The recipe of a level's game with kinds of rules, with any seed.
pub fn mixture(level: Level, kinds: &[&'static str]) -> Recipe {
    let has = |name: &str| kinds.contains(&name);
    let is_on = |rule: &&str| has(rule) || DIAGONALS.contains(rule) && has("diagonals");
    let rules: Vec<&str> = addable().filter(is_on).collect();
    let rules = with_rules(9, &rules);
    let clues = NewClues::all_names().filter(|name| has(name));
    Recipe {
        new_regions: rules.has("jigsaw"),
        variant: Variant::of(rules),
        new_clues: clues.fold(NewClues::NONE, |clues, name| clues.with(name, true)),
        ..Recipe::classic(level, 0)
    }
}

/// The kinds of which any two make a good mixture. Dots and letters are not among them: where none is, they
/// say so much that hard puzzles are hard to find.
const MIXED: [&str; 8] =
    ["killer", "thermo", "arrow", "whisper", "jigsaw", "renban", "palindrome", "anti-knight"];

/// The recipe of a level's game with two kinds of rules that a number draws.
pub fn surprise(level: Level, draw: u64) -> Recipe {
    let count = MIXED.len() as u64;
    let first = draw % count;
    let second = (first + 1 + draw / count % (count - 1)) % count;
    mixture(level, &[first, second].map(|place| MIXED[place as usize]))
}

/// This recipe of a level's game, for puzzles that need a technique of the level's kind.
pub fn with_kind(recipe: Recipe) -> Recipe {
    match Rung::of_level(recipe.level) {
        Some(rung) => recipe.with_at_least(rung),
        None => recipe,
    }
}

/// Whether a recipe is that of a level's classic game, with a technique of its kind or without.
pub fn is_plain(recipe: &Recipe) -> bool {
    let plain = Recipe::classic(recipe.level, recipe.seed);
    *recipe == plain || *recipe == with_kind(plain)
}

/// The sides of the boards to choose from.
const SIDES: [u8; 9] = [4, 5, 6, 7, 9, 11, 12, 16, 25];

/// The largest side for which a layout of a jigsaw is found: on 25 x 25, no search fills one.
pub(crate) const LARGEST_JIGSAW: u8 = 16;

/// The largest side on which clues are drawn: with more digits, sums take too long.
pub(crate) const LARGEST_WITH_CLUES: u8 = 9;

/// The rules that can be added to a board: those that need no cells. The seed draws the regions of a
/// jigsaw.
pub(crate) fn addable() -> impl Iterator<Item = &'static str> {
    let can_add = |kind: &&Kind| matches!(kind.takes, Takes::Nothing | Takes::Regions);
    KINDS.iter().filter(can_add).map(|kind| kind.name)
}

/// The boards to choose from. Those without boxes are jigsaws.
pub fn boards() -> impl Iterator<Item = Variant> {
    SIDES.into_iter().map(|side| Variant::of(with_rules(side, &[])))
}

/// The rules of a side with these added, as far as they have a meaning on its board.
pub(crate) fn with_rules(side: u8, added: &[&str]) -> Rules {
    let plain = Rules::plain(side);
    let is_added = added.contains(&"jigsaw") && side <= LARGEST_JIGSAW;
    let is_jigsaw = plain.box_size().is_none() || is_added;
    let start = if is_jigsaw { plain.with_example_regions() } else { plain };
    let others = added.iter().filter(|rule| **rule != "jigsaw");
    others.fold(start, |rules, rule| {
        Constraint::new(rule, []).and_then(|rule| rules.clone().with([rule])).unwrap_or(rules)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn a_mixture_has_the_kinds_that_were_chosen_and_no_others() {
        let text = |kinds: &[&'static str]| mixture(Level::Hard, kinds).to_string();
        assert_eq!(mixture(Level::Hard, &[]), Recipe::classic(Level::Hard, 0));
        assert_eq!(text(&["thermo", "killer"]), "9x9+killer+thermo hard none carve 0");
        assert_eq!(
            text(&["diagonals", "anti-knight"]),
            "9x9+diagonal+antidiagonal+anti-knight hard none carve 0"
        );
        let jigsaw = mixture(Level::Easy, &["jigsaw", "arrow"]);
        assert!(jigsaw.new_regions && jigsaw.new_clues.contains("arrow"));
    }

    #[test]
    fn a_surprise_is_any_mixture_of_two_kinds() {
        let all: HashSet<Recipe> = (0..56).map(|draw| surprise(Level::Hard, draw)).collect();
        assert_eq!(all.len(), 28);
        assert!(all.contains(&mixture(Level::Hard, &["killer", "anti-knight"])));
        assert_eq!(surprise(Level::Easy, u64::MAX).level, Level::Easy);
    }

    #[test]
    fn every_kind_that_is_offered_changes_the_game() {
        let mut seen = vec![Recipe::classic(Level::Easy, 0)];
        for kind in offered() {
            let recipe = mixture(Level::Easy, &[kind]);
            assert!(!seen.contains(&recipe), "{kind}");
            seen.push(recipe);
        }
        assert_eq!(seen.len(), 1 + 10 + 29 - 5, "ten rules, and the clues that are not among the first");
    }
}
