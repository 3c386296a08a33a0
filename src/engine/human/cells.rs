//! A set of cells of the classic board as 81 bits, and the board's houses and
//! peers as such sets, worked out at compile time. Bit `row * 9 + column` is
//! the cell with that index. Everything in `human` thinks in these sets.
//!
//! Houses are counted as in [`Geometry::houses`](crate::engine::Geometry::houses):
//! rows 0 to 8, columns 9 to 17, boxes 18 to 26.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

use serde::{Deserialize, Serialize};

use crate::engine::Cell;

/// A set of cells of the classic board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// All 81 cells.
    pub const ALL: Self = Self((1 << 81) - 1);

    /// One cell.
    pub const fn of(cell: Cell) -> Self {
        Self(1 << cell.index())
    }

    /// The bits, one a cell.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// How many cells are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no cell is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }

    /// Whether every cell of the set is in the other one.
    pub const fn is_subset(self, of: Self) -> bool {
        self.0 & !of.0 == 0
    }

    /// Whether the sets share a cell.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Adds a cell.
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.index();
    }

    /// Takes a cell out.
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.index());
    }

    /// The set with one cell more.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | 1 << cell.index())
    }

    /// The set with one cell less.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !(1 << cell.index()))
    }

    /// The first cell in board order.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell::new(self.0.trailing_zeros() as usize)) }
    }

    /// The only cell, if there is exactly one.
    pub const fn single(self) -> Option<Cell> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// The cells that see every cell of the set; no cell of the set is among
    /// them. All cells for the empty set.
    #[must_use]
    pub fn common_peers(self) -> Self {
        self.into_iter().fold(Self::ALL, |seen, cell| seen & peers(cell))
    }

    /// The houses that hold every cell of the set, as bits.
    pub fn common_houses(self) -> HouseSet {
        self.into_iter().fold(HouseSet::ALL, |shared, cell| shared & houses_of(cell))
    }

    /// The houses that hold some cell of the set, as bits.
    pub fn all_houses(self) -> HouseSet {
        self.into_iter().fold(HouseSet::EMPTY, |touched, cell| touched | houses_of(cell))
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;
    /// The cells in board order.
    fn into_iter(self) -> Cells {
        Cells(self.0)
    }
}

/// The cells of a set, in board order.
#[derive(Clone)]
pub struct Cells(u128);

impl Iterator for Cells {
    type Item = Cell;
    fn next(&mut self) -> Option<Cell> {
        let cell = CellSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(cell)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Cells {}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.into_iter().map(name)).finish()
    }
}

/// Gives a set of bits the operators of a set.
macro_rules! set_operators {
    ($set:ident, $all:expr) => {
        impl BitOr for $set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }
        impl BitAnd for $set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
        impl BitAndAssign for $set {
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }
        impl BitXor for $set {
            type Output = Self;
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }
        impl Sub for $set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }
        impl SubAssign for $set {
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }
        impl Not for $set {
            type Output = Self;
            fn not(self) -> Self {
                Self(!self.0 & $all)
            }
        }
    };
}

set_operators!(CellSet, (1 << 81) - 1);
set_operators!(HouseSet, (1 << 27) - 1);

/// A set of houses: bit `h` is house `h`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct HouseSet(u32);

impl HouseSet {
    /// No house.
    pub const EMPTY: Self = Self(0);
    /// All 27 houses.
    pub const ALL: Self = Self((1 << 27) - 1);
    /// The nine rows.
    pub const ROWS: Self = Self(0x1ff);
    /// The nine columns.
    pub const COLUMNS: Self = Self(0x1ff << 9);
    /// The nine boxes.
    pub const BOXES: Self = Self(0x1ff << 18);
    /// Rows and columns.
    pub const LINES: Self = Self(0x3ffff);

    /// One house.
    pub const fn of(house: usize) -> Self {
        Self(1 << house)
    }

    /// The set whose bits are set.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The bits, one a house.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many houses are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no house is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the house is in the set.
    pub const fn contains(self, house: usize) -> bool {
        self.0 >> house & 1 == 1
    }

    /// Adds a house.
    pub const fn insert(&mut self, house: usize) {
        self.0 |= 1 << house;
    }

    /// The first house of the set.
    pub const fn first(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as usize) }
    }

    /// The houses: rows, columns, boxes.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        bits(self.0)
    }

    /// All cells of all its houses.
    pub fn cells(self) -> CellSet {
        self.iter().fold(CellSet::EMPTY, |cells, house| cells | HOUSES[house])
    }
}

impl FromIterator<usize> for HouseSet {
    fn from_iter<I: IntoIterator<Item = usize>>(houses: I) -> Self {
        Self(houses.into_iter().fold(0, |bits, house| bits | 1 << house))
    }
}

