//! Naked single: a cell has one candidate left.

use std::ops::ControlFlow;

use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Pattern, Position, Role, Sink, Step, Technique, Tier, Wide,
};
use crate::{Digit, DigitSet, messages};

messages! {
    fn naked_single_sees(cell: String, digits: DigitSet);
    fn naked_single_ruled_out(cell: String, digits: DigitSet, count: usize);
    fn naked_single_left(cell: String, digit: Digit);
}

/// A cell has one candidate.
pub static TECHNIQUE: Technique = Technique {
    name: "Naked Single",
    code: Code::from_static("0003"),
    example: "+8+1+3+7+2+6+4+95+9+57+1+4+328+6+2+468+9+57+3+1+7+8+9+2+546+13+5+62+9+31+874+1+34+687...+62.3.+8.4.+4+7.+5.9+3..39.4.2... 173 => r7c3=5",
    near_miss: "+8+1+3+7+2+6+4+95+9+57+1+4+328+6+2+468+9+57+3+1+7+8+9+2+546+13+5+62+9+31+874+1+34+687...+62.3.+8.4.+4+7.+5.9+3..39.4.2...",
    tier: Tier::Easy,
    score: 4,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    for cell in position.empty() - position.bivalue() {
        if let Some(digit) = position.candidates(cell).single() {
            let candidate = Candidate::new(cell, digit);
            sink(Step::placing(position.ground(), &TECHNIQUE, NakedSingle { candidate }, candidate))?;
        }
    }
    ControlFlow::Continue(())
}

/// The last candidate of a cell.
#[derive(Debug)]
struct NakedSingle {
    candidate: Candidate,
}

impl Pattern for NakedSingle {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.candidate.digit)
    }

    fn cells(&self) -> Cells {
        Cells::of(self.candidate.cell)
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let Candidate { cell, digit } = self.candidate;
        let ground = position.ground();
        let name = || ground.name(cell);
        let seen = ground.housemates(cell).into_iter().filter_map(|other| position.digit(other));
        let seen: DigitSet = seen.collect();
        let gone = DigitSet::full(ground.side()) - seen - DigitSet::of(digit);
        let mut proof = Explanation::default();
        if !seen.is_empty() {
            proof = proof.say(naked_single_sees(name(), seen)).cells(Role::Focus, Cells::of(cell));
        }
        let (mut proof, left) =
            proof.say_taken(position, gone.iter().map(|digit| Candidate::new(cell, digit)));
        let ruled_out: DigitSet = left.into_iter().map(|out| out.digit).collect();
        if !ruled_out.is_empty() {
            proof = proof.say(naked_single_ruled_out(name(), ruled_out, ruled_out.len()));
        }
        proof.say(naked_single_left(name(), digit))
    }
}
