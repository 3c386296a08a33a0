//! Forcing chain verity: chains from every candidate of a cell, or from every place of a digit in
//! a house, have the same outcome.

use crate::human::forcing::Way;
use crate::human::forcing_steps::{find_verities, has_no_clues};
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// Chains from every option have the same outcome.
pub static TECHNIQUE: Technique = Technique {
    name: "Forcing Chain Verity",
    code: Code::from_static("1302"),
    example: "..53+8...48......2.+4..71.5.+8.4+8..5+2...1+2+8....67.32...8.2....8..9..4.6.+8.+2.+8..+2.7.. 622 944 466 966 372 382 591 => r1c2<>6",
    near_miss: "..53+8...48......2.+4..71.5.+8.4+8..5+2...1+2+8....67.32...8.2....8..9..4.6.+8.+2.+8..+2.7.. 612 622 944 466 966 372 382 591",
    tier: Tier::Extreme,
    score: 500,
    holds_on: has_no_clues,
    is_overshadowed: true,
    find: finder!(|position, sink| find_verities(&TECHNIQUE, Way::Chains, position, sink)),
    ..Technique::BLANK
};
