//! Unique rectangles: four empty cells in two boxes that may all hold the same two digits. They
//! must not hold only these two digits, so everything that would lead to that is impossible. The
//! *floor* is the corners with only the two digits, the *roof* is the corners with more. A corner
//! may lack one of the two digits.

use std::ops::ControlFlow;

use super::deadly::{self, Deadly, Found, Proof, Rule, Shape};
use super::rectangle;
use crate::human::technique::finder;
use crate::human::{
    Candidate, Code, Explanation, Ground, Houses, Link, Position, Set, Sink, Step, Technique, Tier, Wide,
};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, messages};

messages! {
    fn rectangle_diagonal(cells: Vec<String>, digit: Digit, lines: Vec<Message>);
    fn rectangle_tied(cell: String, digit: Digit, other: Digit, beside: Vec<String>, lines: Vec<Message>, opposite: Vec<String>);
}

/// The fields that all types share.
const FAMILY: Technique =
    Technique { tier: Tier::Hard, score: 100, needs_uniqueness: true, ..Technique::BLANK };

/// One corner has more candidates.
pub static TYPE_1: Technique = Technique {
    name: "Unique Rectangle Type 1",
    code: Code::from_static("0600"),
    example: "+21+3+64+7+9+5+84+8+92+5+1+673+567+398+2..9+28..5.....+5+8.+2.+9...+1..9825+8+7+4+5261+39+3+9+61+7+458+21+5+2+9+8+34+6+7 => r4c9<>1, r4c9<>4",
    near_miss: "+21+3+64+7+9+5+84+8+92+5+1+673+567+398+2..9+28..5.....+5+8.+2.+9...+1..9825+8+7+4+5261.9+3+9+61+7+458+21+5+2+9+8+34+6+7",
    find: finder!(|p, sink| find(p, &TYPE_1, sink, deadly::type_1, deadly::tell_corner)),
    ..FAMILY
};
/// Two corners side by side have the same third digit.
pub static TYPE_2: Technique = Technique {
    name: "Unique Rectangle Type 2",
    code: Code::from_static("0601"),
    example: "....+625+87+7.+6...+3+292+58+7+93+1+4+687.9....+2.+24..6..1+1+6..+2+7.3+8+4+82..9..+56+31+2+758+9+45+9+764+8+2+13 124 424 125 => r4c5,r5c1<>3",
    near_miss: "....+625+87+7.+6...+3+292+58+7+93+1+4+687.9....+2.+24..6..1+1+6..+2+7.3+8+4+82..9..+56+31+2+758+9+45+9+764+8+2+13 424 125",
    find: finder!(|p, sink| find(p, &TYPE_2, sink, deadly::type_2, deadly::tell_third)),
    ..FAMILY
};
/// The extra digits of two corners side by side make a naked subset.
pub static TYPE_3: Technique = Technique {
    name: "Unique Rectangle Type 3",
    code: Code::from_static("0602"),
    example: "5.+72+46..+1+1+8+2+93+75+64.641852..2+78+4+9+3+15+6+6.+9+51.....+5+176....+7+13+8+54+6+29.2+6+3+7+9.15..56+2+1.3. 457 359 367 467 => r9c9<>7",
    near_miss: "5.+72+46..+1+1+8+2+93+75+64.641852..2+78+4+9.+15+6+6.+9+51.....+5+176....+7+13+8+54+6+29.2+6+3+7+9.15..56+2+1.3. 457 359 367 467",
    find: finder!(|p, sink| find(p, &TYPE_3, sink, deadly::type_3, deadly::tell_subset)),
    ..FAMILY
};
/// Two corners side by side are a digit's only places in a house.
pub static TYPE_4: Technique = Technique {
    name: "Unique Rectangle Type 4",
    code: Code::from_static("0603"),
    example: "...+951+7.+8.+1.84+2+9+639+8.+3+76+5.+1+8..+1+9+36+7+2.7.+48+5+31+9+3916+274+8+5...+5+1+82+9+616+9+2+34+8+57..87+69+1+34 213 413 => r1c1<>2",
    near_miss: "...+951+7.+8.+1.84+2+9.39+8.+3+76+5.+1+8..+1+9+36+7+2.7.+48+5+31+9+3916+274+8+5...+5+1+82+9+616+9+2+34+8+57..87+69+1+34 213 413",
    find: finder!(|p, sink| find(p, &TYPE_4, sink, deadly::type_4, deadly::tell_side)),
    ..FAMILY
};
/// Two opposite corners, or three, have the same third digit.
pub static TYPE_5: Technique = Technique {
    name: "Unique Rectangle Type 5",
    code: Code::from_static("0604"),
    example: ".3...91.+5..+91+3.4.+7+1.7...23+991+2+3.4.56+375.26.+1+4......3.+27+9+3....4+864+8.93.+2+1+521.....+3 414 814 415 534 535 764 864 765 865 566 866 868 675 576 794 894 795 797 698 => r1c5<>8",
    near_miss: ".3...91.+5..+91+3.4.+7+1.7...23+991+2+3.4.56+375.26.+1+4......3.+27+9+3....4+864+8.93.+2+1+521.....+3 414 814 415 535 764 864 765 865 566 866 868 675 576 794 894 795 797 698",
    find: finder!(|p, sink| find(p, &TYPE_5, sink, deadly::type_5, deadly::tell_third)),
    ..FAMILY
};
/// Two opposite corners, and a digit makes an X-Wing of the four.
pub static TYPE_6: Technique = Technique {
    name: "Unique Rectangle Type 6",
    code: Code::from_static("0605"),
    example: "93+8+4+1+6+7..+7+15+8+32+9+6+424+6.5.8+3+1+6+7+45+2+8+19+3.+9.+64..87....7.4.6+4+6+9.8.3+7.+1.3.+9.+64+8..7+364.+19 262 => r6c1,r9c2<>8",
    near_miss: "93+8+4+1+6+7..+7+15+8+32+9+6+424+6.5.8+3+1+6+7+45+2+8+19+3.+9.+64..87....7.4.6+4+6+9.8.3+7.+1.3.+9.+64+8..7+364.+19",
    find: finder!(|p, sink| find(p, &TYPE_6, sink, type_6, diagonal)),
    ..FAMILY
};
/// A digit is tied to three corners by strong links.
pub static HIDDEN: Technique = Technique {
    name: "Hidden Rectangle",
    code: Code::from_static("0606"),
    example: "+8+1+3+7+2+6+4+95+9+57+1+4+328+6+2+468+9+57+3+1+7+8+9+2+546+13+5+62+9+31+874+1+34+687...+62.3.+8.4.+4+7.+5.9+3..39.4.2... => r7c3<>1",
    near_miss: "+8+1+3+7+2+6+4+95+9+57+1+4+328+6+2+468+9+57+3+1+7+8+9+2+546+13+5+62+9+31.74+1+34+687...+62.3.+8.4.+4+7.+5.9+3..39.4.2...",
    find: finder!(|p, sink| find(p, &HIDDEN, sink, hidden, tied)),
    ..FAMILY
};

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    sink: Sink,
    rule: Rule<G>,
    proof: Proof,
) -> ControlFlow<()> {
    let ground = position.ground();
    rectangle::each(ground, position.empty(), &mut |corners| {
        let all: G::Cells = corners.into_iter().collect();
        let mut tried = Vec::new();
        for cell in all & position.bivalue() {
            let pair = position.candidates(cell);
            let fits = |&corner: &Cell| !(position.candidates(corner) & pair).is_empty();
            if tried.contains(&pair) || !corners.iter().all(fits) || !rectangle::is_free(ground, all, pair) {
                continue;
            }
            tried.push(pair);
            deadly::each_step(position, technique, (all, pair), sink, rule, proof)?;
        }
        ControlFlow::Continue(())
    })
}

