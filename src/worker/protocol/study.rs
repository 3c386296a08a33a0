//! Requests and replies of the learning pages: the list of techniques, a lesson, an
//! exercise, a solve path. They are plain data, so the page can show them without
//! linking the ladder.

use serde::{Deserialize, Serialize};

use super::Stand;
use nonet_engine::human::Scene;
use nonet_engine::human::diagram::Diagram;
use nonet_engine::human::{Code, Options, ShownStep, Tier};
use nonet_engine::{Grid, Variant};

/// A request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Study {
    /// The list of the techniques for clues, or of all others.
    Techniques {
        /// Which of them.
        for_clues: bool,
    },
    /// A technique and an example of it.
    Lesson(Code),
    /// A position to practise on, chosen by the seed: on this board if one is found there soon,
    /// otherwise on the classic board. A technique for clues is practised with the kinds of clues that the
    /// board has, if it has some.
    Exercise(Code, Variant, u64),
    /// All steps from a position to the end.
    Path(Stand, Options),
}

/// A reply.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant)] // one reply at a time
pub enum Studied {
    /// All techniques, easiest first.
    Techniques(Vec<Entry>),
    /// The example of a lesson, and the technique's entry in the list.
    Lesson(Moment, Entry),
    /// A position to practise on.
    Exercise(Exercise),
    /// The steps in order, and the final position.
    Path(Vec<Moment>, Scene),
}

/// A technique in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its code.
    pub code: Code,
    /// How difficult it is to spot.
    pub tier: Tier,
    /// A picture of its example.
    pub diagram: Diagram,
}

/// A step and its position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The position.
    pub scene: Scene,
    /// The step.
    pub step: ShownStep,
}

/// A position in which a technique is the next step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exercise {
    /// The position.
    pub scene: Scene,
    /// The solution of the puzzle.
    pub solution: Grid,
    /// Every step of the technique in this position. At least one.
    pub steps: Vec<ShownStep>,
}
