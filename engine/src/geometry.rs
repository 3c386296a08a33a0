//! Boards as data: one row of [`VARIANTS`] is one kind of Sudoku. Its cells, houses and peers are
//! computed once from the row. Solver and generator read only these, so they work for a new row
//! at once. Hints and the app also have names for the kinds of houses.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::OnceLock;

use crate::{Cell, UnknownName};

/// One kind of Sudoku, as plain data.
#[derive(Debug)]
#[non_exhaustive]
pub struct Layout {
    /// The name in text and on the command line, such as `9x9`.
    pub name: &'static str,
    /// The name as players read it, such as `9 × 9`.
    pub title: &'static str,
    /// Cells in a row. Also the number of rows, columns, boxes and digits.
    pub side: u8,
    /// Rows in a box.
    pub box_rows: u8,
    /// Columns in a box.
    pub box_columns: u8,
    /// Whether both diagonals are houses too.
    pub diagonals: bool,
    /// Number of givens for each level, easy first.
    pub givens: [RangeInclusive<u16>; 5],
    /// The lowest and the highest rating of each level, in tenths. `None` if the board cannot be
    /// rated.
    pub ratings: Option<[(u16, u16); 5]>,
    /// A proven minimum number of givens. On any board, at most one digit can be missing. For some
    /// boards a higher minimum is known.
    pub fewest: u16,
}

const fn layout(
    name: &'static str,
    title: &'static str,
    (box_rows, box_columns): (u8, u8),
    givens: [RangeInclusive<u16>; 5],
) -> Layout {
    let side = box_rows * box_columns;
    Layout {
        name,
        title,
        side,
        box_rows,
        box_columns,
        diagonals: false,
        givens,
        ratings: None,
        fewest: side as u16 - 1,
    }
}

/// All variants. That no 9 x 9 puzzle has fewer than 17 givens was proven in 2012 by search.
pub static VARIANTS: [Layout; 7] = [
    Layout { fewest: 4, ..layout("4x4", "4 × 4", (2, 2), [8..=10, 7..=8, 6..=7, 5..=6, 4..=4]) },
    Layout { fewest: 8, ..layout("6x6", "6 × 6", (2, 3), [17..=20, 14..=16, 12..=13, 10..=12, 8..=9]) },
    Layout {
        fewest: 17,
        ratings: Some([(12, 15), (17, 28), (30, 56), (62, 70), (71, 119)]),
        ..layout("9x9", "9 × 9", (3, 3), [35..=38, 30..=35, 25..=30, 20..=25, 17..=19])
    },
    layout("12x12", "12 × 12", (3, 4), [72..=78, 62..=70, 54..=60, 48..=53, 42..=47]),
    layout("16x16", "16 × 16", (4, 4), [136..=148, 120..=132, 106..=118, 96..=105, 86..=95]),
    layout("25x25", "25 × 25", (5, 5), [380..=400, 350..=370, 320..=340, 295..=315, 270..=290]),
    Layout {
        diagonals: true,
        ..layout(
            "9x9-diagonal",
            "9 × 9 with diagonals",
            (3, 3),
            [32..=36, 27..=31, 22..=26, 17..=21, 13..=16],
        )
    },
];

/// A variant: a row of [`VARIANTS`]. Text and saves use its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Variant(u8);

impl Variant {
    /// The classic 9 x 9 board.
    pub const CLASSIC: Self = Self(2);

    /// All variants, smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..VARIANTS.len()).map(|row| Self(row as u8))
    }

    /// The row of the table.
    pub fn layout(self) -> &'static Layout {
        &VARIANTS[usize::from(self.0)]
    }

    /// Cells, houses and peers, computed at the first call.
    pub fn geometry(self) -> &'static Geometry {
        static BUILT: [OnceLock<Geometry>; VARIANTS.len()] = [const { OnceLock::new() }; VARIANTS.len()];
        BUILT[usize::from(self.0)].get_or_init(|| Geometry::build(self))
    }
}

