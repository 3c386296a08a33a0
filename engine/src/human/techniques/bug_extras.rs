//! BUG types 2, 3 and 4: several empty cells have more than two candidates. Without their *extra*
//! candidates, every empty cell would have two candidates, and every digit no place or two places in
//! every house. Such a grid has several solutions or none, as `bug.rs` explains. So an extra candidate
//! is true. As there, this holds on boards with any houses, but not where other rules matter.

use std::ops::ControlFlow;

use super::bug::{self, Grave};
use super::deadly;
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Position, Role, Set, Sink, Step, Technique, Tier, Wide,
};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, messages};

messages! {
    fn bug_extra(digit: Digit, cells: Vec<String>);
    fn bug_without_extras();
    fn bug_side(cells: Vec<String>, digit: Digit, house: Message);
}

/// The fields that all types share.
const FAMILY: Technique = Technique {
    tier: Tier::Hard,
    score: 100,
    needs_uniqueness: true,
    is_extra: true,
    holds_on: |geometry| !geometry.has_more_than_houses(),
    ..Technique::BLANK
};

/// All extra candidates are one digit.
pub static TYPE_2: Technique = Technique {
    name: "Bivalue Universal Grave Type 2",
    code: Code::from_static("0611"),
    example: ".3.+5+17+4+2+8725+4+83+1+96+4+1+8+6+2+9+75+3.+6.9+5+83...4+32+7+6+58.85.+3+4+1...+5+9.8+34.+17.+7+41+928.+5.+81+76+59.. => r4c13,r6c79<>2",
    near_miss: ".3..+17+4+2+8725+4+83+1+96+4+1+8+6+2+9+75+3.+6.9+5+83...4+32+7+6+58.85.+3+4+1...+5+9.8+34.+17.+7+41+928.+5.+81+76+59..",
    find: finder!(|p, sink| find(p, &TYPE_2, sink, type_2, one_digit)),
    ..FAMILY
};
/// The extra candidates make a naked subset with other cells of a house.
pub static TYPE_3: Technique = Technique {
    name: "Bivalue Universal Grave Type 3",
    code: Code::from_static("0612"),
    example: "+7+43.9.+65+28+5+1..+7+934+9+62+3+451+7+8..+9+4+5.7.34.5.+32+8..+3....+9.4.1+9+4.7+3.86....8431.5+3+8..6+4.+7 242 154 162 762 164 284 => r7c4<>2, r5c4<>6",
    near_miss: "+7+43.9.+65+28+5+1..+7+934+9+62+3+451+7+8..+9+4+5.7.34.5.+32+8..+3....+9.4.1+9+4.7+3.86....8431.5+3+8..6+4.+7 154 162 762 164 284",
    find: finder!(|p, sink| find(p, &TYPE_3, sink, type_3, subset)),
    ..FAMILY
};
/// Two cells with extra candidates are another digit's only places in a house.
pub static TYPE_4: Technique = Technique {
    name: "Bivalue Universal Grave Type 4",
    code: Code::from_static("0613"),
    example: "2+8+93+6+7+4+5+1+5.+4..9.6+7+6.7..5+98.19....63+5+3+456+9+17+2+8+76.+5..+1+49+9+53+21+6+8+748.1.5..+9+6+4.+69.8+51. 245 265 => r4c5<>4, r4c4<>8",
    near_miss: "2+8+93+6+7+4+5+1+5.+4..9.6+7+6.7..5+98.19....63+5+3+456+9+17+2+8+76.+5..+1+49+9+53+21+6+8+748.1.5..+9+6+4.+69.8+51. 245",
    find: finder!(|p, sink| find(p, &TYPE_4, sink, type_4, side)),
    ..FAMILY
};

/// The extra candidates and their cells.
struct Extras<G: Ground> {
    all: Vec<Candidate>,
    cells: G::Cells,
}

/// Receives the candidates to remove, and the cells that make a subset with the extra candidates.
type Found<'a, G> = &'a mut dyn FnMut(Vec<Candidate>, <G as Ground>::Cells) -> ControlFlow<()>;

/// What a type removes, and when.
type Rule<G> = fn(&Position<G>, &Extras<G>, Found<G>) -> ControlFlow<()>;

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    sink: Sink,
    rule: Rule<G>,
    proof: bug::Proof,
) -> ControlFlow<()> {
    let Some(extras) = extras(position) else { return ControlFlow::Continue(()) };
    rule(position, &extras, &mut |removed, subset| {
        if removed.is_empty() {
            return ControlFlow::Continue(());
        }
        let grave = Grave { cells: extras.cells.into(), subset: subset.into(), proof };
        sink(Step::removing(position.ground(), technique, grave, removed))
    })
}

