//! Deadly patterns: empty cells that must not hold only certain digits, since these could be swapped. So
//! everything that would lead to that is impossible. The *floor* is the cells with only these digits, the
//! *roof* is the cells with more. Unique rectangles, unique loops and extended rectangles share the rules
//! and the proofs. Avoidable rectangles share the pattern.

use std::ops::ControlFlow;

use crate::human::{
    Candidate, Cells, Explanation, Ground, Pattern, Position, Role, Set, Sink, Step, Technique, Wide, words,
};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, Geometry, messages};

messages! {
    fn rectangle_deadly(cells: Vec<String>, digits: DigitSet);
    fn extended_deadly(cells: Vec<String>, digits: DigitSet, lines: Vec<Message>);
    fn rectangle_corner(cell: String);
    fn rectangle_subset(cells: Vec<String>, extra: DigitSet, subset: Vec<String>, digits: DigitSet);
    fn rectangle_side(cells: Vec<String>, digit: Digit, others: DigitSet, digits: DigitSet, house: Message);
}

/// Maximum number of cells beside the pattern in a subset of type 3, on boards with more than nine
/// digits.
const LARGEST_SUBSET: usize = 5;

/// Cells that must not hold only some digits.
#[derive(Debug)]
pub(super) struct Deadly {
    /// The digits.
    pub digits: DigitSet,
    /// The cells that hold nothing else. In an avoidable rectangle: the filled corners.
    pub floor: Cells,
    /// The other cells.
    pub roof: Cells,
    /// Cells beside the pattern that make a naked subset with the roof.
    pub subset: Cells,
    /// Writes the proof.
    pub proof: Proof,
}

/// Proves a step of a deadly pattern.
pub(super) type Proof = fn(&Deadly, &Position<Wide>, &Step) -> Explanation;

impl Pattern for Deadly {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.floor | self.roof | self.subset
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        (self.proof)(self, position, step)
    }

    /// `5/8 in r56c47`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(words::choice_in(geometry, self.digits, self.floor | self.roof))
    }
}

/// A deadly pattern in a position, sorted by what its cells hold.
pub(super) struct Shape<G: Ground> {
    pub(super) digits: DigitSet,
    pub(super) floor: G::Cells,
    pub(super) roof: G::Cells,
}

/// Receives digits to remove, the cells that lose them, and the cells beside the pattern
/// that make a subset with the roof.
pub(super) type Found<'a, G> =
    &'a mut dyn FnMut(DigitSet, <G as Ground>::Cells, <G as Ground>::Cells) -> ControlFlow<()>;

/// What a type removes, and when.
pub(super) type Rule<G> = fn(&Position<G>, &Shape<G>, Found<G>) -> ControlFlow<()>;

/// Passes on what a rule removes if the cells must not hold only the digits.
pub(super) fn each_step<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    (cells, digits): (G::Cells, DigitSet),
    sink: Sink,
    rule: Rule<G>,
    proof: Proof,
) -> ControlFlow<()> {
    let is_floor = |cell: &Cell| position.candidates(*cell).is_subset(digits);
    let floor: G::Cells = cells.into_iter().filter(is_floor).collect();
    let roof = cells - floor;
    rule(position, &Shape { digits, floor, roof }, &mut |out, from, subset| {
        let removed: Vec<Candidate> = position.candidates_of(out, from).collect();
        if removed.is_empty() {
            return ControlFlow::Continue(());
        }
        let [floor, roof, subset] = [floor, roof, subset].map(Into::into);
        let pattern = Deadly { digits, floor, roof, subset, proof };
        sink(Step::removing(position.ground(), technique, pattern, removed))
    })
}

/// The digit that every roof cell has besides those of the pattern, if there is no other.
fn third<G: Ground>(position: &Position<G>, shape: &Shape<G>) -> Option<Digit> {
    let third = (position.candidates_in(shape.roof) - shape.digits).single()?;
    shape.roof.is_subset(position.cells_of(third)).then_some(third)
}

/// Whether the roof is two cells of a house.
pub(super) fn is_side<G: Ground>(ground: G, shape: &Shape<G>) -> bool {
    shape.roof.len() == 2 && !ground.common_houses(shape.roof).is_empty()
}

pub(super) fn type_1<G: Ground>(_: &Position<G>, shape: &Shape<G>, found: Found<G>) -> ControlFlow<()> {
    if shape.roof.len() != 1 {
        return ControlFlow::Continue(());
    }
    found(shape.digits, shape.roof, G::Cells::EMPTY)
}

/// One digit that all roof cells have besides those of the pattern.
pub(super) fn third_digit<G: Ground>(
    position: &Position<G>,
    shape: &Shape<G>,
    found: Found<G>,
) -> ControlFlow<()> {
    let Some(third) = third(position, shape).filter(|_| shape.roof.len() >= 2) else {
        return ControlFlow::Continue(());
    };
    found(DigitSet::of(third), position.ground().common_peers(shape.roof), G::Cells::EMPTY)
}

pub(super) fn type_2<G: Ground>(
    position: &Position<G>,
    shape: &Shape<G>,
    found: Found<G>,
) -> ControlFlow<()> {
    if is_side(position.ground(), shape) {
        third_digit(position, shape, found)
    } else {
        ControlFlow::Continue(())
    }
}

pub(super) fn type_5<G: Ground>(
    position: &Position<G>,
    shape: &Shape<G>,
    found: Found<G>,
) -> ControlFlow<()> {
    if is_side(position.ground(), shape) {
        ControlFlow::Continue(())
    } else {
        third_digit(position, shape, found)
    }
}

