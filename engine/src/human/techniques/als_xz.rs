//! ALS-XZ: two almost locked sets with a restricted common digit x. One of them lacks x, so it
//! holds all its other digits. So every other common digit z is in one of the two sets. With
//! two restricted digits each set lacks one of them, and both sets are locked.

use std::ops::ControlFlow;
use std::slice;

use crate::human::als::{self, Als, Part};
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Link, Node, Pattern, Position, Role, Set, Sink, Step,
    Technique, Tier, Wide,
};
use crate::{Digit, DigitSet, Geometry, messages};

messages! {
    fn als_xz_one(digit: Digit);
    fn als_xz_locked();
    fn als_xz_two(digits: DigitSet);
    fn als_xz_both_locked();
}

/// Two almost locked sets with a restricted common digit.
pub static TECHNIQUE: Technique = Technique {
    name: "Almost Locked Set XZ-Rule",
    code: Code::from_static("0901"),
    example: "...6...2+76.97.8.+1+35.+7.14+968..61.+7..+9.71.....63...+6.+174....7...5...4.6..1...93...+2 411 841 242 442 245 545 547 851 255 555 556 357 557 358 262 562 264 566 471 272 477 282 491 492 592 892 497 897 => r7c1<>1",
    near_miss: "...6...2+76.97.8.+1+35.+7.14+968..61.+7..+9.71.....63...+6.+174....7...5...4.6..1...93...+2 411 841 242 442 245 545 547 851 255 555 556 357 557 358 262 562 264 566 471 272 477 282 491 592 892 497 897",
    tier: Tier::Expert,
    score: 300,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
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
                let pattern = Pair { sets: [a.part(), b.part()], joints: restricted };
                sink(Step::removing(position.ground(), &TECHNIQUE, pattern, removed))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates removed by two sets with two joints. Each restricted digit is in one of the sets,
/// and each set holds all its other digits.
fn both_locked<G: Ground>(
    position: &Position<G>,
    a: &Als<G>,
    b: &Als<G>,
    restricted: DigitSet,
) -> Vec<Candidate> {
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

/// Two almost locked sets and the digits that only one of them can hold.
#[derive(Debug)]
struct Pair {
    sets: [Part; 2],
    joints: DigitSet,
}

impl Pattern for Pair {
    fn digits(&self) -> DigitSet {
        self.joints
    }

    fn cells(&self) -> Cells {
        als::united(&self.sets)
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let [reason, conclusion] = match self.joints.single() {
            Some(digit) => [als_xz_one(digit), als_xz_locked()],
            None => [als_xz_two(self.joints), als_xz_both_locked()],
        };
        let ground = position.ground();
        let places = |digit, sets: &[Part]| als::united(sets) & position.cells_of(digit);
        let mut proof = als::introduce(ground, &self.sets, Explanation::default()).say(reason);
        for digit in self.joints {
            let [one, other] = self.sets.each_ref().map(|set| places(digit, slice::from_ref(set)));
            let [from, to] = [one, other].map(|cells| Node { digit, cells });
            proof = proof
                .candidates(Role::Focus, digit, one | other)
                .link(Link::weak(from, to))
                .say_seen(ground, digit, one, other);
        }
        proof = proof.say(conclusion);
        for digit in step.removed_digits() {
            // With two joints, each set holds its other digits.
            let is_either = self.joints.len() == 1 || self.joints.contains(digit);
            for sets in self.sets.chunks(if is_either { 2 } else { 1 }) {
                let places = places(digit, sets);
                let cleared = step.cleared_of(digit) & ground.common_peers(places);
                if !places.is_empty() && !cleared.is_empty() {
                    proof = proof.say_one_of(ground, digit, places, cleared);
                }
            }
        }
        proof
    }

    fn notation(&self, geometry: &Geometry, step: &Step) -> Option<String> {
        Some(als::notation(geometry, &self.sets, self.joints, step))
    }
}
