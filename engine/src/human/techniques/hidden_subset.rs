//! Hidden subsets: as many digits of a house as they have places between them, so these cells
//! hold nothing else.

use std::ops::ControlFlow;

use super::cover::{Item, covers};
use super::naked_subset::notation;
use crate::bits::bits;
use crate::human::cells::CELL_AT;
use crate::human::evidence::Subset;
use crate::human::say::{CellNames, HouseNames};
use crate::human::{
    Candidate, CellSet, Code, Explanation, HouseSet, Position, Role, Sink, Step, Technique, Tier,
};
use crate::{Digit, DigitSet, messages};

messages! {
    pub(in crate::human) fn hidden_subset_places(houses: impl HouseNames, digits: DigitSet, cells: impl CellNames, count: usize);
    pub(in crate::human) fn hidden_subset_nothing_else();
}

/// The fields that all hidden subsets share.
const FAMILY: Technique = Technique { explain, notation, ..Technique::BLANK };

/// Two digits with two places.
pub static PAIR: Technique = Technique {
    name: "Hidden Pair",
    code: Code::from_static("0210"),
    example: "46+295+7+1383+7+8...5+9+4+9+1+5+3+84+2+7+6+129.35+6.+7+6+8+4...+3+15+537...+9.+2+8+5+3.6+1.2979+6..+3.+5+1+2+415...6+3 255 => r2c4<>2, r6c4<>4, r6c4<>8",
    near_miss: "46+295+7+1383+7+8...5+9+4+9+1+5+3+84+2+7+6+129.35..+7+6+8+4...+3+15+537...+9.+2+8+5+3.6+1.2979+6..+3.+5+1+2+415...6+3 255",
    tier: Tier::Medium,
    score: 70,
    find: |p, sink| find(p, &PAIR, 2, sink),
    ..FAMILY
};
/// Three digits with three places.
pub static TRIPLE: Technique = Technique {
    name: "Hidden Triple",
    code: Code::from_static("0211"),
    example: "+5+3+6+42+79+1+8+1+7+25+98+34+649+8+613+52+77+19+3+526+8+4+265...+73+1+38+4+7+6129+5.5+1..6.+7...7+1.......+3.+7.1.9 => r8c6<>4, r8c1<>8",
    near_miss: "+5+3+6+42+79+1+8+1+7+25+98+34.49+8+613+52+77+19+3+526+8+4+265...+73+1+38+4+7+6129+5.5+1..6.+7...7+1.......+3.+7.1.9",
    tier: Tier::Medium,
    score: 100,
    find: |p, sink| find(p, &TRIPLE, 3, sink),
    ..FAMILY
};
/// Four digits with four places.
pub static QUAD: Technique = Technique {
    name: "Hidden Quadruple",
    code: Code::from_static("0212"),
    example: "....47.6.....+824.....36+9..5.3.9+7+8.......1+6..818..+35..67+91+824+65+3+264+7+5+3....+5.+6+9+12.. 898 => r1c3<>2, r2c3<>7, r1c13<>8",
    near_miss: "....47.6.....+824.....36...5.3.9+7+8.......1+6..818..+35..67+91+824+65+3+264+7+5+3....+5.+6+9+12.. 898",
    tier: Tier::Hard,
    score: 150,
    find: |p, sink| find(p, &QUAD, 4, sink),
    ..FAMILY
};

fn find(position: &Position, technique: &'static Technique, size: usize, sink: Sink) -> ControlFlow<()> {
    for (house, line) in CELL_AT.iter().enumerate() {
        let mut items: [Item; 9] = [(0, 0); 9];
        let mut count = 0;
        for digit in Digit::all(9) {
            let places = position.places(digit, house);
            if (2..=size).contains(&(places.count_ones() as usize)) {
                items[count] = (1 << digit.index(), u32::from(places));
                count += 1;
            }
        }
        covers(&items[..count], size, &mut |chosen, union| {
            let cells: CellSet = bits(union).map(|place| line[place]).collect();
            let digits = DigitSet::from_bits(chosen);
            let removed: Vec<Candidate> = position.candidates_of(DigitSet::full(9) - digits, cells).collect();
            if removed.is_empty() {
                return ControlFlow::Continue(());
            }
            let houses = HouseSet::of(house);
            sink(Step::removing(technique, Subset { cells, digits, houses }, removed))
        })?;
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let Subset { cells, digits, houses } = *Subset::of(step)?;
    let explanation = Explanation::new(hidden_subset_places(houses, digits, cells, cells.len()))
        .houses(Role::Base, houses)
        .digits(Role::Kept, digits, cells)
        .say(hidden_subset_nothing_else())
        .cells(Role::Focus, cells)
        .outcome(step);
    Some(explanation)
}
