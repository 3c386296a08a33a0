//! Generated puzzles: sound, symmetric and in range. Equal recipes give equal puzzles on every
//! machine. Puzzles that are said to be irreducible are.

use std::ops::ControlFlow;

use nonet_engine::generate::{
    GenerateError, Made, generate, generate_with_progress, generate_within, minimize,
};
use nonet_engine::human::minutes::minutes;
use nonet_engine::human::{PathDemand, Rung};
use nonet_engine::random::{from_seed, index, shuffle};
use nonet_engine::rate::{Demand, Family, FamilySet, rate};
use nonet_engine::solve::{self, Solver, solve};
use nonet_engine::{
    Cell, Grid, Level, Method, NewClues, Progress, Puzzle, Recipe, Solutions, Symmetry, Variant,
};

use rand::Rng;

use crate::oracle;
use crate::pinned::pinned;
use crate::samples::samples;

fn make(recipe: &Recipe) -> Puzzle {
    generate(recipe).or_else(GenerateError::into_closest).unwrap()
}

/// Checks what must hold for every puzzle, in range or not.
fn assert_sound(puzzle: &Puzzle) {
    let recipe = puzzle.recipe.as_ref().unwrap();
    assert!(puzzle.solution.is_solved(), "{recipe:?}");
    assert!(puzzle.givens.is_part_of(&puzzle.solution), "{recipe:?}");
    assert_eq!(solve::count_solutions(&puzzle.givens, 2), 1, "{recipe:?}");
    let geometry = puzzle.givens.geometry();
    assert!(recipe.symmetry.holds(geometry, |cell| puzzle.givens.get(cell).is_some()), "{recipe:?}");
}

/// Checks puzzles of each level except extreme, for one symmetry. Puzzles with quarter-turn
/// symmetry rarely reach a master's givens, so there are fewer of these.
fn a_hundred_of(symmetry: Symmetry) {
    for (level, count) in [(Level::Easy, 100), (Level::Medium, 100), (Level::Hard, 100), (Level::Master, 15)]
    {
        for seed in 0..count {
            assert_meets_recipe(&make(&Recipe { symmetry, ..Recipe::classic(level, seed) }));
        }
    }
}

/// Checks that a puzzle is sound, and that its givens and its rating are in range. Rates it again.
fn assert_meets_recipe(puzzle: &Puzzle) {
    assert_sound(puzzle);
    let recipe = puzzle.recipe.as_ref().unwrap();
    assert!(puzzle.is_in_range(), "{} givens, {:?}: {recipe:?}", puzzle.given_count(), puzzle.grade);
    let er = rate(&puzzle.givens).unwrap().er;
    assert_eq!(puzzle.grade.map(|grade| grade.er), Some(er), "{recipe:?}");
    let (least, most) = recipe.level.ratings(recipe.variant).unwrap();
    assert!((least..=most).contains(&er), "{er}: {recipe:?}");
}

/// One test per symmetry, so that they run in parallel.
macro_rules! in_range {
    ($($name:ident: $symmetry:expr,)*) => { $(
        #[test]
        fn $name() {
            a_hundred_of($symmetry);
        }
    )* };
}

in_range! {
    puzzles_without_symmetry_meet_their_recipe: Symmetry::None,
    half_turn_puzzles_meet_their_recipe: Symmetry::Rotate180,
    quarter_turn_puzzles_meet_their_recipe: Symmetry::Rotate90,
    puzzles_mirrored_left_to_right_meet_their_recipe: Symmetry::MirrorH,
    puzzles_mirrored_top_to_bottom_meet_their_recipe: Symmetry::MirrorV,
    puzzles_mirrored_in_the_diagonal_meet_their_recipe: Symmetry::Diagonal,
    puzzles_mirrored_in_the_antidiagonal_meet_their_recipe: Symmetry::Antidiagonal,
}

#[test]
fn extreme_puzzles_without_symmetry_are_always_in_range() {
    for seed in 0..15 {
        assert_meets_recipe(&make(&Recipe::classic(Level::Extreme, seed)));
    }
}

