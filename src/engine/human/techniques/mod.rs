//! The techniques, one idea a file, and the ladder that they stand on. A new
//! technique is a file with its `TECHNIQUE`, a `mod` line and a line of
//! [`LADDER`]; nothing else names it.

pub mod aic;
pub mod continuous_loop;
pub mod discontinuous_loop;
pub mod forcing_chain_contradiction;
pub mod forcing_chain_verity;
pub mod forcing_net_contradiction;
pub mod forcing_net_verity;
pub mod full_house;
pub mod grouped_aic;
pub mod grouped_continuous_loop;
pub mod grouped_discontinuous_loop;
pub mod hidden_single;
pub mod multi_colors_1;
pub mod multi_colors_2;
pub mod naked_single;
pub mod simple_colors_trap;
pub mod simple_colors_wrap;
pub mod x_chain;
pub mod xy_chain;

#[cfg(test)]
mod check;

use super::technique::Technique;

/// Every technique, easiest first: the only list. Hints try them in this order.
pub static LADDER: &[&Technique] = &[
    &full_house::TECHNIQUE,
    &hidden_single::TECHNIQUE,
    &naked_single::TECHNIQUE,
    &simple_colors_trap::TECHNIQUE,
    &simple_colors_wrap::TECHNIQUE,
    &multi_colors_1::TECHNIQUE,
    &multi_colors_2::TECHNIQUE,
    &x_chain::TECHNIQUE,
    &xy_chain::TECHNIQUE,
    &continuous_loop::TECHNIQUE,
    &discontinuous_loop::TECHNIQUE,
    &aic::TECHNIQUE,
    &grouped_continuous_loop::TECHNIQUE,
    &grouped_discontinuous_loop::TECHNIQUE,
    &grouped_aic::TECHNIQUE,
    &forcing_chain_contradiction::TECHNIQUE,
    &forcing_chain_verity::TECHNIQUE,
    &forcing_net_contradiction::TECHNIQUE,
    &forcing_net_verity::TECHNIQUE,
];
