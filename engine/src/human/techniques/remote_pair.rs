//! Remote pair: a chain of cells with the same two candidates, each of which sees the next. They
//! hold the two digits in turn. A cell that sees both colours holds neither digit.

use std::ops::ControlFlow;

use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Pattern, Position, Role, Set, Sink, Step, Technique, Tier,
    Wide, words,
};
use crate::{Cell, DigitSet, Geometry, messages};

messages! {
    fn remote_pair_cells(cells: Vec<String>, digits: DigitSet);
    fn remote_pair_colours(first: Vec<String>, second: Vec<String>);
    fn remote_pair_sees_both(digits: DigitSet);
}

/// A chain of equal pairs.
pub static TECHNIQUE: Technique = Technique {
    name: "Remote Pair",
    code: Code::from_static("0703"),
    example: "..67+5+4.+8.48.+1+2+6.+755+72+8+9+36+14+82+1+6+457+93+39+4+2+7+1+85+67+6+59+38.+4.+6+48+3+1+9+5+272..5+8+74+6..+5+746+2.3+8 => r1c9<>9",
    near_miss: "..67+5+4.+8.48.+1+2+6.+755+72+8+9+36+14+82+1+6+457+93.9+4+2+7+1+85+67+6+59+38.+4.+6+48+3+1+9+5+272..5+8+74+6..+5+746+2.3+8",
    tier: Tier::Hard,
    score: 110,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    let mut left = position.bivalue();
    while let Some(start) = left.first() {
        let digits = position.candidates(start);
        let same: G::Cells = left.into_iter().filter(|&cell| position.candidates(cell) == digits).collect();
        let [even, odd] = colour(ground, start, same);
        left -= even | odd;
        if (even | odd).len() < 4 || even.meets(odd) {
            continue;
        }
        let sees_both = (ground.seen_from(even) & ground.seen_from(odd)) - even - odd;
        let removed: Vec<Candidate> = position.candidates_of(digits, sees_both).collect();
        if !removed.is_empty() {
            let pattern = RemotePair { digits, colours: [even.into(), odd.into()] };
            sink(Step::removing(ground, &TECHNIQUE, pattern, removed))?;
        }
    }
    ControlFlow::Continue(())
}

/// The cells that are connected with the first one, by colour.
fn colour<G: Ground>(ground: G, start: Cell, same: G::Cells) -> [G::Cells; 2] {
    let mut colours = [G::Cells::of(start), G::Cells::EMPTY];
    loop {
        let [even, odd] = colours.map(|colour| ground.seen_from(colour) & same);
        let next = [colours[0] | odd, colours[1] | even];
        if next == colours {
            return colours;
        }
        colours = next;
    }
}

/// Cells with the same two candidates, by colour.
#[derive(Debug)]
struct RemotePair {
    digits: DigitSet,
    colours: [Cells; 2],
}

impl Pattern for RemotePair {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.colours[0] | self.colours[1]
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let &Self { digits, colours: [cells, others] } = self;
        let ground = position.ground();
        let (all, names) = (self.cells(), |cells| ground.names(cells));
        let digit = digits.first().expect("a pair has two digits");
        Explanation::new(remote_pair_cells(names(all), digits))
            .cells(Role::Focus, all)
            .say_seen(ground, digit, cells, others)
            .say(remote_pair_colours(names(cells), names(others)))
            .digits(Role::On, digits, cells)
            .digits(Role::Off, digits, others)
            .say(remote_pair_sees_both(digits))
            .say_some_seen(ground, digit, cells, step.cleared())
            .say_some_seen(ground, digit, others, step.cleared())
    }

    /// `1/6 in r1c45,r2c3`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(words::choice_in(geometry, self.digits, self.cells()))
    }
}