/// The walk must not go below its range. Carving does not reach 20 and 21.
#[test]
fn every_method_reaches_exactly_19_to_21_givens() {
    for (method, _) in Method::ALL {
        for least in 19..=21 {
            for seed in 0..3 {
                let givens = Some((least, least));
                let puzzle = make(&Recipe { method, givens, ..Recipe::classic(Level::Easy, seed) });
                assert_sound(&puzzle);
                assert_eq!(puzzle.given_count(), least, "{:?}", puzzle.recipe);
            }
        }
    }
}

/// Carving in pairs reaches 21 or 22. The walk continues in pairs, too.
#[test]
fn symmetric_puzzles_reach_few_givens() {
    let pairs = Symmetry::ALL.map(|(symmetry, _)| symmetry).into_iter();
    for symmetry in pairs.filter(|symmetry| ![Symmetry::None, Symmetry::Rotate90].contains(symmetry)) {
        for seed in 0..2 {
            let givens = Some((20, 20));
            let puzzle = make(&Recipe { symmetry, givens, ..Recipe::classic(Level::Extreme, seed) });
            assert_sound(&puzzle);
            assert_eq!(puzzle.given_count(), 20, "{:?}", puzzle.recipe);
        }
    }
    let recipe = |seed| Recipe {
        symmetry: Symmetry::Diagonal,
        givens: Some((17, 19)),
        ..Recipe::classic(Level::Extreme, seed)
    };
    assert!((0..5).any(|seed| make(&recipe(seed)).given_count() <= 19));
}

#[test]
fn symmetric_extreme_puzzles_are_sound_and_report_what_they_miss() {
    for (symmetry, _) in Symmetry::ALL.into_iter().filter(|(symmetry, _)| *symmetry != Symmetry::None) {
        for seed in 0..2 {
            let puzzle = make(&Recipe { symmetry, ..Recipe::classic(Level::Extreme, seed) });
            assert_sound(&puzzle);
            assert!(puzzle.given_count() >= 17);
            assert_eq!(puzzle.has_requested_givens(), puzzle.given_count() <= 19);
            assert_eq!(puzzle.has_requested_rating(), puzzle.grade.unwrap().er >= 71);
            assert_eq!(puzzle.is_in_range(), puzzle.has_requested_givens() && puzzle.has_requested_rating());
        }
    }
}

#[test]
fn every_method_generates_every_level_on_every_board() {
    for variant in Variant::all().filter(|variant| variant.geometry().side() <= 16) {
        for (method, _) in Method::ALL {
            for level in [Level::Easy, Level::Medium, Level::Hard, Level::Master] {
                for seed in 0..3 {
                    let puzzle = make(&Recipe { variant, method, ..Recipe::classic(level, seed) });
                    assert_sound(&puzzle);
                    assert!(puzzle.is_in_range(), "{} givens: {:?}", puzzle.given_count(), puzzle.recipe);
                }
            }
        }
    }
}

#[test]
fn every_symmetry_holds_on_every_board() {
    for variant in Variant::all().filter(|variant| variant.geometry().side() <= 16) {
        for (symmetry, _) in Symmetry::ALL {
            for (method, _) in Method::ALL {
                let recipe = Recipe { variant, symmetry, method, ..Recipe::classic(Level::Easy, 1) };
                let puzzle = make(&recipe);
                assert_sound(&puzzle);
                assert!(puzzle.is_in_range(), "{} givens: {recipe:?}", puzzle.given_count());
            }
        }
    }
}

#[test]
fn the_largest_board_can_be_generated() {
    let variant = "25x25".parse::<Variant>().unwrap();
    for level in [Level::Easy, Level::Hard] {
        let puzzle = make(&Recipe { variant, ..Recipe::classic(level, 1) });
        assert_sound(&puzzle);
        assert!(puzzle.is_in_range());
    }
}

#[test]
fn the_oracle_finds_the_same_single_solution() {
    for level in [Level::Easy, Level::Medium, Level::Hard, Level::Master] {
        for seed in 0..5 {
            let puzzle = make(&Recipe::classic(level, seed));
            assert_eq!(oracle::solutions(&puzzle.givens, 2), [puzzle.solution]);
        }
    }
}

