//! Fish with fins: a fish but for a few cells that all lie in one box. Either
//! one of these fins holds the digit or the fish is plain; what both clear can
//! go. It is sashimi if without its fins a base line has one place at most.
//! `base`, `cover`: the lines; `cells`: the places that are covered; `fins`.

use std::ops::ControlFlow;

use crate::engine::human::cells::{CellSet, HOUSES, bits};
use crate::engine::human::{
    Candidate, Explanation, HouseSet, Pattern, Position, Role, Sink, Step, Technique, Tier, words,
};
use crate::engine::{Digit, DigitSet};

const LESSON: &str = "A fish that would be plain but for a few extra cells, the fins, all in one box. If no fin \
                      holds the digit the fish works; if one does, it clears its box. A candidate that goes in \
                      both cases can go.";

const fn finned(
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

/// Two lines and fins.
pub static X_WING: Technique =
    finned("Finned X-Wing", "0310", 130, |p, sink| find(p, &X_WING, (2, false), sink))
    .with_example("4...2.......1.+467+2..2.....5....+12...2...6..14.18.+45......4...6878.........5..9.3. 914 934 => r78c7<>1");
/// Three lines and fins.
pub static SWORDFISH: Technique =
    finned("Finned Swordfish", "0311", 200, |p, sink| find(p, &SWORDFISH, (3, false), sink))
    .with_example("...+5.1.+7...69+78+32+4..7+43..512..79...........6.........9..16+4..8..8.+1+5..+434.+52+83+19. => r1c9<>6");
/// Four lines and fins.
pub static JELLYFISH: Technique =
    finned("Finned Jellyfish", "0312", 250, |p, sink| find(p, &JELLYFISH, (4, false), sink))
    .with_example("+8.5.+4..+7+1+6371.98..+1.+478....+4+76+8..1...5+836+14.7+31.4....+8.4...8...+5+6+3+9+1+47+82.8.53.... 265 => r7c1<>2");
/// Two lines, fins in the place of a corner.
pub static SASHIMI_X_WING: Technique =
    finned("Sashimi X-Wing", "0320", 150, |p, sink| find(p, &SASHIMI_X_WING, (2, true), sink))
    .with_example("..198.3.7...........8.2..5.....4.6.88.2...+5.4+45...+8.3..7..32.....48....+31+836..7.. 287 288 596 => r7c4<>5");
/// Three lines, one of them short.
pub static SASHIMI_SWORDFISH: Technique =
    finned("Sashimi Swordfish", "0321", 240, |p, sink| find(p, &SASHIMI_SWORDFISH, (3, true), sink))
    .with_example("..+9+8......4.1...29..246+9...+4.......5..174....39...8.4.9...8.3..5.......7.843...1. 112 526 132 947 948 => r2c7<>5");
/// Four lines, one of them short.
pub static SASHIMI_JELLYFISH: Technique =
    finned("Sashimi Jellyfish", "0322", 260, |p, sink| find(p, &SASHIMI_JELLYFISH, (4, true), sink))
    .with_example("3..8+6.5...+6.95.....+5+8.2..4+68.+3+2.+96+5.5.6.+3+8..2.+2154+6...6+35+49.2...19+6+8+2.3+52+8.3.+5.+6. 412 128 757 957 179 => r3c1<>7");

/// The lines of one direction: masks of a digit's places, and where houses start.
struct Lines<'a> {
    masks: &'a [u16],
    first: usize,
    across: usize,
}

