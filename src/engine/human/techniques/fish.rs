//! Fish without fins: so many rows have a digit only in so many columns, so
//! those columns have it nowhere else; and the other way round. `base`,
//! `cover`: the lines; `cells`: the digit's places in the base.

use std::ops::ControlFlow;

use super::cover::{Item, covers};
use crate::engine::human::{
    Candidate, Explanation, HouseSet, Pattern, Position, Role, Sink, Step, Technique, Tier, words,
};
use crate::engine::{Digit, DigitSet};

const LESSON: &str = "When two rows have a digit only in the same two columns, the digit is once in each of these \
                      rows and columns, and nowhere else in the columns. The same holds for three and four lines, \
                      and with rows and columns exchanged.";

const fn fish(
    name: &'static str,
    code: &'static str,
    score: u16,
    find: fn(&Position, Sink) -> ControlFlow<()>,
) -> Technique {
    Technique {
        name,
        code,
        example: "",
        tier: Tier::Hard,
        score,
        needs_uniqueness: false,
        lesson: LESSON,
        find,
        explain,
    }
}

/// Two lines.
pub static X_WING: Technique = fish("X-Wing", "0300", 140, |position, sink| find(position, &X_WING, 2, sink))
    .with_example("...+64.8.......2.6..65.....7+64..8.2.95.+9+2.6.1....9.+4.7....7+6..9.39..28....56....+8. 712 219 723 => r2c1<>7");
/// Three lines.
pub static SWORDFISH: Technique =
    fish("Swordfish", "0301", 150, |position, sink| find(position, &SWORDFISH, 3, sink))
    .with_example("28.+7+36.....4+859.+3..3.+1...78..+8+6+9+1.249+2.4+8+31...+4.+275.+8.4.+356.89..+92+3.+8..58..+9....3 237 437 => r7c2,r9c27<>7");
/// Four lines.
pub static JELLYFISH: Technique =
    fish("Jellyfish", "0302", 160, |position, sink| find(position, &JELLYFISH, 4, sink))
    .with_example("+18+54+7+639+262.+3+9+5.1+8.+3+9+1+82.+5+6.9..5.6+3.+35+6+9...8.+8.1+6.3+9.+596.53....+5.+3+21.8+6+9.+1..69+54+3 446 456 457 757 273 773 776 777 => r4c69<>7");

fn find(position: &Position, technique: &'static Technique, size: usize, sink: Sink) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        let places = position.all_places(digit);
        for (first, across) in [(0, 9), (9, 0)] {
            let mut items: [Item; 9] = [(0, 0); 9];
            let mut count = 0;
            for line in 0..9 {
                let mask = places[first + line];
                if (2..=size).contains(&(mask.count_ones() as usize)) {
                    items[count] = (1 << line, u32::from(mask));
                    count += 1;
                }
            }
            covers(&items[..count], size, &mut |chosen, union| {
                let base = HouseSet::from_bits(chosen << first);
                let cover = HouseSet::from_bits(union << across);
                let all = position.cells_of(digit);
                let removed = (all & cover.cells()) - base.cells();
                if removed.is_empty() {
                    return ControlFlow::Continue(());
                }
                let cells = all & base.cells();
                let pattern =
                    Pattern { digits: DigitSet::of(digit), cells, base, cover, ..Pattern::default() };
                sink(Step::removing(technique, pattern, Candidate::each(digit, removed)))
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let Pattern { digits, cells, base, cover, .. } = step.pattern;
    let digit = words::digits(digits);
    let (base_name, cover_name) = (words::houses(base), words::houses(cover));
    Explanation::new(format!("In {base_name}, {digit} can only go in {cover_name}."))
        .houses(Role::Base, base)
        .digits(Role::Kept, digits, cells)
        .say(format!("Each of {base_name} needs its own {digit}, and they take {cover_name} up: one each."))
        .houses(Role::Cover, cover)
        .outcome(step)
}
