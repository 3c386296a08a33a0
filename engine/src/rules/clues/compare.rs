//! Greater: the first cell holds the greater digit. Minimum and maximum: the digit is less, or greater, than
//! those of all neighbours that are not marked so.

use super::{Clue, Constraint, Frame, Kind, Meaning, Term};
use crate::Cell;

pub(in crate::rules) const GREATER: Kind =
    Kind::clue("greater", Clue { cells: [2, 2], ..Clue::LINE }, greater);

fn greater(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    terms.push(Term::pair(clue.cells[0], clue.cells[1], frame.side, |one, other| one > other));
    Ok(())
}

const MARKS: Clue = Clue { cells: [1, u16::MAX], ..Clue::CELLS };

pub(in crate::rules) const MINIMUM: Kind = Kind::clue("minimum", MARKS, minimum);

fn minimum(marks: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let pairs = unmarked_neighbours(marks, frame, MINIMUM.name);
    terms.extend(pairs.map(|[mark, other]| Term::pair(mark, other, frame.side, |mark, other| mark < other)));
    Ok(())
}

pub(in crate::rules) const MAXIMUM: Kind = Kind::clue("maximum", MARKS, maximum);

fn maximum(marks: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let pairs = unmarked_neighbours(marks, frame, MAXIMUM.name);
    terms.extend(pairs.map(|[mark, other]| Term::pair(mark, other, frame.side, |mark, other| mark > other)));
    Ok(())
}

/// Each marked cell with its neighbours that no constraint of the kind marks.
fn unmarked_neighbours(
    marks: &Constraint,
    frame: &Frame,
    kind: &'static str,
) -> impl Iterator<Item = [Cell; 2]> {
    let is_marked = move |cell: Cell| frame.of_kind(kind).any(|other| other.cells.contains(&cell));
    let both = frame.neighbours().flat_map(|[one, other]| [[one, other], [other, one]]);
    both.filter(move |[cell, other]| marks.cells.contains(cell) && !is_marked(*other))
}
