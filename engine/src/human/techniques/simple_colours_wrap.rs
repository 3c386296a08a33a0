//! Simple Colours Wrap: two cells of one colour see each other, so no cell of that colour holds
//! the digit.

use std::ops::ControlFlow;

use crate::human::colours::{self, clusters, seen_from};
use crate::human::evidence::Colouring;
use crate::human::{Candidate, CellSet, Code, Explanation, Position, Role, Sink, Step, Technique, Tier};
use crate::{Digit, messages};

messages! {
    fn colour_wrap(digit: Digit, cells: CellSet);
}

/// Two cells of one colour see each other.
pub static TECHNIQUE: Technique = Technique {
    name: "Simple Colours Wrap",
    code: Code::from_static("0501"),
    example: "81.32+956...5+48+63.1...+17+5...+4.15+6+8.+3.....34+1..3..+9+1.8.....+6+5+1.9.+146.9+3...5.98+4.+61. 931 932 753 759 262 762 268 768 269 769 272 773 879 288 788 289 789 => r1c9,r5c48,r6c3,r8c7,r9c6<>7",
    near_miss: "81.32+956...5+48+63.1...+17+5...+4.15+6+8.+3.....34+1..3..+9+1.8.....+6+5+1.9.+146.9+3...5.98+4.+61. 931 932 759 262 762 268 768 269 769 272 773 879 288 788 289 789",
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
            for colour in cluster.into_iter().filter(|&colour| seen_from(colour).meets(colour)) {
                let evidence = colours::evidence(position, digit, &[cluster]);
                sink(Step::removing(&TECHNIQUE, evidence, Candidate::each(digit, colour)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let colouring = Colouring::of(step)?;
    let digit = colouring.digits.first()?;
    let wrong = step.eliminations.iter().map(|removed| removed.cell).collect();
    let clash = seen_from(wrong) & wrong;
    let explanation = colours::introduce(colouring)?
        .say(colour_wrap(digit, clash))
        .candidates(Role::Focus, digit, clash)
        .outcome(step);
    Some(explanation)
}
