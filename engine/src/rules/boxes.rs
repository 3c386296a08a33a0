//! Boxes: the usual regions, rectangles as square as the side allows.

use super::{Kind, Takes, Term};
use crate::{Cell, HouseKind};

pub(super) const NAME: &str = "boxes";

pub(super) const KIND: Kind = Kind {
    name: NAME,
    takes: Takes::Nothing,
    terms: |_, frame, terms| {
        terms.extend(houses(HouseKind::Box, &frame.regions));
        Ok(())
    },
};

/// Rows and columns of a box. `None` for a prime number.
pub(super) fn size_of(side: usize) -> Option<(usize, usize)> {
    let rows =
        (2..=side).take_while(|rows| rows * rows <= side).filter(|rows| side.is_multiple_of(*rows)).last()?;
    Some((rows, side / rows))
}

/// The box of each cell, counted row by row.
pub(super) fn regions(side: usize, (rows, columns): (usize, usize)) -> Vec<u8> {
    (0..side * side).map(|cell| (cell / side / rows * rows + cell % side / columns) as u8).collect()
}

/// A house for each region.
pub(super) fn houses(kind: HouseKind, regions: &[u8]) -> impl Iterator<Item = Term> {
    let count = regions.iter().max().map_or(0, |last| last + 1);
    (0..count).map(move |number| {
        let cells = regions.iter().enumerate().filter(|(_, region)| **region == number);
        Term::House(kind, cells.map(|(cell, _)| Cell::new(cell)).collect())
    })
}
