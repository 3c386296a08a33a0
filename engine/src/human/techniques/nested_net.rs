//! Nested forcing net: a forcing net that may suppose a second candidate on the way. If the
//! second leads to something impossible, it is false as long as the first is true, and the net
//! continues from there. The first is false if the net ends in something impossible. This is
//! the last resort: the proofs are long, and other ladders end before it. The hardest known
//! puzzles need it.

use std::ops::ControlFlow;

use crate::human::cells::name;
use crate::human::evidence::Supposition;
use crate::human::forcing::{Impossible, write_singles};
use crate::human::forcing_steps::supposition_notation;
use crate::human::{Candidate, CellSet, Code, Explanation, Position, Role, Sink, Step, Technique, Tier, say};
use crate::message::Message;
use crate::{Digit, messages};

messages! {
    fn nested_no_candidate(cell: String, digit: Digit, stuck: String);
    fn nested_no_place(cell: String, digit: Digit, lost: Digit, house: Message);
    fn nested_end_no_candidate(cell: String);
    fn nested_end_no_place(digit: Digit, house: Message);
}

/// Nets within a net.
pub static TECHNIQUE: Technique = Technique {
    name: "Nested Forcing Net",
    code: Code::from_static("1305"),
    example: "......98..18.7..+2.4+9..+8..3....8..2......51.7.96.+237....7.41..+95..9.+68..2......3.. 541 442 443 543 448 149 449 649 452 857 459 659 859 567 168 469 582 487 592 293 493 994 => r1c5<>2",
    near_miss: ".6142835.385769214.2435168.572913468638274591149685723817532946293846175456197832",
    tier: Tier::Beyond,
    score: 1000,
    find,
    explain,
    notation: supposition_notation,
    ..Technique::BLANK
};

/// A second supposition, and the contradiction that it led to.
type Refuted = (Candidate, Impossible);

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let mut cells: Vec<_> = position.empty().into_iter().collect();
    cells.sort_by_key(|&cell| position.candidates(cell).len());
    for cell in cells {
        for digit in position.candidates(cell) {
            let supposed = Candidate::new(cell, digit);
            if refute(position, supposed).is_some() {
                sink(Step::removing(&TECHNIQUE, Supposition { candidate: supposed }, [supposed]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The suppositions refuted on the way to a contradiction, and the contradiction. `None` if there
/// is none.
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

/// A candidate that leads to a contradiction by singles alone. Cells with few candidates come
/// first.
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

fn explain(position: &Position, step: &Step) -> Option<Explanation> {
    let supposed = Supposition::of(step)?.candidate;
    let (refuted, impossible) = refute(position, supposed)?;
    let mut explanation = Explanation::new(say::suppose(name(supposed.cell), supposed.digit)).candidates(
        Role::On,
        supposed.digit,
        CellSet::of(supposed.cell),
    );
    for (second, impossible) in refuted {
        let Candidate { cell, digit } = second;
        let refutation = match impossible {
            Impossible::Cell(stuck) => nested_no_candidate(name(cell), digit, name(stuck)),
            Impossible::House(lost, house) => nested_no_place(name(cell), digit, lost, say::house(house)),
        };
        explanation = explanation.say(refutation).candidates(Role::Off, digit, CellSet::of(cell));
    }
    let end = match impossible {
        Impossible::Cell(cell) => nested_end_no_candidate(name(cell)),
        Impossible::House(digit, house) => nested_end_no_place(digit, say::house(house)),
    };
    Some(explanation.say(end).outcome(step))
}
