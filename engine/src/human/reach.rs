//! The consequences of a false node along single chains. A false node makes its strong partners
//! true, a true node makes its weak partners false, and so on. For each pair of nodes, a table
//! holds the number of strong links between them. So the search tries the shortest chain first, and
//! [`Reach::chain`] builds only the chains that a technique offers.

use super::network::Network;
use super::relation::{self, Relation};

/// The distance from each node to every other node.
pub struct Reach<'a> {
    network: &'a Network,
    /// Strong links on the shortest chain from one node being false to the other being true. 0 if
    /// there is no chain. One row per node.
    steps: Vec<u8>,
    /// `hops.row(a)`: the nodes that become true two links after `a` is true.
    hops: Relation,
}

impl<'a> Reach<'a> {
    /// Computes all distances up to `limit` strong links.
    pub fn new(network: &'a Network, limit: u8) -> Self {
        let len = network.nodes.len();
        let hops = hops(network);
        let mut reach = Self { network, steps: vec![0; len * len], hops };
        for from in 0..len {
            reach.explore(from, limit);
        }
        reach
    }

    /// Fills the row of one node by breadth-first search.
    fn explore(&mut self, from: usize, limit: u8) {
        let len = self.network.nodes.len();
        let row = &mut self.steps[from * len..(from + 1) * len];
        let mut layer = self.network.strong.row(from).to_vec();
        let mut known = layer.clone();
        let mut next = vec![0; layer.len()];
        for depth in 1..=limit {
            if relation::is_empty(&layer) {
                break;
            }
            next.fill(0);
            for node in relation::nodes(&layer) {
                row[node] = depth;
                relation::unite(&mut next, self.hops.row(node));
            }
            for (word, seen) in next.iter_mut().zip(&mut known) {
                *word &= !*seen;
                *seen |= *word;
            }
            std::mem::swap(&mut layer, &mut next);
        }
    }

    /// The number of strong links on the shortest chain from `a` false to `b` true.
    pub fn steps(&self, a: usize, b: usize) -> Option<u8> {
        Some(self.steps[a * self.network.nodes.len() + b]).filter(|&steps| steps > 0)
    }

    /// The nodes that are true when `a` is false, with their distances.
    pub fn from(&self, a: usize) -> impl Iterator<Item = (usize, u8)> {
        let len = self.network.nodes.len();
        let row = &self.steps[a * len..(a + 1) * len];
        row.iter().enumerate().filter(|&(_, &steps)| steps > 0).map(|(node, &steps)| (node, steps))
    }

    /// The shortest chain from `a` false to `b` true: nodes that are false and true in turn,
    /// starting with `a`. `None` if every such chain contains a candidate twice.
    pub fn chain(&self, a: usize, b: usize) -> Option<Vec<usize>> {
        let steps = self.steps(a, b)?;
        let mut back = vec![b];
        self.walk_back(a, steps, &mut back).then(|| {
            back.reverse();
            back
        })
    }

    /// Extends the chain until it begins with `a`. The chain is stored backwards. Its last node is
    /// true, `steps` strong links away from `a`.
    fn walk_back(&self, a: usize, steps: u8, back: &mut Vec<usize>) -> bool {
        let on = back[back.len() - 1];
        if steps == 1 {
            return self.network.strong.has(a, on) && self.push_if_new(a, back, true);
        }
        for off in relation::nodes(self.network.strong.row(on)) {
            if !self.push_if_new(off, back, false) {
                continue;
            }
            let before: Vec<usize> = relation::nodes(self.network.weak.row(off))
                .filter(|&node| self.steps(a, node) == Some(steps - 1))
                .collect();
            for node in before {
                if self.push_if_new(node, back, false) {
                    if self.walk_back(a, steps - 1, back) {
                        return true;
                    }
                    back.pop();
                }
            }
            back.pop();
        }
        false
    }

    /// Adds the node, unless the chain already contains one of its candidates. With `closing`, both
    /// ends of the chain may be the same node.
    fn push_if_new(&self, node: usize, back: &mut Vec<usize>, closing: bool) -> bool {
        let new = self.network.nodes[node];
        let (last, earlier) = back.split_last().expect("a chain has a node");
        let clash = |&other: &usize| {
            let other = self.network.nodes[other];
            let is_cell = !other.is_group() && !new.is_group();
            (is_cell || other.digit == new.digit) && other.cells.meets(new.cells)
        };
        let ends_meet = closing && !earlier.is_empty();
        let earlier = if ends_meet { &earlier[1..] } else { earlier };
        if *last == node || earlier.iter().any(clash) {
            return false;
        }
        back.push(node);
        true
    }
}

/// For each node, the nodes that become true two links after it is true.
fn hops(network: &Network) -> Relation {
    let mut hops = Relation::new(network.nodes.len());
    for node in 0..network.nodes.len() {
        for off in relation::nodes(network.weak.row(node)) {
            relation::unite(hops.row_mut(node), network.strong.row(off));
        }
    }
    hops
}
