//! Unique rectangles: four empty cells in two boxes that may all hold the same two digits. They
//! must not hold only these two digits, so everything that would lead to that is impossible. The
//! *floor* is the corners with only the two digits, the *roof* is the corners with more. A corner
//! may lack one of the two digits.

pub(super) mod rules;

use std::ops::ControlFlow;

use super::rectangle::{self, Proof, Rectangle};
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Link, Position, Role, Sink, Step, Technique, Tier,
    Wide,
};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, messages};
use rules::{Found, Shape};

messages! {
    fn rectangle_deadly(cells: Vec<String>, digits: DigitSet);
    fn rectangle_corner(cell: String);
    fn rectangle_subset(cells: Vec<String>, extra: DigitSet, subset: Vec<String>, digits: DigitSet);
    fn rectangle_side(cells: Vec<String>, digit: Digit, other: Digit, house: Message);
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
    find: finder!(|p, sink| find(p, &TYPE_1, sink, rules::type_1, corner)),
    ..FAMILY
};
/// Two corners side by side have the same third digit.
pub static TYPE_2: Technique = Technique {
    name: "Unique Rectangle Type 2",
    code: Code::from_static("0601"),
    example: "....+625+87+7.+6...+3+292+58+7+93+1+4+687.9....+2.+24..6..1+1+6..+2+7.3+8+4+82..9..+56+31+2+758+9+45+9+764+8+2+13 124 424 125 => r4c5,r5c1<>3",
    near_miss: "....+625+87+7.+6...+3+292+58+7+93+1+4+687.9....+2.+24..6..1+1+6..+2+7.3+8+4+82..9..+56+31+2+758+9+45+9+764+8+2+13 424 125",
    find: finder!(|p, sink| find(p, &TYPE_2, sink, rules::type_2, third_digit)),
    ..FAMILY
};
/// The extra digits of two corners side by side make a naked subset.
pub static TYPE_3: Technique = Technique {
    name: "Unique Rectangle Type 3",
    code: Code::from_static("0602"),
    example: "5.+72+46..+1+1+8+2+93+75+64.641852..2+78+4+9+3+15+6+6.+9+51.....+5+176....+7+13+8+54+6+29.2+6+3+7+9.15..56+2+1.3. 457 359 367 467 => r9c9<>7",
    near_miss: "5.+72+46..+1+1+8+2+93+75+64.641852..2+78+4+9.+15+6+6.+9+51.....+5+176....+7+13+8+54+6+29.2+6+3+7+9.15..56+2+1.3. 457 359 367 467",
    find: finder!(|p, sink| find(p, &TYPE_3, sink, rules::type_3, subset)),
    ..FAMILY
};
/// Two corners side by side are a digit's only places in a house.
pub static TYPE_4: Technique = Technique {
    name: "Unique Rectangle Type 4",
    code: Code::from_static("0603"),
    example: "...+951+7.+8.+1.84+2+9+639+8.+3+76+5.+1+8..+1+9+36+7+2.7.+48+5+31+9+3916+274+8+5...+5+1+82+9+616+9+2+34+8+57..87+69+1+34 213 413 => r1c1<>2",
    near_miss: "...+951+7.+8.+1.84+2+9.39+8.+3+76+5.+1+8..+1+9+36+7+2.7.+48+5+31+9+3916+274+8+5...+5+1+82+9+616+9+2+34+8+57..87+69+1+34 213 413",
    find: finder!(|p, sink| find(p, &TYPE_4, sink, rules::type_4, side)),
    ..FAMILY
};
/// Two opposite corners, or three, have the same third digit.
pub static TYPE_5: Technique = Technique {
    name: "Unique Rectangle Type 5",
    code: Code::from_static("0604"),
    example: ".3...91.+5..+91+3.4.+7+1.7...23+991+2+3.4.56+375.26.+1+4......3.+27+9+3....4+864+8.93.+2+1+521.....+3 414 814 415 534 535 764 864 765 865 566 866 868 675 576 794 894 795 797 698 => r1c5<>8",
    near_miss: ".3...91.+5..+91+3.4.+7+1.7...23+991+2+3.4.56+375.26.+1+4......3.+27+9+3....4+864+8.93.+2+1+521.....+3 414 814 415 535 764 864 765 865 566 866 868 675 576 794 894 795 797 698",
    find: finder!(|p, sink| find(p, &TYPE_5, sink, rules::type_5, third_digit)),
    ..FAMILY
};
/// Two opposite corners, and a digit makes an X-Wing of the four.
pub static TYPE_6: Technique = Technique {
    name: "Unique Rectangle Type 6",
    code: Code::from_static("0605"),
    example: "93+8+4+1+6+7..+7+15+8+32+9+6+424+6.5.8+3+1+6+7+45+2+8+19+3.+9.+64..87....7.4.6+4+6+9.8.3+7.+1.3.+9.+64+8..7+364.+19 262 => r6c1,r9c2<>8",
    near_miss: "93+8+4+1+6+7..+7+15+8+32+9+6+424+6.5.8+3+1+6+7+45+2+8+19+3.+9.+64..87....7.4.6+4+6+9.8.3+7.+1.3.+9.+64+8..7+364.+19",
    find: finder!(|p, sink| find(p, &TYPE_6, sink, rules::type_6, diagonal)),
    ..FAMILY
};
/// A digit is tied to three corners by strong links.
pub static HIDDEN: Technique = Technique {
    name: "Hidden Rectangle",
    code: Code::from_static("0606"),
    example: "+8+1+3+7+2+6+4+95+9+57+1+4+328+6+2+468+9+57+3+1+7+8+9+2+546+13+5+62+9+31+874+1+34+687...+62.3.+8.4.+4+7.+5.9+3..39.4.2... => r7c3<>1",
    near_miss: "+8+1+3+7+2+6+4+95+9+57+1+4+328+6+2+468+9+57+3+1+7+8+9+2+546+13+5+62+9+31.74+1+34+687...+62.3.+8.4.+4+7.+5.9+3..39.4.2...",
    find: finder!(|p, sink| find(p, &HIDDEN, sink, rules::hidden, tied)),
    ..FAMILY
};

