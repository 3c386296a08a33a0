//! Forcing chain verity: chains from every candidate of a cell, or from every place of a digit in
//! a house, have the same outcome.

use crate::human::forcing::Way;
use crate::human::forcing_steps::find_verities;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// Chains from every option have the same outcome.
pub static TECHNIQUE: Technique = Technique {
    name: "Forcing Chain Verity",
    code: Code::from_static("1302"),
    example: ".+8.45.+3+21+1.3.+9+2+48+5+45+23+8+19+768.521..4+9......2+1.+2149..5..527....+9.+6+41..9...39+8...... 642 654 754 655 656 365 369 879 785 889 694 696 799 => r9c7<>6",
    near_miss: ".+8.45.+3+21+1.3.+9+2+48+5+45+23+8+19+768.521..4+9......2+1.+2149..5..527....+9.+6+41..9...39+8...... 642 654 754 655 656 369 879 785 889 694 696 799",
    tier: Tier::Extreme,
    score: 500,
    is_overshadowed: true,
    find: finder!(|position, sink| find_verities(&TECHNIQUE, Way::Chains, position, sink)),
    ..Technique::BLANK
};
