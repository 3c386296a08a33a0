//! Puzzles with clues that a seed draws: they have one solution by the definitions of the clues, need what
//! they have, and look as if somebody had chosen their clues.

use std::ops::ControlFlow;

use nonet_engine::generate::{GenerateError, Made, generate_within};
use nonet_engine::human::{Next, Options, Position, Tier, next_step, solve_path};
use nonet_engine::rules::{Constraint, Rules};
use nonet_engine::solve::{SearchOutcome, Solver, count_solutions};
use nonet_engine::{Cell, Geometry, Grid, Level, NewClues, Puzzle, Recipe, Symmetry, Variant, generate};

use crate::clues::{clues_of, filled, holds, values};
use crate::samples::samples;

fn recipe(text: &str) -> Recipe {
    text.parse().unwrap()
}

fn make(text: &str) -> Puzzle {
    generate(&recipe(text)).or_else(GenerateError::into_closest).unwrap()
}

/// The same givens on a board with other rules.
fn with_rules(givens: &Grid, rules: Rules) -> Grid {
    let mut grid = Grid::empty(Variant::of(rules));
    givens.filled().for_each(|(cell, digit)| grid.set(cell, Some(digit)));
    grid
}

/// The board without one of its constraints.
fn without(variant: Variant, left_out: &Constraint) -> Rules {
    let others = variant.rules().constraints().iter().filter(|constraint| *constraint != left_out);
    Rules::plain(variant.layout().side).with(others.cloned()).unwrap()
}

/// What must hold of every puzzle, whether its recipe is met or not.
fn assert_sound(puzzle: &Puzzle, text: &str) {
    let (asked, variant) = (recipe(text), puzzle.givens.variant());
    let drawn = puzzle.recipe.clone().unwrap();
    assert_eq!((drawn.variant, drawn.new_clues), (variant, NewClues::NONE), "{text}");
    assert_eq!(drawn.undrawn(), asked, "{text}");
    assert_eq!(variant.to_string().parse(), Ok(variant), "{text}");
    assert!(puzzle.givens.is_part_of(&puzzle.solution) && puzzle.solution.is_solved(), "{text}");
    let (clues, board) = (clues_of(variant), values(&puzzle.solution));
    let side = usize::from(variant.layout().side);
    assert!(clues.iter().all(|clue| holds(clue, &clues, &board, side)), "{text}: {variant}");
    assert_eq!(count_solutions(&puzzle.givens, 2), 1, "{text}: {variant}");
}

#[test]
fn every_kind_is_drawn_with_one_solution_by_its_definition() {
    let mut all = Vec::new();
    filled(&mut vec![0; 16], 4, &mut all);
    for name in NewClues::all_names() {
        for seed in 1..=samples(1, 10) {
            let text = format!("4x4+{name} easy none carve {seed}");
            let puzzle = match generate(&recipe(&text)).or_else(GenerateError::into_closest) {
                Ok(puzzle) => puzzle,
                // No two of four digits add up to 10 or differ by 4, and no three are all apart.
                Err(GenerateError::NoClues(..)) if ["x", "lockout", "nabner"].contains(&name) => continue,
                Err(error) => panic!("{error}: {text}"),
            };
            assert_sound(&puzzle, &text);
            let clues = clues_of(puzzle.givens.variant());
            let given = values(&puzzle.givens);
            let is_solution = |board: &&Vec<i32>| {
                given.iter().zip(*board).all(|(given, digit)| *given == 0 || given == digit)
                    && clues.iter().all(|clue| holds(clue, &clues, board, 4))
            };
            assert!(all.iter().filter(is_solution).eq([&values(&puzzle.solution)]), "{text}");
            assert_eq!(puzzle, make(&text), "the same seed, the same puzzle");
        }
        let text = format!("6x6+{name} easy none carve 3");
        assert_sound(&make(&text), &text);
    }
}

#[test]
fn puzzles_of_nine_digits_and_of_two_kinds_are_sound() {
    for text in [
        "9x9+killer extreme none carve 2",
        "9x9+kropki medium none carve 2",
        "9x9+thermo+arrow medium none carve 3",
        "9x9+whisper+renban easy none carve 4",
        "9x9+xv+sandwich hard none carve 5",
        "9x9+anti-knight+region-sum extreme none carve 6",
        "9x9+diagonal+antidiagonal+killer+thermo medium none transform 7",
        "6x6+killer+quadruple easy none build 8",
    ] {
        let puzzle = make(text);
        assert_sound(&puzzle, text);
        assert_eq!(puzzle, make(text));
    }
    // Regions are drawn first. The definitions know no regions, and whispers need none.
    let text = "9x9+whisper+jigsaw medium none carve 9";
    assert_sound(&make(text), text);
}

