//! W-Wing: two cells with the same two candidates, joined by a strong link of one of them. So
//! one of the two cells holds the other candidate.

use std::ops::ControlFlow;

use crate::human::cells::peers;
use crate::human::evidence::JoinedPair;
use crate::human::links::strong_links;
use crate::human::say::CellNames;
use crate::human::{
    Candidate, CellSet, Code, Explanation, Link, Position, Role, Sink, Step, Technique, Tier, step_line,
    words,
};
use crate::{Cell, Digit, DigitSet, messages};

messages! {
    pub(in crate::human) fn w_wing_cells(cells: impl CellNames, digits: DigitSet);
    pub(in crate::human) fn w_wing_link(digit: Digit, near: impl CellNames, far: impl CellNames);
    pub(in crate::human) fn w_wing_other(joined: Digit, digit: Digit, cells: impl CellNames);
}

/// Two equal pairs and a strong link.
pub static TECHNIQUE: Technique = Technique {
    name: "W-Wing",
    code: Code::from_static("0803"),
    example: "+8.+6.+91+4.3.+3..4+8..+6+4..2+36..+87+5+8+1+6+32+94+6+91+4+5+238+7+24+3879+61+5...6+84+7+3+998+4+32+75+6+1+36+7+9+1+58+4+2 => r1c8<>5",
    near_miss: "+8.+6.+91+4.3.+3..4+8..+6+4..2+36..+87+5+8+1+6+32.4+6+91+4+5+238+7+24+3879+61+5...6+84+7+3+998+4+32+75+6+1+36+7+9+1+58+4+2",
    tier: Tier::Hard,
    score: 150,
    find,
    explain,
    notation,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let mut left = position.bivalue();
    while let Some(one) = left.first() {
        left.remove(one);
        let pair = position.candidates(one);
        for other in left - peers(one) {
            if position.candidates(other) == pair {
                try_pair(position, [one, other], pair, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn try_pair(position: &Position, [one, other]: [Cell; 2], pair: DigitSet, sink: Sink) -> ControlFlow<()> {
    for digit in pair {
        let joined = (pair - DigitSet::of(digit)).single();
        let removed = position.cells_of(digit) & peers(one) & peers(other);
        let Some(joined) = joined.filter(|_| !removed.is_empty()) else { continue };
        for link in strong_links(position, joined) {
            for [near, far] in [link.cells, [link.cells[1], link.cells[0]]] {
                if peers(one).contains(near) && peers(other).contains(far) {
                    let link = Link::strong(Candidate::new(near, joined), Candidate::new(far, joined));
                    let evidence = JoinedPair { digits: pair, cells: CellSet::of(one).with(other), link };
                    sink(Step::removing(&TECHNIQUE, evidence, Candidate::each(digit, removed)))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let JoinedPair { digits, cells, link } = *JoinedPair::of(step)?;
    let joined = link.from.digit;
    let digit = digits.iter().find(|&digit| digit != joined)?;
    let ends = [link.from, link.to];
    let seen = |cell: Cell, end: usize| ends[end].cells.iter().all(|near| peers(cell).contains(near));
    let first = cells
        .iter()
        .find(|&cell| seen(cell, 0) && (cells - CellSet::of(cell)).iter().all(|other| seen(other, 1)))?;
    let [near, far] = [CellSet::of(first), cells - CellSet::of(first)]
        .map(|cell| Candidate::new(cell.first().unwrap_or(first), joined));
    let explanation = Explanation::new(w_wing_cells(cells, digits))
        .cells(Role::Focus, cells)
        .digits(Role::Kept, digits, cells)
        .say(w_wing_link(joined, link.from.cells, link.to.cells))
        .link(link)
        .say(w_wing_other(joined, digit, cells))
        .link(Link::weak(link.from, near))
        .link(Link::weak(link.to, far))
        .outcome(step);
    Some(explanation)
}

/// `8/9 in r5c2,r8c6 connected by 8 in r58c8`.
fn notation(step: &Step) -> Option<String> {
    let JoinedPair { digits, cells, link } = *JoinedPair::of(step)?;
    let (pair, ends) = (step_line::choice_in(digits, cells), words::short(link.from.cells | link.to.cells));
    Some(format!("{pair} connected by {} in {ends}", link.from.digit))
}
