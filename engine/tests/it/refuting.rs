//! Why a candidate is impossible. The solution, found without the ladder, is the oracle.

use nonet_engine::generate::generate;
use nonet_engine::human::{Candidate, CellSet, Next, Options, Position, Step, next_step, refute};
use nonet_engine::{Digit, Level, Puzzle, Recipe};

use crate::samples::samples;

/// Positions along the paths of puzzles of all levels.
fn positions(seeds: u64, every: usize) -> Vec<(Position, Puzzle)> {
    let mut all = Vec::new();
    for level in Level::ALL {
        for seed in 0..seeds {
            let puzzle = generate(&Recipe::classic(level, 7_100 + seed)).unwrap();
            let mut position = Position::new(&puzzle.givens);
            let mut steps = 0;
            while let Next::Step(step) = next_step(&position, Options::default()) {
                if steps % every == 0 {
                    all.push((position.clone(), puzzle.clone()));
                }
                position.apply(&step);
                steps += 1;
            }
        }
    }
    all
}

fn candidates(position: &Position) -> Vec<Candidate> {
    let of_cell = |cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
    position.empty().into_iter().flat_map(of_cell).collect()
}

fn concludes(step: &Step, candidate: Candidate) -> bool {
    let Candidate { cell, digit } = candidate;
    let sees = |other: nonet_engine::Cell| {
        !(CellSet::of(cell) | CellSet::of(other)).common_houses().is_empty() && other != cell
    };
    step.eliminations.contains(&candidate)
        || step
            .placements
            .iter()
            .any(|at| at.cell == cell && at.digit != digit || at.digit == digit && sees(at.cell))
}

#[test]
fn no_right_candidate_is_refuted_and_every_proof_holds_from_step_to_step() {
    let (mut refuted, mut wrong) = (0, 0);
    let every = samples(8, 4);
    for (at, (position, puzzle)) in positions(samples(1, 2), samples(20, 16)).into_iter().enumerate() {
        for candidate in candidates(&position).into_iter().skip(at % every).step_by(every) {
            let is_right = puzzle.solution.get(candidate.cell) == Some(candidate.digit);
            let steps = refute(&position, candidate, Options::default());
            assert!(!is_right || steps.is_empty(), "{position}: {candidate:?}");
            wrong += usize::from(!is_right);
            let Some((_, last)) = steps.last() else { continue };
            refuted += 1;
            assert!(concludes(last, candidate), "{position}: {candidate:?}: {last}");
            let mut now = position.clone();
            for (before, step) in &steps {
                assert_eq!(before.to_string(), now.to_string(), "{candidate:?}");
                assert!(step.is_possible(&now), "{position}: {step}");
                assert!(step.placements.iter().all(|at| puzzle.solution.get(at.cell) == Some(at.digit)));
                assert!(step.eliminations.iter().all(|at| puzzle.solution.get(at.cell) != Some(at.digit)));
                assert!(step.explain(&now).sentences.len() >= 2, "{position}: {step}");
                now.apply(step);
            }
            assert!(!now.has(candidate));
        }
    }
    assert!(wrong > samples(80, 380) && refuted * 10 > wrong * 9, "{refuted} of {wrong}");
}

/// Leaving out any step but the last breaks the proof: no step is a detour.
#[test]
fn a_path_has_no_step_that_a_later_one_does_not_need() {
    let mut long = 0;
    for (position, _) in positions(1, samples(60, 40)) {
        for candidate in candidates(&position).into_iter().step_by(5) {
            let steps = refute(&position, candidate, Options::default());
            for left_out in 0..steps.len().saturating_sub(1) {
                let mut now = position.clone();
                let mut holds = true;
                for (at, (_, step)) in steps.iter().enumerate().filter(|(at, _)| *at != left_out) {
                    holds = at < left_out
                        || step.technique.all(&now).iter().any(|other| {
                            step.placements.iter().all(|one| other.placements.contains(one))
                                && step.eliminations.iter().all(|one| other.eliminations.contains(one))
                        });
                    if !holds {
                        break;
                    }
                    now.apply(step);
                }
                assert!(!holds, "{position}: {candidate:?} does not need step {left_out}");
                long += 1;
            }
        }
    }
    assert!(long > samples(5, 10), "{long}");
}

#[test]
fn uniqueness_techniques_are_left_out_on_request_and_absent_candidates_have_no_proof() {
    let options = Options { uniqueness: false, ..Options::default() };
    for (position, _) in positions(1, samples(60, 40)) {
        for candidate in candidates(&position).into_iter().step_by(7) {
            let steps = refute(&position, candidate, options);
            assert!(steps.iter().all(|(_, step)| !step.technique.needs_uniqueness));
        }
        let cell = position.empty().first().unwrap();
        let absent = Digit::all(9).find(|&digit| !position.has(Candidate::new(cell, digit)));
        let absent = absent.map(|digit| refute(&position, Candidate::new(cell, digit), options));
        assert!(absent.is_none_or(|steps| steps.is_empty()));
    }
}
