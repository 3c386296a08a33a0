//! Continuous Nice Loop: a chain of strong and weak links that closes without a break.
//! `chain`: the links, from one end to the other.

use std::ops::ControlFlow;

use crate::engine::human::chains::{self, Ends, Search};
use crate::engine::human::network::Kind;
use crate::engine::human::position::Position;
use crate::engine::human::technique::{Sink, Technique, Tier};

/// Strong and weak links in turn that close to a loop.
pub static TECHNIQUE: Technique = Technique {
    name: "Continuous Nice Loop",
    code: "0706",
    example: ".....1....4..9+38..5+7.+428..6..6..7...+79.3.2...4...89....3.....2..17.3...58......3. => r79c5<>4",
    tier: Tier::Expert,
    score: 280,
    needs_uniqueness: false,
    lesson: "When strong and weak links in turn close to a loop, exactly one end of each weak link is \
             true. So whatever sees both ends of a weak link can go.",
    find,
    explain: chains::explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let search = Search { technique: &TECHNIQUE, kind: Kind::Any, ends: Ends::Loop };
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
            ".....1....4..9+38..5+7.+428..6..6..7...+79.3.2...4...89....3.....2..17.3...58......3.",
            "r79c5<>4",
        );
        check::finds_none(
            &TECHNIQUE,
            "9....5.+6+246+5...+7.81+2+38+6+754+9....5.9.....3.62.......1....1...3.2+7.42.+7+8.9.7...1.6.. \
             367",
        );
    }
}
