//! Two strong links of one digit, joined by a weak link. One of the two outer ends holds the digit,
//! so a cell that sees both does not. Two parallel lines make a skyscraper. A row and a column that
//! meet in a box make a kite. A line and a box make a turbot fish.

use std::ops::ControlFlow;

use crate::human::cells::peers;
use crate::human::chains;
use crate::human::evidence::Chain;
use crate::human::links::{Conjugates, strong_links};
use crate::human::say::CellNames;
use crate::human::{
    Candidate, CellSet, Code, Explanation, Link, Position, Role, Sink, Step, Technique, Tier, words,
};
use crate::{Cell, Digit, messages};

messages! {
    pub(in crate::human) fn strong_links_first(digit: Digit, first: impl CellNames, second: impl CellNames);
    pub(in crate::human) fn strong_links_joint(digit: Digit, second: impl CellNames, third: impl CellNames);
    pub(in crate::human) fn strong_links_last(digit: Digit, first: impl CellNames, last: impl CellNames);
}

/// The fields that all of these share.
const FAMILY: Technique =
    Technique { tier: Tier::Hard, explain, notation: chains::notation, ..Technique::BLANK };

/// Two rows or two columns, joined along a line.
pub static SKYSCRAPER: Technique = Technique {
    name: "Skyscraper",
    code: Code::from_static("0400"),
    example: "43+2+165+9+7+871+68+3+9+524+5+9+8+4+72+1+6+3+1..+2+5..49+24+97+8+1+3+56..5.9+4.+1+29+2..+1.48+5..+4+52.6+9+1+6+5+19+4+8+2+37 => r6c1,r7c3<>3",
    near_miss: "43+2+165+9+7+871+68+3+9+524+5+9+8+4+72+1+6+3+1..+2+5..49+24+97+8+1+3+56..5.9+4.+1+29+2..+1.48+5..+4.2.6+9+1+6+5+19+4+8+2+37",
    score: 130,
    find: |p, sink| find(p, &SKYSCRAPER, sink, is_skyscraper),
    notation,
    ..FAMILY
};
/// A row and a column, joined in a box.
pub static KITE: Technique = Technique {
    name: "2-String Kite",
    code: Code::from_static("0401"),
    example: "+91+5.4+2.+8.+78.9.3.+1.63..+8+1.+9.+8+2+9..7.4+135+7+41+892+6+4+6+12.+98+7.+1+9+38+7+6+2+54+2+4619+5+73+857+8+3+2+4+169 => r3c9<>5",
    near_miss: "+91..4+2.+8.+78.9.3.+1.63..+8+1.+9.+8+2+9..7.4+135+7+41+892+6+4+6+12.+98+7.+1+9+38+7+6+2+54+2+4619+5+73+857+8+3+2+4+169",
    score: 150,
    find: |p, sink| find(p, &KITE, sink, is_kite),
    notation,
    ..FAMILY
};
/// Any other two, one of them in a box.
pub static TURBOT_FISH: Technique = Technique {
    name: "Turbot Fish",
    code: Code::from_static("0403"),
    example: "7+9..23.58.5+6+7+8+9+2.3+3+8+2.1+579..37+1.+2+9+85+2.9+5+38.+7.81+59+7.3.2.2+8+3574.9+9+73+8..+5+2.+5..2+9.+8+3+7 496 => r8c6<>6",
    near_miss: "7+9..23.58.5+6+7+8+9+2.3+3+8+2.1+579..37+1.+2+9+85+2.9+5+38.+7.81+59..3.2.2+8+3574.9+9+73+8..+5+2.+5..2+9.+8+3+7 496",
    score: 120,
    find: |p, sink| find(p, &TURBOT_FISH, sink, is_turbot_fish),
    ..FAMILY
};
/// Two kites that share the cells of their box.
pub static DUAL_KITE: Technique = Technique {
    name: "Dual 2-String Kite",
    code: Code::from_static("0404"),
    example: "+56+8+1+23+7+9+4+9+7+34+65.8..+4.8..653.8.+51.+4+3..+54.+3+8..9.3.2..+57+8425+38.9.7+8.+6...+32+5+3.7.5+28+4. => r4c6,r5c4<>6",
    near_miss: "+56+8+1+23+7+9+4+9+7+34+65.8..+4.8..653.8.+51.+4...+54.+3+8..9.3.2..+57+8425+38.9.7+8.+6...+32+5+3.7.5+28+4.",
    score: 150,
    is_overshadowed: true,
    find: find_dual,
    ..FAMILY
};

fn is_line(link: &Conjugates) -> bool {
    link.house < 18
}

fn share_line([one, other]: [Cell; 2]) -> bool {
    one.index() / 9 == other.index() / 9 || one.index() % 9 == other.index() % 9
}

fn is_skyscraper(first: &Conjugates, second: &Conjugates, joint: [Cell; 2]) -> bool {
    is_line(first) && first.house / 9 == second.house / 9 && share_line(joint)
}

fn is_kite(first: &Conjugates, second: &Conjugates, joint: [Cell; 2]) -> bool {
    first.house < 9 && (9..18).contains(&second.house) && !share_line(joint)
}

fn is_turbot_fish(first: &Conjugates, second: &Conjugates, _: [Cell; 2]) -> bool {
    is_line(first) != is_line(second)
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

/// Calls `found` for every chain a = b - c = d of the digit, with the candidates that see
/// both a and d.
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

/// The three links between the four cells.
fn links(digit: Digit, cells: [Cell; 4]) -> [Link; 3] {
    let [a, b, c, d] = cells.map(|cell| Candidate::new(cell, digit));
    [Link::strong(a, b), Link::weak(b, c), Link::strong(c, d)]
}

fn step(technique: &'static Technique, digit: Digit, cells: [Cell; 4], removed: CellSet) -> Step {
    let chain = Chain { links: links(digit, cells).to_vec(), sets: Vec::new() };
    Step::removing(technique, chain, Candidate::each(digit, removed))
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
                    let links = [links(digit, one), links(digit, other)].concat();
                    let chain = Chain { links, sets: Vec::new() };
                    let removed = Candidate::each(digit, removed | more);
                    sink(Step::removing(&DUAL_KITE, chain, removed))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let links = &Chain::of(step)?.links;
    let digit = links.first()?.from.digit;
    let mut explanation = Explanation::default();
    for links in links.chunks_exact(3) {
        let [a, b, c, d] = [links[0].from, links[0].to, links[2].from, links[2].to].map(|node| node.cells);
        explanation = explanation
            .say(strong_links_first(digit, a, b))
            .candidates(Role::Off, digit, a)
            .candidates(Role::On, digit, b)
            .link(links[0])
            .say(strong_links_joint(digit, b, c))
            .candidates(Role::Off, digit, c)
            .link(links[1])
            .say(strong_links_last(digit, a, d))
            .candidates(Role::On, digit, d)
            .link(links[2]);
    }
    Some(explanation.outcome(step))
}

/// `6 in r3c1,r7c6 (connected by r37c5)`: the outer ends, then the inner ones.
fn notation(step: &Step) -> Option<String> {
    let [first, joint, last] = Chain::of(step)?.links[..] else { return None };
    let (outer, inner) = (first.from.cells | last.to.cells, joint.from.cells | joint.to.cells);
    let digit = joint.from.digit;
    Some(format!("{digit} in {} (connected by {})", words::short(outer), words::short(inner)))
}
