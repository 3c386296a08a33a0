//! Grouped discontinuous nice loop: a discontinuous loop. Its nodes may be groups, which are the cells
//! that a line shares with a box or another house.

use crate::human::chains::{self, Ends, Search};
use crate::human::network::Kind;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// A chain with groups that returns to its first candidate and decides it.
pub static TECHNIQUE: Technique = Technique {
    name: "Grouped Discontinuous Nice Loop",
    code: Code::from_static("0710"),
    example: ".4...+6...2+71.+4.6..68....4..3..+47..2+6+7+263.8+9+4...4+692..7+4....756..+6+79....4.3..+6478. 817 919 929 939 543 561 185 187 294 199 => r1c5<>1",
    near_miss: ".4...+6...2+71.+4.6..68....4..3..+47..2+6+7+263.8+9+4...4+692..7+4....756..+6+79....4.3..+6478. 817 919 929 939 543 561 185 294 199",
    tier: Tier::Expert,
    score: 300,
    find: finder!(|p, sink| chains::find(&SEARCH, p, sink)),
    ..Technique::BLANK
};

static SEARCH: Search = Search { technique: &TECHNIQUE, kind: Kind::Grouped, ends: Ends::One };
