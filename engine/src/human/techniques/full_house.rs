//! Full house: a house has one empty cell.

use std::ops::ControlFlow;

use crate::human::cells::{HOUSES, name};
use crate::human::evidence::Single;
use crate::human::{
    Candidate, CellSet, Code, Explanation, HouseSet, Position, Role, Sink, Step, Technique, Tier, say,
};
use crate::message::Message;
use crate::{Digit, messages};

messages! {
    pub(in crate::human) fn full_house_cell(cell: String, house: Message);
    pub(in crate::human) fn full_house_digit(digit: Digit);
}

/// The last empty cell of a house.
pub static TECHNIQUE: Technique = Technique {
    name: "Full House",
    code: Code::from_static("0000"),
    example: "+1+8+2+56+4+3+7+9+3+96+7+2+8+5+41+45+7+3+91.+68+2+14+6+7+5+8+9+3+9+7841+3625+5+6+39+827+1+4725+8+4+9+1+3+6+8+4+123+69+5+7+6+3+9+1+57+48+2 => r3c7=2",
    near_miss: "1234567..........................................................................",
    tier: Tier::Beginner,
    score: 4,
    find,
    explain,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for (house, &cells) in HOUSES.iter().enumerate() {
        let Some(cell) = (cells & position.empty()).single() else { continue };
        let Some(digit) = position.candidates(cell).single() else { continue };
        let candidate = Candidate::new(cell, digit);
        sink(Step::placing(&TECHNIQUE, Single { candidate, house: Some(house) }, candidate))?;
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let Single { candidate: Candidate { cell, digit }, house } = *Single::of(step)?;
    let house = house?;
    let explanation = Explanation::new(full_house_cell(name(cell), say::house(house)))
        .houses(Role::Base, HouseSet::of(house))
        .cells(Role::Focus, CellSet::of(cell))
        .say(full_house_digit(digit))
        .outcome(step);
    Some(explanation)
}
