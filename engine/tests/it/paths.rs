//! Puzzles generated for techniques of the ladder: their paths have what was demanded, and puzzles that
//! cannot be are refused.

use std::ops::ControlFlow;

use nonet_engine::generate::{GenerateError, Made, generate, generate_within};
use nonet_engine::human::{
    Options, PathDemand, Position, Rung, Step, Wide, hardest_step, ladder, solve_path,
};
use nonet_engine::solve;
use nonet_engine::{Grid, Level, Recipe, Symmetry, Variant};

use crate::samples::samples;

fn rung(name: &str) -> Rung {
    name.parse().unwrap()
}

fn of(step: &Step) -> Rung {
    step.technique.code.try_into().unwrap()
}

/// The steps that hints without extra techniques give, which must solve the puzzle.
fn path(givens: &Grid) -> Vec<Rung> {
    let options = Options { extras: false, ..Options::default() };
    let (steps, end) = solve_path(&Position::<Wide>::of_grid(givens), options);
    assert!(end.is_solved(), "{givens}");
    steps.iter().map(of).collect()
}

/// Whether some techniques solve a puzzle.
fn is_solved_by(givens: &Grid, is_known: impl Fn(Rung) -> bool) -> bool {
    let mut position = Position::new(givens);
    let known = || {
        ladder(Options { extras: false, ..Options::default() })
            .filter(|technique| is_known(technique.code.try_into().unwrap()))
    };
    while let Some(step) = known().find_map(|technique| technique.first(&position)) {
        position.apply(&step);
    }
    position.is_solved()
}

/// Common techniques of all kinds.
const COMMON: [&str; 16] = [
    "hidden-single",
    "naked-single",
    "locked-candidates-type-1-pointing",
    "naked-pair",
    "hidden-pair",
    "x-wing",
    "remote-pair",
    "skyscraper",
    "2-string-kite",
    "empty-rectangle",
    "w-wing",
    "xy-wing",
    "unique-rectangle-type-1",
    "sue-de-coq",
    "xy-chain",
    "continuous-nice-loop",
];

/// With nothing harder, the puzzle needs the technique: all that is as easy does not solve it without.
#[test]
fn a_puzzle_needs_its_hardest_technique() {
    for name in COMMON {
        let technique = rung(name);
        for seed in 0..samples(3, 20) {
            let recipe = Recipe::classic(Level::Hard, seed).requiring(technique).with_hardest(technique);
            let puzzle = generate(&recipe).unwrap_or_else(|error| panic!("{name}, seed {seed}: {error}"));
            assert_eq!(solve::count_solutions(&puzzle.givens, 2), 1);
            assert!(puzzle.is_in_range() && puzzle.grade.is_none(), "{recipe}");
            assert_eq!(path(&puzzle.givens).into_iter().max(), Some(technique), "{recipe}");
            assert!(!is_solved_by(&puzzle.givens, |known| known < technique), "{recipe}");
            assert!(is_solved_by(&puzzle.givens, |known| known <= technique), "{recipe}");
        }
    }
}

#[test]
fn each_seed_gives_another_puzzle() {
    let recipe = |seed| Recipe::classic(Level::Hard, seed).requiring(rung("skyscraper"));
    let made: std::collections::HashSet<Grid> =
        (0..20).map(|seed| generate(&recipe(seed)).unwrap().givens).collect();
    assert_eq!(made.len(), 20);
}

#[test]
fn all_parts_of_a_demand_are_met() {
    let demand = PathDemand {
        requires: [rung("x-wing"), rung("naked-pair")].into_iter().collect(),
        excludes: rung("skyscraper").into(),
        at_least: Some(rung("w-wing")),
        hardest: Some(rung("xy-chain")),
    };
    for seed in 0..3 {
        let mut recipe = Recipe::classic(Level::Hard, seed).with_symmetry(Symmetry::Rotate180);
        recipe.demand.path = demand;
        let puzzle = generate(&recipe).unwrap();
        let path = path(&puzzle.givens);
        assert!(demand.requires.iter().all(|rung| path.contains(&rung)), "{recipe}");
        assert!(!path.contains(&rung("skyscraper")), "{recipe}");
        let hardest = path.into_iter().max().unwrap();
        assert!((rung("w-wing")..=rung("xy-chain")).contains(&hardest), "{recipe}");
        let given = |cell| puzzle.givens.get(cell).is_some();
        assert!(recipe.symmetry.holds(puzzle.givens.geometry(), given));
    }
}

/// Techniques replace the ratings of the level, but not ratings of the recipe's own.
#[test]
fn ratings_and_techniques_can_both_be_demanded() {
    let wing = Recipe::classic(Level::Easy, 1).with_givens(22..=26).requiring(rung("xy-wing"));
    assert_eq!(generate(&wing).unwrap().grade, None);
    let puzzle = generate(&wing.with_ratings(42..=44)).unwrap();
    assert!((42..=44).contains(&puzzle.grade.unwrap().er));
    assert!(path(&puzzle.givens).contains(&rung("xy-wing")));
}

/// 27 empty cells at most: each full house fills one of 27 houses.
#[test]
fn full_houses_alone_solve_puzzles_with_many_givens() {
    let recipe = Recipe::classic(Level::Hard, 1).with_givens(55..=70).with_hardest(Rung::EASIEST);
    let puzzle = generate(&recipe).unwrap();
    assert_eq!(path(&puzzle.givens).into_iter().max(), Some(Rung::EASIEST));
    assert!(puzzle.given_count() >= 54);
}

#[test]
fn the_techniques_of_other_boards_can_be_demanded() {
    for (board, name) in [("6x6", "naked-pair"), ("9x9-diagonal", "x-wing")] {
        let technique = rung(name);
        let variant: Variant = board.parse().unwrap();
        let recipe = Recipe::new(variant, Level::Hard, 1).requiring(technique).with_hardest(technique);
        let puzzle = generate(&recipe).unwrap();
        assert_eq!(path(&puzzle.givens).into_iter().max(), Some(technique), "{board}");
    }
}

