//! Forcing Chain Contradiction: chains from one candidate leave a cell or a house without an
//! option, so it is false.

use std::ops::ControlFlow;

use crate::engine::human::forcing::Way;
use crate::engine::human::forcing_steps::{explain_contradiction, find_contradictions};
use crate::engine::human::marks::Explanation;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Step, Technique, Tier};

/// Chains from one candidate lead to something impossible.
pub static TECHNIQUE: Technique = Technique {
    name: "Forcing Chain Contradiction",
    code: "1301",
    example: "8.63+1+7..5...+6+8+5.1....429.8....1.875......+2....3....2....9+27.+53...75....95..8+9.1+7. => r5c1<>9",
    tier: Tier::Extreme,
    score: 500,
    needs_uniqueness: false,
    lesson: "Suppose that a candidate is true and follow chains from it. If they leave a cell without \
             a digit, or a digit without a place in a house, the candidate is false.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    find_contradictions(&TECHNIQUE, Way::Chains, position, sink)
}

fn explain(position: &Position, step: &Step) -> Explanation {
    explain_contradiction(Way::Chains, position, step)
}

#[cfg(test)]
mod tests {
    use super::TECHNIQUE;
    use crate::engine::human::techniques::check;

    #[test]
    fn a_candidate_that_leaves_no_option_is_false() {
        check::finds(
            &TECHNIQUE,
            "8.63+1+7..5...+6+8+5.1....429.8....1.875......+2....3....2....9+27.+53...75....95..8+9.1+7.",
            "r5c1<>9",
        );
        check::finds_none(
            &TECHNIQUE,
            "8.63+1+7..5...+6+8+5.1....429.8....1.875......+2....3....2....9+27.+53...75....95..8+9.1+7. \
             951 852 952 961 472 481 681 385 687 292",
        );
    }
}
