//! Two strong links of one digit, joined by a weak one: one of the two outer
//! ends holds the digit, so what sees both does not. Two parallel lines make a
//! skyscraper, a row and a column that meet in a box a kite, a line and a box a
//! turbot fish. `chain`: the three links; `cells`: their four cells.

use std::ops::ControlFlow;

use crate::engine::human::cells::{CellSet, peers};
use crate::engine::human::links::{Conjugates, strong_links};
use crate::engine::human::{
    Candidate, Explanation, Link, Pattern, Position, Role, Sink, Step, Technique, Tier, words,
};
use crate::engine::{Cell, Digit, DigitSet};

const LESSON: &str = "Two houses have a digit in two places each, and one place of the first sees one place of the \
                      second. Both of these cannot hold it, so one of the two other ends does: a cell that sees \
                      both ends does not.";

const fn turbot(
    name: &'static str,
    code: &'static str,
    score: u16,
    find: fn(&Position, Sink) -> ControlFlow<()>,
) -> Technique {
    Technique {
        name,
        code,
        example: "",
        tier: Tier::Hard,
        score,
        needs_uniqueness: false,
        lesson: LESSON,
        find,
        explain,
    }
}

/// Two rows or two columns, joined along a line.
pub static SKYSCRAPER: Technique = turbot("Skyscraper", "0400", 130, |position, sink| {
    find(position, &SKYSCRAPER, sink, |first, second, joint| {
        is_line(first) && first.house / 9 == second.house / 9 && share_line(joint)
    })
})
.with_example(
    "48+1.6+9.+35..3....1..7...+3..9..26.+84......3....8..5.1.6..193.7..2...9..3........... => r23c5,r5c4<>2",
);
/// A row and a column, joined in a box.
pub static KITE: Technique =
    turbot("2-String Kite", "0401", 150, |position, sink| find(position, &KITE, sink, is_kite)).with_example(
        "..8....6..976...3.6..93.2..91......5.83.2.........43....+9.+65872.6.....4....4..... => r8c1<>2",
    );
/// Any other two, one of them in a box.
pub static TURBOT_FISH: Technique = turbot("Turbot Fish", "0403", 120, |position, sink| {
    find(position, &TURBOT_FISH, sink, |first, second, _| is_line(first) != is_line(second))
})
.with_example(
    "+29+47..16..5+7......3.+8.9..+47..1.28.5....5...2..+2+56.7..15...+7..84.723...+1...6.5..+7. => r7c4<>9",
);
/// Two kites that share the cells of their box.
pub static DUAL_KITE: Technique = turbot("Dual 2-String Kite", "0404", 150, find_dual).with_example("");

fn is_line(link: &Conjugates) -> bool {
    link.house < 18
}

fn share_line([one, other]: [Cell; 2]) -> bool {
    one.index() / 9 == other.index() / 9 || one.index() % 9 == other.index() % 9
}

fn is_kite(first: &Conjugates, second: &Conjugates, joint: [Cell; 2]) -> bool {
    first.house < 9 && (9..18).contains(&second.house) && !share_line(joint)
}

type Fits = fn(&Conjugates, &Conjugates, [Cell; 2]) -> bool;

fn find(position: &Position, technique: &'static Technique, sink: Sink, fits: Fits) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        each(position, digit, fits, &mut |[a, b, c, d], removed| {
            sink(step(technique, digit, [a, b, c, d], removed))
        })?;
    }
    ControlFlow::Continue(())
}

/// Hands on each four cells a = b - c = d of the digit, with what sees a and d.
fn each(
    position: &Position,
    digit: Digit,
    fits: Fits,
    found: &mut dyn FnMut([Cell; 4], CellSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let links: Vec<Conjugates> = strong_links(position, digit).collect();
    for (at, one) in links.iter().enumerate() {
        for other in &links[at + 1..] {
            if one.set().meets(other.set()) {
                continue;
            }
            for [a, b] in [one.cells, [one.cells[1], one.cells[0]]] {
                for [d, c] in [other.cells, [other.cells[1], other.cells[0]]] {
                    if !peers(b).contains(c) || !fits(one, other, [b, c]) {
                        continue;
                    }
                    let removed = position.cells_of(digit) & peers(a) & peers(d);
                    let removed = removed - one.set() - other.set();
                    if !removed.is_empty() {
                        found([a, b, c, d], removed)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn step(technique: &'static Technique, digit: Digit, cells: [Cell; 4], removed: CellSet) -> Step {
    let [a, b, c, d] = cells.map(|cell| Candidate::new(cell, digit));
    let pattern = Pattern {
        digits: DigitSet::of(digit),
        cells: cells.into_iter().collect(),
        chain: vec![Link::strong(a, b), Link::weak(b, c), Link::strong(c, d)],
        ..Pattern::default()
    };
    Step::removing(technique, pattern, Candidate::each(digit, removed))
}

fn find_dual(position: &Position, sink: Sink) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        let mut kites: Vec<([Cell; 4], CellSet)> = Vec::new();
        let _ = each(position, digit, is_kite, &mut |cells, removed| {
            kites.push((cells, removed));
            ControlFlow::Continue(())
        });
        for (at, &(one, removed)) in kites.iter().enumerate() {
            for &(other, more) in &kites[at + 1..] {
                if (one[1], one[2]) == (other[2], other[1]) && removed != more {
                    let mut dual = step(&DUAL_KITE, digit, one, removed | more);
                    let second = step(&DUAL_KITE, digit, other, more).pattern;
                    dual.pattern.cells |= second.cells;
                    dual.pattern.chain.extend(second.chain);
                    sink(dual)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let digit = words::digits(step.pattern.digits);
    let mut explanation = Explanation::default();
    for links in step.pattern.chain.chunks(3) {
        let [a, b, c, d] =
            [links[0].from, links[0].to, links[2].from, links[2].to].map(|node| words::cells(node.cells));
        explanation = explanation
            .say(format!("If {a} is not {digit}, then {b} is: it is the only other place."))
            .digits(Role::Off, step.pattern.digits, links[0].from.cells)
            .digits(Role::On, step.pattern.digits, links[0].to.cells)
            .link(links[0])
            .say(format!("Then {c} is not {digit}, since it sees {b}."))
            .digits(Role::Off, step.pattern.digits, links[2].from.cells)
            .link(links[1])
            .say(format!("Then {d} is {digit}. So {a} or {d} is {digit}, and a cell that sees both is not."))
            .digits(Role::On, step.pattern.digits, links[2].to.cells)
            .link(links[2]);
    }
    explanation.outcome(step)
}
