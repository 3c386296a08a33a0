//! X-Chain: strong and weak links of one digit in turn, with a strong link at both ends.

use crate::human::chains::{self, Ends, Search};
use crate::human::network::Kind;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// One digit, strong and weak links in turn.
pub static TECHNIQUE: Technique = Technique {
    name: "X-Chain",
    code: Code::from_static("0701"),
    example: "1+26..+4...+4+7+3..9.+625+986+2+71433+6..952...+51+2.8+6..2+8...+6....+1.+4+6+235..+32+57+1+4.6+64+598+3+7+2+1 818 819 758 968 => r1c8<>9",
    near_miss: "1+26..+4...+4+7+3..9.+625+986+2+71433+6..952...+51+2.8...2+8...+6....+1.+4+6+235..+32+57+1+4.6+64+598+3+7+2+1 818 819 758 968",
    tier: Tier::Expert,
    score: 260,
    find: finder!(|p, sink| chains::find(&SEARCH, p, sink)),
    ..Technique::BLANK
};

static SEARCH: Search = Search { technique: &TECHNIQUE, kind: Kind::SingleDigit, ends: Ends::Open };
