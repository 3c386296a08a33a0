//! Grouped AIC: an alternating inference chain. Its nodes may be groups, which are the cells that a line
//! shares with a box or another house.

use crate::human::chains::{self, Ends, Search};
use crate::human::network::Kind;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// A chain with groups. One of its ends is true.
pub static TECHNIQUE: Technique = Technique {
    name: "Grouped AIC",
    code: Code::from_static("0711"),
    example: "5...76.1..1...9.5..32+1+5+49.6..5.1.+64..8..+63..+5.6...5..8....4.2....3......9+2.6.1+5.4 723 741 249 751 761 771 878 781 881 284 784 884 187 => r7c89<>7",
    near_miss: "5...76.1..1...9.5..32+1+5+49.6..5.1.+64..8..+63..+5.6...5..8....4.2....3......9+2.6.1+5.4 723 741 249 751 761 771 878 781 284 784 884 187",
    tier: Tier::Expert,
    score: 300,
    find: finder!(|p, sink| chains::find(&SEARCH, p, sink)),
    ..Technique::BLANK
};

static SEARCH: Search = Search { technique: &TECHNIQUE, kind: Kind::Grouped, ends: Ends::Several };
