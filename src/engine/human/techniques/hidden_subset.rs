//! Hidden subsets: so many digits of a house have only so many places between
//! them, so these cells hold nothing else. `cells`: the places; `base`: the
//! house.

use std::ops::ControlFlow;

use super::cover::{Item, covers};
use crate::engine::human::cells::{CELL_AT, bits};
use crate::engine::human::{
    Candidate, CellSet, Explanation, HouseSet, Pattern, Position, Role, Sink, Step, Technique, Tier, words,
};
use crate::engine::{Digit, DigitSet};

const LESSON: &str = "When two digits have only the same two places left in a house, they fill these two cells, \
                      and every other candidate there can go. The same holds for three digits with three places, \
                      and for four with four.";

const fn hidden(
    name: &'static str,
    code: &'static str,
    tier: Tier,
    score: u16,
    find: fn(&Position, Sink) -> ControlFlow<()>,
) -> Technique {
    Technique { name, code, example: "", tier, score, needs_uniqueness: false, lesson: LESSON, find, explain }
}

/// Two digits with two places.
pub static PAIR: Technique =
    hidden("Hidden Pair", "0210", Tier::Medium, 70, |position, sink| find(position, &PAIR, 2, sink))
    .with_example("..47...35.......7.....3.1..9...5..2..8.3+7...9......7....8.6....49.1+2..6.52+6+89+7+3+14 => r46c9<>6, r46c9<>8");
/// Three digits with three places.
pub static TRIPLE: Technique =
    hidden("Hidden Triple", "0211", Tier::Medium, 100, |position, sink| find(position, &TRIPLE, 3, sink))
    .with_example("....6.+5..2...45......31.82.8...9.+4...4.....1...3.+74.5.482...+1+965.7.+8.3+4+2..6+42.7+8+5 622 396 => r46c2<>1, r34c2<>7, r36c2<>9");
/// Four digits with four places.
pub static QUAD: Technique =
    hidden("Hidden Quadruple", "0212", Tier::Hard, 150, |position, sink| find(position, &QUAD, 4, sink))
    .with_example("92.+1+483+6....+6.7...+6..5.+3..18....9.....1......49..6+1.....+9+73.8.6..6.1.7597..+9.+6.+34 422 432 245 255 295 => r45c78<>2, r45c7<>5, r45c8<>7, r5c8<>8");

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
            let removed: Vec<Candidate> = (position.candidates_in(cells) - digits)
                .iter()
                .flat_map(|digit| Candidate::each(digit, position.cells_of(digit) & cells))
                .collect();
            if removed.is_empty() {
                return ControlFlow::Continue(());
            }
            let pattern = Pattern { digits, cells, base: HouseSet::of(house), ..Pattern::default() };
            sink(Step::removing(technique, pattern, removed))
        })?;
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let Pattern { digits, cells, base, .. } = step.pattern;
    let count = ["two", "three", "four"][cells.len() - 2];
    Explanation::new(format!(
        "In {}, {} can only go in {}: {count} digits, {count} cells.",
        words::houses(base),
        words::digits(digits),
        words::cells(cells)
    ))
    .houses(Role::Base, base)
    .digits(Role::Kept, digits, cells)
    .say("So these cells hold these digits and nothing else.")
    .cells(Role::Focus, cells)
    .outcome(step)
}
