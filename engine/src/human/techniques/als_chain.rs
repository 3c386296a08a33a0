//! Chains of almost locked sets. Each set is joined to the next by a restricted digit, never by
//! the same digit twice in a row. If the first set lacks its joint, it holds all its other
//! digits. Otherwise the second set lacks that digit and holds its other joint, and so on, until
//! the last set lacks its joint. So a digit of both ends is in one of them. Three sets are an
//! ALS-XY-Wing, more an ALS-Chain.

use std::ops::ControlFlow;

use crate::human::als::{self, Als, Part};
use crate::human::order::sort_by;
use crate::human::technique::{Told, finder};
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Link, Node, Pattern, Position, Role, Sink, Step, Technique,
    Tier, Wide,
};
use crate::{Digit, DigitSet, Geometry, messages};

messages! {
    fn als_chain_rule();
    fn als_chain_same(digit: Digit);
}

/// Three sets.
pub static XY_WING: Technique = Technique {
    name: "Almost Locked Set XY-Wing",
    code: Code::from_static("0902"),
    example: "..+6+3...54..8.....3.23..4.898+3...6.1.1.+5.73..2.67....+3.6..5.23.+1.+5+1.3..46+3....15.. 712 915 722 726 443 245 947 565 472 972 781 986 787 492 992 794 894 895 798 => r6c45<>8",
    near_miss: "..+6+3...54..8.....3.23..4.898+3...6.1.1.+5.73..2.67....+3.6..5.23.+1.+5+1.3..46+3....15.. 712 915 722 726 443 245 565 472 972 781 986 787 492 992 794 894 895 798",
    tier: Tier::Expert,
    score: 320,
    find: finder!(find_wings),
    ..Technique::BLANK
};

/// Four sets and more.
pub static CHAIN: Technique = Technique {
    name: "Almost Locked Set Chain",
    code: Code::from_static("0903"),
    example: "....3.....942.1...7.2.........4.57....8....52.......1...1.5..396..+3.8..1.43....8. 517 617 618 718 918 819 527 627 729 634 934 337 437 537 637 837 439 639 941 642 645 945 649 352 362 764 766 869 291 795 599 => r6c9<>3",
    near_miss: "....3.....942.1...7.2.........4.57....8....52.......1...1.5..396..+3.8..1.43....8. 517 617 618 718 918 819 527 627 729 634 934 337 437 537 637 837 639 941 642 645 945 649 352 362 764 766 869 291 795 599",
    tier: Tier::Expert,
    score: 340,
    find: finder!(find_chains),
    ..Technique::BLANK
};

/// Maximum number of sets in a chain.
const LONGEST: usize = 10;
/// Maximum number of pairs of joints, or of joints on a path, on boards with more than nine digits.
const LARGE_BOARD: usize = 1_000_000;

