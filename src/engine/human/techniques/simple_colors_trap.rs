//! Simple colours, trap: a cell sees both colours of one cluster, so whichever
//! colour holds the digit, the cell does not. `sets`: the two colours.

use std::ops::ControlFlow;

use crate::engine::Digit;
use crate::engine::human::Candidate;
use crate::engine::human::colors::{self, clusters, seen_from};
use crate::engine::human::marks::Explanation;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Step, Technique, Tier};

/// A cell sees both colours.
pub static TECHNIQUE: Technique = Technique {
    name: "Simple Colors Trap",
    code: "0500",
    example: ".91......3..4.......6+9...5......94..8..73.1.9..+96.....+9.3..571.6...9.3.81........ => r9c23<>5",
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

#[cfg(test)]
mod tests {
    use super::TECHNIQUE;
    use crate::engine::human::techniques::check;

    #[test]
    fn what_sees_both_colours_goes() {
        check::finds(
            &TECHNIQUE,
            ".91......3..4.......6+9...5......94..8..73.1.9..+96.....+9.3..571.6...9.3.81........",
            "r9c23<>5",
        );
        check::finds_none(
            &TECHNIQUE,
            "5..4....8........38792+3.......18..2.15....6+8..8.....7..6..13...7....2.4....9...+3.",
        );
    }
}
