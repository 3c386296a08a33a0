//! Solving as a person does: a ladder of techniques, easiest first, each of
//! which proves in words what it does. For the classic 9x9 board only.
//!
//! A step never removes a digit of the solution nor writes a wrong one,
//! provided that none was removed before; those that rest on the puzzle's
//! having one solution say so and can be left out.
//!
//! Called by hints, the solve path, practice and the rater. The techniques and
//! their codes are those of the field, as `HoDoKu` numbers them.

pub mod als;
pub mod candidate;
pub mod cells;
pub mod chains;
pub mod chains_proof;
pub mod colors;
pub mod counted;
pub mod forcing;
pub mod forcing_proof;
pub mod forcing_steps;
pub mod links;
pub mod marks;
pub mod network;
pub mod notation;
pub mod position;
pub mod practice;
pub mod reach;
pub mod relation;
pub mod scene;
pub mod shown;
pub mod step_line;
pub mod technique;
pub mod techniques;
pub mod words;

pub use candidate::Candidate;
pub use cells::{CellSet, HouseSet};
pub use marks::{Explanation, Link, LinkKind, Mark, Node, Role, Sentence};
pub use position::Position;
pub use shown::ShownStep;
pub use technique::{Pattern, Sink, Step, Technique, Tier};
pub use techniques::LADDER;

/// Which techniques may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Options {
    /// Those that rest on the puzzle's having one solution, too.
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
pub fn technique(code: &str) -> Option<&'static Technique> {
    LADDER.iter().copied().find(|technique| technique.code == code)
}

/// The easiest step there is; `None` when the position is solved, when it plainly
/// has no solution, or when the ladder ends below it.
pub fn next_step(position: &Position, options: Options) -> Option<Step> {
    if position.is_solved() || position.is_broken() {
        return None;
    }
    ladder(options).find_map(|technique| technique.first(position))
}

/// The easiest steps from here on, one after the other, and where they end.
///
/// This ends for every position, also for one without a solution: each step
/// places a digit in an empty cell or removes a candidate that is there.
pub fn solve_path(position: &Position, options: Options) -> (Vec<Step>, Position) {
    let mut position = *position;
    let mut steps = Vec::new();
    while let Some(step) = next_step(&position, options) {
        position.apply(&step);
        steps.push(step);
    }
    (steps, position)
}
