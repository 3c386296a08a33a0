//! Alternating inference chain: strong and weak links of any digits in turn. One of the two
//! ends is true.

use crate::human::chains::{self, Ends, Search};
use crate::human::network::Kind;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// A chain of strong and weak links in turn. One of its ends is true.
pub static TECHNIQUE: Technique = Technique {
    name: "Alternating Inference Chain",
    code: Code::from_static("0708"),
    example: "..+9....7..7+2.1.9...4.9+72...6+8.2+5+74.+9..4+1+9+6..8..538+4..6..87.1....1...98.+7..+7.4.69+1 317 328 428 528 138 338 538 251 167 271 272 378 479 281 581 385 => r9c12<>3",
    near_miss: "..+9....7..7+2.1.9...4.9+72...6+8.2+5+74.+9..4+1+9+6..8..538+4..6..87.1....1...98.+7..+7.4.69+1 317 328 428 528 138 338 538 251 167 271 272 378 479 281 581",
    tier: Tier::Expert,
    score: 280,
    find: finder!(|p, sink| chains::find(&SEARCH, p, sink)),
    ..Technique::BLANK
};

static SEARCH: Search = Search { technique: &TECHNIQUE, kind: Kind::Any, ends: Ends::Several };
