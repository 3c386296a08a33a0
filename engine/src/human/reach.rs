//! The consequences of a false node along single chains. A false node makes its strong partners
//! true, a true node makes its weak partners false, and so on. For each pair of nodes, a table
//! holds the number of strong links between them. It is filled one link at a time, so the search
//! tries the shortest chains first, and goes no further than it must. [`Reach::chain`] builds only
//! the chains that a technique offers.
//!
//! A chain passes only nodes with a strong link. On large boards these are few, so all tables are of
//! these nodes alone. They are numbered in the order of the network.

use super::ground::{Ground, Set};
use super::network::Network;
use super::relation::{self, Relation};

/// The distance from each node to every other node.
pub struct Reach<'a, G: Ground> {
    network: &'a Network<G>,
    /// For each node: its number in the network.
    nodes: Vec<usize>,
    strong: Relation,
    weak: Relation,
    /// `hops.row(a)`: the nodes that become true two links after `a` is true.
    hops: Relation,
    /// Strong links on the shortest chain from one node being false to the other being true. 0 if
    /// there is no chain, or if it is longer than `depth`. One row per node.
    steps: Vec<u8>,
    depth: u8,
    /// For each node: the nodes at distance `depth`.
    newest: Relation,
    /// For each node: the nodes at any distance up to `depth`.
    known: Relation,
}

impl<'a, G: Ground> Reach<'a, G> {
    /// The distances of one strong link. `None` if more nodes than `most` have a strong link.
    pub fn new(network: &'a Network<G>, most: usize) -> Option<Self> {
        let has_strong = |&node: &usize| !relation::is_empty(network.strong.row(node));
        let nodes: Vec<usize> = (0..network.nodes.len()).filter(has_strong).collect();
        let count = nodes.len();
        if count > most {
            return None;
        }
        let [strong, weak] =
            [&network.strong, &network.weak].map(|relation| narrowed(relation, network.nodes.len(), &nodes));
        let mut hops = Relation::new(count);
        let mut steps = vec![0; count * count];
        for node in 0..count {
            relation::nodes(weak.row(node))
                .for_each(|off| relation::unite(hops.row_mut(node), strong.row(off)));
            relation::nodes(strong.row(node)).for_each(|next| steps[node * count + next] = 1);
        }
        let (newest, known) = (strong.clone(), strong.clone());
        Some(Self { network, nodes, strong, weak, hops, steps, depth: 1, newest, known })
    }

    /// Computes the distances that are longer by one strong link. Returns whether there are any.
    pub fn advance(&mut self) -> bool {
        let count = self.nodes.len();
        self.depth += 1;
        let mut next = self.newest.row(0).to_vec();
        let mut is_longer = false;
        for (from, row) in self.steps.chunks_exact_mut(count.max(1)).enumerate() {
            next.fill(0);
            for node in relation::nodes(self.newest.row(from)) {
                relation::unite(&mut next, self.hops.row(node));
            }
            for (word, seen) in next.iter_mut().zip(self.known.row_mut(from)) {
                *word &= !*seen;
                *seen |= *word;
            }
            for node in relation::nodes(&next) {
                row[node] = self.depth;
                is_longer = true;
            }
            self.newest.row_mut(from).copy_from_slice(&next);
        }
        is_longer
    }

    /// The number of strong links of the longest distances computed.
    pub fn depth(&self) -> u8 {
        self.depth
    }

    /// The pairs of nodes at that distance. A chain can be read from both ends, so each pair is there
    /// once, the lower node first.
    pub fn farthest(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.nodes.len())
            .flat_map(|a| relation::nodes(self.newest.row(a)).filter(move |&b| b >= a).map(move |b| (a, b)))
    }

    /// The number of a node in the network.
    pub fn in_network(&self, node: usize) -> usize {
        self.nodes[node]
    }

    /// The number of strong links on the shortest chain from `a` false to `b` true.
    fn steps(&self, a: usize, b: usize) -> u8 {
        self.steps[a * self.nodes.len() + b]
    }

    /// The shortest chain from `a` false to `b` true: nodes that are false and true in turn,
    /// starting with `a`, by their numbers in the network. `None` if every such chain contains a
    /// candidate twice, or if the search takes more than `most` attempts.
    pub fn chain(&self, a: usize, b: usize, most: usize) -> Option<Vec<usize>> {
        let mut back = vec![b];
        self.walk_back(a, self.steps(a, b), &mut back, &mut { most })
            .then(|| back.iter().rev().map(|&node| self.nodes[node]).collect())
    }

    /// Extends the chain until it begins with `a`. The chain is stored backwards. Its last node is
    /// true, `steps` strong links away from `a`.
    fn walk_back(&self, a: usize, steps: u8, back: &mut Vec<usize>, left: &mut usize) -> bool {
        let on = back[back.len() - 1];
        if steps == 1 {
            return self.strong.has(a, on) && self.push_if_new(a, back, true);
        }
        for off in relation::nodes(self.strong.row(on)) {
            if !self.push_if_new(off, back, false) {
                continue;
            }
            for node in relation::nodes(self.weak.row(off)).filter(|&node| self.steps(a, node) == steps - 1) {
                if *left == 0 {
                    return false;
                }
                *left -= 1;
                if self.push_if_new(node, back, false) {
                    if self.walk_back(a, steps - 1, back, left) {
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
        let of = |node: usize| self.network.nodes[self.nodes[node]];
        let new = of(node);
        let (last, earlier) = back.split_last().expect("a chain has a node");
        let clash = |&other: &usize| {
            let other = of(other);
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

/// A relation in the numbers of these nodes alone. `len` is the number of all nodes.
fn narrowed(relation: &Relation, len: usize, nodes: &[usize]) -> Relation {
    let mut number = vec![usize::MAX; len];
    nodes.iter().enumerate().for_each(|(at, &node)| number[node] = at);
    let mut narrowed = Relation::new(nodes.len());
    for (at, &node) in nodes.iter().enumerate() {
        let related = relation::nodes(relation.row(node)).map(|other| number[other]);
        related
            .filter(|&other| other != usize::MAX)
            .for_each(|other| relation::insert(narrowed.row_mut(at), other));
    }
    narrowed
}
