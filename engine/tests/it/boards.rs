//! The ladder for all boards: no step contradicts a solution, and on the classic board it agrees with
//! the classic ladder.

use std::collections::BTreeSet;

use nonet_engine::generate::generate;
use nonet_engine::human::boards::{LADDER, Position, Rule, Step, next_step, solve_path};
use nonet_engine::human::{self, Candidate, Code, Mark, Role, ShownStep, technique};
use nonet_engine::random::{from_seed, index};
use nonet_engine::{Grid, Level, Puzzle, Recipe, Variant};

use crate::oracle;
use crate::samples::samples;

fn puzzle(variant: Variant, seed: u64) -> Puzzle {
    let level = Level::ALL[(seed % 5) as usize];
    generate(&Recipe { variant, ..Recipe::classic(level, seed) }).unwrap()
}

/// Panics if the step contradicts the solution or changes nothing.
fn check(step: &Step, position: &Position, solution: &Grid) {
    let at = || format!("{} {}: {step}", solution.variant(), position.grid());
    assert!(step.eliminations.iter().all(|at| solution.get(at.cell) != Some(at.digit)), "{}", at());
    assert!(step.placements.iter().all(|at| solution.get(at.cell) == Some(at.digit)), "{}", at());
    assert!(step.placements.len() + step.eliminations.len() > 0, "{}", at());
    assert!(step.placements.iter().chain(&step.eliminations).all(|&at| position.has(at)), "{}", at());
}

/// Panics unless the shown step proves something, marks only candidates that are there, and marks all
/// that it changes. Returns the step.
fn check_shown(step: &Step, position: &Position) -> ShownStep {
    let shown = step.shown(position);
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
    assert!(outcome.into_iter().eq(conclusion(&step.placements, &step.eliminations).1), "{step}");
    shown
}

type Conclusion = (bool, BTreeSet<Candidate>);

fn conclusion(placements: &[Candidate], eliminations: &[Candidate]) -> Conclusion {
    (!placements.is_empty(), placements.iter().chain(eliminations).copied().collect())
}

/// Follows the ladder and checks each step, and in every `every`th position all steps of all rules.
/// Returns the number of steps.
fn check_puzzle(puzzle: &Puzzle, every: usize) -> usize {
    if puzzle.givens.geometry().side() < 16 {
        assert_eq!(oracle::solutions(&puzzle.givens, 2), std::slice::from_ref(&puzzle.solution));
    }
    let (mut position, mut count) = (Position::new(&puzzle.givens), 0);
    while let Some(step) = next_step(&position) {
        check(&step, &position, &puzzle.solution);
        check_shown(&step, &position);
        count += 1;
        if count % every == 0 {
            for step in LADDER.iter().flat_map(|rule| rule.all(&position)) {
                check(&step, &position, &puzzle.solution);
            }
        }
        position.apply(&step);
    }
    // A ladder that sees everything but the solution is of no use.
    assert!(!position.is_broken());
    count
}

/// The example `boards` checks a thousand puzzles of each board.
#[test]
fn no_step_contradicts_the_solution_on_any_board() {
    let share = samples(5, 1);
    for variant in Variant::all() {
        let (puzzles, every) = match variant.layout().side {
            0..=9 => (200, 10),
            10..=12 => (40, 30),
            13..=16 => (20, 60),
            _ => (8, 200),
        };
        let steps: usize = (0..puzzles / share).map(|seed| check_puzzle(&puzzle(variant, seed), every)).sum();
        assert!(steps > samples(150, 1500), "{variant}: {steps} steps");
    }
}

/// No rule assumes that there is only one solution. The naive solver of the tests finds them all.
#[test]
fn no_step_contradicts_any_of_several_solutions() {
    let mut checked = 0;
    for (name, least, most) in [("4x4", 2, 500), ("6x6", 2, 300), ("9x9-diagonal", 2, 60), ("9x9", 2, 60)] {
        let variant: Variant = name.parse().unwrap();
        for seed in 0..samples(20, 60) {
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
            let mut position = Position::new(&givens);
            loop {
                for step in LADDER.iter().flat_map(|rule| rule.all(&position)) {
                    solutions.iter().for_each(|solution| check(&step, &position, solution));
                    checked += 1;
                }
                let Some(step) = next_step(&position) else { break };
                position.apply(&step);
            }
        }
    }
    assert!(checked > samples(500, 2000), "{checked} steps");
}

