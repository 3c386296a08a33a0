//! Find and must-not-find cases, one line each, for the techniques' own tests.
//! A position is 81 characters, then, after blanks, the candidates taken away
//! as `digit row column`, 1-based: `436` is 4 out of r3c6. A `+` before a digit
//! says that it was placed later and is no given.

use crate::engine::human::cells::cell_at;
use crate::engine::human::{Candidate, CellSet, Options, Position, Technique, ladder};
use crate::engine::{Digit, Grid, Variant};

/// Reads a position.
pub(crate) fn position(text: &str) -> Position {
    let mut words = text.split_whitespace();
    let board = words.next().unwrap();
    let mut givens = CellSet::EMPTY;
    let (mut plain, mut is_placed) = (String::new(), false);
    for symbol in board.chars() {
        if symbol == '+' {
            is_placed = true;
            continue;
        }
        if symbol != '.' && !is_placed {
            givens.insert(crate::engine::Cell::new(plain.len()));
        }
        plain.push(symbol);
        is_placed = false;
    }
    let grid = Grid::read(Variant::CLASSIC, &plain).unwrap();
    Position::of_game(&grid, givens, words.map(candidate))
}

fn candidate(text: &str) -> Candidate {
    let mut values = text.bytes().map(|byte| usize::from(byte - b'1'));
    let [digit, row, column] = std::array::from_fn(|_| values.next().unwrap());
    Candidate::new(cell_at(row, column), Digit::from_index(digit))
}

/// Checks that a step of the technique that does exactly `outcome` is found
/// (`r1c12<>4`, `r3c4=5`), and that it is explained.
pub(crate) fn finds(technique: &'static Technique, text: &str, outcome: &str) {
    let position = position(text);
    let steps = technique.all(&position);
    let step = steps.iter().find(|step| step.to_string().ends_with(&format!("=> {outcome}")));
    let found = || steps.iter().map(|step| step.to_string() + "\n").collect::<String>();
    let step = step.unwrap_or_else(|| panic!("not found; what was found:\n{}", found()));
    assert_eq!(technique.first(&position).map(|first| first.to_string()), Some(steps[0].to_string()));
    let explanation = step.explain(&position);
    assert!(explanation.sentences.len() >= 2);
    for sentence in &explanation.sentences {
        assert!(sentence.text.ends_with(['.', '?', ':']), "{}", sentence.text);
    }
    assert!(ladder(Options::default()).any(|known| known == technique), "not on the ladder");
}

/// Checks that no step of the technique is found.
pub(crate) fn finds_none(technique: &'static Technique, text: &str) {
    let steps = technique.all(&position(text));
    assert!(steps.is_empty(), "found {}", steps[0]);
}
