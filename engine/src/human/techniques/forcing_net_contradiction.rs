//! Forcing net contradiction: a candidate, followed by singles, leads to something impossible, so
//! it is false.

use crate::human::forcing::Way;
use crate::human::forcing_steps::find_contradictions;
use crate::human::technique::finder;
use crate::human::{Code, Technique, Tier};

/// A candidate leads to something impossible, by inferences that may rest on several others.
pub static TECHNIQUE: Technique = Technique {
    name: "Forcing Net Contradiction",
    code: Code::from_static("1303"),
    example: "4+5.9.+7.1...7.....5..6+5.4+7.+9+51.+4+9...7...+12..+5....+7.519.6.+1.4+9+57+33.5.7.9.+1...3+5186. 221 222 822 227 228 832 851 352 852 262 862 992 => r4c3<>3",
    near_miss: ".6142835.385769214.2435168.572913468638274591149685723817532946293846175456197832",
    tier: Tier::Extreme,
    score: 700,
    find: finder!(|position, sink| find_contradictions(&TECHNIQUE, Way::Nets, position, sink)),
    ..Technique::BLANK
};
