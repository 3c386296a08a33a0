//! Fish of five lines. Its other lines then hold a smaller fish with the same effect, so
//! the ladder needs it only where a player thinks in rows alone.

use std::ops::ControlFlow;

use super::cover::{Item, covers};
use super::fish::{explain, notation};
use crate::Digit;
use crate::human::evidence::Fish;
use crate::human::{Candidate, CellSet, Code, HouseSet, Position, Sink, Step, Technique, Tier};

/// Five lines.
pub static TECHNIQUE: Technique = Technique {
    name: "Squirmbag",
    code: Code::from_static("0303"),
    tier: Tier::Hard,
    example: ".+4..+3.+56+1+9+63+1+4+57+285.+1.+7.+9+433+9+8+7612+5+4+17+45+2+8+396.+5.+3941+8+7..5.+134+7..+3.4+5.+8+1.4+19.8+7+63+5 281 => r137c4<>2",
    near_miss: ".+4..+3.+56+1+9+63+1+4+57+285.+1.+7.+9+433+9+8+7612+5+4+17+45+2+8+396.+5.+3941+8+7..5.+134+7..+3.4+5.+8+1.4+19+28+7+63+5 281",
    score: 470,
    find,
    explain,
    notation,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        let places = position.all_places(digit);
        for (first, across) in [(0, 9), (9, 0)] {
            let lines = (0..9).map(|line| (1 << line, u32::from(places[first + line])));
            let items: Vec<Item> = lines.filter(|(_, mask)| (2..=5).contains(&mask.count_ones())).collect();
            covers(&items, 5, &mut |chosen, union| {
                let base = HouseSet::from_bits(chosen << first);
                let cover = HouseSet::from_bits(union << across);
                let all = position.cells_of(digit);
                let removed = (all & cover.cells()) - base.cells();
                if removed.is_empty() {
                    return ControlFlow::Continue(());
                }
                let fish = Fish { digit, base, cover, body: all & base.cells(), fins: CellSet::EMPTY };
                sink(Step::removing(&TECHNIQUE, fish, Candidate::each(digit, removed)))
            })?;
        }
    }
    ControlFlow::Continue(())
}
