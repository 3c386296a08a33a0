//! Unique rectangles: four empty cells in two boxes that all may hold the same
//! two digits. They must not end up with these two alone, so what would leave
//! nothing else is impossible. `cells`: the corners with the two digits only
//! (the floor); `others`: the corners with more (the roof); `digits`: the two.
//! Some of the two digits may be missing here and there.

use std::ops::ControlFlow;

use super::rectangle::{self, Corners};
use crate::engine::human::cells::{CellSet, HOUSES};
use crate::engine::human::{
    Candidate, Explanation, Pattern, Position, Role, Sink, Step, Technique, Tier, words,
};
use crate::engine::{Digit, DigitSet};

const LESSON: &str = "Four cells in two rows, two columns and two boxes must not hold just two digits crosswise: \
                      one could swap them and have a second solution. Whatever would lead to that can go. This \
                      rests on the puzzle having one solution.";

const fn unique(
    name: &'static str,
    code: &'static str,
    find: fn(&Position, Sink) -> ControlFlow<()>,
) -> Technique {
    Technique {
        name,
        code,
        example: "",
        tier: Tier::Hard,
        score: 100,
        needs_uniqueness: true,
        lesson: LESSON,
        find,
        explain,
    }
}

/// One corner has more.
pub static TYPE_1: Technique =
    unique("Unique Rectangle Type 1", "0600", |p, sink| find(p, &TYPE_1, sink, type_1))
    .with_example("+41+5+93+6+7+8+2+98+2+5....6+3671+82+594.+7...9......76.+2..523+4+1+8+6+7+97.+86..+92..5....8..2..8..4.. => r4c8<>1, r4c8<>3");
/// Two corners side by side have the same third digit.
pub static TYPE_2: Technique =
    unique("Unique Rectangle Type 2", "0601", |p, sink| find(p, &TYPE_2, sink, type_2))
    .with_example("...+6.47....+618.+3+4.......6.54+1+7...+23+6+362+7+4+1+59+85+89+32+6+1+7+4.31.69+4+5+7.9+54+1.8+63+6.....+92+1 211 221 231 731 => r2c1<>9");
/// The extra digits of two corners side by side make a naked subset.
pub static TYPE_3: Technique =
    unique("Unique Rectangle Type 3", "0602", |p, sink| find(p, &TYPE_3, sink, type_3))
    .with_example("+1+2+3+9+76..8+867+4+5+3+19+2+45+98..3+6+72...4+9.+36..4.3...9+93.7....+5.+4.....71.9...+7..4..1..4.2+3 573 => r6c78<>8");
/// Two corners side by side are a digit's only places in a house.
pub static TYPE_4: Technique =
    unique("Unique Rectangle Type 4", "0603", |p, sink| find(p, &TYPE_4, sink, type_4))
    .with_example(".......+53+58+3714+6+9+2.2..5+3.+81......2+3+88......6+7..78.6.4.3+7..4..+1.916....+2+4...+1.937. => r13c1<>4");
/// Two opposite corners, or three, have the same third digit.
pub static TYPE_5: Technique =
    unique("Unique Rectangle Type 5", "0604", |p, sink| find(p, &TYPE_5, sink, type_5)).with_example("");
/// Two opposite corners, and a digit makes an X-Wing of the four.
pub static TYPE_6: Technique =
    unique("Unique Rectangle Type 6", "0605", |p, sink| find(p, &TYPE_6, sink, type_6))
    .with_example("..+6+9+8+15+727+28+43+5+9....1+62+7+34+86..+8+4..+5+7.7.+59..83.8.71..9+42..+1+74+8...673+5+842.+8..+2+69+7.. => r5c7,r6c6<>6");
/// A digit is tied to three corners by strong links.
pub static HIDDEN: Technique = unique("Hidden Rectangle", "0606", |p, sink| find(p, &HIDDEN, sink, hidden))
    .with_example("1...8.2.5..6+15..8.+83+5+2..+1.....+8+4.97.....218...+8.73.4.27..4+6.+59....51..+2...8..26.. 399 => r8c9<>3");

/// A rectangle with its two digits, sorted by what its corners hold.
struct Shape {
    corners: Corners,
    pair: DigitSet,
    floor: CellSet,
    roof: CellSet,
}

/// What can go, and the cells beside the rectangle that say so.
type Found<'a> = &'a mut dyn FnMut(Vec<Candidate>, CellSet) -> ControlFlow<()>;
type Rule = fn(&Position, &Shape, Found) -> ControlFlow<()>;

fn find(position: &Position, technique: &'static Technique, sink: Sink, rule: Rule) -> ControlFlow<()> {
    rectangle::each(position.empty(), &mut |corners| {
        let all: CellSet = corners.into_iter().collect();
        let mut tried = Vec::new();
        for cell in all & position.bivalue() {
            let pair = position.candidates(cell);
            let fits = |&corner: &crate::engine::Cell| !(position.candidates(corner) & pair).is_empty();
            if tried.contains(&pair) || !corners.iter().all(fits) {
                continue;
            }
            tried.push(pair);
            let is_floor = |&corner: &crate::engine::Cell| position.candidates(corner).is_subset(pair);
            let floor: CellSet = corners.into_iter().filter(is_floor).collect();
            let shape = Shape { corners, pair, floor, roof: all - floor };
            rule(position, &shape, &mut |removed, fins| {
                if removed.is_empty() {
                    return ControlFlow::Continue(());
                }
                let pattern =
                    Pattern { digits: pair, cells: floor, others: shape.roof, fins, ..Pattern::default() };
                sink(Step::removing(technique, pattern, removed))
            })?;
        }
        ControlFlow::Continue(())
    })
}

