//! Tables of the board, computed at compile time: the cells of each house, the houses and peers of
//! each cell, and their names.

use super::sets::{CellSet, HouseSet};
use crate::Cell;

/// Row of a cell, which is also the number of that house.
pub(crate) const fn row(cell: Cell) -> usize {
    cell.index() / 9
}

/// Column of a cell, counted from 0. The house is this + 9.
pub(crate) const fn column(cell: Cell) -> usize {
    cell.index() % 9
}

/// Box of a cell, counted from 0. The house is this + 18.
pub(crate) const fn box_of(cell: Cell) -> usize {
    row(cell) / 3 * 3 + column(cell) / 3
}

/// The cells of each house.
pub(crate) static HOUSES: [CellSet; 27] = {
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
pub(crate) static HOUSES_OF: [[u8; 3]; 81] = {
    let mut houses = [[0; 3]; 81];
    let mut at = 0;
    while at < 81 {
        let cell = Cell::new(at);
        houses[at] = [row(cell) as u8, column(cell) as u8 + 9, box_of(cell) as u8 + 18];
        at += 1;
    }
    houses
};

/// The position of each cell in its row, column and box, counted from 0 in board order.
pub(crate) static PLACE_IN: [[u8; 3]; 81] = {
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
pub(crate) static CELL_AT: [[Cell; 9]; 27] = {
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

/// The 20 cells that share a house with each cell.
pub(crate) static PEERS: [CellSet; 81] = {
    let mut all = [CellSet::EMPTY; 81];
    let mut at = 0;
    while at < 81 {
        let [row, column, square] = HOUSES_OF[at];
        let seen =
            HOUSES[row as usize].bits() | HOUSES[column as usize].bits() | HOUSES[square as usize].bits();
        all[at] = CellSet::from_bits(seen).without(Cell::new(at));
        at += 1;
    }
    all
};

/// `OVERLAP[a][b]`: the positions of house `a` whose cells also belong to house `b`, one bit
/// each.
pub(crate) static OVERLAP: [[u16; 27]; 27] = {
    let mut overlap = [[0; 27]; 27];
    let mut at = 0;
    while at < 81 {
        let mut pair = 0;
        while pair < 9 {
            let (a, b) = (pair / 3, pair % 3);
            overlap[HOUSES_OF[at][a] as usize][HOUSES_OF[at][b] as usize] |= 1 << PLACE_IN[at][a];
            pair += 1;
        }
        at += 1;
    }
    overlap
};

/// The 20 cells that share a house with this one.
pub(crate) fn peers(cell: Cell) -> CellSet {
    PEERS[cell.index()]
}

/// The three houses of a cell.
pub(crate) fn houses_of(cell: Cell) -> HouseSet {
    let [row, column, square] = HOUSES_OF[cell.index()];
    HouseSet::from_bits(1 << row | 1 << column | 1 << square)
}

/// The cell in a row and a column, counted from 0.
pub(crate) const fn cell_at(row: usize, column: usize) -> Cell {
    Cell::new(row * 9 + column)
}

/// The cell's name in text: `r1c3`.
pub(crate) fn name(cell: Cell) -> String {
    format!("r{}c{}", row(cell) + 1, column(cell) + 1)
}

/// The house's name in text: `row 1`.
pub(crate) fn house_name(house: usize) -> String {
    format!("{} {}", ["row", "column", "box"][house / 9], house % 9 + 1)
}
