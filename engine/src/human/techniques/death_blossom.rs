//! Death blossom: for each digit of the stem cell there is an almost locked set, a petal, that
//! loses this digit if the stem holds it. That petal then holds all its other digits. So a
//! digit that all petals share is in one of them.

use std::ops::ControlFlow;

use crate::human::als::{self, Als, Part};
use crate::human::technique::{Told, finder};
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Link, Node, Pattern, Position, Role, Set, Sink, Step,
    Technique, Tier, Wide, say,
};
use crate::{Cell, Digit, DigitSet, Geometry};

/// A stem and its petals.
pub static TECHNIQUE: Technique = Technique {
    name: "Death Blossom",
    code: Code::from_static("0904"),
    example: "...4....6..6.7..488..3+61.5+92.......+3..3.1.6.......3.9.1+3.+729.+646..+1+3.97+2+97+2.4+6..1 912 113 513 224 142 442 942 443 944 546 846 547 747 847 452 552 554 256 556 856 761 162 462 463 563 567 767 => r6c7<>4",
    near_miss: "...4....6..6.7..488..3+61.5+92.......+3..3.1.6.......3.9.1+3.+729.+646..+1+3.97+2+97+2.4+6..1 912 113 513 224 142 442 443 944 546 846 547 747 847 452 552 554 256 556 856 761 162 462 463 563 567 767",
    tier: Tier::Expert,
    score: 360,
    find: finder!(find),
    ..Technique::BLANK
};

/// Maximum number of petals.
const MOST: usize = 5;
/// Maximum number of candidates that petals are compared with, on boards with more than nine digits.
const LARGE_BOARD: usize = 5_000_000;

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    let sets = als::all(position);
    let mut told = Told::default();
    let mut left = ground.limit(LARGE_BOARD);
    for stem in position.empty() {
        let digits = position.candidates(stem);
        if !(2..=MOST).contains(&digits.len()) {
            continue;
        }
        let may_be = |set: &&Als<G>, digit: Digit| {
            set.places(digit).is_subset(ground.peers(stem))
                && set.digits.contains(digit)
                && !set.cells.contains(stem)
        };
        let petals: Vec<Vec<&Als<G>>> =
            digits.iter().map(|digit| sets.iter().filter(|set| may_be(set, digit)).collect()).collect();
        let mut blossom = Growth { ground, stem, digits, petals, told: &mut told, left: &mut left };
        let others = DigitSet::full(ground.side()) - digits;
        let mut open: Vec<Candidate> = position.candidates_of(others, ground.all_cells()).collect();
        open.sort_unstable();
        blossom.grow(&mut Vec::new(), &open, sink)?;
    }
    ControlFlow::Continue(())
}

/// A stem, and for each of its digits the sets that may be its petal.
struct Growth<'a, G: Ground> {
    ground: G,
    stem: Cell,
    digits: DigitSet,
    petals: Vec<Vec<&'a Als<G>>>,
    told: &'a mut Told,
    /// The number of candidates that may still be compared with a petal.
    left: &'a mut usize,
}

impl<'a, G: Ground> Growth<'a, G> {
    /// Adds a petal for the next digit. `open` holds the candidates that all petals so far remove.
    fn grow(&mut self, chosen: &mut Vec<&'a Als<G>>, open: &[Candidate], sink: Sink) -> ControlFlow<()> {
        let Some(petals) = self.petals.get(chosen.len()).cloned() else {
            return if self.told.is_new(open) {
                sink(self.step(chosen, open))
            } else {
                ControlFlow::Continue(())
            };
        };
        for petal in petals {
            if *self.left == 0 {
                break;
            }
            *self.left = self.left.saturating_sub(open.len());
            let is_seen = |candidate: &&Candidate| petal.seen(candidate.digit).contains(candidate.cell);
            let left: Vec<Candidate> = open.iter().filter(is_seen).copied().collect();
            if left.is_empty() {
                continue;
            }
            chosen.push(petal);
            self.grow(chosen, &left, sink)?;
            chosen.pop();
        }
        ControlFlow::Continue(())
    }

    fn step(&self, petals: &[&Als<G>], removed: &[Candidate]) -> Step {
        let links = self.digits.iter().zip(petals).map(|(digit, petal)| {
            Link::weak(Candidate::new(self.stem, digit), Node { digit, cells: petal.places(digit).into() })
        });
        let pattern = Blossom {
            stem: self.stem,
            digits: self.digits,
            petals: petals.iter().map(|petal| petal.part()).collect(),
            links: links.collect(),
        };
        Step::removing(self.ground, &TECHNIQUE, pattern, removed.iter().copied())
    }
}

/// A stem cell and an almost locked set for each of its digits.
#[derive(Debug)]
struct Blossom {
    stem: Cell,
    digits: DigitSet,
    /// A set for each digit, in order of digits.
    petals: Vec<Part>,
    /// From each digit of the stem to its places in the petal.
    links: Vec<Link>,
}

impl Pattern for Blossom {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        als::united(&self.petals).with(self.stem)
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let (ground, cells) = (position.ground(), Cells::of(self.stem));
        let name = || ground.name(self.stem);
        let opening = Explanation::new(say::cell_holds_one_of(name(), self.digits))
            .cells(Role::Focus, cells)
            .digits(Role::Kept, self.digits, cells);
        let mut proof = als::introduce(ground, &self.petals, opening);
        let node = |digit, set: &Part| Node { digit, cells: set.cells & position.cells_of(digit) };
        for (&link, petal) in self.links.iter().zip(&self.petals) {
            proof = proof.say_link(position, link, None);
            for digit in step.removed_digits() {
                proof = proof.say_link(position, Link::strong(link.to, node(digit, petal)), Some(petal));
            }
        }
        step.removed_digits().iter().fold(proof, |proof, digit| {
            let places = self.cells() & position.cells_of(digit);
            proof.say_one_of(ground, digit, places.without(self.stem), step.cleared_of(digit))
        })
    }

    /// As for other almost locked sets, with the stem's digits as joints.
    fn notation(&self, geometry: &Geometry, step: &Step) -> Option<String> {
        Some(als::notation(geometry, &self.petals, self.digits, step))
    }
}
