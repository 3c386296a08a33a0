//! Hidden subsets: as many digits of a house as they have places between them, so these cells
//! hold nothing else.

use std::ops::ControlFlow;

use super::cover::{Item, covers};
use crate::bits::bits;
use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Pattern, Position, Role, Sink, Step, Technique,
    Tier, Wide, words,
};
use crate::message::Message;
use crate::{DigitSet, Geometry, messages};

messages! {
    fn hidden_subset_places(houses: Vec<Message>, digits: DigitSet, cells: Vec<String>, count: usize);
    fn hidden_subset_nothing_else();
}

/// Two digits with two places.
pub static PAIR: Technique = Technique {
    name: "Hidden Pair",
    code: Code::from_static("0210"),
    example: "46+295+7+1383+7+8...5+9+4+9+1+5+3+84+2+7+6+129.35+6.+7+6+8+4...+3+15+537...+9.+2+8+5+3.6+1.2979+6..+3.+5+1+2+415...6+3 255 => r2c4<>2, r6c4<>4, r6c4<>8",
    near_miss: "46+295+7+1383+7+8...5+9+4+9+1+5+3+84+2+7+6+129.35..+7+6+8+4...+3+15+537...+9.+2+8+5+3.6+1.2979+6..+3.+5+1+2+415...6+3 255",
    tier: Tier::Medium,
    score: 70,
    find: finder!(|p, sink| find(p, &PAIR, 2, sink)),
    ..Technique::BLANK
};
/// Three digits with three places.
pub static TRIPLE: Technique = Technique {
    name: "Hidden Triple",
    code: Code::from_static("0211"),
    example: "+5+3+6+42+79+1+8+1+7+25+98+34+649+8+613+52+77+19+3+526+8+4+265...+73+1+38+4+7+6129+5.5+1..6.+7...7+1.......+3.+7.1.9 => r8c6<>4, r8c1<>8",
    near_miss: "+5+3+6+42+79+1+8+1+7+25+98+34.49+8+613+52+77+19+3+526+8+4+265...+73+1+38+4+7+6129+5.5+1..6.+7...7+1.......+3.+7.1.9",
    tier: Tier::Medium,
    score: 100,
    find: finder!(|p, sink| find(p, &TRIPLE, 3, sink)),
    ..Technique::BLANK
};
/// Four digits with four places.
pub static QUAD: Technique = Technique {
    name: "Hidden Quadruple",
    code: Code::from_static("0212"),
    example: "....47.6.....+824.....36+9..5.3.9+7+8.......1+6..818..+35..67+91+824+65+3+264+7+5+3....+5.+6+9+12.. 898 => r1c3<>2, r2c3<>7, r1c13<>8",
    near_miss: "....47.6.....+824.....36...5.3.9+7+8.......1+6..818..+35..67+91+824+65+3+264+7+5+3....+5.+6+9+12.. 898",
    tier: Tier::Hard,
    score: 150,
    find: finder!(|p, sink| find(p, &QUAD, 4, sink)),
    ..Technique::BLANK
};

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    size: usize,
    sink: Sink,
) -> ControlFlow<()> {
    let ground = position.ground();
    let mut items: Vec<Item> = Vec::with_capacity(ground.side());
    for house in 0..ground.house_count() {
        items.clear();
        for digit in ground.digits() {
            let places = position.places(digit, house);
            if (2..=size).contains(&(places.count_ones() as usize)) {
                items.push((1 << digit.index(), places));
            }
        }
        covers(&items, size, &mut |chosen, union| {
            let cells: G::Cells = bits(union).map(|place| ground.cell_at(house, place)).collect();
            let digits = DigitSet::from_bits(chosen);
            let others = DigitSet::full(ground.side()) - digits;
            let removed: Vec<Candidate> = position.candidates_of(others, cells).collect();
            if removed.is_empty() {
                return ControlFlow::Continue(());
            }
            let pattern = HiddenSubset { cells: cells.into(), digits, house };
            sink(Step::removing(ground, technique, pattern, removed))
        })?;
    }
    ControlFlow::Continue(())
}

/// Digits, and all their places in a house.
#[derive(Debug)]
struct HiddenSubset {
    cells: Cells,
    digits: DigitSet,
    house: usize,
}

impl Pattern for HiddenSubset {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.cells
    }

    fn house(&self) -> Option<usize> {
        Some(self.house)
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let &Self { cells, digits, house } = self;
        let ground = position.ground();
        let names = ground.house_names(Houses::of(house));
        Explanation::new(hidden_subset_places(names, digits, ground.names(cells), cells.len()))
            .houses(Role::Base, Houses::of(house))
            .digits(Role::Kept, digits, cells)
            .say(hidden_subset_nothing_else())
            .cells(Role::Focus, cells)
    }

    /// `1,6 in r1c45`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(words::digits_in(geometry, self.digits, self.cells))
    }
}
