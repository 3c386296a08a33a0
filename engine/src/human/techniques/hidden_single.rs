//! Hidden single: a digit has one place left in a house. Boxes come first, since they are
//! easier to scan than lines.

use std::ops::ControlFlow;

use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Pattern, Position, Role, Sink, Step, Technique,
    Tier, Wide,
};
use crate::message::Message;
use crate::{Digit, DigitSet, messages};

messages! {
    fn hidden_single_where(digit: Digit, house: Message);
    fn hidden_single_seen(digit: Digit, cells: Vec<String>, count: usize, house: Message);
    fn hidden_single_ruled_out(digit: Digit, cells: Vec<String>);
    pub(super) fn hidden_single_left(cell: String, digit: Digit);
}

/// A digit has one place in a house.
pub static TECHNIQUE: Technique = Technique {
    name: "Hidden Single",
    code: Code::from_static("0002"),
    example: "+1+8+2.6+4.+7+9+3+96+7+2+8+5+41+45+7.+91.+68+2+14+6+7+5+8+9+3+9+7841+3625+5+6+39+827+1+4725+8+4+9+1+3+6+8+4+123+69+5+7+6+3+9+1+57+48+2 => r1c4=5",
    near_miss: "................................................................................. 112 121 122 123 131 132 133",
    tier: Tier::Easy,
    score: 14,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    let others = (0..ground.house_count()).filter(|&house| !ground.is_box(house));
    for house in ground.boxes().chain(others) {
        for digit in ground.digits() {
            let places = position.places(digit, house);
            if places.is_power_of_two() {
                let candidate = Candidate::new(ground.cell_at(house, places.ilog2() as usize), digit);
                sink(Step::placing(ground, &TECHNIQUE, HiddenSingle { candidate, house }, candidate))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The last place for a digit in a house.
#[derive(Debug)]
struct HiddenSingle {
    candidate: Candidate,
    house: usize,
}

impl Pattern for HiddenSingle {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.candidate.digit)
    }

    fn cells(&self) -> Cells {
        Cells::of(self.candidate.cell)
    }

    fn house(&self) -> Option<usize> {
        Some(self.house)
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let &Self { candidate: Candidate { cell, digit }, house } = self;
        let ground = position.ground();
        let name = || ground.house_name(house);
        let open = (ground.house(house) & position.empty()).without(cell);
        let holders = holders_that_see(position, digit, open);
        let mut proof =
            Explanation::new(hidden_single_where(digit, name())).houses(Role::Base, Houses::of(house));
        if !holders.is_empty() {
            proof = proof
                .say(hidden_single_seen(digit, ground.names(holders), holders.len(), name()))
                .cells(Role::Focus, holders);
        }
        let seen = holders.into_iter().fold(Cells::EMPTY, |seen, holder| seen | ground.housemates(holder));
        let (mut proof, left) = proof.say_taken(position, Candidate::each(digit, open - seen));
        if !left.is_empty() {
            let cells: Cells = left.iter().map(|out| out.cell).collect();
            proof = proof.say(hidden_single_ruled_out(digit, ground.names(cells))).cells(Role::Focus, cells);
        }
        proof.say(hidden_single_left(ground.name(cell), digit))
    }
}

/// The cells that rule the digit out of the open cells of their houses, chosen greedily to be few.
fn holders_that_see(position: &Position<Wide>, digit: Digit, mut open: Cells) -> Cells {
    let ground = position.ground();
    let holds = |cell: &_| position.digit(*cell) == Some(digit);
    let holders: Cells = ground.all_cells().into_iter().filter(holds).collect();
    let mut chosen = Cells::EMPTY;
    while let Some(best) = holders.into_iter().max_by_key(|&holder| (ground.housemates(holder) & open).len())
    {
        if !ground.housemates(best).meets(open) {
            break;
        }
        open -= ground.housemates(best);
        chosen.insert(best);
    }
    chosen
}
