//! Traces back what a forced conclusion rests on, and writes its proof with one sentence for each
//! inference. `forcing_steps` calls this for the few steps that are compared or shown.

use super::candidate::Candidate;
use super::forcing::Consequences;
use super::ground::{Ground, Wide};
use super::marks::{Explanation, Link, Role};
use super::position::Position;
use super::say;
use super::singles::{Impossible, Reason};
use super::wide::Cells;
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, messages};

messages! {
    fn forced_not(cell: String, digit: Digit);
    fn forced_in_cell(cell: String, digit: Digit, from: Vec<String>, count: usize, digits: DigitSet);
    fn forced_in_house(cell: String, digit: Digit, from: Vec<String>, count: usize, house: Message);
}

/// The number of inferences that lead to something impossible. It measures how hard a
/// contradiction is to spot.
pub fn length<G: Ground>(position: &Position<G>, consequences: &Consequences<G>) -> usize {
    let Some(impossible) = consequences.impossible else { return 0 };
    let trace = Trace::new(position, consequences);
    trace.needed(trace.sources(Err(impossible)).into_iter().map(|(source, _)| source)).len()
}

/// The proof that a supposition leads to something impossible.
pub fn tell_contradiction(position: &Position<Wide>, consequences: &Consequences<Wide>) -> Explanation {
    let Some(impossible) = consequences.impossible else { return Explanation::default() };
    let trace = Trace::new(position, consequences);
    let ends = trace.sources(Err(impossible));
    let explanation = trace.tell(ends.iter().map(|&(source, _)| source), Explanation::default());
    let end = say_impossible(position.ground(), impossible);
    ends.into_iter().fold(explanation.say(end), |explanation, (source, premise)| {
        explanation.link(Link::weak(consequences.written[source].0, premise))
    })
}

/// The contradiction that a supposition leads to.
fn say_impossible(ground: Wide, impossible: Impossible) -> Message {
    match impossible {
        Impossible::Cell(cell) => say::then_no_candidate(ground.name(cell)),
        Impossible::House(digit, house) => say::then_no_place(digit, ground.house_name(house)),
    }
}

/// Adds the proof that a supposition makes a candidate true or false.
pub fn tell_outcome(
    position: &Position<Wide>,
    consequences: &Consequences<Wide>,
    outcome: Candidate,
    explanation: Explanation,
) -> Explanation {
    let trace = Trace::new(position, consequences);
    let written = &consequences.written;
    if let Some(at) = written.iter().position(|&(candidate, _)| candidate == outcome) {
        return trace.tell([at], explanation);
    }
    let Some(at) = trace.source(outcome) else { return explanation };
    trace
        .tell([at], explanation)
        .say(forced_not(position.ground().name(outcome.cell), outcome.digit))
        .link(Link::weak(written[at].0, outcome))
        .candidates(Role::Off, outcome.digit, Cells::of(outcome.cell))
}

/// The consequences of a candidate, with the entry that rules out each other candidate.
struct Trace<'a, G: Ground> {
    position: &'a Position<G>,
    consequences: &'a Consequences<G>,
    /// By cell and digit: the first entry that rules the candidate out, or `usize::MAX`.
    sources: Vec<usize>,
}

impl<'a, G: Ground> Trace<'a, G> {
    fn new(position: &'a Position<G>, consequences: &'a Consequences<G>) -> Self {
        let side = position.ground().side();
        let mut sources = vec![usize::MAX; side * side * side];
        for (at, &(candidate, _)) in consequences.written.iter().enumerate() {
            position.each_excluded(candidate, |out| {
                let source = &mut sources[out.cell.index() * side + out.digit.index()];
                *source = at.min(*source);
            });
        }
        Self { position, consequences, sources }
    }

    /// The first entry that rules a candidate out.
    fn source(&self, out: Candidate) -> Option<usize> {
        let source = self.sources[out.cell.index() * self.position.ground().side() + out.digit.index()];
        (source != usize::MAX).then_some(source)
    }

    /// The candidates that must be ruled out for an entry or an impossibility: the others of its
    /// cell or house. Each has the entry that rules it out.
    fn sources(&self, of: Result<(Candidate, Reason), Impossible>) -> Vec<(usize, Candidate)> {
        let in_cell =
            |cell: Cell| self.position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
        let in_house =
            |digit: Digit, house: usize| Candidate::each(digit, self.position.cells_in(digit, house));
        let with_source = |premise: Candidate| Some((self.source(premise)?, premise));
        match of {
            Ok((_, Reason::Supposed)) => Vec::new(),
            Ok((at, Reason::Cell)) => {
                in_cell(at.cell).filter(|&other| other != at).filter_map(with_source).collect()
            }
            Ok((at, Reason::House(house))) => {
                in_house(at.digit, house).filter(|&other| other != at).filter_map(with_source).collect()
            }
            Err(Impossible::Cell(cell)) => in_cell(cell).filter_map(with_source).collect(),
            Err(Impossible::House(digit, house)) => in_house(digit, house).filter_map(with_source).collect(),
        }
    }

    /// The entries that a conclusion rests on, in order of deduction.
    fn needed(&self, goals: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let mut is_needed = vec![false; self.consequences.written.len()];
        goals.into_iter().for_each(|goal| is_needed[goal] = true);
        for at in (0..is_needed.len()).rev() {
            if is_needed[at] {
                for (source, _) in self.sources(Ok(self.consequences.written[at])) {
                    is_needed[source] = true;
                }
            }
        }
        (0..is_needed.len()).filter(|&at| is_needed[at]).collect()
    }
}

impl Trace<'_, Wide> {
    /// Adds one sentence for each inference that the goals rest on.
    fn tell(&self, goals: impl IntoIterator<Item = usize>, explanation: Explanation) -> Explanation {
        let (ground, written) = (self.position.ground(), &self.consequences.written);
        self.needed(goals).into_iter().fold(explanation, |explanation, at| {
            let (candidate, reason) = written[at];
            let sources = self.sources(Ok((candidate, reason)));
            let from: Cells = sources.iter().map(|&(source, _)| written[source].0.cell).collect();
            let (cell, digit) = (ground.name(candidate.cell), candidate.digit);
            let message = match reason {
                Reason::Supposed => say::suppose(cell, digit),
                Reason::Cell => {
                    let gone: DigitSet = sources.iter().map(|(_, premise)| premise.digit).collect();
                    forced_in_cell(cell, digit, ground.names(from), from.len(), gone)
                }
                Reason::House(house) => {
                    let house = ground.house_name(house);
                    forced_in_house(cell, digit, ground.names(from), from.len(), house)
                }
            };
            let explanation = explanation.say(message).candidates(Role::On, digit, Cells::of(candidate.cell));
            sources.into_iter().fold(explanation, |explanation, (source, premise)| {
                explanation
                    .link(Link::weak(written[source].0, premise))
                    .link(Link::strong(premise, candidate))
            })
        })
    }
}
