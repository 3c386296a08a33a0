//! Nested forcing net: a forcing net that may suppose a second candidate on the way. If the
//! second leads to something impossible, it is false as long as the first is true, and the net
//! continues from there. The first is false if the net ends in something impossible. This is
//! the last resort: the proofs are long, and other ladders end before it. The hardest known
//! puzzles need it.

use std::ops::ControlFlow;

use crate::human::forcing::few_first;
use crate::human::forcing_proof::{Net, tell_contradiction};
use crate::human::forcing_steps::{Supposition, has_no_clues};
use crate::human::singles::{Reason, Singles};
use crate::human::technique::finder;
use crate::human::{Candidate, Code, Explanation, Ground, Position, Sink, Step, Technique, Tier, Wide};

/// Nets within a net.
pub static TECHNIQUE: Technique = Technique {
    name: "Nested Forcing Net",
    code: Code::from_static("1305"),
    example: "1.......2.9.4...5...6...7...5.9.3.......7+4......85..4.7.....6...3...9.8...2.....1 713 615 325 825 826 231 135 235 251 651 852 153 157 257 358 958 659 173 175 275 584 485 691 695 => r1c2<>4",
    near_miss: "1.......2.9.4...5...6.......5.9.3.......7+4......85..4.7.....6...3...9.8...2.....1 713 615 325 825 826 231 135 235 251 651 852 153 157 257 358 958 659 173 175 275 584 485 691 695",
    tier: Tier::Beyond,
    score: 1000,
    holds_on: has_no_clues,
    find: finder!(find),
    ..Technique::BLANK
};

/// Maximum number of digits that all suppositions write together, the supposed ones included, on boards
/// with more than nine digits or with other rules.
const OTHER_BOARDS: usize = 100_000;

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

/// What follows from a supposition until something is impossible, with the suppositions refuted on the
/// way. `None` if nothing is, or if `left` digits are written before.
pub(super) fn refute<G: Ground>(
    mut singles: Singles<G>,
    supposed: Candidate,
    left: &mut usize,
) -> Option<Net> {
    singles.place(supposed);
    let (mut inferences, mut refutations) = (vec![(supposed, Reason::Supposed)], Vec::new());
    loop {
        if let Some(impossible) = singles.write(|candidate, reason| inferences.push((candidate, reason))) {
            return Some(Net { inferences, refutations, impossible });
        }
        let (second, net) = next_refuted(&singles, left)?;
        singles.eliminate(second);
        inferences.push((second, Reason::Refuted));
        refutations.push(net);
    }
}

/// A candidate that leads to a contradiction by singles alone. Cells with few candidates come
/// first.
fn next_refuted<G: Ground>(singles: &Singles<G>, left: &mut usize) -> Option<(Candidate, Net)> {
    for second in few_first(singles.position()).filter(|second| singles.follows(second.digit)) {
        if *left == 0 {
            break;
        }
        let mut inferences = vec![(second, Reason::Supposed)];
        let mut scratch = singles.clone();
        scratch.place(second);
        let impossible = scratch.write(|candidate, reason| inferences.push((candidate, reason)));
        *left = left.saturating_sub(inferences.len());
        if let Some(impossible) = impossible {
            return Some((second, Net { inferences, refutations: Vec::new(), impossible }));
        }
    }
    None
}

/// The proof that a candidate is false.
fn tell(position: &Position<Wide>, supposed: Candidate) -> Explanation {
    let net = refute(Singles::new(position), supposed, &mut { usize::MAX });
    net.map_or_else(Explanation::default, |net| tell_contradiction(position, &net))
}
