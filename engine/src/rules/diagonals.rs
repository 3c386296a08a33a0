//! Diagonals: each of the two may be a house.

use super::{Constraint, Frame, Kind, Meaning, Takes, Term, diagonals};
use crate::HouseKind;

/// From the top left to the bottom right.
pub(super) const DOWN: Kind = Kind { name: "diagonal", takes: Takes::Nothing, terms: down };

fn down(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let [down, _] = diagonals(frame.side);
    terms.push(Term::House(HouseKind::Diagonal, down));
    Ok(())
}

/// From the bottom left to the top right.
pub(super) const UP: Kind = Kind { name: "antidiagonal", takes: Takes::Nothing, terms: up };

fn up(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let [_, up] = diagonals(frame.side);
    terms.push(Term::House(HouseKind::Diagonal, up));
    Ok(())
}
