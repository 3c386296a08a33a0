//! Naked subsets: so many cells of a house have only so many digits between
//! them, so no other cell of the house has these. A pair or triple that lies
//! in a box and a line at once and clears both is called locked. `cells`: the
//! cells; `base`: the houses they share.

use std::ops::ControlFlow;

use super::cover::{Item, covers};
use crate::engine::DigitSet;
use crate::engine::human::cells::{CELL_AT, HOUSES, bits};
use crate::engine::human::{
    Candidate, CellSet, Explanation, HouseSet, Pattern, Position, Role, Sink, Step, Technique, Tier, words,
};

const LESSON: &str = "When two cells of a house have only the same two digits left, these two digits go there \
                      in some order, and nowhere else in the house. The same holds for three cells with three \
                      digits, and for four with four.";

const fn naked(
    name: &'static str,
    code: &'static str,
    tier: Tier,
    score: u16,
    find: fn(&Position, Sink) -> ControlFlow<()>,
) -> Technique {
    Technique { name, code, example: "", tier, score, needs_uniqueness: false, lesson: LESSON, find, explain }
}

/// A naked pair in a box and a line, clearing both.
pub static LOCKED_PAIR: Technique = naked("Locked Pair", "0110", Tier::Medium, 40, |position, sink| {
    find(position, &LOCKED_PAIR, 2, sink)
})
.with_example(
    "4...+86.57....3..2....7....812....+5..5.....+2.4...8..7...6...81+7..5.6...427.39....5 => r8c7,r9c2<>8",
);
/// A naked triple in a box and a line, clearing both.
pub static LOCKED_TRIPLE: Technique = naked("Locked Triple", "0111", Tier::Medium, 60, |position, sink| {
    find(position, &LOCKED_TRIPLE, 3, sink)
})
    .with_example("...2...51...4........98......36....25.47.8...6..+3..9.5....7..6..79...32.86...3... => r4c78,r5c25,r6c8<>1");
/// Two cells with two digits.
pub static PAIR: Technique =
    naked("Naked Pair", "0200", Tier::Medium, 60, |position, sink| find(position, &PAIR, 2, sink))
    .with_example("..+4.5...6..2...+4..9..4.8+7....8.4.+67.1+47..9+5..6...7...4+4+81+2379+6+55+7....24....+5.+4.87 => r12c1<>3");
/// Three cells with three digits.
pub static TRIPLE: Technique =
    naked("Naked Triple", "0201", Tier::Medium, 80, |position, sink| find(position, &TRIPLE, 3, sink))
    .with_example("..92....6.8.....7...4..7......+1785+29...5+2+63+1+412+5..9..........92..2....+313...1+28.. 592 => r12c7<>4");
/// Four cells with four digits.
pub static QUAD: Technique =
    naked("Naked Quadruple", "0202", Tier::Hard, 120, |position, sink| find(position, &QUAD, 4, sink))
    .with_example("+7.4....359......+16.1.8..7+9+4..7..3+65+16.....+3+4243+16+25+9+8+7.+42...1+6..7....+5+2...9...478 => r2c46<>2, r3c5<>6");

fn find(position: &Position, technique: &'static Technique, size: usize, sink: Sink) -> ControlFlow<()> {
    let wants_locked = *technique == LOCKED_PAIR || *technique == LOCKED_TRIPLE;
    // Whatever is locked lies in a box.
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
            let base = cells.common_houses();
            let others = base.cells() - cells;
            let removed: Vec<Candidate> = digits
                .iter()
                .flat_map(|digit| Candidate::each(digit, position.cells_of(digit) & others))
                .collect();
            // Cells in a box and a line are met twice: they count in the line.
            let is_second = house >= 18 && base.len() > 1;
            let is_locked = size < 4 && clears_both(base, &removed);
            if removed.is_empty() || is_locked != wants_locked || (is_second && !wants_locked) {
                return ControlFlow::Continue(());
            }
            sink(Step::removing(technique, Pattern { digits, cells, base, ..Pattern::default() }, removed))
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether each of two houses loses a candidate outside the other.
fn clears_both(base: HouseSet, removed: &[Candidate]) -> bool {
    let outside = |house: usize| removed.iter().any(|candidate| !HOUSES[house].contains(candidate.cell));
    base.len() == 2 && base.iter().all(outside)
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let Pattern { digits, cells, base, .. } = step.pattern;
    let count = ["two", "three", "four"][cells.len() - 2];
    Explanation::new(format!(
        "{} have only {} between them: {count} cells, {count} digits.",
        words::cells(cells),
        words::digits(digits)
    ))
    .cells(Role::Focus, cells)
    .digits(Role::Kept, digits, cells)
    .say(format!("So these digits go in these cells, and nowhere else in {}.", words::houses(base)))
    .houses(Role::Base, base)
    .outcome(step)
}
