//! Sue de Coq: the cells where a box and a line cross, with more cells of the line and of the box
//! (the arms). If they have as many digits as cells, and the arms share no digit, each digit is in
//! these cells once.

use std::ops::ControlFlow;

use crate::bits::bits;
use crate::human::cells::HOUSES;
use crate::human::evidence::{Set, SueDeCoq};
use crate::human::{
    CellSet, Code, Explanation, HouseSet, Position, Role, Sink, Step, Technique, Tier, say, step_line,
};
use crate::messages;

messages! {
    fn sue_de_coq_counts(count: usize);
}

/// A crossing and its two arms hold each of their digits once.
pub static TECHNIQUE: Technique = Technique {
    name: "Sue de Coq",
    code: Code::from_static("1101"),
    example: "+1...58+9.+3+3+5...6+8.14.....5.69....2+3+5+7+5.7.8.+294+2+435+976+1+8+6+2+4+8+75+13+9+8..2+3+4+7+6+57351+6+9+48+2 642 => r2c8<>2, r3c4<>7",
    near_miss: "+1...58..+3+3+5...6+8.14.....5.69....2+3+5+7+5.7.8.+294+2+435+976+1+8+6+2+4+8+75+13+9+8..2+3+4+7+6+57351+6+9+48+2 642",
    tier: Tier::Expert,
    score: 250,
    find,
    explain,
    notation,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for line in HouseSet::LINES {
        for square in HouseSet::BOXES {
            let crossing = HOUSES[line] & HOUSES[square] & position.empty();
            if crossing.len() < 2 {
                continue;
            }
            let arms =
                [line, square].map(|house| subsets(position, (HOUSES[house] & position.empty()) - crossing));
            let centres = subsets(position, crossing).into_iter();
            for centre in centres.filter(|centre| centre.digits.len() >= centre.cells.len() + 2) {
                for &arm in &arms[0] {
                    for &other in arms[1].iter().filter(|other| (other.digits & arm.digits).is_empty()) {
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
    chosen.map(|cells| Set { cells, digits: position.candidates_in(cells) }).collect()
}

fn check(position: &Position, houses: [usize; 2], sets: [Set; 3], sink: Sink) -> ControlFlow<()> {
    let [centre, arm, other] = sets;
    let digits = centre.digits | arm.digits | other.digits;
    if digits.len() != centre.cells.len() + arm.cells.len() + other.cells.len() {
        return ControlFlow::Continue(());
    }
    // The other arm lacks the digits of this one, so these digits are in this house.
    let lost = [(houses[0], arm, other), (houses[1], other, arm)].map(|(house, mine, theirs)| {
        let rest = HOUSES[house] - centre.cells - mine.cells;
        let held = mine.digits | (centre.digits - theirs.digits);
        position.candidates_of(held, rest).collect::<Vec<_>>()
    });
    let mut removed = lost.concat();
    removed.sort_unstable();
    removed.dedup();
    if removed.is_empty() {
        return ControlFlow::Continue(());
    }
    let evidence = SueDeCoq { houses: houses.into_iter().collect(), crossing: centre, arms: [arm, other] };
    sink(Step::removing(&TECHNIQUE, evidence, removed))
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let SueDeCoq { houses, crossing, arms: [arm, other] } = *SueDeCoq::of(step)?;
    let tell = |set: Set| say::set_holds(set.cells, set.digits);
    let explanation = Explanation::new(tell(crossing))
        .houses(Role::Base, houses)
        .digits(Role::Focus, crossing.digits, crossing.cells)
        .say(tell(arm))
        .digits(Role::SetA, arm.digits, arm.cells)
        .say(tell(other))
        .digits(Role::SetB, other.digits, other.cells)
        .say(sue_de_coq_counts(step.evidence.cells().len()))
        .outcome(step);
    Some(explanation)
}

/// `r4c12 - {2367} (r4c6 - {36}, r5c12 - {247})`.
fn notation(step: &Step) -> Option<String> {
    let SueDeCoq { crossing, arms, .. } = *SueDeCoq::of(step)?;
    let ([one, other], crossing) = (arms.map(step_line::set), step_line::set(crossing));
    Some(format!("{crossing} ({one}, {other})"))
}
