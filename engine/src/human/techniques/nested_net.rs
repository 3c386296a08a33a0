//! Nested forcing net: a forcing net that may suppose a second candidate on the way. If the
//! second leads to something impossible, it is false as long as the first is true, and the net
//! continues from there. The first is false if the net ends in something impossible. This is
//! the last resort: the proofs are long, and other ladders end before it. The hardest known
//! puzzles need it.

use std::ops::ControlFlow;

use crate::human::forcing::{Way, few_first};
use crate::human::forcing_steps::Supposition;
use crate::human::singles::{Impossible, Singles};
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Position, Role, Sink, Step, Technique, Tier, Wide,
    say,
};
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
    find: finder!(find),
    ..Technique::BLANK
};

/// Maximum number of digits that all suppositions write together, the supposed ones included, on boards
/// with more than nine digits or with other rules.
const OTHER_BOARDS: usize = 100_000;

/// A second supposition, and the contradiction that it led to.
type Refuted = (Candidate, Impossible);

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    let start = Singles::new(position);
    let mut left = if ground.is_plain() { ground.limit(OTHER_BOARDS) } else { OTHER_BOARDS };
    for candidate in few_first(position) {
        if refute(start.clone(), candidate, &mut left).is_some() {
            sink(Step::removing(ground, &TECHNIQUE, Supposition { candidate, tell }, [candidate]))?;
        }
    }
    ControlFlow::Continue(())
}

/// The suppositions refuted on the way to a contradiction, and the contradiction. `None` if there
/// is none, or if `left` digits are written before.
fn refute<G: Ground>(
    mut singles: Singles<G>,
    supposed: Candidate,
    left: &mut usize,
) -> Option<(Vec<Refuted>, Impossible)> {
    singles.place(supposed);
    let mut refuted = Vec::new();
    loop {
        if let Some(impossible) = singles.write(|_, _| ()) {
            return Some((refuted, impossible));
        }
        let second = next_refuted(&singles, left)?;
        singles.eliminate(second.0);
        refuted.push(second);
    }
}

/// A candidate that leads to a contradiction by singles alone. Cells with few candidates come
/// first.
fn next_refuted<G: Ground>(singles: &Singles<G>, left: &mut usize) -> Option<Refuted> {
    for second in few_first(singles.position()) {
        if *left == 0 {
            break;
        }
        let mut written = 1;
        let mut scratch = singles.clone();
        scratch.place(second);
        let impossible = scratch.write(|_, _| written += 1);
        *left = left.saturating_sub(written);
        if let Some(impossible) = impossible {
            return Some((second, impossible));
        }
    }
    None
}

/// The proof that a candidate is false.
fn tell(position: &Position<Wide>, supposed: Candidate) -> Explanation {
    let ground = position.ground();
    let on = Cells::of(supposed.cell);
    let opening = Explanation::new(say::suppose(ground.name(supposed.cell), supposed.digit));
    let mut explanation = opening.candidates(Role::On, supposed.digit, on);
    let Some((refuted, impossible)) = refute(Singles::new(position), supposed, &mut { usize::MAX }) else {
        return explanation;
    };
    if refuted.is_empty() {
        return Way::Nets.tell_contradiction()(position, supposed);
    }
    for (Candidate { cell, digit }, impossible) in refuted {
        let name = ground.name(cell);
        explanation = match impossible {
            Impossible::Cell(stuck) => explanation
                .say(nested_no_candidate(name, digit, ground.name(stuck)))
                .cells(Role::Focus, Cells::of(stuck)),
            Impossible::House(lost, house) => explanation
                .say(nested_no_place(name, digit, lost, ground.house_name(house)))
                .houses(Role::Base, Houses::of(house)),
        };
        explanation = explanation.candidates(Role::Off, digit, Cells::of(cell));
    }
    match impossible {
        Impossible::Cell(cell) => {
            explanation.say(nested_end_no_candidate(ground.name(cell))).cells(Role::Focus, Cells::of(cell))
        }
        Impossible::House(digit, house) => explanation
            .say(nested_end_no_place(digit, ground.house_name(house)))
            .houses(Role::Base, Houses::of(house)),
    }
}
