//! A puzzle that needs no search, for programs that show one at once.

use super::transform::Transform;
use crate::random;
use crate::{Grid, Puzzle, Recipe, Variant};

/// Seed number of the built-in puzzle: `Recipe::classic(Level::Medium, SEED)`.
#[cfg(test)]
const SEED: u64 = 1;
const GIVENS: &str = "..1..96...46.38.7...7..6......1..8.2.......366.9..34158...4.3..7.28....4.6...5...";
const SOLUTION: &str = "351279648246538179987416253573164892418952736629783415895647321732891564164325987";

/// A classic puzzle of medium level without a search: the built-in puzzle, transformed by the seed.
#[allow(clippy::missing_panics_doc)] // the built-in puzzle is valid, as a test shows
pub fn starter(seed: u64) -> Puzzle {
    let transform = Transform::random(Variant::CLASSIC, &mut random::from_seed(seed));
    let image = |text| {
        transform.apply(&Grid::read(Variant::CLASSIC, text).expect("the built-in puzzle is well-formed"))
    };
    Puzzle {
        givens: image(GIVENS),
        solution: image(SOLUTION),
        recipe: Some(Recipe::starter(seed)),
        grade: None,
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::Level;
    use crate::generate::{generate, generate_with_progress};
    use crate::rate::judge;
    use crate::solve;

    #[test]
    fn the_built_in_puzzle_comes_from_its_recipe() {
        let made = generate(&Recipe::classic(Level::Medium, SEED));
        let made = made.unwrap();
        assert_eq!(
            (made.givens.to_string().as_str(), made.solution.to_string().as_str()),
            (GIVENS, SOLUTION)
        );
    }

    #[test]
    fn every_seed_gives_another_medium_puzzle_with_one_solution() {
        let mut seen = std::collections::HashSet::new();
        for seed in 0..50 {
            let puzzle = starter(seed);
            assert_eq!(solve::first_solutions(&puzzle.givens, 2), std::slice::from_ref(&puzzle.solution));
            assert!(puzzle.is_in_range());
            let demand = puzzle.recipe.as_ref().unwrap().demand_in_force().unwrap();
            assert_eq!(judge(&puzzle.givens, &demand, &mut || ControlFlow::Continue(())).distance, 0);
            assert_eq!(
                generate_with_progress(&puzzle.recipe.clone().unwrap(), &mut |_| ControlFlow::Break(()))
                    .unwrap(),
                puzzle
            );
            seen.insert(puzzle.givens);
        }
        assert_eq!(seen.len(), 50);
    }
}
