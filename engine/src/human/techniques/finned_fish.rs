//! Fish with fins: a fish, except for a few places that all lie in one box. Either a fin holds the
//! digit or the fish works without fins. A candidate that is false in both cases can be removed.
//! The fish is sashimi if a base line has at most one place besides its fins.

use std::ops::ControlFlow;

use super::fish::{explain, notation};
use crate::Digit;
use crate::bits::bits;
use crate::human::cells::HOUSES;
use crate::human::evidence::{Evidence, Fish};
use crate::human::{Candidate, Code, HouseSet, Position, Sink, Step, Technique, Tier};

/// The fields that all finned fish share.
const FAMILY: Technique = Technique { tier: Tier::Hard, explain, notation, ..Technique::BLANK };

/// Two lines and fins.
pub static X_WING: Technique = Technique {
    name: "Finned X-Wing",
    code: Code::from_static("0310"),
    example: "9.+5..+8+3+1+4.3...4.8+5.4..35.7+6+2+5+3+4+618+9+7+796+5+821+4+3+4+8+13..+652+3.+98+4.521.2...3+4+69.+14...+7+3+8 124 224 225 234 694 => r2c5<>7",
    near_miss: "9....+8+3+1+4.3...4.8+5.4..35.7+6+2+5+3+4+618+9+7+796+5+821+4+3+4+8+13..+652+3.+98+4.521.2...3+4+69.+14...+7+3+8 124 224 225 234 694",
    score: 130,
    find: |p, sink| find(p, &X_WING, (2, false), sink),
    ..FAMILY
};
/// Three lines and fins.
pub static SWORDFISH: Technique = Technique {
    name: "Finned Swordfish",
    code: Code::from_static("0311"),
    example: "+752.63.+1+8+19+4+5+8+7+6+32+6+381....+5+841...+5.+3+2+7+98+351+4+636+5...+2+8.41..+5.8+2.+5+2..4+8.+6+1+9+8.2..35+4 937 944 946 964 774 974 => r4c5<>7",
    near_miss: "+752.63.+1+8+19+4+5+8+7+6+32+6+381....+5+841...+5.+3+2+7+98+351+4+636+5...+2+8.41..+5.8+2.+5+2..4+8.+6+1+9+8.2..35+4 937 944 946 964 974",
    score: 200,
    find: |p, sink| find(p, &SWORDFISH, (3, false), sink),
    ..FAMILY
};
/// Four lines and fins.
pub static JELLYFISH: Technique = Technique {
    name: "Finned Jellyfish",
    code: Code::from_static("0312"),
    example: "..+8...+96+3..96.8+5.4.+6+5.9..876+437..+8+9.+5.+7..93+4+698.+34+6.+757.+6...+4........+6.88+5+4261+73+9 212 414 115 715 122 222 225 131 172 281 182 386 586 188 => r2c1<>1",
    near_miss: "..+8...+96+3..96.8+5.4.+6+5.9..876+437..+8+9.+5.+7..93+4+698.+34+6.+757.+6...+4........+6.88+5+4261+73+9 212 414 715 122 222 225 131 172 281 182 386 586 188",
    score: 250,
    find: |p, sink| find(p, &JELLYFISH, (4, false), sink),
    ..FAMILY
};
/// Two lines, with fins in place of a corner.
pub static SASHIMI_X_WING: Technique = Technique {
    name: "Sashimi X-Wing",
    code: Code::from_static("0320"),
    example: "9+7+4+85...6+8+13+2+469+75+62+59+7..8.+4+9..385+6.35...+4.+98+1+68.9..4.+589....1.+24+6.+1+9+8.77+3+14+8.6.+9 376 => r5c7<>2",
    near_miss: "9+7+4+85...6+8+13+2+469+75+62+59+7..8.+4+9..385+6.35...+4.+98+1+68.9..4.+589....1.+24+6.+1+9+8.77+3+14..6.+9 376",
    score: 150,
    find: |p, sink| find(p, &SASHIMI_X_WING, (2, true), sink),
    ..FAMILY
};
/// Three lines, one of them short.
pub static SASHIMI_SWORDFISH: Technique = Technique {
    name: "Sashimi Swordfish",
    code: Code::from_static("0321"),
    example: "..+8+4+6+9..3.4+3+87.691.96..+34..+8+6293..+45+475.+8+6.+3+9+9+3+1.+4.8+6.+68+9.2.3.+4..+4+3.8+9+763.+7+694... 512 217 131 238 581 292 197 598 => r3c8<>5",
    near_miss: "..+8+4+6+9..3.4+3+87.691.96..+34..+8+6293..+45+475.+8+6.+3+9+9+3+1.+4.8+6.+68+9.2.3.+4..+4+3.8+9+763.+7+694... 217 131 238 581 292 197 598",
    score: 240,
    find: |p, sink| find(p, &SASHIMI_SWORDFISH, (3, true), sink),
    ..FAMILY
};
/// Four lines, one of them short.
pub static SASHIMI_JELLYFISH: Technique = Technique {
    name: "Sashimi Jellyfish",
    code: Code::from_static("0322"),
    example: "+3+2..+541.65..+6..2..76.....5.+6+13.8.4.+5.+4+5+1.6..7....4+5+6.14+3.5..+71+2...213+5..+1+52+4..3.9 918 823 923 826 328 833 933 836 764 973 => r2c8<>8",
    near_miss: ".+2..+541.65..+6..2..76.....5.+6+13.8.4.+5.+4+5+1.6..7....4+5+6.14+3.5..+71+2...213+5..+1+52+4..3.9 918 823 923 826 328 833 933 836 764 973",
    score: 260,
    find: |p, sink| find(p, &SASHIMI_JELLYFISH, (4, true), sink),
    ..FAMILY
};

