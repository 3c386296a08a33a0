//! Grouped AIC: an alternating inference chain. Its nodes may be groups, which are two or three
//! cells of a box and a line.

use std::ops::ControlFlow;

use crate::human::chains::{self, Ends, Search};
use crate::human::chains_proof;
use crate::human::network::Kind;
use crate::human::{Code, Position, Sink, Technique, Tier};

/// A chain with groups. One of its ends is true.
pub static TECHNIQUE: Technique = Technique {
    name: "Grouped AIC",
    code: Code::from_static("0711"),
    example: "5...76.1..1...9.5..32+1+5+49.6..5.1.+64..8..+63..+5.6...5..8....4.2....3......9+2.6.1+5.4 723 741 249 751 761 771 878 781 881 284 784 884 187 => r7c89<>7",
    near_miss: "5...76.1..1...9.5..32+1+5+49.6..5.1.+64..8..+63..+5.6...5..8....4.2....3......9+2.6.1+5.4 723 741 249 751 761 771 878 781 284 784 884 187",
    tier: Tier::Expert,
    score: 300,
    find,
    explain: chains_proof::explain,
    notation: chains::notation,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let search = Search { technique: &TECHNIQUE, kind: Kind::Grouped, ends: Ends::Several };
    chains::find(&search, position, sink)
}
