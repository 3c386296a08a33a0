//! Forcing net verity: every candidate of a cell, or every place of a digit in a house, followed
//! by singles, has the same outcome.

use crate::human::forcing::Way;
use crate::human::forcing_steps::find_verities;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// Every option has the same outcome, by inferences that may rest on several others.
pub static TECHNIQUE: Technique = Technique {
    name: "Forcing Net Verity",
    code: Code::from_static("1304"),
    example: "..85.+7+9.+4..+4.32+8+5....9+84+31...2..6+1.5+41+73+2+5+698.....12.37...+5.4...81+473+5..54.2..7.. 212 621 632 662 372 874 278 678 679 681 995 698 699 => r7c2<>9",
    near_miss: "..85.+7+9.+4..+4.32+8+5....9+84+31...2..6+1.5+41+73+2+5+698.....12.37...+5.4...81+473+5..54.2..7.. 212 621 632 662 372 874 278 678 679 681 995 698",
    tier: Tier::Extreme,
    score: 700,
    is_overshadowed: true,
    find: finder!(|position, sink| find_verities(&TECHNIQUE, Way::Nets, position, sink)),
    ..Technique::BLANK
};