fn find_wings<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let sets = als::all(position);
    let joints = als::joints(&sets);
    let mut told = Told::default();
    let mut left = position.ground().limit(LARGE_BOARD);
    for (middle, beside) in joints.iter().enumerate() {
        for (at, &(a, x)) in beside.iter().enumerate() {
            if left == 0 {
                return ControlFlow::Continue(());
            }
            left = left.saturating_sub(beside.len() - at);
            for &(b, y) in beside[at + 1..].iter().filter(|&&(b, y)| b != a && y != x) {
                let removed = removed(position, [&sets[a], &sets[b]], [x, y]);
                if !removed.is_empty() && told.is_new(&removed) {
                    sink(step(position, &XY_WING, &[&sets[a], &sets[middle], &sets[b]], &[x, y], removed))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates removed by every digit that both ends have, except for their joints.
fn removed<G: Ground>(position: &Position<G>, ends: [&Als<G>; 2], joints: [Digit; 2]) -> Vec<Candidate> {
    let shared = (ends[0].digits & ends[1].digits) - joints.into_iter().collect();
    let mut removed: Vec<Candidate> =
        shared.iter().flat_map(|digit| als::removed(position, ends, digit)).collect();
    removed.sort_unstable();
    removed
}

/// A set on a path, the joint that leads to it, the index of the stop before it, and the
/// number of sets so far.
#[derive(Clone, Copy)]
struct Stop {
    set: usize,
    joint: Digit,
    before: usize,
    sets: usize,
}

fn find_chains<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let sets = als::all(position);
    let joints = als::joints(&sets);
    let mut left = position.ground().limit(LARGE_BOARD);
    let mut found: Vec<(Way, Vec<Candidate>)> = Vec::new();
    for first in 0..sets.len() {
        let digits: DigitSet = joints[first].iter().map(|&(_, digit)| digit).collect();
        for joint in digits {
            let stops = stops_from(&joints, first, joint, &mut left);
            for stop in stops.iter().filter(|stop| stop.sets > 3 && stop.set > first) {
                let removed = removed(position, [&sets[first], &sets[stop.set]], [joint, stop.joint]);
                if !removed.is_empty() {
                    found.push((way(&stops, *stop, first), removed));
                }
            }
        }
    }
    sort_by(&mut found, |(way, _)| way.sets.len());
    let mut told = Told::default();
    for (way, removed) in found {
        if told.is_new(&removed) {
            let on_way: Vec<&Als<G>> = way.sets.into_iter().map(|set| &sets[set]).collect();
            sink(step(position, &CHAIN, &on_way, &way.joints, removed))?;
        }
    }
    ControlFlow::Continue(())
}

/// The stops that a set reaches by one of its joints, nearest first. Each set is listed once for
/// each digit that leads to it. `left`: the number of joints that may still be looked at.
fn stops_from(joints: &[Vec<(usize, Digit)>], first: usize, joint: Digit, left: &mut usize) -> Vec<Stop> {
    let mut known = vec![DigitSet::EMPTY; joints.len()];
    let mut stops: Vec<Stop> = Vec::new();
    for &(set, _) in joints[first].iter().filter(|&&(_, digit)| digit == joint) {
        known[set].insert(joint);
        stops.push(Stop { set, joint, before: usize::MAX, sets: 2 });
    }
    let mut at = 0;
    while at < stops.len() && stops[at].sets < LONGEST && *left > 0 {
        let here = stops[at];
        *left = left.saturating_sub(joints[here.set].len());
        for &(set, digit) in &joints[here.set] {
            if digit != here.joint && set != first && !known[set].contains(digit) {
                known[set].insert(digit);
                stops.push(Stop { set, joint: digit, before: at, sets: here.sets + 1 });
            }
        }
        at += 1;
    }
    stops
}

/// The sets of a chain, and the joints between them.
struct Way {
    sets: Vec<usize>,
    joints: Vec<Digit>,
}

/// The path to a stop.
fn way(stops: &[Stop], last: Stop, first: usize) -> Way {
    let mut way = Way { sets: vec![last.set], joints: vec![last.joint] };
    let mut at = last.before;
    while let Some(stop) = stops.get(at) {
        way.sets.push(stop.set);
        way.joints.push(stop.joint);
        at = stop.before;
    }
    way.sets.push(first);
    way.sets.reverse();
    way.joints.reverse();
    way
}

fn step<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    way: &[&Als<G>],
    joints: &[Digit],
    removed: Vec<Candidate>,
) -> Step {
    let links = way.windows(2).zip(joints).map(|(ends, &digit)| {
        let node = |set: &Als<G>| Node { digit, cells: set.places(digit).into() };
        Link::weak(node(ends[0]), node(ends[1]))
    });
    let pattern = Joined { sets: way.iter().map(|set| set.part()).collect(), links: links.collect() };
    Step::removing(position.ground(), technique, pattern, removed)
}

/// Almost locked sets in a row, and the joint between each and the next.
#[derive(Debug)]
struct Joined {
    sets: Vec<Part>,
    links: Vec<Link>,
}

impl Pattern for Joined {
    fn digits(&self) -> DigitSet {
        self.links.iter().map(|link| link.from.digit).collect()
    }

    fn cells(&self) -> Cells {
        als::united(&self.sets)
    }

    /// The chain for one digit. It is the same for others.
    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let ground = position.ground();
        let mut proof = als::introduce(ground, &self.sets, Explanation::default()).say(als_chain_rule());
        let [Some(start), Some(end)] = [self.sets.first(), self.sets.last()] else { return proof };
        for (at, digit) in step.removed_digits().iter().enumerate() {
            let [first, last] =
                [start, end].map(|set| Node { digit, cells: set.cells & position.cells_of(digit) });
            if at == 0 {
                let mut from = first;
                for (&link, set) in self.links.iter().zip(&self.sets) {
                    proof = proof.say_link(position, Link::strong(from, link.from), Some(set));
                    if from == first {
                        proof = proof.candidates(Role::Off, digit, first.cells);
                    }
                    proof = proof.say_link(position, link, None);
                    from = link.to;
                }
                proof = proof.say_link(position, Link::strong(from, last), Some(end));
            } else {
                proof = proof.say(als_chain_same(digit));
            }
            proof = proof.say_one_of(ground, digit, first.cells | last.cells, step.cleared_of(digit));
        }
        proof
    }

    fn notation(&self, geometry: &Geometry, step: &Step) -> Option<String> {
        Some(als::notation(geometry, &self.sets, self.digits(), step))
    }
}
