//! The proof of a chain: one sentence for each inference, then what its ends prove. The chain
//! techniques share it.

use super::als;
use super::candidate::Candidate;
use super::cells::{CellSet, name};
use super::evidence::{Chain, Set};
use super::marks::{Explanation, Link, LinkKind, Node, Role};
use super::position::Position;
use super::say::{self, CellNames};
use super::technique::Step;
use crate::message::Message;
use crate::{Digit, DigitSet, messages};

// A node is a digit in a cell or in one of several cells. The sentences join the cells with
// "or", so one sentence fits both.
messages! {
    pub(super) fn chain_suppose(digit: Digit, cells: impl CellNames);
    pub(super) fn chain_weak_house(digit: Digit, from: impl CellNames, to: impl CellNames, house: Message);
    pub(super) fn chain_weak_seen(digit: Digit, from: impl CellNames, to: impl CellNames);
    pub(super) fn chain_weak_cell(cell: String, digit: Digit, other: Digit);
    pub(super) fn chain_strong_house(digit: Digit, from: impl CellNames, to: impl CellNames, house: Message);
    pub(super) fn chain_strong_cell(cell: String, digit: Digit, other: Digit);
    fn chain_strong_set(digit: Digit, from: CellSet, set: CellSet, rest: DigitSet, other: Digit, to: CellSet);
    pub(super) fn chain_proves_start(digit: Digit, cells: impl CellNames);
    pub(super) fn chain_ends_digit(digit: Digit, first: impl CellNames, last: impl CellNames);
    pub(super) fn chain_ends_cell(cell: String, digits: DigitSet);
    pub(super) fn chain_ends_other(digit: Digit, first: impl CellNames, other: Digit, last: impl CellNames);
    pub(super) fn chain_is_loop();
}

/// The proof of a chain.
pub fn explain(position: &Position, step: &Step) -> Option<Explanation> {
    let Chain { links, sets } = Chain::of(step)?;
    let (first, last) = (links.first()?.from, links.last()?.to);
    let mut explanation = Explanation::new(chain_suppose(first.digit, first.cells)).candidates(
        Role::Off,
        first.digit,
        first.cells,
    );
    let mut sets = sets.iter();
    for &link in links {
        let role = if link.kind == LinkKind::Strong { Role::On } else { Role::Off };
        explanation = explanation.say(inference(position, link, &mut sets)?).link(link).candidates(
            role,
            link.to.digit,
            link.to.cells,
        );
    }
    explanation = explanation.say(conclusion(step, first, last));
    if first != last && exclude(first, last) {
        explanation = explanation.link(Link::weak(last, first));
    }
    Some(explanation.outcome(step))
}

fn conclusion(step: &Step, first: Node, last: Node) -> Message {
    let (digit, other) = (first.digit, last.digit);
    if first == last {
        return chain_proves_start(digit, first.cells);
    }
    let is_out = |candidate: &Candidate| excludes(first, *candidate) && excludes(last, *candidate);
    if !step.eliminations.iter().all(is_out) {
        return chain_is_loop();
    }
    match first.cell().filter(|_| first.cells == last.cells) {
        Some(cell) => chain_ends_cell(name(cell), [digit, other].into_iter().collect()),
        None if digit == other => chain_ends_digit(digit, first.cells, last.cells),
        None => chain_ends_other(digit, first.cells, other, last.cells),
    }
}

/// The sentence of a link, with its reason.
fn inference<'a>(
    position: &Position,
    link: Link,
    sets: &mut impl Iterator<Item = &'a Set>,
) -> Option<Message> {
    let Link { kind, from, to } = link;
    let digit = from.digit;
    Some(match kind {
        LinkKind::Weak if digit == to.digit => match (from.cells | to.cells).common_houses().first() {
            Some(house) => chain_weak_house(digit, from.cells, to.cells, say::house(house)),
            None => chain_weak_seen(digit, from.cells, to.cells),
        },
        LinkKind::Weak => chain_weak_cell(name(from.cell()?), digit, to.digit),
        LinkKind::Strong if digit == to.digit => {
            let house = strong_house(position, from, to)?;
            chain_strong_house(digit, from.cells, to.cells, say::house(house))
        }
        LinkKind::Strong if als::is_passed(from, to) => {
            let Set { cells, digits } = *sets.next()?;
            let rest = digits - DigitSet::of(digit);
            chain_strong_set(digit, from.cells, cells, rest, to.digit, to.cells)
        }
        LinkKind::Strong => chain_strong_cell(name(from.cell()?), digit, to.digit),
    })
}

/// The house in which these two nodes are all places of the digit.
fn strong_house(position: &Position, from: Node, to: Node) -> Option<usize> {
    let both = from.cells | to.cells;
    let houses = both.common_houses();
    houses.iter().find(|&house| position.places(from.digit, house).count_ones() as usize == both.len())
}

/// Whether two nodes cannot both be true.
fn exclude(a: Node, b: Node) -> bool {
    if a.digit == b.digit {
        b.cells.is_subset(a.cells.common_peers())
    } else {
        a.cells == b.cells && a.cell().is_some()
    }
}

fn excludes(node: Node, candidate: Candidate) -> bool {
    exclude(node, Node::from(candidate))
}
