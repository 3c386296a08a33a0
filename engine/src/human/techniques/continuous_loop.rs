//! Continuous nice loop: strong and weak links in turn that close without a break.

use crate::human::chains::{self, Ends, Search};
use crate::human::network::Kind;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// Strong and weak links in turn that close to a loop.
pub static TECHNIQUE: Technique = Technique {
    name: "Continuous Nice Loop",
    code: Code::from_static("0706"),
    example: ".69+3.+5+4+2+7.+4..+6.531.+35...+8+6+998+3+54+6+1+72.2....6+53+6+5..3.+984.16.57+3+9+8+5+9...3+74+6+37.+69.2+1+5 823 224 226 231 151 754 854 => r35c5<>1, r8c4<>2, r2c6<>8",
    near_miss: ".69+3.+5+4+2+7.+4..+6.531.+35...+8+6+998+3+54+6+1+72.2....6+53+6+5..3.+984.16.57+3+9+8+5+9...3+74+6+37.+69.2+1+5 823 224 226 231 151 754",
    tier: Tier::Expert,
    score: 280,
    find: finder!(|p, sink| chains::find(&SEARCH, p, sink)),
    ..Technique::BLANK
};

static SEARCH: Search = Search { technique: &TECHNIQUE, kind: Kind::Any, ends: Ends::Loop };