/// The lines of one direction: the places of a digit as masks, and the numbers of the first
/// house in this direction and across.
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

/// Calls `found` for every cover of `size` lines that leaves only places in one box
/// uncovered, with the cover and the lines of the fins. `corner` is three times the band of
/// base lines, plus the band across.
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
        // `extra` runs through all subsets of `may`.
        if have + extra.count_ones() as usize == size {
            found(must | extra, may & !extra)?;
        }
        if extra == 0 {
            return ControlFlow::Continue(());
        }
        extra = (extra - 1) & may;
    }
}

/// A fish: base lines, cover lines and the lines across that hold its fins, as masks.
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
        let fish = Fish { digit: self.digit, base, cover, body, fins };
        Some(Step::removing(technique, fish, Candidate::each(self.digit, removed)))
    }
}

/// Siamese fish: two fish with the same base and different fins, as one step. For a sashimi
/// technique both are sashimi, otherwise at least one is finned. Hints show the two fish one
/// by one. Lists of test cases count them as one.
pub fn siamese(technique: &'static Technique, position: &Position) -> Vec<Step> {
    let short =
        [(&X_WING, &SASHIMI_X_WING), (&SWORDFISH, &SASHIMI_SWORDFISH), (&JELLYFISH, &SASHIMI_JELLYFISH)];
    let mut single = technique.all(position);
    let own = single.len();
    if let Some((_, short)) = short.into_iter().find(|(plain, _)| *plain == technique) {
        single.extend(short.all(position));
    }
    let mut steps = Vec::new();
    for (at, one) in single.iter().enumerate().take(own) {
        for other in &single[at + 1..] {
            let (Evidence::Fish(a), Evidence::Fish(b)) = (&one.evidence, &other.evidence) else { continue };
            if (a.base, a.digit) == (b.base, b.digit) && a.cover != b.cover {
                let both = Fish { cover: a.cover | b.cover, fins: a.fins | b.fins, ..a.clone() };
                let is_new = |candidate: &&Candidate| !one.eliminations.contains(candidate);
                let more = other.eliminations.iter().filter(is_new);
                let eliminations = one.eliminations.iter().chain(more).copied();
                steps.push(Step::removing(one.technique, both, eliminations));
            }
        }
    }
    steps
}
