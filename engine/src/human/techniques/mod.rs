//! The techniques, one idea a file, and the ladder that they stand on. A new
//! technique is a file with its `TECHNIQUE`, a `mod` line and a line of
//! [`LADDER`]; nothing else names it.

pub mod aic;
pub mod als_chain;
pub mod als_links;
pub mod als_xz;
pub mod avoidable_rectangle;
pub mod bug;
pub mod continuous_loop;
mod cover;
pub mod death_blossom;
pub mod discontinuous_loop;
pub mod empty_rectangle;
pub mod exocet;
pub mod finned_fish;
pub mod fish;
pub mod forcing_chain_contradiction;
pub mod forcing_chain_verity;
pub mod forcing_net_contradiction;
pub mod forcing_net_verity;
pub mod franken_fish;
pub mod full_house;
pub mod grouped_aic;
pub mod grouped_continuous_loop;
pub mod grouped_discontinuous_loop;
pub mod hidden_single;
pub mod hidden_subset;
pub mod locked_candidates;
pub mod multi_colors_1;
pub mod multi_colors_2;
pub mod multi_sector;
pub mod naked_single;
pub mod naked_subset;
pub mod nested_net;
mod rectangle;
pub mod remote_pair;
pub mod simple_colors_trap;
pub mod simple_colors_wrap;
pub mod single_digit;
pub mod sk_loop;
pub mod sue_de_coq;
pub mod unique_rectangle;
pub mod w_wing;
pub mod wings;
pub mod x_chain;
pub mod xy_chain;

use super::technique::Technique;

/// Every technique, easiest first: the only list. Hints try them in this order.
pub static LADDER: &[&Technique] = &[
    &full_house::TECHNIQUE,
    &hidden_single::TECHNIQUE,
    &naked_single::TECHNIQUE,
    &naked_subset::LOCKED_PAIR,
    &naked_subset::LOCKED_TRIPLE,
    &locked_candidates::POINTING,
    &locked_candidates::CLAIMING,
    &naked_subset::PAIR,
    &naked_subset::TRIPLE,
    &hidden_subset::PAIR,
    &hidden_subset::TRIPLE,
    &naked_subset::QUAD,
    &hidden_subset::QUAD,
    &fish::X_WING,
    &fish::SWORDFISH,
    &fish::JELLYFISH,
    &remote_pair::TECHNIQUE,
    &bug::TECHNIQUE,
    &single_digit::SKYSCRAPER,
    &single_digit::KITE,
    &single_digit::TURBOT_FISH,
    &empty_rectangle::TECHNIQUE,
    &single_digit::DUAL_KITE,
    &empty_rectangle::DUAL,
    &w_wing::TECHNIQUE,
    &wings::XY_WING,
    &wings::XYZ_WING,
    &unique_rectangle::TYPE_1,
    &unique_rectangle::TYPE_2,
    &unique_rectangle::TYPE_3,
    &unique_rectangle::TYPE_4,
    &unique_rectangle::TYPE_5,
    &unique_rectangle::TYPE_6,
    &unique_rectangle::HIDDEN,
    &avoidable_rectangle::TYPE_1,
    &avoidable_rectangle::TYPE_2,
    &finned_fish::X_WING,
    &finned_fish::SASHIMI_X_WING,
    &finned_fish::SWORDFISH,
    &finned_fish::SASHIMI_SWORDFISH,
    &finned_fish::JELLYFISH,
    &finned_fish::SASHIMI_JELLYFISH,
    &sue_de_coq::TECHNIQUE,
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
    &als_xz::TECHNIQUE,
    &als_chain::XY_WING,
    &als_chain::CHAIN,
    &death_blossom::TECHNIQUE,
    &als_links::LOOP,
    &als_links::DISCONTINUOUS,
    &als_links::AIC,
    &franken_fish::X_WING,
    &franken_fish::SWORDFISH,
    &franken_fish::FINNED_X_WING,
    &franken_fish::FINNED_SWORDFISH,
    &forcing_chain_contradiction::TECHNIQUE,
    &forcing_chain_verity::TECHNIQUE,
    &franken_fish::JELLYFISH,
    &franken_fish::FINNED_JELLYFISH,
    &exocet::TECHNIQUE,
    &sk_loop::TECHNIQUE,
    &multi_sector::TECHNIQUE,
    &forcing_net_contradiction::TECHNIQUE,
    &forcing_net_verity::TECHNIQUE,
    &nested_net::TECHNIQUE,
];