#[test]
fn levels_rise_in_rating_and_do_not_overlap() {
    let ranges = Level::ALL.map(|level| level.ratings(Variant::CLASSIC).unwrap());
    assert!(ranges.iter().all(|(least, most)| least <= most));
    assert!(ranges.windows(2).all(|pair| pair[0].1 < pair[1].0), "{ranges:?}");
}

#[test]
fn custom_ratings_and_techniques_are_met() {
    let families = |words: &str| words.parse::<FamilySet>().unwrap();
    let demand = Demand {
        ratings: Some((32, 46)),
        uses: families("x-wing"),
        avoids: families("unique-rectangle,xyz-wing"),
        ..Demand::default()
    };
    for seed in 0..3 {
        let puzzle = make(&Recipe { givens: Some((24, 30)), demand, ..Recipe::classic(Level::Hard, seed) });
        assert_sound(&puzzle);
        assert!(puzzle.is_in_range(), "{:?}", puzzle.grade);
        let grade = puzzle.grade.unwrap();
        assert!((32..=46).contains(&grade.er));
        assert_eq!(demand.uses - grade.uses, FamilySet::EMPTY);
        assert_eq!(demand.avoids & grade.uses, FamilySet::EMPTY);
    }
}

/// The tenths of a minute that most people need.
#[allow(clippy::cast_sign_loss)] // nobody needs less than no time
fn needed(puzzle: &Puzzle) -> u16 {
    (minutes(&puzzle.givens, &puzzle.solution).typical * 10.0).round() as u16
}

#[test]
fn people_need_the_demanded_minutes() {
    for (level, tenths) in [(Level::Easy, 28..=32), (Level::Hard, 110..=130), (Level::Extreme, 150..=170)] {
        for seed in 0..samples(2, 20) {
            let puzzle = make(&Recipe::classic(level, seed).with_minutes(tenths.clone()));
            assert_sound(&puzzle);
            assert!(puzzle.is_in_range() && tenths.contains(&needed(&puzzle)), "{:?}", puzzle.recipe);
        }
    }
    let plain = make(&Recipe::classic(Level::Hard, 1));
    let same = needed(&plain);
    assert_eq!(make(&Recipe::classic(Level::Hard, 1).with_minutes(same..=same)).givens, plain.givens);
    for text in [
        "9x9 hard none carve 1 requires=0400 hardest=0400 minutes=120-140",
        "9x9 medium rotate180 carve 1 rating=17-28 minutes=70-80",
        "9x9 extreme none carve 1 20-21 minutes=150-250",
        "6x6 hard rotate180 carve 1 minutes=10-60",
    ] {
        let recipe: Recipe = text.parse().unwrap();
        let puzzle = generate(&recipe).unwrap();
        let (least, most) = recipe.demand.minutes.unwrap();
        assert!((least..=most).contains(&needed(&puzzle)), "{}: {text}", needed(&puzzle));
        assert!(recipe.demand.path.is_empty() || recipe.demand.path.is_met_by(&puzzle.givens), "{text}");
    }
    let reversed: Recipe = "9x9 hard none carve 1 minutes=110-90".parse().unwrap();
    assert_eq!(fault_text(&reversed).unwrap(), "the first number of minutes is the larger one");
    let killer: Recipe = "9x9+killer hard none carve 1 minutes=90-110".parse().unwrap();
    assert_eq!(fault_text(&killer).unwrap(), "no minutes can be demanded of a puzzle with clues");
}

