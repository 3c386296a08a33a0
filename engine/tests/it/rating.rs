//! Ratings on the scale of Sudoku Explainer: pinned ratings of puzzles from our generator, paths
//! that end in the solution, copies of a puzzle, and stopping.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use nonet_engine::rate::{Family, RateError, RatingPath, rate, rate_with_progress, tenths};
use nonet_engine::solve::Improper;
use nonet_engine::{Cell, Digit, Grid, Variant};

use crate::oracle;
use crate::samples::samples;

/// On a board without a solution the rating means nothing, but the path must end.
#[test]
fn a_rating_ends_on_a_board_without_a_solution() {
    for Pinned { puzzle: givens, .. } in
        pinned().filter(|row| row.ep == "1.2" && row.er() < 8.5).step_by(samples(4, 1))
    {
        let solution = nonet_engine::solve::solution(&givens).unwrap();
        for cell in givens.empty_cells().step_by(7) {
            let wrong = givens.candidates(cell).iter().find(|&digit| solution.get(cell) != Some(digit));
            let Some(wrong) = wrong else { continue };
            let mut board = givens.clone();
            board.set(cell, Some(wrong));
            let mut path = RatingPath::of_grid(&board);
            let steps = std::iter::from_fn(|| path.next_step(&mut || ControlFlow::Continue(())));
            assert!(steps.take(1000).count() < 1000, "{board}");
        }
    }
}

/// Ratings of puzzles from our generator, or from a search around such puzzles. Columns: puzzle,
/// ER, EP, ED, rule of the hardest step. The values are those of this rater. It agreed with Sudoku
/// Explainer's own ratings of 8,600 other puzzles.
const RATINGS: &str = include_str!("../data/ratings.tsv");

/// A row of [`RATINGS`].
struct Pinned {
    puzzle: Grid,
    er: &'static str,
    ep: &'static str,
    ed: &'static str,
    hardest: &'static str,
}

impl Pinned {
    fn er(&self) -> f64 {
        self.er.parse().unwrap()
    }
}

fn pinned() -> impl Iterator<Item = Pinned> {
    RATINGS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let [puzzle, er, ep, ed, hardest] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("five columns: {line}")
        };
        Pinned { puzzle: read(puzzle), er, ep, ed, hardest }
    })
}

fn read(text: &str) -> Grid {
    Grid::read(Variant::CLASSIC, text).unwrap()
}

#[test]
fn ratings_do_not_change() {
    for Pinned { puzzle, er, ep, ed, hardest } in pinned() {
        let found = rate(&puzzle).unwrap();
        assert!(found.is_complete, "{puzzle}");
        assert_eq!(found.to_string(), format!("{er}/{ep}/{ed}"), "{puzzle}");
        assert_eq!(found.hardest.unwrap().to_string(), hardest, "{puzzle}");
    }
}

/// Without different values, a bug in EP or ED would go unnoticed.
#[test]
fn the_pinned_ratings_have_many_values_of_each_kind() {
    let mut values = [const { BTreeSet::new() }; 3];
    for row in pinned() {
        assert!(row.ed.parse::<f64>().unwrap() <= row.ep.parse().unwrap(), "{}", row.puzzle);
        values.iter_mut().zip([row.er, row.ep, row.ed]).for_each(|(values, value)| _ = values.insert(value));
    }
    let counts = values.map(|values| values.len());
    assert!(counts.into_iter().all(|count| count >= 14), "ER, EP, ED: {counts:?}");
}

/// Steps of the rules, up to chains within dynamic chains: puzzle, number of the step, and the step
/// as [`RatingStep`](nonet_engine::rate::RatingStep) writes it. The values are those of this rater.
/// It agreed with 33,566 steps of Sudoku Explainer in other puzzles.
///
/// Puzzles from our generator need no chains inside chains. So the last rows are boards with
/// several solutions, where the path reaches these levels.
const STEPS: &str = include_str!("../data/rating-steps.tsv");

