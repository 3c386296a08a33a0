//! The proofs of what sources leave: the name of each, what is left of it, and what does not fit.

use super::{Of, Source};
use crate::human::ground::{Ground, Wide};
use crate::human::{
    Candidate, Cells, Explanation, Houses, Pattern, Position, Role, Step, clue_name, say, words,
};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet, Geometry, messages};

messages! {
    /// `sets`: combinations as text, such as `3+9`.
    fn clue_combinations(clue: Message, sets: Vec<String>);
    fn clue_bounds(clue: Message, cell: String, least: Digit, most: Digit);
    fn clue_cell_left(clue: Message, cell: String, digits: DigitSet);
    fn clue_required(clue: Message, digit: Digit, cells: Vec<String>);
    fn clues_required(digit: Digit, cells: Vec<String>, clues: Vec<Message>);
    fn clues_do_not_fit(digit: Digit, cells: Vec<String>, clues: Vec<Message>);
    fn sum_of_houses(houses: Vec<Message>, count: usize, total: usize);
    fn sum_without(clues: Vec<Message>);
    fn sum_left(sum: Message);
    fn leftovers_same(one: Vec<Message>, other: Vec<Message>, here: Vec<String>, there: Vec<String>);
}

/// The most combinations that a sentence lists, and the most cells that they have.
const COMBINATIONS: usize = 8;
const CELLS_OF_COMBINATIONS: usize = 6;
/// The most ways of which combinations are collected.
const WAYS: usize = 1_000;

/// Sources that leave no way for some candidates.
#[derive(Debug)]
pub struct Together {
    pub sources: Vec<usize>,
    /// All their cells.
    pub cells: Cells,
}

/// Sources that need a digit in one of some places.
#[derive(Debug)]
pub struct Required {
    pub sources: Vec<usize>,
    pub digit: Digit,
    pub places: Cells,
}

/// The cells of some sources.
pub fn cells_of(ground: Wide, sources: &[usize]) -> Cells {
    sources.iter().fold(Cells::EMPTY, |all, &number| all | ground.sources().get(number).cells)
}

impl Pattern for Together {
    fn digits(&self) -> DigitSet {
        DigitSet::EMPTY
    }

    fn cells(&self) -> Cells {
        self.cells
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let ground = position.ground();
        let sources: Vec<&Source> = self.sources.iter().map(|&number| ground.sources().get(number)).collect();
        let (proof, left) = say_each(position, &self.sources, &step.eliminations);
        if let [source] = sources[..] {
            return say_cells(proof, position, source, step, &left);
        }
        say::by_digit(&left).into_iter().fold(proof, |proof, (digit, cells)| {
            let names = sources.iter().map(|source| source.name.clone()).collect();
            proof.say(clues_do_not_fit(digit, ground.names(cells), names)).cells(Role::Focus, self.cells)
        })
    }

    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(format!("in {}", words::short(geometry, self.cells)))
    }
}

impl Pattern for Required {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.digit)
    }

    fn cells(&self) -> Cells {
        self.places
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let &Self { ref sources, digit, places } = self;
        let ground = position.ground();
        let (proof, _) = say_each(position, sources, &[]);
        let names: Vec<Message> =
            sources.iter().map(|&number| ground.sources().get(number).name.clone()).collect();
        let message = match &names[..] {
            [name] => clue_required(name.clone(), digit, ground.names(places)),
            _ => clues_required(digit, ground.names(places), names),
        };
        proof
            .say(message)
            .cells(Role::Focus, cells_of(ground, sources))
            .candidates(Role::Kept, digit, places)
            .say_seen(ground, digit, places, step.cleared())
    }

    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(words::digits_in(geometry, DigitSet::of(self.digit), self.places))
    }
}

/// Says of each source where it comes from, and its combinations if they are few. Returns the candidates
/// that have no place in these.
fn say_each(
    position: &Position<Wide>,
    sources: &[usize],
    out: &[Candidate],
) -> (Explanation, Vec<Candidate>) {
    let ground = position.ground();
    let mut left = out.to_vec();
    let mut proof = Explanation::default();
    for &number in sources {
        let source = ground.sources().get(number);
        proof = say_origin(proof, ground, source);
        if let Some(sets) = combinations(position, number) {
            let joined = if is_sum(ground, source) { "+" } else { "-" };
            let text = |set: &Vec<Digit>| set.iter().map(Digit::to_string).collect::<Vec<_>>().join(joined);
            let all: DigitSet = sets.iter().flatten().copied().collect();
            proof = proof
                .say(clue_combinations(source.name.clone(), sets.iter().map(text).collect()))
                .cells(Role::Focus, source.cells);
            left.retain(|at| !source.cells.contains(at.cell) || all.contains(at.digit));
        }
    }
    (proof, left)
}

