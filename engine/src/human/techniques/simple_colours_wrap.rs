//! Simple Colours Wrap: two cells of one colour see each other, so no cell of that colour holds
//! the digit.

use std::ops::ControlFlow;

use crate::human::colours::{self, Colouring, clusters};
use crate::human::technique::finder;
use crate::human::{Code, Explanation, Ground, Position, Set, Sink, Step, Technique, Tier, Wide};
use crate::{Digit, messages};

messages! {
    fn colour_wrap(digit: Digit, cells: Vec<String>);
}

/// Two cells of one colour see each other.
pub static TECHNIQUE: Technique = Technique {
    name: "Simple Colours Wrap",
    code: Code::from_static("0501"),
    example: "81.32+956...5+48+63.1...+17+5...+4.15+6+8.+3.....34+1..3..+9+1.8.....+6+5+1.9.+146.9+3...5.98+4.+61. 931 932 753 759 262 762 268 768 269 769 272 773 879 288 788 289 789 => r1c9,r5c48,r6c3,r8c7,r9c6<>7",
    near_miss: "81.32+956...5+48+63.1...+17+5...+4.15+6+8.+3.....34+1..3..+9+1.8.....+6+5+1.9.+146.9+3...5.98+4.+61. 931 932 759 262 762 268 768 269 769 272 773 879 288 788 289 789",
    tier: Tier::Expert,
    score: 150,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    for digit in ground.digits() {
        for cluster in clusters(position, digit) {
            for colour in cluster.into_iter().filter(|&colour| ground.seen_from(colour).meets(colour)) {
                sink(colours::step(position, &TECHNIQUE, (digit, &[cluster]), colour, conclude))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn conclude(told: Explanation, ground: Wide, colouring: &Colouring, step: &Step) -> Explanation {
    let (digit, wrong) = (colouring.digit, step.cleared());
    let Some(clash) = ground.clash(wrong, wrong) else { return told };
    let names = clash.map(|cell| ground.name(cell)).to_vec();
    let told = told.say_clash(ground, digit, clash).say(colour_wrap(digit, names));
    told.link(colours::clash(digit, clash))
}
