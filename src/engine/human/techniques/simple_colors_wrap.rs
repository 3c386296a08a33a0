//! Simple colours, wrap: two cells of one colour see each other, so that
//! colour is wrong. `sets`: the two colours.

use std::ops::ControlFlow;

use crate::engine::Digit;
use crate::engine::human::Candidate;
use crate::engine::human::colors::{self, clusters, seen_from};
use crate::engine::human::marks::{Explanation, Role};
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Step, Technique, Tier};
use crate::engine::human::words;

/// Two cells of one colour see each other.
pub static TECHNIQUE: Technique = Technique {
    name: "Simple Colors Wrap",
    code: "0501",
    example: "+79+2865.....4.....+515.....7...7.24.5...3....4...+9.+38.........1..9.....56....3.27.. => r1c9,r3c7<>4",
    tier: Tier::Expert,
    score: 150,
    needs_uniqueness: false,
    lesson: "Colour the places of a digit that are linked in pairs with two colours in turn. If two cells \
             of one colour see each other, that colour is wrong, and all its cells lose the digit.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        for cluster in clusters(position, digit) {
            for colour in cluster.into_iter().filter(|&colour| seen_from(colour).meets(colour)) {
                let pattern = colors::pattern(position, digit, &[cluster]);
                sink(Step::removing(&TECHNIQUE, pattern, Candidate::each(digit, colour)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let digit = step.eliminations[0].digit;
    let wrong = step.eliminations.iter().map(|removed| removed.cell).collect();
    let clash = seen_from(wrong) & wrong;
    colors::introduce(step)
        .say(format!("But among {} there are cells that see each other.", words::cells(clash)))
        .candidates(Role::Focus, digit, clash)
        .outcome(step)
}

#[cfg(test)]
mod tests {
    use super::TECHNIQUE;
    use crate::engine::human::techniques::check;

    #[test]
    fn a_colour_that_sees_itself_goes() {
        check::finds(
            &TECHNIQUE,
            "+79+2865.....4.....+515.....7...7.24.5...3....4...+9.+38.........1..9.....56....3.27..",
            "r1c9,r3c7<>4",
        );
        check::finds_none(
            &TECHNIQUE,
            "..3..7..879..+8.3..2...6......4.1......+98..2......9.7.39.....8.....52...1..5..8..4",
        );
    }
}
