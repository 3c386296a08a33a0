//! Simple Colours Trap: a cell sees both colours of a cluster. One of the colours holds the
//! digit, so the cell does not.

use std::ops::ControlFlow;

use crate::human::colours::{self, Colouring, clusters};
use crate::human::technique::finder;
use crate::human::{Code, Explanation, Ground, Position, Set, Sink, Step, Technique, Tier, Wide};
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
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    for digit in ground.digits() {
        for cluster in clusters(position, digit) {
            let [one, other] = cluster;
            let seen_by_both = ground.seen_from(one) & ground.seen_from(other) & position.cells_of(digit);
            let seen = seen_by_both - (one | other);
            // A single strong link removes nothing that locked candidates do not remove.
            if !seen.is_empty() && (one | other).len() > 2 {
                let found = (digit, &[cluster][..]);
                sink(colours::step(position, &TECHNIQUE, found, seen, conclude))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn conclude(told: Explanation, ground: Wide, colouring: &Colouring, step: &Step) -> Explanation {
    let (digit, seen) = (colouring.digit, step.cleared());
    let colours = colouring.clusters.iter().flatten();
    colours
        .fold(told.say(colour_trap(digit)), |told, &colour| told.say_some_seen(ground, digit, colour, seen))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::fixture::{lines, made};

    #[test]
    fn a_cell_sees_a_colour_by_a_move_of_chess() {
        let places = [('7', "row 1", "r1c1 r1c4"), ('7', "column 4", "r1c4 r9c4")];
        let position = made("9x9+anti-knight", &places);
        let expected = "Simple Colours Trap: 7 (r1c1,r9c4) / (r1c4) => r2c2,r3c3<>7";
        assert_eq!(lines(&TECHNIQUE, &position), [expected]);
    }
}
