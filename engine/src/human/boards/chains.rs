//! Chains of strong and weak links in turn. A chain says: if its first candidate is false, its last
//! one is true. So one of the two is true. What this proves depends on the two ends:
//!
//! ```text
//! the same candidate      it is true
//! they exclude each       a loop: exactly one of the two is true, and
//! other                   exactly one end of every weak link in it
//! any                     what both exclude is false
//! ```
//!
//! From each candidate a breadth-first search follows the links. It ends at [`LONGEST`] strong links.
//! All searches together end after [`WORK`] steps along weak links.

use std::ops::ControlFlow;

use super::Sink;
use super::chains_proof::Chain;
use super::network::{Kind, Network};
use super::position::Position;
use super::step::Step;
use crate::human::candidate::Candidate;
use crate::human::technique::{Technique, Told};
use crate::human::techniques::{aic, continuous_loop, discontinuous_loop, x_chain, xy_chain};

/// Maximum number of strong links in a chain, as in the classic ladder.
const LONGEST: u8 = 30;
/// Maximum number of weak links that the searches of one rule follow.
const WORK: usize = 20_000_000;
/// No node.
const NONE: u32 = u32::MAX;

/// Chains of one digit.
pub(super) fn single_digit(position: &Position, sink: Sink) -> ControlFlow<()> {
    find(position, Kind::SingleDigit, sink)
}

/// Chains of cells with two candidates.
pub(super) fn bivalue(position: &Position, sink: Sink) -> ControlFlow<()> {
    find(position, Kind::Bivalue, sink)
}

/// Chains of any links: loops and open chains.
pub(super) fn any(position: &Position, sink: Sink) -> ControlFlow<()> {
    find(position, Kind::Any, sink)
}

/// Passes chains to the sink, those with the fewest links first. Chains that pass a candidate twice
/// come last.
fn find(position: &Position, kind: Kind, sink: Sink) -> ControlFlow<()> {
    let network = Network::new(position, kind);
    let mut told = Told::default();
    let mut search = Search::new(&network);
    let mut last_start = NONE;
    let mut tangled = Vec::new();
    let mut offer = |path: Vec<u32>| {
        let chain = Chain::new(path.into_iter().map(|node| network.nodes[node as usize]));
        let (technique, mut removed) = outcome(position, kind, &chain);
        removed.sort_unstable();
        removed.dedup();
        if told.is_new(&removed) {
            sink(Step::removing(position, technique, chain, removed))
        } else {
            ControlFlow::Continue(())
        }
    };
    for (_, start, end) in pairs(position, kind, &network) {
        if last_start != start {
            search.run(start, &mut |_, _| {});
            last_start = start;
        }
        let path = search.path(start, end);
        if passes_twice(&path) { tangled.push(path) } else { offer(path)? }
    }
    tangled.into_iter().try_for_each(offer)
}

/// Whether a chain passes a candidate twice, as false and as true. Then this candidate is true, and a
/// chain of fewer links proves it.
fn passes_twice(path: &[u32]) -> bool {
    let mut inner = path[1..].to_vec();
    inner.sort_unstable();
    inner.windows(2).any(|pair| pair[0] == pair[1]) || path[1..path.len() - 1].contains(&path[0])
}

/// The ends of all chains that prove something, with the number of strong links, shortest first.
fn pairs(position: &Position, kind: Kind, network: &Network) -> Vec<(u8, u32, u32)> {
    let mut pairs = Vec::new();
    let mut search = Search::new(network);
    let mut work = WORK;
    for start in 0..network.nodes.len() as u32 {
        let first = network.nodes[start as usize];
        let spent = search.run(start, &mut |end, links| {
            let last = network.nodes[end as usize];
            // A chain can be read from both ends. One strong link alone is for easier rules.
            let is_known = end < start || links < 2;
            if is_known || (kind != Kind::Any && (end == start || first.digit != last.digit)) {
                return;
            }
            let is_loop = kind == Kind::Any && excludes(position, first, last);
            if is_loop || !excluded_by(position, first, last).is_empty() {
                pairs.push((links, start, end));
            }
        });
        match work.checked_sub(spent) {
            Some(left) => work = left,
            None => break,
        }
    }
    pairs.sort_unstable();
    pairs
}