/// The conclusions of all steps of a technique, by the ladder for all boards.
fn conclusions(rule: &Rule, code: Code, position: &Position) -> BTreeSet<Conclusion> {
    let steps = rule.all(position);
    let of_code = steps.iter().filter(|step| step.technique.code == code);
    of_code.map(|step| conclusion(&step.placements, &step.eliminations)).collect()
}

/// The same by the classic ladder.
fn classic_conclusions(code: Code, position: &human::Position) -> BTreeSet<Conclusion> {
    let steps = technique(code).unwrap().all(position);
    steps.iter().map(|step| conclusion(&step.placements, &step.eliminations)).collect()
}

/// How the conclusions of the two ladders compare on the classic board.
#[derive(Clone, Copy, PartialEq)]
enum Compared {
    /// They are the same.
    Same,
    /// This ladder has all of the classic ladder, and may have more.
    More,
    /// This ladder has all eliminations of the classic ladder, perhaps in other steps.
    Eliminations,
    /// The two search differently.
    Not,
}

fn compared(code: Code) -> Compared {
    match u16::from(code) {
        // Singles, locked candidates, subsets, fish, skyscraper, kite and wings.
        0..=3 | 100..=101 | 110..=111 | 200..=202 | 210..=212 | 300..=302 | 400..=401 | 800..=803 => {
            Compared::Same
        }
        402..=403 => Compared::More,
        701..=702 => Compared::Eliminations,
        _ => Compared::Not,
    }
}

#[test]
fn on_the_classic_board_it_finds_what_the_classic_ladder_finds() {
    let mut found = BTreeSet::new();
    for seed in 0..100 {
        let puzzle = puzzle(Variant::CLASSIC, seed);
        let mut classic = human::Position::new(&puzzle.givens);
        let mut position = Position::new(&puzzle.givens);
        while let Some(step) = human::next_step(&classic, human::Options::default()) {
            for rule in LADDER {
                for code in rule.techniques.iter().map(|technique| technique.code) {
                    let how = compared(code);
                    if how == Compared::Not {
                        continue;
                    }
                    let here = conclusions(rule, code, &position);
                    let there = classic_conclusions(code, &classic);
                    let is_good = match how {
                        Compared::Same => here == there,
                        Compared::More => here.is_superset(&there),
                        Compared::Eliminations => flat(&here).is_superset(&flat(&there)),
                        Compared::Not => true,
                    };
                    assert!(is_good, "{code:?} in {classic}:\n{here:?}\n{there:?}");
                    if !there.is_empty() {
                        found.insert(code);
                    }
                }
            }
            classic.apply(&step);
            step.placements.iter().for_each(|&at| position.place(at));
            step.eliminations.iter().for_each(|&at| position.eliminate(at));
        }
    }
    let all = LADDER.iter().flat_map(|rule| rule.techniques).map(|technique| technique.code);
    let missing: Vec<Code> =
        all.filter(|&code| compared(code) != Compared::Not && !found.contains(&code)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}

fn flat(conclusions: &BTreeSet<Conclusion>) -> BTreeSet<Candidate> {
    conclusions.iter().flat_map(|(_, candidates)| candidates).copied().collect()
}

/// Every example of the classic ladder, with the technique's own outcome.
#[test]
fn the_examples_of_the_classic_ladder_are_found() {
    for rule in LADDER {
        for technique in rule.techniques {
            let (classic, step) = technique.shown().unwrap();
            let position = Position::of_game(&classic.grid(), classic.removed());
            let expected = conclusion(&step.placements, &step.eliminations);
            let all: BTreeSet<Candidate> = rule
                .all(&position)
                .iter()
                .flat_map(|step| step.eliminations.clone())
                .chain(rule.all(&position).iter().flat_map(|step| step.placements.clone()))
                .collect();
            let wide = u16::from(technique.code) / 10 == 33; // the classic Franken fish mix more houses
            assert!(wide || expected.1.is_subset(&all), "{technique:?}: {step}");
        }
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
            let (steps, last) = solve_path(&Position::new(&givens));
            assert!(!last.is_solved() || steps.is_empty(), "{variant} {givens} has a solution");
        }
    }
}