pub(super) fn type_3<G: Ground>(
    position: &Position<G>,
    shape: &Shape<G>,
    found: Found<G>,
) -> ControlFlow<()> {
    if !is_side(position.ground(), shape) {
        return ControlFlow::Continue(());
    }
    subsets_beside(position, shape.roof, position.candidates_in(shape.roof) - shape.digits, found)
}

/// Calls back with the naked subsets of a house that the roof makes with cells beside it, if one cell of
/// the roof holds one of these extra digits: the digits to remove, the cells that lose them, and the
/// cells of the subset outside the roof.
pub(super) fn subsets_beside<G: Ground>(
    position: &Position<G>,
    roof: G::Cells,
    extra: DigitSet,
    found: Found<G>,
) -> ControlFlow<()> {
    let ground = position.ground();
    for house in ground.common_houses(roof) {
        let free = (ground.house(house) & position.empty()) - roof;
        let free: Vec<Cell> = free.into_iter().collect();
        subsets(position, &free, (G::Cells::EMPTY, extra), &mut |chosen, digits| {
            let all = roof | chosen;
            let beside = ground.cells(ground.common_houses(all)) - all;
            found(digits, beside, chosen)
        })?;
    }
    ControlFlow::Continue(())
}

/// Calls back with every choice of free cells that, together with one cell of the roof, has as many
/// digits as cells. Choices have the order of binary numbers.
fn subsets<G: Ground>(
    position: &Position<G>,
    free: &[Cell],
    (chosen, digits): (G::Cells, DigitSet),
    found: &mut dyn FnMut(G::Cells, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let ground = position.ground();
    let largest = ground.limit(LARGEST_SUBSET).min(ground.side());
    for (at, &cell) in free.iter().enumerate() {
        let (chosen, digits) = (chosen.with(cell), digits | position.candidates(cell));
        let count = chosen.len();
        if digits.len() == count + 1 {
            found(chosen, digits)?;
        }
        if count < largest && digits.len() <= largest + 1 {
            subsets(position, &free[..at], (chosen, digits), found)?;
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn type_4<G: Ground>(
    position: &Position<G>,
    shape: &Shape<G>,
    found: Found<G>,
) -> ControlFlow<()> {
    if !is_side(position.ground(), shape) {
        return ControlFlow::Continue(());
    }
    let ground = position.ground();
    for digit in shape.digits {
        let only = |house: usize| position.cells_of(digit) & ground.house(house) == shape.roof;
        if ground.common_houses(shape.roof).into_iter().any(only) {
            found(shape.digits.without(digit), shape.roof, G::Cells::EMPTY)?;
        }
    }
    ControlFlow::Continue(())
}

/// The proof with the reason why a type removes candidates.
pub(super) fn explain(deadly: &Deadly, position: &Position<Wide>, reason: Option<Message>) -> Explanation {
    let &Deadly { digits, floor, roof, subset, .. } = deadly;
    let all = floor | roof;
    let ground = position.ground();
    // Two digits change places everywhere, more of them between two lines that hold all of them.
    let holds_all = |&line: &usize| (ground.house(line) & all).len() == digits.len();
    let lines = ground.house_names(ground.lines().filter(holds_all).collect());
    let deadly = match digits.len() {
        2 => rectangle_deadly(ground.names(all), digits),
        _ => extended_deadly(ground.names(all), digits, lines),
    };
    let proof = Explanation::new(deadly).cells(Role::Focus, all).digits(Role::Kept, digits, all);
    let proof = reason.into_iter().fold(proof, Explanation::say);
    let extra = position.candidates_in(roof) - digits;
    proof.digits(Role::SetB, extra, roof).cells(Role::SetB, subset)
}

/// Type 1.
pub(super) fn tell_corner(deadly: &Deadly, position: &Position<Wide>, _: &Step) -> Explanation {
    let name = |cell| position.ground().name(cell);
    explain(deadly, position, deadly.roof.first().map(|cell| rectangle_corner(name(cell))))
}

/// Types 2 and 5.
pub(super) fn tell_third(deadly: &Deadly, position: &Position<Wide>, step: &Step) -> Explanation {
    let extra = position.candidates_in(deadly.roof) - deadly.digits;
    extra.iter().fold(explain(deadly, position, None), |proof, third| {
        proof.say_one_of(position.ground(), third, deadly.roof, step.cleared())
    })
}

/// Type 3.
pub(super) fn tell_subset(deadly: &Deadly, position: &Position<Wide>, _: &Step) -> Explanation {
    let &Deadly { digits, roof, subset, .. } = deadly;
    let extra = position.candidates_in(roof) - digits;
    explain(deadly, position, Some(say_subset(position, roof, extra, subset)))
}

/// That the extra digits of some cells make a naked subset with the cells beside them.
pub(super) fn say_subset(position: &Position<Wide>, roof: Cells, extra: DigitSet, subset: Cells) -> Message {
    let [roof, beside] = [roof, subset].map(|cells| position.ground().names(cells));
    rectangle_subset(roof, extra, beside, extra | position.candidates_in(subset))
}

/// Type 4.
pub(super) fn tell_side(deadly: &Deadly, position: &Position<Wide>, step: &Step) -> Explanation {
    let &Deadly { digits, roof, .. } = deadly;
    let ground = position.ground();
    let reason = (digits - step.removed_digits()).iter().find_map(|digit| {
        let only = |&house: &usize| position.cells_in(digit, house).eq(roof);
        let house = ground.common_houses(roof).into_iter().find(only)?;
        let names = ground.names(roof);
        Some(rectangle_side(names, digit, digits.without(digit), digits, ground.house_name(house)))
    });
    explain(deadly, position, reason)
}
