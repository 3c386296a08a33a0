//! Locked candidates: all places of a digit in one house lie in another house, too, so that house
//! has the digit nowhere else. Pointing goes from a box to another house, claiming from any other
//! house.
//!
//! Where there are more rules than rows, columns and boxes, a cell may see all these places without
//! being in one house with them. It loses the digit for the same reason.

use std::ops::ControlFlow;

use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Pattern, Position, Role, Set, Sink, Step, Technique,
    Tier, Wide, words,
};
use crate::message::Message;
use crate::{Digit, DigitSet, Geometry, messages};

messages! {
    pub(super) fn locked_places(digit: Digit, house: Message, cells: Vec<String>);
    fn locked_elsewhere(digit: Digit, house: Message);
    fn locked_seen(digit: Digit, house: Message, cells: Vec<String>);
}

/// All places of a digit in a box lie in one line.
pub static POINTING: Technique = Technique {
    name: "Locked Candidates Type 1 (Pointing)",
    code: Code::from_static("0100"),
    example: ".+9+2+174+53.5+34+9+68+27+11+7.+53+2+9..48+96+1+3+7+2+5+36+54+2+7+1897+21+8+59..+32+1.+7.53+9.+9+5+3+2.+6.+17.+4+739+1.52 => r7c9<>8",
    near_miss: ".+9+2+174.3.5+34+9+68+27+11+7.+53+2+9..48+96+1+3+7+2+5+36+54+2+7+1897+21+8+59..+32+1.+7.53+9.+9+5+3+2.+6.+17.+4+739+1.52",
    tier: Tier::Medium,
    score: 50,
    find: finder!(|position, sink| find(position, &POINTING, true, sink)),
    ..Technique::BLANK
};

/// All places of a digit in a line lie in one box. On other boards also from any other house.
pub static CLAIMING: Technique = Technique {
    name: "Locked Candidates Type 2 (Claiming)",
    code: Code::from_static("0101"),
    example: ".+495..2+7+8.5.+2+8+9+4168.2+4.+7+53+9.2...+5+9+844.+879.+3+2+59+3+582+4+7+61.+71+9+4.85258+41+7+26+93+2+9..+5+8+1+4+7 311 641 645 => r1c6<>6",
    near_miss: ".+495..2+7+8.5.+2+8+9+4168.2+4.+7+53+9.2...+5+9+844.+879.+3+2+59+3+582+4+7+61.+71+9+4.85258+41+7+26+93+2+9..+5+8+1+4+7 311 641",
    tier: Tier::Medium,
    score: 50,
    find: finder!(find_claiming),
    ..Technique::BLANK
};

fn find<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    from_boxes: bool,
    sink: Sink,
) -> ControlFlow<()> {
    let ground = position.ground();
    for digit in ground.digits() {
        for base in if from_boxes { ground.boxes() } else { 0..ground.house_count() } {
            if ground.is_box(base) != from_boxes {
                continue;
            }
            let Some((cells, houses)) = places(position, digit, base) else { continue };
            for cover in houses.without(base) {
                let removed = position.cells_of(digit) & (ground.house(cover) - ground.house(base));
                if !removed.is_empty() {
                    let pattern = Locked { digit, cells: cells.into(), base, cover: Some(cover) };
                    sink(Step::removing(ground, technique, pattern, Candidate::each(digit, removed)))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn find_claiming<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    find(position, &CLAIMING, false, sink)?;
    let ground = position.ground();
    if ground.is_plain() {
        return ControlFlow::Continue(());
    }
    for digit in ground.digits() {
        for base in 0..ground.house_count() {
            let Some((cells, houses)) = places(position, digit, base) else { continue };
            let seen = position.cells_of(digit) & ground.common_peers(cells);
            let removed = seen - ground.cells(houses);
            if !removed.is_empty() {
                let pattern = Locked { digit, cells: cells.into(), base, cover: None };
                sink(Step::removing(ground, &CLAIMING, pattern, Candidate::each(digit, removed)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The places of a digit in a house, and the houses that hold all of them. `None` if there are fewer
/// than two places, or too many for any conclusion.
fn places<G: Ground>(position: &Position<G>, digit: Digit, house: usize) -> Option<(G::Cells, G::Houses)> {
    let count = position.places(digit, house).count_ones() as usize;
    if count < 2 || (position.ground().is_plain() && count > position.ground().widest_crossing()) {
        return None;
    }
    let cells = position.cells_of(digit) & position.ground().house(house);
    Some((cells, position.ground().common_houses(cells)))
}

/// Places of a digit in a house that all lie in another house, or are all seen by some cells.
#[derive(Debug)]
struct Locked {
    digit: Digit,
    /// Its places in the base house.
    cells: Cells,
    base: usize,
    /// The house that loses the digit elsewhere. `None` if single cells see all places.
    cover: Option<usize>,
}

impl Pattern for Locked {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.digit)
    }

    fn cells(&self) -> Cells {
        self.cells
    }

    fn house(&self) -> Option<usize> {
        Some(self.base)
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let &Self { digit, cells, base, cover } = self;
        let ground = position.ground();
        let proof = Explanation::new(locked_places(digit, ground.house_name(base), ground.names(cells)))
            .houses(Role::Base, Houses::of(base))
            .candidates(Role::Kept, digit, cells);
        match cover {
            Some(cover) => proof
                .say(locked_elsewhere(digit, ground.house_name(cover)))
                .houses(Role::Cover, Houses::of(cover)),
            None => proof
                .say(locked_seen(digit, ground.house_name(base), ground.names(step.cleared())))
                .cells(Role::Focus, step.cleared())
                .say_seen(ground, digit, cells, step.cleared()),
        }
    }

    /// `9 in b4`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(format!("{} in {}", self.digit, words::short_houses(geometry, Houses::of(self.base))))
    }
}
