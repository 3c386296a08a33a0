//! Alternating Inference Chain: strong and weak links of any digits in turn; one of the two
//! ends is true.
//! `chain`: the links, from one end to the other.

use std::ops::ControlFlow;

use crate::engine::human::chains::{self, Ends, Search};
use crate::engine::human::network::Kind;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Technique, Tier};

/// Strong and weak links in turn, one of whose ends is true.
pub static TECHNIQUE: Technique = Technique {
    name: "Alternating Inference Chain",
    code: "0708",
    example: "+79+2865.....4.....+515.....7...7.24.5...3....4...+9.+38.........1..9.....56....3.27.. => r3c79<>4",
    tier: Tier::Expert,
    score: 280,
    needs_uniqueness: false,
    lesson: "Follow strong and weak links in turn, from a candidate that is false to one that must \
             then be true. One of the two ends is true, so what both rule out can go.",
    find,
    explain: chains::explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let search = Search { technique: &TECHNIQUE, kind: Kind::Any, ends: Ends::Several };
    chains::find(&search, position, sink)
}

#[cfg(test)]
mod tests {
    use super::TECHNIQUE;
    use crate::engine::human::techniques::check;

    #[test]
    fn what_both_ends_rule_out_goes() {
        check::finds(
            &TECHNIQUE,
            "+79+2865.....4.....+515.....7...7.24.5...3....4...+9.+38.........1..9.....56....3.27..",
            "r3c79<>4",
        );
        check::finds_none(
            &TECHNIQUE,
            "..3..7..879..+8.3..2...6......4.1......+98..2......9.7.39.....8.....52...1..5..8..4",
        );
    }
}
