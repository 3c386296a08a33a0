//! The techniques, one idea a file, and the ladder that they stand on. A new
//! technique is a file with its `TECHNIQUE`, a `mod` line and a line of
//! [`LADDER`]; nothing else names it.

pub mod full_house;
pub mod hidden_single;
pub mod naked_single;

#[cfg(test)]
mod check;

use super::technique::Technique;

/// Every technique, easiest first: the only list. Hints try them in this order.
pub static LADDER: &[&Technique] =
    &[&full_house::TECHNIQUE, &hidden_single::TECHNIQUE, &naked_single::TECHNIQUE];
