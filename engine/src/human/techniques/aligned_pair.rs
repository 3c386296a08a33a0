//! Aligned pair exclusion: two cells, of which the first cannot be some digit, since no digit of the second
//! goes with it. Two digits of the pair do not go together if they exclude each other, or if they leave an
//! almost locked set too few digits: each cell of the pair sees all places of its digit in the set. A
//! cell with two candidates is the smallest such set.
//!
//! This holds on every board: the cells of a set see each other, and what rules its digits out is cells
//! that see all their places.

use std::ops::ControlFlow;

use crate::human::als::{self, Als, Part};
use crate::human::order::sort_by;
use crate::human::technique::{Told, finder};
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Link, Node, Pattern, Position, Role, Set, Sink, Step,
    Technique, Tier, Wide, say, words,
};
use crate::{Cell, Digit, DigitSet, Geometry, messages};

messages! {
    // What the second cell cannot hold: a cell beside would have no digit, or cells too few.
    fn pair_empties(cell: String, digit: Digit, set: String);
    fn pair_starves(cell: String, digit: Digit, set: Vec<String>, left: DigitSet);
}

/// Two cells and the sets that their digits would leave too little.
pub static TECHNIQUE: Technique = Technique {
    name: "Aligned Pair Exclusion",
    code: Code::from_static("0920"),
    example: "..+3.+5..+6.4+5..6.3...7+69.+3.5+4+7..+84+5+1+36+81+4+63+9.+2.+3+65...+489+5..+3.+6.+4..+4.5.2+67+363....... 212 817 819 223 897 => r7c3<>8",
    near_miss: "..+3.+5..+6.4+5..6.3...7+69.+3.5+4+7..+84+5+1+36+81+4+63+9.+2.+3+65...+489+5..+3.+6.+4..+4.5.2+67+363....... 212 817 819 223 873 897",
    tier: Tier::Expert,
    score: 380,
    is_extra: true,
    find: finder!(find),
    ..Technique::BLANK
};

/// Maximum number of cells of a set.
const LARGEST: usize = 4;
/// Maximum number of comparisons of a candidate with a set on boards with more than nine digits.
const LARGE_BOARD: usize = 200_000;

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let (ground, side) = (position.ground(), position.ground().side());
    let sets = als::all(position);
    // For each candidate: the sets that it takes a digit from.
    let mut near: Vec<Vec<&Als<G>>> = vec![Vec::new(); side * side * side];
    for set in sets.iter().filter(|set| set.cells.len() <= LARGEST) {
        for digit in set.digits {
            set.seen(digit).into_iter().for_each(|cell| near[cell.index() * side + digit.index()].push(set));
        }
    }
    let mut left = ground.limit(LARGE_BOARD);
    let mut pairs: Vec<Pair> = Vec::new();
    for (at, near) in near.iter().enumerate().filter(|(_, near)| !near.is_empty()) {
        if left < near.len() {
            break;
        }
        left -= near.len();
        let first = Candidate::new(Cell::new(at / side), Digit::from_index(at % side));
        // For each digit: the places that the candidate rules out, or that a set then excludes.
        let mut out = ground.per_digit(G::Cells::EMPTY);
        position.each_excluded(first, |at| out[at.digit.index()].insert(at.cell));
        for set in near {
            for other in set.digits.without(first.digit) {
                out[other.index()] |= set.seen(other);
            }
        }
        let open = |digit: Digit| position.cells_of(digit) - out[digit.index()];
        let open = ground.digits().fold(G::Cells::EMPTY, |all, digit| all | open(digit));
        for other in (position.empty() - open).without(first.cell) {
            pairs.extend(Pair::new(position, first, other, near));
        }
    }
    sort_by(&mut pairs, Pair::weight);
    let mut told = Told::default();
    for pair in pairs {
        let removed = pair.removed;
        if told.is_new(&[removed]) {
            sink(Step::removing(ground, &TECHNIQUE, pair, [removed]))?;
        }
    }
    ControlFlow::Continue(())
}