/// The rows of [`STEPS`] of each puzzle: number and text of the step.
fn pinned_steps() -> BTreeMap<&'static str, Vec<(usize, &'static str)>> {
    let mut steps: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for line in STEPS.lines() {
        let [puzzle, number, step] = line.splitn(3, '\t').collect::<Vec<_>>()[..] else {
            panic!("three columns: {line}")
        };
        steps.entry(puzzle).or_default().push((number.parse().unwrap(), step));
    }
    steps
}

#[test]
fn every_rule_takes_its_pinned_step() {
    for (puzzle, mut expected) in pinned_steps() {
        expected.sort_unstable();
        let givens = read(puzzle);
        // A conclusion of a chain holds in every solution. The oracle does not use chains.
        let solutions = oracle::solutions(&givens, 100);
        assert!((1..100).contains(&solutions.len()), "{puzzle}");
        let mut path = RatingPath::of_grid(&givens);
        let mut number = 0;
        for (wanted, text) in expected {
            let mut step = None;
            while number < wanted {
                step = path.next_step(&mut || ControlFlow::Continue(()));
                number += 1;
            }
            let step = step.unwrap_or_else(|| panic!("{puzzle} has no step {wanted}"));
            assert_eq!(step.to_string(), text, "{puzzle}, step {wanted}");
            for solution in &solutions {
                assert!(
                    step.placement().is_none_or(|(cell, digit)| solution.get(cell) == Some(digit)),
                    "{step}"
                );
                let removed = step.eliminations();
                assert!(removed.iter().all(|&(cell, digit)| solution.get(cell) != Some(digit)), "{step}");
            }
        }
    }
}

/// The rules without a pinned step. No board needs direct claiming: see `rate::locked`. Our
/// searches have found no board that needs the others and takes less than a minute to rate.
const WITHOUT_A_STEP: [&str; 3] = [
    "Direct Claiming",
    "Dynamic Forcing Chains (+ Dynamic Forcing Chains)",
    "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+))",
];

#[test]
fn every_other_rule_has_a_pinned_step() {
    // `Dynamic Cell Forcing Chains (+)` belongs to the family `Dynamic Forcing Chains (+)`.
    let family = |step: &str| {
        let rule = step.split('\t').next().unwrap();
        ["Cell ", "Region ", "Double ", "Contradiction "]
            .into_iter()
            .filter(|_| rule.starts_with("Dynamic"))
            .fold(rule.to_owned(), |rule, conclusion| rule.replacen(conclusion, "", 1))
    };
    let pinned: BTreeSet<String> =
        pinned_steps().into_values().flatten().map(|(_, step)| family(step)).collect();
    let missing: Vec<&str> = Family::all().map(Family::name).filter(|&name| !pinned.contains(name)).collect();
    assert_eq!(missing, WITHOUT_A_STEP);
}

#[test]
fn no_step_contradicts_the_solution() {
    for Pinned { puzzle, .. } in pinned() {
        let givens = puzzle.clone();
        let solution = oracle::solutions(&givens, 2).pop().unwrap();
        let mut path = RatingPath::new(&givens).unwrap();
        let mut reached = givens;
        while let Some(step) = path.next_step(&mut || ControlFlow::Continue(())) {
            if let Some((cell, digit)) = step.placement() {
                assert_eq!(solution.get(cell), Some(digit), "{puzzle}: {step:?}");
                reached.set(cell, Some(digit));
            }
            for (cell, digit) in step.eliminations() {
                assert_ne!(solution.get(cell), Some(digit), "{puzzle}: {step:?}");
            }
        }
        assert_eq!(reached, solution, "{puzzle}");
    }
}

/// Copies of the puzzle: transposed, with digits renamed, and with the bands in another order.
fn copies(givens: &Grid) -> [Grid; 3] {
    let moved = |to: &dyn Fn(usize) -> usize, name: &dyn Fn(usize) -> usize| {
        let mut copy = Grid::empty(Variant::CLASSIC);
        for (cell, digit) in givens.filled() {
            copy.set(Cell::new(to(cell.index())), Some(Digit::from_index(name(digit.index()))));
        }
        copy
    };
    [
        moved(&|cell| cell % 9 * 9 + cell / 9, &|digit| digit),
        moved(&|cell| cell, &|digit| (digit * 2 + 3) % 9),
        moved(&|cell| (cell + 27) % 81, &|digit| 8 - digit),
    ]
}

