//! Grouped Continuous Nice Loop: a continuous loop in which two or three cells of a box and a
//! line may stand for one.
//! `chain`: the links, from one end to the other.

use std::ops::ControlFlow;

use crate::engine::human::chains::{self, Ends, Search};
use crate::engine::human::network::Kind;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Technique, Tier};

/// A loop with groups of cells.
pub static TECHNIQUE: Technique = Technique {
    name: "Grouped Continuous Nice Loop",
    code: "0709",
    example: "..3..7..879..+8.3..2...6......4.1......+98..2......9.7.39.....8.....52...1..5..8..4 => r1c458,r3c468<>4",
    tier: Tier::Expert,
    score: 300,
    needs_uniqueness: false,
    lesson: "A loop of strong and weak links in which a group, all places of a digit where a box and \
             a line cross, acts like one candidate. Exactly one end of each weak link is true.",
    find,
    explain: chains::explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let search = Search { technique: &TECHNIQUE, kind: Kind::Grouped, ends: Ends::Loop };
    chains::find(&search, position, sink)
}

#[cfg(test)]
mod tests {
    use super::TECHNIQUE;
    use crate::engine::human::techniques::check;

    #[test]
    fn a_loop_settles_each_of_its_weak_links() {
        check::finds(
            &TECHNIQUE,
            "..3..7..879..+8.3..2...6......4.1......+98..2......9.7.39.....8.....52...1..5..8..4",
            "r1c458,r3c468<>4",
        );
        check::finds_none(
            &TECHNIQUE,
            "...8.+6...26.54...89...23+6.....46..2.71+6..2..4........6..9...36.+6.....5..37.+6.1...",
        );
    }
}
