//! Extra region: cells that hold different digits. With as many cells as digits it is a house.

use super::{Constraint, Frame, Kind, Meaning, Shape, Takes, Term, differ};
use crate::HouseKind;

pub(super) const KIND: Kind = Kind { name: "extra", takes: Takes::Cells, terms: meaning, shapes: mat };

fn meaning(constraint: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let cells = &constraint.cells;
    match cells.len() {
        0 | 1 => return Err("needs at least two cells"),
        count if count > frame.side => return Err("has more cells than there are digits"),
        count if count == frame.side => terms.push(Term::House(HouseKind::Extra, cells.clone())),
        _ => differ(cells, terms),
    }
    Ok(())
}

fn mat(constraint: &Constraint, _: &Frame) -> Vec<Shape> {
    vec![Shape::Mat(constraint.cells.clone())]
}
