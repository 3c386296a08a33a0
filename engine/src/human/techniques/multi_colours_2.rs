//! Multi Colours 2: a colour of one cluster sees both colours of another. One of these holds the
//! digit, so the first colour does not. It is the first colour of the first cluster.
//!
//! One of its cells sees a colour of the other cluster, and its own opposite colour. So Multi Colours 1
//! always has a step there, too.

use std::ops::ControlFlow;

use crate::human::colours::{self, Colouring, clusters};
use crate::human::technique::finder;
use crate::human::{Code, Explanation, Ground, Position, Set, Sink, Step, Technique, Tier, Wide};
use crate::{Cell, Digit, messages};

messages! {
    fn multi_colours_wrong(digit: Digit, one: Vec<String>, other: Vec<String>, cells: Vec<String>);
}

/// A colour sees both colours of another cluster.
pub static TECHNIQUE: Technique = Technique {
    name: "Multi Colours 2",
    code: Code::from_static("0503"),
    example: "61...4.....8....4.+457.9...+1+5.+4..3.8.+1+8..5...437.4....27+4+16....3.+65+3+4+7.18+8...15476 815 217 317 517 318 518 222 224 225 226 327 527 836 237 944 245 968 277 993 => r1c3,r2c7,r7c8,r8c1<>2",
    near_miss: "61...4.....8....4.+457.9...+1+5.+4..3.8.+1+8..5...437.4....27+4+16....3.+65+3+4+7.18+8...15476 815 217 317 517 318 518 224 225 226 327 527 836 237 944 245 968 277 993",
    tier: Tier::Expert,
    score: 200,
    is_overshadowed: true,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    for digit in ground.digits() {
        let clusters = clusters(position, digit);
        for one in &clusters {
            for &other in clusters.iter().filter(|&other| other != one) {
                for [wrong, right] in [[one[0], one[1]], [one[1], one[0]]] {
                    let seen = ground.seen_from(wrong);
                    if seen.meets(other[0]) && seen.meets(other[1]) {
                        let found = (digit, &[[wrong, right], other][..]);
                        sink(colours::step(position, &TECHNIQUE, found, wrong, conclude))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn conclude(told: Explanation, ground: Wide, colouring: &Colouring, _: &Step) -> Explanation {
    let (digit, wrong) = (colouring.digit, colouring.clusters[0][0]);
    let clashes = colouring.clusters[1].map(|other| ground.clash(wrong, other));
    let [Some(one), Some(other)] = clashes else { return told };
    let names = |clash: [Cell; 2]| clash.map(|cell| ground.name(cell)).to_vec();
    [one, other]
        .into_iter()
        .fold(told, |told, clash| told.say_clash(ground, digit, clash))
        .say(multi_colours_wrong(digit, names(one), names(other), ground.names(wrong)))
        .links(&[one, other].map(|clash| colours::clash(digit, clash)))
}
