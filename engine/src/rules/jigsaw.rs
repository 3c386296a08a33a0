//! Jigsaw: regions of any shape take the place of the boxes.

use super::{Kind, Takes, no_shapes};

/// Its number in [`KINDS`](super::KINDS). The regions come first, since other kinds build on them.
pub(super) const NUMBER: u8 = 0;

pub(super) const KIND: Kind = Kind {
    name: "jigsaw",
    takes: Takes::Regions,
    // The regions are houses, as boxes are: see `lines_and_regions`.
    terms: |_, _, _| Ok(()),
    shapes: no_shapes,
};

/// The region of each cell of an example, as simple as it can be: the cells of a winding path, a side
/// at a time. The path goes down and up the columns of the upper half, then those of the lower half.
/// These are never boxes, since the lower half has more than half of the rows.
pub(super) fn example(side: usize) -> impl Iterator<Item = u8> {
    let upper = (side - 1) / 2;
    (0..side * side).map(move |cell| {
        let (row, column) = (cell / side, cell % side);
        let (first, rows) = if row < upper { (0, upper) } else { (upper, side - upper) };
        let down = row - first;
        let along = if column.is_multiple_of(2) { down } else { rows - 1 - down };
        ((first * side + column * rows + along) / side) as u8
    })
}

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
