//! Grouped continuous nice loop: a continuous loop. Its nodes may be groups, which are the cells that
//! a line shares with a box or another house.

use crate::human::chains::{self, Ends, Search};
use crate::human::network::Kind;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// A loop with groups of cells.
pub static TECHNIQUE: Technique = Technique {
    name: "Grouped Continuous Nice Loop",
    code: Code::from_static("0709"),
    example: "+9..5+6.8.45..94+1.+6+3+6+4.2.891+5.9..+261.8......+63...6...+4.9+86415.3+9.2.9+6.+4.+8+1.......46 312 712 222 723 741 343 744 753 854 755 562 762 365 765 393 395 795 396 797 => r6c8,r9c3<>7",
    near_miss: "+9..5+6.8.45..94+1.+6+3+6+4.2.891+5.9..+261.8......+63...6...+4.9+86415.3+9.2.9+6.+4.+8+1.......46 312 222 723 741 343 744 753 854 755 562 762 365 765 393 395 795 396 797",
    tier: Tier::Expert,
    score: 300,
    find: finder!(|p, sink| chains::find(&SEARCH, p, sink)),
    ..Technique::BLANK
};

static SEARCH: Search = Search { technique: &TECHNIQUE, kind: Kind::Grouped, ends: Ends::Loop };
