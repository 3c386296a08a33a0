//! Hidden single: a digit has one place left in a house. Boxes come first, since they are
//! easier to scan than lines.

use std::ops::ControlFlow;

use crate::human::cells::{CELL_AT, HOUSES, name, peers};
use crate::human::evidence::Single;
use crate::human::say::CellNames;
use crate::human::{
    Candidate, CellSet, Code, Explanation, HouseSet, Position, Role, Sink, Step, Technique, Tier, say,
};
use crate::message::Message;
use crate::{Digit, messages};

messages! {
    pub(in crate::human) fn hidden_single_where(digit: Digit, house: Message);
    pub(in crate::human) fn hidden_single_seen(digit: Digit, cells: impl CellNames, count: usize, house: Message);
    pub(in crate::human) fn hidden_single_left(cell: String, digit: Digit);
}

/// A digit has one place in a house.
pub static TECHNIQUE: Technique = Technique {
    name: "Hidden Single",
    code: Code::from_static("0002"),
    example: "+1+8+2.6+4.+7+9+3+96+7+2+8+5+41+45+7.+91.+68+2+14+6+7+5+8+9+3+9+7841+3625+5+6+39+827+1+4725+8+4+9+1+3+6+8+4+123+69+5+7+6+3+9+1+57+48+2 => r1c4=5",
    near_miss: "................................................................................. 112 121 122 123 131 132 133",
    tier: Tier::Easy,
    score: 14,
    find,
    explain,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for house in (18..27).chain(0..18) {
        for digit in Digit::all(9) {
            let places = position.places(digit, house);
            if places.is_power_of_two() {
                let cell = CELL_AT[house][places.trailing_zeros() as usize];
                let candidate = Candidate::new(cell, digit);
                sink(Step::placing(&TECHNIQUE, Single { candidate, house: Some(house) }, candidate))?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(position: &Position, step: &Step) -> Option<Explanation> {
    let Single { candidate: Candidate { cell, digit }, house } = *Single::of(step)?;
    let house = house?;
    let open = (HOUSES[house] & position.empty()).without(cell);
    let holders = holders_that_see(position, digit, open);
    let mut explanation = Explanation::new(hidden_single_where(digit, say::house(house)))
        .houses(Role::Base, HouseSet::of(house));
    if !holders.is_empty() {
        explanation = explanation
            .say(hidden_single_seen(digit, holders, holders.len(), say::house(house)))
            .cells(Role::Focus, holders);
    }
    Some(explanation.say(hidden_single_left(name(cell), digit)).outcome(step))
}

/// The cells that rule the digit out of the open cells, chosen greedily to be few.
fn holders_that_see(position: &Position, digit: Digit, mut open: CellSet) -> CellSet {
    let holders: CellSet =
        HOUSES[..9].iter().flat_map(|&row| row).filter(|&cell| position.digit(cell) == Some(digit)).collect();
    let mut chosen = CellSet::EMPTY;
    while let Some(best) = holders.into_iter().max_by_key(|&holder| (peers(holder) & open).len()) {
        if !peers(best).meets(open) {
            break;
        }
        open -= peers(best);
        chosen.insert(best);
    }
    chosen
}
