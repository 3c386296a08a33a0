//! Jigsaw: regions of any shape take the place of the boxes.

use super::{Kind, Takes};

/// Its number in [`KINDS`](super::KINDS). The regions come first, since other kinds build on them.
pub(super) const NUMBER: u8 = 0;

pub(super) const KIND: Kind = Kind {
    name: "jigsaw",
    takes: Takes::Regions,
    // The regions are houses, as boxes are: see `lines_and_regions`.
    terms: |_, _, _| Ok(()),
};

/// Why these are no regions of a board.
pub(super) fn fault(regions: &[u8], side: usize) -> Option<&'static str> {
    let cells_of = |number: usize| regions.iter().filter(|region| usize::from(**region) == number).count();
    if regions.len() != side * side {
        Some("needs the region of each cell, row by row")
    } else if (0..side).any(|number| cells_of(number) != side) {
        Some("needs as many regions as there are digits, each with as many cells")
    } else {
        None
    }
}
