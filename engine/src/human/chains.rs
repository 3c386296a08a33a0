//! Chains as a technique finds them. A chain says: if its first node is false, its last node is
//! true. So one of the two is true. The conclusion depends on the ends:
//!
//! ```text
//! the same node        it is true (if it were false, it would be true)
//! they exclude each    a loop: exactly one of the two is true, and
//! other                exactly one end of every weak link in it
//! neither              what both exclude is false
//! ```
//!
//! [`chains_proof`](super::chains_proof) writes the proof. Called by the chain techniques, which
//! differ in the links that they may use ([`Kind`]) and in the outcomes that they are named for
//! ([`Ends`]).

use std::ops::ControlFlow;

use super::als::{self, Als};
use super::candidate::Candidate;
use super::cells::CellSet;
use super::evidence::Chain;
use super::marks::{Link, LinkKind, Node};
use super::network::{Kind, Network};
use super::position::Position;
use super::reach::Reach;
use super::relation;
use super::step_line::walked;
use super::technique::{Sink, Step, Technique, Told};
use crate::DigitSet;

/// Maximum number of strong links in a chain.
const LONGEST: u8 = 30;

/// What a chain proves, by its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// Exactly one end of every weak link is true.
    Loop,
    /// One candidate is decided: the only end is true, or the only candidate that both ends
    /// exclude is false.
    One,
    /// Several candidates are false, which both ends exclude.
    Several,
    /// Whatever the two ends exclude, loop or not.
    Open,
}

/// What a technique looks for.
pub struct Search {
    /// The technique that the steps belong to.
    pub technique: &'static Technique,
    /// The links that may be used.
    pub kind: Kind,
    /// What the ends must be.
    pub ends: Ends,
}

