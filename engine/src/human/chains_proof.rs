//! The proof of a chain: one sentence for each inference, then what its ends prove. The chain
//! techniques share it.

use super::als;
use super::candidate::Candidate;
use super::cells::house_name;
use super::evidence::{Chain, Set};
use super::marks::{Explanation, Link, LinkKind, Node, Role};
use super::position::Position;
use super::technique::Step;
use super::words;
use crate::DigitSet;

/// The proof of a chain.
pub fn explain(position: &Position, step: &Step) -> Option<Explanation> {
    let Chain { links, sets } = Chain::of(step)?;
    let (first, last) = (links.first()?.from, links.last()?.to);
    let mut explanation = Explanation::new(format!("Suppose that {}.", is_not(first))).candidates(
        Role::Off,
        first.digit,
        first.cells,
    );
    let mut sets = sets.iter();
    for &link in links {
        let role = if link.kind == LinkKind::Strong { Role::On } else { Role::Off };
        explanation = explanation.say(inference(position, link, &mut sets)).link(link).candidates(
            role,
            link.to.digit,
            link.to.cells,
        );
    }
    explanation = explanation.say(conclusion(position, step, first, last));
    if first != last && exclude(first, last) {
        explanation = explanation.link(Link::weak(last, first));
    }
    Some(explanation.outcome(step))
}

fn conclusion(position: &Position, step: &Step, first: Node, last: Node) -> String {
    if first == last {
        return format!("So {} could not be: {}.", is_not(first), is(first));
    }
    let removed = |candidate: &Candidate| excludes(first, *candidate) && excludes(last, *candidate);
    if step.eliminations.iter().all(removed) {
        let they = if step.eliminations.len() == 1 {
            "what is removed rules"
        } else {
            "each of those removed rules"
        };
        return format!(
            "So {} or {} (or both), whichever way it turns out, and {they} out both.",
            is(first),
            is(last)
        );
    }
    debug_assert!(exclude(first, last) && position.empty().meets(first.cells));
    format!(
        "{} and {} exclude each other too, so the chain is a loop: of every two that exclude each other in it, \
         exactly one is true.",
        capital(&is(first)),
        is(last)
    )
}

/// "If r1c1 is not 4, then r1c7 is 4, the only other place in row 1."
fn inference<'a>(position: &Position, link: Link, sets: &mut impl Iterator<Item = &'a Set>) -> String {
    let Link { kind, from, to } = link;
    match kind {
        LinkKind::Weak if from.digit == to.digit => {
            format!("If {}, then {}: both are in {}.", is(from), is_not(to), shared_house(from, to))
        }
        LinkKind::Weak => format!("If {}, then {}: a cell holds one digit.", is(from), is_not(to)),
        LinkKind::Strong if from.digit == to.digit => {
            let house = strong_house(position, from, to).map_or_else(String::new, house_name);
            format!("If {}, then {}: {house} has no other place for it.", is_not(from), is(to))
        }
        LinkKind::Strong if als::is_passed(from, to) => {
            sets.next().map_or_else(String::new, |&set| in_set(set, from, to))
        }
        LinkKind::Strong => format!("If {}, then {}: nothing else is left there.", is_not(from), is(to)),
    }
}

/// "If r1c1 is not 4, then r1c1 and r1c2 hold 5 and 7 between them, so one of ... is 7."
fn in_set(Set { cells, digits }: Set, from: Node, to: Node) -> String {
    format!(
        "If {}, then {} hold {}, so {}.",
        is_not(from),
        words::cells(cells),
        words::digits(digits - DigitSet::of(from.digit)),
        is(to)
    )
}

/// The house in which these two nodes are all places of the digit.
fn strong_house(position: &Position, from: Node, to: Node) -> Option<usize> {
    let both = from.cells | to.cells;
    let houses = both.common_houses();
    houses.iter().find(|&house| position.places(from.digit, house).count_ones() as usize == both.len())
}

fn shared_house(from: Node, to: Node) -> String {
    (from.cells | to.cells).common_houses().first().map_or_else(|| "a shared house".to_owned(), house_name)
}

/// "r1c1 is 4", "one of r1c1 and r1c2 is 4".
fn is(node: Node) -> String {
    match node.cell() {
        Some(_) => format!("{} is {}", words::cells(node.cells), node.digit),
        None => format!("one of {} is {}", words::cells(node.cells), node.digit),
    }
}

/// "r1c1 is not 4", "none of r1c1 and r1c2 is 4".
fn is_not(node: Node) -> String {
    match node.cell() {
        Some(_) => format!("{} is not {}", words::cells(node.cells), node.digit),
        None => format!("none of {} is {}", words::cells(node.cells), node.digit),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    // A cell's name stays small: r1c1.
    match letters.next() {
        Some('o') => format!("O{}", letters.as_str()),
        _ => text.to_owned(),
    }
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
