//! Full house: one empty cell is left in a house. `base`: the house.

use std::ops::ControlFlow;

use crate::engine::DigitSet;
use crate::engine::human::cells::{HOUSES, HouseSet};
use crate::engine::human::marks::{Explanation, Role};
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Pattern, Sink, Step, Technique, Tier};
use crate::engine::human::{Candidate, CellSet, words};

/// Last empty cell of a house.
pub static TECHNIQUE: Technique = Technique {
    name: "Full House",
    code: "0000",
    example: "+3.6.71...815......9+74.........9.......1...8.5....8.43.....36...63......2..9..5..1 => r1c2=2",
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

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::TECHNIQUE;

    const OPEN: &str = "..3456789........................................................................";

    #[test]
    fn one_empty_cell_is_filled_and_two_are_not() {
        check::finds(&TECHNIQUE, &OPEN.replacen("..", ".2", 1), "r1c1=1");
        check::finds_none(&TECHNIQUE, OPEN);
    }
}
