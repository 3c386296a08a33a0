//! The rules on positions made for them: few candidates are removed from an empty board, so the
//! outcome can be seen at a glance. `tests/it/boards.rs` has the tests on puzzles.

use super::*;
use crate::human::candidate::Candidate;
use crate::human::wide::Cells;
use crate::{Cell, Digit, Grid, Variant};

fn empty(board: &str) -> Position {
    Position::new(&Grid::empty(board.parse::<Variant>().unwrap()))
}

/// The cell with this name.
fn cell(position: &Position, name: &str) -> Cell {
    let geometry = position.board().geometry();
    geometry.cells().find(|&cell| geometry.name(cell) == name).unwrap()
}

/// Leaves a digit only at these cells of a house.
fn leave(position: &mut Position, digit: char, house: &str, names: &[&str]) {
    let digit = Digit::from_symbol(digit).unwrap();
    let geometry = position.board().geometry();
    let house = geometry.houses().iter().find(|known| known.to_string() == house).unwrap();
    for &at in house.cells.iter().filter(|&&at| !names.contains(&geometry.name(at).as_str())) {
        position.eliminate(Candidate::new(at, digit));
    }
}

/// Leaves only these candidates in a cell.
fn hold(position: &mut Position, name: &str, digits: &str) {
    let at = cell(position, name);
    for digit in position.candidates(at).iter().filter(|digit| !digits.contains(digit.symbol())) {
        position.eliminate(Candidate::new(at, digit));
    }
}

/// The lines of all steps of the technique with this name, in the rule that has it.
fn lines(position: &Position, name: &str) -> Vec<String> {
    let has = |rule: &&Rule| rule.techniques.iter().any(|technique| technique.name == name);
    let steps = LADDER.iter().find(has).unwrap().all(position);
    steps.iter().filter(|step| step.technique.name == name).map(ToString::to_string).collect()
}

fn assert_finds(position: &Position, name: &str, expected: &str) {
    let found = lines(position, name);
    assert!(found.iter().any(|line| line == expected), "{expected} is not among\n{}", found.join("\n"));
}

#[test]
fn the_three_forms_of_candidates_agree() {
    let mut position = empty("6x6");
    position.place(Candidate::new(cell(&position, "r2c2"), Digit::from_index(4)));
    hold(&mut position, "r6c6", "13");
    for at in position.board().geometry().cells() {
        for digit in position.all_digits() {
            let has = position.has(Candidate::new(at, digit));
            assert_eq!(position.cells_of(digit).contains(at), has);
            for house in 0..position.board().house_count() {
                let inside = position.board().house(house).contains(at);
                assert_eq!(position.cells_in(digit, house).contains(at), has && inside);
            }
        }
    }
    assert!(!position.is_broken() && !position.is_solved());
    assert_eq!(position.grid().to_string().matches('5').count(), 1);
}

#[test]
fn a_position_without_a_place_or_a_candidate_is_broken() {
    let mut position = empty("4x4");
    leave(&mut position, '3', "column 2", &[]);
    assert!(position.is_broken());
    let mut position = empty("4x4");
    hold(&mut position, "r1c1", "");
    assert!(position.is_broken() && next_step(&position).is_none());
}

#[test]
fn digits_are_letters_on_large_boards() {
    let mut position = empty("16x16");
    leave(&mut position, 'G', "box 16", &["r16c15"]);
    assert_finds(&position, "Hidden Single", "Hidden Single: r16c15=G");
    let step = next_step(&position).unwrap();
    let shown = step.shown(&position);
    assert_eq!(
        shown.sentences[0].message.to_string(),
        "hidden_single_where(digit: G, house: house_name(kind: box, number: 16))"
    );
}

#[test]
fn candidates_are_locked_in_boxes_of_any_shape() {
    let mut position = empty("6x6");
    leave(&mut position, '4', "box 1", &["r2c1", "r2c3"]);
    assert_finds(
        &position,
        "Locked Candidates Type 1 (Pointing)",
        "Locked Candidates Type 1 (Pointing): 4 in b1 => r2c456<>4",
    );
}

