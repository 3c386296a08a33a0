//! Solves puzzles as people do: with a ladder of techniques, easiest first. Each technique
//! proves its steps. It works on every board on which its condition holds
//! ([`Technique::holds_on`]). [`Position::new`] is for the classic board, and [`Position::wide`] for
//! all boards, more slowly.
//!
//! Invariant: in a position with exactly one solution, no step writes a wrong digit or removes
//! a digit of the solution. Techniques that assume a single solution say so, and callers can
//! leave them out.
//!
//! Hints, solve paths and practice call this. Names, codes and scores of the techniques are
//! those of `HoDoKu`. Each search stops at a count, never at a time, so a position always has the same
//! next step.
//!
//! ```
//! use nonet_engine::human::{Next, Options, Position, next_step};
//! use nonet_engine::{Grid, Variant};
//!
//! let board: Variant = "4x4".parse().unwrap();
//! let grid = Grid::read(board, "1234341221.3.321").unwrap();
//! match next_step(&Position::wide(&grid), Options::default()) {
//!     Next::Step(step) => assert_eq!(step.to_string(), "Full House: r3c3=4"),
//!     other => panic!("{other:?}"),
//! }
//! ```

// Modules here are private, so `pub` in them means visible in all of `human`.
#![allow(unreachable_pub)]

mod als;
mod attribution;
mod by_rule;
mod candidate;
mod cells;
mod chains;
mod chains_proof;
mod clue_name;
#[cfg(feature = "clues")]
pub(crate) mod clues;
mod code;
mod colours;
mod counted;
mod demand;
pub mod diagram;
#[cfg(test)]
mod fixture;
mod forcing;
mod forcing_proof;
mod forcing_steps;
mod ground;
mod links;
mod marks;
#[cfg(feature = "generate")]
pub mod minutes;
mod network;
pub mod notation;
mod order;
#[cfg(feature = "generate")]
pub mod pace;
mod position;
#[cfg(feature = "generate")]
pub mod practice;
mod reach;
mod refute;
mod relation;
mod rung;
mod say;
mod scene;
mod shown;
mod singles;
mod technique;
mod techniques;
mod templates;
mod walked;
mod wide;
mod words;

pub use attribution::{Conclusion, Reason, attribute};
pub(crate) use by_rule::reason;
pub use by_rule::rule_reason;
pub use candidate::Candidate;
pub use cells::{CellSet, HouseSet};
pub use clue_name::clue_name;
pub use code::{Code, CodeError};
#[cfg(feature = "generate")]
pub use demand::PathFault;
#[cfg(feature = "generate")]
pub(crate) use demand::search_cost;
pub use demand::{PathDemand, hardest_step};
pub use ground::{Classic, Ground, Set, Tables, Wide, is_classic};
pub use marks::{Explanation, Link, LinkKind, Mark, Node, Role, Sentence};
pub use position::Position;
pub use refute::refute;
pub use rung::{Rung, RungSet};
pub use say::house_name;
pub use scene::Scene;
pub use shown::ShownStep;
pub use technique::{Finder, Pattern, Sink, Step, Technique, Tier};
pub use techniques::LADDER;
pub use techniques::finned_fish::siamese;
pub use wide::{Cells, Houses};

use crate::solve::Contradiction;

/// Which techniques the ladder uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Options {
    /// Whether to use techniques that assume that the puzzle has exactly one solution.
    pub uniqueness: bool,
    /// Whether to use techniques that `HoDoKu`'s ladder lacks ([`Technique::is_extra`]).
    pub extras: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { uniqueness: true, extras: true }
    }
}

impl Options {
    /// Whether the ladder uses a technique.
    fn allow(self, technique: &Technique) -> bool {
        (self.uniqueness || !technique.needs_uniqueness) && (self.extras || !technique.is_extra)
    }
}

/// The techniques that the options allow, easiest first.
pub fn ladder(options: Options) -> impl Iterator<Item = &'static Technique> {
    LADDER.iter().copied().filter(move |technique| options.allow(technique))
}

/// The technique with a code.
pub fn technique(code: Code) -> Option<&'static Technique> {
    LADDER.iter().copied().find(|technique| technique.code == code)
}

/// What comes next in a position.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Next {
    /// The easiest step.
    Step(Step),
    /// Every cell is filled, and no rule is broken.
    Solved,
    /// The position obviously has no solution. [`Position::mistakes`] says where it differs from one.
    Broken(Contradiction),
    /// No technique of the ladder has a step.
    Stuck,
}

impl Next {
    /// The step, if there is one.
    pub fn step(self) -> Option<Step> {
        if let Self::Step(step) = self { Some(step) } else { None }
    }
}

/// What comes next in a position: its easiest step, or why there is none.
pub fn next_step<G: Ground>(position: &Position<G>, options: Options) -> Next {
    if let Some(contradiction) = position.contradiction() {
        return Next::Broken(contradiction);
    }
    if position.is_solved() {
        return Next::Solved;
    }
    ladder(options).find_map(|technique| technique.first(position)).map_or(Next::Stuck, Next::Step)
}

/// Takes the easiest step until there is none. Returns the steps and the final position.
///
/// This terminates for every position, even for one without a solution, since each step writes a
/// digit in an empty cell or removes a candidate.
pub fn solve_path<G: Ground>(position: &Position<G>, options: Options) -> (Vec<Step>, Position<G>) {
    let mut position = position.clone();
    let mut steps = Vec::new();
    while let Next::Step(step) = next_step(&position, options) {
        position.apply(&step);
        steps.push(step);
    }
    (steps, position)
}
