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
//! use nonet_engine::human::{Options, Position, next_step};
//! use nonet_engine::{Grid, Variant};
//!
//! let board: Variant = "4x4".parse().unwrap();
//! let grid = Grid::read(board, "1234341221.3.321").unwrap();
//! let step = next_step(&Position::wide(&grid), Options::default()).unwrap();
//! assert_eq!(step.to_string(), "Full House: r3c3=4");
//! ```

// Modules here are private, so `pub` in them means visible in all of `human`.
#![allow(unreachable_pub)]

mod als;
mod by_rule;
mod candidate;
mod cells;
mod chains;
mod chains_proof;
mod code;
mod colours;
mod counted;
pub mod diagram;
#[cfg(test)]
mod fixture;
mod forcing;
mod forcing_proof;
mod forcing_steps;
mod ground;
mod links;
mod marks;
mod network;
pub mod notation;
mod position;
pub mod practice;
mod reach;
mod refute;
mod relation;
mod say;
mod scene;
mod shown;
mod singles;
mod technique;
mod techniques;
mod walked;
mod wide;
mod words;

pub use by_rule::rule_reason;
pub use candidate::Candidate;
pub use cells::{CellSet, HouseSet};
pub use code::{Code, CodeError};
pub use ground::{Classic, Ground, Set, Tables, Wide, is_classic};
pub use marks::{Explanation, Link, LinkKind, Mark, Node, Role, Sentence};
pub use position::Position;
pub use refute::refute;
pub use say::house_name;
pub use scene::Scene;
pub use shown::ShownStep;
pub use technique::{Finder, Pattern, Sink, Step, Technique, Tier};
pub use techniques::LADDER;
pub use techniques::finned_fish::siamese;
pub use wide::{Cells, Houses};

/// Which techniques the ladder uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Options {
    /// Whether to use techniques that assume that the puzzle has exactly one solution.
    pub uniqueness: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { uniqueness: true }
    }
}

/// The techniques that the options allow, easiest first.
pub fn ladder(options: Options) -> impl Iterator<Item = &'static Technique> {
    LADDER.iter().copied().filter(move |technique| options.uniqueness || !technique.needs_uniqueness)
}

/// The technique with a code.
pub fn technique(code: Code) -> Option<&'static Technique> {
    LADDER.iter().copied().find(|technique| technique.code == code)
}

/// The easiest step. `None` if the position is solved, if it obviously has no solution, or if no
/// technique of the ladder has a step.
pub fn next_step<G: Ground>(position: &Position<G>, options: Options) -> Option<Step> {
    if position.is_solved() || position.is_broken() {
        return None;
    }
    ladder(options).find_map(|technique| technique.first(position))
}

/// Takes the easiest step until there is none. Returns the steps and the final position.
///
/// This terminates for every position, even for one without a solution, since each step writes a
/// digit in an empty cell or removes a candidate.
pub fn solve_path<G: Ground>(position: &Position<G>, options: Options) -> (Vec<Step>, Position<G>) {
    let mut position = position.clone();
    let mut steps = Vec::new();
    while let Some(step) = next_step(&position, options) {
        position.apply(&step);
        steps.push(step);
    }
    (steps, position)
}
