//! Sets of cells and of houses as bits, with the operators of a set.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

use super::board::{HOUSES, houses_of, name, peers};
use crate::Cell;
use crate::bits::bits;

/// A set of cells of the classic board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u128", into = "u128"))]
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

/// Gives a set of bits the operators of a set, and checks bits that are decoded.
macro_rules! set_operators {
    ($set:ident, $bits:ty, $all:expr) => {
        impl TryFrom<$bits> for $set {
            type Error = String;
            fn try_from(bits: $bits) -> Result<Self, String> {
                if bits & !$all == 0 { Ok(Self(bits)) } else { Err(format!("{bits:#x} is off the board")) }
            }
        }
        impl From<$set> for $bits {
            fn from(set: $set) -> $bits {
                set.0
            }
        }
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

set_operators!(CellSet, u128, ((1 << 81) - 1));
set_operators!(HouseSet, u32, ((1 << 27) - 1));

/// A set of houses: bit `h` is house `h`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u32", into = "u32"))]
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
