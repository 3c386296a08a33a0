//! Colouring: the places of a digit that strong links connect form a *cluster*. They fall into
//! two colours, and all cells of one colour hold the digit.

use super::candidate::Candidate;
use super::ground::{Ground, Set, Wide};
use super::links::{partners, strong_links};
use super::marks::{Explanation, Link, Role};
use super::position::Position;
use super::technique::{Pattern, Step, Technique};
use super::wide::Cells;
use super::words;
use crate::{Cell, Digit, DigitSet, Geometry, messages};

messages! {
    fn colour_links(digit: Digit);
    fn colour_either(digit: Digit, first: Vec<String>, second: Vec<String>);
}

/// Connected cells of one digit, by colour.
pub type Cluster<C = Cells> = [C; 2];

/// The clusters of a digit, in the order of their first cells.
pub fn clusters<G: Ground>(position: &Position<G>, digit: Digit) -> Vec<Cluster<G::Cells>> {
    let none = G::Cells::EMPTY;
    let mut left: G::Cells = strong_links(position, digit).flat_map(|link| link.cells).collect();
    let mut found = Vec::new();
    while let Some(first) = left.first() {
        let mut cluster = [G::Cells::of(first), none];
        let mut fresh = cluster;
        while !(fresh[0] | fresh[1]).is_empty() {
            let next = [1, 0].map(|of: usize| {
                fresh[of].into_iter().fold(none, |all, cell| all | partners(position, digit, cell))
            });
            fresh = [next[0] - cluster[0], next[1] - cluster[1]];
            cluster = [cluster[0] | fresh[0], cluster[1] | fresh[1]];
        }
        left -= cluster[0] | cluster[1];
        // In a position without a solution a cell may have both colours.
        if !cluster[0].meets(cluster[1]) {
            found.push(cluster);
        }
    }
    found
}

/// The step that removes the digit from cells. `conclude` adds the last sentences of the proof.
pub fn step<G: Ground>(
    position: &Position<G>,
    technique: &'static Technique,
    (digit, clusters): (Digit, &[Cluster<G::Cells>]),
    removed: G::Cells,
    conclude: Conclude,
) -> Step {
    let cells = clusters.iter().flatten().fold(G::Cells::EMPTY, |all, &colour| all | colour);
    let inside = strong_links(position, digit).filter(|link| link.set::<G::Cells>().is_subset(cells));
    let links = inside.map(|link| {
        let [from, to] = link.cells.map(|cell| Candidate::new(cell, digit));
        Link::strong(from, to)
    });
    let clusters = clusters.iter().map(|cluster| cluster.map(Into::into)).collect();
    let pattern = Colouring { digit, clusters, links: links.collect(), conclude };
    Step::removing(position.ground(), technique, pattern, Candidate::each(digit, removed))
}

/// Ends the proof of a step.
pub type Conclude = fn(Explanation, Wide, &Colouring, &Step) -> Explanation;

/// The link between two cells that see each other.
pub fn clash(digit: Digit, cells: [Cell; 2]) -> Link {
    let [one, other] = cells.map(|cell| Candidate::new(cell, digit));
    Link::weak(one, other)
}

/// Clusters of cells in two colours.
#[derive(Debug)]
pub struct Colouring {
    /// The digit.
    pub digit: Digit,
    /// The clusters. The file of a technique says if one of the colours has a special role.
    pub clusters: Vec<Cluster>,
    /// The strong links that the clusters consist of.
    links: Vec<Link>,
    conclude: Conclude,
}

impl Pattern for Colouring {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.digit)
    }

    fn cells(&self) -> Cells {
        self.clusters.iter().flatten().fold(Cells::EMPTY, |all, &colour| all | colour)
    }

    /// Each cluster with its two colours, and what follows.
    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let (ground, digit) = (position.ground(), self.digit);
        let opening = Explanation::new(colour_links(digit)).links(&self.links);
        let roles = [[Role::ColourA, Role::ColourB], [Role::ColourC, Role::ColourD]];
        let told = self.clusters.iter().zip(roles).fold(opening, |told, (&[one, other], roles)| {
            told.say(colour_either(digit, ground.names(one), ground.names(other)))
                .candidates(roles[0], digit, one)
                .candidates(roles[1], digit, other)
        });
        (self.conclude)(told, ground, self, step)
    }

    /// `5 (r1c2) / (r8c2), (r1c6,r4c1) / (r4c6,r5c3)`: the two colours of each cluster.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let colours = |cluster: &Cluster| cluster.map(|cells| format!("({})", words::short(geometry, cells)));
        let clusters: Vec<String> =
            self.clusters.iter().map(|cluster| colours(cluster).join(" / ")).collect();
        Some(format!("{} {}", self.digit, clusters.join(", ")))
    }
}
