//! Sue de Coq: cells where a box and a line cross, with more of the line and
//! more of the box, that hold in all as many digits as there are cells, where
//! the two arms share no digit. So each digit is in these cells once. `cells`:
//! the crossing; `sets`: crossing, arm in the line, arm in the box; `base`: the
//! line and the box.

use std::ops::ControlFlow;

use crate::DigitSet;
use crate::human::cells::{HOUSES, HouseSet, bits};
use crate::human::marks::{Explanation, Role};
use crate::human::position::Position;
use crate::human::technique::{Pattern, Sink, Step, Technique, Tier};
use crate::human::{CellSet, words};

/// A crossing and its two arms hold each of their digits once.
pub static TECHNIQUE: Technique = Technique {
    name: "Sue de Coq",
    code: "1101",
    example: "+1...58+9.+3+3+5...6+8.14.....5.69....2+3+5+7+5.7.8.+294+2+435+976+1+8+6+2+4+8+75+13+9+8..2+3+4+7+6+57351+6+9+48+2 642 => r2c8<>2, r3c4<>7",
    near_miss: "+1...58..+3+3+5...6+8.14.....5.69....2+3+5+7+5.7.8.+294+2+435+976+1+8+6+2+4+8+75+13+9+8..2+3+4+7+6+57351+6+9+48+2 642",
    tier: Tier::Expert,
    score: 250,
    needs_uniqueness: false,
    lesson: "Look where a box and a line cross. If those cells, with some more of the line and some more of \
             the box, have as many digits as cells, and the two arms share none, every digit is used just \
             once, and the rest of the line and of the box loses it.",
    find,
    explain,
};

type Set = (CellSet, DigitSet);

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for line in HouseSet::LINES.iter() {
        for square in HouseSet::BOXES.iter() {
            let crossing = HOUSES[line] & HOUSES[square] & position.empty();
            if crossing.len() < 2 {
                continue;
            }
            let arms =
                [line, square].map(|house| subsets(position, (HOUSES[house] & position.empty()) - crossing));
            for centre in subsets(position, crossing).into_iter().filter(|c| c.1.len() >= c.0.len() + 2) {
                for &arm in &arms[0] {
                    for &other in arms[1].iter().filter(|other| (other.1 & arm.1).is_empty()) {
                        check(position, [line, square], [centre, arm, other], sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every choice of at least one of the cells, with its digits.
fn subsets(position: &Position, of: CellSet) -> Vec<Set> {
    let cells: Vec<_> = of.into_iter().collect();
    let chosen = (1_u32..1 << cells.len()).map(|set| bits(set).map(|at| cells[at]).collect::<CellSet>());
    chosen.map(|cells| (cells, position.candidates_in(cells))).collect()
}

fn check(position: &Position, houses: [usize; 2], sets: [Set; 3], sink: Sink) -> ControlFlow<()> {
    let [centre, arm, other] = sets;
    let digits = centre.1 | arm.1 | other.1;
    if digits.len() != centre.0.len() + arm.0.len() + other.0.len() {
        return ControlFlow::Continue(());
    }
    // A digit of one arm is not in the other, so it is in this house.
    let lost = [(houses[0], arm, other), (houses[1], other, arm)].map(|(house, mine, theirs)| {
        let rest = HOUSES[house] - centre.0 - mine.0;
        let held = mine.1 | (centre.1 - theirs.1);
        position.candidates_of(held, rest).collect::<Vec<_>>()
    });
    let mut removed = lost.concat();
    removed.sort_unstable();
    removed.dedup();
    if removed.is_empty() {
        return ControlFlow::Continue(());
    }
    let pattern = Pattern {
        digits,
        cells: centre.0,
        others: arm.0 | other.0,
        base: HouseSet::of(houses[0]) | HouseSet::of(houses[1]),
        sets: sets.to_vec(),
        ..Pattern::default()
    };
    sink(Step::removing(&TECHNIQUE, pattern, removed))
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let pattern = &step.pattern;
    let [centre, arm, other] = [pattern.sets[0], pattern.sets[1], pattern.sets[2]];
    let tell = |set: Set| format!("{} can hold {} only.", words::cells(set.0), words::digits(set.1));
    let cells = pattern.cells.len() + pattern.others.len();
    Explanation::new(tell(centre))
        .houses(Role::Base, pattern.base)
        .digits(Role::Focus, centre.1, centre.0)
        .say(tell(arm))
        .digits(Role::SetA, arm.1, arm.0)
        .say(tell(other))
        .digits(Role::SetB, other.1, other.0)
        .say(format!(
            "The last two share no digit, so these {cells} cells hold each of the {cells} digits once."
        ))
        .outcome(step)
}
