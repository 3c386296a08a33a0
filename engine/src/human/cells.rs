//! The classic board as `human` sees it: sets of cells and houses, and the board's tables.

pub use crate::classic::{
    CELL_AT, CellSet, HOUSES, HOUSES_OF, HouseSet, PLACE_IN, box_of, cell_at, column, house_name, houses_of,
    name, peers, row,
};

/// The numbers of the bits that are set, lowest first.
pub fn bits(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(lowest)
    })
}
