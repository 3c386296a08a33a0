//! Multi Colours 2: a colour of one cluster sees both colours of another. One of these holds the
//! digit, so the first colour does not. It is the first colour of the first cluster.

use std::ops::ControlFlow;

use crate::human::colours::{self, clusters, seen_from};
use crate::human::evidence::Colouring;
use crate::human::{Candidate, CellSet, Code, Explanation, Position, Sink, Step, Technique, Tier};
use crate::{Digit, messages};

messages! {
    fn multi_colours_wrong(digit: Digit, cells: CellSet);
}

/// A colour sees both colours of another cluster.
pub static TECHNIQUE: Technique = Technique {
    name: "Multi Colours 2",
    code: Code::from_static("0503"),
    example: "61...4.....8....4.+457.9...+1+5.+4..3.8.+1+8..5...437.4....27+4+16....3.+65+3+4+7.18+8...15476 815 217 317 517 318 518 222 224 225 226 327 527 836 237 944 245 968 277 993 => r1c3,r2c7,r7c8,r8c1<>2",
    near_miss: "61...4.....8....4.+457.9...+1+5.+4..3.8.+1+8..5...437.4....27+4+16....3.+65+3+4+7.18+8...15476 815 217 317 517 318 518 224 225 226 327 527 836 237 944 245 968 277 993",
    tier: Tier::Expert,
    score: 200,
    find,
    explain,
    notation: colours::notation,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        let clusters = clusters(position, digit);
        for one in &clusters {
            for other in clusters.iter().filter(|&other| other != one) {
                for i in 0..2 {
                    let seen = seen_from(one[i]);
                    if seen.meets(other[0]) && seen.meets(other[1]) {
                        let clusters = [[one[i], one[1 - i]], *other];
                        let evidence = colours::evidence(position, digit, &clusters);
                        sink(Step::removing(&TECHNIQUE, evidence, Candidate::each(digit, one[i])))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let colouring = Colouring::of(step)?;
    let digit = colouring.digits.first()?;
    let [wrong, _] = *colouring.clusters.first()?;
    Some(colours::introduce(colouring)?.say(multi_colours_wrong(digit, wrong)).outcome(step))
}
