//! The ladder for every board: the techniques that need nothing but complete houses and cells that
//! see each other. So a technique here works on 4x4 and on 25x25, with diagonals and with any other
//! houses that a [`Geometry`](crate::Geometry) has.
//!
//! Names, codes and sentences are those of the classic ladder in [`human`](super), which is faster
//! and knows more techniques, but only on the classic board. A [`Step`] becomes the same
//! [`ShownStep`](super::ShownStep).
//!
//! Invariants: no step assumes that there is only one solution, and no step contradicts any solution
//! of its position. Each search stops at a count, never at a time, so a position always has the same
//! next step.
//!
//! ```
//! use nonet_engine::human::boards::{Position, next_step};
//! use nonet_engine::{Grid, Variant};
//!
//! let board: Variant = "4x4".parse().unwrap();
//! let grid = Grid::read(board, "1234341221.3.321").unwrap();
//! let step = next_step(&Position::new(&grid)).unwrap();
//! assert_eq!(step.to_string(), "Full House: r3c3=4");
//! ```

mod als;
mod board;
mod chains;
mod chains_proof;
mod fish;
mod forcing;
mod locked;
mod network;
mod position;
mod single_digit;
mod singles;
mod step;
mod subsets;
#[cfg(test)]
mod tests;
mod wings;

use std::ops::ControlFlow;

pub use board::Board;
pub use position::Position;
pub use step::Step;

use super::technique::Technique;
use super::techniques as known;

/// Receives the steps of a rule, one by one. `Break` ends the search.
pub type Sink<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// One rung of the ladder: a search for steps of one or more techniques.
pub struct Rule {
    /// The techniques that the steps may belong to. [`Technique::find`] is not used.
    pub techniques: &'static [&'static Technique],
    find: fn(&Position, Sink) -> ControlFlow<()>,
}

impl Rule {
    const fn new(
        techniques: &'static [&'static Technique],
        find: fn(&Position, Sink) -> ControlFlow<()>,
    ) -> Self {
        Self { techniques, find }
    }

    /// Passes every step in the position to the sink. Each of them changes the position.
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

impl std::fmt::Debug for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.techniques).finish()
    }
}

/// Every rule, easiest first, in the order of the classic ladder.
pub static LADDER: &[Rule] = &[
    Rule::new(&[&known::full_house::TECHNIQUE], singles::full_house),
    Rule::new(&[&known::hidden_single::TECHNIQUE], singles::hidden),
    Rule::new(&[&known::naked_single::TECHNIQUE], singles::naked),
    Rule::new(&[&known::naked_subset::LOCKED_PAIR], |p, sink| subsets::naked(p, 2, true, sink)),
    Rule::new(&[&known::naked_subset::LOCKED_TRIPLE], |p, sink| subsets::naked(p, 3, true, sink)),
    Rule::new(&[&known::locked_candidates::POINTING], locked::pointing),
    Rule::new(&[&known::locked_candidates::CLAIMING], locked::claiming),
    Rule::new(&[&known::naked_subset::PAIR], |p, sink| subsets::naked(p, 2, false, sink)),
    Rule::new(&[&known::naked_subset::TRIPLE], |p, sink| subsets::naked(p, 3, false, sink)),
    Rule::new(&[&known::hidden_subset::PAIR], |p, sink| subsets::hidden(p, 2, sink)),
    Rule::new(&[&known::hidden_subset::TRIPLE], |p, sink| subsets::hidden(p, 3, sink)),
    Rule::new(&[&known::naked_subset::QUAD], |p, sink| subsets::naked(p, 4, false, sink)),
    Rule::new(&[&known::hidden_subset::QUAD], |p, sink| subsets::hidden(p, 4, sink)),
    Rule::new(&[&known::fish::X_WING], |p, sink| fish::of_lines(p, 2, sink)),
    Rule::new(&[&known::fish::SWORDFISH], |p, sink| fish::of_lines(p, 3, sink)),
    Rule::new(&[&known::fish::JELLYFISH], |p, sink| fish::of_lines(p, 4, sink)),
    Rule::new(
        &[&known::single_digit::SKYSCRAPER, &known::single_digit::KITE, &known::single_digit::TURBOT_FISH],
        single_digit::two_links,
    ),
    Rule::new(&[&known::empty_rectangle::TECHNIQUE], single_digit::empty_rectangle),
    Rule::new(&[&known::w_wing::TECHNIQUE], wings::w_wing),
    Rule::new(&[&known::wings::XY_WING], |p, sink| wings::wing(p, 2, sink)),
    Rule::new(&[&known::wings::XYZ_WING], |p, sink| wings::wing(p, 3, sink)),
    Rule::new(&[&known::x_chain::TECHNIQUE], chains::single_digit),
    Rule::new(&[&known::xy_chain::TECHNIQUE], chains::bivalue),
    Rule::new(
        &[&known::continuous_loop::TECHNIQUE, &known::discontinuous_loop::TECHNIQUE, &known::aic::TECHNIQUE],
        chains::any,
    ),
    Rule::new(&[&known::als_xz::TECHNIQUE], als::xz),
    Rule::new(&[&known::franken_fish::X_WING], |p, sink| fish::of_any(p, 2, sink)),
    Rule::new(&[&known::franken_fish::SWORDFISH], |p, sink| fish::of_any(p, 3, sink)),
    Rule::new(&[&known::franken_fish::JELLYFISH], |p, sink| fish::of_any(p, 4, sink)),
    Rule::new(&[&known::forcing_net_contradiction::TECHNIQUE], forcing::contradictions),
];

/// The easiest step. `None` if the position is solved, if it obviously has no solution, or if no
/// rule of the ladder has a step.
pub fn next_step(position: &Position) -> Option<Step> {
    if position.is_solved() || position.is_broken() {
        return None;
    }
    LADDER.iter().find_map(|rule| rule.first(position))
}

/// Takes the easiest step until there is none. Returns the steps and the final position.
pub fn solve_path(position: &Position) -> (Vec<Step>, Position) {
    let mut position = position.clone();
    let mut steps = Vec::new();
    while let Some(step) = next_step(&position) {
        position.apply(&step);
        steps.push(step);
    }
    (steps, position)
}