fn type_6<G: Ground>(position: &Position<G>, shape: &Shape<G>, found: Found<G>) -> ControlFlow<()> {
    if shape.roof.len() != 2 || deadly::is_side(position.ground(), shape) {
        return ControlFlow::Continue(());
    }
    let all = shape.floor | shape.roof;
    let (ground, side) = (position.ground(), position.ground().side());
    let lines_of = |line: fn(G, Cell) -> usize, first: usize| {
        let each = |lines, cell| lines | ground.house(first + line(ground, cell));
        all.into_iter().fold(G::Cells::EMPTY, each)
    };
    let [rows, columns] = [lines_of(G::row, 0), lines_of(G::column, side)];
    for digit in shape.digits {
        let within = |lines: G::Cells| (position.cells_of(digit) & lines).is_subset(all);
        if all.is_subset(position.cells_of(digit)) && (within(rows) || within(columns)) {
            found(DigitSet::of(digit), shape.roof, G::Cells::EMPTY)?;
        }
    }
    ControlFlow::Continue(())
}

fn hidden<G: Ground>(position: &Position<G>, shape: &Shape<G>, found: Found<G>) -> ControlFlow<()> {
    if shape.floor.len() > 2 {
        return ControlFlow::Continue(());
    }
    let all = shape.floor | shape.roof;
    let (ground, side) = (position.ground(), position.ground().side());
    // In board order, so opposite corners are as far from the two ends.
    let corners: Vec<Cell> = all.into_iter().collect();
    for (&corner, &opposite) in corners.iter().zip(corners.iter().rev()) {
        if !shape.floor.contains(opposite) {
            continue;
        }
        for digit in shape.digits {
            let lines = ground.house(ground.row(corner)) | ground.house(side + ground.column(corner));
            let places = position.cells_of(digit) & lines;
            if places.is_subset(all) && places == (all & lines) {
                let other = shape.digits - DigitSet::of(digit);
                found(other, G::Cells::of(corner), G::Cells::EMPTY)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Type 6.
fn diagonal(rectangle: &Deadly, position: &Position<Wide>, step: &Step) -> Explanation {
    let (ground, all) = (position.ground(), rectangle.floor | rectangle.roof);
    let reason = step.removed_digits().first().map(|digit| {
        let lines = |of: fn(Wide, Cell) -> usize| all.into_iter().map(|cell| of(ground, cell)).collect();
        let is_within = |lines: &Houses| (ground.cells(*lines) & position.cells_of(digit)).is_subset(all);
        let rows = Some(lines(Wide::row)).filter(is_within);
        let lines = rows.unwrap_or_else(|| lines(|ground, cell| ground.side() + ground.column(cell)));
        rectangle_diagonal(ground.names(rectangle.roof), digit, ground.house_names(lines))
    });
    deadly::explain(rectangle, position, reason)
}

/// Hidden rectangle.
fn tied(rectangle: &Deadly, position: &Position<Wide>, step: &Step) -> Explanation {
    let (ground, all) = (position.ground(), rectangle.floor | rectangle.roof);
    let proof = deadly::explain(rectangle, position, None);
    let digit = (rectangle.digits - step.removed_digits()).first();
    let Some((&Candidate { cell, digit: other }, digit)) = step.eliminations.first().zip(digit) else {
        return proof;
    };
    let lines: Houses = [ground.row(cell), ground.side() + ground.column(cell)].into_iter().collect();
    let beside = (ground.cells(lines) & all).without(cell);
    let opposite = (all - beside).without(cell);
    let tie = |other| Link::strong(Candidate::new(cell, digit), Candidate::new(other, digit));
    let (names, lines) = (ground.names(beside), ground.house_names(lines));
    proof
        .say(rectangle_tied(ground.name(cell), digit, other, names, lines, ground.names(opposite)))
        .links(&beside.into_iter().map(tie).collect::<Vec<_>>())
}
