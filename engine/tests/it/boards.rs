//! The ladder on all boards: no step contradicts a solution, and on the classic board both grounds have
//! the same steps.

use std::collections::BTreeSet;

use nonet_engine::generate::generate;
use nonet_engine::human::{
    Candidate, LADDER, Mark, Next, Options, Position, Role, ShownStep, Step, Technique, Tier, Wide, ladder,
    next_step, solve_path,
};
use nonet_engine::random::{from_seed, index};
use nonet_engine::{Grid, Level, Puzzle, Recipe, Variant};

use crate::oracle;
use crate::samples::samples;

fn puzzle(variant: Variant, seed: u64) -> Puzzle {
    let level = Level::ALL[(seed % 5) as usize];
    generate(&Recipe { variant, ..Recipe::classic(level, seed) }).unwrap()
}

/// Panics if the step contradicts the solution or changes nothing.
fn check(step: &Step, position: &Position<Wide>, solution: &Grid) {
    let at = || format!("{} {}: {step}", solution.variant(), position.grid());
    assert!(step.eliminations.iter().all(|at| solution.get(at.cell) != Some(at.digit)), "{}", at());
    assert!(step.placements.iter().all(|at| solution.get(at.cell) == Some(at.digit)), "{}", at());
    assert!(step.placements.len() + step.eliminations.len() > 0, "{}", at());
    assert!(step.placements.iter().chain(&step.eliminations).all(|&at| position.has(at)), "{}", at());
}

/// Panics unless the shown step proves something, marks only candidates that are there, and marks all
/// that it changes.
fn check_shown(step: &Step, position: &Position<Wide>) {
    let shown = ShownStep::new(position, step);
    assert!(shown.sentences.len() >= 2, "{step}");
    assert!(shown.pattern().count() > 0, "{step}");
    let mut outcome = BTreeSet::new();
    let marks = shown.sentences.iter().flat_map(|sentence| &sentence.marks);
    for mark in marks.chain(&shown.look.marks) {
        let Mark::Candidates(role, digits, cells) = *mark else { continue };
        for candidate in digits.iter().flat_map(|digit| Candidate::each(digit, cells)) {
            assert!(position.has(candidate), "{step}: {candidate:?} is marked");
            if matches!(role, Role::Removed | Role::Placed) {
                outcome.insert(candidate);
            }
        }
    }
    assert!(outcome == step.placements.iter().chain(&step.eliminations).copied().collect(), "{step}");
}

/// All steps of all techniques but those that take long.
fn all_steps(position: &Position<Wide>, options: Options) -> impl Iterator<Item = Step> {
    let is_quick = |known: &&Technique| known.tier < Tier::Extreme;
    ladder(options).filter(is_quick).flat_map(|known| known.all(position))
}

/// Follows the ladder and checks each step, and in every `every`th position all steps.
/// Returns the number of steps.
fn check_puzzle(puzzle: &Puzzle, every: usize) -> usize {
    let geometry = puzzle.givens.geometry();
    if geometry.side() < 16 && !geometry.has_more_than_houses() {
        assert_eq!(oracle::solutions(&puzzle.givens, 2), std::slice::from_ref(&puzzle.solution));
    }
    let (mut position, mut count) = (Position::wide(&puzzle.givens), 0);
    while let Next::Step(step) = next_step(&position, Options::default()) {
        check(&step, &position, &puzzle.solution);
        check_shown(&step, &position);
        count += 1;
        if count % every == 0 {
            all_steps(&position, Options::default())
                .for_each(|step| check(&step, &position, &puzzle.solution));
        }
        position.apply(&step);
    }
    // A ladder that sees everything but the solution is of no use.
    assert_eq!(position.contradiction(), None);
    count
}

/// Boards with more rules, and one whose regions are no boxes.
const RULED: [&str; 7] = [
    "5x5+jigsaw:1122211122333443354455554",
    "9x9+windoku",
    "9x9+anti-knight",
    "9x9+disjoint+diagonal",
    "9x9+odd:r1c1,r5c5,r9c9+even:r1c9,r9c1",
    "6x6+non-consecutive",
    "9x9+anti-king",
];

/// Panics unless this many puzzles of a board have only sound steps, some more than `least`.
fn check_puzzles(variant: Variant, puzzles: u64, every: usize, least: usize) {
    let steps: usize = (0..puzzles).map(|seed| check_puzzle(&puzzle(variant, seed), every)).sum();
    assert!(steps > least, "{variant}: {steps} steps");
}

/// The example `boards` checks a thousand puzzles of each board.
#[test]
fn no_step_contradicts_the_solution_on_boards_up_to_nine_digits() {
    for variant in Variant::all().filter(|variant| variant.layout().side <= 9) {
        check_puzzles(variant, samples(12, 25), 10, samples(40, 120));
    }
}

