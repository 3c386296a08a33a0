//! The candidates of a position as nodes, and the links between them. A *weak* link says that its
//! two nodes are not both true: the same digit in cells that see each other, the same cell, or two
//! digits that another rule keeps apart. A *strong* link
//! says that they are not both false: the only two places of a digit in a house, or the only two
//! digits of a cell.
//!
//! A *group* is a node with several places of a digit, where a line and another house cross. It is
//! true if one of its places holds the digit. The places of a digit in an almost locked set are a
//! node of the same sort.
//!
//! Every chain technique follows these links, weak and strong in turn. Kinds of chains differ in
//! the links that they use: see [`Kind`]. Both relations are symmetric.

use std::collections::HashMap;

use super::als::{self, Als};
use super::candidate::Candidate;
use super::ground::{Ground, Set};
use super::marks::Node;
use super::position::Position;
use super::relation::{self, Relation};
use crate::{Cell, Digit};

/// Maximum number of almost locked sets on boards with more than nine digits. The smallest are used.
const MOST_SETS: usize = 500;

/// Which links a chain may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One digit at a time: strong links in houses.
    SingleDigit,
    /// Strong links in cells of two candidates, weak ones in houses.
    Bivalue,
    /// All links between candidates.
    Any,
    /// All links between candidates and groups.
    Grouped,
    /// All links of [`Self::Grouped`], and strong links between the digits of almost locked sets.
    Als,
}

impl Kind {
    fn has_strong_houses(self) -> bool {
        self != Self::Bivalue
    }
    fn has_strong_cells(self) -> bool {
        self != Self::SingleDigit
    }
    fn has_weak_cells(self) -> bool {
        self.has_strong_cells() && self.has_strong_houses()
    }
    fn has_groups(self) -> bool {
        matches!(self, Self::Grouped | Self::Als)
    }
}

/// Nodes and links of one position.
pub struct Network<G: Ground> {
    /// All nodes by digit: first its candidates in board order, then its groups.
    pub nodes: Vec<Node<G::Cells>>,
    /// `weak.row(a)`: the nodes that are false when `a` is true.
    pub weak: Relation,
    /// `strong.row(a)`: the nodes that are true when `a` is false.
    pub strong: Relation,
    /// The almost locked sets that links pass through, small ones first.
    pub sets: Vec<Als<G>>,
    /// The node of each candidate, by digit and then by cell.
    candidates: Vec<G::PerCell<Option<u32>>>,
    groups: HashMap<Node<G::Cells>, usize>,
}

impl<G: Ground> Network<G> {
    /// Builds the network for a kind of chain.
    pub fn new(position: &Position<G>, kind: Kind) -> Self {
        let ground = position.ground();
        let mut sets = if kind == Kind::Als { als::all(position) } else { Vec::new() };
        sets.truncate(ground.limit(MOST_SETS));
        let mut network = Self {
            nodes: Vec::new(),
            weak: Relation::new(0),
            strong: Relation::new(0),
            sets: Vec::new(),
            candidates: Vec::with_capacity(ground.side()),
            groups: HashMap::new(),
        };
        for digit in ground.digits() {
            network.add_nodes(position, kind, &sets, digit);
        }
        let count = network.nodes.len();
        (network.weak, network.strong) = (Relation::new(count), Relation::new(count));
        network.link_peers(position);
        if kind.has_strong_houses() {
            network.link_houses(position);
        }
        network.link_cells(position, kind);
        if kind.has_weak_cells() && ground.geometry().has_more_than_houses() {
            network.link_excluded(position);
        }
        sets.iter().for_each(|set| network.link_set(set));
        network.sets = sets;
        network
    }

    /// The node of a digit with exactly these cells.
    pub fn node(&self, digit: Digit, cells: G::Cells) -> Option<usize> {
        match cells.single() {
            Some(cell) => self.candidate(cell, digit),
            None => self.groups.get(&Node { digit, cells }).copied(),
        }
    }

    /// The node of a candidate.
    fn candidate(&self, cell: Cell, digit: Digit) -> Option<usize> {
        self.candidates[digit.index()][cell.index()].map(|node| node as usize)
    }

    /// Adds the nodes of the next digit.
    fn add_nodes(&mut self, position: &Position<G>, kind: Kind, sets: &[Als<G>], digit: Digit) {
        let ground = position.ground();
        let places = position.cells_of(digit);
        let mut candidates = ground.per_cell(None);
        for cell in places {
            candidates[cell.index()] = Some(self.nodes.len() as u32);
            self.nodes.push(Node { digit, cells: G::Cells::of(cell) });
        }
        self.candidates.push(candidates);
        if kind.has_groups() {
            for (line, other) in
                ground.lines().flat_map(|line| ground.others().map(move |other| (line, other)))
            {
                self.add_group(Node { digit, cells: ground.house(line) & ground.house(other) & places });
            }
        }
        let of_digit = sets.iter().filter(|set| set.digits.contains(digit));
        of_digit.filter_map(|set| useful_node(set, digit)).for_each(|node| self.add_group(node));
    }

