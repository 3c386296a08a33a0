//! Death blossom: for each digit of the stem cell there is an almost locked set, a petal, that
//! loses this digit if the stem holds it. That petal then holds all its other digits. So a
//! digit that all petals share is in one of them.

use std::ops::ControlFlow;

use crate::human::als::{self, Als};
use crate::human::cells::{name, peers};
use crate::human::technique::Told;
use crate::human::{
    Candidate, CellSet, Code, Explanation, Link, Node, Position, Role, Sink, Step, Technique, Tier, evidence,
    say, step_line,
};
use crate::{Cell, Digit, DigitSet, messages};

messages! {
    fn blossom_petal(stem: String, digit: Digit, cells: CellSet, digits: DigitSet);
}

/// A stem and its petals.
pub static TECHNIQUE: Technique = Technique {
    name: "Death Blossom",
    code: Code::from_static("0904"),
    example: "...4....6..6.7..488..3+61.5+92.......+3..3.1.6.......3.9.1+3.+729.+646..+1+3.97+2+97+2.4+6..1 912 113 513 224 142 442 942 443 944 546 846 547 747 847 452 552 554 256 556 856 761 162 462 463 563 567 767 => r6c7<>4",
    near_miss: "...4....6..6.7..488..3+61.5+92.......+3..3.1.6.......3.9.1+3.+729.+646..+1+3.97+2+97+2.4+6..1 912 113 513 224 142 442 443 944 546 846 547 747 847 452 552 554 256 556 856 761 162 462 463 563 567 767",
    tier: Tier::Expert,
    score: 360,
    find,
    explain,
    notation,
    ..Technique::BLANK
};

/// Maximum number of petals.
const MOST: usize = 5;

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let sets = als::all(position);
    let mut told = Told::default();
    for stem in position.empty() {
        let digits = position.candidates(stem);
        if !(2..=MOST).contains(&digits.len()) {
            continue;
        }
        let may_be = |set: &&Als, digit: Digit| {
            set.places(digit).is_subset(peers(stem))
                && set.digits.contains(digit)
                && !set.cells.contains(stem)
        };
        let petals: Vec<Vec<&Als>> =
            digits.iter().map(|digit| sets.iter().filter(|set| may_be(set, digit)).collect()).collect();
        let mut blossom = Blossom { stem, digits, petals, told: &mut told };
        let others = DigitSet::full(9) - digits;
        let mut open: Vec<Candidate> = position.candidates_of(others, CellSet::ALL).collect();
        open.sort_unstable();
        blossom.grow(&mut Vec::new(), &open, sink)?;
    }
    ControlFlow::Continue(())
}

/// A stem, and for each of its digits the sets that may be its petal.
struct Blossom<'a> {
    stem: Cell,
    digits: DigitSet,
    petals: Vec<Vec<&'a Als>>,
    told: &'a mut Told,
}

impl<'a> Blossom<'a> {
    /// Adds a petal for the next digit. `open` holds the candidates that all petals so far remove.
    fn grow(&mut self, chosen: &mut Vec<&'a Als>, open: &[Candidate], sink: Sink) -> ControlFlow<()> {
        let Some(petals) = self.petals.get(chosen.len()).cloned() else {
            return if self.told.is_new(open) {
                sink(self.step(chosen, open))
            } else {
                ControlFlow::Continue(())
            };
        };
        for petal in petals {
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

    fn step(&self, petals: &[&Als], removed: &[Candidate]) -> Step {
        let stem = CellSet::of(self.stem);
        let links = self.digits.iter().zip(petals).map(|(digit, petal)| {
            Link::weak(Node { digit, cells: stem }, Node { digit, cells: petal.places(digit) })
        });
        let evidence = evidence::Blossom {
            stem: self.stem,
            digits: self.digits,
            petals: petals.iter().map(|petal| petal.set()).collect(),
            links: links.collect(),
        };
        Step::removing(&TECHNIQUE, evidence, removed.iter().copied())
    }
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let evidence::Blossom { stem, digits, petals, links } = evidence::Blossom::of(step)?;
    let cells = CellSet::of(*stem);
    let opening = Explanation::new(say::cell_holds_one_of(name(*stem), *digits))
        .cells(Role::Focus, cells)
        .digits(Role::Kept, *digits, cells);
    let mut explanation = als::introduce(petals, opening);
    for (link, petal) in links.iter().zip(petals) {
        explanation = explanation
            .say(blossom_petal(name(*stem), link.from.digit, petal.cells, step.removed_digits()))
            .link(*link);
    }
    Some(explanation.outcome(step))
}

/// As for other almost locked sets, with the stem's digits as joints.
fn notation(step: &Step) -> Option<String> {
    let evidence::Blossom { digits, petals, .. } = evidence::Blossom::of(step)?;
    Some(step_line::almost_locked(petals, *digits, step.removed_digits()))
}