#[test]
fn a_cell_that_sees_all_places_on_a_diagonal_loses_the_digit() {
    let mut position = empty("9x9-diagonal");
    leave(&mut position, '1', "diagonal 1", &["r1c1", "r5c5"]);
    let claimed = lines(&position, "Locked Candidates Type 2 (Claiming)");
    assert_eq!(claimed, ["Locked Candidates Type 2 (Claiming): 1 in d1 => r1c59,r59c1<>1"]);
    // In the centre box the other diagonal crosses.
    leave(&mut position, '2', "diagonal 1", &["r4c4", "r5c5", "r6c6"]);
    let claimed = lines(&position, "Locked Candidates Type 2 (Claiming)");
    assert!(claimed.iter().any(|line| line.ends_with("2 in d1 => r4c56,r5c46,r6c45<>2")), "{claimed:?}");
}

#[test]
fn a_pair_in_two_houses_is_locked() {
    let mut position = empty("12x12");
    hold(&mut position, "r1c1", "AC");
    hold(&mut position, "r1c4", "AC");
    let found = lines(&position, "Locked Pair");
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("Locked Pair: A,C in r1c1,r1c4 => r1c2,r1c3,r1c5,"), "{found:?}");
    assert_eq!(lines(&position, "Naked Pair"), [""; 0]);
}

#[test]
fn diagonals_are_bases_of_fish() {
    let mut position = empty("9x9-diagonal");
    leave(&mut position, '7', "diagonal 1", &["r1c1", "r9c9"]);
    leave(&mut position, '7', "diagonal 2", &["r1c9", "r9c1"]);
    assert_finds(&position, "Franken X-Wing", "Franken X-Wing: 7 d12 r19 => r19c2345678<>7");
    // The centre would be in both.
    let mut crossing = empty("9x9-diagonal");
    leave(&mut crossing, '7', "diagonal 1", &["r1c1", "r5c5"]);
    leave(&mut crossing, '7', "diagonal 2", &["r1c9", "r5c5"]);
    assert_eq!(lines(&crossing, "Franken X-Wing"), [""; 0]);
}

#[test]
fn two_strong_links_are_named_by_their_houses() {
    let mut position = empty("16x16");
    leave(&mut position, '9', "row 1", &["r1c1", "r1c16"]);
    leave(&mut position, '9', "row 10", &["r10c1", "r10c15"]);
    assert_finds(
        &position,
        "Skyscraper",
        "Skyscraper: 9 in r1c16,r10c15 (connected by r1c1,r10c1) => r2c15,r3c15,r4c15,r9c16,r11c16,r12c16<>9",
    );
}

#[test]
fn a_chain_shows_every_inference() {
    let mut position = empty("6x6");
    // r1c1, r1c6 and r5c6 hold 12, 23 and 31: r5c1 sees both ends.
    hold(&mut position, "r1c1", "12");
    hold(&mut position, "r1c6", "23");
    hold(&mut position, "r5c6", "31");
    assert_finds(&position, "XY-Wing", "XY-Wing: 1/2/3 in r1c16,r5c6 => r5c1<>1");
    assert_finds(&position, "XY-Chain", "XY-Chain: 1/2/3 1- r1c1 -2- r1c6 -3- r5c6 -1 => r5c1<>1");
    let has = |rule: &&Rule| rule.techniques[0].name == "XY-Chain";
    let step = LADDER.iter().find(has).unwrap().first(&position).unwrap();
    let sentences = step.shown(&position).sentences;
    // The assumption, five links, the conclusion, the outcome.
    assert_eq!(sentences.len(), 8);
}

#[test]
fn a_position_has_the_same_steps_every_time() {
    let grid = Grid::read("6x6".parse().unwrap(), "1.....4.......6.....3.......2....5..").unwrap();
    let lines = || solve_path(&Position::new(&grid)).0.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(lines(), lines());
}

#[test]
fn almost_locked_sets_are_found_once() {
    let mut position = empty("4x4");
    hold(&mut position, "r1c1", "12");
    hold(&mut position, "r1c2", "13");
    hold(&mut position, "r3c1", "12");
    let steps = LADDER.iter().flat_map(|rule| rule.all(&position));
    for step in steps {
        assert!(step.is_possible(&position), "{step}");
        let cells = step.cleared();
        assert!(cells.is_subset(position.empty() | Cells::EMPTY), "{step}");
    }
}
