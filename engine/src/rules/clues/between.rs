//! Between lines: the digits between the ends are greater than one end and less than the other. Lockout
//! lines: the ends differ at least by the value, or by 4, and no digit between them is from one end to the
//! other.

use super::{Clue, Constraint, End, Frame, Kind, Meaning, Shape, Term, Usual};
use crate::Cell;

pub(in crate::rules) const KIND: Kind =
    Kind::clue("between", Clue { cells: [3, u16::MAX], ..Clue::LINE }, between, circles);

fn between(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let side = frame.side;
    terms.push(either_order(line, |low, high, inner| {
        let mut terms = vec![Term::pair(low, high, side, |low, high| low + 2 <= high)];
        for &cell in inner {
            terms.push(Term::pair(low, cell, side, |low, inner| low < inner));
            terms.push(Term::pair(cell, high, side, |inner, high| inner < high));
        }
        terms
    }));
    Ok(())
}

fn circles(line: &Constraint, _: &Frame) -> Vec<Shape> {
    vec![Shape::Ends(End::Circles, line.cells.clone())]
}

pub(in crate::rules) const LOCKOUT: Kind =
    Kind::clue("lockout", Clue { values: [0, 1], usual: Usual::Value(4), ..Clue::LINE }, lockout, diamonds);

fn lockout(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let (side, least) = (frame.side, line.value_on(frame));
    terms.push(either_order(line, |low, high, inner| {
        let mut terms = vec![Term::pair(low, high, side, |low, high| low + least <= high)];
        for &cell in inner {
            // Below the low end or above the high one: each end says what is left if it is not.
            terms.push(Term::Any(vec![
                vec![Term::pair(low, cell, side, |low, inner| inner < low)],
                vec![Term::pair(cell, high, side, |inner, high| inner > high)],
            ]));
        }
        terms
    }));
    Ok(())
}

fn diamonds(line: &Constraint, _: &Frame) -> Vec<Shape> {
    vec![Shape::Ends(End::Diamonds, line.cells.clone())]
}

/// One end is the low one, or the other.
fn either_order(line: &Constraint, terms: impl Fn(Cell, Cell, &[Cell]) -> Vec<Term>) -> Term {
    let (first, last) = (line.cells[0], line.cells[line.cells.len() - 1]);
    let inner = &line.cells[1..line.cells.len() - 1];
    Term::Any(vec![terms(first, last, inner), terms(last, first, inner)])
}
