//! Grouped Discontinuous Nice Loop: a discontinuous loop in which two or three cells of a box
//! and a line may stand for one.
//! `chain`: the links, from one end to the other.

use std::ops::ControlFlow;

use crate::engine::human::chains::{self, Ends, Search};
use crate::engine::human::network::Kind;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Technique, Tier};

/// A chain with groups that comes back to its beginning and settles it.
pub static TECHNIQUE: Technique = Technique {
    name: "Grouped Discontinuous Nice Loop",
    code: "0710",
    example: "...5...2...8......7...1...9.5.29....3....+529....463.....76...8+223..5........2..17 => r3c7<>5",
    tier: Tier::Expert,
    score: 300,
    needs_uniqueness: false,
    lesson: "Suppose something about one candidate and follow the links; a group, all places of a \
             digit where a box and a line cross, acts like one candidate. If the chain comes back and \
             says the opposite, the supposition was wrong.",
    find,
    explain: chains::explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let search = Search { technique: &TECHNIQUE, kind: Kind::Grouped, ends: Ends::One };
    chains::find(&search, position, sink)
}

#[cfg(test)]
mod tests {
    use super::TECHNIQUE;
    use crate::engine::human::techniques::check;

    #[test]
    fn a_candidate_that_denies_itself_goes() {
        check::finds(
            &TECHNIQUE,
            "...5...2...8......7...1...9.5.29....3....+529....463.....76...8+223..5........2..17",
            "r3c7<>5",
        );
        check::finds_none(
            &TECHNIQUE,
            "7.....2+5..5..+7+2....26+95...3...2.6+9.5+5.249..1.9.3+5+17.+2...+5..98..4..7....2.1.....9.",
        );
    }
}