    /// Adds the node unless it is known or no group.
    fn add_group(&mut self, node: Node<G::Cells>) {
        if node.is_group() && !self.groups.contains_key(&node) {
            self.groups.insert(node, self.nodes.len());
            self.nodes.push(node);
        }
    }

    /// Adds weak links between nodes of a digit if every cell of one sees every cell of the other.
    fn link_peers(&mut self, position: &Position<G>) {
        for at in 0..self.nodes.len() {
            let Node { digit, cells } = self.nodes[at];
            for cell in position.ground().common_peers(cells) & position.cells_of(digit) {
                let seen = self.candidate(cell, digit);
                self.weak.connect(at, seen.expect("each candidate has a node"));
            }
        }
        // A group excludes another one if each of its cells does.
        let mut both = Vec::new();
        for at in 0..self.nodes.len() {
            let Node { digit, cells } = self.nodes[at];
            if !self.nodes[at].is_group() {
                continue;
            }
            both.clear();
            both.resize(self.weak.row(at).len(), u64::MAX);
            for node in cells.into_iter().filter_map(|cell| self.candidate(cell, digit)) {
                relation::narrow(&mut both, self.weak.row(node));
            }
            self.weak.row_mut(at).copy_from_slice(&both);
        }
    }

    /// Adds strong links between two nodes that together hold all places of the digit in a house.
    fn link_houses(&mut self, position: &Position<G>) {
        let ground = position.ground();
        for digit in ground.digits() {
            for house in 0..ground.house_count() {
                if position.places(digit, house).count_ones() == 2 {
                    let mut ends =
                        position.cells_in(digit, house).filter_map(|cell| self.candidate(cell, digit));
                    if let [Some(a), Some(b)] = [ends.next(), ends.next()] {
                        self.strong.connect(a, b);
                    }
                }
            }
        }
        for at in 0..self.nodes.len() {
            let Node { digit, cells } = self.nodes[at];
            if !self.nodes[at].is_group() {
                continue;
            }
            for house in ground.common_houses(cells) {
                let others = (position.cells_of(digit) & ground.house(house)) - cells;
                if let Some(other) = self.node(digit, others) {
                    self.strong.connect(at, other);
                }
            }
        }
    }

    /// Adds the strong links of an almost locked set: without one of its digits it holds all
    /// others. Two digits that share one cell are left out: the other cells are then a naked subset, which
    /// is easier, and the link would be one of that cell.
    fn link_set(&mut self, set: &Als<G>) {
        let useful = set.digits.iter().filter_map(|digit| useful_node(set, digit));
        let here: Vec<usize> = useful.filter_map(|node| self.node(node.digit, node.cells)).collect();
        for (at, &a) in here.iter().enumerate() {
            let is_through = |&&b: &&usize| als::is_passed(self.nodes[a], self.nodes[b]);
            here[at + 1..].iter().filter(is_through).for_each(|&b| self.strong.connect(a, b));
        }
    }

    /// Adds the links inside cells: weak between any two digits, strong if there are only two.
    fn link_cells(&mut self, position: &Position<G>, kind: Kind) {
        for cell in position.empty() {
            let digits = position.candidates(cell);
            let here: Vec<usize> = digits.iter().filter_map(|digit| self.candidate(cell, digit)).collect();
            for (at, &a) in here.iter().enumerate() {
                for &b in &here[at + 1..] {
                    if kind.has_weak_cells() {
                        self.weak.connect(a, b);
                    }
                    if kind.has_strong_cells() && here.len() == 2 {
                        self.strong.connect(a, b);
                    }
                }
            }
        }
    }

    /// Adds weak links between different digits that a rule keeps apart.
    fn link_excluded(&mut self, position: &Position<G>) {
        for at in 0..self.nodes.len() {
            let Some(Candidate { cell, digit }) = self.nodes[at].candidate() else { continue };
            for &(other, excluded) in position.ground().excluded(cell, digit) {
                if let Some(other) = self.candidate(other, excluded) {
                    self.weak.connect(at, other);
                }
            }
        }
    }
}

/// The places of a digit in a set, if a candidate outside sees them all. Otherwise no chain can
/// enter or leave the set by this digit.
fn useful_node<G: Ground>(set: &Als<G>, digit: Digit) -> Option<Node<G::Cells>> {
    (!set.seen(digit).is_empty()).then(|| Node { digit, cells: set.places(digit) })
}
