//! Avoidable rectangles: unique rectangles with some corners filled, by the player and not by
//! the puzzle.

use std::ops::ControlFlow;

use super::deadly::Deadly;
use super::rectangle;
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Position, Role, Set, Sink, Step, Technique, Tier, Wide,
};
use crate::{Digit, DigitSet, messages};

messages! {
    fn avoidable_deadly(cells: Vec<String>, digits: DigitSet);
    fn avoidable_corner(cell: String);
}

/// The fields that both types share.
const FAMILY: Technique =
    Technique { tier: Tier::Hard, score: 100, needs_uniqueness: true, ..Technique::BLANK };

/// One corner is empty.
pub static TYPE_1: Technique = Technique {
    name: "Avoidable Rectangle Type 1",
    code: Code::from_static("0607"),
    example: "+4+8.6.5+2+79..7..+26+4+3.2.+4.7+851.+7..4.3+25...+2.1+48724+8+5+7+3+9+1+6+73+21..+5+9+4..5+72+4+1+3+88+14+3+5+9+76+2 951 => r7c6<>8",
    near_miss: "+4+8.6.5+2+79..7..+26+4+3.2.+4.7+851.+7..4.3+25...+2.1+48724+8+5+7+3+9+1+6+73+21..+5+9...5+72+4+1+3+88+14+3+5+9+76+2 951",
    find: finder!(|p, sink| find(p, &TYPE_1, 1, sink)),
    ..FAMILY
};
/// Two corners are empty and have the same other candidate.
pub static TYPE_2: Technique = Technique {
    name: "Avoidable Rectangle Type 2",
    code: Code::from_static("0608"),
    example: "3+8+7+654+1+2+92+9+68..+57415+4+9+72+3+86.+3.+4.+9+2+6..6..+2+74...+4+25.+6.1.+47+8+29.+63.+6137+4...25+2+9.6.7+4. 849 869 => r6c1<>8",
    near_miss: "3+8+7+654+1+2+92+9+68..+57415+4+9+72+3+86.+3.+4..+2+6..6..+2+74...+4+25.+6.1.+47+8+29.+63.+6137+4...25+2+9.6.7+4. 849 869",
    find: finder!(|p, sink| find(p, &TYPE_2, 2, sink)),
    ..FAMILY
};

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    open: usize,
    sink: Sink,
) -> ControlFlow<()> {
    let ground = position.ground();
    rectangle::each(ground, ground.all_cells() - position.givens(), &mut |corners| {
        let all: G::Cells = corners.into_iter().collect();
        let others = all & position.empty();
        if others.len() != open {
            return ControlFlow::Continue(());
        }
        let Some(deadly) = deadly(corners.map(|cell| position.digit(cell))) else {
            return ControlFlow::Continue(());
        };
        let own = |at: usize| DigitSet::of(deadly[at]);
        let is_open = |&at: &usize| others.contains(corners[at]);
        let mut extra = DigitSet::EMPTY;
        for at in (0..4).filter(is_open) {
            if !position.candidates(corners[at]).contains(deadly[at]) {
                return ControlFlow::Continue(());
            }
            extra |= position.candidates(corners[at]) - own(at);
        }
        let removed: Vec<Candidate> = if open == 1 {
            (0..4).filter(is_open).map(|at| Candidate::new(corners[at], deadly[at])).collect()
        } else {
            let sizes = others.into_iter().all(|cell| position.candidates(cell).len() == 2);
            let Some(third) = extra.single().filter(|_| sizes) else { return ControlFlow::Continue(()) };
            Candidate::each(third, position.cells_of(third) & ground.common_peers(others)).collect()
        };
        let digits = deadly.into_iter().collect();
        if removed.is_empty() || !rectangle::is_free(ground, all, digits) {
            return ControlFlow::Continue(());
        }
        let [floor, roof] = [all - others, others].map(Into::into);
        let pattern = Deadly { digits, floor, roof, subset: Cells::EMPTY, proof: explain };
        sink(Step::removing(ground, technique, pattern, removed))
    })
}

/// The digits of the corners in the deadly pattern, if the filled corners fit one.
fn deadly(corners: [Option<Digit>; 4]) -> Option<[Digit; 4]> {
    let first = corners[0].or(corners[3])?;
    let second = corners[1].or(corners[2])?;
    let pattern = [first, second, second, first];
    let fits = corners.iter().zip(pattern).all(|(corner, digit)| corner.is_none_or(|is| is == digit));
    (fits && first != second).then_some(pattern)
}

fn explain(rectangle: &Deadly, position: &Position<Wide>, step: &Step) -> Explanation {
    let &Deadly { digits, floor, roof, .. } = rectangle;
    let (all, ground) = (floor | roof, position.ground());
    let extra = position.candidates_in(roof) - digits;
    let proof = Explanation::new(avoidable_deadly(ground.names(all), digits)).cells(Role::Focus, all);
    if let Some(cell) = roof.single() {
        return proof.say(avoidable_corner(ground.name(cell))).digits(Role::Kept, extra, roof);
    }
    extra.iter().fold(proof, |proof, third| proof.say_one_of(ground, third, roof, step.cleared()))
}