/// A cell that leaves a candidate of another one no partner.
#[derive(Debug)]
struct Pair {
    removed: Candidate,
    /// The other cell.
    other: Cell,
    /// The digits that it can hold.
    digits: DigitSet,
    /// For each of its digits that the candidate does not exclude: the set that loses both digits.
    excluded: Vec<(Digit, Part)>,
}

impl Pair {
    /// Chooses the smallest set for each digit. `near`: the sets that the candidate takes a digit from.
    fn new<G: Ground>(
        position: &Position<G>,
        removed: Candidate,
        other: Cell,
        near: &[&Als<G>],
    ) -> Option<Self> {
        let digits = position.candidates(other);
        let mut left = digits;
        position.each_excluded(removed, |out| {
            if out.cell == other {
                left.remove(out.digit);
            }
        });
        let set_for = |digit: Digit| {
            let is_it = |set: &&&Als<G>| digit != removed.digit && set.seen(digit).contains(other);
            near.iter().find(is_it).map(|set| (digit, set.part()))
        };
        let excluded = left.iter().map(set_for).collect::<Option<Vec<_>>>()?;
        Some(Self { removed, other, digits, excluded })
    }

    /// The sets, each once.
    fn sets(&self) -> Vec<Part> {
        let mut sets: Vec<Part> = Vec::new();
        for (_, set) in &self.excluded {
            if !sets.contains(set) {
                sets.push(*set);
            }
        }
        sets
    }

    /// The cells to look at.
    fn weight(&self) -> usize {
        self.sets().iter().map(|set| set.cells.len()).sum()
    }
}

impl Pattern for Pair {
    fn digits(&self) -> DigitSet {
        self.digits.with(self.removed.digit)
    }

    fn cells(&self) -> Cells {
        als::united(&self.sets()).with(self.removed.cell).with(self.other)
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let &Self { removed, other, digits, .. } = self;
        let (ground, name) = (position.ground(), position.ground().name(other));
        let proof = Explanation::new(say::cell_holds_one_of(name.clone(), digits))
            .cells(Role::Focus, Cells::of(other))
            .digits(Role::Kept, digits, Cells::of(other));
        let mut proof = als::introduce(ground, &self.sets(), proof)
            .say(say::suppose(ground.name(removed.cell), removed.digit))
            .cells(Role::Focus, Cells::of(removed.cell))
            .candidates(Role::On, removed.digit, Cells::of(removed.cell));
        for &(digit, set) in &self.excluded {
            let places = |digit| Node { digit, cells: set.cells & position.cells_of(digit) };
            let second = Candidate::new(other, digit);
            for from in [removed, second] {
                proof = proof.say_seen(ground, from.digit, Cells::of(from.cell), places(from.digit).cells);
            }
            let excluded = if let Some(cell) = set.cells.single() {
                pair_empties(name.clone(), digit, ground.name(cell))
            } else {
                let left = set.digits.without(digit).without(removed.digit);
                pair_starves(name.clone(), digit, ground.names(set.cells), left)
            };
            proof = proof
                .say(excluded)
                .candidates(Role::Off, digit, Cells::of(other))
                .link(Link::weak(removed, places(removed.digit)))
                .link(Link::weak(second, places(digit)));
        }
        let rest = self.excluded.iter().fold(digits, |rest, &(digit, _)| rest.without(digit));
        for digit in rest {
            proof = proof.say_by_rule(ground, removed, Candidate::new(other, digit));
        }
        let from = if rest.is_empty() { Vec::new() } else { vec![ground.name(removed.cell)] };
        let count = from.len();
        proof.say(say::then_no_candidate(name, from, count))
    }

    /// `r1c4,r2c1 with r1c5 {27}, r2c23 {479}`: the pair and the sets.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let pair = [self.removed.cell, self.other].map(|cell| geometry.name(cell)).join(",");
        let named = |set: &Part| {
            format!("{} {{{}}}", words::short(geometry, set.cells), words::listed(set.digits, ""))
        };
        let sets: Vec<String> = self.sets().iter().map(named).collect();
        Some(format!("{pair} with {}", sets.join(", ")))
    }
}
