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
    Candidate, Cells, Code, Explanation, Ground, Position, Role, Sink, Step, Technique, Tier, Wide, say,
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
    example: "1.......2.9.4...5...6...7...5.9.3.......7+4......85..4.7.....6...3...9.8...2.....1 713 615 325 825 826 231 135 235 251 651 852 153 157 257 358 958 659 173 175 275 584 485 691 695 => r1c2<>4",
    near_miss: "1.......2.9.4...5...6.......5.9.3.......7+4......85..4.7.....6...3...9.8...2.....1 713 615 325 825 826 231 135 235 251 651 852 153 157 257 358 958 659 173 175 275 584 485 691 695",
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
        let refutation = match impossible {
            Impossible::Cell(stuck) => nested_no_candidate(name, digit, ground.name(stuck)),
            Impossible::House(lost, house) => nested_no_place(name, digit, lost, ground.house_name(house)),
        };
        explanation = explanation.say(refutation).candidates(Role::Off, digit, Cells::of(cell));
    }
    explanation.say(match impossible {
        Impossible::Cell(cell) => nested_end_no_candidate(ground.name(cell)),
        Impossible::House(digit, house) => nested_end_no_place(digit, ground.house_name(house)),
    })
}
