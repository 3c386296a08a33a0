//! WXYZ-Wing: a pivot and three cells that see it have four digits between them. The places of each of
//! three digits see each other, so the cells hold each of these digits at most once. That fills only
//! three cells, so the fourth digit is in one of them. A cell that sees all its places loses it.
//!
//! This holds on every board: it needs only cells that see each other.

use std::ops::ControlFlow;

use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Pattern, Position, Role, Set, Sink, Step, Technique, Tier,
    Wide, say, words,
};
use crate::{Cell, Digit, DigitSet, Geometry, messages};

messages! {
    fn wxyz_once(digits: DigitSet, digit: Digit);
}

/// Maximum number of choices of four cells on boards with more than nine digits.
const LARGE_BOARD: usize = 100_000;

/// Pivot and three pincers with four digits.
pub static TECHNIQUE: Technique = Technique {
    name: "WXYZ-Wing",
    code: Code::from_static("0802"),
    example: "+3+76.9..+458.2.4+3.+7+9+4.+9.7...31+9+4.+623.+7+763+9.4.2+1+5+2+8+3+1+79+6+42+4+7..+9.+36+6+3.4+2.7+98+9+8.7364.+2 814 124 134 534 834 137 837 574 => r7c7<>1",
    near_miss: "+3+76.9..+458.2.4+3.+7+9+4.+9.7...31+9+4.+623.+7+763+9.4.2+1+5+2+8+3+1+79+6+42+4+7..+9.+36+6+3.4+2.7+98+9+8.7364.+2 814 134 534 834 137 837 574",
    tier: Tier::Hard,
    score: 240,
    is_extra: true,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    let mut left = ground.limit(LARGE_BOARD);
    let is_small = |&cell: &Cell| position.candidates(cell).len() <= 4;
    let small: G::Cells = position.empty().into_iter().filter(is_small).collect();
    for pivot in small {
        let mut near = small & ground.peers(pivot);
        while let Some(one) = near.first() {
            near.remove(one);
            let mut further = near;
            while let Some(other) = further.first() {
                further.remove(other);
                let digits = position.candidates_in(G::Cells::of(pivot).with(one).with(other));
                if digits.len() > 4 {
                    continue;
                }
                for last in further {
                    if left == 0 {
                        return ControlFlow::Continue(());
                    }
                    left -= 1;
                    let digits = digits | position.candidates(last);
                    if digits.len() == 4 {
                        wing(position, digits, [pivot, one, other, last], sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn wing<G: Ground>(
    position: &Position<G>,
    digits: DigitSet,
    order: [Cell; 4],
    sink: Sink,
) -> ControlFlow<()> {
    let (ground, cells) = (position.ground(), order.into_iter().collect::<G::Cells>());
    let sees_others = |cells: G::Cells, cell: Cell| cells.without(cell).is_subset(ground.peers(cell));
    let places = |digit: Digit| cells & position.cells_of(digit);
    let is_loose = |&digit: &Digit| {
        let places = places(digit);
        !places.into_iter().all(|cell| sees_others(places, cell))
    };
    let mut loose = digits.iter().filter(is_loose);
    let (Some(digit), None) = (loose.next(), loose.next()) else { return ControlFlow::Continue(()) };
    let removed = position.cells_of(digit) & ground.common_peers(places(digit));
    // The same cells are found once for each cell that sees the others.
    let is_first = cells.into_iter().find(|&cell| sees_others(cells, cell)) == Some(order[0]);
    if removed.is_empty() || !is_first {
        return ControlFlow::Continue(());
    }
    let pattern = Wing { digits, digit, cells: cells.into() };
    sink(Step::removing(ground, &TECHNIQUE, pattern, Candidate::each(digit, removed)))
}

/// Four cells with four digits.
#[derive(Debug)]
struct Wing {
    digits: DigitSet,
    /// The digit that one of the cells holds.
    digit: Digit,
    cells: Cells,
}

impl Pattern for Wing {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.cells
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let &Self { digits, digit, cells } = self;
        let (ground, once) = (position.ground(), digits.without(digit));
        let mut proof = Explanation::new(say::set_holds(ground.names(cells), digits))
            .cells(Role::Focus, cells)
            .digits(Role::Kept, digits, cells);
        let mut left = cells;
        for cell in cells {
            left.remove(cell);
            let mut others = left;
            for shared in position.candidates(cell) & once {
                let seen = others & position.cells_of(shared);
                others -= seen;
                proof = proof.say_seen(ground, shared, Cells::of(cell), seen);
            }
        }
        proof.say(wxyz_once(once, digit)).say_one_of(
            ground,
            digit,
            cells & position.cells_of(digit),
            step.cleared(),
        )
    }

    /// `1/4/8/9 in r4c3,r5c14,r6c2`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(words::choice_in(geometry, self.digits, self.cells))
    }
}
