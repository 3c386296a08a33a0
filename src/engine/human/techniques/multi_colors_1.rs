//! Multi colours 1: a colour of one cluster sees a colour of another, so not
//! both are right: one of the two opposite colours is. What sees both of
//! those loses the digit. `sets`: two colours each; the second and the fourth
//! are the opposite ones.

use std::ops::ControlFlow;

use crate::engine::Digit;
use crate::engine::human::Candidate;
use crate::engine::human::colors::{self, clusters, seen_from};
use crate::engine::human::marks::Explanation;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Step, Technique, Tier};
use crate::engine::human::words;

/// Colours of two clusters see each other.
pub static TECHNIQUE: Technique = Technique {
    name: "Multi Colors 1",
    code: "0502",
    example: ".6..1.4..8+4..6.+19.5.1.4..3+6..+6.+8+1+95+49+1..+54+3+6.+45.6+9.2.1+1..+4+7+65.37+3482+5+6+1+9+6.+5+1+39.4. 214 714 316 819 224 234 873 => r4c2<>2",
    near_miss: ".6..1.4..8+4..6.+19.5.1.4..3+6..+6.+8+1+95+49+1..+54+3+6.+45.6+9.2.1+1..+4+7+65.37+3482+5+6+1+9..+5+1+39.4. 214 714 316 819 224 234 873",
    tier: Tier::Expert,
    score: 200,
    needs_uniqueness: false,
    lesson: "Colour two separate nets of a digit. If a colour of the one sees a colour of the other, they \
             cannot both be right, so at least one of their opposite colours is. A cell that sees both \
             opposite colours cannot be the digit.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        let clusters = clusters(position, digit);
        for (at, one) in clusters.iter().enumerate() {
            for other in &clusters[at + 1..] {
                for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    if !seen_from(one[i]).meets(other[j]) {
                        continue;
                    }
                    let seen = seen_from(one[1 - i]) & seen_from(other[1 - j]) & position.cells_of(digit);
                    let seen = seen - (one[0] | one[1] | other[0] | other[1]);
                    if !seen.is_empty() {
                        let turned = [[one[i], one[1 - i]], [other[j], other[1 - j]]];
                        let pattern = colors::pattern(position, digit, &turned);
                        sink(Step::removing(&TECHNIQUE, pattern, Candidate::each(digit, seen)))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let [one, not_one, other, not_other] = std::array::from_fn(|at| step.pattern.sets[at].0);
    let (near, far) = (one & seen_from(other), other & seen_from(one));
    colors::introduce(step)
        .say(format!(
            "{} and {} see each other, so they do not both hold it.",
            words::cells(near),
            words::cells(far)
        ))
        .say(format!(
            "So {} {}, or {} {}, and what sees both is ruled out.",
            words::cells(not_one),
            colors::are(not_one),
            words::cells(not_other),
            colors::are(not_other)
        ))
        .outcome(step)
}
