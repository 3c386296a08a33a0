//! Ratings on the scale of Sudoku Explainer: pinned ones of puzzles that our
//! generator made, paths that end in the solution, copies of a puzzle, stopping.

use std::ops::ControlFlow;

use nonet_engine::rate::{Rating, RatingPath, rate, rate_with_progress};
use nonet_engine::solve::Solver;
use nonet_engine::{Cell, Digit, Grid, Variant};

/// What has no solution gets no rating that means anything, but an end.
#[test]
fn a_rating_ends_on_a_board_without_a_solution() {
    for (puzzle, ..) in PINNED {
        let givens = Grid::read(Variant::CLASSIC, puzzle).unwrap();
        let solution = nonet_engine::solve::solution(&givens).unwrap();
        for cell in givens.empty_cells().step_by(7) {
            let wrong = givens.candidates(cell).iter().find(|&digit| solution.get(cell) != Some(digit));
            let Some(wrong) = wrong else { continue };
            let mut board = givens.clone();
            board.set(cell, Some(wrong));
            let mut path = RatingPath::new(&board);
            let steps = std::iter::from_fn(|| path.next_step(&mut || ControlFlow::Continue(())));
            assert!(steps.take(1000).count() < 1000, "{board}");
        }
    }
}

/// Puzzle, ER/EP/ED and hardest technique.
const PINNED: &[(&str, &str, &str)] = &[
    (
        "36.4..98...5....4..42.8..7..1......77...6.......79.4...2..76...9....2.36..3..1..5",
        "1.2/1.2/1.2",
        "Hidden Single",
    ),
    (
        ".9.5.......4...3.6..18..4..97...36.53..9...27.26.8...........79.39..126.....9...3",
        "1.5/1.2/1.2",
        "Hidden Single",
    ),
    (
        ".9.2.7..5.....4..8..15.....1.4..2....3...9.7....16......869....32.....61......3.7",
        "1.7/1.2/1.2",
        "Direct Pointing",
    ),
    (
        "94..8..1.68..4.....5...7..85...647..8...1...6...93........9.12..1...23792........",
        "2.0/1.2/1.2",
        "Direct Hidden Pair",
    ),
    (
        ".....7....5..41..94..32.....1.25..6..........395....8.....3.81.7....5....3.7...5.",
        "2.3/1.2/1.2",
        "Naked Single",
    ),
    (
        "..43..9.....7......9..5.6785..4..1..2............6.45....1....2..9...........53.7",
        "2.5/1.2/1.2",
        "Direct Hidden Triplet",
    ),
    (
        "....3...1.2...8.6....46.5..5......237.8......2.458...9.........9.5....3..81.42...",
        "2.6/1.2/1.2",
        "Pointing",
    ),
    (
        ".6.1.4..8..7......4...2.56.......932.....7...6.5..81...5..61..........7..9....6.3",
        "2.8/1.2/1.2",
        "Claiming",
    ),
    (
        "..89.3..4.351.....2.......88.23..4.....712...6..........4.9....3..6..1.7.2....6..",
        "3.0/1.2/1.2",
        "Naked Pair",
    ),
    (
        "3...529.......3..8..4.............8.1..9..37.963...1....74.....62...9.....9.86...",
        "3.4/1.2/1.2",
        "Hidden Pair",
    ),
    (
        "6.25....1.8..6...2.51.....9..78.2.......3.5..24..........28..373....51.......1..5",
        "4.2/1.2/1.2",
        "XY-Wing",
    ),
    (
        "26.....3.9..35.........1.8.8..1.....4....2951.....3..8...71......64..17......9..3",
        "4.4/1.2/1.2",
        "XYZ-Wing",
    ),
    (
        ".....53..8.3.1.6.....3.4.....1.8.9.......6..8..25...6.7.42...1..5.....3.3...98...",
        "4.5/1.2/1.2",
        "Unique Rectangle",
    ),
    (
        "2.8...7..7..6..4..34......6..39.......25....4...76..3.9..2.4.7.....7.1......1..6.",
        "4.6/1.2/1.2",
        "Unique Rectangle",
    ),
    (
        "...5.6.....5..872..4......6.5....2.3..6.....8.3.871....81..7.3.7...498...6.......",
        "6.6/1.2/1.2",
        "Turbot Fish",
    ),
    (
        "5.....9.381......5..6...........76....1.58...6.51....8....3.8.9.7...21.....9....2",
        "6.7/1.2/1.2",
        "Forcing X-Chain",
    ),
    (
        ".......3.2.5.....6.63...8..59..4.......7..69...6.3..81...8....9..8.13......2..54.",
        "6.8/1.2/1.2",
        "Forcing X-Chain",
    ),
    (
        ".69...5...531....4...7..3.......5.49.7........382....6...4...7..12.......9.62....",
        "6.9/1.2/1.2",
        "Bidirectional Y-Cycle",
    ),
    (
        ".7.....9...56..3..9.4..8..1.63..4......7......49..6..85.73..9......52.....2...5..",
        "7.1/1.2/1.2",
        "Forcing Chain",
    ),
    (
        "...7..1..86.4.59..7..6....4...512...4......1..3....2.75....6...6.9...4.........28",
        "7.2/1.2/1.2",
        "Forcing Chain",
    ),
    (
        "........316.9..4.895...........4.6.......75.1.8...3..9...7..9.4..786....43.....7.",
        "7.3/1.2/1.2",
        "Forcing Chain",
    ),
    (
        ".9......8.25..867........3.....9..1.81..5..96.7..1...2..83.6...4.......3..29.....",
        "7.6/1.2/1.2",
        "Nishio Forcing Chains",
    ),
    (
        "95......7....9......2..839..7391........7.8....5.3..2..4.5.........8756.....21...",
        "8.3/1.2/1.2",
        "Region Forcing Chains",
    ),
];