/// What a chain removes, and its technique.
fn outcome(position: &Position, kind: Kind, chain: &Chain) -> (&'static Technique, Vec<Candidate>) {
    let (first, last) = chain.ends();
    let removed = excluded_by(position, first, last);
    match kind {
        Kind::SingleDigit => (&x_chain::TECHNIQUE, removed),
        Kind::Bivalue => (&xy_chain::TECHNIQUE, removed),
        Kind::Any if first == last => (&discontinuous_loop::TECHNIQUE, removed),
        Kind::Any if excludes(position, first, last) => {
            let weak = chain.weak_links().chain([(last, first)]);
            let removed = weak.flat_map(|(one, other)| excluded_by(position, one, other)).collect();
            (&continuous_loop::TECHNIQUE, removed)
        }
        Kind::Any => (&aic::TECHNIQUE, removed),
    }
}

/// Whether two different candidates cannot both be true.
pub(super) fn excludes(position: &Position, one: Candidate, other: Candidate) -> bool {
    if one.cell == other.cell {
        one.digit != other.digit
    } else {
        one.digit == other.digit && position.board().sees(one.cell, other.cell)
    }
}

/// The candidates that are false if at least one of the two is true: those that both exclude. If the
/// two are the same candidate, these are the others of its cell. Its peers lose the digit when it is
/// written.
fn excluded_by(position: &Position, one: Candidate, other: Candidate) -> Vec<Candidate> {
    let board = position.board();
    if one.cell == other.cell {
        let left = position.candidates(one.cell).without(one.digit).without(other.digit);
        return left.iter().map(|digit| Candidate::new(one.cell, digit)).collect();
    }
    if one.digit == other.digit {
        let seen = position.cells_of(one.digit) & board.peers(one.cell) & board.peers(other.cell);
        return Candidate::each(one.digit, seen).collect();
    }
    let crossed = [Candidate::new(one.cell, other.digit), Candidate::new(other.cell, one.digit)];
    let sees = board.sees(one.cell, other.cell);
    crossed.into_iter().filter(|&candidate| sees && position.has(candidate)).collect()
}

/// A breadth-first search from one candidate, which is assumed to be false.
struct Search<'a> {
    network: &'a Network,
    /// For each node that is then false: the node before it.
    off: Vec<u32>,
    /// For each node that is then true: the node before it.
    on: Vec<u32>,
}

impl<'a> Search<'a> {
    fn new(network: &'a Network) -> Self {
        let count = network.nodes.len();
        Self { network, off: vec![NONE; count], on: vec![NONE; count] }
    }

    /// Follows all chains from a node. Calls `reached` for each node that is true at their ends, with
    /// the number of strong links. Returns the number of weak links followed.
    fn run(&mut self, start: u32, reached: &mut dyn FnMut(u32, u8)) -> usize {
        self.off.fill(NONE);
        self.on.fill(NONE);
        self.off[start as usize] = start;
        let (mut falses, mut trues, mut work) = (vec![start], Vec::new(), 0);
        for links in 1..=LONGEST {
            for &node in &falses {
                for &next in &self.network.strong[node as usize] {
                    if self.on[next as usize] == NONE {
                        self.on[next as usize] = node;
                        trues.push(next);
                        reached(next, links);
                    }
                }
            }
            falses.clear();
            for node in trues.drain(..) {
                work += self.network.weak[node as usize].len();
                for &next in &self.network.weak[node as usize] {
                    if self.off[next as usize] == NONE {
                        self.off[next as usize] = node;
                        falses.push(next);
                    }
                }
            }
            if falses.is_empty() {
                break;
            }
        }
        work
    }

    /// The nodes of the chain from `start`, the node of the last [`Self::run`], to `end`.
    fn path(&self, start: u32, end: u32) -> Vec<u32> {
        let mut path = vec![end];
        let mut at = self.on[end as usize];
        path.push(at);
        while at != start {
            let on = self.off[at as usize];
            at = self.on[on as usize];
            path.extend([on, at]);
        }
        path.reverse();
        path
    }
}
