//! XY-Chain: a chain of cells with two candidates each, each sharing a digit with the next.
//! `chain`: the links, from one end to the other.

use std::ops::ControlFlow;

use crate::engine::human::chains::{self, Ends, Search};
use crate::engine::human::network::Kind;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Technique, Tier};

/// Cells of two candidates, each sharing a digit with the next.
pub static TECHNIQUE: Technique = Technique {
    name: "XY-Chain",
    code: "0702",
    example: "..3..7..879..+8.3..2...6......4.1......+98..2......9.7.39.....8.....52...1..5..8..4 => r14c7,r7c89,r89c8<>6",
    tier: Tier::Expert,
    score: 260,
    needs_uniqueness: false,
    lesson: "Follow cells with two candidates: if the first is not the digit, it is its other one, so \
             the next is its other one, and so on until the last is the digit. A cell that sees both \
             ends cannot be it.",
    find,
    explain: chains::explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let search = Search { technique: &TECHNIQUE, kind: Kind::Bivalue, ends: Ends::Open };
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
            "..3..7..879..+8.3..2...6......4.1......+98..2......9.7.39.....8.....52...1..5..8..4",
            "r14c7,r7c89,r89c8<>6",
        );
        check::finds_none(
            &TECHNIQUE,
            ".91......3..4.......6+9...5......94..8..73.1.9..+96.....+9.3..571.6...9.3.81........",
        );
    }
}
