//! Traces back what a forced conclusion rests on, and writes its proof with one sentence for each
//! inference. Inferences that the conclusion does not need are left out. `forcing_steps` and nested nets
//! call this for the few steps that are compared or shown.

use super::candidate::Candidate;
use super::forcing::Consequences;
use super::ground::{Ground, Wide};
use super::marks::{Explanation, Link, Role};
use super::position::Position;
use super::say;
use super::singles::{Impossible, Reason};
use super::wide::Cells;
use crate::message::Message;
use crate::{Digit, DigitSet, messages};

messages! {
    pub(super) fn forced_not(cell: String, digit: Digit);
    fn forced_in_cell(cell: String, digit: Digit, from: Vec<String>, count: usize, digits: DigitSet);
    fn forced_in_house(cell: String, digit: Digit, from: Vec<String>, count: usize, house: Message);
}

/// What follows from a supposition until something is impossible.
pub struct Net {
    /// What is supposed, and what follows, in order of deduction. Refuted candidates are false, all others
    /// true.
    pub inferences: Vec<(Candidate, Reason)>,
    /// For each refuted candidate in turn: what follows if it is true, too.
    pub refutations: Vec<Net>,
    /// The contradiction.
    pub impossible: Impossible,
}

impl Net {
    /// The number of inferences, with those of refutations.
    pub fn size(&self) -> usize {
        self.inferences.len() + self.refutations.iter().map(Self::size).sum::<usize>()
    }
}

/// The number of inferences that lead to something impossible. It measures how hard a
/// contradiction is to spot.
pub fn length<G: Ground>(position: &Position<G>, consequences: &Consequences<G>) -> usize {
    let Some(impossible) = consequences.impossible else { return 0 };
    let trace = Trace::new(position, consequences.written.clone(), &[]);
    trace.needed(0, trace.sources_of_end(impossible)).len()
}

/// The proof that a supposition leads to something impossible.
pub fn tell_contradiction(position: &Position<Wide>, net: &Net) -> Explanation {
    add_contradiction(position, net, Explanation::default())
}

/// Adds the proof that a supposition leads to something impossible.
pub fn add_contradiction(position: &Position<Wide>, net: &Net, told: Explanation) -> Explanation {
    Trace::new(position, net.inferences.clone(), &net.refutations).tell_end(0, net.impossible, told)
}

/// Adds the proof that a supposition makes a candidate true or false. It begins with the supposition, also
/// if the outcome does not need it.
pub fn tell_outcome(
    position: &Position<Wide>,
    consequences: &Consequences<Wide>,
    outcome: Candidate,
    explanation: Explanation,
) -> Explanation {
    let written = &consequences.written;
    let trace = Trace::new(position, written.clone(), &[]);
    if let Some(at) = written.iter().position(|&(candidate, _)| candidate == outcome) {
        return trace.tell(0, [0, at], explanation);
    }
    let Some(at) = trace.source(outcome) else { return explanation };
    trace
        .tell(0, [0, at], explanation)
        .say_by_rule(position.ground(), written[at].0, outcome)
        .say(forced_not(position.ground().name(outcome.cell), outcome.digit))
        .link(Link::weak(written[at].0, outcome))
        .candidates(Role::Off, outcome.digit, Cells::of(outcome.cell))
}

/// Inferences, with the first one that rules out each candidate.
struct Trace<'a, G: Ground> {
    position: &'a Position<G>,
    inferences: Vec<(Candidate, Reason)>,
    /// The refutations of the refuted candidates among them, in their order.
    refutations: &'a [Net],
    /// By cell and digit: the first inference that rules the candidate out, or `usize::MAX`.
    sources: Vec<usize>,
}

impl<'a, G: Ground> Trace<'a, G> {
    fn new(position: &'a Position<G>, inferences: Vec<(Candidate, Reason)>, refutations: &'a [Net]) -> Self {
        let side = position.ground().side();
        let mut sources = vec![usize::MAX; side * side * side];
        for (at, &(candidate, reason)) in inferences.iter().enumerate() {
            let mut rule_out = |out: Candidate| {
                let source = &mut sources[out.cell.index() * side + out.digit.index()];
                *source = at.min(*source);
            };
            if reason == Reason::Refuted {
                rule_out(candidate);
            } else {
                position.each_excluded(candidate, rule_out);
            }
        }
        Self { position, inferences, refutations, sources }
    }

    /// The inferences of a refutation after all those before it, and its end.
    fn within(&self, at: usize) -> Option<(Self, Impossible)> {
        let is_refuted = |&&(_, reason): &&(Candidate, Reason)| reason == Reason::Refuted;
        let before = &self.inferences[..at];
        let number = before.iter().filter(is_refuted).count();
        let net = self.refutations.get(number)?;
        let inferences = [before, &net.inferences].concat();
        Some((Self::new(self.position, inferences, &self.refutations[..number]), net.impossible))
    }

    /// The first inference that rules a candidate out.
    fn source(&self, out: Candidate) -> Option<usize> {
        let source = self.sources[out.cell.index() * self.position.ground().side() + out.digit.index()];
        (source != usize::MAX).then_some(source)
    }

    /// The candidates of a cell, or those of a digit in a house, each with the inference that rules it
    /// out.
    fn sources(&self, of: Impossible) -> Vec<(usize, Candidate)> {
        let with_source = |premise: Candidate| Some((self.source(premise)?, premise));
        match of {
            Impossible::Cell(cell) => {
                let digits = self.position.candidates(cell).iter();
                digits.map(|digit| Candidate::new(cell, digit)).filter_map(with_source).collect()
            }
            Impossible::House(digit, house) => {
                let cells = self.position.cells_in(digit, house);
                Candidate::each(digit, cells).filter_map(with_source).collect()
            }
        }
    }

