//! X-Chain: strong and weak links of one digit in turn, beginning and ending with a strong
//! one.
//! `chain`: the links, from one end to the other.

use std::ops::ControlFlow;

use crate::engine::human::chains::{self, Ends, Search};
use crate::engine::human::network::Kind;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Technique, Tier};

/// One digit, strong and weak links in turn.
pub static TECHNIQUE: Technique = Technique {
    name: "X-Chain",
    code: "0701",
    example: ".7...9..83.....5...+5..1....+7..62.4.3..6.7.19.4.5......5....8...9..1..6..1..3...2. => r78c2<>3",
    tier: Tier::Expert,
    score: 260,
    needs_uniqueness: false,
    lesson: "Follow one digit through houses with only two places for it. If the first cell of the \
             chain is not the digit, the last one is; so a cell that sees both cannot be it.",
    find,
    explain: chains::explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let search = Search { technique: &TECHNIQUE, kind: Kind::SingleDigit, ends: Ends::Open };
    chains::find(&search, position, sink)
}

#[cfg(test)]
mod tests {
    use super::TECHNIQUE;
    use crate::engine::human::techniques::check;

    #[test]
    fn one_end_of_the_chain_has_the_digit() {
        check::finds(
            &TECHNIQUE,
            ".7...9..83.....5...+5..1....+7..62.4.3..6.7.19.4.5......5....8...9..1..6..1..3...2.",
            "r78c2<>3",
        );
        check::finds_none(
            &TECHNIQUE,
            "9....5.+6+246+5.....81+2+38+6+754+9....5.9.....3.62.......1....1...3.2..42.+7+8.9.7...1.6.. \
             717",
        );
    }
}
