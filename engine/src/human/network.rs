//! The candidates of a position as nodes, and the links between them. A *weak* link says that its
//! two nodes are not both true: the same digit in a shared house, or the same cell. A *strong* link
//! says that they are not both false: the only two places of a digit in a house, or the only two
//! digits of a cell.
//!
//! A *group* is a node with two or three places of a digit, where a box and a line cross. It is
//! true if one of its places holds the digit. The places of a digit in an almost locked set are a
//! node of the same sort.
//!
//! Every chain technique follows these links, weak and strong in turn. Kinds of chains differ in
//! the links that they use: see [`Kind`]. Both relations are symmetric.

use std::collections::HashSet;

use super::als::{self, Als};
use super::candidate::Candidate;
use super::cells::{CellSet, HOUSES};
use super::marks::Node;
use super::position::Position;
use super::relation::Relation;
use crate::{Cell, Digit};

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

/// Queries of chains. A node is a candidate (one cell) or a group (two or three cells).
impl Node {
    /// The cell, unless the node is a group.
    pub fn cell(self) -> Option<Cell> {
        self.cells.single()
    }

    /// The candidate, unless the node is a group.
    pub fn candidate(self) -> Option<Candidate> {
        self.cell().map(|cell| Candidate::new(cell, self.digit))
    }

    /// Whether the node is a group.
    pub fn is_group(self) -> bool {
        self.cells.len() > 1
    }
}

/// Nodes and links of one position.
pub struct Network {
    /// All nodes by digit: first its candidates in board order, then its groups.
    pub nodes: Vec<Node>,
    /// `weak.row(a)`: the nodes that are false when `a` is true.
    pub weak: Relation,
    /// `strong.row(a)`: the nodes that are true when `a` is false.
    pub strong: Relation,
    /// The almost locked sets that links pass through, small ones first.
    pub sets: Vec<Als>,
    /// The index of the first node of each digit. One more entry for the end.
    starts: [usize; 10],
}

impl Network {
    /// Builds the network for a kind of chain.
    pub fn new(position: &Position, kind: Kind) -> Self {
        let sets = if kind == Kind::Als { als::all(position) } else { Vec::new() };
        let (nodes, starts) = nodes(position, kind, &sets);
        let (weak, strong) = (Relation::new(nodes.len()), Relation::new(nodes.len()));
        let mut network = Self { nodes, weak, strong, sets: Vec::new(), starts };
        for digit in Digit::all(9) {
            network.link_peers(digit);
            if kind.has_strong_houses() {
                (0..27).for_each(|house| network.link_house(position, digit, house));
            }
        }
        network.link_cells(position, kind);
        sets.iter().for_each(|set| network.link_set(set));
        network.sets = sets;
        network
    }

    /// The node of a digit with exactly these cells.
    pub fn node(&self, digit: Digit, cells: CellSet) -> Option<usize> {
        self.of_digit(digit).find(|&node| self.nodes[node].cells == cells)
    }

    /// The nodes of a digit.
    pub fn of_digit(&self, digit: Digit) -> std::ops::Range<usize> {
        self.starts[digit.index()]..self.starts[digit.index() + 1]
    }

    /// Adds weak links between nodes of a digit if every cell of one sees every cell of the other.
    fn link_peers(&mut self, digit: Digit) {
        for a in self.of_digit(digit) {
            let seen = self.nodes[a].cells.common_peers();
            for b in a + 1..self.of_digit(digit).end {
                if self.nodes[b].cells.is_subset(seen) {
                    self.weak.connect(a, b);
                }
            }
        }
    }

    /// Adds strong links between two nodes that together hold all places of the digit in
    /// a house.
    fn link_house(&mut self, position: &Position, digit: Digit, house: usize) {
        if position.places(digit, house).count_ones() < 2 {
            return;
        }
        let places = position.cells_of(digit) & HOUSES[house];
        for a in self.of_digit(digit) {
            let cells = self.nodes[a].cells;
            if !cells.is_subset(places) || cells == places {
                continue;
            }
            if let Some(b) = self.node(digit, places - cells).filter(|&b| a < b) {
                self.strong.connect(a, b);
            }
        }
    }

    /// Adds the strong links of an almost locked set: without one of its digits it holds all
    /// others.
    fn link_set(&mut self, set: &Als) {
        let useful = set.digits.iter().filter_map(|digit| useful_node(set, digit));
        let here: Vec<usize> = useful.filter_map(|node| self.node(node.digit, node.cells)).collect();
        for (at, &a) in here.iter().enumerate() {
            here[at + 1..].iter().for_each(|&b| self.strong.connect(a, b));
        }
    }

    /// Adds the links inside cells: weak between any two digits, strong if there are only two.
    fn link_cells(&mut self, position: &Position, kind: Kind) {
        for cell in position.empty() {
            let digits = position.candidates(cell);
            let here: Vec<usize> =
                digits.iter().filter_map(|digit| self.node(digit, CellSet::of(cell))).collect();
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
}

/// The places of a digit in a set, if a candidate outside sees them all. Otherwise no chain can
/// enter or leave the set by this digit.
fn useful_node(set: &Als, digit: Digit) -> Option<Node> {
    (!set.seen(digit).is_empty()).then(|| Node { digit, cells: set.places(digit) })
}

/// All nodes by digit, and the index where each digit begins.
fn nodes(position: &Position, kind: Kind, sets: &[Als]) -> (Vec<Node>, [usize; 10]) {
    let (mut nodes, mut starts) = (Vec::new(), [0; 10]);
    for digit in Digit::all(9) {
        let places = position.cells_of(digit);
        nodes.extend(places.into_iter().map(|cell| Node { digit, cells: CellSet::of(cell) }));
        if kind.has_groups() {
            let crossings =
                (0..18).flat_map(|line| (18..27).map(move |square| HOUSES[line] & HOUSES[square]));
            let cells = crossings.map(|crossing| crossing & places).filter(|cells| cells.len() > 1);
            nodes.extend(cells.map(|cells| Node { digit, cells }));
        }
        let of_digit = sets.iter().filter(|set| set.digits.contains(digit));
        let mut known: HashSet<Node> = nodes[starts[digit.index()]..].iter().copied().collect();
        nodes.extend(of_digit.filter_map(|set| useful_node(set, digit)).filter(|&node| known.insert(node)));
        starts[digit.index() + 1] = nodes.len();
    }
    (nodes, starts)
}
