//! Wings of cells with two or three candidates. Whichever digit the pivot holds, one of the
//! three cells holds a certain digit. A cell that sees all of them does not.

use std::ops::ControlFlow;

use crate::human::cells::{name, peers};
use crate::human::evidence::Wing;
use crate::human::say::CellNames;
use crate::human::{
    Candidate, CellSet, Code, Explanation, Link, Position, Role, Sink, Step, Technique, Tier, say, step_line,
};
use crate::{Cell, Digit, DigitSet, messages};

messages! {
    pub(in crate::human) fn wing_pincer(pivot: String, shared: Digit, pincer: String, digit: Digit);
    pub(in crate::human) fn wing_end(digit: Digit, cells: impl CellNames);
}

/// Pivot xy, pincers xz and yz.
pub static XY_WING: Technique = Technique {
    name: "XY-Wing",
    code: Code::from_static("0800"),
    example: "+91+5.4+2.+8.+78.9.3.+1.63..+8+1.+9.+8+2+9..7.4+135+7+41+892+6+4+6+12.+98+7.+1+9+38+7+6+2+54+2+4619+5+73+857+8+3+2+4+169 539 => r2c7,r3c3<>4",
    near_miss: "+91+5.4+2.+8.+78.9.3.+1.63..+8+1.+9.+8+2+9..7.4+135+7+41+892.+4+6+12.+98+7.+1+9+38+7+6+2+54+2+4619+5+73+857+8+3+2+4+169 539",
    tier: Tier::Hard,
    score: 160,
    find: |position, sink| find(position, &XY_WING, sink),
    explain,
    notation,
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
    find: |position, sink| find(position, &XYZ_WING, sink),
    explain,
    notation,
    ..Technique::BLANK
};

fn find(position: &Position, technique: &'static Technique, sink: Sink) -> ControlFlow<()> {
    let pivot_size = if *technique == XY_WING { 2 } else { 3 };
    for pivot in position.empty() {
        let digits = position.candidates(pivot);
        if digits.len() != pivot_size {
            continue;
        }
        let mut near = position.bivalue() & peers(pivot);
        while let Some(one) = near.first() {
            near.remove(one);
            for other in near {
                wing(position, technique, [pivot, one, other], sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn wing(position: &Position, technique: &'static Technique, cells: [Cell; 3], sink: Sink) -> ControlFlow<()> {
    let [pivot, one, other] = cells;
    let [p, a, b] = cells.map(|cell| position.candidates(cell));
    let Some(digit) = (a & b).single() else { return ControlFlow::Continue(()) };
    let is_wing = if p.len() == 2 { p == (a | b) - (a & b) } else { p == a | b };
    if !is_wing {
        return ControlFlow::Continue(());
    }
    let mut removed = position.cells_of(digit) & peers(one) & peers(other);
    if p.contains(digit) {
        removed &= peers(pivot);
    }
    removed -= CellSet::of(pivot);
    if removed.is_empty() {
        return ControlFlow::Continue(());
    }
    let evidence = Wing { digits: a | b, pivot, pincers: CellSet::of(one).with(other) };
    sink(Step::removing(technique, evidence, Candidate::each(digit, removed)))
}

fn explain(position: &Position, step: &Step) -> Option<Explanation> {
    let Wing { digits, pivot, pincers } = *Wing::of(step)?;
    let digit = step.eliminations.first()?.digit;
    let held = position.candidates(pivot);
    let mut explanation = Explanation::new(say::cell_holds_one_of(name(pivot), held))
        .cells(Role::Focus, CellSet::of(pivot))
        .digits(Role::Kept, digits, CellSet::of(pivot));
    for pincer in pincers {
        let Some(shared) = (position.candidates(pincer) - DigitSet::of(digit)).single() else { continue };
        explanation = explanation
            .say(wing_pincer(name(pivot), shared, name(pincer), digit))
            .digits(Role::Kept, digits, CellSet::of(pincer))
            .link(Link::weak(Candidate::new(pivot, shared), Candidate::new(pincer, shared)));
    }
    let holders = if held.contains(digit) { pincers.with(pivot) } else { pincers };
    Some(explanation.say(wing_end(digit, holders)).outcome(step))
}

/// `4/8/9 in r4c3,r5c14`.
fn notation(step: &Step) -> Option<String> {
    let wing = Wing::of(step)?;
    Some(step_line::choice_in(wing.digits, step.evidence.cells()))
}
