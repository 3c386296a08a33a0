//! Remote pair: a chain of cells with the same two candidates, each of which sees the next. They
//! hold the two digits in turn. A cell that sees both colours holds neither digit.

use std::ops::ControlFlow;

use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Link, Pattern, Position, Role, Set, Sink, Step, Technique,
    Tier, Wide, words,
};
use crate::{Cell, DigitSet, Geometry, messages};

messages! {
    fn remote_pair_cells(cells: Vec<String>, digits: DigitSet);
    fn remote_pair_branches(cells: Vec<String>, digits: DigitSet);
    fn remote_pair_colours(first: Vec<String>, second: Vec<String>);
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
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    let mut left = position.bivalue();
    while let Some(start) = left.first() {
        let digits = position.candidates(start);
        let same: G::Cells = left.into_iter().filter(|&cell| position.candidates(cell) == digits).collect();
        let [even, odd] = colour(ground, start, same);
        left -= even | odd;
        if (even | odd).len() < 4 || even.meets(odd) {
            continue;
        }
        let sees_both = (ground.seen_from(even) & ground.seen_from(odd)) - even - odd;
        let removed: Vec<Candidate> = position.candidates_of(digits, sees_both).collect();
        if !removed.is_empty() {
            let pattern = RemotePair { digits, colours: [even.into(), odd.into()] };
            sink(Step::removing(ground, &TECHNIQUE, pattern, removed))?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells that are connected with the first one, by colour.
fn colour<G: Ground>(ground: G, start: Cell, same: G::Cells) -> [G::Cells; 2] {
    let mut colours = [G::Cells::of(start), G::Cells::EMPTY];
    loop {
        let [even, odd] = colours.map(|colour| ground.seen_from(colour) & same);
        let next = [colours[0] | odd, colours[1] | even];
        if next == colours {
            return colours;
        }
        colours = next;
    }
}

/// Maximum number of cells for which a path through all of them is searched for.
const LONGEST_PATH: usize = 16;

/// Extends a path by all cells left, each of which sees the one before. Returns whether it can.
fn extend(ground: Wide, path: &mut Vec<Cell>, left: Cells) -> bool {
    let Some(&last) = path.last() else { return false };
    let mut next = left & ground.peers(last);
    while let Some(cell) = next.first() {
        next.remove(cell);
        path.push(cell);
        if extend(ground, path, left.without(cell)) {
            return true;
        }
        path.pop();
    }
    left.is_empty()
}

/// The cells in an order in which each sees one before it, with the links to these. `true` if that is
/// the one just before.
fn order(ground: Wide, all: Cells) -> (Vec<Cell>, bool) {
    for first in all.into_iter().filter(|_| all.len() <= LONGEST_PATH) {
        let mut path = vec![first];
        if extend(ground, &mut path, all.without(first)) {
            return (path, true);
        }
    }
    let mut order = Vec::new();
    let mut next = all.first();
    while let Some(cell) = next {
        order.push(cell);
        let known: Cells = order.iter().copied().collect();
        next = (ground.seen_from(known) & (all - known)).first();
    }
    (order, false)
}

/// Cells with the same two candidates, by colour.
#[derive(Debug)]
struct RemotePair {
    digits: DigitSet,
    colours: [Cells; 2],
}

impl Pattern for RemotePair {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.colours[0] | self.colours[1]
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let &Self { digits, colours: [cells, others] } = self;
        let ground = position.ground();
        let (all, names) = (self.cells(), |cells| ground.names(cells));
        let digit = digits.first().expect("a pair has two digits");
        let (order, is_path) = order(ground, all);
        let listed = order.iter().map(|&cell| ground.name(cell)).collect();
        let told = if is_path { remote_pair_cells } else { remote_pair_branches };
        let mut proof =
            Explanation::new(told(listed, digits)).cells(Role::Focus, all).digits(Role::Kept, digits, all);
        for (at, &cell) in order.iter().enumerate().skip(1) {
            // Along a path, the digits alternate.
            let shared = digits.iter().nth(if is_path { (at + 1) % 2 } else { 0 });
            let before = order[..at].iter().rev().find(|&&before| ground.sees(before, cell));
            if let (Some(digit), Some(&from)) = (shared, before) {
                proof = proof.link(Link::weak(Candidate::new(from, digit), Candidate::new(cell, digit)));
            }
        }
        proof
            .say_seen(ground, digit, cells, others)
            .say(remote_pair_colours(names(cells), names(others)))
            .digits(Role::On, digits, cells)
            .digits(Role::Off, digits, others)
            .say(remote_pair_sees_both(digits))
            .say_some_seen(ground, digit, cells, step.cleared())
            .say_some_seen(ground, digit, others, step.cleared())
    }

    /// `1/6 in r1c45,r2c3`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(words::choice_in(geometry, self.digits, self.cells()))
    }
}
