//! What a technique is, and what it hands out: a step. A technique is data,
//! one `pub static TECHNIQUE` in a file of its own; a step is what is needed to
//! do it and, only if somebody asks, to explain it: finding must be quick, and
//! most steps are never shown.

use std::fmt;
use std::ops::ControlFlow;

use super::candidate::Candidate;
use super::cells::{CellSet, HouseSet};
use super::marks::{Explanation, Link};
use super::position::Position;
use super::words;
use crate::DigitSet;

/// Takes the steps that a finder finds, one by one; `Break` ends the search.
/// So one finder serves for the first step and for all of them.
pub type Sink<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// One way to get on.
pub struct Technique {
    /// As a player reads it.
    pub name: &'static str,
    /// `HoDoKu`'s four digits, by which techniques are told apart.
    pub code: &'static str,
    /// A position that shows it and what it does there, as [`Position::read`]
    /// reads it: `81 cells, candidates taken away => outcome`.
    pub example: &'static str,
    /// A position, nearly the example where that could be found, in which it is
    /// not to be found.
    pub near_miss: &'static str,
    /// How difficult it is to see, roughly.
    pub tier: Tier,
    /// `HoDoKu`'s points for one step.
    pub score: u16,
    /// Whether it holds only because the puzzle has one solution.
    pub needs_uniqueness: bool,
    /// The idea in a sentence or two, for somebody who has never met it.
    pub lesson: &'static str,
    /// Hands every step in the position to the sink, the simplest first where
    /// that is known. Callers use [`Self::each`], which checks each step.
    pub find: fn(&Position, Sink) -> ControlFlow<()>,
    /// Proves a step of its own in the position it was found in.
    pub explain: fn(&Position, &Step) -> Explanation,
}

impl Technique {
    /// Nothing yet: what techniques start from that share most of their fields
    /// with others of their file.
    pub const BLANK: Self = Self {
        name: "",
        code: "",
        example: "",
        near_miss: "",
        tier: Tier::Beyond,
        score: 0,
        needs_uniqueness: false,
        lesson: "",
        find: |_, _| ControlFlow::Continue(()),
        explain: |_, _| Explanation::default(),
    };

    /// The example's position and the step that it shows: what a lesson draws.
    pub fn shown(&self) -> Option<(Position, Step)> {
        let (_, outcome) = self.example.split_once("=> ")?;
        let position = Position::read(self.example)?;
        let is_it = |step: &Step| step.outcome() == outcome;
        let step = self.all(&position).into_iter().find(is_it)?;
        Some((position, step))
    }

    /// Hands every step in the position to the sink, as [`Self::find`] does.
    ///
    /// Invariant: a step that is handed out changes the position, see
    /// [`Step::is_possible`]. Finders rely on a position that has a solution. In
    /// one without, they may conclude anything, so their steps are checked here.
    pub fn each(&self, position: &Position, sink: Sink) -> ControlFlow<()> {
        (self.find)(position, &mut |step| {
            if step.is_possible(position) { sink(step) } else { ControlFlow::Continue(()) }
        })
    }

    /// The first step in the position.
    pub fn first(&self, position: &Position) -> Option<Step> {
        let mut first = None;
        let _ = self.each(position, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// Every step in the position.
    pub fn all(&self, position: &Position) -> Vec<Step> {
        let mut steps = Vec::new();
        let _ = self.each(position, &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps
    }
}

impl PartialEq for Technique {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code
    }
}

impl Eq for Technique {}

impl fmt::Debug for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.code, self.name)
    }
}

/// How difficult techniques are, in steps that players know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Tier {
    /// The first that anybody learns.
    Beginner,
    /// Singles.
    Easy,
    /// Locked candidates, pairs and triples.
    Medium,
    /// Fish, wings, rectangles.
    Hard,
    /// Chains and almost locked sets.
    Expert,
    /// Forcing chains and nets.
    Extreme,
    /// What only the hardest puzzles need.
    Beyond,
}

/// What was handed out so far, so that each step removes something that no
/// earlier one removes with all the rest: the earlier ones are the simpler.
#[derive(Default)]
pub struct Told(Vec<Vec<Candidate>>);

impl Told {
    /// Whether these candidates, in board order, are not all among those of one
    /// earlier step; they count as told from now on.
    pub fn is_new(&mut self, removed: &[Candidate]) -> bool {
        let covers = |told: &Vec<Candidate>| removed.iter().all(|one| told.binary_search(one).is_ok());
        let is_new = !self.0.iter().any(covers);
        if is_new {
            self.0.push(removed.to_vec());
        }
        is_new
    }
}

/// One application of a technique.
#[derive(Clone, Debug)]
pub struct Step {
    /// Which.
    pub technique: &'static Technique,
    /// Digits that can be written.
    pub placements: Vec<Candidate>,
    /// Candidates that can be taken away; all of them are there.
    pub eliminations: Vec<Candidate>,
    /// Where it was seen.
    pub pattern: Pattern,
}

/// Where a step was seen: enough for its technique to explain it. Each
/// technique fills what it needs and says in its file how it uses the fields.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Pattern {
    /// The digits that the pattern is made of.
    pub digits: DigitSet,
    /// The cells that the pattern is made of.
    pub cells: CellSet,
    /// More cells, if the pattern has two kinds.
    pub others: CellSet,
    /// Cells that keep the pattern from being plain.
    pub fins: CellSet,
    /// The houses it lives in; a fish's base.
    pub base: HouseSet,
    /// The houses it acts on; a fish's cover.
    pub cover: HouseSet,
    /// The links of a chain, in order.
    pub chain: Vec<Link>,
    /// Sets of cells with the digits that they have in all.
    pub sets: Vec<(CellSet, DigitSet)>,
}

impl Step {
    /// A step that takes candidates away.
    pub fn removing(
        technique: &'static Technique,
        pattern: Pattern,
        eliminations: impl IntoIterator<Item = Candidate>,
    ) -> Self {
        Self { technique, placements: Vec::new(), eliminations: eliminations.into_iter().collect(), pattern }
    }

    /// A step that writes one digit.
    pub fn placing(technique: &'static Technique, pattern: Pattern, placement: Candidate) -> Self {
        Self { technique, placements: vec![placement], eliminations: Vec::new(), pattern }
    }

    /// Whether it changes the position: it places or removes something, and every
    /// candidate that it places or removes is there. A filled cell has none.
    pub fn is_possible(&self, position: &Position) -> bool {
        let mut all = self.placements.iter().chain(&self.eliminations).peekable();
        all.peek().is_some() && all.all(|&candidate| position.has(candidate))
    }

    /// The proof, with what to draw, in the position that it was found in.
    pub fn explain(&self, position: &Position) -> Explanation {
        (self.technique.explain)(position, self)
    }

    /// What it does, in short: `r1c4=6` or `r12c7<>4, r3c9<>5`.
    pub fn outcome(&self) -> String {
        words::short_outcome(self)
    }

    /// The digits that it takes away.
    pub fn removed_digits(&self) -> DigitSet {
        self.eliminations.iter().map(|candidate| candidate.digit).collect()
    }
}
