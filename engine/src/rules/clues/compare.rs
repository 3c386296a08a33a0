//! Greater: the first cell holds the greater digit. Minimum and maximum: the digit is less, or greater, than
//! those of all neighbours that are not marked so.

use super::{Clue, Constraint, Frame, Kind, Meaning, Shape, Term, Tips};
use crate::Cell;

pub(in crate::rules) const GREATER: Kind =
    Kind::clue("greater", Clue { cells: [2, 2], ..Clue::LINE }, greater, tip);

fn greater(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    terms.push(Term::pair(clue.cells[0], clue.cells[1], frame.side, |one, other| one > other));
    Ok(())
}

fn tip(clue: &Constraint, _: &Frame) -> Vec<Shape> {
    vec![Shape::Tip([clue.cells[0], clue.cells[1]])]
}

const MARKS: Clue = Clue { cells: [1, u16::MAX], ..Clue::CELLS };

pub(in crate::rules) const MINIMUM: Kind =
    Kind::clue("minimum", MARKS, minimum, |marks, _| plates(marks, Tips::Inwards));

fn minimum(marks: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let pairs = unmarked_neighbours(marks, frame, MINIMUM.name);
    terms.extend(pairs.map(|[mark, other]| Term::pair(mark, other, frame.side, |mark, other| mark < other)));
    Ok(())
}

pub(in crate::rules) const MAXIMUM: Kind =
    Kind::clue("maximum", MARKS, maximum, |marks, _| plates(marks, Tips::Outwards));

fn maximum(marks: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let pairs = unmarked_neighbours(marks, frame, MAXIMUM.name);
    terms.extend(pairs.map(|[mark, other]| Term::pair(mark, other, frame.side, |mark, other| mark > other)));
    Ok(())
}

/// Marked cells with tips, which point at the lesser digit of a minimum or maximum.
pub(super) fn plates(marks: &Constraint, tips: Tips) -> Vec<Shape> {
    marks.cells.iter().map(|&cell| Shape::Plate(cell, tips)).collect()
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
