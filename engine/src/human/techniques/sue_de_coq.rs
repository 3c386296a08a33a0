//! Sue de Coq: the cells where a line and another house cross, such as a box, with more cells of the
//! line and of the other house (the arms). If they have as many digits as cells, and the arms share no
//! digit, each digit is in these cells once.

use std::ops::ControlFlow;

use crate::human::als::{Part, united};
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Pattern, Position, Role, Set, Sink, Step, Technique,
    Tier, Wide, say, words,
};
use crate::message::Message;
use crate::{DigitSet, Geometry, messages};

messages! {
    fn sue_de_coq_once(digits: DigitSet, count: usize, house: Message);
    fn sue_de_coq_counts(count: usize);
}

/// Limit on boards with more than nine digits: the cells of each of the three parts.
const LARGE_BOARD: usize = 3;

/// A crossing and its two arms hold each of their digits once.
pub static TECHNIQUE: Technique = Technique {
    name: "Sue de Coq",
    code: Code::from_static("1101"),
    example: "+1...58+9.+3+3+5...6+8.14.....5.69....2+3+5+7+5.7.8.+294+2+435+976+1+8+6+2+4+8+75+13+9+8..2+3+4+7+6+57351+6+9+48+2 642 => r2c8<>2, r3c4<>7",
    near_miss: "+1...58..+3+3+5...6+8.14.....5.69....2+3+5+7+5.7.8.+294+2+435+976+1+8+6+2+4+8+75+13+9+8..2+3+4+7+6+57351+6+9+48+2 642",
    tier: Tier::Expert,
    score: 250,
    find: finder!(find),
    ..Technique::BLANK
};

/// Cells and their digits.
type Chosen<G> = (<G as Ground>::Cells, DigitSet);

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    for line in ground.lines() {
        for other in ground.others() {
            let houses = [line, other];
            let [in_line, in_other] = houses.map(|house| ground.house(house) & position.empty());
            let crossing = in_line & in_other;
            if crossing.len() < 2 {
                continue;
            }
            let arms = [in_line, in_other].map(|cells| subsets(position, cells - crossing));
            for centre in subsets(position, crossing) {
                if centre.1.len() < centre.0.len() + 2 {
                    continue;
                }
                // An arm with no more cells than new digits leaves a naked subset without it.
                let is_used = |arm: &&Chosen<G>| ground.side() <= 9 || (arm.1 - centre.1).len() < arm.0.len();
                for &arm in arms[0].iter().filter(is_used) {
                    let is_apart = |other: &&Chosen<G>| (other.1 & arm.1).is_empty();
                    for &other in arms[1].iter().filter(is_apart).filter(is_used) {
                        check(position, houses, [centre, arm, other], sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every choice of at least one of the cells, with its digits, unless these are more than three parts
/// have cells.
fn subsets<G: Ground>(position: &Position<G>, of: G::Cells) -> Vec<Chosen<G>> {
    let largest = position.ground().limit(LARGE_BOARD);
    let most = largest.saturating_mul(3);
    let mut found: Vec<Chosen<G>> = vec![(G::Cells::EMPTY, DigitSet::EMPTY)];
    for cell in of {
        let digits = position.candidates(cell);
        for at in 0..found.len() {
            let (cells, others) = found[at];
            if cells.len() < largest && (others | digits).len() <= most {
                found.push((cells.with(cell), others | digits));
            }
        }
    }
    found.remove(0);
    found
}

fn check<G: Ground>(
    position: &Position<G>,
    houses: [usize; 2],
    parts: [Chosen<G>; 3],
    sink: Sink,
) -> ControlFlow<()> {
    let ground = position.ground();
    let [centre, arm, other] = parts;
    let digits = centre.1 | arm.1 | other.1;
    if digits.len() != centre.0.len() + arm.0.len() + other.0.len() {
        return ControlFlow::Continue(());
    }
    // The other arm lacks the digits of this one, so these digits are in this house.
    let lost = [(houses[0], arm, other), (houses[1], other, arm)].map(|(house, mine, theirs)| {
        let rest = ground.house(house) - centre.0 - mine.0;
        let held = mine.1 | (centre.1 - theirs.1);
        position.candidates_of(held, rest).collect::<Vec<Candidate>>()
    });
    let mut removed = lost.concat();
    removed.sort_unstable();
    removed.dedup();
    if removed.is_empty() {
        return ControlFlow::Continue(());
    }
    let parts = parts.map(|(cells, digits)| Part { cells: cells.into(), digits });
    let pattern = SueDeCoq { houses: houses.into_iter().collect(), parts };
    sink(Step::removing(ground, &TECHNIQUE, pattern, removed))
}

/// Cells of a line and another house that hold each of their digits once.
#[derive(Debug)]
struct SueDeCoq {
    houses: Houses,
    /// The cells where the houses cross, more cells of the line, and more cells of the other house.
    parts: [Part; 3],
}

impl Pattern for SueDeCoq {
    fn digits(&self) -> DigitSet {
        self.parts.iter().fold(DigitSet::EMPTY, |all, part| all | part.digits)
    }

    fn cells(&self) -> Cells {
        united(&self.parts)
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let [crossing, arm, other] = self.parts;
        let tell = |part: Part| say::set_holds(position.ground().names(part.cells), part.digits);
        let proof = Explanation::new(tell(crossing))
            .houses(Role::Base, self.houses)
            .digits(Role::Focus, crossing.digits, crossing.cells)
            .say(tell(arm))
            .digits(Role::SetA, arm.digits, arm.cells)
            .say(tell(other))
            .digits(Role::SetB, other.digits, other.cells);
        // The line is the first of the houses.
        let by_house = [(crossing.digits - other.digits) | arm.digits, other.digits];
        let proof = self.houses.into_iter().zip(by_house).fold(proof, |proof, (house, digits)| {
            proof.say(sue_de_coq_once(digits, digits.len(), position.ground().house_name(house)))
        });
        proof.say(sue_de_coq_counts(self.cells().len()))
    }

    /// `r4c12 - {2367} (r4c6 - {36}, r5c12 - {247})`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let [crossing, one, other] = self.parts.map(|part| {
            format!("{} - {{{}}}", words::short(geometry, part.cells), words::listed(part.digits, ""))
        });
        Some(format!("{crossing} ({one}, {other})"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::fixture::{hold, lines, made};

    #[test]
    fn a_row_crosses_a_window() {
        let held = [("r2c2", "1234"), ("r2c4", "1234"), ("r2c8", "12"), ("r4c3", "34")];
        let position = hold(made("9x9+windoku", &[]), &held);
        let expected = "Sue de Coq: r2c24 - {1234} (r2c8 - {12}, r4c3 - {34}) \
                        => r2c135679<>1, r2c135679<>2, r2c3,r3c234,r4c24<>3, r2c3,r3c234,r4c24<>4";
        assert_eq!(lines(&TECHNIQUE, &position), [expected]);
    }
}
