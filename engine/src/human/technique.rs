//! A technique and the steps that it finds. A technique is data: one `pub static` in a file of its
//! own, with everything that is known about it. A step carries its [`Evidence`] and is explained
//! from it on demand.

use std::fmt;
use std::ops::ControlFlow;

use super::candidate::Candidate;
use super::code::Code;
use super::evidence::Evidence;
use super::marks::Explanation;
use super::position::Position;
use super::words;
use crate::DigitSet;

/// Receives the steps of a finder, one by one. `Break` ends the search, so the same finder gives
/// the first step or all steps.
pub type Sink<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// One way to make progress.
pub struct Technique {
    /// The name in the notation that players exchange. [`Code::name`] is the name in the player's
    /// language.
    pub name: &'static str,
    /// `HoDoKu`'s code. No two techniques share one.
    pub code: Code,
    /// A position that shows the technique, and the outcome there, as [`Position::read`]
    /// reads it: `81 cells, removed candidates => outcome`.
    pub example: &'static str,
    /// A position without a step of the technique, as similar to the example as possible.
    pub near_miss: &'static str,
    /// How difficult the technique is to spot.
    pub tier: Tier,
    /// `HoDoKu`'s score of one step.
    pub score: u16,
    /// Whether a step is valid only because the puzzle has exactly one solution.
    pub needs_uniqueness: bool,
    /// Whether an easier technique has a step in every position in which this one has.
    /// Exercises then allow easier techniques of the same tier.
    pub is_overshadowed: bool,
    /// Passes every step in the position to the sink, the simplest first where that is
    /// known. Callers use [`Self::each`], which checks each step.
    pub find: fn(&Position, Sink) -> ControlFlow<()>,
    /// Proves a step of this technique in the position in which it was found. `None` if
    /// the step is of another technique.
    pub explain: fn(&Position, &Step) -> Option<Explanation>,
    /// Says where a step was found, in the notation of [`Step`]'s `Display`. `None` where
    /// the notation says nothing about that.
    pub notation: fn(&Step) -> Option<String>,
}

impl Technique {
    /// Defaults for the fields that a technique does not set.
    pub const BLANK: Self = Self {
        name: "",
        code: Code::from_static("0000"),
        example: "",
        near_miss: "",
        tier: Tier::Beyond,
        score: 0,
        needs_uniqueness: false,
        is_overshadowed: false,
        find: |_, _| ControlFlow::Continue(()),
        explain: |_, _| None,
        notation: |_| None,
    };

    /// The position of the example and its step, as lessons show them.
    pub fn shown(&self) -> Option<(Position, Step)> {
        let (_, outcome) = self.example.split_once("=> ")?;
        let position = Position::read(self.example)?;
        let is_it = |step: &Step| step.outcome() == outcome;
        let step = self.all(&position).into_iter().find(is_it)?;
        Some((position, step))
    }

    /// Passes every step in the position to the sink, in the order of [`Self::find`].
    ///
    /// Invariant: each of these steps changes the position, see [`Step::is_possible`].
    /// Finders assume that the position has a solution. Without one they may conclude
    /// anything, so this function drops steps that change nothing.
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

/// Techniques are equal if their codes are.
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

/// Difficulty of techniques, in levels that players know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Tier {
    /// The first technique that anybody learns.
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
    /// Techniques that only the hardest puzzles need.
    Beyond,
}

/// Filters out steps whose eliminations are all among those of one earlier step. Finders
/// that use it pass on their simplest steps first.
#[derive(Default)]
pub struct Told(Vec<Vec<Candidate>>);

impl Told {
    /// Records a step by its eliminations, which must be sorted. Returns whether no earlier
    /// step has all of them.
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
///
/// [`Display`](fmt::Display) writes the line that players exchange:
/// `Naked Pair: 1,6 in r1c45 => r1c12<>1`.
#[derive(Clone, Debug)]
pub struct Step {
    /// The technique.
    pub technique: &'static Technique,
    /// Digits to write.
    pub placements: Vec<Candidate>,
    /// Candidates to remove. All of them are in the position.
    pub eliminations: Vec<Candidate>,
    /// What the technique saw.
    pub evidence: Evidence,
}

impl Step {
    /// A step that removes candidates.
    pub fn removing(
        technique: &'static Technique,
        evidence: impl Into<Evidence>,
        eliminations: impl IntoIterator<Item = Candidate>,
    ) -> Self {
        let eliminations = eliminations.into_iter().collect();
        Self { technique, placements: Vec::new(), eliminations, evidence: evidence.into() }
    }

    /// A step that writes one digit.
    pub fn placing(
        technique: &'static Technique,
        evidence: impl Into<Evidence>,
        placement: Candidate,
    ) -> Self {
        let evidence = evidence.into();
        Self { technique, placements: vec![placement], eliminations: Vec::new(), evidence }
    }

    /// Whether the step changes the position: it writes or removes at least one candidate,
    /// and all these candidates are there. A filled cell has no candidates.
    pub fn is_possible(&self, position: &Position) -> bool {
        let mut all = self.placements.iter().chain(&self.eliminations).peekable();
        all.peek().is_some() && all.all(|&candidate| position.has(candidate))
    }

    /// The proof with its marks, in the position in which the step was found.
    pub fn explain(&self, position: &Position) -> Explanation {
        let explanation = (self.technique.explain)(position, self);
        explanation.unwrap_or_else(|| Explanation::default().outcome(self))
    }

    /// The outcome in short: `r1c4=6` or `r12c7<>4, r3c9<>5`.
    pub fn outcome(&self) -> String {
        words::short_outcome(self)
    }

    /// The digits that the step removes.
    pub fn removed_digits(&self) -> DigitSet {
        self.eliminations.iter().map(|candidate| candidate.digit).collect()
    }
}
