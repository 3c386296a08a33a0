//! The two conclusions that forcing techniques draw. A candidate that leads to a contradiction is
//! false. A consequence that every candidate of a cell, or every place of a digit in a house, has
//! in common is true. Called by the four forcing techniques, which differ in the [`Way`].

use std::ops::ControlFlow;

use super::candidate::Candidate;
use super::forcing::{Consequences, Follower, Way};
use super::forcing_proof::{Net, length, tell_contradiction, tell_outcome};
use super::ground::{Ground, Wide};
use super::marks::{Explanation, Role};
use super::position::Position;
use super::technique::{Pattern, Sink, Step, Technique};
use super::wide::{Cells, Houses};
use super::words;
use crate::human::order::sort_by;
use crate::message::Message;
use crate::{Digit, DigitSet, Geometry, messages};

messages! {
    pub(super) fn forcing_places(digit: Digit, house: Message);
    fn forcing_candidates(cell: String);
    fn forcing_same();
}

/// Whether a board has no sums, lines or clues. Where it has, nets through clues find all that others do.
pub fn has_no_clues(geometry: &Geometry) -> bool {
    !geometry.has_terms()
}

/// Passes on every candidate that leads to something impossible, the shortest proof first.
pub fn find_contradictions<G: Ground>(
    technique: &'static Technique,
    way: Way,
    position: &Position<G>,
    sink: Sink,
) -> ControlFlow<()> {
    let follower = Follower::new(position, way);
    let impossible = follower.follow_all().filter(|(_, consequences)| consequences.impossible.is_some());
    let mut found: Vec<(usize, Candidate)> =
        impossible.map(|(candidate, consequences)| (length(position, &consequences), candidate)).collect();
    found.sort_unstable();
    for (_, candidate) in found {
        let pattern = Supposition { candidate, tell: way.tell_contradiction() };
        sink(Step::removing(position.ground(), technique, pattern, [candidate]))?;
    }
    ControlFlow::Continue(())
}

impl Way {
    /// Writes the proof that a candidate leads to something impossible.
    pub fn tell_contradiction(self) -> fn(&Position<Wide>, Candidate) -> Explanation {
        fn tell(way: Way, position: &Position<Wide>, candidate: Candidate) -> Explanation {
            let Consequences { written, impossible, .. } = Follower::new(position, way).follow(candidate);
            let net =
                impossible.map(|impossible| Net { inferences: written, refutations: Vec::new(), impossible });
            net.map_or_else(Explanation::default, |net| tell_contradiction(position, &net))
        }
        match self {
            Self::Chains => |position, candidate| tell(Self::Chains, position, candidate),
            Self::Nets => |position, candidate| tell(Self::Nets, position, candidate),
        }
    }

    /// Writes the proof that a candidate leads to an outcome.
    fn tell_outcome(self) -> TellOutcome {
        fn tell(
            way: Way,
            position: &Position<Wide>,
            [from, to]: [Candidate; 2],
            told: Explanation,
        ) -> Explanation {
            tell_outcome(position, &Follower::new(position, way).follow(from), to, told)
        }
        match self {
            Self::Chains => |position, ends, told| tell(Self::Chains, position, ends, told),
            Self::Nets => |position, ends, told| tell(Self::Nets, position, ends, told),
        }
    }
}

/// A candidate that leads to something impossible.
#[derive(Debug)]
pub struct Supposition {
    pub candidate: Candidate,
    /// Writes the proof.
    pub tell: fn(&Position<Wide>, Candidate) -> Explanation,
}

impl Pattern for Supposition {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.candidate.digit)
    }

    fn cells(&self) -> Cells {
        Cells::of(self.candidate.cell)
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        (self.tell)(position, self.candidate)
    }

    /// `3 in r4c3`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(words::digits_in(geometry, self.digits(), self.cells()))
    }
}

