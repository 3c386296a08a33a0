//! Odd and even cells.

use super::{Constraint, Frame, Kind, Meaning, Shape, Takes, Term};
use crate::{Digit, DigitSet};

pub(super) const ODD: Kind = Kind { name: "odd", takes: Takes::Marks, terms: odd, shapes: circles };

fn odd(constraint: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    terms.extend(domains(constraint, frame.side, 0));
    Ok(())
}

fn circles(constraint: &Constraint, _: &Frame) -> Vec<Shape> {
    constraint.cells.iter().copied().map(Shape::Round).collect()
}

pub(super) const EVEN: Kind = Kind { name: "even", takes: Takes::Marks, terms: even, shapes: squares };

fn even(constraint: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    terms.extend(domains(constraint, frame.side, 1));
    Ok(())
}

fn squares(constraint: &Constraint, _: &Frame) -> Vec<Shape> {
    constraint.cells.iter().copied().map(Shape::Square).collect()
}

/// Every other digit, from the one with this index on.
fn domains(constraint: &Constraint, side: usize, first: usize) -> impl Iterator<Item = Term> {
    let digits: DigitSet = Digit::all(side).skip(first).step_by(2).collect();
    constraint.cells.iter().map(move |&cell| Term::Domain(cell, digits))
}