impl fmt::Debug for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The numbers of the bits that are set, lowest first.
pub fn bits(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(lowest)
    })
}

/// Row of a cell, which is also the number of that house.
pub const fn row(cell: Cell) -> usize {
    cell.index() / 9
}

/// Column of a cell, counted from 0; the house is this + 9.
pub const fn column(cell: Cell) -> usize {
    cell.index() % 9
}

/// Box of a cell, counted from 0; the house is this + 18.
pub const fn box_of(cell: Cell) -> usize {
    row(cell) / 3 * 3 + column(cell) / 3
}

/// The cells of each house.
pub static HOUSES: [CellSet; 27] = {
    let mut houses = [CellSet::EMPTY; 27];
    let mut at = 0;
    while at < 81 {
        let cell = Cell::new(at);
        houses[row(cell)].insert(cell);
        houses[column(cell) + 9].insert(cell);
        houses[box_of(cell) + 18].insert(cell);
        at += 1;
    }
    houses
};

/// The row, the column and the box of each cell, as numbers of houses.
pub static HOUSES_OF: [[u8; 3]; 81] = {
    let mut houses = [[0; 3]; 81];
    let mut at = 0;
    while at < 81 {
        let cell = Cell::new(at);
        houses[at] = [row(cell) as u8, column(cell) as u8 + 9, box_of(cell) as u8 + 18];
        at += 1;
    }
    houses
};

/// Where each cell stands in its row, column and box, counted from 0 in board order.
pub static PLACE_IN: [[u8; 3]; 81] = {
    let mut places = [[0; 3]; 81];
    let mut at = 0;
    while at < 81 {
        let cell = Cell::new(at);
        let in_box = row(cell) % 3 * 3 + column(cell) % 3;
        places[at] = [column(cell) as u8, row(cell) as u8, in_box as u8];
        at += 1;
    }
    places
};

/// The cell at each place of each house, in board order.
pub static CELL_AT: [[Cell; 9]; 27] = {
    let mut cells = [[Cell::new(0); 9]; 27];
    let mut at = 0;
    while at < 81 {
        let mut kind = 0;
        while kind < 3 {
            cells[HOUSES_OF[at][kind] as usize][PLACE_IN[at][kind] as usize] = Cell::new(at);
            kind += 1;
        }
        at += 1;
    }
    cells
};

static PEERS: [CellSet; 81] = {
    let mut peers = [CellSet::EMPTY; 81];
    let mut at = 0;
    while at < 81 {
        let [row, column, square] = HOUSES_OF[at];
        let seen = HOUSES[row as usize].0 | HOUSES[column as usize].0 | HOUSES[square as usize].0;
        peers[at] = CellSet(seen & !(1 << at));
        at += 1;
    }
    peers
};

/// The 20 cells that share a house with this one.
pub fn peers(cell: Cell) -> CellSet {
    PEERS[cell.index()]
}

/// The three houses of a cell.
pub fn houses_of(cell: Cell) -> HouseSet {
    let [row, column, square] = HOUSES_OF[cell.index()];
    HouseSet(1 << row | 1 << column | 1 << square)
}

/// The cell in a row and a column, counted from 0.
pub const fn cell_at(row: usize, column: usize) -> Cell {
    Cell::new(row * 9 + column)
}

/// The cell's name in text: `r1c3`.
pub fn name(cell: Cell) -> String {
    format!("r{}c{}", row(cell) + 1, column(cell) + 1)
}

/// The house's name in text: `row 1`.
pub fn house_name(house: usize) -> String {
    format!("{} {}", ["row", "column", "box"][house / 9], house % 9 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Variant;

    #[test]
    fn the_tables_are_the_geometry_of_the_classic_board() {
        let geometry = Variant::CLASSIC.geometry();
        for (number, house) in geometry.houses().iter().enumerate() {
            assert_eq!(HOUSES[number].into_iter().collect::<Vec<_>>(), house.cells);
            assert_eq!(CELL_AT[number].to_vec(), house.cells);
            assert_eq!(house_name(number), house.to_string());
        }
        for cell in geometry.cells() {
            assert_eq!(peers(cell).into_iter().collect::<Vec<_>>(), geometry.peers(cell));
            assert_eq!(houses_of(cell).iter().collect::<Vec<_>>(), geometry.houses_of(cell));
            assert_eq!(name(cell), geometry.name(cell));
        }
    }

    #[test]
    fn common_peers_and_houses_are_those_of_every_cell() {
        let pair: CellSet = [cell_at(0, 0), cell_at(0, 2)].into_iter().collect();
        assert_eq!(pair.common_houses().iter().collect::<Vec<_>>(), [0, 18]);
        assert_eq!(pair.common_peers(), (HOUSES[0] | HOUSES[18]) - pair);
        assert_eq!((!CellSet::EMPTY).len(), 81);
    }
}