fn find(
    position: &Position,
    technique: &'static Technique,
    (size, is_sashimi): (usize, bool),
    sink: Sink,
) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        let places = position.all_places(digit);
        for (first, across) in [(0, 9), (9, 0)] {
            let lines = Lines { masks: &places[first..first + 9], first, across };
            let used = (0..9).filter(|&line| lines.masks[line].count_ones() > 0);
            let used: u32 = used.fold(0, |set, line| set | 1 << line);
            if used.count_ones() as usize <= size {
                continue;
            }
            for base in 1..512_u32 {
                if base.count_ones() as usize != size || base & !used != 0 {
                    continue;
                }
                for corner in 0..9 {
                    try_box(&lines, (base, size), corner, &mut |cover, fins| {
                        let shape = Shape { base, cover, fins, digit };
                        let step = shape.step(position, &lines, technique, is_sashimi);
                        step.map_or(ControlFlow::Continue(()), &mut *sink)
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Hands on every cover of so many lines that leaves only places in one box
/// uncovered. `corner` = three times the band of base lines, plus the chunk
/// across.
fn try_box(
    lines: &Lines,
    (base, size): (u32, usize),
    corner: usize,
    found: &mut dyn FnMut(u32, u32) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (band, chunk) = (corner / 3, 0b111_u32 << (corner % 3 * 3));
    let in_band = base & (0b111 << (band * 3));
    if in_band == 0 || in_band.count_ones() == 3 {
        return ControlFlow::Continue(());
    }
    let marks = |set: u32| bits(set).fold(0, |all, line| all | u32::from(lines.masks[line]));
    let open = marks(in_band);
    let must = marks(base & !in_band) | (open & !chunk);
    let (have, may) = (must.count_ones() as usize, open & chunk & !must);
    if have > size || have + (may.count_ones() as usize) <= size {
        return ControlFlow::Continue(());
    }
    let mut extra = may;
    loop {
        // All subsets of `may`.
        if have + extra.count_ones() as usize == size {
            found(must | extra, may & !extra)?;
        }
        if extra == 0 {
            return ControlFlow::Continue(());
        }
        extra = (extra - 1) & may;
    }
}

/// A fish: base lines, cover lines and the lines across that hold its fins.
struct Shape {
    base: u32,
    cover: u32,
    fins: u32,
    digit: Digit,
}

impl Shape {
    fn step(
        &self,
        position: &Position,
        lines: &Lines,
        technique: &'static Technique,
        is_sashimi: bool,
    ) -> Option<Step> {
        let base = HouseSet::from_bits(self.base << lines.first);
        let cover = HouseSet::from_bits(self.cover << lines.across);
        let all = position.cells_of(self.digit);
        let cells = all & base.cells();
        let fins = cells & HouseSet::from_bits(self.fins << lines.across).cells();
        let removed = ((all & cover.cells()) - base.cells()) & fins.common_peers();
        if removed.is_empty() {
            return None;
        }
        let body = cells - fins;
        let is_short = |line: usize| (body & HOUSES[line]).len() <= 1;
        if base.iter().any(is_short) != is_sashimi {
            return None;
        }
        let digits = DigitSet::of(self.digit);
        let pattern = Pattern { digits, cells: body, fins, base, cover, ..Pattern::default() };
        Some(Step::removing(technique, pattern, Candidate::each(self.digit, removed)))
    }
}

/// Siamese fish: two steps of the technique with the same base and different
/// fins, told as one. Hints tell them one by one; the field counts them as one.
pub fn siamese(technique: &'static Technique, position: &Position) -> Vec<Step> {
    let single = technique.all(position);
    let mut steps = Vec::new();
    for (at, one) in single.iter().enumerate() {
        for other in &single[at + 1..] {
            let (a, b) = (&one.pattern, &other.pattern);
            if (a.base, a.digits) == (b.base, b.digits) && a.cover != b.cover {
                let mut both = one.clone();
                both.pattern.fins |= b.fins;
                both.pattern.cover |= b.cover;
                let is_new = |candidate: &&Candidate| !one.eliminations.contains(candidate);
                both.eliminations.extend(other.eliminations.iter().filter(is_new));
                steps.push(both);
            }
        }
    }
    steps
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let Pattern { digits, cells, fins, base, cover, .. } = step.pattern;
    let digit = words::digits(digits);
    let removed: CellSet = step.eliminations.iter().map(|candidate| candidate.cell).collect();
    let (base_name, cover_name) = (words::houses(base), words::houses(cover));
    Explanation::new(format!(
        "In {base_name}, {digit} can only go in {cover_name}, or in {}.",
        words::one_of(fins)
    ))
    .houses(Role::Base, base)
    .digits(Role::Kept, digits, cells)
    .digits(Role::Fin, digits, fins)
    .say(format!(
        "If {} is not {digit}, {base_name} take {cover_name} up, and these have no {digit} elsewhere.",
        words::one_of(fins)
    ))
    .houses(Role::Cover, cover)
    .say(format!(
        "If {} is {digit}, then {} is not, since they see each other.",
        words::one_of(fins),
        words::one_of(removed)
    ))
    .outcome(step)
}