impl TryFrom<String> for Variant {
    type Error = UnknownName;
    fn try_from(name: String) -> Result<Self, UnknownName> {
        name.parse()
    }
}

impl FromStr for Variant {
    type Err = UnknownName;
    /// Reads a name as in [`Layout::name`], such as `9x9`.
    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let known = Self::all().find(|variant| variant.layout().name == name);
        known.ok_or_else(|| UnknownName::new("variant", name))
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.layout().name)
    }
}

impl From<Variant> for String {
    fn from(variant: Variant) -> String {
        variant.layout().name.to_owned()
    }
}

impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.layout().name)
    }
}

/// The kind of a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box.
    Box,
    /// One of the two diagonals.
    Diagonal,
}

impl HouseKind {
    /// All kinds, in the order of [`Geometry::houses`].
    pub(crate) const ALL: [Self; 4] = [Self::Row, Self::Column, Self::Box, Self::Diagonal];

    /// The kind as one word: `row`. Messages choose their wording by it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
            Self::Diagonal => "diagonal",
        }
    }
}

impl fmt::Display for HouseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A house: cells that hold every digit exactly once.
#[derive(Debug)]
pub struct House {
    /// Row, column, box or diagonal.
    pub kind: HouseKind,
    /// The number within its kind, counted from 0.
    pub number: usize,
    /// The cells in board order.
    pub cells: Vec<Cell>,
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.number + 1)
    }
}

/// Cells, houses and peers of one variant.
#[derive(Debug)]
pub struct Geometry {
    variant: Variant,
    side: usize,
    houses: Vec<House>,
    houses_of: Vec<Vec<usize>>,
    peers: Vec<Vec<Cell>>,
}

