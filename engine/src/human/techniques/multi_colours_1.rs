//! Multi Colours 1: a colour of one cluster sees a colour of another. They cannot both hold the
//! digit, so at least one of the two opposite colours does. A cell that sees both of these
//! loses the digit.

use std::ops::ControlFlow;

use crate::human::colours::{self, Cluster, Colouring, clusters};
use crate::human::technique::finder;
use crate::human::{Code, Explanation, Ground, Position, Set, Sink, Step, Technique, Tier, Wide};
use crate::{Digit, messages};

messages! {
    fn multi_colours_clash(digit: Digit, first: String, second: String);
    fn multi_colours_opposite(digit: Digit, first: Vec<String>, second: Vec<String>);
}

/// Colours of two clusters see each other.
pub static TECHNIQUE: Technique = Technique {
    name: "Multi Colours 1",
    code: Code::from_static("0502"),
    example: ".6..1.4..8+4..6.+19.5.1.4..3+6..+6.+8+1+95+49+1..+54+3+6.+45.6+9.2.1+1..+4+7+65.37+3482+5+6+1+9+6.+5+1+39.4. 214 714 316 819 224 234 873 => r4c2<>2",
    near_miss: ".6..1.4..8+4..6.+19.5.1.4..3+6..+6.+8+1+95+49+1..+54+3+6.+45.6+9.2.1+1..+4+7+65.37+3482+5+6+1+9..+5+1+39.4. 214 714 316 819 224 234 873",
    tier: Tier::Expert,
    score: 200,
    find: finder!(find),
    ..Technique::BLANK
};

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    for digit in ground.digits() {
        let clusters = clusters(position, digit);
        for (at, &one) in clusters.iter().enumerate() {
            for &other in &clusters[at + 1..] {
                let seen = |removed, [_, _, a, b]: [G::Cells; 4]| {
                    removed | (ground.seen_from(a) & ground.seen_from(b) & position.cells_of(digit))
                };
                let removed = conflicts(ground, [one, other]).fold(G::Cells::EMPTY, seen);
                if !removed.is_empty() {
                    let found = (digit, &[one, other][..]);
                    sink(colours::step(position, &TECHNIQUE, found, removed, conclude))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The colours of the two clusters that see each other, and their opposites.
fn conflicts<G: Ground>(
    ground: G,
    [one, other]: [Cluster<G::Cells>; 2],
) -> impl Iterator<Item = [G::Cells; 4]> {
    let pairs = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter();
    let see_each_other = move |&(i, j): &(usize, usize)| ground.seen_from(one[i]).meets(other[j]);
    pairs.filter(see_each_other).map(move |(i, j)| [one[i], other[j], one[1 - i], other[1 - j]])
}

fn conclude(told: Explanation, ground: Wide, colouring: &Colouring, step: &Step) -> Explanation {
    let digit = colouring.digit;
    conflicts(ground, [colouring.clusters[0], colouring.clusters[1]]).fold(
        told,
        |told, [one, other, a, b]| {
            let seen = step.cleared() & ground.seen_from(a) & ground.seen_from(b);
            let Some(clash) = ground.clash(one, other) else { return told };
            let [first, second] = clash.map(|cell| ground.name(cell));
            let [third, fourth] = [a, b].map(|cells| ground.names(cells));
            told.say_clash(ground, digit, clash)
                .say(multi_colours_clash(digit, first, second))
                .link(colours::clash(digit, clash))
                .say(multi_colours_opposite(digit, third, fourth))
                .say_some_seen(ground, digit, a, seen)
                .say_some_seen(ground, digit, b, seen)
        },
    )
}
