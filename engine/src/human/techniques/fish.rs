//! Fish without fins: some rows have a digit only in as many columns, so these columns have it
//! nowhere else. The same holds with rows and columns exchanged.

use std::ops::ControlFlow;

use super::cover::{Item, covers};
use crate::human::evidence::Fish;
use crate::human::say::HouseNames;
use crate::human::{
    Candidate, CellSet, Code, Explanation, HouseSet, Position, Role, Sink, Step, Technique, Tier, words,
};
use crate::{Digit, messages};

messages! {
    pub(in crate::human) fn fish_places(digit: Digit, base: impl HouseNames, cover: impl HouseNames);
    pub(in crate::human) fn fish_uses_up(digit: Digit, base: impl HouseNames, cover: impl HouseNames);
    fn fish_places_or_fins(digit: Digit, base: HouseSet, cover: HouseSet, fins: CellSet);
    fn fish_without_fins(digit: Digit, base: HouseSet, cover: HouseSet, fins: CellSet);
    fn fish_with_fin(digit: Digit, fins: CellSet, cells: CellSet);
}

/// The fields that all fish without fins share.
const FAMILY: Technique = Technique { tier: Tier::Hard, explain, notation, ..Technique::BLANK };

/// Two lines.
pub static X_WING: Technique = Technique {
    name: "X-Wing",
    code: Code::from_static("0300"),
    example: "...73+94+1+8+8+3+7+1+6+4+9+52+9+4+1+2+5+863+7.+7839.+5+41+3+1.84.+7+694.+9.+712+8+3794.+83+1+2..23+9+1.87+4+18.4+2+73+9. => r1c1<>6",
    near_miss: "...73+94+1+8+8+3+7+1+6+4+9+52+9+4+1+2+5+863+7..839.+5+41+3+1.84.+7+694.+9.+712+8+3794.+83+1+2..23+9+1.87+4+18.4+2+73+9.",
    score: 140,
    find: |p, sink| find(p, &X_WING, 2, sink),
    ..FAMILY
};
/// Three lines.
pub static SWORDFISH: Technique = Technique {
    name: "Swordfish",
    code: Code::from_static("0301"),
    example: "..+3+5.7+98+6+6.+748+9.+3595+8+3.6.7.76.+24+3.+9+8.+8+9+7+6+532.+23.89+1+6.+78+9.6+7+2..+3+3.+6+95+8+7.25+72+13+4869 177 => r1c2,r3c7<>1",
    near_miss: "..+3+5.7+98+6..+748+9.+3595+8+3.6.7.76.+24+3.+9+8.+8+9+7+6+532.+23.89+1+6.+78+9.6+7+2..+3+3.+6+95+8+7.25+72+13+4869 177",
    score: 150,
    find: |p, sink| find(p, &SWORDFISH, 3, sink),
    ..FAMILY
};
/// Four lines.
pub static JELLYFISH: Technique = Technique {
    name: "Jellyfish",
    code: Code::from_static("0302"),
    example: "7+9..23.58.5.+7+8+9+2.3+3+8+2.1+579..37+1.+2+9+85+2.9+5+38.+7.81+59+7.3.2.2+8+3574.9+9+73+8..+5+2.+5..2+9.+8+3+7 123 496 => r2c3<>4",
    near_miss: "7+9..23.58.5.+7+8+9+2.3+3+8+2.1+579..37+1.+2+9+85+2.9+5+38.+7.81+59+7.3.2.2+8+3574.9+9+73+8..+5+2.+5..2+9.+8+3+7 123",
    score: 160,
    find: |p, sink| find(p, &JELLYFISH, 4, sink),
    ..FAMILY
};

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
                let (body, fins) = (all & base.cells(), CellSet::EMPTY);
                let fish = Fish { digit, base, cover, body, fins };
                sink(Step::removing(technique, fish, Candidate::each(digit, removed)))
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// The proof of any fish.
pub(super) fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let Fish { digit, base, cover, body, fins } = *Fish::of(step)?;
    let removed: CellSet = step.eliminations.iter().map(|candidate| candidate.cell).collect();
    let places = if fins.is_empty() {
        fish_places(digit, base, cover)
    } else {
        fish_places_or_fins(digit, base, cover, fins)
    };
    let mut explanation =
        Explanation::new(places).houses(Role::Base, base).candidates(Role::Kept, digit, body);
    if fins.is_empty() {
        explanation = explanation.say(fish_uses_up(digit, base, cover)).houses(Role::Cover, cover);
    } else {
        explanation = explanation
            .candidates(Role::Fin, digit, fins)
            .say(fish_without_fins(digit, base, cover, fins))
            .houses(Role::Cover, cover)
            .say(fish_with_fin(digit, fins, removed));
    }
    Some(explanation.outcome(step))
}

/// `1 r25 c48 fr2c5`: digit, base, cover and fins of any fish.
pub(super) fn notation(step: &Step) -> Option<String> {
    let Fish { digit, base, cover, fins, .. } = *Fish::of(step)?;
    let fins = if fins.is_empty() { String::new() } else { format!(" f{}", words::short(fins)) };
    Some(format!("{digit} {} {}{fins}", words::short_houses(base), words::short_houses(cover)))
}
