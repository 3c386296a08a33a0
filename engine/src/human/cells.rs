//! The classic board as `human` sees it: sets of cells and houses, and the board's tables.

pub(crate) use crate::classic::{
    CELL_AT, HOUSES, HOUSES_OF, PLACE_IN, box_of, cell_at, column, houses_of, name, peers, row,
};
pub use crate::classic::{CellSet, HouseSet};
