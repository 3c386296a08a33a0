//! A find case for each technique that our generator's puzzles show: a line of
//! `techniques.txt` is the code, the position (`+` before a digit that was
//! placed later), the candidates taken away as digit, row and column, and the
//! outcome. Printed by `examples/rate --positions`. Done, a step must not be
//! found again.

use nonet::engine::human::cells::cell_at;
use nonet::engine::human::{Candidate, CellSet, Position, Step, technique};
use nonet::engine::{Cell, Digit, Grid, Variant};

fn position(board: &str, removed: &str) -> Position {
    let (mut plain, mut givens, mut is_placed) = (String::new(), CellSet::EMPTY, false);
    for symbol in board.chars() {
        if symbol.is_ascii_digit() && !is_placed {
            givens.insert(Cell::new(plain.len()));
        }
        if symbol != '+' {
            plain.push(symbol);
        }
        is_placed = symbol == '+';
    }
    let candidate = |word: &str| {
        let value = |at: usize| usize::from(word.as_bytes()[at] - b'1');
        Candidate::new(cell_at(value(1), value(2)), Digit::from_index(value(0)))
    };
    let grid = Grid::read(Variant::CLASSIC, &plain).unwrap();
    Position::of_game(&grid, givens, removed.split_whitespace().map(candidate))
}

#[test]
fn each_technique_is_found_where_it_is_and_not_once_it_is_done() {
    let mut count = 0;
    for line in include_str!("../data/techniques.txt").lines() {
        let (case, outcome) = line.split_once(" => ").unwrap();
        let mut words = case.splitn(3, ' ');
        let known = technique(words.next().unwrap()).unwrap();
        let mut position = position(words.next().unwrap(), words.next().unwrap_or(""));
        let is_it = |step: &Step| step.to_string().ends_with(&format!("=> {outcome}"));
        let step = known.all(&position).into_iter().find(is_it);
        let step = step.unwrap_or_else(|| panic!("not found: {line}"));
        assert!(step.explain(&position).sentences.iter().all(|sentence| !sentence.text.is_empty()));
        position.apply(&step);
        assert!(!known.all(&position).iter().any(is_it), "found again: {line}");
        count += 1;
    }
    assert!(count > 30, "only {count} cases");
}
