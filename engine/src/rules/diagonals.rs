//! Diagonals: each of the two may be a house.

use super::{Constraint, Frame, Kind, Meaning, Shape, Takes, Term, diagonals};
use crate::HouseKind;

/// From the top left to the bottom right.
pub(super) const DOWN: Kind =
    Kind { name: "diagonal", takes: Takes::Nothing, terms: down, shapes: down_line };

fn down(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let [down, _] = diagonals(frame.side);
    terms.push(Term::House(HouseKind::Diagonal, down));
    Ok(())
}

fn down_line(_: &Constraint, frame: &Frame) -> Vec<Shape> {
    vec![Shape::Line([0, 0], [frame.side, frame.side])]
}

/// From the bottom left to the top right.
pub(super) const UP: Kind = Kind { name: "antidiagonal", takes: Takes::Nothing, terms: up, shapes: up_line };

fn up(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let [_, up] = diagonals(frame.side);
    terms.push(Term::House(HouseKind::Diagonal, up));
    Ok(())
}

fn up_line(_: &Constraint, frame: &Frame) -> Vec<Shape> {
    vec![Shape::Line([frame.side, 0], [0, frame.side])]
}
