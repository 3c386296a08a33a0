//! Naked single: a cell has one candidate left.

use std::ops::ControlFlow;

use crate::human::cells::{name, peers};
use crate::human::evidence::Single;
use crate::human::{Candidate, CellSet, Code, Explanation, Position, Role, Sink, Step, Technique, Tier};
use crate::{Digit, DigitSet, messages};

messages! {
    pub(in crate::human) fn naked_single_sees(cell: String, digits: DigitSet);
    pub(in crate::human) fn naked_single_ruled_out(cell: String, digits: DigitSet, count: usize);
    pub(in crate::human) fn naked_single_left(cell: String, digit: Digit);
}

/// A cell has one candidate.
pub static TECHNIQUE: Technique = Technique {
    name: "Naked Single",
    code: Code::from_static("0003"),
    example: "+8+1+3+7+2+6+4+95+9+57+1+4+328+6+2+468+9+57+3+1+7+8+9+2+546+13+5+62+9+31+874+1+34+687...+62.3.+8.4.+4+7.+5.9+3..39.4.2... 173 => r7c3=5",
    near_miss: "+8+1+3+7+2+6+4+95+9+57+1+4+328+6+2+468+9+57+3+1+7+8+9+2+546+13+5+62+9+31+874+1+34+687...+62.3.+8.4.+4+7.+5.9+3..39.4.2...",
    tier: Tier::Easy,
    score: 4,
    find,
    explain,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for cell in position.empty() - position.bivalue() {
        if let Some(digit) = position.candidates(cell).single() {
            let candidate = Candidate::new(cell, digit);
            sink(Step::placing(&TECHNIQUE, Single { candidate, house: None }, candidate))?;
        }
    }
    ControlFlow::Continue(())
}

fn explain(position: &Position, step: &Step) -> Option<Explanation> {
    let Candidate { cell, digit } = Single::of(step)?.candidate;
    let seen: DigitSet = peers(cell).into_iter().filter_map(|peer| position.digit(peer)).collect();
    let ruled_out = DigitSet::full(9) - seen - DigitSet::of(digit);
    let mut explanation =
        Explanation::new(naked_single_sees(name(cell), seen)).cells(Role::Focus, CellSet::of(cell));
    if !ruled_out.is_empty() {
        explanation = explanation.say(naked_single_ruled_out(name(cell), ruled_out, ruled_out.len()));
    }
    Some(explanation.say(naked_single_left(name(cell), digit)).outcome(step))
}
