//! The classic board as `human` sees it: sets of cells and houses, and the board's tables.

pub(crate) use crate::classic::{
    CELL_AT, HOUSES, HOUSES_OF, PLACE_IN, box_of, cell_at, column, house_name, houses_of, name, peers, row,
};
pub use crate::classic::{CellSet, HouseSet};

/// The numbers of the bits that are set, lowest first.
pub fn bits(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(lowest)
    })
}
