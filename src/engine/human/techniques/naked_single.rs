//! Naked single: a cell has one candidate left.

use std::ops::ControlFlow;

use crate::engine::DigitSet;
use crate::engine::human::cells::peers;
use crate::engine::human::marks::{Explanation, Role};
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Pattern, Sink, Step, Technique, Tier};
use crate::engine::human::{Candidate, CellSet, words};

/// A cell has one candidate.
pub static TECHNIQUE: Technique = Technique {
    name: "Naked Single",
    code: "0003",
    example: "9.5..83.7.36.....4...5.....4..1....3.7..96.28.........2.4..7.6.8...1.9........... => r1c8=1",
    tier: Tier::Easy,
    score: 4,
    needs_uniqueness: false,
    lesson: "When all digits but one are ruled out in a cell, the one that is left goes there.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for cell in position.empty() - position.bivalue() {
        if let Some(digit) = position.candidates(cell).single() {
            let pattern =
                Pattern { digits: DigitSet::of(digit), cells: CellSet::of(cell), ..Pattern::default() };
            sink(Step::placing(&TECHNIQUE, pattern, Candidate::new(cell, digit)))?;
        }
    }
    ControlFlow::Continue(())
}

fn explain(position: &Position, step: &Step) -> Explanation {
    let Candidate { cell, digit } = step.placements[0];
    let name = words::cells(step.pattern.cells);
    let seen: DigitSet = peers(cell).into_iter().filter_map(|peer| position.digit(peer)).collect();
    let ruled_out = DigitSet::full(9) - seen - DigitSet::of(digit);
    let explanation = Explanation::new(format!("{name} sees {}.", words::digits(seen)))
        .cells(Role::Focus, step.pattern.cells);
    let explanation = if ruled_out.is_empty() {
        explanation
    } else {
        explanation.say(format!("{} has been ruled out there before.", words::digits(ruled_out)))
    };
    explanation.say(format!("Only {digit} is left for {name}.")).outcome(step)
}

#[cfg(test)]
mod tests {
    use super::super::check;
    use super::TECHNIQUE;

    const EIGHT_SEEN: &str =
        ".234.....5........6........7........8............................................";

    #[test]
    fn a_cell_that_sees_eight_digits_is_the_ninth() {
        check::finds_none(&TECHNIQUE, EIGHT_SEEN);
        check::finds(&TECHNIQUE, &format!("{EIGHT_SEEN} 911"), "r1c1=1");
    }
}