type Rule<G> = fn(&Position<G>, &Shape<G>, Found<G>) -> ControlFlow<()>;

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
            if tried.contains(&pair)
                || !corners.iter().all(fits)
                || !rectangle::is_free(ground, corners, pair)
            {
                continue;
            }
            tried.push(pair);
            let is_floor = |&corner: &Cell| position.candidates(corner).is_subset(pair);
            let floor: G::Cells = corners.into_iter().filter(is_floor).collect();
            let roof = all - floor;
            rule(position, &Shape { corners, pair, floor, roof }, &mut |digits, cells, subset| {
                let removed: Vec<Candidate> = position.candidates_of(digits, cells).collect();
                if removed.is_empty() {
                    return ControlFlow::Continue(());
                }
                let [floor, roof, subset] = [floor, roof, subset].map(Into::into);
                let pattern = Rectangle { digits: pair, floor, roof, subset, proof };
                sink(Step::removing(ground, technique, pattern, removed))
            })?;
        }
        ControlFlow::Continue(())
    })
}

/// The proof with the reason why a type of rectangle removes candidates.
fn explain(rectangle: &Rectangle, position: &Position<Wide>, reason: Option<Message>) -> Explanation {
    let &Rectangle { digits, floor, roof, subset, .. } = rectangle;
    let all = floor | roof;
    let proof = Explanation::new(rectangle_deadly(position.ground().names(all), digits))
        .cells(Role::Focus, all)
        .digits(Role::Kept, digits, all);
    let proof = reason.into_iter().fold(proof, Explanation::say);
    let extra = position.candidates_in(roof) - digits;
    proof.digits(Role::SetB, extra, roof).cells(Role::SetB, subset)
}

/// Type 1.
fn corner(rectangle: &Rectangle, position: &Position<Wide>, _: &Step) -> Explanation {
    let name = |cell| position.ground().name(cell);
    explain(rectangle, position, rectangle.roof.first().map(|cell| rectangle_corner(name(cell))))
}

/// Types 2 and 5.
fn third_digit(rectangle: &Rectangle, position: &Position<Wide>, step: &Step) -> Explanation {
    let extra = position.candidates_in(rectangle.roof) - rectangle.digits;
    extra.iter().fold(explain(rectangle, position, None), |proof, third| {
        proof.say_one_of(position.ground(), third, rectangle.roof, step.cleared())
    })
}

/// Type 3.
fn subset(rectangle: &Rectangle, position: &Position<Wide>, _: &Step) -> Explanation {
    let &Rectangle { digits, roof, subset, .. } = rectangle;
    let extra = position.candidates_in(roof) - digits;
    explain(rectangle, position, Some(say_subset(position, roof, extra, subset)))
}

/// That the extra digits of some cells make a naked subset with the cells beside them.
pub(super) fn say_subset(position: &Position<Wide>, roof: Cells, extra: DigitSet, subset: Cells) -> Message {
    let [roof, beside] = [roof, subset].map(|cells| position.ground().names(cells));
    rectangle_subset(roof, extra, beside, extra | position.candidates_in(subset))
}

/// Type 4.
fn side(rectangle: &Rectangle, position: &Position<Wide>, step: &Step) -> Explanation {
    let (ground, removed) = (position.ground(), step.removed_digits());
    let pair = (rectangle.digits - removed).first().zip(removed.first());
    let reason = pair.and_then(|(digit, other)| {
        let only = |&house: &usize| position.cells_in(digit, house).eq(rectangle.roof);
        let house = ground.common_houses(rectangle.roof).into_iter().find(only)?;
        Some(rectangle_side(ground.names(rectangle.roof), digit, other, ground.house_name(house)))
    });
    explain(rectangle, position, reason)
}

/// Type 6.
fn diagonal(rectangle: &Rectangle, position: &Position<Wide>, step: &Step) -> Explanation {
    let (ground, all) = (position.ground(), rectangle.floor | rectangle.roof);
    let reason = step.removed_digits().first().map(|digit| {
        let lines = |of: fn(Wide, Cell) -> usize| all.into_iter().map(|cell| of(ground, cell)).collect();
        let is_within = |lines: &Houses| (ground.cells(*lines) & position.cells_of(digit)).is_subset(all);
        let rows = Some(lines(Wide::row)).filter(is_within);
        let lines = rows.unwrap_or_else(|| lines(|ground, cell| ground.side() + ground.column(cell)));
        rectangle_diagonal(ground.names(rectangle.roof), digit, ground.house_names(lines))
    });
    explain(rectangle, position, reason)
}

/// Hidden rectangle.
fn tied(rectangle: &Rectangle, position: &Position<Wide>, step: &Step) -> Explanation {
    let (ground, all) = (position.ground(), rectangle.floor | rectangle.roof);
    let proof = explain(rectangle, position, None);
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
