//! Forcing Chain Verity: chains from every candidate of a cell, or every place in a house,
//! come to the same.

use std::ops::ControlFlow;

use crate::engine::human::forcing::Way;
use crate::engine::human::forcing_steps::{explain_verity, find_verities};
use crate::engine::human::marks::Explanation;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Step, Technique, Tier};

/// Chains from every option come to the same.
pub static TECHNIQUE: Technique = Technique {
    name: "Forcing Chain Verity",
    code: "1302",
    example: "+5+31942+67+8...+13+754+99+47..+8..+1+19+3..+4..72..37+1..+5.+75.2+9.1.3...+1+6.5.+7+5.48+3+1.6.1..+9+5... => r2c2<>8",
    tier: Tier::Extreme,
    score: 500,
    needs_uniqueness: false,
    lesson: "Try every candidate of a cell, or every place of a digit in a house, and follow chains \
             from each. What comes out the same every time is true.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    find_verities(&TECHNIQUE, Way::Chains, position, sink)
}

fn explain(position: &Position, step: &Step) -> Explanation {
    explain_verity(Way::Chains, position, step)
}

#[cfg(test)]
mod tests {
    use super::TECHNIQUE;
    use crate::engine::human::techniques::check;

    #[test]
    fn what_every_option_leads_to_is_true() {
        check::finds(
            &TECHNIQUE,
            "+5+31942+67+8...+13+754+99+47..+8..+1+19+3..+4..72..37+1..+5.+75.2+9.1.3...+1+6.5.+7+5.48+3+1.6.1..+9+5...",
            "r2c2<>8",
        );
        check::finds_none(
            &TECHNIQUE,
            "2.+6....4.8+459.....7..4.6...+4...6582+7+56.+2.93+14.2........+8....2+5+1.+5+2...+4791+745+9+2+68+3",
        );
    }
}