#[test]
fn no_step_contradicts_the_solution_on_larger_boards() {
    for variant in Variant::all() {
        match variant.layout().side {
            0..=9 => {}
            10..=12 => check_puzzles(variant, samples(4, 10), 60, samples(150, 400)),
            13..=16 => check_puzzles(variant, samples(2, 5), 150, samples(150, 400)),
            _ => check_puzzles(variant, samples(1, 5), 500, samples(150, 400)),
        }
    }
}

#[test]
fn no_step_contradicts_the_solution_on_boards_with_more_rules() {
    for name in RULED {
        check_puzzles(name.parse().unwrap(), samples(4, 6), 20, samples(20, 60));
    }
}

/// An empty board is where a search takes longest: each technique stops at its limit.
#[test]
fn an_empty_board_has_no_step_within_a_moment() {
    for name in ["25x25", "16x16", "9x9+windoku+anti-knight"] {
        let position = Position::wide(&Grid::empty(name.parse().unwrap()));
        assert!(matches!(next_step(&position, Options::default()), Next::Stuck), "{name}");
    }
}

/// Without uniqueness techniques no step assumes that there is only one solution. The naive solver of
/// the tests finds them all.
#[test]
fn no_step_contradicts_any_of_several_solutions() {
    let mut checked = 0;
    for (name, least, most) in [("4x4", 2, 500), ("6x6", 2, 300), ("9x9-diagonal", 2, 60), ("9x9", 2, 60)] {
        let variant: Variant = name.parse().unwrap();
        for seed in 0..samples(6, 10) {
            let mut givens = puzzle(variant, seed).givens;
            let rng = &mut from_seed(seed);
            for _ in 0..=seed % 3 {
                let filled: Vec<_> = givens.filled().map(|(cell, _)| cell).collect();
                givens.set(filled[index(rng, filled.len())], None);
            }
            let solutions = oracle::solutions(&givens, most + 1);
            if !(least..=most).contains(&solutions.len()) {
                continue;
            }
            let mut position = Position::wide(&givens);
            let options = Options { uniqueness: false, ..Options::default() };
            loop {
                for step in all_steps(&position, options) {
                    solutions.iter().for_each(|solution| check(&step, &position, solution));
                    checked += 1;
                }
                let Next::Step(step) = next_step(&position, options) else { break };
                position.apply(&step);
            }
        }
    }
    assert!(checked > samples(150, 250), "{checked} steps");
}

/// Exocet and SK-loop are compiled for the classic board alone.
fn has_both_grounds(known: &Technique) -> bool {
    (known.holds_on)("6x6".parse::<Variant>().unwrap().geometry())
}

/// The ladder is compiled twice. The two must agree on the board that both know.
#[test]
fn both_grounds_have_the_same_steps_on_the_classic_board() {
    for seed in 0..samples(5, 10) {
        let puzzle = puzzle(Variant::CLASSIC, seed);
        let mut classic = Position::new(&puzzle.givens);
        let mut wide = Position::wide(&puzzle.givens);
        let mut count = 0;
        while let Next::Step(step) = next_step(&classic, Options::default()) {
            let same = next_step(&wide, Options::default()).step().unwrap();
            assert_eq!(same.to_string(), step.to_string(), "{classic}");
            assert_eq!(ShownStep::new(&wide, &same), ShownStep::new(&classic, &step), "{classic}");
            if count % 6 == 0 {
                for known in
                    LADDER.iter().filter(|known| known.tier < Tier::Extreme && has_both_grounds(known))
                {
                    let lines = |steps: Vec<Step>| steps.iter().map(Step::to_string).collect::<Vec<_>>();
                    assert_eq!(lines(known.all(&wide)), lines(known.all(&classic)), "{classic}");
                }
            }
            classic.apply(&step);
            wide.apply(&same);
            count += 1;
        }
        assert_eq!(wide.grid(), classic.grid());
    }
}

#[test]
fn both_grounds_find_every_example() {
    for known in LADDER.iter().filter(|known| has_both_grounds(known)) {
        let (classic, step) = known.shown().unwrap();
        let first = known.first(&classic.widen());
        assert_eq!(first.map(|first| first.outcome()), Some(step.outcome()), "{known:?}");
    }
}

/// A board without a solution may have any step, but each of them changes something.
#[test]
fn every_path_ends_even_without_a_solution() {
    for variant in Variant::all() {
        for seed in 0..10 {
            let Puzzle { mut givens, solution, .. } = puzzle(variant, seed);
            let rng = &mut from_seed(seed);
            let mut wrong: Vec<Candidate> = Vec::new();
            for cell in givens.empty_cells() {
                let others =
                    givens.candidates(cell).iter().filter(|&digit| solution.get(cell) != Some(digit));
                wrong.extend(others.map(|digit| Candidate::new(cell, digit)));
            }
            if wrong.is_empty() {
                continue;
            }
            let Candidate { cell, digit } = wrong[index(rng, wrong.len())];
            givens.set(cell, Some(digit));
            let (steps, last) = solve_path(&Position::wide(&givens), Options::default());
            assert!(!last.is_solved() || steps.is_empty(), "{variant} {givens} has a solution");
        }
    }
}
