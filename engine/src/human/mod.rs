//! Solves puzzles as people do: with a ladder of techniques, easiest first. Each technique
//! proves its steps. This module is for the classic 9x9 board, and [`boards`] has the ladder for all
//! other boards.
//!
//! Invariant: in a position with exactly one solution, no step writes a wrong digit or removes
//! a digit of the solution. Techniques that assume a single solution say so, and callers can
//! leave them out.
//!
//! Hints, solve paths and practice call this. Names, codes and scores of the techniques are
//! those of `HoDoKu`.

// Modules here are private, so `pub` in them means visible in all of `human`.
#![allow(unreachable_pub)]

mod als;
pub mod boards;
mod candidate;
mod cells;
mod chains;
mod chains_proof;
mod code;
mod colours;
mod counted;
pub mod diagram;
mod evidence;
mod forcing;
mod forcing_proof;
mod forcing_steps;
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
mod step_line;
mod technique;
mod techniques;
mod wide;
mod words;

pub use candidate::Candidate;
pub use cells::{CellSet, HouseSet};
pub use code::{Code, CodeError};
pub use evidence::Evidence;
pub use marks::{Explanation, Link, LinkKind, Mark, Node, Role, Sentence};
pub use position::Position;
pub use refute::refute;
pub use say::house_name;
pub use scene::Scene;
pub use shown::{ShownLink, ShownMark, ShownSentence, ShownStep};
pub use technique::{Sink, Step, Technique, Tier};
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
pub fn next_step(position: &Position, options: Options) -> Option<Step> {
    if position.is_solved() || position.is_broken() {
        return None;
    }
    ladder(options).find_map(|technique| technique.first(position))
}

/// Takes the easiest step until there is none. Returns the steps and the final position.
///
/// This terminates for every position, even for one without a solution, since each step writes a
/// digit in an empty cell or removes a candidate.
pub fn solve_path(position: &Position, options: Options) -> (Vec<Step>, Position) {
    let mut position = *position;
    let mut steps = Vec::new();
    while let Some(step) = next_step(&position, options) {
        position.apply(&step);
        steps.push(step);
    }
    (steps, position)
}
