//! Simple colours, trap: a cell sees both colours of one cluster, so whichever
//! colour holds the digit, the cell does not. `sets`: the two colours.

use std::ops::ControlFlow;

use crate::Digit;
use crate::human::Candidate;
use crate::human::colors::{self, clusters, seen_from};
use crate::human::marks::Explanation;
use crate::human::position::Position;
use crate::human::technique::{Sink, Step, Technique, Tier};

/// A cell sees both colours.
pub static TECHNIQUE: Technique = Technique {
    name: "Simple Colors Trap",
    code: "0500",
    example: "5+781..3+9.+3+21.79..64+6+9.+35+7+1...7+35.......+7....3..3..1.67..5+6.3.71+7+3.+9+1.+6.+581+6+5+2+74+39 241 941 249 251 951 455 257 858 962 864 465 => r4c2<>4",
    near_miss: "5+781..3+9.+3+21.79..64+6+9.+35+7+1...7+35.......+7....3..3..1.67..5+6.3.71+7+3.+9+1.+6.+581+6+5+2+74+39 241 941 249 251 951 455 257 858 962 864",
    tier: Tier::Expert,
    score: 150,
    needs_uniqueness: false,
    lesson: "Colour the places of a digit that are linked in pairs with two colours in turn. One colour \
             is right everywhere, so a cell that sees both colours cannot be the digit.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        for cluster in clusters(position, digit) {
            let [one, other] = cluster;
            let seen = (seen_from(one) & seen_from(other) & position.cells_of(digit)) - (one | other);
            // One strong link alone says nothing that locked candidates do not.
            if !seen.is_empty() && (one | other).len() > 2 {
                let pattern = colors::pattern(position, digit, &[cluster]);
                sink(Step::removing(&TECHNIQUE, pattern, Candidate::each(digit, seen)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Explanation {
    colors::introduce(step).say("Whatever sees a cell of each is ruled out both ways.").outcome(step)
}
