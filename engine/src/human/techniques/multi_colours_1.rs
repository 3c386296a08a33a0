//! Multi Colours 1: a colour of one cluster sees a colour of another. They cannot both hold the
//! digit, so at least one of the two opposite colours does. A cell that sees both of these
//! loses the digit.

use std::ops::ControlFlow;

use crate::human::colours::{self, Cluster, clusters, seen_from};
use crate::human::evidence::Colouring;
use crate::human::{Candidate, CellSet, Code, Explanation, Position, Sink, Step, Technique, Tier};
use crate::{Digit, messages};

messages! {
    fn multi_colours_clash(digit: Digit, first: CellSet, second: CellSet);
    fn multi_colours_opposite(digit: Digit, first: CellSet, second: CellSet);
}

/// Colours of two clusters see each other.
pub static TECHNIQUE: Technique = Technique {
    name: "Multi Colours 1",
    code: Code::from_static("0502"),
    example: ".6..1.4..8+4..6.+19.5.1.4..3+6..+6.+8+1+95+49+1..+54+3+6.+45.6+9.2.1+1..+4+7+65.37+3482+5+6+1+9+6.+5+1+39.4. 214 714 316 819 224 234 873 => r4c2<>2",
    near_miss: ".6..1.4..8+4..6.+19.5.1.4..3+6..+6.+8+1+95+49+1..+54+3+6.+45.6+9.2.1+1..+4+7+65.37+3482+5+6+1+9..+5+1+39.4. 214 714 316 819 224 234 873",
    tier: Tier::Expert,
    score: 200,
    find,
    explain,
    notation: colours::notation,
    ..Technique::BLANK
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    for digit in Digit::all(9) {
        let clusters = clusters(position, digit);
        for (at, one) in clusters.iter().enumerate() {
            for other in &clusters[at + 1..] {
                let removed = conflicts([*one, *other]).fold(CellSet::EMPTY, |removed, [_, _, a, b]| {
                    removed | (seen_from(a) & seen_from(b) & position.cells_of(digit))
                });
                if !removed.is_empty() {
                    let evidence = colours::evidence(position, digit, &[*one, *other]);
                    sink(Step::removing(&TECHNIQUE, evidence, Candidate::each(digit, removed)))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The colours of the two clusters that see each other, and their opposites.
fn conflicts([one, other]: [Cluster; 2]) -> impl Iterator<Item = [CellSet; 4]> {
    let pairs = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter();
    let see_each_other = move |&(i, j): &(usize, usize)| seen_from(one[i]).meets(other[j]);
    pairs.filter(see_each_other).map(move |(i, j)| [one[i], other[j], one[1 - i], other[1 - j]])
}

fn explain(_: &Position, step: &Step) -> Option<Explanation> {
    let colouring = Colouring::of(step)?;
    let [first, second] = colouring.clusters[..] else { return None };
    let digit = colouring.digits.first()?;
    let opening = colours::introduce(colouring)?;
    let explanation = conflicts([first, second]).fold(opening, |explanation, [one, other, a, b]| {
        explanation
            .say(multi_colours_clash(digit, one & seen_from(other), other & seen_from(one)))
            .say(multi_colours_opposite(digit, a, b))
    });
    Some(explanation.outcome(step))
}
