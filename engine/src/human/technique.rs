//! A technique and the steps that it finds. A technique is data: one `pub static` in a file of its
//! own, with everything that is known about it. What it saw is a [`Pattern`], from which proof and
//! line are made on demand.

use std::any::Any;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use super::candidate::Candidate;
use super::code::Code;
use super::ground::{Classic, Ground, Wide};
use super::marks::{Explanation, Role};
use super::position::Position;
use super::wide::Cells;
use super::{Options, say, words};
use crate::message::Message;
use crate::{Digit, DigitSet, Geometry};

/// Receives the steps of a finder, one by one. `Break` ends the search, so the same finder gives
/// the first step or all steps.
pub type Sink<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// Passes every step in a position to the sink.
pub type Find<G> = fn(&Position<G>, Sink) -> ControlFlow<()>;

/// A search for steps, compiled for both grounds: made by the macro `finder!`. Without the feature
/// `boards` it is for the classic board only.
#[derive(Clone, Copy, Debug)]
pub struct Finder {
    /// For the classic board.
    pub classic: Find<Classic>,
    /// For every board.
    #[cfg(feature = "boards")]
    pub wide: Find<Wide>,
}

impl Finder {
    /// The finder of a function for each ground.
    #[cfg_attr(not(feature = "boards"), allow(unused_variables))]
    pub(super) const fn new(classic: Find<Classic>, wide: Find<Wide>) -> Self {
        Self {
            classic,
            #[cfg(feature = "boards")]
            wide,
        }
    }
}

/// The [`Finder`] of a function that is generic over the ground.
macro_rules! finder {
    ($find:expr) => {
        $crate::human::technique::Finder::new($find, $find)
    };
}
pub(crate) use finder;