    fn sources_of_end(&self, impossible: Impossible) -> Vec<usize> {
        self.sources(impossible).into_iter().map(|(source, _)| source).collect()
    }

    /// The candidates that must be ruled out for an inference: the others of its cell or house.
    fn premises(&self, at: usize) -> Vec<(usize, Candidate)> {
        let (candidate, reason) = self.inferences[at];
        let mut premises = match reason {
            Reason::Supposed | Reason::Refuted => Vec::new(),
            Reason::Cell => self.sources(Impossible::Cell(candidate.cell)),
            Reason::House(house) => self.sources(Impossible::House(candidate.digit, house)),
        };
        premises.retain(|&(_, premise)| premise != candidate);
        premises
    }

    /// The inferences that some goals rest on, in order of deduction. Of those before `first`, only the ones
    /// that a later one rests on directly.
    fn needed(&self, first: usize, goals: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let mut is_needed = vec![false; self.inferences.len()];
        goals.into_iter().for_each(|goal| is_needed[goal] = true);
        for at in (first..is_needed.len()).rev() {
            if !is_needed[at] {
                continue;
            }
            self.premises(at).into_iter().for_each(|(source, _)| is_needed[source] = true);
            if self.inferences[at].1 == Reason::Refuted
                && let Some((inner, end)) = self.within(at)
            {
                let before =
                    inner.needed(at, inner.sources_of_end(end)).into_iter().filter(|&source| source < at);
                before.for_each(|source| is_needed[source] = true);
            }
        }
        (0..is_needed.len()).filter(|&at| is_needed[at]).collect()
    }
}

impl Trace<'_, Wide> {
    /// Adds a sentence for each inference that the goals rest on, from this one on.
    fn tell(&self, from: usize, goals: impl IntoIterator<Item = usize>, told: Explanation) -> Explanation {
        let needed = self.needed(from, goals).into_iter().filter(|&at| at >= from);
        needed.fold(told, |told, at| self.tell_one(from, at, told))
    }

    fn tell_one(&self, first: usize, at: usize, told: Explanation) -> Explanation {
        let ground = self.position.ground();
        let (candidate, reason) = self.inferences[at];
        let (cell, digit) = (ground.name(candidate.cell), candidate.digit);
        let on = Cells::of(candidate.cell);
        let premises = self.premises(at);
        let (told, from) = self.tell_sources(told, &premises);
        let names = ground.names(from);
        let message = match reason {
            Reason::Supposed if first == 0 => say::suppose(cell, digit),
            Reason::Supposed => say::suppose_also(cell, digit),
            Reason::Cell => {
                let gone = premises.iter().filter(|&&(source, _)| self.is_written(source));
                let gone: DigitSet = gone.map(|(_, premise)| premise.digit).collect();
                forced_in_cell(cell, digit, names, from.len(), gone)
            }
            Reason::House(house) => forced_in_house(cell, digit, names, from.len(), ground.house_name(house)),
            Reason::Refuted => {
                // All of it but the second supposition and what that proves.
                let first = told.sentences.len() + 1;
                let told = match self.within(at) {
                    Some((inner, end)) => inner.tell_end(at, end, told).details_from(first),
                    None => told,
                };
                return told.say(say::then_not(cell, digit)).candidates(Role::Off, digit, on);
            }
        };
        let told = told.say(message).candidates(Role::On, digit, on);
        let sources = premises.into_iter().filter(|&(source, _)| self.is_written(source));
        sources.fold(told, |told, (source, premise)| {
            told.link(Link::weak(self.inferences[source].0, premise)).link(Link::strong(premise, candidate))
        })
    }

    /// Adds the sentences from this inference on up to the contradiction.
    fn tell_end(&self, from: usize, end: Impossible, told: Explanation) -> Explanation {
        let ground = self.position.ground();
        let told = self.tell(from, self.sources_of_end(end), told);
        let premises = self.sources(end);
        let (told, cells) = self.tell_sources(told, &premises);
        let names = ground.names(cells);
        let message = match end {
            Impossible::Cell(cell) => say::then_no_candidate(ground.name(cell), names, cells.len()),
            Impossible::House(digit, house) => {
                say::then_no_place(digit, ground.house_name(house), names, cells.len())
            }
        };
        let sources = premises.into_iter().filter(|&(source, _)| self.is_written(source));
        sources.fold(told.say(message), |told, (source, premise)| {
            told.link(Link::weak(self.inferences[source].0, premise))
        })
    }

    /// Whether the inference writes a digit.
    fn is_written(&self, at: usize) -> bool {
        self.inferences[at].1 != Reason::Refuted
    }

    /// The cells whose digits rule out the premises. Says which of them do so by a rule beside houses.
    fn tell_sources(&self, told: Explanation, premises: &[(usize, Candidate)]) -> (Explanation, Cells) {
        let written = premises.iter().filter(|&&(source, _)| self.is_written(source));
        let written = written.map(|&(source, premise)| (self.inferences[source].0, premise));
        written.fold((told, Cells::EMPTY), |(told, cells), (source, premise)| {
            (told.say_by_rule(self.position.ground(), source, premise), cells.with(source.cell))
        })
    }
}
