//! Remote pair: cells with the same two candidates, each seeing the next, are
//! one digit and the other in turn. A cell that sees an odd and an even one is
//! neither. `cells`, `others`: the two colours.

use std::ops::ControlFlow;

use crate::human::cells::{CellSet, peers};
use crate::human::{Candidate, Explanation, Pattern, Position, Role, Sink, Step, Technique, Tier, words};
use crate::{Cell, DigitSet};

/// A chain of equal pairs.
pub static TECHNIQUE: Technique = Technique {
    name: "Remote Pair",
    code: "0703",
    example: "..67+5+4.+8.48.+1+2+6.+755+72+8+9+36+14+82+1+6+457+93+39+4+2+7+1+85+67+6+59+38.+4.+6+48+3+1+9+5+272..5+8+74+6..+5+746+2.3+8 => r1c9<>9",
    near_miss: "..67+5+4.+8.48.+1+2+6.+755+72+8+9+36+14+82+1+6+457+93.9+4+2+7+1+85+67+6+59+38.+4.+6+48+3+1+9+5+272..5+8+74+6..+5+746+2.3+8",
    tier: Tier::Hard,
    score: 110,
    needs_uniqueness: false,
    lesson: "Four or more cells have the same two candidates, and each sees the next. They are one digit and the \
             other in turn, so a cell that sees one of each kind can be neither.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let mut left = position.bivalue();
    while let Some(start) = left.first() {
        let digits = position.candidates(start);
        let same: CellSet = left.into_iter().filter(|&cell| position.candidates(cell) == digits).collect();
        let [even, odd] = colour(start, same);
        left -= even | odd;
        if (even | odd).len() < 4 || even.meets(odd) {
            continue;
        }
        let sees_both = (seen(even) & seen(odd)) - even - odd;
        let removed: Vec<Candidate> = position.candidates_of(digits, sees_both).collect();
        if !removed.is_empty() {
            let pattern = Pattern { digits, cells: even, others: odd, ..Pattern::default() };
            sink(Step::removing(&TECHNIQUE, pattern, removed))?;
        }
    }
    ControlFlow::Continue(())
}

/// What sees some cell of the set.
fn seen(cells: CellSet) -> CellSet {
    cells.into_iter().fold(CellSet::EMPTY, |seen, cell| seen | peers(cell))
}

/// The cells that hang together with the first, by colour.
fn colour(start: Cell, same: CellSet) -> [CellSet; 2] {
    let mut colours = [CellSet::of(start), CellSet::EMPTY];
    loop {
        let next = [colours[0] | (seen(colours[1]) & same), colours[1] | (seen(colours[0]) & same)];
        if next == colours {
            return colours;
        }
        colours = next;
    }
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let Pattern { digits, cells, others, .. } = step.pattern;
    let [a, b] = [0, 1].map(|at| digits.iter().nth(at).map_or(0, crate::Digit::value));
    debug_assert!(DigitSet::len(digits) == 2);
    Explanation::new(format!("{} are all {a} or {b}, and each sees the next.", words::cells(cells | others)))
        .cells(Role::Focus, cells | others)
        .say(format!(
            "If {} is {a}, {} is {b}, and so on in turn; and the other way round.",
            words::cells(cells),
            words::cells(others)
        ))
        .digits(Role::On, digits, cells)
        .digits(Role::Off, digits, others)
        .say(format!("A cell that sees one of each kind sees {a} and {b} either way."))
        .outcome(step)
}
