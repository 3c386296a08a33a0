//! Forcing Net Contradiction: a candidate, followed by singles, comes to something impossible,
//! so it is false.

use std::ops::ControlFlow;

use crate::engine::human::forcing::Way;
use crate::engine::human::forcing_steps::{explain_contradiction, find_contradictions};
use crate::engine::human::marks::Explanation;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Step, Technique, Tier};

/// A candidate leads to something impossible, by inferences that may rest on several others.
pub static TECHNIQUE: Technique = Technique {
    name: "Forcing Net Contradiction",
    code: "1303",
    example: "+3+4+7+2+56+189+12+9+37+8...+8+65+941+3+7+25+3+6+19+724+8.+8+2+63+45...1+4+5+82...6+718+2+5...4+5+3+7+1+9+8+26+298+4+63+7.. => r2c7<>6",
    tier: Tier::Extreme,
    score: 700,
    needs_uniqueness: false,
    lesson: "Suppose that a candidate is true and go on with singles. If a cell is left without a \
             digit, or a digit without a place in a house, the candidate is false.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    find_contradictions(&TECHNIQUE, Way::Nets, position, sink)
}

fn explain(position: &Position, step: &Step) -> Explanation {
    explain_contradiction(Way::Nets, position, step)
}

#[cfg(test)]
mod tests {
    use super::TECHNIQUE;
    use crate::engine::human::techniques::check;

    #[test]
    fn a_candidate_that_leaves_no_option_is_false() {
        check::finds(
            &TECHNIQUE,
            "+3+4+7+2+56+189+12+9+37+8...+8+65+941+3+7+25+3+6+19+724+8.+8+2+63+45...1+4+5+82...6+718+2+5...4+5+3+7+1+9+8+26+298+4+63+7..",
            "r2c7<>6",
        );
        check::finds_none(
            &TECHNIQUE,
            ".6142835.385769214.2435168.572913468638274591149685723817532946293846175456197832",
        );
    }
}