/// The digits of a set in some cells, where they are there.
fn of(position: &Position, digits: DigitSet, cells: CellSet) -> Vec<Candidate> {
    digits.iter().flat_map(|digit| Candidate::each(digit, position.cells_of(digit) & cells)).collect()
}

/// The digit that the roof has besides the pair, if it is the same one everywhere.
fn third(position: &Position, shape: &Shape) -> Option<Digit> {
    let third = (position.candidates_in(shape.roof) - shape.pair).single()?;
    shape.roof.is_subset(position.cells_of(third)).then_some(third)
}

fn is_side(shape: &Shape) -> bool {
    shape.roof.len() == 2 && !shape.roof.common_houses().is_empty()
}

fn type_1(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    if shape.floor.len() != 3 {
        return ControlFlow::Continue(());
    }
    found(of(position, shape.pair, shape.roof), CellSet::EMPTY)
}

fn type_2(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    let Some(third) = third(position, shape).filter(|_| is_side(shape)) else {
        return ControlFlow::Continue(());
    };
    found(of(position, DigitSet::of(third), shape.roof.common_peers()), CellSet::EMPTY)
}

fn type_5(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    let is_type = shape.roof.len() >= 2 && !is_side(shape);
    let Some(third) = third(position, shape).filter(|_| is_type) else { return ControlFlow::Continue(()) };
    found(of(position, DigitSet::of(third), shape.roof.common_peers()), CellSet::EMPTY)
}

fn type_3(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    if !is_side(shape) {
        return ControlFlow::Continue(());
    }
    let extra = position.candidates_in(shape.roof) - shape.pair;
    for house in shape.roof.common_houses().iter() {
        let free = (HOUSES[house] & position.empty()) - shape.roof;
        let free: Vec<_> = free.into_iter().collect();
        for choice in 1..1_u32 << free.len() {
            let chosen: CellSet = crate::engine::human::cells::bits(choice).map(|at| free[at]).collect();
            let digits = position.candidates_in(chosen) | extra;
            if digits.len() != chosen.len() + 1 || digits.len() >= free.len() + 2 {
                continue;
            }
            let all = shape.roof | chosen;
            let beside = all.common_houses().cells() - all;
            found(of(position, digits, beside), chosen)?;
        }
    }
    ControlFlow::Continue(())
}

fn type_4(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    if !is_side(shape) {
        return ControlFlow::Continue(());
    }
    for digit in shape.pair.iter() {
        let only = |house: usize| (position.cells_of(digit) & HOUSES[house]) == shape.roof;
        if shape.roof.common_houses().iter().any(only) {
            let other = shape.pair - DigitSet::of(digit);
            found(of(position, other, shape.roof), CellSet::EMPTY)?;
        }
    }
    ControlFlow::Continue(())
}

fn type_6(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    if shape.roof.len() != 2 || is_side(shape) {
        return ControlFlow::Continue(());
    }
    let all = shape.floor | shape.roof;
    for digit in shape.pair.iter() {
        let [first, .., last] = shape.corners;
        let within = |lines: CellSet| (position.cells_of(digit) & lines).is_subset(all);
        let rows = HOUSES[first.index() / 9] | HOUSES[last.index() / 9];
        let columns = HOUSES[first.index() % 9 + 9] | HOUSES[last.index() % 9 + 9];
        if all.is_subset(position.cells_of(digit)) && (within(rows) || within(columns)) {
            found(of(position, DigitSet::of(digit), shape.roof), CellSet::EMPTY)?;
        }
    }
    ControlFlow::Continue(())
}

fn hidden(position: &Position, shape: &Shape, found: Found) -> ControlFlow<()> {
    if shape.floor.len() > 2 {
        return ControlFlow::Continue(());
    }
    let all = shape.floor | shape.roof;
    for (at, &corner) in shape.corners.iter().enumerate() {
        let opposite = shape.corners[3 - at];
        if !shape.floor.contains(opposite) {
            continue;
        }
        for digit in shape.pair.iter() {
            let lines = HOUSES[corner.index() / 9] | HOUSES[corner.index() % 9 + 9];
            let places = position.cells_of(digit) & lines;
            if places.is_subset(all) && places == (all & lines) {
                let other = shape.pair - DigitSet::of(digit);
                found(of(position, other, CellSet::of(corner)), CellSet::EMPTY)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(position: &Position, step: &Step) -> Explanation {
    let Pattern { digits, cells, others, fins, .. } = step.pattern;
    let (pair, roof) = (words::digits(digits), words::cells(others));
    let all = cells | others;
    let explanation = Explanation::new(format!(
        "If {} held only {pair}, one could swap them and have a second solution. The puzzle has one.",
        words::cells(all)
    ))
    .cells(Role::Focus, all)
    .digits(Role::Kept, digits, all);
    let extra = position.candidates_in(others) - digits;
    let reason = match step.technique.code {
        "0600" => format!("Three of them hold nothing else, so {roof} must be something else."),
        "0601" | "0604" => format!("So one of {roof} is {}.", words::digits(extra)),
        "0602" => format!(
            "So one of {roof} is {}. Together with {} they take up {}.",
            words::either(extra.iter()),
            words::cells(fins),
            words::digits(extra | position.candidates_in(fins))
        ),
        _ => {
            let tied = digits - step.removed_digits();
            let tied = if tied.is_empty() { digits } else { tied };
            format!(
                "{} has no other place in the lines of these cells. With the other choice it would fill them \
                 crosswise, and the two digits would stand alone.",
                words::either(tied.iter())
            )
        }
    };
    explanation.say(reason).digits(Role::SetB, extra, others).cells(Role::SetB, fins).outcome(step)
}
