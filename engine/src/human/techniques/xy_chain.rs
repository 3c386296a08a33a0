//! XY-Chain: a chain of cells with two candidates each. Each cell shares a digit with the next.

use crate::human::chains::{self, Ends, Search};
use crate::human::network::Kind;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// Cells of two candidates, each sharing a digit with the next.
pub static TECHNIQUE: Technique = Technique {
    name: "XY-Chain",
    code: Code::from_static("0702"),
    example: ".+4..+3.+56+1+9+63+1+4+57+285.+1.+7.+9+433+9+8+7612+5+4+17+45+2+8+396.+5.+3941+8+7..5.+134+7..+3.4+5.+8+1.4+19+28+7+63+5 281 => r7c2<>2",
    near_miss: ".+4..+3.+56+1+9+63+1+4+57+285.+1.+7.+9+433+9+8+7612+5+4+17+45+2+8+396.+5.+3941+8+7..5.+134+7..+3.4+5.+8+1.4+19.8+7+63+5 281",
    tier: Tier::Expert,
    score: 260,
    find: finder!(|p, sink| chains::find(&SEARCH, p, sink)),
    ..Technique::BLANK
};

static SEARCH: Search = Search { technique: &TECHNIQUE, kind: Kind::Bivalue, ends: Ends::Open };
