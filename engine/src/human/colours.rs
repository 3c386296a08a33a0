//! Colouring: the places of a digit that strong links connect form a *cluster*. They fall into
//! two colours, and all cells of one colour hold the digit.
//!
//! Called by simple and multi colours.

use super::cells::{CellSet, peers};
use super::evidence::Colouring;
use super::links::{partners, strong_links};
use super::marks::{Explanation, Link, Role};
use super::position::Position;
use super::technique::Step;
use super::{Candidate, step_line, words};
use crate::{Digit, DigitSet, messages};

messages! {
    fn colour_links(digit: Digit);
    fn colour_either(digit: Digit, first: CellSet, second: CellSet);
}

/// Connected cells of one digit, by colour.
pub type Cluster = [CellSet; 2];

/// The clusters of a digit, in the order of their first cells.
pub fn clusters(position: &Position, digit: Digit) -> Vec<Cluster> {
    let linked: CellSet = strong_links(position, digit).flat_map(|link| link.cells).collect();
    let mut left = linked;
    let mut found = Vec::new();
    while let Some(first) = left.first() {
        let mut cluster = [CellSet::of(first), CellSet::EMPTY];
        let mut fresh = cluster;
        while !(fresh[0] | fresh[1]).is_empty() {
            let next = [1, 0].map(|of: usize| {
                fresh[of].into_iter().fold(CellSet::EMPTY, |all, cell| all | partners(position, digit, cell))
            });
            fresh = [next[0] - cluster[0], next[1] - cluster[1]];
            cluster = [cluster[0] | fresh[0], cluster[1] | fresh[1]];
        }
        let cells = cluster[0] | cluster[1];
        left -= cells;
        // In a position without a solution a cell may have both colours.
        if !cluster[0].meets(cluster[1]) {
            found.push(cluster);
        }
    }
    found
}

/// The cells that see some cell of the set.
pub fn seen_from(cells: CellSet) -> CellSet {
    cells.into_iter().fold(CellSet::EMPTY, |seen, cell| seen | peers(cell))
}

/// The evidence of some clusters, with the strong links in them.
pub fn evidence(position: &Position, digit: Digit, clusters: &[Cluster]) -> Colouring {
    let cells = clusters.iter().fold(CellSet::EMPTY, |all, cluster| all | cluster[0] | cluster[1]);
    let inside = strong_links(position, digit).filter(|link| link.set().is_subset(cells));
    let links = inside.map(|link| {
        let [from, to] = link.cells.map(|cell| Candidate::new(cell, digit));
        Link::strong(from, to)
    });
    Colouring { digits: DigitSet::of(digit), clusters: clusters.to_vec(), links: links.collect() }
}

/// The first sentences: each cluster with its two colours.
pub fn introduce(colouring: &Colouring) -> Option<Explanation> {
    let digit = colouring.digits.first()?;
    let explanation = Explanation::new(colour_links(digit)).links(&colouring.links);
    Some(colouring.clusters.iter().fold(explanation, |explanation, &[one, other]| {
        explanation.say(colour_either(digit, one, other)).candidates(Role::On, digit, one).candidates(
            Role::Off,
            digit,
            other,
        )
    }))
}

/// `5 (r1c2) / (r8c2), (r1c6,r4c1) / (r4c6,r5c3)`: the two colours of each cluster.
pub fn notation(step: &Step) -> Option<String> {
    let Colouring { digits, clusters, .. } = Colouring::of(step)?;
    let colours = |[one, other]: &Cluster| format!("({}) / ({})", words::short(*one), words::short(*other));
    let clusters: Vec<String> = clusters.iter().map(colours).collect();
    Some(format!("{} {}", step_line::listed(*digits, ","), clusters.join(", ")))
}
