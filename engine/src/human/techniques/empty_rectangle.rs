//! Empty rectangle: in a box, the places of a digit lie in one row and one column. A strong
//! link between that row (or column) and another column (or row) then removes a candidate.

use std::ops::ControlFlow;

use crate::human::cells::{CELL_AT, HOUSES, cell_at, column, peers, row};
use crate::human::evidence::EmptyRectangle;
use crate::human::links::strong_links;
use crate::human::say::CellNames;
use crate::human::{
    Candidate, CellSet, Code, Explanation, HouseSet, Link, Position, Role, Sink, Step, Technique, Tier, say,
    words,
};
use crate::message::Message;
use crate::{Cell, Digit, messages};

messages! {
    fn empty_rectangle_box(digit: Digit, house: Message, cells: CellSet);
    pub(in crate::human) fn empty_rectangle_link(digit: Digit, near: impl CellNames, far: impl CellNames, cells: impl CellNames);
    fn empty_rectangle_line(digit: Digit, house: Message, cells: CellSet);
}

/// The fields that both share.
const FAMILY: Technique = Technique { tier: Tier::Hard, score: 120, explain, notation, ..Technique::BLANK };

/// One link.
pub static TECHNIQUE: Technique = Technique {
    name: "Empty Rectangle",
    code: Code::from_static("0402"),
    example: "+82..3+49.6..+9...+83+4+4.+38.+9+1.2632+4+9+8+71+5.+45...+2+989+8....4+6+3+51+6+7+82+34+9+2+9+4.1.6+8+737+8+9465+2+1 154 => r5c5<>7",
    near_miss: ".2..3+49.6..+9...+83+4+4.+38.+9+1.2632+4+9+8+71+5.+45...+2+989+8....4+6+3+51+6+7+82+34+9+2+9+4.1.6+8+737+8+9465+2+1 154",
    find,
    ..FAMILY
};
/// Two links from one cell to the same box.
pub static DUAL: Technique = Technique {
    name: "Dual Empty Rectangle",
    code: Code::from_static("0405"),
    example: "8+39+64+752+15..+93+8+4+76+7..1+2+589+327.+4..9..+9..+2.376....5+79.+4+2...+3+9...+7..78....+969.+7.2..4 643 843 548 848 852 853 162 163 363 472 473 177 482 187 387 => r6c1,r8c8<>3",
    near_miss: "8+39+64+752+15..+93+8+4+76+7..1+2+589+327.+4..9..+9..+2.376....5+79.+4+2...+3+9...+7..78....+969.+7.2..4 643 843 548 848 852 853 162 163 363 472 473 177 482 187",
    is_overshadowed: true,
    find: find_dual,
    ..FAMILY
};

/// One empty rectangle: the box, the near and the far end of the link, and the cell that loses
/// the digit.
type Found = (usize, [Cell; 2], Cell);

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    Digit::all(9).try_for_each(|digit| {
        each(position, digit, &mut |found| sink(step(position, &TECHNIQUE, digit, &[found])))
    })
}

fn each(
    position: &Position,
    digit: Digit,
    found: &mut dyn FnMut(Found) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let all = position.cells_of(digit);
    for square in 18..27 {
        let cells = all & HOUSES[square];
        if cells.len() < 2 {
            continue;
        }
        for crossing in CELL_AT[square] {
            let (across, down) = (HOUSES[row(crossing)], HOUSES[column(crossing) + 9]);
            let is_empty = cells.is_subset(across | down);
            if !is_empty || cells.is_subset(across) || cells.is_subset(down) {
                continue;
            }
            for link in strong_links(position, digit).filter(|link| link.house < 18) {
                for [near, far] in [link.cells, [link.cells[1], link.cells[0]]] {
                    let target = if link.house < 9 {
                        (column(near) == column(crossing)).then(|| cell_at(row(crossing), column(far)))
                    } else {
                        (row(near) == row(crossing)).then(|| cell_at(row(far), column(crossing)))
                    };
                    let is_outside = |cell: Cell| !HOUSES[square].contains(cell);
                    let Some(target) = target else { continue };
                    if is_outside(near)
                        && is_outside(far)
                        && is_outside(target)
                        && all.contains(target)
                        && target != near
                    {
                        found((square, [near, far], target))?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn step(position: &Position, technique: &'static Technique, digit: Digit, found: &[Found]) -> Step {
    let square = found[0].0;
    let link = |ends: [Cell; 2]| Link::strong(Candidate::new(ends[0], digit), Candidate::new(ends[1], digit));
    let links = found.iter().map(|one| link(one.1)).collect();
    let evidence = EmptyRectangle { digit, square, cells: position.cells_of(digit) & HOUSES[square], links };
    let removed: CellSet = found.iter().map(|one| one.2).collect();
    Step::removing(technique, evidence, Candidate::each(digit, removed))
}

fn find_dual(position: &Position, sink: Sink) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        let mut all: Vec<Found> = Vec::new();
        let _ = each(position, digit, &mut |found| {
            all.push(found);
            ControlFlow::Continue(())
        });
        for (at, one) in all.iter().enumerate() {
            for other in &all[at + 1..] {
                // Both links end in the same cell, and each removes the other's near end.
                let crosswise = one.1[0] == other.2 && other.1[0] == one.2;
                if one.0 == other.0 && one.1[1] == other.1[1] && crosswise {
                    sink(step(position, &DUAL, digit, &[*one, *other]))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let EmptyRectangle { digit, square, cells, links } = EmptyRectangle::of(step)?;
    let (digit, house) = (*digit, say::house(*square));
    let mut explanation = Explanation::new(empty_rectangle_box(digit, house.clone(), *cells))
        .houses(Role::Base, HouseSet::of(*square))
        .candidates(Role::Kept, digit, *cells);
    for link in links {
        let (near, far) = (link.from.cells, link.to.cells);
        let removed = step.eliminations.iter().map(|candidate| candidate.cell);
        let targets: CellSet = removed.filter(|&cell| far.is_subset(peers(cell))).collect();
        // In a dual empty rectangle each near end is the other link's target.
        let targets = targets - near;
        explanation = explanation
            .say(empty_rectangle_link(digit, near, far, targets))
            .link(*link)
            .say(empty_rectangle_line(digit, house.clone(), targets));
    }
    Some(explanation.outcome(step))
}

/// `1 in b5 (r7c68)`: digit, box and the ends of the links.
fn notation(step: &Step) -> Option<String> {
    let EmptyRectangle { digit, square, links, .. } = EmptyRectangle::of(step)?;
    let ends = links.iter().fold(CellSet::EMPTY, |ends, link| ends | link.from.cells | link.to.cells);
    Some(format!("{digit} in {} ({})", words::short_houses(HouseSet::of(*square)), words::short(ends)))
}
