//! Positions for practice: the technique is the next step, its steps are right, and equal seeds
//! give equal positions. Positions for rare techniques are kept.

use std::ops::ControlFlow;

use nonet_engine::human::practice::{ATTEMPTS, Exercise, exercise, kept};
use nonet_engine::human::{Code, LADDER, Technique, Wide, next_step, technique};
use nonet_engine::{Grid, NewClues, Variant, solve};

fn find(technique: &'static Technique, seed: u64, attempts: u32) -> Option<Exercise> {
    exercise(technique, Variant::CLASSIC, seed, attempts, &mut |_| ControlFlow::Continue(()))
}

/// Panics unless the technique of the exercise has a step there, and the step is right.
fn check(found: &Exercise) {
    let Exercise { technique, position, solution } = found;
    let step = technique.first(position).unwrap();
    assert!(step.eliminations.iter().all(|at| solution.get(at.cell) != Some(at.digit)), "{position}: {step}");
    assert!(step.placements.iter().all(|at| solution.get(at.cell) == Some(at.digit)), "{position}: {step}");
    assert!(position.grid().is_part_of(solution));
}

/// Panics unless the technique is the easiest one in the position.
fn check_next(found: &Exercise) {
    check(found);
    let easiest = next_step(&found.position, found.technique.options()).step().unwrap();
    assert_eq!(easiest.technique, found.technique, "{}", found.position);
}

#[test]
fn common_techniques_are_found_within_60_puzzles() {
    for code in
        ["0000", "0002", "0003", "0100", "0101", "0200", "0210", "0300", "0400", "0702", "0800", "0803"]
    {
        let technique = technique(Code::from_static(code)).unwrap();
        for seed in 0..3 {
            let found = find(technique, seed, 60).unwrap_or_else(|| panic!("{technique:?}"));
            check_next(&found);
            assert_eq!(find(technique, seed, 60).unwrap().position.to_string(), found.position.to_string());
        }
    }
}

#[test]
fn every_technique_can_be_practised_without_a_search() {
    for technique in LADDER.iter().filter(|known| !known.is_for_clues()) {
        if let Some(found) = find(technique, 7, 0) {
            check(&found);
        } else {
            assert!(technique.example.is_empty(), "{technique:?}");
            check(&find(technique, 7, ATTEMPTS).unwrap_or_else(|| panic!("{technique:?} is not found")));
        }
    }
}

#[test]
fn kept_positions_have_one_solution_and_are_transformed() {
    for technique in LADDER {
        for position in kept::positions(technique) {
            let mut givens = position.grid();
            for (cell, _) in position.grid().filled().filter(|&(cell, _)| !position.givens().contains(cell)) {
                givens.set(cell, None);
            }
            assert_eq!(solve::count_solutions(&givens, 2), 1, "{position}");
        }
    }
    let jellyfish = technique(Code::from_static("0302")).unwrap();
    let found: Vec<String> =
        (0..9).map(|seed| find(jellyfish, seed, 0).unwrap().position.to_string()).collect();
    assert!(found.iter().enumerate().all(|(at, one)| !found[..at].contains(one)));
}

#[test]
fn a_search_can_be_cancelled() {
    let mut calls = 0;
    let jellyfish = technique(Code::from_static("0302")).unwrap();
    let found: Option<Exercise> = exercise(jellyfish, Variant::CLASSIC, 1, ATTEMPTS, &mut |progress| {
        calls += 1;
        assert_eq!((progress.done, progress.total), (calls, ATTEMPTS));
        if calls < 5 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(found.is_none() && calls == 5);
}

/// Other boards have no kept positions, and find common techniques as the classic board does.
#[test]
fn techniques_are_practised_on_any_board() {
    for (board, code) in
        [("6x6", "0100"), ("9x9-diagonal", "0200"), ("9x9+anti-knight", "0210"), ("9x9+windoku", "0101")]
    {
        let (technique, variant) = (technique(Code::from_static(code)).unwrap(), board.parse().unwrap());
        let found: Exercise<Wide> =
            exercise(technique, variant, 3, 60, &mut |_| ControlFlow::Continue(())).expect(board);
        let step = next_step(&found.position, technique.options()).step().unwrap();
        assert_eq!((step.technique, found.solution.variant()), (technique, variant));
        assert!(step.eliminations.iter().all(|at| found.solution.get(at.cell) != Some(at.digit)), "{step}");
    }
    let exocet = technique(Code::from_static("1501")).unwrap();
    let none: Option<Exercise<Wide>> =
        exercise(exocet, "6x6".parse().unwrap(), 1, 1, &mut |_| ControlFlow::Continue(()));
    assert!(none.is_none(), "the technique does not hold on this board");
}

#[test]
fn every_technique_for_clues_can_be_practised_without_a_search() {
    for technique in LADDER.iter().copied().filter(|known| known.is_for_clues()) {
        let find =
            |seed| exercise::<Wide>(technique, Variant::CLASSIC, seed, 0, &mut |_| ControlFlow::Continue(()));
        let mut seen = Vec::new();
        for seed in 0..6 {
            let found = find(seed).unwrap_or_else(|| panic!("{technique:?}"));
            assert!(technique.first(&found.position).is_some(), "{technique:?}, seed {seed}");
            let text = format!("{} {}", found.solution.variant(), found.position);
            assert_eq!(solve::count_solutions(&found.solution, 2), 1, "{text}");
            let again = find(seed).unwrap();
            assert_eq!(text, format!("{} {}", again.solution.variant(), again.position));
            seen.push(text);
        }
        seen.sort();
        seen.dedup();
        assert!(seen.len() > 1, "{technique:?}");
    }
}

#[test]
fn kept_positions_with_clues_have_one_solution_and_need_their_technique() {
    let mut count = 0;
    for technique in LADDER.iter().copied() {
        for position in kept::positions_with_clues(technique) {
            let mut givens = Grid::empty(position.grid().variant());
            position.givens().into_iter().for_each(|cell| givens.set(cell, position.digit(cell)));
            assert_eq!(solve::count_solutions(&givens, 2), 1, "{position}");
            let next = next_step(&position, technique.options());
            assert_eq!(next.step().map(|step| step.technique), Some(technique), "{position}");
            count += 1;
        }
    }
    assert_eq!(count, include_str!("../../src/human/practice/with_clues.txt").lines().count());
}

#[test]
fn a_technique_for_clues_is_practised_with_the_kinds_of_the_board() {
    let technique = technique(Code::from_static("1602")).unwrap();
    let board: Variant = "6x6+thermo:r1c1,r2c1,r3c1".parse().unwrap();
    for seed in 0..3 {
        let found = exercise::<Wide>(technique, board, seed, 12, &mut |_| ControlFlow::Continue(())).unwrap();
        assert_eq!(NewClues::of(found.solution.variant()).to_string(), "thermo");
        let next = next_step(&found.position, technique.options());
        assert_eq!(next.step().unwrap().technique, technique);
    }
}
