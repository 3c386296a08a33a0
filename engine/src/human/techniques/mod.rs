//! The techniques, one idea per file, and the ladder that they form. A new technique is a file with
//! its `TECHNIQUE` and a line of [`LADDER`] below. No other code names it.

#[cfg(feature = "clues")]
pub mod clues;
pub mod cover;
mod deadly;
mod mixed_fish;
mod rectangle;

use super::rung::Known;
use super::technique::Technique;

/// Declares the files of the techniques, [`LADDER`] and [`RUNGS`]. The first line of a file starts with `mod`,
/// its other lines with `use`, or with `clue` if it needs the feature of clues.
macro_rules! ladder {
    ($($(mod $file:ident)? $(use $known:ident)? $(clue $of_clues:ident)? :: $technique:ident;)*) => {
        $($(pub mod $file;)?)*

        /// Every technique, easiest first. Hints try them in this order.
        pub static LADDER: &[&Technique] = &[$(
            $(&$file::$technique)? $(&$known::$technique)? $(#[cfg(feature = "clues")] &$of_clues::$technique)?
        ),*];

        /// What is known of each technique of [`LADDER`], for code that must not contain the finders.
        pub(super) const RUNGS: &[Known] = &[$(
            $(Known::of(&$file::$technique))? $(Known::of(&$known::$technique))?
            $(#[cfg(feature = "clues")] Known::of(&$of_clues::$technique).for_clues())?
        ),*];
    };
}

ladder! {
    mod full_house::TECHNIQUE;
    mod hidden_single::TECHNIQUE;
    mod naked_single::TECHNIQUE;
    clue clues::TWO_CELLS;
    mod naked_subset::LOCKED_PAIR;
    use naked_subset::LOCKED_TRIPLE;
    mod locked_candidates::POINTING;
    use locked_candidates::CLAIMING;
    clue clues::COMBINATIONS;
    clue clues::REQUIRED;
    clue clues::ONE_HOUSE;
    use naked_subset::PAIR;
    use naked_subset::TRIPLE;
    mod hidden_subset::PAIR;
    use hidden_subset::TRIPLE;
    use naked_subset::QUAD;
    use hidden_subset::QUAD;
    clue clues::LONG;
    clue clues::SEVERAL_HOUSES;
    clue clues::LEFTOVERS;
    clue clues::IN_A_HOUSE;
    clue clues::TWO;
    clue clues::TWO_REQUIRED;
    mod fish::X_WING;
    use fish::SWORDFISH;
    use fish::JELLYFISH;
    mod remote_pair::TECHNIQUE;
    mod bug::TECHNIQUE;
    mod single_digit::SKYSCRAPER;
    use single_digit::KITE;
    use single_digit::TURBOT_FISH;
    mod empty_rectangle::TECHNIQUE;
    use single_digit::DUAL_KITE;
    use empty_rectangle::DUAL;
    mod w_wing::TECHNIQUE;
    mod wings::XY_WING;
    use wings::XYZ_WING;
    mod wxyz_wing::TECHNIQUE;
    clue clues::TWO_IN_A_HOUSE;
    clue clues::THREE;
    mod unique_rectangle::TYPE_1;
    use unique_rectangle::TYPE_2;
    use unique_rectangle::TYPE_3;
    use unique_rectangle::TYPE_4;
    use unique_rectangle::TYPE_5;
    use unique_rectangle::TYPE_6;
    use unique_rectangle::HIDDEN;
    mod avoidable_rectangle::TYPE_1;
    use avoidable_rectangle::TYPE_2;
    mod unique_loop::TYPE_1;
    use unique_loop::TYPE_2;
    use unique_loop::TYPE_3;
    use unique_loop::TYPE_4;
    mod extended_rectangle::TYPE_1;
    use extended_rectangle::TYPE_2;
    use extended_rectangle::TYPE_3;
    use extended_rectangle::TYPE_4;
    mod bug_extras::TYPE_2;
    use bug_extras::TYPE_4;
    use bug_extras::TYPE_3;
    mod finned_fish::X_WING;
    use finned_fish::SASHIMI_X_WING;
    use finned_fish::SWORDFISH;
    use finned_fish::SASHIMI_SWORDFISH;
    use finned_fish::JELLYFISH;
    use finned_fish::SASHIMI_JELLYFISH;
    mod sue_de_coq::TECHNIQUE;
    mod simple_colours_trap::TECHNIQUE;
    mod simple_colours_wrap::TECHNIQUE;
    mod multi_colours_1::TECHNIQUE;
    mod multi_colours_2::TECHNIQUE;
    mod guardians::TECHNIQUE;
    mod medusa::TECHNIQUE;
    mod x_chain::TECHNIQUE;
    mod xy_chain::TECHNIQUE;
    mod continuous_loop::TECHNIQUE;
    mod discontinuous_loop::TECHNIQUE;
    mod aic::TECHNIQUE;
    mod grouped_continuous_loop::TECHNIQUE;
    mod grouped_discontinuous_loop::TECHNIQUE;
    mod grouped_aic::TECHNIQUE;
    mod aligned_pair::TECHNIQUE;
    mod als_xz::TECHNIQUE;
    mod als_chain::XY_WING;
    use als_chain::CHAIN;
    mod death_blossom::TECHNIQUE;
    mod als_links::LOOP;
    use als_links::DISCONTINUOUS;
    use als_links::AIC;
    mod franken_fish::X_WING;
    use franken_fish::SWORDFISH;
    use franken_fish::FINNED_X_WING;
    use franken_fish::FINNED_SWORDFISH;
    clue clues::NET;
    clue clues::NET_OF_CASES;
    mod forcing_chain_contradiction::TECHNIQUE;
    mod forcing_chain_verity::TECHNIQUE;
    use franken_fish::JELLYFISH;
    use franken_fish::FINNED_JELLYFISH;
    mod tridagon::TECHNIQUE;
    mod mutant_fish::FINNED_X_WING;
    use mutant_fish::SWORDFISH;
    use mutant_fish::FINNED_SWORDFISH;
    use mutant_fish::JELLYFISH;
    use mutant_fish::FINNED_JELLYFISH;
    mod template::SET;
    use template::DELETE;
    mod exocet::TECHNIQUE;
    mod sk_loop::TECHNIQUE;
    mod multi_sector::TECHNIQUE;
    mod forcing_net_contradiction::TECHNIQUE;
    mod forcing_net_verity::TECHNIQUE;
    clue clues::NESTED_NET;
    mod nested_net::TECHNIQUE;
}
