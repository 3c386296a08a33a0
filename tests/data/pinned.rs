//! Reads pinned.txt, for the native tests and for those in the browser.

use nonet::engine::{Level, Method, Recipe, Symmetry, Variant};

/// Every pinned recipe with the givens that it must make.
pub(crate) fn pinned() -> Vec<(Recipe, &'static str)> {
    let lines = include_str!("pinned.txt").lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let [variant, level, symmetry, method, seed, givens] =
                line.split(' ').collect::<Vec<_>>().try_into().expect("six words");
            let recipe = Recipe {
                variant: Variant::named(variant).expect("a variant"),
                level: Level::named(level).expect("a level"),
                symmetry: Symmetry::named(symmetry).expect("a symmetry"),
                method: Method::ALL.into_iter().find(|(_, name)| *name == method).expect("a method").0,
                givens: None,
                seed: seed.parse().expect("a number"),
            };
            (recipe, givens)
        })
        .collect()
}
