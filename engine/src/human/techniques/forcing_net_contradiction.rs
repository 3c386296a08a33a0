//! Forcing net contradiction: a candidate, followed by singles, leads to something impossible, so
//! it is false.

use crate::human::forcing::Way;
use crate::human::forcing_steps::{find_contradictions, has_no_clues};
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// A candidate leads to something impossible, by inferences that may rest on several others.
pub static TECHNIQUE: Technique = Technique {
    name: "Forcing Net Contradiction",
    code: Code::from_static("1303"),
    example: "..53.....8.+1+7+5..2..7..1....4....5....1..7+3..6..32...8.1625+3+7+8+49.......3......97.. 417 427 636 836 937 439 843 943 957 561 961 567 => r9c5<>6",
    near_miss: "..53.....8.+1+7+5..2..7..1.........5....1..7+3..6...2...8.1625+3+7+8+49.......3......97.. 417 427 636 836 937 439 843 943 957 561 961 567",
    tier: Tier::Extreme,
    score: 700,
    holds_on: has_no_clues,
    find: finder!(|position, sink| find_contradictions(&TECHNIQUE, Way::Nets, position, sink)),
    ..Technique::BLANK
};