/// Says what one source leaves in each cell that loses more than its combinations say.
fn say_cells(
    proof: Explanation,
    position: &Position<Wide>,
    source: &Source,
    step: &Step,
    left: &[Candidate],
) -> Explanation {
    let cells: Cells = left.iter().map(|at| at.cell).collect();
    cells.into_iter().fold(proof, |proof, cell| {
        let gone: DigitSet =
            step.eliminations.iter().filter(|at| at.cell == cell).map(|at| at.digit).collect();
        let kept = position.can_hold(cell) - gone;
        let (name, of) = (source.name.clone(), position.ground().name(cell));
        let bounds = kept.iter().next().zip(kept.iter().last());
        let is_outside = |(least, most)| gone.iter().all(|digit| digit < least || digit > most);
        let message = match bounds.filter(|&bounds| kept.len() > 2 && is_outside(bounds)) {
            Some((least, most)) => clue_bounds(name, of, least, most),
            None => clue_cell_left(name, of, kept),
        };
        proof.say(message).cells(Role::Focus, source.cells)
    })
}

/// Says how a sum or two groups follow from others.
fn say_origin(proof: Explanation, ground: Wide, source: &Source) -> Explanation {
    let geometry = ground.geometry();
    match &source.of {
        Of::Clue(_) | Of::House => proof,
        Of::Sum(derived) => {
            let houses: Houses = derived.houses.clone().collect();
            let total = houses.len() * geometry.side() * (geometry.side() + 1) / 2;
            let constraint = |&sum: &usize| {
                let constraint = ground.sources().constraint_of_sum(sum);
                clue_name(&geometry.variant().rules().constraints()[constraint], geometry)
            };
            proof
                .say(sum_of_houses(ground.house_names(houses), houses.len(), total))
                .houses(Role::Base, houses)
                .say(sum_without(derived.taken.iter().map(constraint).collect()))
                .say(sum_left(source.name.clone()))
                .cells(Role::Focus, source.cells)
        }
        Of::Same(left) => {
            let [one, other] =
                left.houses.each_ref().map(|houses| houses.iter().copied().collect::<Houses>());
            let [here, there] = left.groups.each_ref().map(|cells| cells.iter().copied().collect::<Cells>());
            proof
                .say(leftovers_same(
                    ground.house_names(one),
                    ground.house_names(other),
                    ground.names(here),
                    ground.names(there),
                ))
                .houses(Role::Base, one)
                .houses(Role::Cover, other)
                .cells(Role::SetA, here)
                .cells(Role::SetB, there)
        }
    }
}

/// Whether combinations of a clue add up to something.
fn is_sum(ground: Wide, source: &Source) -> bool {
    let Of::Clue(number) = source.of else { return false };
    let constraint = &ground.geometry().variant().rules().constraints()[number];
    matches!(constraint.kind().name, "killer" | "little-killer" | "x" | "v")
}

/// The combinations that are left of a clue whose cells all differ, or that has two cells: sets of digits in
/// ascending order. `None` if there are many.
pub fn combinations(position: &Position<Wide>, number: usize) -> Option<Vec<Vec<Digit>>> {
    let ground = position.ground();
    let Source { of: Of::Clue(_), cells, .. } = *ground.sources().get(number) else { return None };
    let differ = |cell: Cell| cells.without(cell).is_subset(ground.peers(cell));
    if cells.len() > CELLS_OF_COMBINATIONS || cells.len() > 2 && !cells.into_iter().all(differ) {
        return None;
    }
    let mut sets = position.local(&[number]).ways(WAYS)?;
    sets.iter_mut().for_each(|set| set.sort_unstable());
    sets.sort_unstable();
    sets.dedup();
    (1..=COMBINATIONS).contains(&sets.len()).then_some(sets)
}
