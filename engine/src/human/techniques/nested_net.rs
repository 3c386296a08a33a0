//! Nested forcing net: a net that may suppose a second candidate on the way. If
//! the second leads to something impossible it is false, given the first, and
//! the net goes on from there. What leads to something impossible in the end is
//! false. The last resort: it is long, and stands beyond what the field's
//! ladders have; the hardest puzzles known need it. `cells`, `digits`: the
//! candidate.

use std::ops::ControlFlow;

use crate::DigitSet;
use crate::human::cells::name;
use crate::human::forcing::{Impossible, write_singles};
use crate::human::marks::{Explanation, Role};
use crate::human::{Candidate, CellSet, Pattern, Position, Sink, Step, Technique, Tier};

/// Nets within a net.
pub static TECHNIQUE: Technique = Technique {
    name: "Nested Forcing Net",
    code: "1305",
    example: "......98..18.7..+2.4+9..+8..3....8..2......51.7.96.+237....7.41..+95..9.+68..2......3.. 541 442 443 543 448 149 449 649 452 857 459 659 859 567 168 469 582 487 592 293 493 994 => r1c5<>2",
    near_miss: ".6142835.385769214.2435168.572913468638274591149685723817532946293846175456197832",
    tier: Tier::Beyond,
    score: 1000,
    needs_uniqueness: false,
    lesson: "Suppose a candidate and write down all that follows. Where that ends, suppose a second one: if it comes \
             to something impossible, the second is out as long as the first is in. If at last nothing is possible \
             any more, the first is out for good.",
    find,
    explain,
};

/// A candidate that was supposed second, and what it led to.
type Refuted = (Candidate, Impossible);

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let mut cells: Vec<_> = position.empty().into_iter().collect();
    cells.sort_by_key(|&cell| position.candidates(cell).len());
    for cell in cells {
        for digit in position.candidates(cell).iter() {
            let supposed = Candidate::new(cell, digit);
            if refute(position, supposed).is_some() {
                let pattern =
                    Pattern { digits: DigitSet::of(digit), cells: CellSet::of(cell), ..Pattern::default() };
                sink(Step::removing(&TECHNIQUE, pattern, [supposed]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// What is refuted on the way to something impossible, if it comes to that.
fn refute(position: &Position, supposed: Candidate) -> Option<(Vec<Refuted>, Impossible)> {
    let mut scratch = *position;
    scratch.place(supposed);
    let mut refuted = Vec::new();
    loop {
        if let Some(impossible) = write_singles(&mut scratch) {
            return Some((refuted, impossible));
        }
        let second = next_refuted(&scratch)?;
        scratch.eliminate(second.0);
        refuted.push(second);
    }
}

/// A candidate that leads to something impossible by singles alone; those of
/// cells with few come first.
fn next_refuted(position: &Position) -> Option<Refuted> {
    let mut cells: Vec<_> = position.empty().into_iter().collect();
    cells.sort_by_key(|&cell| position.candidates(cell).len());
    let candidates = cells
        .into_iter()
        .flat_map(|cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit)));
    candidates.into_iter().find_map(|second| {
        let mut scratch = *position;
        scratch.place(second);
        write_singles(&mut scratch).map(|impossible| (second, impossible))
    })
}

fn explain(position: &Position, step: &Step) -> Explanation {
    let supposed = step.eliminations[0];
    let Some((refuted, impossible)) = refute(position, supposed) else { return Explanation::default() };
    let explanation = Explanation::new(format!(
        "Suppose that {} is {}.",
        name(supposed.cell),
        supposed.digit
    ))
    .candidates(Role::On, supposed.digit, CellSet::of(supposed.cell));
    let with = if refuted.is_empty() { "With the singles that follow" } else { "With all that" };
    let explanation = refuted.into_iter().fold(explanation, |explanation, (second, impossible)| {
        explanation
            .say(format!(
                "Then {} is not {}: with it too, and all the singles that follow, {impossible}.",
                name(second.cell),
                second.digit
            ))
            .candidates(Role::Off, second.digit, CellSet::of(second.cell))
    });
    explanation.say(format!("{with}, {impossible}.")).outcome(step)
}
