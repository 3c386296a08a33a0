//! Diagonals: each of the two may be a house.

use super::{Frame, Kind, Takes, Term};
use crate::HouseKind;

/// From the top left to the bottom right.
pub(super) const DOWN: Kind = Kind {
    name: "diagonal",
    takes: Takes::Nothing,
    terms: |_, frame, terms| {
        terms.push(down(frame));
        Ok(())
    },
};

/// From the bottom left to the top right.
pub(super) const UP: Kind = Kind {
    name: "antidiagonal",
    takes: Takes::Nothing,
    terms: |_, frame, terms| {
        terms.push(up(frame));
        Ok(())
    },
};

pub(super) fn down(frame: &Frame) -> Term {
    Term::House(HouseKind::Diagonal, frame.cells(|row, column| row == column))
}

pub(super) fn up(frame: &Frame) -> Term {
    let last = frame.side - 1;
    Term::House(HouseKind::Diagonal, frame.cells(|row, column| row + column == last))
}
