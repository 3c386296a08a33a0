//! Discontinuous Nice Loop: a chain that comes back to where it began and contradicts it, or
//! proves it.
//! `chain`: the links, from one end to the other.

use std::ops::ControlFlow;

use crate::engine::human::chains::{self, Ends, Search};
use crate::engine::human::network::Kind;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Technique, Tier};

/// A chain that comes back to its beginning and settles it.
pub static TECHNIQUE: Technique = Technique {
    name: "Discontinuous Nice Loop",
    code: "0707",
    example: "3...529...+9..+43..8..4.+9...........8+91..9..37.963...1....74...+9.62...9.....9.86... => r4c4<>6",
    tier: Tier::Expert,
    score: 280,
    needs_uniqueness: false,
    lesson: "Suppose something about one candidate and follow strong and weak links in turn. If they \
             come back and say the opposite, the supposition was wrong.",
    find,
    explain: chains::explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let search = Search { technique: &TECHNIQUE, kind: Kind::Any, ends: Ends::One };
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
            "3...529...+9..+43..8..4.+9...........8+91..9..37.963...1....74...+9.62...9.....9.86...",
            "r4c4<>6",
        );
        check::finds_none(
            &TECHNIQUE,
            ".......+172...61...1.5......+43..1....+62..3.+148..+16.43+2.+3.6+12.5.+4.14..+693+2..+23+4..6+1",
        );
    }
}
