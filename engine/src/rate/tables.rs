//! The classic board as constant tables: cells, houses, positions and peers as
//! plain numbers, worked out at compile time. Only the rating reads them; its
//! speed comes from masks of nine bits, one bit a position of a house or a digit.
//!
//! A house is `kind * 9 + number` with [`BOX`], [`ROW`], [`COLUMN`]; the cells
//! of a house stand in board order, so position 0 is its first cell.

/// The bits of a [`Mask`], and the cells of a set, lowest first.
pub(super) use crate::bits::{bits, bits as cells_of};

/// Kinds of house. Where SE walks over kinds, its order is part of the rating,
/// so every finder says which of the two orders below it takes.
pub(super) const BOX: usize = 0;
/// See [`BOX`].
pub(super) const ROW: usize = 1;
/// See [`BOX`].
pub(super) const COLUMN: usize = 2;

/// Boxes, columns, rows: the order for singles and sets.
pub(super) const BOX_COLUMN_ROW: [usize; 3] = [BOX, COLUMN, ROW];
/// Boxes, rows, columns: the order for chains, loops and the bivalue grave.
pub(super) const BOX_ROW_COLUMN: [usize; 3] = [BOX, ROW, COLUMN];

/// Nine bits: digits of a cell, or positions of a house.
pub(super) type Mask = u16;
/// All nine.
pub(super) const FULL: Mask = 0x1ff;
/// 81 bits, one a cell.
pub(super) type Cells = u128;

/// What [`TABLES`] holds.
pub(super) struct Tables {
    /// The nine cells of each house, in board order.
    pub(super) cells: [[usize; 9]; 27],
    /// The same as a set.
    pub(super) sets: [Cells; 27],
    /// The houses of each cell, by kind.
    pub(super) houses: [[usize; 3]; 81],
    /// Where the cell stands in each of them.
    pub(super) position: [[usize; 3]; 81],
    /// The 20 peers of each cell.
    pub(super) peers: [Cells; 81],
    /// `overlap[a][b]`: positions of house a that also belong to house b.
    pub(super) overlap: [[Mask; 27]; 27],
}

/// Worked out at compile time.
pub(super) static TABLES: Tables = build();

const fn build() -> Tables {
    let mut tables = Tables {
        cells: [[0; 9]; 27],
        sets: [0; 27],
        houses: [[0; 3]; 81],
        position: [[0; 3]; 81],
        peers: [0; 81],
        overlap: [[0; 27]; 27],
    };
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let houses = [row / 3 * 3 + column / 3, 9 + row, 18 + column];
        let position = [row % 3 * 3 + column % 3, column, row];
        let mut kind = 0;
        while kind < 3 {
            tables.cells[houses[kind]][position[kind]] = cell;
            tables.sets[houses[kind]] |= 1 << cell;
            kind += 1;
        }
        tables.houses[cell] = houses;
        tables.position[cell] = position;
        cell += 1;
    }
    let mut cell = 0;
    while cell < 81 {
        let [in_box, in_row, in_column] = tables.houses[cell];
        tables.peers[cell] =
            (tables.sets[in_box] | tables.sets[in_row] | tables.sets[in_column]) & !(1 << cell);
        let mut pair = 0;
        while pair < 9 {
            let (a, b) = (pair / 3, pair % 3);
            tables.overlap[tables.houses[cell][a]][tables.houses[cell][b]] |= 1 << tables.position[cell][a];
            pair += 1;
        }
        cell += 1;
    }
    tables
}

/// Whether the two cells see each other.
pub(super) fn sees(a: usize, b: usize) -> bool {
    TABLES.peers[a] >> b & 1 == 1
}

/// The kinds of house that two different cells share, boxes first.
pub(super) fn shared_houses(a: usize, b: usize) -> impl Iterator<Item = usize> {
    BOX_ROW_COLUMN
        .into_iter()
        .filter(move |&kind| TABLES.houses[a][kind] == TABLES.houses[b][kind])
        .map(move |kind| TABLES.houses[a][kind])
}

/// Calls `visit` with each subset of `size` of the items, in the order of SE:
/// ascending as binary numbers with item i as bit i, so {0,1}, {0,2}, {1,2},
/// {0,3}. No subset at all comes out of an empty list, not even the empty one.
/// Stops at the first answer.
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
        // The next number with as many bits.
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
    fn tables_agree_with_the_geometry_of_the_board() {
        let geometry = crate::Variant::CLASSIC.geometry();
        for cell in geometry.cells() {
            let peers: Vec<usize> = geometry.peers(cell).iter().map(|peer| peer.index()).collect();
            assert_eq!(cells_of(TABLES.peers[cell.index()]).collect::<Vec<_>>(), peers);
            for kind in BOX_ROW_COLUMN {
                let house = TABLES.houses[cell.index()][kind];
                assert_eq!(TABLES.cells[house][TABLES.position[cell.index()][kind]], cell.index());
                assert!(TABLES.cells[house].is_sorted());
            }
        }
    }

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
