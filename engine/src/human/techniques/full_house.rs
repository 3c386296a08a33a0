//! Full house: a house has one empty cell.

use std::ops::ControlFlow;

use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Pattern, Position, Role, Set, Sink, Step, Technique,
    Tier, Wide,
};
use crate::message::Message;
use crate::{Digit, DigitSet, messages};

messages! {
    fn full_house_cell(cell: String, house: Message);
    fn full_house_digit(digit: Digit);
}

/// The last empty cell of a house.
pub static TECHNIQUE: Technique = Technique {
    name: "Full House",
    code: Code::from_static("0000"),
    example: "+1+8+2+56+4+3+7+9+3+96+7+2+8+5+41+45+7+3+91.+68+2+14+6+7+5+8+9+3+9+7841+3625+5+6+39+827+1+4725+8+4+9+1+3+6+8+4+123+69+5+7+6+3+9+1+57+48+2 => r3c7=2",
    near_miss: "1234567..........................................................................",
    tier: Tier::Beginner,
    score: 4,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    for house in 0..ground.house_count() {
        let Some(cell) = (ground.house(house) & position.empty()).single() else { continue };
        let Some(digit) = position.candidates(cell).single() else { continue };
        let candidate = Candidate::new(cell, digit);
        sink(Step::placing(ground, &TECHNIQUE, FullHouse { candidate, house }, candidate))?;
    }
    ControlFlow::Continue(())
}

/// The last empty cell of a house.
#[derive(Debug)]
struct FullHouse {
    candidate: Candidate,
    house: usize,
}

impl Pattern for FullHouse {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.candidate.digit)
    }

    fn cells(&self) -> Cells {
        Cells::of(self.candidate.cell)
    }

    fn house(&self) -> Option<usize> {
        Some(self.house)
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let &Self { candidate: Candidate { cell, digit }, house } = self;
        let ground = position.ground();
        Explanation::new(full_house_cell(ground.name(cell), ground.house_name(house)))
            .houses(Role::Base, Houses::of(house))
            .cells(Role::Focus, Cells::of(cell))
            .say(full_house_digit(digit))
    }
}