#[test]
fn no_puzzle_is_offered_that_takes_other_minutes() {
    for text in ["9x9 easy none carve 1 minutes=300-310", "16x16 medium none carve 1 minutes=10-20"] {
        let recipe: Recipe = text.parse().unwrap();
        match generate_within(&recipe, Some(SECOND / 5), &mut |_| ControlFlow::Continue(())) {
            Err(GenerateError::NoneFound { work }) => {
                assert!(work <= SECOND / 5 + LAST_PIECE, "{work}: {text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

/// The fault of a recipe, as text.
fn fault_text(recipe: &Recipe) -> Option<String> {
    recipe.fault().map(|fault| fault.to_string())
}

#[test]
fn impossible_demands_are_reported() {
    let families = |words: &str| words.parse::<FamilySet>().unwrap();
    let fault = |demand| fault_text(&Recipe { demand, ..Recipe::classic(Level::Hard, 1) });
    let rated = |least, most| Demand { ratings: Some((least, most)), ..Demand::default() };
    assert_eq!(fault(rated(66, 72)), None);
    assert_eq!(fault(rated(72, 66)).unwrap(), "the first rating is the larger one");
    assert_eq!(fault(rated(5, 9)).unwrap(), "ratings go from 1.2 to 11.9");
    let needs = Demand { uses: families("jellyfish"), ..rated(12, 40) };
    assert_eq!(fault(needs).unwrap(), "puzzles that need Jellyfish are rated 5.2 or more");
    let both = Demand { uses: families("x-wing"), avoids: families("x-wing"), ..Demand::default() };
    assert_eq!(fault(both).unwrap(), "X-Wing can't be both required and excluded");
    let variant = "6x6".parse::<Variant>().unwrap();
    let recipe = Recipe { variant, demand: rated(12, 20), ..Recipe::classic(Level::Easy, 1) };
    assert_eq!(fault_text(&recipe).unwrap(), "6x6 puzzles have no ratings");
}

/// Units of work in a second of a native build.
const SECOND: u64 = 1_000_000_000;

/// Work that cannot be interrupted: a solved board to start from, a step of the walk, and the
/// rating of the final puzzle.
const LAST_PIECE: u64 = SECOND / 2;

/// A random demand on the techniques of the ladder.
fn any_path(rng: &mut impl Rng) -> PathDemand {
    let all: Vec<Rung> = Rung::all().collect();
    let one = |rng: &mut _| all[index(rng, all.len())];
    let bound = |rng: &mut _| (index(rng, 3) == 0).then(|| one(rng));
    let set = |rng: &mut _| (0..index(rng, 3)).map(|_| one(rng)).collect();
    PathDemand { requires: set(rng), excludes: set(rng), at_least: bound(rng), hardest: bound(rng) }
}

/// A random recipe of those that can be requested, mostly for the classic board.
fn any_recipe(rng: &mut impl Rng) -> Recipe {
    let variants: Vec<Variant> = Variant::all().collect();
    let variant = if index(rng, 3) == 0 { variants[index(rng, variants.len())] } else { Variant::CLASSIC };
    let methods = [Method::Carve, Method::Carve, Method::Build, Method::Transform, Method::Starter];
    let cells = variant.geometry().cell_count();
    let range = |least: usize, most: usize, rng: &mut _| {
        let first = least + index(rng, most - least + 1);
        let width = if index(rng, 3) == 0 { index(rng, most - first + 1) } else { index(rng, 3) };
        (first as u16, (first + width).min(most) as u16)
    };
    let families = |rng: &mut _| {
        let all: Vec<Family> = Family::all().collect();
        (0..index(rng, 4).saturating_sub(1)).map(|_| all[index(rng, all.len())]).collect()
    };
    let demand = if variant == Variant::CLASSIC && index(rng, 3) > 0 {
        let ratings = (index(rng, 2) == 0).then(|| range(10, 119, rng));
        let path = if index(rng, 4) == 0 { any_path(rng) } else { PathDemand::default() };
        let minutes = (index(rng, 6) == 0).then(|| range(20, 250, rng));
        Demand { ratings, uses: families(rng), avoids: families(rng), path, minutes }
    } else {
        Demand::default()
    };
    Recipe {
        variant,
        new_regions: false,
        new_clues: NewClues::NONE,
        level: Level::ALL[index(rng, 5)],
        symmetry: Symmetry::ALL[index(rng, 7)].0,
        method: methods[index(rng, methods.len())],
        givens: (index(rng, 4) > 0).then(|| range(4, cells, rng)),
        demand,
        seed: index(rng, 1000) as u64,
    }
}

/// The limit is a tenth of a second instead of eleven, to keep the test fast.
#[test]
fn every_accepted_recipe_ends_within_its_limit() {
    let rng = &mut from_seed(12);
    let limit = SECOND / 10;
    let accepted = std::iter::repeat_with(|| any_recipe(rng)).filter(|recipe| recipe.fault().is_none());
    let (mut met, mut missed, mut lacking) = (0, 0, 0);
    for recipe in accepted.take(samples(100, 250)) {
        let (puzzle, work) = match generate_within(&recipe, Some(limit), &mut |_| ControlFlow::Continue(())) {
            Ok(Made { puzzle, work }) => (puzzle, work),
            Err(GenerateError::NotMet { closest, work }) => (*closest, work),
            Err(GenerateError::NoneFound { work }) => {
                assert!((limit..=limit + LAST_PIECE).contains(&work), "{work}: {recipe}");
                lacking += 1;
                continue;
            }
            Err(error) => panic!("{error}: {recipe}"),
        };
        assert!(recipe.demand.path.is_empty() || recipe.demand.path.is_met_by(&puzzle.givens), "{recipe}");
        let is_timed = |(least, most)| (least..=most).contains(&needed(&puzzle));
        assert!(recipe.demand.minutes.is_none_or(is_timed), "{} tenths: {recipe}", needed(&puzzle));
        assert!(work <= limit + LAST_PIECE, "{work}: {recipe}");
        assert!(puzzle.solution.is_solved() && puzzle.givens.is_part_of(&puzzle.solution), "{recipe}");
        let given = |cell| puzzle.givens.get(cell).is_some();
        assert!(recipe.symmetry.holds(puzzle.givens.geometry(), given), "{recipe}");
        *(if puzzle.is_in_range() { &mut met } else { &mut missed }) += 1;
    }
    let least = samples(10, 50);
    assert!(met > least && missed > least && lacking > 0, "{met} met, {missed} missed, {lacking} lacking");
}

/// Each of these recipes once kept a loop running that spent no budget, or far too little.
#[test]
fn an_unsuccessful_search_ends_at_its_limit() {
    let limit = SECOND / 5;
    for text in [
        "9x9 easy none carve 1 74-74 rating=50-60",
        "9x9 easy rotate180 build 1 75-75 needs=jellyfish,hidden-quad avoids=naked-single",
        "9x9 easy none transform 1 60-60 rating=50-60",
        "9x9 easy none carve 1 17-17 rating=12-12",
        "9x9 extreme none carve 1 avoids=naked-single,pointing",
        "9x9 easy diagonal carve 1 77-77 rating=110-119",
    ] {
        let recipe: Recipe = text.parse().unwrap();
        assert_eq!(recipe.fault(), None, "{text}");
        match generate_within(&recipe, Some(limit), &mut |_| ControlFlow::Continue(())) {
            Err(GenerateError::NotMet { closest, work }) => {
                assert!(!closest.is_in_range(), "{text}");
                assert!((limit..=limit + LAST_PIECE).contains(&work), "{work}: {text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
}

/// Hardly any regions leave a filled board with these rules.
#[test]
fn drawing_regions_ends_at_the_limit() {
    let recipe: Recipe = "9x9+windoku+disjoint+non-consecutive+jigsaw easy none carve 1".parse().unwrap();
    let mut attempts = 0;
    let made = generate_within(&recipe, Some(SECOND / 10), &mut |_| {
        attempts += 1;
        ControlFlow::Continue(())
    });
    assert_eq!(made, Err(GenerateError::NoRegions));
    assert!((1..100).contains(&attempts), "{attempts}");
    let stopped = generate_within(&recipe, None, &mut |_| ControlFlow::Break(()));
    assert_eq!(stopped, Err(GenerateError::Stopped { closest: None }));
}

#[test]
fn a_limit_that_is_not_reached_changes_no_puzzle() {
    for seed in 0..5 {
        let recipe = Recipe::classic(Level::Master, seed);
        let Made { puzzle, work } =
            generate_within(&recipe, None, &mut |_| ControlFlow::Continue(())).unwrap();
        assert_eq!(puzzle, make(&recipe));
        let again = generate_within(&recipe, Some(work + 1), &mut |_| ControlFlow::Continue(())).unwrap();
        assert_eq!(again, Made { puzzle, work });
    }
}

#[test]
fn impossible_demands_on_nearly_full_boards_are_reported() {
    let families = |words: &str| words.parse::<FamilySet>().unwrap();
    let fault = |givens, demand| {
        fault_text(&Recipe { givens: Some(givens), demand, ..Recipe::classic(Level::Easy, 1) })
    };
    let rated = |least, most| Demand { ratings: Some((least, most)), ..Demand::default() };
    let needs = |words| Demand { uses: families(words), ..Demand::default() };
    let avoids = |words| Demand { avoids: families(words), ..Demand::default() };
    let full = "with 78 givens or more, a puzzle needs Hidden Single only and is rated 1.0";
    assert_eq!(fault((81, 81), rated(50, 60)).as_deref(), Some(full));
    assert_eq!(fault((78, 81), rated(11, 60)).as_deref(), Some(full));
    assert_eq!(fault((78, 80), rated(10, 60)), None);
    assert_eq!(fault((77, 81), rated(50, 60)), None);
    let demand = Demand { avoids: families("naked-single"), ..needs("jellyfish,hidden-quad") };
    assert_eq!(fault((81, 81), demand).as_deref(), Some(full));
    assert_eq!(fault((78, 78), needs("hidden-single")), None);
    assert_eq!(fault((81, 81), needs("hidden-single")).as_deref(), Some(full));
    assert_eq!(fault((78, 81), avoids("naked-single")), None);
    let last = "every puzzle needs Hidden Single for its last cell";
    assert_eq!(fault((24, 30), avoids("hidden-single")).as_deref(), Some(last));
    assert_eq!(fault((81, 81), avoids("hidden-single")), None);
    let extreme = Recipe { demand: avoids("hidden-single"), ..Recipe::classic(Level::Extreme, 1) };
    assert_eq!(fault_text(&extreme).as_deref(), Some(last));
    // The refusals are right: with any three cells empty, the rating is 1.0.
    let solution = make(&Recipe::classic(Level::Easy, 1)).solution;
    let rng = &mut from_seed(3);
    let mut cells: Vec<Cell> = solution.geometry().cells().collect();
    for _ in 0..500 {
        shuffle(&mut cells, rng);
        let mut puzzle = solution.clone();
        cells[..=index(rng, 3)].iter().for_each(|&cell| puzzle.set(cell, None));
        assert_eq!(rate(&puzzle).unwrap().er, 10, "{puzzle}");
    }
}

#[test]
fn a_starter_recipe_with_other_settings_is_refused() {
    let starter = Recipe::starter(5);
    assert_eq!(starter.fault(), None);
    let others = [
        Recipe { variant: "4x4".parse::<Variant>().unwrap(), ..starter.clone() },
        Recipe { level: Level::Easy, ..starter.clone() },
        Recipe { symmetry: Symmetry::Rotate180, ..starter.clone() },
        Recipe { givens: Some((24, 26)), ..starter.clone() },
        Recipe { demand: Demand { ratings: Some((17, 28)), ..Demand::default() }, ..starter },
    ];
    for recipe in others {
        let error = generate(&recipe).unwrap_err().to_string();
        assert!(error.starts_with("the built-in puzzle is 9 × 9, medium"), "{recipe}: {error}");
        assert!(recipe.to_string().parse::<Recipe>().is_err(), "{recipe}");
    }
}

/// The browser's tests check the same.
#[test]
fn a_recipe_always_gives_the_same_puzzle() {
    let pinned = pinned();
    assert!(pinned.len() >= 7);
    for (recipe, givens) in pinned {
        assert_eq!(make(&recipe).givens.to_string(), givens, "{recipe:?}");
    }
}

#[test]
fn custom_givens_are_met_or_refused() {
    let with = |givens| Recipe { givens: Some(givens), ..Recipe::classic(Level::Easy, 3) };
    assert_eq!(make(&with((40, 40))).given_count(), 40);
    assert!((24..=27).contains(&make(&with((24, 27))).given_count()));
    let refused = |givens| generate(&with(givens)).unwrap_err().to_string();
    assert_eq!(refused((30, 20)), "the first number of givens is the larger one");
    assert_eq!(refused((80, 82)), "a 9x9 board has only 81 cells");
}

/// The first five progress reports of a recipe. Then the generator is stopped.
fn first_progress(recipe: &Recipe) -> Vec<Progress> {
    let mut seen: Vec<Progress> = Vec::new();
    let stopped = generate_with_progress(recipe, &mut |progress| {
        seen.push(progress);
        if seen.len() == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let Err(GenerateError::Stopped { closest }) = stopped else { panic!("{stopped:?}") };
    let closest = closest.expect("the attempts before had a puzzle");
    assert_eq!(solve(&closest.givens), Solutions::One(closest.solution));
    seen
}

#[test]
fn generating_reports_progress_and_can_be_stopped() {
    // Carving, where no puzzle gets low enough at first.
    let symmetry = Symmetry::Rotate90;
    let variant = "9x9-diagonal".parse::<Variant>().unwrap();
    let recipe = Recipe::classic(Level::Extreme, 1);
    let seen = first_progress(&Recipe { variant, symmetry, givens: Some((12, 13)), ..recipe.clone() });
    assert!(seen.iter().map(|progress| progress.done).eq(1..=5));
    assert!(seen[0].givens.is_none() && seen[4].givens.is_some());
    // The walk for few givens, which reports progress only every 64 steps.
    let seen = first_progress(&Recipe { symmetry, givens: Some((17, 19)), ..recipe });
    assert!(seen.iter().map(|progress| progress.done).eq((1..).step_by(64).take(5)));
    assert!(seen.iter().all(|progress| progress.givens.is_some()));
}

/// Quarter turns do not reach 19 givens. So there is one puzzle, and a long search around it for a
/// rating.
#[test]
fn a_search_around_a_puzzle_can_be_stopped() {
    let recipe = Recipe { symmetry: Symmetry::Rotate90, ..Recipe::classic(Level::Extreme, 1) };
    let mut rated = 0;
    let stopped = generate_with_progress(&recipe, &mut |progress: Progress| {
        rated += u32::from(progress.rating.is_some());
        if rated == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let Err(GenerateError::Stopped { closest: Some(closest) }) = stopped else { panic!("{stopped:?}") };
    assert_eq!(rated, 3);
    assert_sound(&closest);
}

/// A puzzle carved in half-turn pairs to 25 givens, or as close as possible.
fn carved_in_pairs(seed: u64) -> Grid {
    let recipe = Recipe {
        symmetry: Symmetry::Rotate180,
        givens: Some((25, 25)),
        ..Recipe::classic(Level::Hard, seed)
    };
    make(&recipe).givens
}

/// After one pass over all single cells, minimizing removes nothing, since a necessary given stays
/// necessary. After a pass over symmetric groups, a cell of a group may be redundant, and
/// minimizing finds it.
#[test]
fn minimizing_removes_nothing_after_single_cells_but_cells_of_groups() {
    let mut removed_after_groups = 0;
    for seed in 0..30 {
        let mut solver = Solver::new(Variant::CLASSIC);
        let mut cells: Vec<Cell> = Variant::CLASSIC.geometry().cells().collect();
        let mut puzzle = carved_in_pairs(seed);
        removed_after_groups += minimize(&mut solver, &mut puzzle, &cells);
        assert!(is_irreducible(&puzzle));
        assert_eq!(minimize(&mut solver, &mut puzzle, &cells), 0);

        // One greedy pass over single cells in any order, from a full grid.
        let mut once = make(&Recipe::classic(Level::Easy, seed)).solution;
        shuffle(&mut cells, &mut from_seed(seed));
        for &cell in &cells {
            let digit = once.get(cell);
            once.set(cell, None);
            if solver.count_solutions(&once, 2) != 1 {
                once.set(cell, digit);
            }
        }
        assert_eq!(minimize(&mut solver, &mut once, &cells), 0, "seed {seed}");
        assert!(is_irreducible(&once));
    }
    assert!(removed_after_groups > 0, "no symmetric puzzle had a redundant given");
}

/// Checks the definition with the oracle.
fn is_irreducible(puzzle: &Grid) -> bool {
    puzzle.filled().all(|(cell, _)| {
        let mut less = puzzle.clone();
        less.set(cell, None);
        oracle::solutions(&less, 2).len() == 2
    })
}
