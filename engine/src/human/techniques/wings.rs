//! Wings of cells with two or three candidates. Whichever digit the pivot holds, one of the
//! three cells holds a certain digit. A cell that sees all of them does not.

use std::ops::ControlFlow;

use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Link, Pattern, Position, Role, Set, Sink, Step, Technique,
    Tier, Wide, say, words,
};
use crate::{Cell, Digit, DigitSet, Geometry, messages};

messages! {
    fn wing_pincer(pivot: String, shared: Digit, pincer: String, digit: Digit);
}

/// Pivot xy, pincers xz and yz.
pub static XY_WING: Technique = Technique {
    name: "XY-Wing",
    code: Code::from_static("0800"),
    example: "+91+5.4+2.+8.+78.9.3.+1.63..+8+1.+9.+8+2+9..7.4+135+7+41+892+6+4+6+12.+98+7.+1+9+38+7+6+2+54+2+4619+5+73+857+8+3+2+4+169 539 => r2c7,r3c3<>4",
    near_miss: "+91+5.4+2.+8.+78.9.3.+1.63..+8+1.+9.+8+2+9..7.4+135+7+41+892.+4+6+12.+98+7.+1+9+38+7+6+2+54+2+4619+5+73+857+8+3+2+4+169 539",
    tier: Tier::Hard,
    score: 160,
    find: finder!(|position, sink| find(position, &XY_WING, sink)),
    ..Technique::BLANK
};

/// Pivot xyz, pincers xz and yz.
pub static XYZ_WING: Technique = Technique {
    name: "XYZ-Wing",
    code: Code::from_static("0801"),
    example: ".+4..+3.+56+1+9+63+1+4+57+285.+1.+7.+9+433+9+8+7612+5+4+17+45+2+8+396.+5.+3941+8+7..5.+134+7..+3.4+5.+8+1.4+19+28+7+63+5 => r8c1<>2",
    near_miss: ".+4..+3.+56+1+9.3+1+4+57+285.+1.+7.+9+433+9+8+7612+5+4+17+45+2+8+396.+5.+3941+8+7..5.+134+7..+3.4+5.+8+1.4+19+28+7+63+5",
    tier: Tier::Hard,
    score: 180,
    find: finder!(|position, sink| find(position, &XYZ_WING, sink)),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, technique: &'static Technique, sink: Sink) -> ControlFlow<()> {
    let pivot_size = if *technique == XY_WING { 2 } else { 3 };
    for pivot in position.empty() {
        if position.candidates(pivot).len() != pivot_size {
            continue;
        }
        let mut near = position.bivalue() & position.ground().peers(pivot);
        while let Some(one) = near.first() {
            near.remove(one);
            for other in near {
                wing(position, technique, [pivot, one, other], sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn wing<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    cells: [Cell; 3],
    sink: Sink,
) -> ControlFlow<()> {
    let [pivot, one, other] = cells;
    let [p, a, b] = cells.map(|cell| position.candidates(cell));
    let Some(digit) = (a & b).single() else { return ControlFlow::Continue(()) };
    if p != if p.len() == 2 { a ^ b } else { a | b } {
        return ControlFlow::Continue(());
    }
    let ground = position.ground();
    let mut removed = position.cells_of(digit) & ground.peers(one) & ground.peers(other);
    if p.contains(digit) {
        removed &= ground.peers(pivot);
    }
    if removed.is_empty() {
        return ControlFlow::Continue(());
    }
    let pattern = Wing { digits: a | b, digit, pivot, pincers: [one, other] };
    sink(Step::removing(ground, technique, pattern, Candidate::each(digit, removed)))
}

/// A pivot cell and two pincers that it forces.
#[derive(Debug)]
struct Wing {
    /// All digits of the three cells.
    digits: DigitSet,
    /// The digit that one of them holds.
    digit: Digit,
    pivot: Cell,
    pincers: [Cell; 2],
}

impl Pattern for Wing {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.pincers.into_iter().chain([self.pivot]).collect()
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let &Self { digits, digit, pivot, pincers } = self;
        let ground = position.ground();
        let held = position.candidates(pivot);
        let mut proof = Explanation::new(say::cell_holds_one_of(ground.name(pivot), held))
            .cells(Role::Focus, Cells::of(pivot))
            .digits(Role::Kept, digits, Cells::of(pivot))
            .say_seen(ground, digit, Cells::of(pivot), pincers.into_iter().collect());
        for pincer in pincers {
            let Some(shared) = position.candidates(pincer).without(digit).single() else { continue };
            proof = proof
                .say(wing_pincer(ground.name(pivot), shared, ground.name(pincer), digit))
                .digits(Role::Kept, digits, Cells::of(pincer))
                .link(Link::weak(Candidate::new(pivot, shared), Candidate::new(pincer, shared)));
        }
        let holders = if held.contains(digit) { self.cells() } else { pincers.into_iter().collect() };
        proof.say_one_of(ground, digit, holders, step.cleared())
    }

    /// `4/8/9 in r4c3,r5c14`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(words::choice_in(geometry, self.digits, self.cells()))
    }
}
