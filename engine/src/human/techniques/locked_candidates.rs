//! Locked candidates: all places of a digit in one house lie in another house, so that house
//! has the digit nowhere else. Pointing goes from a box to a line, claiming from a line to a
//! box.

use std::ops::{ControlFlow, Range};

use crate::human::cells::HOUSES;
use crate::human::evidence::LockedCandidates;
use crate::human::say::CellNames;
use crate::human::{
    Candidate, CellSet, Code, Explanation, HouseSet, Position, Role, Sink, Step, Technique, Tier, say, words,
};
use crate::message::Message;
use crate::{Digit, messages};

messages! {
    pub(in crate::human) fn locked_places(digit: Digit, house: Message, cells: impl CellNames);
    pub(in crate::human) fn locked_elsewhere(digit: Digit, house: Message);
}

/// All places of a digit in a box lie in one line.
pub static POINTING: Technique = Technique {
    name: "Locked Candidates Type 1 (Pointing)",
    code: Code::from_static("0100"),
    example: ".+9+2+174+53.5+34+9+68+27+11+7.+53+2+9..48+96+1+3+7+2+5+36+54+2+7+1897+21+8+59..+32+1.+7.53+9.+9+5+3+2.+6.+17.+4+739+1.52 => r7c9<>8",
    near_miss: ".+9+2+174.3.5+34+9+68+27+11+7.+53+2+9..48+96+1+3+7+2+5+36+54+2+7+1897+21+8+59..+32+1.+7.53+9.+9+5+3+2.+6.+17.+4+739+1.52",
    tier: Tier::Medium,
    score: 50,
    find: |position, sink| find(position, &POINTING, 18..27, sink),
    explain,
    notation,
    ..Technique::BLANK
};

/// All places of a digit in a line lie in one box.
pub static CLAIMING: Technique = Technique {
    name: "Locked Candidates Type 2 (Claiming)",
    code: Code::from_static("0101"),
    example: ".+495..2+7+8.5.+2+8+9+4168.2+4.+7+53+9.2...+5+9+844.+879.+3+2+59+3+582+4+7+61.+71+9+4.85258+41+7+26+93+2+9..+5+8+1+4+7 311 641 645 => r1c6<>6",
    near_miss: ".+495..2+7+8.5.+2+8+9+4168.2+4.+7+53+9.2...+5+9+844.+879.+3+2+59+3+582+4+7+61.+71+9+4.85258+41+7+26+93+2+9..+5+8+1+4+7 311 641",
    tier: Tier::Medium,
    score: 50,
    find: |position, sink| find(position, &CLAIMING, 0..18, sink),
    explain,
    notation,
    ..Technique::BLANK
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
            for cover in cells.common_houses() & others {
                let removed = position.cells_of(digit) & (HOUSES[cover] - HOUSES[base]);
                if !removed.is_empty() {
                    let evidence = LockedCandidates { digit, cells, base, cover };
                    sink(Step::removing(technique, evidence, Candidate::each(digit, removed)))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let LockedCandidates { digit, cells, base, cover } = *LockedCandidates::of(step)?;
    let explanation = Explanation::new(locked_places(digit, say::house(base), cells))
        .houses(Role::Base, HouseSet::of(base))
        .candidates(Role::Kept, digit, cells)
        .say(locked_elsewhere(digit, say::house(cover)))
        .houses(Role::Cover, HouseSet::of(cover))
        .outcome(step);
    Some(explanation)
}

/// `9 in b4`.
fn notation(step: &Step) -> Option<String> {
    let LockedCandidates { digit, base, .. } = *LockedCandidates::of(step)?;
    Some(format!("{digit} in {}", words::short_houses(HouseSet::of(base))))
}
