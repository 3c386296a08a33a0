//! X-Chain: strong and weak links of one digit in turn, with a strong link at both ends.

use std::ops::ControlFlow;

use crate::human::chains::{self, Ends, Search};
use crate::human::chains_proof;
use crate::human::network::Kind;
use crate::human::{Code, Position, Sink, Technique, Tier};

/// One digit, strong and weak links in turn.
pub static TECHNIQUE: Technique = Technique {
    name: "X-Chain",
    code: Code::from_static("0701"),
    example: "1+26..+4...+4+7+3..9.+625+986+2+71433+6..952...+51+2.8+6..2+8...+6....+1.+4+6+235..+32+57+1+4.6+64+598+3+7+2+1 818 819 758 968 => r1c8<>9",
    near_miss: "1+26..+4...+4+7+3..9.+625+986+2+71433+6..952...+51+2.8...2+8...+6....+1.+4+6+235..+32+57+1+4.6+64+598+3+7+2+1 818 819 758 968",
    tier: Tier::Expert,
    score: 260,
    find,
    explain: chains_proof::explain,
    notation: chains::notation,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let search = Search { technique: &TECHNIQUE, kind: Kind::SingleDigit, ends: Ends::Open };
    chains::find(&search, position, sink)
}
