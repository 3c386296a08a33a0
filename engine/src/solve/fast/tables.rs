//! Lookup tables of [`Bands`](super::bands::Bands), indexed by the bits of a band as drawn there.
//! Computed at compile time.

use super::lanes::Lanes;
use crate::{Cell, classic};

/// A factor that repeats a 9-bit plane in all three planes.
const PLANES: u32 = 0x4_0201;

/// For each pattern of minirows, as words of a band: what can stay, and twice what is certain, as
/// [`Lanes::split`](super::lanes::Lanes::split) expects. 0 if no permutation fits.
pub(super) static MINIROWS: [Lanes; 512] = minirows();

const fn minirows() -> [Lanes; 512] {
    const ORDERS: [[u32; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut table = [Lanes::new([0; 4]); 512];
    let mut pattern = 0;
    while pattern < 512 {
        let (mut union, mut common, mut order) = (0, 0x1ff, 0);
        while order < 6 {
            let [first, second, third] = ORDERS[order];
            let permutation = 1 << first | 8 << second | 64 << third;
            if pattern & permutation == permutation {
                union |= permutation;
                common &= permutation;
            }
            order += 1;
        }
        if union != 0 {
            table[pattern as usize] = Lanes::new([union * PLANES, common * PLANES, common * PLANES, 0]);
        }
        pattern += 1;
    }
    table
}

/// The bit of each cell of a band, row by row.
pub(super) const BITS: [u8; 27] = {
    let mut bits = [0; 27];
    let mut cell = 0;
    while cell < 27 {
        let (row, column) = (cell / 9, cell % 9);
        bits[cell] = (column % 3 * 9 + row * 3 + column / 3) as u8;
        cell += 1;
    }
    bits
};

/// The cell of each bit.
pub(super) const CELLS: [u8; 32] = {
    let mut cells = [0; 32];
    let mut cell = 0;
    while cell < 27 {
        cells[BITS[cell] as usize] = cell as u8;
        cell += 1;
    }
    cells
};

/// For each bit of each band: the peers of the cell, and the cell itself.
pub(super) static PEERS: [[Lanes; 32]; 3] = {
    let mut peers = [[Lanes::new([0; 4]); 32]; 3];
    let mut cell = 0;
    while cell < 81 {
        let (mut words, mut other) = ([0; 4], 0);
        while other < 81 {
            if other == cell || classic::PEERS[cell].contains(Cell::new(other)) {
                words[other / 27] |= 1 << BITS[other % 27];
            }
            other += 1;
        }
        peers[cell / 27][BITS[cell % 27] as usize] = Lanes::new(words);
        cell += 1;
    }
    peers
};

/// For each bit of each band: the other cells of the cell's row.
pub(super) static REST_OF_ROW: [[Lanes; 32]; 3] = {
    let mut rest = [[Lanes::new([0; 4]); 32]; 3];
    let mut cell = 0;
    while cell < 81 {
        let (band, bit) = (cell / 27, BITS[cell % 27] as usize);
        let mut words = [0; 4];
        words[band] = rows_with(1 << bit) & !(1 << bit);
        rest[band][bit] = Lanes::new(words);
        cell += 1;
    }
    rest
};

/// All cells of the rows that have a bit set.
const fn rows_with(bits: u32) -> u32 {
    let minirows = (bits | bits >> 9 | bits >> 18) & 0x1ff;
    let rows = (minirows | minirows >> 1 | minirows >> 2) & 0x49;
    rows * 7 * PLANES
}
