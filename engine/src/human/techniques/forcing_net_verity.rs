//! Forcing net verity: every candidate of a cell, or every place of a digit in a house, followed
//! by singles, has the same outcome.

use crate::human::forcing::Way;
use crate::human::forcing_steps::{find_verities, has_no_clues};
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// Every option has the same outcome, by inferences that may rest on several others.
pub static TECHNIQUE: Technique = Technique {
    name: "Forcing Net Verity",
    code: Code::from_static("1304"),
    example: "+2+61....9.+97..6+23..+4..9...+628......7....7.45+285.+7...6..3...8...6..92...3......1+2.. 716 335 535 336 942 643 945 576 177 477 => r7c3<>5",
    near_miss: "+2+61....9.+97..6+23..+4..9...+628......7....7.45+285.+7...6..3...8...6..92...3......1+2.. 716 335 535 336 942 643 945 573 576 177 477",
    tier: Tier::Extreme,
    score: 700,
    holds_on: has_no_clues,
    is_overshadowed: true,
    find: finder!(|position, sink| find_verities(&TECHNIQUE, Way::Nets, position, sink)),
    ..Technique::BLANK
};