fn read(text: &str) -> Grid {
    Grid::read(Variant::CLASSIC, text).unwrap()
}

fn rating(givens: &Grid) -> Rating {
    rate(givens)
}

fn in_words(Rating { er, ep, ed, .. }: Rating) -> String {
    format!("{er}/{ep}/{ed}")
}

#[test]
fn ratings_stay_what_they_are() {
    for &(puzzle, ratings, hardest) in PINNED {
        let found = rating(&read(puzzle));
        assert!(found.complete, "{puzzle}");
        assert_eq!(in_words(found), ratings, "{puzzle}");
        assert_eq!(found.hardest.unwrap().to_string(), hardest, "{puzzle}");
    }
}

/// Steps of every technique but those beyond the reach of our generator, easiest
/// first, three of each where ratings differ: puzzle, number of the step, and the
/// step as [`RatingStep`](nonet_engine::rate::RatingStep) writes it. Found with `trace --write`.
const STEPS: &str = include_str!("../data/rating-steps.tsv");

#[test]
fn every_technique_takes_the_step_that_it_took() {
    for line in STEPS.lines() {
        let [puzzle, number, expected] = line.splitn(3, '\t').collect::<Vec<_>>()[..] else {
            panic!("three columns: {line}")
        };
        let mut path = RatingPath::new(&read(puzzle));
        let mut steps = std::iter::from_fn(|| path.next_step(&mut || ControlFlow::Continue(())));
        let number: usize = number.parse().unwrap();
        let found = steps.nth(number - 1).map(|step| step.to_string());
        assert_eq!(found.as_deref(), Some(expected), "{puzzle}, step {number}");
    }
}

#[test]
fn no_step_contradicts_the_solution() {
    for &(puzzle, ..) in PINNED {
        let givens = read(puzzle);
        let mut solution = None;
        let _ = Solver::new(Variant::CLASSIC).solutions(&givens, |grid| {
            solution = Some(grid.clone());
            ControlFlow::Break(())
        });
        let solution = solution.unwrap();
        let mut path = RatingPath::new(&givens);
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

/// The puzzle with rows and columns swapped, digits renamed and the bands of
/// rows taken in another order.
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
    for &(puzzle, ratings, _) in PINNED {
        let er = ratings.split('/').next().unwrap();
        for copy in copies(&read(puzzle)) {
            assert_eq!(rating(&copy).er.to_string(), er, "{copy} is a copy of {puzzle}");
        }
    }
}

#[test]
fn a_stopped_rating_is_a_lower_bound() {
    let &(puzzle, ..) = PINNED.last().unwrap();
    let whole = rating(&read(puzzle));
    for limit in [0, 1, 40, 100] {
        let mut asked = 0;
        let stopped = rate_with_progress(&read(puzzle), &mut |_| {
            asked += 1;
            if asked > limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(stopped.er <= whole.er);
        assert!(!stopped.complete, "{asked} questions");
    }
}

#[test]
fn a_full_grid_costs_nothing_and_an_ambiguous_one_ends_beyond_all_techniques() {
    let full = read("123456789456789123789123456214365897365897214897214365531642978642978531978531642");
    assert_eq!(in_words(rating(&full)), "0.0/0.0/0.0");
    assert!(rating(&full).complete);
    // Two solutions: no technique can decide, and SE says 20.0.
    let mut open = full;
    for cell in [0, 1, 27, 28] {
        open.set(Cell::new(cell), None);
    }
    assert_eq!(in_words(rating(&open)), "20.0/0.0/0.0");
}
