//! Full house: one empty cell is left in a house. `base`: the house.

use std::ops::ControlFlow;

use crate::DigitSet;
use crate::human::cells::{HOUSES, HouseSet};
use crate::human::marks::{Explanation, Role};
use crate::human::position::Position;
use crate::human::technique::{Pattern, Sink, Step, Technique, Tier};
use crate::human::{Candidate, CellSet, words};

/// Last empty cell of a house.
pub static TECHNIQUE: Technique = Technique {
    name: "Full House",
    code: "0000",
    example: "+1+8+2+56+4+3+7+9+3+96+7+2+8+5+41+45+7+3+91.+68+2+14+6+7+5+8+9+3+9+7841+3625+5+6+39+827+1+4725+8+4+9+1+3+6+8+4+123+69+5+7+6+3+9+1+57+48+2 => r3c7=2",
    near_miss: "1234567..........................................................................",
    tier: Tier::Beginner,
    score: 4,
    needs_uniqueness: false,
    lesson: "When a row, column or box has one empty cell left, the digit that is missing goes there.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for (house, &cells) in HOUSES.iter().enumerate() {
        let Some(cell) = (cells & position.empty()).single() else { continue };
        let Some(digit) = position.candidates(cell).single() else { continue };
        let pattern = Pattern {
            digits: DigitSet::of(digit),
            cells: CellSet::of(cell),
            base: HouseSet::of(house),
            ..Pattern::default()
        };
        sink(Step::placing(&TECHNIQUE, pattern, Candidate::new(cell, digit)))?;
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let Pattern { base, cells, digits, .. } = step.pattern;
    Explanation::new(format!("{} is the only empty cell of {}.", words::cells(cells), words::houses(base)))
        .houses(Role::Base, base)
        .cells(Role::Focus, cells)
        .say(format!("The only digit missing there is {}.", words::digits(digits)))
        .outcome(step)
}