impl Geometry {
    fn build(variant: Variant) -> Self {
        let layout = variant.layout();
        let side = usize::from(layout.side);
        let houses = houses(layout);
        let count = side * side;
        let houses_of: Vec<Vec<usize>> = (0..count)
            .map(|cell| (0..houses.len()).filter(|&h| houses[h].cells.contains(&Cell::new(cell))).collect())
            .collect();
        let peers_of = |cell: usize| {
            let mut is_peer = vec![false; count];
            houses_of[cell]
                .iter()
                .flat_map(|&h| &houses[h].cells)
                .for_each(|peer| is_peer[peer.index()] = true);
            is_peer[cell] = false;
            (0..count).filter(|&other| is_peer[other]).map(Cell::new).collect()
        };
        let peers = (0..count).map(peers_of).collect();
        Self { variant, side, houses, houses_of, peers }
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The number of cells in a row, which is also the number of digits.
    pub fn side(&self) -> usize {
        self.side
    }

    /// The number of cells.
    pub fn cell_count(&self) -> usize {
        self.side * self.side
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + use<> {
        (0..self.cell_count()).map(Cell::new)
    }

    /// All houses: rows, columns, boxes, diagonals.
    pub fn houses(&self) -> &[House] {
        &self.houses
    }

    /// The houses of a cell, as indices into [`Self::houses`].
    pub fn houses_of(&self, cell: Cell) -> &[usize] {
        &self.houses_of[cell.index()]
    }

    /// The cells that share a house with the cell, in board order.
    pub fn peers(&self, cell: Cell) -> &[Cell] {
        &self.peers[cell.index()]
    }

    /// The cell at a row and column, counted from 0.
    pub fn cell(&self, row: usize, column: usize) -> Cell {
        debug_assert!(row < self.side && column < self.side);
        Cell::new(row * self.side + column)
    }

    /// The row of a cell, counted from 0.
    pub fn row(&self, cell: Cell) -> usize {
        cell.index() / self.side
    }

    /// The column of a cell, counted from 0.
    pub fn column(&self, cell: Cell) -> usize {
        cell.index() % self.side
    }

    /// The box of a cell, counted from 0 row by row.
    pub fn box_number(&self, cell: Cell) -> usize {
        box_number(self.variant.layout(), self.row(cell), self.column(cell))
    }

    /// The name of a cell: `r1c3`.
    pub fn name(&self, cell: Cell) -> String {
        format!("r{}c{}", self.row(cell) + 1, self.column(cell) + 1)
    }
}

fn box_number(layout: &Layout, row: usize, column: usize) -> usize {
    let (box_rows, box_columns) = (usize::from(layout.box_rows), usize::from(layout.box_columns));
    // The number of boxes side by side is side / box_columns, which is box_rows.
    row / box_rows * box_rows + column / box_columns
}

fn houses(layout: &Layout) -> Vec<House> {
    let side = usize::from(layout.side);
    let house = |kind, number, holds: &dyn Fn(usize, usize) -> bool| House {
        kind,
        number,
        cells: (0..side * side).filter(|i| holds(i / side, i % side)).map(Cell::new).collect(),
    };
    let rows = (0..side).map(|n| house(HouseKind::Row, n, &|row, _| row == n));
    let columns = (0..side).map(|n| house(HouseKind::Column, n, &|_, column| column == n));
    let boxes =
        (0..side).map(|n| house(HouseKind::Box, n, &|row, column| box_number(layout, row, column) == n));
    let mut houses: Vec<House> = rows.chain(columns).chain(boxes).collect();
    if layout.diagonals {
        houses.push(house(HouseKind::Diagonal, 0, &|row, column| row == column));
        houses.push(house(HouseKind::Diagonal, 1, &|row, column| row + column == side - 1));
    }
    houses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_has_one_cell_for_every_digit() {
        for variant in Variant::all() {
            let geometry = variant.geometry();
            assert_eq!(
                geometry.houses().len(),
                geometry.side() * 3 + if variant.layout().diagonals { 2 } else { 0 }
            );
            assert!(
                geometry.houses().iter().all(|house| house.cells.len() == geometry.side()),
                "{variant:?}"
            );
            for cell in geometry.cells() {
                assert!(geometry.houses_of(cell).len() >= 3, "{variant:?}");
                assert_eq!(geometry.cell(geometry.row(cell), geometry.column(cell)), cell);
            }
        }
    }

    #[test]
    fn peers_are_mutual_and_counted() {
        let peers = |name: &str, row, column| {
            let geometry = name.parse::<Variant>().unwrap().geometry();
            geometry.peers(geometry.cell(row, column)).len()
        };
        assert_eq!(peers("9x9", 0, 0), 20);
        assert_eq!(peers("6x6", 0, 0), 5 + 5 + 2);
        assert_eq!(peers("9x9-diagonal", 0, 0), 20 + 6);
        assert_eq!(peers("9x9-diagonal", 4, 4), 20 + 12);
        for variant in Variant::all() {
            let geometry = variant.geometry();
            for cell in geometry.cells() {
                assert!(geometry.peers(cell).iter().all(|&peer| geometry.peers(peer).contains(&cell)));
            }
        }
    }

    #[test]
    fn harder_levels_have_fewer_givens() {
        for layout in &VARIANTS {
            assert!(
                layout
                    .givens
                    .windows(2)
                    .all(|pair| pair[1].start() < pair[0].start() && pair[1].end() <= pair[0].end()),
                "{}",
                layout.name
            );
        }
    }

    #[test]
    fn boxes_of_six_by_six_are_two_rows_of_three() {
        let geometry = "6x6".parse::<Variant>().unwrap().geometry();
        let third = geometry.houses().iter().find(|house| house.to_string() == "box 3").unwrap();
        assert_eq!(
            third.cells.iter().map(|&cell| geometry.name(cell)).collect::<Vec<_>>(),
            ["r3c1", "r3c2", "r3c3", "r4c1", "r4c2", "r4c3"]
        );
    }
}
