//! Discontinuous nice loop: a chain that returns to where it began, and proves that candidate
//! true or false.

use crate::human::chains::{self, Ends, Search};
use crate::human::network::Kind;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// A chain that returns to its first candidate and decides it.
pub static TECHNIQUE: Technique = Technique {
    name: "Discontinuous Nice Loop",
    code: Code::from_static("0707"),
    example: "+9..+2+3+6+45..3.8+4+1+96.+6.4+579+83.29.+1+546.+33.+6+9+87..+5...+623..9.5.+41..+9+64.9.+65..8.6..+9.+5.4 763 168 => r6c2<>7",
    near_miss: "+9..+2+3+6+45..3.8+4+1+96.+6.4+579+83.29.+1+546.+33.+6+9.7..+5...+623..9.5.+41..+9+64.9.+65..8.6..+9.+5.4 763 168",
    tier: Tier::Expert,
    score: 280,
    find: finder!(|p, sink| chains::find(&SEARCH, p, sink)),
    ..Technique::BLANK
};

static SEARCH: Search = Search { technique: &TECHNIQUE, kind: Kind::Any, ends: Ends::One };