#[test]
fn extra_techniques_are_on_the_ladder_if_they_are_demanded() {
    let extra = PathDemand { requires: rung("wxyz-wing").into(), ..PathDemand::default() };
    assert!(extra.options().extras && !PathDemand::default().options().extras);
    let recipe = Recipe::classic(Level::Master, 1).requiring(rung("wxyz-wing"));
    let (steps, _) = solve_path(&Position::new(&generate(&recipe).unwrap().givens), extra.options());
    assert!(steps.iter().any(|step| of(step) == rung("wxyz-wing")));
}

#[test]
fn impossible_demands_are_refused_at_once() {
    let recipe = || Recipe::classic(Level::Hard, 1);
    let [sky, wing] = ["skyscraper", "w-wing"].map(rung);
    let refused = |recipe: Recipe| match generate(&recipe) {
        Err(GenerateError::Impossible(fault)) => fault.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        refused(recipe().requiring(sky).excluding(sky)),
        "Skyscraper can't be both required and excluded"
    );
    let harder = "W-Wing is harder than Skyscraper, the hardest technique allowed";
    assert_eq!(refused(recipe().requiring(wing).with_hardest(sky)), harder);
    assert_eq!(refused(recipe().with_at_least(wing).with_hardest(sky)), harder);
    assert_eq!(
        refused(recipe().requiring(rung("dual-2-string-kite"))),
        "no puzzle needs Dual 2-String Kite: easier techniques always do"
    );
    assert_eq!(
        refused(recipe().excluding(rung("full-house"))),
        "every puzzle needs Full House for its last cell"
    );
    assert_eq!(
        refused(recipe().with_givens(78..=80).requiring(sky)),
        "with 78 givens or more, a puzzle needs Full House only"
    );
    assert_eq!(
        refused(recipe().with_hardest(Rung::EASIEST)),
        "Full House alone solves no puzzle with fewer than 54 givens"
    );
    let clues: Recipe = "9x9+killer hard none carve 1 requires=0400".parse().unwrap();
    assert_eq!(refused(clues), "techniques can't be demanded of puzzles with clues");
}

/// A lower bound does not change the level's rating, and the levels' own bounds rise.
#[test]
fn puzzles_of_a_level_can_need_a_technique_of_its_kind() {
    let bounds: Vec<Rung> = Level::ALL.into_iter().filter_map(Rung::of_level).collect();
    assert!(bounds.len() == 4 && bounds.is_sorted() && Rung::of_level(Level::Easy).is_none());
    for level in &Level::ALL[1..] {
        let bound = Rung::of_level(*level).unwrap();
        for seed in 0..samples(2, 20) {
            let puzzle = generate(&Recipe::classic(*level, seed).with_at_least(bound)).unwrap();
            let recipe = puzzle.recipe.as_ref().unwrap();
            assert!(puzzle.is_in_range() && recipe.demand.path.is_met_by(&puzzle.givens), "{recipe}");
            assert_eq!((recipe.named_level(), recipe.has_ratings_of_level()), (Some(*level), true));
        }
    }
}

/// The hardest step is that of the path, and the limit ends a search that is too long.
#[test]
fn the_hardest_step_of_a_puzzle_is_found_within_the_limit() {
    let options = PathDemand::default().options();
    for seed in 0..10 {
        let puzzle = generate(&Recipe::classic(Level::Extreme, seed)).unwrap();
        let (steps, end) = solve_path(&Position::<Wide>::of_grid(&puzzle.givens), options);
        let hardest = steps.iter().map(of).max().filter(|_| end.is_solved());
        assert_eq!(hardest_step(&puzzle.givens, options, u64::MAX), hardest);
        assert_eq!(hardest_step(&puzzle.givens, options, 1_000), None);
    }
    let unsolvable = Grid::empty(Variant::CLASSIC);
    assert_eq!(hardest_step(&unsolvable, options, u64::MAX), None);
}

/// Hardly any puzzle with so few givens is solved by full houses alone.
#[test]
fn a_search_without_success_ends_at_its_limit() {
    const LIMIT: u64 = 100_000_000;
    let recipe = Recipe::classic(Level::Hard, 1).with_givens(54..=54).with_hardest(Rung::EASIEST);
    // So few givens are out of reach with this symmetry, but another puzzle may have the path.
    let symmetric =
        "9x9 extreme mirror-v carve 803 needs=x-wing requires=0201,0800 excludes=1202 at-least=0352";
    for recipe in [&recipe, &symmetric.parse().unwrap()] {
        match generate_within(recipe, Some(LIMIT), &mut |_| ControlFlow::Continue(())) {
            Err(GenerateError::NoneFound { work }) => assert!((LIMIT..2 * LIMIT).contains(&work), "{work}"),
            other => panic!("{other:?}"),
        }
    }
    // The variations of a large puzzle are carved with a limit on each search: one of these never ended.
    let large: Recipe =
        "25x25 hard rotate90 transform 4186405697797680721 247-257 requires=0403".parse().unwrap();
    match generate_within(&large, Some(10 * LIMIT), &mut |_| ControlFlow::Continue(())) {
        Err(GenerateError::NoneFound { work }) => assert!((10 * LIMIT..20 * LIMIT).contains(&work), "{work}"),
        other => panic!("{other:?}"),
    }
    let mut asked = 0;
    let stopped = generate_within(&recipe, None, &mut |_| {
        asked += 1;
        if asked < 100 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert_eq!(stopped, Err::<Made, _>(GenerateError::Stopped { closest: None }));
}
