//! Naked subsets: as many cells of a house as they have digits between them, so no other
//! cell of the house has these digits. A pair or triple in a box and a line is called locked
//! if it removes candidates from both.

use std::ops::ControlFlow;

use super::cover::{Item, covers};
use crate::bits::bits;
use crate::human::cells::{CELL_AT, HOUSES};
use crate::human::evidence::Subset;
use crate::human::say::{CellNames, HouseNames};
use crate::human::{
    Candidate, CellSet, Code, Explanation, HouseSet, Position, Role, Sink, Step, Technique, Tier, step_line,
};
use crate::{DigitSet, messages};

messages! {
    pub(in crate::human) fn naked_subset_cells(cells: impl CellNames, digits: DigitSet, count: usize);
    pub(in crate::human) fn naked_subset_elsewhere(digits: DigitSet, houses: impl HouseNames);
}

/// The fields that all naked subsets share.
const FAMILY: Technique = Technique { explain, notation, ..Technique::BLANK };

/// A naked pair that removes candidates from a box and a line.
pub static LOCKED_PAIR: Technique = Technique {
    name: "Locked Pair",
    code: Code::from_static("0110"),
    example: ".6..+27.+45.+2.+4...+764+57+16+32+9+82.1+6+7..3+4.7+43.2+8+61....4+1.2+7+7+325+8+46+198+492+1+6+7+53.1.+7+3+94+8+2 => r12c1,r6c3<>3, r6c3<>8",
    near_miss: ".6..+27.+45.+2.+4...+764.7+16+32+9+82.1+6+7..3+4.7+43.2+8+61....4+1.2+7+7+325+8+46+198+492+1+6+7+53.1.+7+3+94+8+2",
    tier: Tier::Medium,
    score: 40,
    find: |p, sink| find(p, &LOCKED_PAIR, 2, sink),
    ..FAMILY
};
/// A naked triple that removes candidates from a box and a line.
pub static LOCKED_TRIPLE: Technique = Technique {
    name: "Locked Triple",
    code: Code::from_static("0111"),
    example: "3+76+25+8+9+14+42+1+7+6+98+5+3..+9314+2+671+97+836+42+5+23.9..1+8+6.+6..2.+37+96...+9.+73.9.....+6+4.+7..6..+5+92 872 473 573 583 892 493 => r6c3,r8c2<>8",
    near_miss: "3+76+25+8+9+14+42+1+7+6+98+5+3..+9314+2+671+97+836+42+5+23.9..1+8+6.+6..2.+37+96...+9.+73.9.....+6+4.+7..6..+5+92 872 573 583 892 493",
    tier: Tier::Medium,
    score: 60,
    find: |p, sink| find(p, &LOCKED_TRIPLE, 3, sink),
    ..FAMILY
};
/// Two cells with two digits.
pub static PAIR: Technique = Technique {
    name: "Naked Pair",
    code: Code::from_static("0200"),
    example: "+49.8+65.31+1.+3+9+74+8+5.5.+8+23+1..47+493+1+268+5+21+5+687+3+4+9+3+86+45+9+1..+65.+1+984.+3+9+3+472+6+5+1+88.+1+5+4+3... => r9c8<>2, r39c8<>7",
    near_miss: "+49.8+65.31+1.+3+9+74+8+5.5.+8+23+1..47+493+1+268+5+21+5+687+3+4+9+3+86+45+9+1...5.+1+984.+3+9+3+472+6+5+1+88.+1+5+4+3...",
    tier: Tier::Medium,
    score: 60,
    find: |p, sink| find(p, &PAIR, 2, sink),
    ..FAMILY
};
/// Three cells with three digits.
pub static TRIPLE: Technique = Technique {
    name: "Naked Triple",
    code: Code::from_static("0201"),
    example: "1+3+429+78..+9+8.6+45.+3+1+6..+38+1+4.+931+9+45+26..+4.+6+8+79.1+3+87.1+6+3+94.2+41+9+36...76+35+2+81+9+4+5+98+7+143.. 538 => r7c9<>5",
    near_miss: "1+3+429.8..+9+8.6+45.+3+1+6..+38+1+4.+931+9+45+26..+4.+6+8+79.1+3+87.1+6+3+94.2+41+9+36...76+35+2+81+9+4+5+98+7+143.. 538",
    tier: Tier::Medium,
    score: 80,
    find: |p, sink| find(p, &TRIPLE, 3, sink),
    ..FAMILY
};
/// Four cells with four digits.
pub static QUAD: Technique = Technique {
    name: "Naked Quadruple",
    code: Code::from_static("0202"),
    example: "+3+529+14+678+8+4+1+67+3+2+5+99+7+625+8+41+3+2+9.......56.4..3+9.+41......2+6+24...7+3+5.+8+53..+92..395....6 746 756 766 186 895 196 => r4c6<>1, r46c5<>8",
    near_miss: "+3+529+14+678+8+4+1.7+3+2+5+99+7+625+8+41+3+2+9.......56.4..3+9.+41......2+6+24...7+3+5.+8+53..+92..395....6 746 756 766 186 895 196",
    tier: Tier::Hard,
    score: 120,
    find: |p, sink| find(p, &QUAD, 4, sink),
    ..FAMILY
};

fn find(position: &Position, technique: &'static Technique, size: usize, sink: Sink) -> ControlFlow<()> {
    let wants_locked = *technique == LOCKED_PAIR || *technique == LOCKED_TRIPLE;
    // Locked subsets lie in a box.
    for house in if wants_locked { 18..27 } else { 0..27 } {
        let mut items: [Item; 9] = [(0, 0); 9];
        let mut count = 0;
        for (place, &cell) in CELL_AT[house].iter().enumerate() {
            let digits = position.candidates(cell);
            if (2..=size).contains(&digits.len()) {
                items[count] = (1 << place, digits.bits());
                count += 1;
            }
        }
        covers(&items[..count], size, &mut |chosen, union| {
            let cells: CellSet = bits(chosen).map(|place| CELL_AT[house][place]).collect();
            let digits = DigitSet::from_bits(union);
            let houses = cells.common_houses();
            let others = houses.cells() - cells;
            let removed: Vec<Candidate> = position.candidates_of(digits, others).collect();
            // Cells that share a box and a line are found twice. They count in the line.
            let is_second = house >= 18 && houses.len() > 1;
            let is_locked = size < 4 && clears_both(houses, &removed);
            if removed.is_empty() || is_locked != wants_locked || (is_second && !wants_locked) {
                return ControlFlow::Continue(());
            }
            sink(Step::removing(technique, Subset { cells, digits, houses }, removed))
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether each of two houses loses a candidate outside the other.
fn clears_both(houses: HouseSet, removed: &[Candidate]) -> bool {
    let outside = |house: usize| removed.iter().any(|candidate| !HOUSES[house].contains(candidate.cell));
    houses.len() == 2 && houses.iter().all(outside)
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let Subset { cells, digits, houses } = *Subset::of(step)?;
    let explanation = Explanation::new(naked_subset_cells(cells, digits, cells.len()))
        .cells(Role::Focus, cells)
        .digits(Role::Kept, digits, cells)
        .say(naked_subset_elsewhere(digits, houses))
        .houses(Role::Base, houses)
        .outcome(step);
    Some(explanation)
}

/// `1,6 in r1c45`, also for hidden subsets.
pub(super) fn notation(step: &Step) -> Option<String> {
    let Subset { cells, digits, .. } = *Subset::of(step)?;
    Some(step_line::digits_in(digits, cells))
}
