//! Reads pinned.txt, for the native tests and for those in the browser.

use nonet_engine::Recipe;

/// Every pinned recipe with the givens that it must generate.
pub(crate) fn pinned() -> Vec<(Recipe, &'static str)> {
    let lines = include_str!("pinned.txt").lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let (recipe, givens) = line.rsplit_once(' ').expect("a recipe and givens");
            (recipe.parse().expect("a recipe"), givens)
        })
        .collect()
}
