//! BUG+1: every empty cell has two candidates, except for one cell with three. Without its extra
//! candidate, every digit would have either no place or two places in every house. Such a grid has
//! several solutions or none: from one solution, the other candidates of all empty cells make another.
//! So this holds on boards with any houses, but not where another rule may forbid the second solution.

use std::ops::ControlFlow;

use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Pattern, Position, Role, Set, Sink, Step, Technique, Tier,
    Wide,
};
use crate::message::Message;
use crate::{Digit, DigitSet, messages};

messages! {
    pub(super) fn bug_cells(cells: Vec<String>);
    fn bug_three_places(digit: Digit, houses: Vec<Message>);
    fn bug_two_solutions(cell: String, digit: Digit);
    fn bug_one_solution(cell: String, digit: Digit);
}

/// All cells but one are pairs.
pub static TECHNIQUE: Technique = Technique {
    name: "Bivalue Universal Grave + 1",
    code: Code::from_static("0610"),
    example: "3+8+1+7+4+2+5+69..+7+65+3+18+4..49+81+372+41+53+9+7+82+68..+2654+1+77..+4+1+8+9+35.7.+1+34+258...+8+796+4+1+1+48+5+2+6+79+3 => r8c2<>3, r8c2<>5",
    near_miss: "3.+1+7+4+2+5+69..+7+65+3+18+4..49+81+372+41+53+9+7+82+68..+2654+1+77..+4+1+8+9+35.7.+1+34+258...+8+796+4+1+1+48+5+2+6+79+3",
    tier: Tier::Hard,
    score: 100,
    needs_uniqueness: true,
    holds_on: |geometry| !geometry.has_more_than_houses(),
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let Some(cell) = (position.empty() - position.bivalue()).single() else {
        return ControlFlow::Continue(());
    };
    let digits = position.candidates(cell);
    if digits.len() != 3 {
        return ControlFlow::Continue(());
    }
    for digit in digits.iter().filter(|&digit| is_grave(position, &[Candidate::new(cell, digit)])) {
        let removed = digits.without(digit).iter().map(|other| Candidate::new(cell, other));
        let grave = Grave { cells: Cells::of(cell), subset: Cells::EMPTY, proof: three_places };
        sink(Step::removing(position.ground(), &TECHNIQUE, grave, removed))?;
    }
    ControlFlow::Continue(())
}

/// Whether, without these candidates, each digit has no place or two places in each house.
pub(super) fn is_grave<G: Ground>(position: &Position<G>, extras: &[Candidate]) -> bool {
    let ground = position.ground();
    ground.digits().all(|digit| {
        (0..ground.house_count()).all(|house| {
            let is_extra = |at: &&Candidate| at.digit == digit && ground.house(house).contains(at.cell);
            let count = position.places(digit, house).count_ones() as usize;
            let extras = extras.iter().filter(is_extra).count();
            count == extras + 2 || count + extras == 0
        })
    })
}

/// Adds the rest of the proof of a step.
pub(super) type Proof = fn(&Grave, &Position<Wide>, &Step, Explanation) -> Explanation;

/// The empty cells with more than two candidates. All other empty cells have two.
#[derive(Debug)]
pub(in crate::human) struct Grave {
    pub cells: Cells,
    /// Other cells that make a naked subset with them.
    pub(super) subset: Cells,
    /// Adds the rest of the proof.
    pub(super) proof: Proof,
}

impl Pattern for Grave {
    fn digits(&self) -> DigitSet {
        DigitSet::EMPTY
    }

    fn cells(&self) -> Cells {
        self.cells | self.subset
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let proof = Explanation::new(bug_cells(position.ground().names(self.cells)));
        (self.proof)(self, position, step, proof.cells(Role::Focus, self.cells))
    }
}

/// The extra digit has three places in each house of its cell.
fn three_places(grave: &Grave, position: &Position<Wide>, step: &Step, proof: Explanation) -> Explanation {
    let (cells, ground) = (grave.cells, position.ground());
    let houses = cells.into_iter().flat_map(|cell| ground.houses_of(cell)).collect();
    let kept = position.candidates_in(cells) - step.removed_digits();
    kept.iter().fold(proof, |proof, digit| {
        let name = || ground.names(cells).concat();
        proof
            .say(bug_three_places(digit, ground.house_names(houses)))
            .houses(Role::Base, houses)
            .digits(Role::Kept, kept, cells)
            .say(bug_two_solutions(name(), digit))
            .say(bug_one_solution(name(), digit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Grid, Variant};

    #[test]
    fn every_house_counts() {
        let find = |board: &str, removed: &[usize]| {
            let text = "4.936187.17.54.6393.697...47.4286...2.519476.6..7354..9..857346543619287867423951";
            let mut position = Position::wide(&Grid::read(board.parse::<Variant>().unwrap(), text).unwrap());
            for &at in removed {
                position.eliminate(Candidate::from_index(at));
            }
            TECHNIQUE.all(&position).iter().map(Step::outcome).collect::<Vec<_>>()
        };
        let removed = [(19, 1), (28, 0), (52, 0)].map(|(cell, digit)| 9 * cell + digit);
        assert_eq!(find("9x9-diagonal", &removed), ["r6c2<>1, r6c2<>9"]);
        assert_eq!(find("9x9-diagonal", &removed[1..]), [""; 0]);
    }
}
