//! Forcing Net Verity: every candidate of a cell, or every place in a house, followed by
//! singles, comes to the same.

use std::ops::ControlFlow;

use crate::engine::human::forcing::Way;
use crate::engine::human::forcing_steps::{explain_verity, find_verities};
use crate::engine::human::marks::Explanation;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Step, Technique, Tier};

/// Every option comes to the same, by inferences that may rest on several others.
pub static TECHNIQUE: Technique = Technique {
    name: "Forcing Net Verity",
    code: "1304",
    example: ".861+4..........7643.4..+69..8.2.5.....4..6.2......+1..7......1.3..29..48.....5....6 => r9c5<>3",
    tier: Tier::Extreme,
    score: 700,
    needs_uniqueness: false,
    lesson: "Try every candidate of a cell, or every place of a digit in a house, and go on with \
             singles each time. What comes out the same every time is true.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    find_verities(&TECHNIQUE, Way::Nets, position, sink)
}

fn explain(position: &Position, step: &Step) -> Explanation {
    explain_verity(Way::Nets, position, step)
}

#[cfg(test)]
mod tests {
    use super::TECHNIQUE;
    use crate::engine::human::techniques::check;

    #[test]
    fn what_every_option_leads_to_is_true() {
        check::finds(
            &TECHNIQUE,
            ".861+4..........7643.4..+69..8.2.5.....4..6.2......+1..7......1.3..29..48.....5....6",
            "r9c5<>3",
        );
        check::finds_none(
            &TECHNIQUE,
            "9....821..8.4+2+5+9....2+13+95...7...+3.293..+2.4..+5...5.1.....9..6.5....+9.....4.8.5..96",
        );
    }
}