/// One way to make progress.
pub struct Technique {
    /// The name in the notation that players exchange. [`Code::name`] is the name in the player's
    /// language.
    pub name: &'static str,
    /// `HoDoKu`'s code. No two techniques share one.
    pub code: Code,
    /// A position of the classic board that shows the technique, and the outcome there, as
    /// [`Position::read`] reads it: `81 cells, removed candidates => outcome`. A technique for clues
    /// has a board of its own, as [`Position::read_wide`] reads it.
    pub example: &'static str,
    /// A position without a step of the technique, as similar to the example as possible.
    pub near_miss: &'static str,
    /// How difficult the technique is to spot.
    pub tier: Tier,
    /// `HoDoKu`'s score of one step.
    pub score: u16,
    /// Whether a step is valid only because the puzzle has exactly one solution.
    pub needs_uniqueness: bool,
    /// Whether an easier technique has a step in every position in which this one has, as far as is known.
    /// Exercises then allow easier techniques of the same tier. So does the example, and also one
    /// that concludes the same.
    pub is_overshadowed: bool,
    /// Whether `HoDoKu`'s ladder lacks the technique. Examples and exercises of the other techniques look
    /// at those alone.
    pub is_extra: bool,
    /// Whether the technique holds on a board. Elsewhere it has no steps.
    pub holds_on: fn(&Geometry) -> bool,
    /// Passes every step in the position to the sink, the simplest first where that is
    /// known. Callers use [`Self::each`], which checks each step.
    pub find: Finder,
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
        is_extra: false,
        holds_on: |_| true,
        find: finder!(|_, _| ControlFlow::Continue(())),
    };

    /// Whether the technique holds on a board. What needs uniqueness does not where there are sums, lines
    /// or clues: they tell apart the digits that could be exchanged.
    pub fn holds_on_board(&self, geometry: &Geometry) -> bool {
        (self.holds_on)(geometry) && !(self.needs_uniqueness && geometry.has_terms())
    }

    /// Whether it is only for boards with sums, lines or clues.
    pub fn is_for_clues(&self) -> bool {
        self.code.is_for_clues()
    }

    /// The position of the example and its step, as lessons show them. `None` for techniques for clues.
    pub fn shown(&self) -> Option<(Position, Step)> {
        self.shown_in(Position::read(self.example)?)
    }

    /// The same on any board.
    pub fn shown_wide(&self) -> Option<(Position<Wide>, Step)> {
        self.shown_in(Position::read_wide(self.example)?)
    }

    fn shown_in<G: Ground>(&self, position: Position<G>) -> Option<(Position<G>, Step)> {
        let (_, outcome) = self.example.split_once("=> ")?;
        let is_it = |step: &Step| step.outcome() == outcome;
        let step = self.all(&position).into_iter().find(is_it)?;
        Some((position, step))
    }

    /// The ladder on which the technique is practised: extra techniques belong to it only if this is
    /// one.
    pub fn options(&self) -> Options {
        Options { extras: self.is_extra, ..Options::default() }
    }

    /// Passes every step in the position to the sink, in the order of [`Self::find`].
    ///
    /// Invariant: each of these steps changes the position, see [`Step::is_possible`].
    /// Finders assume that the position has a solution. Without one they may conclude
    /// anything, so this function drops steps that change nothing.
    pub fn each<G: Ground>(&self, position: &Position<G>, sink: Sink) -> ControlFlow<()> {
        if !self.holds_on_board(position.ground().geometry()) {
            return ControlFlow::Continue(());
        }
        G::find(&self.find)(position, &mut |step| {
            if step.is_possible(position) { sink(step) } else { ControlFlow::Continue(()) }
        })
    }

    /// The first step in the position.
    pub fn first<G: Ground>(&self, position: &Position<G>) -> Option<Step> {
        let mut first = None;
        let _ = self.each(position, &mut |step| {
            first = Some(step);
            ControlFlow::Break(())
        });
        first
    }

    /// Every step in the position.
    pub fn all<G: Ground>(&self, position: &Position<G>) -> Vec<Step> {
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

/// What a technique saw when it found a step. Finders must be fast, and most steps are never shown, so
/// words and marks are made of it on demand.
pub trait Pattern: Any + fmt::Debug + Send + Sync {
    /// The digits that the pattern is made of.
    fn digits(&self) -> DigitSet;

    /// The cells that the pattern is made of.
    fn cells(&self) -> Cells;

    /// The house to look at first, if the technique starts from one. Otherwise it is one that holds
    /// the whole pattern.
    fn house(&self) -> Option<usize> {
        None
    }

    /// The proof in the position in which the step was found, without its last sentence, which is the
    /// outcome.
    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation;

    /// Where it is, in the notation of [`Step`]'s `Display`. `None` where the outcome says it.
    fn notation(&self, _geometry: &Geometry, _step: &Step) -> Option<String> {
        None
    }
}

/// One application of a technique.
///
/// [`Display`](fmt::Display) writes the line that players exchange, in `HoDoKu`'s notation:
/// technique, place, arrow, outcome.
///
/// ```text
/// Naked Pair: 1,6 in r1c45 => r1c12<>1
/// Finned X-Wing: 1 r25 c48 fr2c5 => r1c4<>1
/// Skyscraper: 6 in r3c1,r7c6 (connected by r37c5) => r2c6<>6
/// XY-Chain: 4 4- r1c4 -9- r4c4 -6- r5c6 -4 => r3c6<>4      -d- weak, =d= strong
/// Continuous Nice Loop with ALS: 5/8 ALS:r56c56 -5- r5c9 -8- ALS:r56c56 => r5c1<>8
/// Almost Locked Set XZ-Rule: A=r8c24 {168}, B=r9c46 {286}, X=8, Z=6 => r8c5<>6
/// ```
#[derive(Clone, Debug)]
pub struct Step {
    /// The technique.
    pub technique: &'static Technique,
    /// Digits to write.
    pub placements: Vec<Candidate>,
    /// Candidates to remove. All of them are in the position.
    pub eliminations: Vec<Candidate>,
    geometry: &'static Geometry,
    pattern: Arc<dyn Pattern>,
}

impl Step {
    /// A step that removes candidates.
    pub fn removing(
        ground: impl Ground,
        technique: &'static Technique,
        pattern: impl Pattern,
        eliminations: impl IntoIterator<Item = Candidate>,
    ) -> Self {
        Self {
            technique,
            placements: Vec::new(),
            eliminations: eliminations.into_iter().collect(),
            geometry: ground.geometry(),
            pattern: Arc::new(pattern),
        }
    }

    /// A step that writes one digit.
    pub fn placing(
        ground: impl Ground,
        technique: &'static Technique,
        pattern: impl Pattern,
        placement: Candidate,
    ) -> Self {
        Self { placements: vec![placement], ..Self::removing(ground, technique, pattern, []) }
    }

    /// Whether the step changes the position: it writes or removes at least one candidate,
    /// and all these candidates are there. A filled cell has no candidates.
    pub fn is_possible<G: Ground>(&self, position: &Position<G>) -> bool {
        let mut all = self.placements.iter().chain(&self.eliminations).peekable();
        all.peek().is_some() && all.all(|&candidate| position.has(candidate))
    }

    /// What the technique saw.
    pub fn pattern(&self) -> &dyn Pattern {
        &*self.pattern
    }

    /// What the technique saw, if it is a pattern of this type.
    pub(super) fn saw<P: Pattern>(&self) -> Option<&P> {
        (self.pattern() as &dyn Any).downcast_ref()
    }

    /// The house to look at first: the one that the technique starts from, or the last one that holds
    /// the whole pattern, since boxes are easier to see than lines.
    pub fn house(&self) -> Option<usize> {
        self.pattern.house().or_else(|| {
            let cells = self.pattern.cells();
            let shared = Wide::of(self.geometry).common_houses(cells).into_iter().last();
            shared.filter(|_| !cells.is_empty())
        })
    }

    /// The proof with its marks, in the position in which the step was found.
    pub fn explain<G: Ground>(&self, position: &Position<G>) -> Explanation {
        self.prove(&position.widen())
    }

    /// [`Self::explain`], where the position is wide already.
    pub(super) fn prove(&self, position: &Position<Wide>) -> Explanation {
        let proof = self.pattern.explain(position, self).say(self.outcome_message());
        let proof = self
            .placements
            .iter()
            .fold(proof, |proof, at| proof.candidates(Role::Placed, at.digit, Cells::of(at.cell)));
        self.removed_by_digit()
            .into_iter()
            .fold(proof, |proof, (digit, cells)| proof.candidates(Role::Removed, digit, cells))
    }

    /// The last sentence of the proof: what the step writes or removes.
    fn outcome_message(&self) -> Message {
        let names = |cells| say::names(self.geometry, cells);
        if let Some(placed) = self.placements.first() {
            return say::outcome_placed(self.geometry.name(placed.cell), placed.digit);
        }
        let removed = self.removed_by_digit();
        if let [(digit, cells)] = removed[..] {
            return say::outcome_removed(digit, names(cells));
        }
        let each = removed.into_iter().map(|(digit, cells)| say::digit_from_cells(digit, names(cells)));
        say::outcome_removed_several(each.collect())
    }

    /// The outcome in short: `r1c4=6` or `r12c7<>4, r3c9<>5`.
    pub fn outcome(&self) -> String {
        let placed = self.placements.iter();
        let placed = placed.map(|at| format!("{}={}", self.geometry.name(at.cell), at.digit));
        let removed = self.removed_by_digit().into_iter();
        let removed =
            removed.map(|(digit, cells)| format!("{}<>{digit}", words::short(self.geometry, cells)));
        placed.chain(removed).collect::<Vec<_>>().join(", ")
    }

    /// Whether the step concludes everything that another one does.
    pub fn concludes_all_of(&self, other: &Self) -> bool {
        other.placements.iter().all(|at| self.placements.contains(at))
            && other.eliminations.iter().all(|at| self.eliminations.contains(at))
    }

    /// The digits that the step removes.
    pub fn removed_digits(&self) -> DigitSet {
        self.eliminations.iter().map(|candidate| candidate.digit).collect()
    }

    /// The cells that lose a candidate.
    pub fn cleared(&self) -> Cells {
        self.eliminations.iter().map(|candidate| candidate.cell).collect()
    }

    /// The cells that lose a digit.
    pub(super) fn cleared_of(&self, digit: Digit) -> Cells {
        self.eliminations.iter().filter(|at| at.digit == digit).map(|at| at.cell).collect()
    }

    /// The eliminations by digit, smallest digit first.
    fn removed_by_digit(&self) -> Vec<(Digit, Cells)> {
        self.removed_digits().iter().map(|digit| (digit, self.cleared_of(digit))).collect()
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, outcome) = (self.technique.name, self.outcome());
        match self.pattern.notation(self.geometry, self) {
            Some(place) => write!(f, "{name}: {place} => {outcome}"),
            // The outcome of a single says where it is.
            None if self.eliminations.is_empty() => write!(f, "{name}: {outcome}"),
            None => write!(f, "{name} => {outcome}"),
        }
    }
}
