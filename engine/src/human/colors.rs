//! Colouring: the places of one digit that hang together by strong links fall
//! into two colours, and one of the colours holds the digit everywhere. Such a
//! net is a *cluster*.
//!
//! Called by simple and multi colours.

use super::cells::{CellSet, peers};
use super::links::{partners, strong_links};
use super::marks::{Explanation, Link, Role};
use super::position::Position;
use super::technique::{Pattern, Step};
use super::{Candidate, words};
use crate::{Digit, DigitSet};

/// Cells of one digit that hang together, by colour.
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
        // In a position without a solution a cell may get both colours.
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

/// The pattern of some clusters: `sets` are their colours, two a cluster,
/// `chain` the strong links between them.
pub fn pattern(position: &Position, digit: Digit, clusters: &[Cluster]) -> Pattern {
    let cells = clusters.iter().fold(CellSet::EMPTY, |all, cluster| all | cluster[0] | cluster[1]);
    let chain = strong_links(position, digit).filter(|link| link.set().is_subset(cells));
    Pattern {
        digits: DigitSet::of(digit),
        cells,
        chain: chain
            .map(|link| {
                let [from, to] = link.cells.map(|cell| Candidate::new(cell, digit));
                Link::strong(from, to)
            })
            .collect(),
        sets: clusters.iter().flatten().map(|&colour| (colour, DigitSet::of(digit))).collect(),
        ..Pattern::default()
    }
}

/// The first sentences: each cluster with its two colours.
pub fn introduce(step: &Step) -> Explanation {
    let Some(digit) = step.pattern.digits.first() else { return Explanation::default() };
    let clusters = step.pattern.sets.chunks(2);
    let explanation =
        Explanation::new(format!("Where {digit} has only two places in a house, one of the two holds it."));
    clusters.fold(explanation.links(&step.pattern.chain), |explanation, colours| {
        let ((one, _), (other, _)) = (colours[0], colours[1]);
        explanation
            .say(format!(
                "So either {} {} {digit}, or {} {}.",
                words::cells(one),
                are(one),
                words::cells(other),
                are(other)
            ))
            .candidates(Role::On, digit, one)
            .candidates(Role::Off, digit, other)
    })
}

/// "is" or "are all".
pub fn are(cells: CellSet) -> &'static str {
    if cells.len() == 1 { "is" } else { "are all" }
}
