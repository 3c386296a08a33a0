//! Remote pair: a chain of cells with the same two candidates, each of which sees the next. They
//! hold the two digits in turn. A cell that sees both colours holds neither digit.

use std::ops::ControlFlow;

use crate::human::cells::peers;
use crate::human::evidence::Colouring;
use crate::human::{
    Candidate, CellSet, Code, Explanation, Position, Role, Sink, Step, Technique, Tier, step_line,
};
use crate::{Cell, DigitSet, messages};

messages! {
    fn remote_pair_cells(cells: CellSet, digits: DigitSet);
    fn remote_pair_colours(first: CellSet, second: CellSet);
    fn remote_pair_sees_both(digits: DigitSet);
}

/// A chain of equal pairs.
pub static TECHNIQUE: Technique = Technique {
    name: "Remote Pair",
    code: Code::from_static("0703"),
    example: "..67+5+4.+8.48.+1+2+6.+755+72+8+9+36+14+82+1+6+457+93+39+4+2+7+1+85+67+6+59+38.+4.+6+48+3+1+9+5+272..5+8+74+6..+5+746+2.3+8 => r1c9<>9",
    near_miss: "..67+5+4.+8.48.+1+2+6.+755+72+8+9+36+14+82+1+6+457+93.9+4+2+7+1+85+67+6+59+38.+4.+6+48+3+1+9+5+272..5+8+74+6..+5+746+2.3+8",
    tier: Tier::Hard,
    score: 110,
    find,
    explain,
    notation,
    ..Technique::BLANK
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
            let evidence = Colouring { digits, clusters: vec![[even, odd]], links: Vec::new() };
            sink(Step::removing(&TECHNIQUE, evidence, removed))?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells that see some cell of the set.
fn seen(cells: CellSet) -> CellSet {
    cells.into_iter().fold(CellSet::EMPTY, |seen, cell| seen | peers(cell))
}

/// The cells that are connected with the first one, by colour.
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

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let Colouring { digits, clusters, .. } = Colouring::of(step)?;
    let (digits, [cells, others]) = (*digits, *clusters.first()?);
    let explanation = Explanation::new(remote_pair_cells(cells | others, digits))
        .cells(Role::Focus, cells | others)
        .say(remote_pair_colours(cells, others))
        .digits(Role::On, digits, cells)
        .digits(Role::Off, digits, others)
        .say(remote_pair_sees_both(digits))
        .outcome(step);
    Some(explanation)
}

/// `1/6 in r1c45,r2c3`.
fn notation(step: &Step) -> Option<String> {
    let colouring = Colouring::of(step)?;
    Some(step_line::choice_in(colouring.digits, step.evidence.cells()))
}