/// Passes on the consequences that every candidate of a cell, or every place in a house, has in
/// common. There is one step for each digit to write and for each false candidate.
pub fn find_verities<G: Ground>(
    technique: &'static Technique,
    way: Way,
    position: &Position<G>,
    sink: Sink,
) -> ControlFlow<()> {
    let ground = position.ground();
    let mut all: Vec<(Candidate, Consequences<G>)> = Follower::new(position, way).follow_all().collect();
    all.sort_unstable_by_key(|&(candidate, _)| candidate);
    let of = |candidate: &Candidate| {
        let at = all.binary_search_by_key(candidate, |&(known, _)| known).ok()?;
        // A candidate that leads to something impossible is a contradiction, which has a technique of
        // its own.
        Some(&all[at].1).filter(|consequences| consequences.impossible.is_none())
    };
    for cases in choices(position, way.tell_outcome()) {
        let Some(each) = cases.options.iter().map(of).collect::<Option<Vec<_>>>() else { continue };
        // A cell without candidates proves nothing.
        let Some((first, others)) = each.split_first() else { continue };
        let mut written = first.digits_written(ground);
        let mut ruled_out = first.ruled_out.clone();
        for other in others {
            let also_written = other.digits_written(ground);
            for digit in ground.digits().map(Digit::index) {
                written[digit] &= also_written[digit];
                ruled_out[digit] &= other.ruled_out[digit];
            }
        }
        for digit in ground.digits() {
            for candidate in Candidate::each(digit, written[digit.index()]) {
                sink(Step::placing(ground, technique, cases.clone(), candidate))?;
            }
            for candidate in Candidate::each(digit, ruled_out[digit.index()]) {
                sink(Step::removing(ground, technique, cases.clone(), [candidate]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Candidates that include a true one. All of them have the same consequence.
#[derive(Clone, Debug)]
pub struct Cases {
    /// Adds the proof that one of the options leads to an outcome.
    tell: TellOutcome,
    /// The house whose places for a digit are tried. `None` if the candidates of a cell are.
    house: Option<usize>,
    /// In order.
    pub options: Vec<Candidate>,
}

/// Adds the proof that a supposition, which comes first, makes another candidate true or false.
pub type TellOutcome = fn(&Position<Wide>, [Candidate; 2], Explanation) -> Explanation;

/// The candidates of every cell, and the places of every digit in every house, those with the
/// fewest options first.
pub fn choices<G: Ground>(position: &Position<G>, tell: TellOutcome) -> Vec<Cases> {
    let ground = position.ground();
    let cells = position.empty().into_iter().map(|cell| {
        let options = position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit));
        Cases { tell, house: None, options: options.collect() }
    });
    let houses = ground.digits().flat_map(|digit| {
        let is_open = move |&house: &usize| position.places(digit, house).count_ones() > 1;
        (0..ground.house_count()).filter(is_open).map(move |house| Cases {
            tell,
            house: Some(house),
            options: Candidate::each(digit, position.cells_in(digit, house)).collect(),
        })
    });
    let mut choices: Vec<Cases> = cells.chain(houses).collect();
    sort_by(&mut choices, |cases| cases.options.len());
    choices
}

impl Pattern for Cases {
    fn digits(&self) -> DigitSet {
        let digit = self.house.and(self.options.first()).map(|option| option.digit);
        digit.into_iter().collect()
    }

    fn cells(&self) -> Cells {
        self.options.iter().map(|option| option.cell).collect()
    }

    fn house(&self) -> Option<usize> {
        self.house
    }

    /// Option by option.
    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let (ground, outcome) = (position.ground(), step.placements.first().or(step.eliminations.first()));
        let (Some(first), Some(&outcome)) = (self.options.first(), outcome) else {
            return Explanation::default();
        };
        let opening = match self.house {
            Some(house) => Explanation::new(forcing_places(first.digit, ground.house_name(house)))
                .houses(Role::Base, Houses::of(house)),
            None => {
                Explanation::new(forcing_candidates(ground.name(first.cell))).cells(Role::Focus, self.cells())
            }
        };
        let each = self.options.iter();
        let explanation = each.fold(opening, |told, &option| (self.tell)(position, [option, outcome], told));
        explanation.say(forcing_same())
    }

    /// `in r1c1` or `4 in r1c158`: the cell or the places that are tried.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(match self.house {
            Some(_) => words::digits_in(geometry, self.digits(), self.cells()),
            None => format!("in {}", words::short(geometry, self.cells())),
        })
    }
}