/// Passes chains to the sink, shortest first, one for each set of candidates removed.
pub fn find(search: &Search, position: &Position, sink: Sink) -> ControlFlow<()> {
    let network = Network::new(position, search.kind);
    let reach = Reach::new(&network, LONGEST);
    let finder = Finder { search, position, network: &network };
    let mut told = Told::default();
    for (a, b) in pairs(search, &network, &reach) {
        let Some(nodes) = reach.chain(a, b) else { continue };
        if !is_of_kind(search.kind, &network, &nodes) {
            continue;
        }
        let outcomes = finder.outcomes(&nodes);
        if finder.only_extends(&nodes, digits(&outcomes)) {
            continue;
        }
        for outcome in outcomes {
            if told.is_new(&outcome) {
                sink(step(search.technique, &network, &nodes, outcome))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether the chain uses a link that easier kinds lack.
fn is_of_kind(kind: Kind, network: &Network, nodes: &[usize]) -> bool {
    let node = |at: usize| network.nodes[at];
    let is_grouped = || nodes.iter().any(|&at| node(at).is_group());
    match kind {
        Kind::Grouped => is_grouped(),
        Kind::Als => nodes.chunks_exact(2).any(|ends| als::is_passed(node(ends[0]), node(ends[1]))),
        Kind::SingleDigit | Kind::Bivalue | Kind::Any => true,
    }
}

/// The ends of all chains that may prove something, shortest first.
fn pairs(search: &Search, network: &Network, reach: &Reach<'_>) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for a in 0..network.nodes.len() {
        for (b, steps) in reach.from(a).filter(|&(b, _)| b >= a) {
            let is_loop = network.weak.has(a, b);
            let may_prove = match search.ends {
                Ends::Loop => is_loop,
                Ends::One => !is_loop,
                Ends::Several => !is_loop || network.nodes[a].digit == network.nodes[b].digit,
                Ends::Open => a != b,
            };
            // A loop may prove something at each of its links, other chains only at their ends.
            let shares =
                search.ends == Ends::Loop || relation::meets(network.weak.row(a), network.weak.row(b));
            // Locked candidates cover a single strong link.
            if may_prove && shares && steps > 1 {
                pairs.push((steps, a, b));
            }
        }
    }
    pairs.sort_unstable();
    pairs.into_iter().map(|(_, a, b)| (a, b)).collect()
}

/// Decides what a chain proves, for one search.
struct Finder<'a> {
    search: &'a Search,
    position: &'a Position,
    network: &'a Network,
}

impl Finder<'_> {
    /// The eliminations of the chain's steps. Normally all of them are one step. Under
    /// [`Ends::One`], a chain with a group at an end has one step for each candidate outside the
    /// chain's cells.
    fn outcomes(&self, nodes: &[usize]) -> Vec<Vec<Candidate>> {
        let eliminations = self.eliminations(nodes);
        let ends = [nodes[0], nodes[nodes.len() - 1]].map(|node| self.network.nodes[node]);
        let are_cells = ends.iter().all(|end| !end.is_group());
        let is_one = eliminations.len() == 1 || (ends[0] == ends[1] && are_cells);
        match self.search.ends {
            _ if eliminations.is_empty() => Vec::new(),
            Ends::One if is_one => vec![eliminations],
            Ends::One if are_cells => Vec::new(),
            Ends::One => {
                let passes = |cell| nodes.iter().any(|&node| self.network.nodes[node].cell() == Some(cell));
                eliminations.into_iter().filter(|one| !passes(one.cell)).map(|one| vec![one]).collect()
            }
            Ends::Several if is_one || !(are_cells || self.ends_in_set(nodes)) => Vec::new(),
            Ends::Loop | Ends::Open | Ends::Several => vec![eliminations],
        }
    }

    /// Whether one end is a candidate and the other lies in the almost locked set of the last
    /// link.
    fn ends_in_set(&self, nodes: &[usize]) -> bool {
        let node = |at: usize| self.network.nodes[nodes[at]];
        let last = nodes.len() - 1;
        let is_set =
            |before: usize, end: usize| node(end).is_group() && als::is_passed(node(before), node(end));
        (is_set(1, 0) && !node(last).is_group()) || (is_set(last - 1, last) && !node(0).is_group())
    }

    /// Whether the chain only extends a shorter one that removes the same digits elsewhere. The
    /// shorter chain is a step of its own, and a simpler chain is enough after it. A chain that
    /// ends in an almost locked set is a last resort: any shorter chain is better, even one that
    /// decides a single candidate.
    fn only_extends(&self, nodes: &[usize], own: DigitSet) -> bool {
        if self.search.ends == Ends::Loop {
            return false;
        }
        let any_will_do = self.search.ends == Ends::Several && self.ends_in_set(nodes);
        let may_prove = |part: &[usize]| {
            self.search.ends == Ends::Open || !self.network.weak.has(part[0], part[part.len() - 1])
        };
        let removed = |part: &[usize]| {
            if any_will_do { digits(&[self.eliminations(part)]) } else { digits(&self.outcomes(part)) }
        };
        let shorter = (4..nodes.len()).step_by(2);
        let mut parts = shorter.flat_map(|len| [&nodes[..len], &nodes[nodes.len() - len..]]);
        parts.any(|part| may_prove(part) && removed(part) == own)
    }

    /// What the chain proves false, in board order. By convention a house link of a loop removes
    /// nothing from the loop's own cells.
    fn eliminations(&self, nodes: &[usize]) -> Vec<Candidate> {
        let network = self.network;
        let (first, last) = (nodes[0], nodes[nodes.len() - 1]);
        if self.search.ends != Ends::Loop {
            return ends_remove(network, first, last);
        }
        let cells = nodes.iter().fold(CellSet::EMPTY, |cells, &node| cells | network.nodes[node].cells);
        let mut hit = Vec::new();
        for link in std::iter::once(&[last, first][..]).chain(nodes[1..nodes.len() - 1].chunks(2)) {
            let is_in_cell = network.nodes[link[0]].cells == network.nodes[link[1]].cells;
            let removed = ends_remove(network, link[0], link[1]).into_iter();
            hit.extend(removed.filter(|candidate| is_in_cell || !cells.contains(candidate.cell)));
        }
        for ends in nodes.chunks_exact(2) {
            hit.extend(self.locked([ends[0], ends[1]]));
        }
        hit.sort_unstable();
        hit.dedup();
        hit
    }

    /// The candidates that an almost locked set on a loop removes. The loop passes it by two
    /// digits. The set lacks one of the two, so it holds all its other digits.
    fn locked(&self, ends: [usize; 2]) -> Vec<Candidate> {
        let [from, to] = ends.map(|node| self.network.nodes[node]);
        let Some(set) = als::between(&self.network.sets, from, to) else { return Vec::new() };
        let others = set.digits - DigitSet::of(from.digit) - DigitSet::of(to.digit);
        others.iter().flat_map(|digit| als::removed(self.position, [set], digit)).collect()
    }
}

/// The candidates that both ends exclude, in board order.
fn ends_remove(network: &Network, a: usize, b: usize) -> Vec<Candidate> {
    let mut hit: Vec<Candidate> = relation::shared(network.weak.row(a), network.weak.row(b))
        .filter_map(|node| network.nodes[node].candidate())
        .collect();
    if let Some(cell) = network.nodes[a].cell().filter(|_| a == b) {
        // The digit is placed there, so its cell loses the other candidates. Its peers lose the
        // digit only when it is written.
        hit.retain(|candidate| candidate.cell == cell);
    }
    hit.sort_unstable();
    hit
}

/// The digits that the outcomes remove.
fn digits(outcomes: &[Vec<Candidate>]) -> DigitSet {
    outcomes.iter().flatten().map(|candidate| candidate.digit).collect()
}

fn step(
    technique: &'static Technique,
    network: &Network,
    nodes: &[usize],
    eliminations: Vec<Candidate>,
) -> Step {
    let nodes: Vec<Node> = nodes.iter().map(|&node| network.nodes[node]).collect();
    let kinds = [LinkKind::Strong, LinkKind::Weak].into_iter().cycle();
    let links = nodes.windows(2).zip(kinds).map(|(ends, kind)| Link { kind, from: ends[0], to: ends[1] });
    let sets = nodes.chunks_exact(2).filter_map(|ends| als::between(&network.sets, ends[0], ends[1]));
    let chain = Chain { links: links.collect(), sets: sets.map(Als::set).collect() };
    Step::removing(technique, chain, eliminations)
}

/// `4 4- r1c4 -9- r4c4 -6- r5c6 -4`: an open chain.
pub fn notation(step: &Step) -> Option<String> {
    Some(walked(Chain::of(step)?, false))
}

/// `1/8 r2c4 =1= r3c4 -8- r2c4`: a loop.
pub fn loop_notation(step: &Step) -> Option<String> {
    Some(walked(Chain::of(step)?, true))
}
