//! Tasks on lists with valid, faulty and too difficult lines.

use super::*;
use crate::puzzles::PUZZLE;
use nonet_engine::formats::ReadFault;
use nonet_engine::{Conflict, Digit, Level, RecipeFault};

const SMALL: &str = "1.....2..4....3.";

fn done(task: Task, lines: &[&str]) -> Vec<Result<String, LineFault>> {
    let outcome = each(Module::Boards, task, &lines.iter().copied().collect(), &mut |_| {}).unwrap();
    assert_eq!(outcome.rows.len(), lines.len());
    (0..lines.len()).map(|at| outcome.get(at).map(str::to_owned)).collect()
}

#[test]
fn a_bad_line_is_told_and_the_rest_goes_on() {
    let clash = PUZZLE.replacen(".2", "22", 1);
    let rows = done(Task::Solve, &["quizzes,solutions", &clash, &PUZZLE[1..], SMALL]);
    assert_eq!(rows[0], Err(LineFault::Unreadable(ReadFault::Symbol('q'), Some(1))));
    let two = Conflict { digit: Digit::new(2).unwrap(), house: 0, cells: [0, 1].map(Cell::new) };
    let clash = Contradiction { variant: Variant::CLASSIC, kind: ContradictionKind::Clash(two) };
    assert_eq!(rows[1], Err(LineFault::Contradiction(clash)));
    assert_eq!(rows[2], Err(LineFault::Unreadable(ReadFault::Length { found: 80, variant: None }, None)));
    assert!(rows[3].as_ref().unwrap().starts_with("1\t1"), "{rows:?}");
}

#[test]
fn each_line_is_solved_whatever_follows_the_puzzle() {
    let tab = format!("{PUZZLE}\t9.0\tED=1.2");
    let comma = format!("{},anything", PUZZLE.replace('.', "0"));
    let numbered = format!("12,{PUZZLE},1,");
    let rows = done(Task::Solve, &[&tab, &comma, &".".repeat(81), &numbered, "12,1.x.34"]);
    assert_eq!(rows[0], rows[1]);
    assert_eq!(rows[0], rows[3], "as the workbench saves it");
    assert_eq!(rows[4], Err(LineFault::Unreadable(ReadFault::Symbol('x'), Some(6))));
    let (count, solution) = rows[0].as_ref().unwrap().split_once('\t').unwrap();
    assert_eq!(count, "1");
    let solution = Grid::read(Variant::CLASSIC, solution).unwrap();
    assert!(solution.is_solved() && Grid::read(Variant::CLASSIC, PUZZLE).unwrap().is_part_of(&solution));
    assert!(rows[2].as_ref().unwrap().starts_with("2+\t"));
}

#[test]
fn solutions_are_counted_up_to_a_limit() {
    let none = "5168497323.76.5...8.97...65135.6.9.7472591..696837..5.253186.746842.75..791.5.6.8";
    let rows = done(Task::Count, &[PUZZLE, &".".repeat(16), &".".repeat(81), none]);
    let expected = ["1", "288", "10000+", "0"].map(|row| Ok(row.to_owned()));
    assert_eq!(rows, expected);
}

#[test]
fn a_minimal_puzzle_is_left_as_it_is_and_others_lose_givens() {
    let solution = done(Task::Solve, &[PUZZLE])[0].clone().unwrap();
    let solution = solution.split('\t').nth(1).unwrap().to_owned();
    let rows = done(Task::Minimise, &[&solution, &".".repeat(81)]);
    assert_eq!(rows[1], Err(LineFault::SeveralSolutions));
    let row = rows[0].clone().unwrap();
    let [before, after, minimal] = row.split('\t').collect::<Vec<_>>().try_into().unwrap();
    assert_eq!(before, "81");
    assert!((17..35).contains(&after.parse::<u32>().unwrap()));
    let again = format!("{after}\t{after}\t{minimal}");
    assert_eq!(done(Task::Minimise, &[minimal]), [Ok(again)]);
}

#[test]
fn a_list_of_made_puzzles_may_be_cut_anywhere() {
    let recipe = Recipe::classic(Level::Hard, 7);
    let mut told = 0;
    let all = many(&recipe, 5, &mut |_| told += 1);
    assert!(told >= 5);
    let first = many(&recipe, 2, &mut |_| {});
    let rest = many(&Recipe { seed: 9, ..recipe.clone() }, 3, &mut |_| {});
    assert_eq!(all.rows, first.rows.iter().chain(rest.rows.iter()).collect());
    assert!(all.rows.get(4).ends_with("\t11"), "the last seed: {}", all.rows.get(4));
    let impossible = many(&Recipe { givens: Some((3, 2)), ..recipe }, 1, &mut |_| {});
    assert_eq!(impossible.get(0), Err(LineFault::Impossible(RecipeFault::GivensReversed)));
}

#[test]
fn minimising_a_large_board_ends_at_its_limit_and_gives_signs_of_life() {
    let variant = Variant::try_from("16x16".to_owned()).unwrap();
    let recipe = Recipe { variant, ..Recipe::classic(Level::Easy, 7) };
    let puzzle = generate::generate(&recipe).unwrap();
    let minimise = |max_nodes| {
        let (mut signs, mut solver) = (0, Solver::new(variant));
        let row = minimise(&mut solver, puzzle.givens.clone(), max_nodes, &mut || signs += 1);
        (row, signs, solver.counters().nodes)
    };
    let (row, signs, nodes) = minimise(20_000);
    assert_eq!(row, Err(LineFault::TooLong));
    assert!(signs > 1 && nodes < 20_000 + 1_000, "{signs} signs, {nodes} nodes");
    assert_eq!(minimise(20_000), (row, signs, nodes), "the limit depends on the line alone");
}

#[test]
fn a_board_that_is_too_hard_does_not_stop_the_list() {
    let hopeless = format!("12{}", ".".repeat(254)); // 16x16, nearly empty
    let rows = done(Task::Count, &[&hopeless, SMALL]);
    assert!(rows[0].as_ref().is_ok_and(|row| row.ends_with('+')) || rows[0].is_err(), "{rows:?}");
    assert_eq!(rows[1], Ok("1".to_owned()));
}

#[test]
fn a_list_with_another_board_is_beyond_the_module_for_the_classic_board() {
    let solve =
        |lines: &[&str]| each(Module::Classic, Task::Solve, &lines.iter().copied().collect(), &mut |_| {});
    assert_eq!(solve(&[PUZZLE]).unwrap().get(0), Ok(done(Task::Solve, &[PUZZLE])[0].as_deref().unwrap()));
    for other in [SMALL, "no puzzle"] {
        assert_eq!(solve(&[PUZZLE, other]), None, "{other}");
    }
}
