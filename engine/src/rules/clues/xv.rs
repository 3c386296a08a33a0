//! XV: digits beside an X add up to 10, beside a V to 5. The negative rule: neighbours without a letter
//! never do.

use super::{Clue, Constraint, Frame, Kind, Meaning, Shape, Term, no_shapes};
use crate::Cell;

const LETTER: Clue = Clue { values: [0, 0], ..Clue::DOT };

pub(in crate::rules) const X: Kind =
    Kind::clue("x", LETTER, |letter, _, terms| adds_up(letter, 10, terms), |letter, _| shape(letter, 'X'));

pub(in crate::rules) const V: Kind =
    Kind::clue("v", LETTER, |letter, _, terms| adds_up(letter, 5, terms), |letter, _| shape(letter, 'V'));

fn adds_up(letter: &Constraint, sum: i32, terms: &mut Vec<Term>) -> Meaning {
    terms.push(Term::total(&letter.cells, sum));
    Ok(())
}

fn shape(clue: &Constraint, letter: char) -> Vec<Shape> {
    vec![Shape::Letter(letter, [clue.cells[0], clue.cells[1]])]
}

pub(in crate::rules) const NO_OTHER: Kind = Kind::clue("no-other-xv", Clue::BOARD, no_other, no_shapes);

fn no_other(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let is_open = |cells: &[Cell; 2]| {
        ![X, V].iter().any(|kind| frame.of_kind(kind.name).any(|letter| letter.cells == *cells))
    };
    let fits = |one: i32, other: i32| one + other != 5 && one + other != 10;
    let open = frame.neighbours().filter(is_open);
    terms.extend(open.map(|[one, other]| Term::pair(one, other, frame.side, fits)));
    Ok(())
}
