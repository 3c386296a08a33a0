//! The orders in which SE visits houses, and masks of nine bits. A bit is a position of a house or
//! a digit. Which cells form a house and see each other comes from [`classic`].
//!
//! [`classic`]: crate::classic

use std::ops::Range;

/// The bits of a [`Mask`], and the cells of a set, lowest first.
pub(super) use crate::bits::{bits, bits as cells_of};
pub(super) use crate::classic::OVERLAP;
use crate::classic::{CELL_AT, HOUSES, HOUSES_OF, PEERS, PLACE_IN};

/// The kinds of house. A house is `kind * 9 + number`. Where SE walks over kinds, its order is
/// part of the rating, so every finder says which of the two orders below it takes.
pub(super) const ROW: usize = 0;
/// See [`ROW`].
pub(super) const COLUMN: usize = 1;
/// See [`ROW`].
pub(super) const BOX: usize = 2;

/// Boxes, columns, rows: the order for singles and sets.
pub(super) const BOX_COLUMN_ROW: [usize; 3] = [BOX, COLUMN, ROW];
/// Boxes, rows, columns: the order for chains, loops and the bivalue grave.
pub(super) const BOX_ROW_COLUMN: [usize; 3] = [BOX, ROW, COLUMN];

/// Nine bits: digits of a cell, or positions of a house.
pub(super) type Mask = u16;
/// All nine.
pub(super) const FULL: Mask = 0x1ff;
/// 81 bits, one per cell.
pub(super) type Cells = u128;

/// The cell at a position of a house.
pub(super) fn cell_at(house: usize, position: usize) -> usize {
    CELL_AT[house][position].index()
}

/// The cells of a house as a set.
pub(super) fn cells_in(house: usize) -> Cells {
    HOUSES[house].bits()
}

/// The house of a kind that a cell belongs to.
pub(super) fn house_of(cell: usize, kind: usize) -> usize {
    usize::from(HOUSES_OF[cell][kind])
}

/// The position of a cell in its house of a kind.
pub(super) fn position_in(cell: usize, kind: usize) -> usize {
    usize::from(PLACE_IN[cell][kind])
}

/// The 20 cells that share a house with a cell.
pub(super) fn peers(cell: usize) -> Cells {
    PEERS[cell].bits()
}

/// The nine houses of a kind.
pub(super) fn houses(kind: usize) -> Range<usize> {
    kind * 9..kind * 9 + 9
}

/// All houses in the order of SE: boxes, rows, columns.
pub(super) fn all_houses() -> impl Iterator<Item = usize> {
    BOX_ROW_COLUMN.into_iter().flat_map(houses)
}

/// Whether the two cells see each other.
pub(super) fn sees(a: usize, b: usize) -> bool {
    peers(a) >> b & 1 == 1
}

/// The kinds of house that two different cells share, boxes first.
pub(super) fn shared_houses(a: usize, b: usize) -> impl Iterator<Item = usize> {
    BOX_ROW_COLUMN
        .into_iter()
        .filter(move |&kind| house_of(a, kind) == house_of(b, kind))
        .map(move |kind| house_of(a, kind))
}

/// Calls `visit` with each subset of `size` of the items until it returns something. The order is
/// that of SE: ascending as binary numbers, where bit i is item i. For size 2, that is {0,1},
/// {0,2}, {1,2}, {0,3} and so on. An empty list has no subsets, not even the empty one.
pub(super) fn subsets<T: Copy + Default, R>(
    items: &[T],
    size: usize,
    mut visit: impl FnMut(&[T]) -> Option<R>,
) -> Option<R> {
    let count = items.len();
    if count == 0 || size > count {
        return None;
    }
    if size == 0 {
        return visit(&[]);
    }
    debug_assert!(count < 32);
    let mut chosen: u32 = (1 << size) - 1;
    let mut subset = [T::default(); 9];
    while chosen < 1 << count {
        let mut left = chosen;
        for slot in &mut subset[..size] {
            *slot = items[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        if let Some(found) = visit(&subset[..size]) {
            return Some(found);
        }
        // The next larger number with as many bits.
        let lowest = chosen & chosen.wrapping_neg();
        let ripple = chosen + lowest;
        chosen = ripple | (((chosen ^ ripple) >> 2) / lowest);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_ascend_as_binary_numbers() {
        let mut seen = Vec::new();
        let _: Option<()> = subsets(&[1, 2, 3, 4], 2, |pair| {
            seen.push([pair[0], pair[1]]);
            None
        });
        assert_eq!(seen, [[1, 2], [1, 3], [2, 3], [1, 4], [2, 4], [3, 4]]);
        assert_eq!(subsets(&[1, 2], 0, |none| Some(none.len())), Some(0));
        assert_eq!(subsets(&[0_u8; 0], 0, |_| Some(())), None);
        assert_eq!(subsets(&[7], 2, |_| Some(())), None);
    }
}
