//! W-Wing: two cells with the same two candidates, joined by a strong link on
//! one of them; one of the two cells is then the other digit. `cells`: the two
//! cells; `chain`: the strong link.

use std::ops::ControlFlow;

use crate::human::cells::{CellSet, peers};
use crate::human::links::strong_links;
use crate::human::{
    Candidate, Explanation, Link, Pattern, Position, Role, Sink, Step, Technique, Tier, words,
};
use crate::{Cell, DigitSet};

/// Two equal pairs and a strong link.
pub static TECHNIQUE: Technique = Technique {
    name: "W-Wing",
    code: "0803",
    example: "+8.+6.+91+4.3.+3..4+8..+6+4..2+36..+87+5+8+1+6+32+94+6+91+4+5+238+7+24+3879+61+5...6+84+7+3+998+4+32+75+6+1+36+7+9+1+58+4+2 => r1c8<>5",
    near_miss: "+8.+6.+91+4.3.+3..4+8..+6+4..2+36..+87+5+8+1+6+32.4+6+91+4+5+238+7+24+3879+61+5...6+84+7+3+998+4+32+75+6+1+36+7+9+1+58+4+2",
    tier: Tier::Hard,
    score: 150,
    needs_uniqueness: false,
    lesson: "Two cells have the same two candidates. If a strong link of one digit keeps both cells from being \
             that digit, one of them is the other digit: a cell that sees both is not.",
    find,
    explain,
};

fn find(position: &Position, sink: Sink) -> ControlFlow<()> {
    let mut left = position.bivalue();
    while let Some(one) = left.first() {
        left.remove(one);
        let pair = position.candidates(one);
        for other in left - peers(one) {
            if position.candidates(other) == pair {
                try_pair(position, [one, other], pair, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn try_pair(position: &Position, [one, other]: [Cell; 2], pair: DigitSet, sink: Sink) -> ControlFlow<()> {
    for digit in pair.iter() {
        let joined = (pair - DigitSet::of(digit)).single();
        let removed = position.cells_of(digit) & peers(one) & peers(other);
        let Some(joined) = joined.filter(|_| !removed.is_empty()) else { continue };
        for link in strong_links(position, joined) {
            for [near, far] in [link.cells, [link.cells[1], link.cells[0]]] {
                if peers(one).contains(near) && peers(other).contains(far) {
                    let pattern = Pattern {
                        digits: pair,
                        cells: CellSet::of(one).with(other),
                        others: link.set(),
                        chain: vec![Link::strong(Candidate::new(near, joined), Candidate::new(far, joined))],
                        ..Pattern::default()
                    };
                    sink(Step::removing(&TECHNIQUE, pattern, Candidate::each(digit, removed)))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn explain(_: &Position, step: &Step) -> Explanation {
    let Pattern { digits, cells, .. } = step.pattern;
    let link = step.pattern.chain[0];
    let (joined, digit) = (link.from.digit, step.eliminations[0].digit);
    let (near, far) = (words::cells(link.from.cells), words::cells(link.to.cells));
    Explanation::new(format!("{} are both {}.", words::cells(cells), words::either(digits.iter())))
        .cells(Role::Focus, cells)
        .digits(Role::Kept, digits, cells)
        .say(format!("One of {near} and {far} is {joined}: there is no other place for it in their house."))
        .link(link)
        .say(format!(
            "Each of them sees one of the two cells, so not both of these are {joined}: one is {digit}."
        ))
        .outcome(step)
}
