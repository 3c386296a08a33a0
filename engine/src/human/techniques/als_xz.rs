//! ALS-XZ: two almost locked sets with a restricted common digit x. One of them lacks x, so it
//! holds all its other digits. So every other common digit z is in one of the two sets. With
//! two restricted digits each set lacks one of them, and both sets are locked.

use std::ops::ControlFlow;

use crate::human::als::{self, Als};
use crate::human::evidence::AlmostLockedSets;
use crate::human::{Candidate, Code, Explanation, Position, Sink, Step, Technique, Tier};
use crate::{Digit, DigitSet, messages};

messages! {
    pub(in crate::human) fn als_xz_one(digit: Digit);
    pub(in crate::human) fn als_xz_locked();
    pub(in crate::human) fn als_xz_two(digits: DigitSet);
    pub(in crate::human) fn als_xz_both_locked();
}

/// Two almost locked sets with a restricted common digit.
pub static TECHNIQUE: Technique = Technique {
    name: "Almost Locked Set XZ-Rule",
    code: Code::from_static("0901"),
    example: "...6...2+76.97.8.+1+35.+7.14+968..61.+7..+9.71.....63...+6.+174....7...5...4.6..1...93...+2 411 841 242 442 245 545 547 851 255 555 556 357 557 358 262 562 264 566 471 272 477 282 491 492 592 892 497 897 => r7c1<>1",
    near_miss: "...6...2+76.97.8.+1+35.+7.14+968..61.+7..+9.71.....63...+6.+174....7...5...4.6..1...93...+2 411 841 242 442 245 545 547 851 255 555 556 357 557 358 262 562 264 566 471 272 477 282 491 592 892 497 897",
    tier: Tier::Expert,
    score: 300,
    find,
    explain,
    notation: als::notation,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let sets = als::all(position);
    for (at, a) in sets.iter().enumerate() {
        for b in &sets[at + 1..] {
            if a.cells.meets(b.cells) || (a.digits & b.digits).len() < 2 {
                continue;
            }
            let restricted = a.restricted(b);
            let removed: Vec<Candidate> = match restricted.len() {
                0 => continue,
                1 => (a.digits & (b.digits - restricted))
                    .iter()
                    .flat_map(|z| als::removed(position, [a, b], z))
                    .collect(),
                _ => both_locked(position, a, b, restricted),
            };
            if !removed.is_empty() {
                let sets = vec![a.set(), b.set()];
                let evidence = AlmostLockedSets { sets, joints: restricted, links: Vec::new() };
                sink(Step::removing(&TECHNIQUE, evidence, removed))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates removed by two sets with two joints. Each restricted digit is in one of the sets,
/// and each set holds all its other digits.
fn both_locked(position: &Position, a: &Als, b: &Als, restricted: DigitSet) -> Vec<Candidate> {
    let mut removed: Vec<Candidate> =
        restricted.iter().flat_map(|digit| als::removed(position, [a, b], digit)).collect();
    for set in [a, b] {
        removed
            .extend((set.digits - restricted).iter().flat_map(|digit| als::removed(position, [set], digit)));
    }
    removed.sort_unstable();
    removed.dedup();
    removed
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let AlmostLockedSets { sets, joints, .. } = AlmostLockedSets::of(step)?;
    let [reason, conclusion] = match joints.single() {
        Some(digit) => [als_xz_one(digit), als_xz_locked()],
        None => [als_xz_two(*joints), als_xz_both_locked()],
    };
    Some(als::introduce(sets, Explanation::default()).say(reason).say(conclusion).outcome(step))
}
