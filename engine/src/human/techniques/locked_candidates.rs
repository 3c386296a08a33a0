//! Locked candidates: a digit of one house has places only where it crosses
//! another, so the other has it nowhere else. Pointing goes from a box to a
//! line, claiming from a line to a box. `base`, `cover`: the two houses;
//! `cells`: the digit's places.

use std::ops::{ControlFlow, Range};

use crate::human::cells::HOUSES;
use crate::human::{
    Candidate, CellSet, Explanation, HouseSet, Pattern, Position, Role, Sink, Step, Technique, Tier, words,
};
use crate::{Digit, DigitSet};

/// A digit of a box lies in one line.
pub static POINTING: Technique = Technique {
    name: "Locked Candidates Type 1 (Pointing)",
    code: "0100",
    example: ".+9+2+174+53.5+34+9+68+27+11+7.+53+2+9..48+96+1+3+7+2+5+36+54+2+7+1897+21+8+59..+32+1.+7.53+9.+9+5+3+2.+6.+17.+4+739+1.52 => r7c9<>8",
    near_miss: ".+9+2+174.3.5+34+9+68+27+11+7.+53+2+9..48+96+1+3+7+2+5+36+54+2+7+1897+21+8+59..+32+1.+7.53+9.+9+5+3+2.+6.+17.+4+739+1.52",
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
    example: ".+495..2+7+8.5.+2+8+9+4168.2+4.+7+53+9.2...+5+9+844.+879.+3+2+59+3+582+4+7+61.+71+9+4.85258+41+7+26+93+2+9..+5+8+1+4+7 311 641 645 => r1c6<>6",
    near_miss: ".+495..2+7+8.5.+2+8+9+4168.2+4.+7+53+9.2...+5+9+844.+879.+3+2+59+3+582+4+7+61.+71+9+4.85258+41+7+26+93+2+9..+5+8+1+4+7 311 641",
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
