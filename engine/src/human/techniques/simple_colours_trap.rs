//! Simple Colours Trap: a cell sees both colours of a cluster. One of the colours holds the
//! digit, so the cell does not.

use std::ops::ControlFlow;

use crate::human::colours::{self, clusters, seen_from};
use crate::human::evidence::Colouring;
use crate::human::{Candidate, Code, Explanation, Position, Sink, Step, Technique, Tier};
use crate::{Digit, messages};

messages! {
    fn colour_trap(digit: Digit);
}

/// A cell sees both colours.
pub static TECHNIQUE: Technique = Technique {
    name: "Simple Colours Trap",
    code: Code::from_static("0500"),
    example: "5+781..3+9.+3+21.79..64+6+9.+35+7+1...7+35.......+7....3..3..1.67..5+6.3.71+7+3.+9+1.+6.+581+6+5+2+74+39 241 941 249 251 951 455 257 858 962 864 465 => r4c2<>4",
    near_miss: "5+781..3+9.+3+21.79..64+6+9.+35+7+1...7+35.......+7....3..3..1.67..5+6.3.71+7+3.+9+1.+6.+581+6+5+2+74+39 241 941 249 251 951 455 257 858 962 864",
    tier: Tier::Expert,
    score: 150,
    find,
    explain,
    notation: colours::notation,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        for cluster in clusters(position, digit) {
            let [one, other] = cluster;
            let seen = (seen_from(one) & seen_from(other) & position.cells_of(digit)) - (one | other);
            // A single strong link removes nothing that locked candidates do not remove.
            if !seen.is_empty() && (one | other).len() > 2 {
                let evidence = colours::evidence(position, digit, &[cluster]);
                sink(Step::removing(&TECHNIQUE, evidence, Candidate::each(digit, seen)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let colouring = Colouring::of(step)?;
    let digit = colouring.digits.first()?;
    Some(colours::introduce(colouring)?.say(colour_trap(digit)).outcome(step))
}