#[test]
fn copies_of_a_puzzle_have_its_rating() {
    // Above 8.0, SE can break a tie differently in a copy.
    for Pinned { puzzle, er, .. } in pinned().filter(|row| row.er() < 8.0) {
        for copy in copies(&puzzle) {
            assert_eq!(tenths(rate(&copy).unwrap().er), er, "{copy} is a copy of {puzzle}");
        }
    }
}

#[test]
fn a_stopped_rating_is_a_lower_bound() {
    let puzzle = pinned().find(|row| row.er() > 8.0).unwrap().puzzle;
    let whole = rate(&puzzle).unwrap();
    for limit in [0, 1, 40, 100] {
        let mut asked = 0;
        let stopped = rate_with_progress(&puzzle, &mut |_| {
            asked += 1;
            if asked > limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        let stopped = stopped.unwrap();
        assert!(stopped.er <= whole.er);
        assert!(!stopped.is_complete, "{asked} questions");
    }
}

#[test]
fn only_puzzles_have_a_rating_and_a_full_grid_is_rated_0() {
    let full = read("123456789456789123789123456214365897365897214897214365531642978642978531978531642");
    let rating = rate(&full).unwrap();
    assert_eq!((rating.to_string().as_str(), rating.is_complete), ("0.0/0.0/0.0", true));
    // Two solutions: no technique solves it, and SE's rating is 20.0.
    let mut open = full;
    for cell in [0, 1, 27, 28] {
        open.set(Cell::new(cell), None);
    }
    let mut path = RatingPath::of_grid(&open);
    assert!(path.next_step(&mut || ControlFlow::Continue(())).is_none());
    assert_eq!(path.rating().to_string(), "20.0/0.0/0.0");
    let error = |grid: &Grid| rate(grid).unwrap_err();
    assert_eq!(error(&open).to_string(), "the puzzle has several solutions: r1c1 can be 1 or 2");
    assert!(matches!(
        error(&Grid::empty(Variant::CLASSIC)),
        RateError::Improper(Improper::SeveralSolutions(..))
    ));
    let mut twice = Grid::empty(Variant::CLASSIC);
    [0, 1].into_iter().for_each(|cell| twice.set(Cell::new(cell), Digit::new(5)));
    assert_eq!(
        error(&twice).to_string(),
        "the puzzle has no solution: 5 appears twice in row 1: r1c1 and r1c2"
    );
    for board in ["16x16", "9x9-diagonal", "9x9+anti-knight"] {
        let grid = Grid::empty(board.parse().unwrap());
        assert_eq!(error(&grid).to_string(), format!("{board} puzzles have no ratings, only 9x9 puzzles"));
    }
}

#[test]
fn families_lead_to_techniques_of_the_ladder() {
    use nonet_engine::human::{LADDER, technique};

    for family in Family::all() {
        let same_name = LADDER.iter().find(|known| known.name == family.name());
        match family.technique() {
            Some(code) => {
                let known = technique(code).unwrap_or_else(|| panic!("{family} leads to {code}"));
                assert!(same_name.is_none_or(|same| same.code == known.code), "{family} leads to {known:?}");
            }
            None => assert!(same_name.is_none(), "{family} has a lesson of its name"),
        }
    }
    let named =
        |name: &str| name.parse::<Family>().unwrap().technique().map(|code| technique(code).unwrap().name);
    assert_eq!(named("Bidirectional X-Cycle"), Some("Continuous Nice Loop"));
    assert_eq!(named("Direct Hidden Pair"), Some("Hidden Pair"));
    // Several techniques each.
    assert_eq!(["Unique Rectangle", "Forcing Chain", "Nishio Forcing Chains"].map(named), [None; 3]);
}
