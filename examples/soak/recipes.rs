//! Random recipes: each ends within its limit. The puzzle has one solution, and the
//! symmetry and number of givens that the recipe asks for.

use std::ops::ControlFlow;

use nonet_engine::generate::{GenerateError, generate_with_progress};
use nonet_engine::human::minutes::minutes as minutes_of;
use nonet_engine::human::{PathDemand, Rung};
use nonet_engine::random::index;
use nonet_engine::rate::{Demand, Family, FamilySet};
use nonet_engine::solve::Solver;
use nonet_engine::{Level, Method, NewClues, Recipe, Symmetry, Variant};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::case::{Case, Kind};
use crate::mutate::{one_in, pick};

/// The generator's own limit is about ten seconds of work in a release build. The
/// checks of this build and a busy machine double that.
pub(crate) static KIND: Kind = Kind { name: "recipes", limit: 45, run };

/// Maximum number of progress reports. The generator stops long before.
const MOST_REPORTS: u32 = 1_000_000;

/// Any recipe, also an impossible one.
pub(crate) fn recipe(rng: &mut ChaCha8Rng) -> Recipe {
    let variants: Vec<Variant> = Variant::all().collect();
    let variant = if one_in(rng, 2) { Variant::CLASSIC } else { pick(rng, &variants) };
    let cells = variant.geometry().cell_count();
    let givens = one_in(rng, 3).then(|| {
        let least = index(rng, cells + 2) as u16;
        (least, least + pick(rng, &[0, 0, 2, 10]))
    });
    let ratings = one_in(rng, 6).then(|| {
        let least = rng.random_range(10..125);
        (least, least + pick(rng, &[0, 2, 10, 40]))
    });
    let recipe = Recipe {
        variant,
        new_regions: false,
        new_clues: NewClues::NONE,
        level: pick(rng, &Level::ALL),
        symmetry: if one_in(rng, 2) { Symmetry::None } else { pick(rng, &Symmetry::ALL).0 },
        method: pick(rng, &Method::ALL).0,
        givens,
        demand: Demand {
            ratings,
            uses: families(rng),
            avoids: families(rng),
            path: path(rng),
            minutes: minutes(rng),
        },
        seed: if one_in(rng, 4) { pick(rng, &[0, u64::MAX]) } else { rng.random() },
    };
    // The built-in puzzle accepts only one kind of recipe.
    let starter = Recipe { method: Method::Starter, ..Recipe::classic(Level::Medium, recipe.seed) };
    if one_in(rng, 20) { starter } else { recipe }
}

/// Random techniques, mostly none.
fn families(rng: &mut ChaCha8Rng) -> FamilySet {
    let all: Vec<Family> = Family::all().collect();
    let count = if one_in(rng, 8) { rng.random_range(1..4_u32) } else { 0 };
    (0..count).map(|_| pick(rng, &all)).collect()
}

/// A demand on the path, mostly none.
fn path(rng: &mut ChaCha8Rng) -> PathDemand {
    let all: Vec<Rung> = Rung::all().collect();
    let mut path = PathDemand::default();
    if one_in(rng, 12) {
        path.requires = [pick(rng, &all)].into_iter().collect();
        path.hardest = one_in(rng, 2).then(|| pick(rng, &all));
    }
    path
}

/// A demand on the minutes, mostly none.
fn minutes(rng: &mut ChaCha8Rng) -> Option<(u16, u16)> {
    one_in(rng, 12).then(|| {
        let least = rng.random_range(20..250);
        (least, least + pick(rng, &[0, 5, 20]))
    })
}

fn run(case: &mut Case) {
    let recipe = recipe(&mut case.rng);
    case.input(recipe.to_string());
    let mut reports = 0;
    let made = generate_with_progress(&recipe, &mut |_| {
        reports += 1;
        assert!(reports <= MOST_REPORTS, "the generator does not end: {reports} reports");
        ControlFlow::Continue(())
    });
    let is_met = made.is_ok();
    if let Err(GenerateError::NoneFound { .. }) = made {
        let Demand { path, minutes, .. } = recipe.demand;
        assert!(!path.is_empty() || minutes.is_some(), "no demand on path or minutes is missed");
        return;
    }
    let Ok(puzzle) = made.or_else(GenerateError::into_closest) else {
        assert!(recipe.fault().is_some(), "refused without a fault");
        return;
    };
    assert_eq!(recipe.fault(), None, "a faulty recipe gave a puzzle");
    assert_eq!(puzzle.is_in_range(), is_met);
    assert_eq!(puzzle.recipe.as_ref(), Some(&recipe));
    assert_eq!(puzzle.givens.variant(), recipe.variant);
    assert!(puzzle.solution.is_solved() && puzzle.givens.is_part_of(&puzzle.solution));
    let geometry = recipe.variant.geometry();
    let mut solvers = vec![Solver::exact_cover(recipe.variant)];
    if recipe.variant == Variant::CLASSIC {
        solvers.push(Solver::new(recipe.variant));
    }
    for mut solver in solvers {
        assert_eq!(solver.count_solutions(&puzzle.givens, 2), 1, "{}", puzzle.givens);
    }
    let Demand { path, minutes: demanded, .. } = recipe.demand;
    assert!(path.is_empty() || path.is_met_by(&puzzle.givens), "another path: {}", puzzle.givens);
    if let Some((least, most)) = demanded {
        let needed = (minutes_of(&puzzle.givens, &puzzle.solution).typical * 10.0).round();
        assert!((f64::from(least)..=f64::from(most)).contains(&needed), "{needed} tenths of a minute");
    }
    let count = puzzle.givens.filled_count() as u16;
    assert!(recipe.givens_range().contains(&count) || !puzzle.is_in_range(), "{count} givens");
    let is_given = |cell| puzzle.givens.get(cell).is_some();
    assert!(recipe.symmetry.holds(geometry, is_given), "not symmetrical: {}", puzzle.givens);
    if let Some((grade, demand)) = puzzle.grade.zip(recipe.demand_in_force()) {
        assert!(demand.is_met_by(&grade) || !puzzle.is_in_range(), "rated {}", grade.er);
    }
}
