//! Templates: the ways to place one digit in all houses that still need it. A candidate in no template is
//! false, and a candidate in all templates is true.
//!
//! Nobody can see all templates at once. So the proof supposes the opposite, and follows this digit alone
//! until a house has no place for it. Where that stalls, it refutes other places of the digit on the way.
//! No step is offered for a candidate that cannot be refuted so. This holds on every board, see
//! [`templates`](crate::human::templates).

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::hidden_single::hidden_single_left;
use super::nested_net::refute;
use crate::human::forcing_proof::add_contradiction;
use crate::human::forcing_steps::{Supposition, forcing_places};
use crate::human::say::outcome_removed;
use crate::human::singles::Singles;
use crate::human::technique::finder;
use crate::human::templates::outside;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Pattern, Position, Role, Set, Sink, Step, Technique,
    Tier, Wide, words,
};
use crate::{Cell, DigitSet, Geometry};

/// Limit on boards with more than nine digits: the places that the search for templates tries, and the
/// digits that the suppositions write.
const LARGE_BOARD: usize = 20_000;

/// The fields that both techniques share.
const FAMILY: Technique =
    Technique { tier: Tier::Extreme, score: 10_000, is_extra: true, ..Technique::BLANK };

/// A candidate in all templates.
pub static SET: Technique = Technique {
    name: "Template Set",
    code: Code::from_static("1201"),
    example: ".2......94...8.1.......3.5..9......73..1..6....5....2..178.....6....18.....64.... 516 417 722 224 329 833 635 935 239 841 444 245 545 246 646 447 856 665 469 576 378 279 579 285 385 488 489 291 591 996 597 997 299 => r2c9=2",
    near_miss: ".2......94...8.1.......3.5..9......73..1..6....5....2..178.....6....18.....64.... 516 417 722 329 833 635 935 239 841 444 245 545 246 646 447 856 665 469 576 378 279 579 285 385 488 489 291 591 996 597 997 299",
    find: finder!(|p, sink| find(p, &SET, sink)),
    ..FAMILY
};
/// A candidate in no template.
pub static DELETE: Technique = Technique {
    name: "Template Delete",
    code: Code::from_static("1202"),
    example: "+1+2.4..78.+45....1....9....452+1...7....3..6......41..8....15..9..6.+2.3.........2..7 235 636 597 598 => r6c9<>6",
    near_miss: "+1+2....78.+45....1....9....452+1...7....3..6......41..8....15..9..6.+2.3.........2..7 235 636 597 598",
    find: finder!(|p, sink| find(p, &DELETE, sink)),
    ..FAMILY
};

/// Passes on the steps of each digit, the shortest proof first.
fn find<G: Ground>(position: &Position<G>, technique: &'static Technique, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    let mut left = ground.limit(LARGE_BOARD);
    for digit in ground.digits() {
        let outside = outside(position, digit, &mut left);
        let singles = Singles::of_digit(position, digit);
        let nets = Candidate::each(digit, outside)
            .filter_map(|out| Some((out.cell, refute(singles.clone(), out, &mut left)?.size())));
        let sizes: BTreeMap<Cell, usize> = nets.collect();
        if *technique == DELETE {
            let mut found: Vec<_> = sizes.into_iter().map(|(cell, size)| (size, cell)).collect();
            found.sort_unstable();
            for (_, cell) in found {
                let candidate = Candidate::new(cell, digit);
                let pattern = Supposition { candidate, tell };
                sink(Step::removing(ground, technique, pattern, [candidate]))?;
            }
            continue;
        }
        let mut found = Vec::new();
        for house in 0..ground.house_count() {
            let places = position.cells_of(digit) & ground.house(house);
            let all: Vec<Cell> = places.into_iter().filter(|cell| !sizes.contains_key(cell)).collect();
            if let [cell] = all[..] {
                let size: usize = places.into_iter().filter_map(|cell| sizes.get(&cell)).sum();
                found.push((size, house, cell));
            }
        }
        found.sort_unstable();
        let mut placed = G::Cells::EMPTY;
        for (_, house, cell) in found {
            if !placed.contains(cell) {
                placed.insert(cell);
                let candidate = Candidate::new(cell, digit);
                sink(Step::placing(ground, technique, Last { candidate, house }, candidate))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The proof that a candidate is false.
fn tell(position: &Position<Wide>, supposed: Candidate) -> Explanation {
    add(position, supposed, Explanation::default())
}

/// Adds the proof that a candidate is false.
fn add(position: &Position<Wide>, supposed: Candidate, told: Explanation) -> Explanation {
    match refute(Singles::of_digit(position, supposed.digit), supposed, &mut { usize::MAX }) {
        Some(net) => add_contradiction(position, &net, told),
        None => told,
    }
}

/// The only place of a digit in a house that belongs to a template.
#[derive(Debug)]
struct Last {
    candidate: Candidate,
    house: usize,
}

impl Pattern for Last {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.candidate.digit)
    }

    fn cells(&self) -> Cells {
        Cells::of(self.candidate.cell)
    }

    fn house(&self) -> Option<usize> {
        Some(self.house)
    }

    fn explain(&self, position: &Position<Wide>, _: &Step) -> Explanation {
        let (ground, Candidate { cell, digit }) = (position.ground(), self.candidate);
        let others = position.cells_in(digit, self.house).filter(|&other| other != cell);
        let opening = Explanation::new(forcing_places(digit, ground.house_name(self.house)))
            .houses(Role::Base, Houses::of(self.house));
        let each = others.fold(opening, |told, other| {
            add(position, Candidate::new(other, digit), told)
                .say(outcome_removed(digit, vec![ground.name(other)]))
                .candidates(Role::Off, digit, Cells::of(other))
        });
        each.say(hidden_single_left(ground.name(cell), digit)).candidates(Role::On, digit, Cells::of(cell))
    }

    /// `3 in r4c3`.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(words::digits_in(geometry, self.digits(), self.cells()))
    }
}
