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
use super::chains_proof::Chain;
use super::ground::{Ground, Set};
use super::marks::{Link, LinkKind};
use super::network::{Kind, Network};
use super::position::Position;
use super::reach::Reach;
use super::relation;
use super::technique::{Sink, Step, Technique, Told};
use crate::DigitSet;

/// Maximum number of strong links in a chain.
const LONGEST: u8 = 30;

/// Limits of a search.
struct Limits {
    /// The nodes that chains may pass. There is no search if there are more.
    nodes: usize,
    /// The chains built, the shortest first.
    chains: usize,
    /// The nodes tried for one chain.
    attempts: usize,
}

/// Limits on boards with more than nine digits. Smaller boards have none.
const LARGE_BOARD: Limits = Limits { nodes: 4_000, chains: 20_000, attempts: 1_000 };
const NO_LIMITS: Limits = Limits { nodes: usize::MAX, chains: usize::MAX, attempts: usize::MAX };

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
pub fn find<G: Ground>(search: &Search, position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let limits = if position.ground().side() > 9 { LARGE_BOARD } else { NO_LIMITS };
    let network = Network::new(position, search.kind);
    let Some(mut reach) = Reach::new(&network, limits.nodes) else { return ControlFlow::Continue(()) };
    let mut candidates = vec![0; network.nodes.len().div_ceil(64)];
    for (node, _) in network.nodes.iter().enumerate().filter(|(_, node)| !node.is_group()) {
        relation::insert(&mut candidates, node);
    }
    let finder = Finder { search, position, network: &network, candidates };
    let mut told = Told::default();
    let mut chains = 0;
    // Locked candidates cover a single strong link.
    while reach.depth() < LONGEST && reach.advance() {
        for (a, b) in reach.farthest() {
            if !finder.may_prove(reach.in_network(a), reach.in_network(b)) {
                continue;
            }
            if chains == limits.chains {
                return ControlFlow::Continue(());
            }
            chains += 1;
            let Some(nodes) = reach.chain(a, b, limits.attempts) else { continue };
            if !is_of_kind(search.kind, &network, &nodes) {
                continue;
            }
            let outcomes = finder.outcomes(&nodes);
            if outcomes.is_empty() || finder.only_extends(&nodes, digits(&outcomes)) {
                continue;
            }
            for outcome in outcomes {
                if told.is_new(&outcome) {
                    sink(finder.step(&nodes, outcome))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether the chain uses a link that easier kinds lack.
fn is_of_kind<G: Ground>(kind: Kind, network: &Network<G>, nodes: &[usize]) -> bool {
    let node = |at: usize| network.nodes[at];
    let is_grouped = || nodes.iter().any(|&at| node(at).is_group());
    match kind {
        Kind::Grouped => is_grouped(),
        Kind::Als => nodes.chunks_exact(2).any(|ends| als::is_passed(node(ends[0]), node(ends[1]))),
        Kind::SingleDigit | Kind::Bivalue | Kind::Any => true,
    }
}

/// Decides what a chain proves, for one search.
struct Finder<'a, G: Ground> {
    search: &'a Search,
    position: &'a Position<G>,
    network: &'a Network<G>,
    /// The nodes that are no groups.
    candidates: Vec<u64>,
}

impl<G: Ground> Finder<'_, G> {
    /// Whether a chain with these ends can have an outcome. Nearly all pairs of ends fail here.
    fn may_prove(&self, a: usize, b: usize) -> bool {
        let weak = &self.network.weak;
        let are_candidates = || [a, b].iter().all(|&end| relation::contains(&self.candidates, end));
        let shared = || relation::count_shared(weak.row(a), weak.row(b), &self.candidates);
        match self.search.ends {
            // It may prove something at each of its links, other chains only at their ends.
            Ends::Loop => weak.has(a, b),
            Ends::Open => a != b && shared() > 0,
            Ends::One if weak.has(a, b) => false,
            Ends::One if a != b && are_candidates() => shared() == 1,
            Ends::One => shared() > 0,
            // Two digits of one cell only make a loop.
            Ends::Several if weak.has(a, b) && self.are_in_cell(a, b) => false,
            Ends::Several => a != b && shared() > 1,
        }
    }

    /// Whether two nodes are in the same cells.
    fn are_in_cell(&self, a: usize, b: usize) -> bool {
        self.network.nodes[a].cells == self.network.nodes[b].cells
    }

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
        let cells = nodes.iter().fold(G::Cells::EMPTY, |cells, &node| cells | network.nodes[node].cells);
        let mut hit = Vec::new();
        for link in std::iter::once(&[last, first][..]).chain(nodes[1..nodes.len() - 1].chunks(2)) {
            let is_in_cell = self.are_in_cell(link[0], link[1]);
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
        let Some(set) = self.between(ends) else { return Vec::new() };
        let passed: DigitSet = ends.into_iter().map(|node| self.network.nodes[node].digit).collect();
        let others = set.digits - passed;
        others.iter().flat_map(|digit| als::removed(self.position, [set], digit)).collect()
    }

    fn step(&self, nodes: &[usize], eliminations: Vec<Candidate>) -> Step {
        let sets = nodes.chunks_exact(2).filter_map(|ends| self.between([ends[0], ends[1]]));
        let sets = sets.map(Als::part).collect();
        let nodes: Vec<_> = nodes.iter().map(|&node| self.network.nodes[node].widen()).collect();
        let kinds = [LinkKind::Strong, LinkKind::Weak].into_iter().cycle();
        let links = nodes.windows(2).zip(kinds).map(|(ends, kind)| Link { kind, from: ends[0], to: ends[1] });
        let chain = Chain { links: links.collect(), sets, ends: self.search.ends };
        Step::removing(self.position.ground(), self.search.technique, chain, eliminations)
    }

    /// The almost locked set that a strong link passes through.
    fn between(&self, ends: [usize; 2]) -> Option<&Als<G>> {
        let [from, to] = ends.map(|node| self.network.nodes[node]);
        als::between(&self.network.sets, from, to)
    }
}

/// The candidates that both ends exclude, in board order.
fn ends_remove<G: Ground>(network: &Network<G>, a: usize, b: usize) -> Vec<Candidate> {
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

#[cfg(test)]
mod tests {
    use crate::human::fixture::{hold, made};
    use crate::human::techniques::{aic, x_chain, xy_chain};
    use crate::human::{Position, Technique, Wide};

    /// The sentences of the step with this line.
    fn told(position: &Position<Wide>, technique: &Technique, line: &str) -> Vec<String> {
        let steps = technique.all(position);
        let step = steps.iter().find(|step| step.to_string() == line).unwrap_or_else(|| panic!("{steps:#?}"));
        step.explain(position).sentences.iter().map(|sentence| sentence.message.to_string()).collect()
    }

    #[test]
    fn a_chain_shows_every_inference() {
        let position = hold(made("6x6", &[]), &[("r1c1", "12"), ("r1c6", "23"), ("r5c6", "31")]);
        let line = "XY-Chain: 1/2/3 1- r1c1 -2- r1c6 -3- r5c6 -1 => r5c1<>1";
        // The assumption, five links, the conclusion, the outcome.
        assert_eq!(told(&position, &xy_chain::TECHNIQUE, line).len(), 8);
        assert!(x_chain::TECHNIQUE.first(&position).is_none());
    }

    #[test]
    fn a_chain_passes_two_digits_that_a_rule_keeps_apart() {
        let position = hold(made("6x6+non-consecutive", &[]), &[("r1c1", "14"), ("r1c2", "15")]);
        let line = "Alternating Inference Chain: 1/4/5 1- r1c1 -5- r1c2 -1 => r1c3456,r2c123<>1";
        let told = told(&position, &aic::TECHNIQUE, line);
        let weak = "chain_weak_excluded(digit: 4, from: [r1c1], other: 5, to: [r1c2], \
                    reasons: [rule_reason(rule: non-consecutive)])";
        assert_eq!(told[2], weak);
    }
}
