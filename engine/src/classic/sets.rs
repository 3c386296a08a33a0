//! Sets of cells and of houses of the classic board.

use std::convert::identity;
use std::fmt;

use super::board::{HOUSES, house_name, houses_of, name, peers};
use crate::Cell;
use crate::sets::bit_set;

bit_set! {
    /// A set of cells of the classic board. Bit `row * 9 + column` is the cell with that
    /// index.
    CellSet: u128 as "u128", of Cell, index Cell::index, item Cell::new,
    all (1 << 81) - 1, show |cell, f: &mut fmt::Formatter<'_>| -> fmt::Result { f.write_str(&name(cell)) }
}

bit_set! {
    /// A set of houses of the classic board. Bits 0 to 8 are the rows, 9 to 17 the
    /// columns, 18 to 26 the boxes.
    HouseSet: u32 as "u32", of usize, index identity, item identity,
    all (1 << 27) - 1, show |house, f: &mut fmt::Formatter<'_>| -> fmt::Result { f.write_str(&house_name(house)) }
}

impl CellSet {
    /// The cells outside the set that see every cell of the set. All cells for the empty
    /// set.
    #[must_use]
    pub fn common_peers(self) -> Self {
        self.into_iter().fold(Self::ALL, |seen, cell| seen & peers(cell))
    }

    /// The houses that hold every cell of the set. All houses for the empty set.
    pub fn common_houses(self) -> HouseSet {
        self.into_iter().fold(HouseSet::ALL, |shared, cell| shared & houses_of(cell))
    }

    /// The houses that hold some cell of the set.
    pub fn all_houses(self) -> HouseSet {
        self.into_iter().fold(HouseSet::EMPTY, |touched, cell| touched | houses_of(cell))
    }
}

impl HouseSet {
    /// The nine rows.
    pub const ROWS: Self = Self(0x1ff);
    /// The nine columns.
    pub const COLUMNS: Self = Self(0x1ff << 9);
    /// The nine boxes.
    pub const BOXES: Self = Self(0x1ff << 18);
    /// The rows and the columns.
    pub const LINES: Self = Self(0x3ffff);

    /// The cells of all houses of the set.
    pub fn cells(self) -> CellSet {
        self.iter().fold(CellSet::EMPTY, |cells, house| cells | HOUSES[house])
    }
}
