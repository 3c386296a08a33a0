//! W-Wing: two cells with the same two candidates, joined by a strong link of one of them. So
//! one of the two cells holds the other candidate.

use std::ops::ControlFlow;

use crate::human::chains_proof::strong_house;
use crate::human::links::{Conjugates, strong_links};
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Link, Pattern, Position, Role, Set, Sink, Step, Technique,
    Tier, Wide, words,
};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, Geometry, messages};

messages! {
    fn w_wing_cells(cells: Vec<String>, digits: DigitSet);
    fn w_wing_link(digit: Digit, near: Vec<String>, far: Vec<String>, house: Message);
    fn w_wing_other(joined: Digit, digit: Digit, cells: Vec<String>);
}

/// Two equal pairs and a strong link.
pub static TECHNIQUE: Technique = Technique {
    name: "W-Wing",
    code: Code::from_static("0803"),
    example: "+8.+6.+91+4.3.+3..4+8..+6+4..2+36..+87+5+8+1+6+32+94+6+91+4+5+238+7+24+3879+61+5...6+84+7+3+998+4+32+75+6+1+36+7+9+1+58+4+2 => r1c8<>5",
    near_miss: "+8.+6.+91+4.3.+3..4+8..+6+4..2+36..+87+5+8+1+6+32.4+6+91+4+5+238+7+24+3879+61+5...6+84+7+3+998+4+32+75+6+1+36+7+9+1+58+4+2",
    tier: Tier::Hard,
    score: 150,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let mut left = position.bivalue();
    while let Some(one) = left.first() {
        left.remove(one);
        let pair = position.candidates(one);
        for other in left - position.ground().peers(one) {
            if position.candidates(other) == pair {
                try_pair(position, [one, other], pair, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn try_pair<G: Ground>(
    position: &Position<G>,
    cells: [Cell; 2],
    digits: DigitSet,
    sink: Sink,
) -> ControlFlow<()> {
    let ground = position.ground();
    let [seen, seen_too] = cells.map(|cell| ground.peers(cell));
    for digit in digits {
        let removed = position.cells_of(digit) & seen & seen_too;
        let Some(joined) = digits.without(digit).single().filter(|_| !removed.is_empty()) else { continue };
        for [near, far] in strong_links(position, joined).flat_map(Conjugates::directions) {
            if seen.contains(near) && seen_too.contains(far) {
                let pattern = JoinedPair { digits, cells, joined, ends: [near, far] };
                sink(Step::removing(ground, &TECHNIQUE, pattern, Candidate::each(digit, removed)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two cells with the same two candidates, and a strong link between cells that they see.
#[derive(Debug)]
struct JoinedPair {
    digits: DigitSet,
    cells: [Cell; 2],
    /// The digit of the strong link.
    joined: Digit,
    /// The ends of the link: the first cell sees the first end.
    ends: [Cell; 2],
}

impl Pattern for JoinedPair {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.cells.into_iter().chain(self.ends).collect()
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let &Self { digits, cells, joined, ends } = self;
        let ground = position.ground();
        let [one, other, near, far] =
            [cells[0], cells[1], ends[0], ends[1]].map(|cell| Candidate::new(cell, joined));
        let [near_name, far_name] = ends.map(|cell| vec![ground.name(cell)]);
        let house = ground.house_name(strong_house(position, near.into(), far.into()));
        let cells: Cells = cells.into_iter().collect();
        let digit = digits.without(joined).first().unwrap_or(joined);
        Explanation::new(w_wing_cells(ground.names(cells), digits))
            .cells(Role::Focus, cells)
            .digits(Role::Kept, digits, cells)
            .say(w_wing_link(joined, near_name, far_name, house))
            .link(Link::strong(near, far))
            .say_seen(ground, joined, Cells::of(near.cell), Cells::of(one.cell))
            .say_seen(ground, joined, Cells::of(far.cell), Cells::of(other.cell))
            .say(w_wing_other(joined, digit, ground.names(cells)))
            .link(Link::weak(near, one))
            .link(Link::weak(far, other))
            .say_one_of(ground, digit, cells, step.cleared())
    }

    /// `8/9 in r5c2,r8c6 connected by 8 in r58c8`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let pair = words::choice_in(geometry, self.digits, self.cells.into_iter().collect());
        let ends = words::short(geometry, self.ends.into_iter().collect());
        Some(format!("{pair} connected by {} in {ends}", self.joined))
    }
}
