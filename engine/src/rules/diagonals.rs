//! Diagonals: each of the two may be a house.

use super::{Kind, Takes, Term};
use crate::HouseKind;

/// From the top left to the bottom right.
pub(super) const DOWN: Kind = Kind {
    name: "diagonal",
    takes: Takes::Nothing,
    terms: |_, frame, terms| {
        terms.push(Term::House(HouseKind::Diagonal, frame.cells(|row, column| row == column)));
        Ok(())
    },
};

/// From the bottom left to the top right.
pub(super) const UP: Kind = Kind {
    name: "antidiagonal",
    takes: Takes::Nothing,
    terms: |_, frame, terms| {
        let last = frame.side - 1;
        terms.push(Term::House(HouseKind::Diagonal, frame.cells(|row, column| row + column == last)));
        Ok(())
    },
};
