//! Fish with fins: a fish, except for a few places that all lie in one house that is neither row nor
//! column, such as a box. Either a fin holds the digit or the fish works without fins. A candidate that
//! is false in both cases can be removed. The fish is sashimi if a base line has at most one place
//! besides its fins.

use std::ops::ControlFlow;

use super::fish::Fish;
use super::mixed_fish;
use crate::Digit;
use crate::bits::bits;
use crate::human::order::sort_by;
use crate::human::technique::finder;
use crate::human::{Candidate, Code, Ground, Position, Set, Sink, Step, Technique, Tier};

/// Limit on boards with more than nine digits: the choices of base lines and a house for the fins.
const LARGE_BOARD: usize = 4_000_000;

/// The fields that all finned fish share.
const FAMILY: Technique = Technique { tier: Tier::Hard, ..Technique::BLANK };

/// Two lines and fins.
pub static X_WING: Technique = Technique {
    name: "Finned X-Wing",
    code: Code::from_static("0310"),
    example: "9.+5..+8+3+1+4.3...4.8+5.4..35.7+6+2+5+3+4+618+9+7+796+5+821+4+3+4+8+13..+652+3.+98+4.521.2...3+4+69.+14...+7+3+8 124 224 225 234 694 => r2c5<>7",
    near_miss: "9....+8+3+1+4.3...4.8+5.4..35.7+6+2+5+3+4+618+9+7+796+5+821+4+3+4+8+13..+652+3.+98+4.521.2...3+4+69.+14...+7+3+8 124 224 225 234 694",
    score: 130,
    find: finder!(|p, sink| find(p, &X_WING, (2, false), sink)),
    ..FAMILY
};
/// Three lines and fins.
pub static SWORDFISH: Technique = Technique {
    name: "Finned Swordfish",
    code: Code::from_static("0311"),
    example: "+752.63.+1+8+19+4+5+8+7+6+32+6+381....+5+841...+5.+3+2+7+98+351+4+636+5...+2+8.41..+5.8+2.+5+2..4+8.+6+1+9+8.2..35+4 937 944 946 964 774 974 => r4c5<>7",
    near_miss: "+752.63.+1+8+19+4+5+8+7+6+32+6+381....+5+841...+5.+3+2+7+98+351+4+636+5...+2+8.41..+5.8+2.+5+2..4+8.+6+1+9+8.2..35+4 937 944 946 964 974",
    score: 200,
    find: finder!(|p, sink| find(p, &SWORDFISH, (3, false), sink)),
    ..FAMILY
};
/// Four lines and fins.
pub static JELLYFISH: Technique = Technique {
    name: "Finned Jellyfish",
    code: Code::from_static("0312"),
    example: "..+8...+96+3..96.8+5.4.+6+5.9..876+437..+8+9.+5.+7..93+4+698.+34+6.+757.+6...+4........+6.88+5+4261+73+9 212 414 115 715 122 222 225 131 172 281 182 386 586 188 => r2c1<>1",
    near_miss: "..+8...+96+3..96.8+5.4.+6+5.9..876+437..+8+9.+5.+7..93+4+698.+34+6.+757.+6...+4........+6.88+5+4261+73+9 212 414 715 122 222 225 131 172 281 182 386 586 188",
    score: 250,
    find: finder!(|p, sink| find(p, &JELLYFISH, (4, false), sink)),
    ..FAMILY
};
/// Two lines, with fins in place of a corner.
pub static SASHIMI_X_WING: Technique = Technique {
    name: "Sashimi X-Wing",
    code: Code::from_static("0320"),
    example: "9+7+4+85...6+8+13+2+469+75+62+59+7..8.+4+9..385+6.35...+4.+98+1+68.9..4.+589....1.+24+6.+1+9+8.77+3+14+8.6.+9 376 => r5c7<>2",
    near_miss: "9+7+4+85...6+8+13+2+469+75+62+59+7..8.+4+9..385+6.35...+4.+98+1+68.9..4.+589....1.+24+6.+1+9+8.77+3+14..6.+9 376",
    score: 150,
    find: finder!(|p, sink| find(p, &SASHIMI_X_WING, (2, true), sink)),
    ..FAMILY
};
/// Three lines, one of them short.
pub static SASHIMI_SWORDFISH: Technique = Technique {
    name: "Sashimi Swordfish",
    code: Code::from_static("0321"),
    example: "..+8+4+6+9..3.4+3+87.691.96..+34..+8+6293..+45+475.+8+6.+3+9+9+3+1.+4.8+6.+68+9.2.3.+4..+4+3.8+9+763.+7+694... 512 217 131 238 581 292 197 598 => r3c8<>5",
    near_miss: "..+8+4+6+9..3.4+3+87.691.96..+34..+8+6293..+45+475.+8+6.+3+9+9+3+1.+4.8+6.+68+9.2.3.+4..+4+3.8+9+763.+7+694... 217 131 238 581 292 197 598",
    score: 240,
    find: finder!(|p, sink| find(p, &SASHIMI_SWORDFISH, (3, true), sink)),
    ..FAMILY
};
/// Four lines, one of them short.
pub static SASHIMI_JELLYFISH: Technique = Technique {
    name: "Sashimi Jellyfish",
    code: Code::from_static("0322"),
    example: "+3+2..+541.65..+6..2..76.....5.+6+13.8.4.+5.+4+5+1.6..7....4+5+6.14+3.5..+71+2...213+5..+1+52+4..3.9 918 823 923 826 328 833 933 836 764 973 => r2c8<>8",
    near_miss: ".+2..+541.65..+6..2..76.....5.+6+13.8.4.+5.+4+5+1.6..7....4+5+6.14+3.5..+71+2...213+5..+1+52+4..3.9 918 823 923 826 328 833 933 836 764 973",
    score: 260,
    find: finder!(|p, sink| find(p, &SASHIMI_JELLYFISH, (4, true), sink)),
    ..FAMILY
};

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    (size, is_sashimi): (usize, bool),
    sink: Sink,
) -> ControlFlow<()> {
    let ground = position.ground();
    let width = ground.side();
    let mut left = ground.limit(LARGE_BOARD);
    let directions = [(0, width), (width, 0)].map(|(first, across)| (first, across, harbours(ground, first)));
    for digit in ground.digits() {
        for (first, across, harbours) in &directions {
            let masks = &position.all_places(digit)[*first..first + width];
            let lines = Lines { masks, first: *first, across: *across };
            let most_fins = harbours.iter().map(|harbour| harbour.most_fins(size)).max().unwrap_or_default();
            for base in lines.bases(size) {
                let touched = lines.marks(base).count_ones() as usize;
                if touched <= size || touched > size + most_fins {
                    continue;
                }
                for harbour in harbours {
                    let Some(rest) = left.checked_sub(1) else { return ControlFlow::Continue(()) };
                    left = rest;
                    lines.try_harbour((base, size), harbour, ground.is_plain(), &mut |cover, fins| {
                        let shape = Shape { base, cover, fins, digit, house: harbour.house };
                        let step = shape.step(position, &lines, technique, is_sashimi);
                        step.map_or(ControlFlow::Continue(()), &mut *sink)
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A house that may hold the fins.
struct Harbour {
    house: usize,
    /// The base lines that cross it, as a mask.
    lines: u32,
    /// The lines across that cross it.
    across: u32,
    /// For each base line: its places in the house.
    inside: Vec<u32>,
}

impl Harbour {
    /// The most lines across that the fins of a fish can lie in.
    fn most_fins(&self, size: usize) -> usize {
        let widest = self.inside.iter().map(|inside| inside.count_ones()).max().unwrap_or_default();
        (self.across.count_ones() as usize).min(widest as usize * size)
    }
}

/// The houses that may hold fins, by their first base line. `first` is the house number of the first
/// base line.
fn harbours<G: Ground>(ground: G, first: usize) -> Vec<Harbour> {
    let by_line = |house: usize| {
        let mut inside = vec![0; ground.side()];
        for cell in ground.house(house) {
            let place = [ground.row(cell), ground.column(cell)];
            let [line, across] = if first == 0 { place } else { [place[1], place[0]] };
            inside[line] |= 1 << across;
        }
        let lines =
            (0..).zip(&inside).filter(|(_, inside)| **inside != 0).fold(0, |set, (line, _)| set | 1 << line);
        let across = inside.iter().fold(0, |all, inside| all | inside);
        Harbour { house, lines, across, inside }
    };
    let mut found: Vec<Harbour> = ground.others().map(by_line).collect();
    sort_by(&mut found, |harbour| harbour.across.trailing_zeros() as usize);
    sort_by(&mut found, |harbour| harbour.lines.trailing_zeros() as usize);
    found
}

/// The lines of one direction: the places of a digit as masks, and the numbers of the first
/// house in this direction and across.
struct Lines<'a> {
    masks: &'a [u32],
    first: usize,
    across: usize,
}

impl Lines<'_> {
    /// The choices of `size` lines with places, as masks in ascending order. Nothing if there are no
    /// more lines than that.
    fn bases(&self, size: usize) -> impl Iterator<Item = u32> {
        let used: Vec<usize> = (0..self.masks.len()).filter(|&line| self.masks[line] != 0).collect();
        let end = if used.len() > size { 1_u32 << used.len() } else { 0 };
        // The next larger number with as many bits.
        let next = |&chosen: &u32| {
            let lowest = chosen & chosen.wrapping_neg();
            let carried = chosen + lowest;
            Some(carried | (((carried ^ chosen) >> 2) / lowest))
        };
        let choices = std::iter::successors(Some((1 << size) - 1), next);
        let lines = move |chosen| bits(chosen).fold(0, |base, at| base | 1 << used[at]);
        choices.take_while(move |&chosen| chosen < end).map(lines)
    }

    /// The lines across that some of these lines have places in.
    fn marks(&self, lines: u32) -> u32 {
        bits(lines).fold(0, |all, line| all | self.masks[line])
    }

    /// Calls `found` for every cover of `size` lines that leaves only places in one house uncovered,
    /// with the cover and the lines of the fins.
    fn try_harbour(
        &self,
        (base, size): (u32, usize),
        harbour: &Harbour,
        is_plain: bool,
        found: &mut dyn FnMut(u32, u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let crossed = base & harbour.lines;
        // In a box whose lines are all base lines, nothing is left to remove.
        if crossed == 0 || (is_plain && crossed == harbour.lines) {
            return ControlFlow::Continue(());
        }
        let must = bits(base).fold(0, |all, line| all | (self.masks[line] & !harbour.inside[line]));
        let may = self.marks(crossed) & !must;
        let have = must.count_ones() as usize;
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
}

/// A fish: base lines, cover lines and the lines across that hold its fins, as masks.
struct Shape {
    base: u32,
    cover: u32,
    fins: u32,
    digit: Digit,
    /// The house that holds the fins.
    house: usize,
}

impl Shape {
    fn step<G: Ground>(
        &self,
        position: &Position<G>,
        lines: &Lines<'_>,
        technique: &'static Technique,
        is_sashimi: bool,
    ) -> Option<Step> {
        let ground = position.ground();
        let houses = |set: u32, first: usize| bits(set).map(|line| first + line).collect::<G::Houses>();
        let [base, cover] = [houses(self.base, lines.first), houses(self.cover, lines.across)];
        let (all, inside) = (position.cells_of(self.digit), ground.cells(base));
        let cells = all & inside;
        let fins = cells & ground.cells(houses(self.fins, lines.across));
        let removed = ((all & ground.cells(cover)) - inside) & ground.common_peers(fins);
        if removed.is_empty() {
            return None;
        }
        // Fins in several houses are found in each of them.
        let mut shared = ground.common_houses(fins).into_iter();
        if shared.find(|&house| !ground.is_line(house)) != Some(self.house) {
            return None;
        }
        let body = cells - fins;
        let is_short = |line: usize| (body & ground.house(line)).len() <= 1;
        if base.into_iter().any(is_short) != is_sashimi {
            return None;
        }
        let fish = Fish::new::<G>(self.digit, [base, cover], [body, fins]);
        Some(Step::removing(ground, technique, fish, Candidate::each(self.digit, removed)))
    }
}

/// Siamese fish: two fish with the same base and different fins, as one step. Each removes a candidate that
/// the other does not. For a sashimi technique both are sashimi, otherwise at least one is finned. Hints
/// show the two fish one by one. Lists of test cases count them as one.
pub fn siamese(technique: &'static Technique, position: &Position) -> Vec<Step> {
    let short =
        [(&X_WING, &SASHIMI_X_WING), (&SWORDFISH, &SASHIMI_SWORDFISH), (&JELLYFISH, &SASHIMI_JELLYFISH)];
    let mut single = technique.all(position);
    let mut all = Vec::new();
    let _ = mixed_fish::each(position, technique, &mut |step| {
        all.push(step);
        ControlFlow::Continue(())
    });
    if !all.is_empty() {
        single = all;
    }
    let own = single.len();
    if let Some((_, short)) = short.into_iter().find(|(plain, _)| *plain == technique) {
        single.extend(short.all(position));
    }
    let mut steps = Vec::new();
    for (at, one) in single.iter().enumerate().take(own) {
        for other in &single[at + 1..] {
            let (Some(a), Some(b)) = (one.saw::<Fish>(), other.saw::<Fish>()) else { continue };
            let is_double = !one.concludes_all_of(other) && !other.concludes_all_of(one);
            if (a.base, a.digit) == (b.base, b.digit) && a.cover != b.cover && is_double {
                let both = Fish { cover: a.cover | b.cover, fins: a.fins | b.fins, ..a.clone() };
                let is_new = |candidate: &&Candidate| !one.eliminations.contains(candidate);
                let more = other.eliminations.iter().filter(is_new);
                let eliminations = one.eliminations.iter().chain(more).copied();
                steps.push(Step::removing(position.ground(), one.technique, both, eliminations));
            }
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::fixture::{lines, made};

    #[test]
    fn fins_lie_on_a_diagonal() {
        let places = [('7', "row 2", "r2c1 r2c2 r2c6"), ('7', "row 5", "r5c1 r5c5 r5c6")];
        let position = made("9x9-diagonal", &places);
        assert_eq!(lines(&X_WING, &position), ["Finned X-Wing: 7 r25 c16 fr2c2,r5c5 => r1c1,r6c6<>7"]);
    }
}
