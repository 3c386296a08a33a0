//! Grouped AIC: an alternating inference chain in which two or three cells of a box and a line
//! may stand for one.
//! `chain`: the links, from one end to the other.

use std::ops::ControlFlow;

use crate::engine::human::chains::{self, Ends, Search};
use crate::engine::human::network::Kind;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Technique, Tier};

/// A chain with groups, one of whose ends is true.
pub static TECHNIQUE: Technique = Technique {
    name: "Grouped AIC",
    code: "0711",
    example: "7.6...+132..8.1..+7.......+8542..7.6......92.7.5...8......1...2..38....5..7..9....4. => r13c5<>9",
    tier: Tier::Expert,
    score: 300,
    needs_uniqueness: false,
    lesson: "Strong and weak links in turn, where a group, all places of a digit where a box and a \
             line cross, acts like one candidate. One of the two ends is true, so what both rule out \
             can go.",
    find,
    explain: chains::explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let search = Search { technique: &TECHNIQUE, kind: Kind::Grouped, ends: Ends::Several };
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
            "7.6...+132..8.1..+7.......+8542..7.6......92.7.5...8......1...2..38....5..7..9....4.",
            "r13c5<>9",
        );
        check::finds_none(
            &TECHNIQUE,
            "8.63+1+7..5...+6+8+5.1....429.8....1.875......+2....3....2....9+27.+53...75....95..8+9.1+7.",
        );
    }
}
