//! Locked candidates: a digit of one house has places only where it crosses
//! another, so the other has it nowhere else. Pointing goes from a box to a
//! line, claiming from a line to a box. `base`, `cover`: the two houses;
//! `cells`: the digit's places.

use std::ops::{ControlFlow, Range};

use crate::engine::human::cells::HOUSES;
use crate::engine::human::{
    Candidate, CellSet, Explanation, HouseSet, Pattern, Position, Role, Sink, Step, Technique, Tier, words,
};
use crate::engine::{Digit, DigitSet};

/// A digit of a box lies in one line.
pub static POINTING: Technique = Technique {
    name: "Locked Candidates Type 1 (Pointing)",
    code: "0100",
    example: "371.6.....9...45+7..4...7....2.....3.7...5.9..6....3.2........5....42179.....8.6.. => r3c4<>5",
    tier: Tier::Medium,
    score: 50,
    needs_uniqueness: false,
    lesson: "When all places of a digit in a box lie in one row or column, the digit is nowhere else \
             in that row or column.",
    find: |position, sink| find(position, &POINTING, 18..27, sink),
    explain,
};

/// A digit of a line lies in one box.
pub static CLAIMING: Technique = Technique {
    name: "Locked Candidates Type 2 (Claiming)",
    code: "0101",
    example: ".5..+8.2+74..72.....+2.8+5...63+529...+4..+8...5......14.85.99......4.3...6.7...1.8.5... => r5c23<>6",
    tier: Tier::Medium,
    score: 50,
    needs_uniqueness: false,
    lesson: "When all places of a digit in a row or column lie in one box, the digit is nowhere else \
             in that box.",
    find: |position, sink| find(position, &CLAIMING, 0..18, sink),
    explain,
};

fn find(
    position: &Position,
    technique: &'static Technique,
    bases: Range<usize>,
    sink: Sink,
) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        for base in bases.clone() {
            if !matches!(position.places(digit, base).count_ones(), 2 | 3) {
                continue;
            }
            let cells: CellSet = position.cells_of(digit) & HOUSES[base];
            let others = if base < 18 { HouseSet::BOXES } else { HouseSet::LINES };
            for cover in (cells.common_houses() & others).iter() {
                let removed = position.cells_of(digit) & (HOUSES[cover] - HOUSES[base]);
                if !removed.is_empty() {
                    let pattern = Pattern {
                        digits: DigitSet::of(digit),
                        cells,
                        base: HouseSet::of(base),
                        cover: HouseSet::of(cover),
                        ..Pattern::default()
                    };
                    sink(Step::removing(technique, pattern, Candidate::each(digit, removed)))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let Pattern { digits, cells, base, cover, .. } = step.pattern;
    let digit = words::digits(digits);
    let (base_name, cover_name) = (words::houses(base), words::houses(cover));
    Explanation::new(format!("In {base_name}, {digit} can only go in {}.", words::one_of(cells)))
        .houses(Role::Base, base)
        .digits(Role::Kept, digits, cells)
        .say(format!("Those cells also lie in {cover_name}, so its {digit} is one of them and nowhere else."))
        .houses(Role::Cover, cover)
        .outcome(step)
}
