//! Runs the hint ladder and the rating on fresh puzzles, and checks each step. A step
//! must be legal: it places a candidate of an empty cell, or removes existing
//! candidates. It must agree with the solution, which the exact-cover solver finds, and its
//! proof must have no gap. In one position of each path, the steps of all techniques are
//! checked too.

use std::ops::ControlFlow;

use nonet_engine::generate::{GenerateError, generate_within};
use nonet_engine::human::{Ground, Next, Options, Position, ShownStep, Step, ladder, next_step};
use nonet_engine::random::index;
use nonet_engine::rate::RatingPath;
use nonet_engine::solve::Solver;
use nonet_engine::{Grid, Level, Method, Recipe, Symmetry, Variant, verify};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::case::{Case, Kind};
use crate::mutate::{one_in, pick};

/// Generating an extreme puzzle can take seconds, and so can rating it.
pub(crate) static KIND: Kind = Kind { name: "paths", limit: 45, run };

/// Maximum work for generating one puzzle: about half a second in a release build.
const MOST_WORK: u64 = 500_000_000;

/// Maximum number of questions before the trial stops a rating. The steps so far are checked.
const MOST_QUESTIONS: u32 = 20_000;

fn run(case: &mut Case) {
    let recipe = recipe(&mut case.rng);
    case.input(&recipe);
    let made = generate_within(&recipe, Some(MOST_WORK), &mut |_| ControlFlow::Continue(()));
    let made = made.map(|made| made.puzzle).or_else(GenerateError::into_closest);
    let givens = made.expect("the recipe has no fault").givens;
    case.input(format_args!(", {givens}"));
    let solution =
        Solver::exact_cover(givens.variant()).solution(&givens).expect("the puzzle has one solution");
    if givens.variant() != Variant::CLASSIC {
        hinted(&mut case.rng, Position::wide(&givens), &solution);
    } else if one_in(&mut case.rng, 4) {
        rated(&givens, &solution);
    } else {
        hinted(&mut case.rng, Position::new(&givens), &solution);
    }
}

/// Boards beside the classic one, with rules of every kind that has no cells of its own.
const BOARDS: [&str; 9] = [
    "6x6",
    "7x7+jigsaw",
    "9x9+jigsaw",
    "9x9-diagonal",
    "9x9+windoku",
    "9x9+disjoint",
    "9x9+anti-knight",
    "9x9+anti-king+antidiagonal",
    "9x9+non-consecutive",
];

/// A recipe of any level, method and symmetry, with a random seed. Half of them are classic.
fn recipe(rng: &mut ChaCha8Rng) -> Recipe {
    if one_in(rng, 2) {
        let (board, level, seed) = (pick(rng, &BOARDS), pick(rng, &Level::ALL), rng.random::<u64>());
        return format!("{board} {level} none carve {seed}").parse().expect("a recipe");
    }
    Recipe {
        symmetry: if one_in(rng, 2) { Symmetry::None } else { pick(rng, &Symmetry::ALL).0 },
        method: pick(rng, &Method::ALL).0,
        ..Recipe::classic(pick(rng, &Level::ALL), rng.random())
    }
}

/// Follows the hints to the end. In one position on the way, checks the steps of all techniques.
fn hinted<G: Ground>(rng: &mut ChaCha8Rng, mut position: Position<G>, solution: &Grid) {
    let options = Options { uniqueness: !one_in(rng, 4), ..Options::default() };
    let examined = index(rng, 60);
    for number in 0.. {
        let Next::Step(step) = next_step(&position, options) else { break };
        check(&position, &step, solution);
        if number == examined {
            for technique in ladder(options) {
                technique.all(&position).iter().for_each(|step| check(&position, step, solution));
            }
        }
        position.apply(&step);
    }
    assert_eq!(position.contradiction(), None, "{position}");
    if position.is_solved() {
        assert_eq!(position.grid(), *solution, "the path ends in another solution");
    }
}

/// Panics if a step is illegal, contradicts the solution or explains something else than it does.
fn check<G: Ground>(position: &Position<G>, step: &Step, solution: &Grid) {
    assert!(step.placements.len() + step.eliminations.len() > 0, "{position}: {step}: no effect");
    for &at in &step.placements {
        assert!(position.has(at), "{position}: {step}: no candidate to place");
        assert_eq!(solution.get(at.cell), Some(at.digit), "{position}: {step}: wrong placement");
    }
    for &at in &step.eliminations {
        assert!(position.has(at), "{position}: {step}: no candidate to remove");
        assert_ne!(solution.get(at.cell), Some(at.digit), "{position}: {step}: wrong elimination");
    }
    let proof = verify::proof(position, step, &step.explain(position));
    assert!(proof.is_ok(), "{position}: {step}: {proof:?}");
    let shown = ShownStep::new(position, step);
    assert!(!shown.sentences.is_empty(), "{position}: {step}: no proof");
    assert_eq!((&shown.placements, &shown.eliminations), (&step.placements, &step.eliminations));
}

/// Follows the path of the rating. It must place only digits of the solution and remove
/// none of them.
fn rated(givens: &Grid, solution: &Grid) {
    let mut questions = 0;
    let mut go_on = || {
        questions += 1;
        if questions < MOST_QUESTIONS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let mut path = RatingPath::of_grid(givens);
    let mut reached = givens.clone();
    while let Some(step) = path.next_step(&mut go_on) {
        let (placement, eliminations) = (step.placement(), step.eliminations());
        assert!(placement.is_some() || !eliminations.is_empty(), "{step}: no effect");
        if let Some((cell, digit)) = placement {
            assert!(reached.get(cell).is_none(), "{step}: the cell is filled");
            assert_eq!(solution.get(cell), Some(digit), "{step}: wrong placement");
            reached.set(cell, Some(digit));
        }
        for (cell, digit) in eliminations {
            assert_ne!(solution.get(cell), Some(digit), "{step}: wrong elimination");
        }
    }
}
