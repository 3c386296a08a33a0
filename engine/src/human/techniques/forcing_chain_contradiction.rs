//! Forcing chain contradiction: chains from one candidate leave a cell or a house without an
//! option, so the candidate is false.

use crate::human::forcing::Way;
use crate::human::forcing_steps::{find_contradictions, has_no_clues};
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// Chains from one candidate lead to something impossible.
pub static TECHNIQUE: Technique = Technique {
    name: "Forcing Chain Contradiction",
    code: Code::from_static("1301"),
    example: "9.+4+85...6+8.3.+469.5.2.9...8.+4+9..385+6.35...+4.+98.+68.9..4..89....1..4...+9+8.77+3.4+8.6.+9 716 717 724 131 133 733 737 254 755 264 166 271 274 574 376 581 681 183 283 284 288 593 => r4c3<>1",
    near_miss: "9.+4+85...6+8.3.+469.5.2.9...8.+4+9..385+6.35...+4.+98.+68.9..4..89....1..4...+9+8.77+3.4+8.6.+9 716 717 724 131 133 733 737 254 755 264 166 271 274 574 376 581 681 183 283 288 593",
    tier: Tier::Extreme,
    score: 500,
    holds_on: has_no_clues,
    find: finder!(|position, sink| find_contradictions(&TECHNIQUE, Way::Chains, position, sink)),
    ..Technique::BLANK
};
