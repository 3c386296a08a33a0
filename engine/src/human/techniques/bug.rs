//! BUG+1: every empty cell has two candidates, except for one cell with three. Without its extra
//! candidate, every digit would have either no place or two places in every house. Such a grid has
//! two solutions or none.

use std::ops::ControlFlow;

use crate::human::cells::{HOUSES_OF, name};
use crate::human::evidence::Grave;
use crate::human::{Candidate, CellSet, Code, Explanation, Position, Role, Sink, Step, Technique, Tier};
use crate::{Cell, Digit, DigitSet, messages};

messages! {
    fn bug_cells(cell: String);
    fn bug_two_solutions(cell: String, digit: Digit);
    fn bug_one_solution(cell: String, digit: Digit);
}

/// All cells but one are pairs.
pub static TECHNIQUE: Technique = Technique {
    name: "Bivalue Universal Grave + 1",
    code: Code::from_static("0610"),
    example: "3+8+1+7+4+2+5+69..+7+65+3+18+4..49+81+372+41+53+9+7+82+68..+2654+1+77..+4+1+8+9+35.7.+1+34+258...+8+796+4+1+1+48+5+2+6+79+3 => r8c2<>3, r8c2<>5",
    near_miss: "3.+1+7+4+2+5+69..+7+65+3+18+4..49+81+372+41+53+9+7+82+68..+2654+1+77..+4+1+8+9+35.7.+1+34+258...+8+796+4+1+1+48+5+2+6+79+3",
    tier: Tier::Hard,
    score: 100,
    needs_uniqueness: true,
    find,
    explain,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let Some(cell) = (position.empty() - position.bivalue()).single() else {
        return ControlFlow::Continue(());
    };
    let digits = position.candidates(cell);
    if digits.len() != 3 {
        return ControlFlow::Continue(());
    }
    for digit in digits.iter().filter(|&digit| is_grave(position, cell, digit)) {
        let others = digits - DigitSet::of(digit);
        sink(Step::removing(
            &TECHNIQUE,
            Grave { cell },
            others.iter().map(|other| Candidate::new(cell, other)),
        ))?;
    }
    ControlFlow::Continue(())
}

/// Whether, without the candidate, each digit has no place or two places in each house.
fn is_grave(position: &Position, cell: Cell, extra: Digit) -> bool {
    Digit::all(9).all(|digit| {
        position.all_places(digit).iter().enumerate().all(|(house, places)| {
            let is_extra =
                digit == extra && HOUSES_OF[cell.index()].iter().any(|&own| usize::from(own) == house);
            let count = places.count_ones();
            if is_extra { count == 3 } else { count == 0 || count == 2 }
        })
    })
}

fn explain(position: &Position, step: &Step) -> Option<Explanation> {
    let cell = Grave::of(step)?.cell;
    let kept = position.candidates(cell) - step.removed_digits();
    let digit = kept.first()?;
    let explanation = Explanation::new(bug_cells(name(cell)))
        .cells(Role::Focus, CellSet::of(cell))
        .say(bug_two_solutions(name(cell), digit))
        .digits(Role::Kept, kept, CellSet::of(cell))
        .say(bug_one_solution(name(cell), digit))
        .outcome(step);
    Some(explanation)
}