#[test]
fn killers_need_no_givens() {
    for seed in 0..samples(4, 12) {
        let puzzle = generate(&recipe(&format!("9x9+killer extreme none carve {seed}"))).unwrap();
        assert_eq!(puzzle.given_count(), 0);
        let cages = puzzle.givens.variant().rules().constraints();
        assert!(cages.iter().all(|cage| (2..=5).contains(&cage.cells().len())), "{cages:?}");
    }
}

/// Whether a search as long as those of the generator finds that there is one solution.
fn is_surely_unique(givens: &Grid) -> bool {
    let mut solver = Solver::new(givens.variant()).with_max_nodes(8 * 81);
    let mut found = 0;
    let outcome = solver.solutions(givens, |_| {
        found += 1;
        if found < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    outcome == Ok(SearchOutcome::Exhausted)
}

/// The fewest clues of a kind: these stay, needed or not.
const FEWEST: usize = 3;

#[test]
fn nothing_is_there_without_need() {
    for (board, seeds) in [("9x9+killer", 2), ("9x9+thermo", 2), ("9x9+renban", 1), ("6x6+arrow+whisper", 4)]
    {
        for seed in 0..samples(seeds, 2 * seeds) {
            let text = format!("{board} extreme none carve {seed}");
            let Puzzle { givens, .. } = make(&text);
            for (cell, _) in givens.filled() {
                let mut fewer = givens.clone();
                fewer.set(cell, None);
                // A search that reaches its limit keeps the given.
                assert!(!is_surely_unique(&fewer), "{text}: {cell:?}");
            }
            let clues = givens.variant().rules().constraints();
            for clue in clues {
                let alike = clues.iter().filter(|other| other.kind().name == clue.kind().name).count();
                let fewer = with_rules(&givens, without(givens.variant(), clue));
                assert!(alike <= FEWEST || !is_surely_unique(&fewer), "{text}: {clue:?}");
            }
        }
    }
}

#[test]
fn a_level_is_the_hardest_tier_that_the_ladder_needs() {
    let tiers = [(Level::Easy, Tier::Easy), (Level::Medium, Tier::Medium), (Level::Hard, Tier::Hard)];
    for board in ["9x9+thermo", "9x9+kropki", "9x9+whisper"] {
        for (level, tier) in tiers {
            for seed in 0..samples(1, 4) {
                let puzzle = generate(&recipe(&format!("{board} {level} none carve {seed}"))).unwrap();
                let (path, end) = solve_path(&Position::wide(&puzzle.givens), Options::default());
                assert!(matches!(next_step(&end, Options::default()), Next::Solved));
                let hardest = path.iter().map(|step| step.technique.tier).max().unwrap();
                let is_right = if level == Level::Easy { hardest <= tier } else { hardest == tier };
                assert!(is_right, "{board} {level} {seed}: {hardest:?}");
            }
        }
    }
}

fn is_beside(geometry: &Geometry, one: Cell, other: Cell) -> bool {
    geometry.row(one).abs_diff(geometry.row(other)) + geometry.column(one).abs_diff(geometry.column(other))
        == 1
}

fn touches(geometry: &Geometry, one: Cell, other: Cell) -> bool {
    geometry.row(one).abs_diff(geometry.row(other)).max(geometry.column(one).abs_diff(geometry.column(other)))
        == 1
}

#[test]
fn cages_are_in_one_piece_and_do_not_overlap() {
    for seed in 0..samples(3, 12) {
        let puzzle = make(&format!("9x9+killer extreme none carve {seed}"));
        let (variant, geometry) = (puzzle.givens.variant(), puzzle.givens.geometry());
        let mut caged: Vec<Cell> = Vec::new();
        for cage in variant.rules().constraints() {
            let mut piece = vec![cage.cells()[0]];
            for at in 0..cage.cells().len() {
                let from = *piece.get(at).expect("the cage is in one piece");
                let more = cage.cells().iter().copied().filter(|&cell| is_beside(geometry, from, cell));
                piece.extend(more.filter(|cell| !piece.contains(cell)).collect::<Vec<_>>());
            }
            assert!(cage.cells().iter().all(|cell| !caged.contains(cell)));
            caged.extend(cage.cells());
        }
    }
}

#[test]
fn lines_go_from_cell_to_cell_and_cross_no_other() {
    for (board, lengths) in [
        ("9x9+thermo", 3..=7),
        ("9x9+arrow", 3..=5),
        ("9x9+palindrome", 3..=7),
        ("9x9+region-sum", 3..=7),
        ("9x9+whisper+between", 3..=8),
    ] {
        let puzzle = make(&format!("{board} extreme none carve 1"));
        let (variant, geometry) = (puzzle.givens.variant(), puzzle.givens.geometry());
        let mut met: Vec<Cell> = Vec::new();
        let mut crossed: Vec<(usize, usize)> = Vec::new();
        for clue in variant.rules().constraints() {
            let line: Vec<Cell> = clue.head().iter().chain(clue.cells()).copied().collect();
            assert!(lengths.contains(&line.len()), "{board}: {line:?}");
            for (at, &cell) in line.iter().enumerate() {
                assert!(!met.contains(&cell), "{board}");
                met.push(cell);
                let others = line[..at].iter().rev().skip(1);
                assert!(
                    others.into_iter().all(|&other| !is_beside(geometry, cell, other)),
                    "{board}: {line:?}"
                );
            }
            for two in line.windows(2) {
                assert!(touches(geometry, two[0], two[1]), "{board}: {line:?}");
                let sums = [two[0], two[1]].map(|cell| (geometry.row(cell), geometry.column(cell)));
                if !is_beside(geometry, two[0], two[1]) {
                    let corner = (sums[0].0 + sums[1].0, sums[0].1 + sums[1].1);
                    assert!(!crossed.contains(&corner), "{board}: {line:?}");
                    crossed.push(corner);
                }
            }
        }
    }
}

#[test]
fn clues_are_as_symmetric_as_the_givens() {
    for (board, symmetry) in [
        ("9x9+killer", Symmetry::Rotate180),
        ("9x9+thermo", Symmetry::MirrorH),
        ("6x6+quadruple", Symmetry::Diagonal),
    ] {
        let puzzle = make(&format!("{board} extreme {symmetry} carve 1"));
        let geometry = puzzle.givens.geometry();
        assert!(symmetry.holds(geometry, |cell| puzzle.givens.get(cell).is_some()), "{board}");
        let sorted = |cells: &mut dyn Iterator<Item = Cell>| {
            let mut cells: Vec<Cell> = cells.collect();
            cells.sort_unstable();
            cells
        };
        let clues = puzzle.givens.variant().rules().constraints();
        for clue in clues {
            let image = sorted(&mut clue.cells().iter().map(|&cell| symmetry.image(geometry, cell)));
            let is_there = clues.iter().any(|other| sorted(&mut other.cells().iter().copied()) == image);
            assert!(is_there, "{board}: {:?} has no image", clue.cells());
        }
    }
}

#[test]
fn the_number_of_givens_is_met_or_the_closest_is_there() {
    for (text, range) in [
        ("9x9+killer extreme none carve 1 12-14", 12..=14),
        ("9x9+thermo medium none carve 1 20-24", 20..=24),
        ("9x9+kropki extreme none carve 1 0-0", 0..=0),
    ] {
        let puzzle = generate(&recipe(text)).unwrap();
        assert!(range.contains(&puzzle.given_count()), "{text}: {}", puzzle.given_count());
    }
    // Every line of a whisper is as true with 10 less each digit.
    match generate_within(&recipe("6x6+whisper extreme none carve 1 0-0"), Some(300_000_000), &mut |_| {
        ControlFlow::Continue(())
    }) {
        Err(GenerateError::NotMet { closest, work }) => {
            assert!(closest.given_count() > 0);
            assert!((300_000_000..600_000_000).contains(&work), "{work}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn drawing_clues_can_be_stopped() {
    let mut reports = 0;
    let stopped = generate_within(&recipe("6x6+whisper extreme none carve 1 0-0"), None, &mut |_| {
        reports += 1;
        if reports == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let Err(GenerateError::Stopped { closest: Some(closest) }) = stopped else { panic!("{stopped:?}") };
    assert_eq!(count_solutions(&closest.givens, 2), 1);
    let made: Made =
        generate_within(&recipe("6x6+killer easy none carve 1"), None, &mut |_| ControlFlow::Continue(()))
            .unwrap();
    assert!(made.work > 0);
}
