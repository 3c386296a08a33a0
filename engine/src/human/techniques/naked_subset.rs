//! Naked subsets: as many cells of a house as they have digits between them, so no other
//! cell of the house has these digits. A pair or triple in several houses is called locked
//! if it removes candidates from each of them.

use std::ops::ControlFlow;

use super::cover::{Item, covers};
use crate::bits::bits;
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Pattern, Position, Role, Set, Sink, Step, Technique,
    Tier, Wide, words,
};
use crate::message::Message;
use crate::{DigitSet, Geometry, messages};

messages! {
    fn naked_subset_cells(cells: Vec<String>, digits: DigitSet, count: usize);
    fn naked_subset_elsewhere(digits: DigitSet, houses: Vec<Message>);
}

/// A naked pair that removes candidates from a box and a line.
pub static LOCKED_PAIR: Technique = Technique {
    name: "Locked Pair",
    code: Code::from_static("0110"),
    example: ".6..+27.+45.+2.+4...+764+57+16+32+9+82.1+6+7..3+4.7+43.2+8+61....4+1.2+7+7+325+8+46+198+492+1+6+7+53.1.+7+3+94+8+2 => r12c1,r6c3<>3, r6c3<>8",
    near_miss: ".6..+27.+45.+2.+4...+764.7+16+32+9+82.1+6+7..3+4.7+43.2+8+61....4+1.2+7+7+325+8+46+198+492+1+6+7+53.1.+7+3+94+8+2",
    tier: Tier::Medium,
    score: 40,
    find: finder!(|p, sink| find(p, &LOCKED_PAIR, 2, sink)),
    ..Technique::BLANK
};
/// A naked triple that removes candidates from a box and a line.
pub static LOCKED_TRIPLE: Technique = Technique {
    name: "Locked Triple",
    code: Code::from_static("0111"),
    example: "3+76+25+8+9+14+42+1+7+6+98+5+3..+9314+2+671+97+836+42+5+23.9..1+8+6.+6..2.+37+96...+9.+73.9.....+6+4.+7..6..+5+92 872 473 573 583 892 493 => r6c3,r8c2<>8",
    near_miss: "3+76+25+8+9+14+42+1+7+6+98+5+3..+9314+2+671+97+836+42+5+23.9..1+8+6.+6..2.+37+96...+9.+73.9.....+6+4.+7..6..+5+92 872 573 583 892 493",
    tier: Tier::Medium,
    score: 60,
    find: finder!(|p, sink| find(p, &LOCKED_TRIPLE, 3, sink)),
    ..Technique::BLANK
};
/// Two cells with two digits.
pub static PAIR: Technique = Technique {
    name: "Naked Pair",
    code: Code::from_static("0200"),
    example: "+49.8+65.31+1.+3+9+74+8+5.5.+8+23+1..47+493+1+268+5+21+5+687+3+4+9+3+86+45+9+1..+65.+1+984.+3+9+3+472+6+5+1+88.+1+5+4+3... => r9c8<>2, r39c8<>7",
    near_miss: "+49.8+65.31+1.+3+9+74+8+5.5.+8+23+1..47+493+1+268+5+21+5+687+3+4+9+3+86+45+9+1...5.+1+984.+3+9+3+472+6+5+1+88.+1+5+4+3...",
    tier: Tier::Medium,
    score: 60,
    find: finder!(|p, sink| find(p, &PAIR, 2, sink)),
    ..Technique::BLANK
};
/// Three cells with three digits.
pub static TRIPLE: Technique = Technique {
    name: "Naked Triple",
    code: Code::from_static("0201"),
    example: "1+3+429+78..+9+8.6+45.+3+1+6..+38+1+4.+931+9+45+26..+4.+6+8+79.1+3+87.1+6+3+94.2+41+9+36...76+35+2+81+9+4+5+98+7+143.. 538 => r7c9<>5",
    near_miss: "1+3+429.8..+9+8.6+45.+3+1+6..+38+1+4.+931+9+45+26..+4.+6+8+79.1+3+87.1+6+3+94.2+41+9+36...76+35+2+81+9+4+5+98+7+143.. 538",
    tier: Tier::Medium,
    score: 80,
    find: finder!(|p, sink| find(p, &TRIPLE, 3, sink)),
    ..Technique::BLANK
};
/// Four cells with four digits.
pub static QUAD: Technique = Technique {
    name: "Naked Quadruple",
    code: Code::from_static("0202"),
    example: "+3+529+14+678+8+4+1+67+3+2+5+99+7+625+8+41+3+2+9.......56.4..3+9.+41......2+6+24...7+3+5.+8+53..+92..395....6 746 756 766 186 895 196 => r4c6<>1, r46c5<>8",
    near_miss: "+3+529+14+678+8+4+1.7+3+2+5+99+7+625+8+41+3+2+9.......56.4..3+9.+41......2+6+24...7+3+5.+8+53..+92..395....6 746 756 766 186 895 196",
    tier: Tier::Hard,
    score: 120,
    find: finder!(|p, sink| find(p, &QUAD, 4, sink)),
    ..Technique::BLANK
};

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    size: usize,
    sink: Sink,
) -> ControlFlow<()> {
    let ground = position.ground();
    let wants_locked = *technique == LOCKED_PAIR || *technique == LOCKED_TRIPLE;
    // Locked subsets are found in the last of their houses, which is a box on most boards, all others
    // in the first.
    let mut items: Vec<Item> = Vec::with_capacity(ground.side());
    for house in if wants_locked { ground.others() } else { 0..ground.house_count() } {
        items.clear();
        for place in 0..ground.side() {
            let digits = position.candidates(ground.cell_at(house, place));
            if (2..=size).contains(&digits.len()) {
                items.push((1 << place, digits.bits()));
            }
        }
        covers(&items, size, &mut |chosen, union| {
            let cells: G::Cells = bits(chosen).map(|place| ground.cell_at(house, place)).collect();
            let digits = DigitSet::from_bits(union);
            let houses = ground.common_houses(cells);
            let others = ground.cells(houses) - cells;
            let removed: Vec<Candidate> = position.candidates_of(digits, others).collect();
            let place = if wants_locked { houses.into_iter().last() } else { houses.first() };
            let is_locked = size < 4 && clears_all(ground, houses, &removed);
            if removed.is_empty() || is_locked != wants_locked || place != Some(house) {
                return ControlFlow::Continue(());
            }
            let pattern = NakedSubset { cells: cells.into(), digits, houses: houses.into() };
            sink(Step::removing(ground, technique, pattern, removed))
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether there are several houses, and each of them loses a candidate outside all others.
fn clears_all<G: Ground>(ground: G, houses: G::Houses, removed: &[Candidate]) -> bool {
    let loses_alone = |house: usize| {
        let others = ground.cells(houses.without(house));
        removed.iter().any(|at| ground.house(house).contains(at.cell) && !others.contains(at.cell))
    };
    houses.len() > 1 && houses.into_iter().all(loses_alone)
}

/// Cells and the digits that fill them.
#[derive(Debug)]
struct NakedSubset {
    cells: Cells,
    digits: DigitSet,
    /// The houses that hold all the cells.
    houses: Houses,
}

impl Pattern for NakedSubset {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.cells
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let &Self { cells, digits, houses } = self;
        let ground = position.ground();
        Explanation::new(naked_subset_cells(ground.names(cells), digits, cells.len()))
            .cells(Role::Focus, cells)
            .digits(Role::Kept, digits, cells)
            .say(naked_subset_elsewhere(digits, ground.house_names(houses)))
            .houses(Role::Base, houses)
    }

    /// `1,6 in r1c45`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(words::digits_in(geometry, self.digits, self.cells))
    }
}