/// The extra candidates, if several cells have some. Each has more than two places in each house.
fn extras<G: Ground>(position: &Position<G>) -> Option<Extras<G>> {
    let ground = position.ground();
    let cells = position.empty() - position.bivalue();
    let mut all = Vec::new();
    for cell in cells {
        let digits = position.candidates(cell);
        let is_wide = |digit: Digit, house: usize| position.places(digit, house).count_ones() > 2;
        let is_extra = |&digit: &Digit| ground.houses_of(cell).into_iter().all(|house| is_wide(digit, house));
        let extra: DigitSet = digits.iter().filter(is_extra).collect();
        if extra.len() + 2 != digits.len() {
            return None;
        }
        all.extend(extra.iter().map(|digit| Candidate::new(cell, digit)));
    }
    (cells.len() > 1 && bug::is_grave(position, &all)).then_some(Extras { all, cells })
}

impl<G: Ground> Extras<G> {
    fn digits(&self) -> DigitSet {
        self.all.iter().map(|at| at.digit).collect()
    }

    /// The candidates of a cell without its extra ones.
    fn pair(&self, position: &Position<G>, cell: Cell) -> DigitSet {
        let extra = self.all.iter().filter(|at| at.cell == cell).map(|at| at.digit);
        position.candidates(cell) - extra.collect()
    }
}

fn type_2<G: Ground>(position: &Position<G>, extras: &Extras<G>, found: Found<G>) -> ControlFlow<()> {
    let Some(digit) = extras.digits().single() else { return ControlFlow::Continue(()) };
    let seen = position.cells_of(digit) & position.ground().common_peers(extras.cells);
    found(Candidate::each(digit, seen).collect(), G::Cells::EMPTY)
}

fn type_3<G: Ground>(position: &Position<G>, extras: &Extras<G>, found: Found<G>) -> ControlFlow<()> {
    deadly::subsets_beside(position, extras.cells, extras.digits(), &mut |digits, beside, subset| {
        found(position.candidates_of(digits, beside).collect(), subset)
    })
}

/// If one of the two cells were the other digit of its pair, neither would hold an extra candidate.
fn type_4<G: Ground>(position: &Position<G>, extras: &Extras<G>, found: Found<G>) -> ControlFlow<()> {
    let cells: Vec<Cell> = extras.cells.into_iter().collect();
    let [one, other] = cells[..] else { return ControlFlow::Continue(()) };
    let pairs = [one, other].map(|cell| (cell, extras.pair(position, cell)));
    for digit in pairs[0].1 & pairs[1].1 {
        if only_house(position, digit, extras.cells).is_some() {
            let wrong = |(cell, pair): (Cell, DigitSet)| {
                pair.without(digit).iter().map(move |other| Candidate::new(cell, other))
            };
            found(pairs.into_iter().flat_map(wrong).collect(), G::Cells::EMPTY)?;
        }
    }
    ControlFlow::Continue(())
}

/// A house in which the digit has only these places.
fn only_house<G: Ground>(position: &Position<G>, digit: Digit, cells: G::Cells) -> Option<usize> {
    let ground = position.ground();
    let is_all = |&house: &usize| position.cells_of(digit) & ground.house(house) == cells;
    ground.common_houses(cells).into_iter().find(is_all)
}

/// Says which candidates are extra, and that one of them is true.
fn explain(position: &Position<Wide>, proof: Explanation) -> Explanation {
    let Some(extras) = extras(position) else { return proof };
    let proof = extras.digits().iter().fold(proof, |proof, digit| {
        let cells: Cells = extras.all.iter().filter(|at| at.digit == digit).map(|at| at.cell).collect();
        proof.say(bug_extra(digit, position.ground().names(cells))).candidates(Role::SetB, digit, cells)
    });
    proof.say(bug_without_extras())
}

/// Type 2.
fn one_digit(grave: &Grave, position: &Position<Wide>, step: &Step, proof: Explanation) -> Explanation {
    step.removed_digits().iter().fold(explain(position, proof), |proof, digit| {
        proof.say_one_of(position.ground(), digit, grave.cells, step.cleared())
    })
}

/// Type 3.
fn subset(grave: &Grave, position: &Position<Wide>, _: &Step, proof: Explanation) -> Explanation {
    let proof = explain(position, proof);
    let Some(extras) = extras(position) else { return proof };
    let &Grave { cells, subset, .. } = grave;
    proof.say(deadly::say_subset(position, cells, extras.digits(), subset)).cells(Role::SetC, subset)
}

/// Type 4.
fn side(grave: &Grave, position: &Position<Wide>, step: &Step, proof: Explanation) -> Explanation {
    let proof = explain(position, proof);
    let Some(extras) = extras(position) else { return proof };
    let ground = position.ground();
    let pairs = grave.cells.into_iter().map(|cell| extras.pair(position, cell));
    let common = pairs.reduce(|one, other| one & other).unwrap_or_default() - step.removed_digits();
    let reason = common.iter().find_map(|digit| Some((digit, only_house(position, digit, grave.cells)?)));
    reason.into_iter().fold(proof, |proof, (digit, house)| {
        proof
            .say(bug_side(ground.names(grave.cells), digit, ground.house_name(house)))
            .candidates(Role::Kept, digit, grave.cells)
            .houses(Role::Base, [house].into_iter().collect())
    })
}
