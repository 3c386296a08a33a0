//! Cycles and plain forcing chains, by breadth-first search in whole layers from
//! every candidate, in three passes: one digit through houses (X), bivalue cells
//! (Y), both (XY).

use std::ops::ControlFlow;

use super::super::board::Board;
use super::super::rule::Rule;
use super::super::step::{RatingStep, Removals};
use super::super::tables::{Cells, FULL, bits, cells_of, peers};
use super::links::{Cause, Links, NODES, Node, strong, weak};
use super::{GoOn, Hints, Kind, Rank, Walk};

/// A node with the one that it follows from.
#[derive(Clone, Copy)]
struct Found {
    node: Node,
    cause: Cause,
    /// Where its parent stands; [`ROOT`] for the assumption.
    parent: usize,
}

const ROOT: usize = usize::MAX;

/// Which links a pass follows.
struct Pass<'a> {
    board: &'a Board,
    kind: Kind,
    /// Links out of every candidate: of its on node, then of its off node.
    links: Vec<Links>,
}

/// Offers all cycles and forcing chains of a board.
pub(super) fn find(board: &Board, hints: &mut Hints, go_on: GoOn) -> ControlFlow<()> {
    for kind in [Kind::X, Kind::Y, Kind::Xy] {
        // A pass that starts above the best hint has nothing to add.
        let base = if kind == Kind::Xy { 7.0 } else { 6.5 };
        if !hints.wants(Rank { score: base, length: 0, kind: Kind::Double }) {
            continue;
        }
        Pass::new(board, kind).search(hints, go_on)?;
    }
    ControlFlow::Continue(())
}

impl<'a> Pass<'a> {
    fn new(board: &'a Board, kind: Kind) -> Self {
        let (by_cell, by_house) = (kind != Kind::X, kind != Kind::Y);
        let links = (0..NODES as u16)
            .map(Node)
            .map(|node| {
                if node.is_on() { weak(board, node, by_cell) } else { strong(board, node, by_cell, by_house) }
            })
            .collect();
        Self { board, kind, links }
    }

    fn links(&self, node: Node) -> &Links {
        &self.links[node.index()]
    }

    fn search(&self, hints: &mut Hints, go_on: GoOn) -> ControlFlow<()> {
        for cell in cells_of(self.board.empty_cells()) {
            go_on()?;
            let count = self.board.count(cell);
            if count < 2 || self.kind == Kind::Y && count != 2 {
                continue;
            }
            for digit in bits(self.board.digits(cell)) {
                self.cycles(Node::on(cell, digit), hints);
                if self.kind != Kind::Y {
                    self.forcing(Node::on(cell, digit), hints);
                    self.forcing(Node::off(cell, digit), hints);
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn cycle_rank(&self, length: u32) -> Rank {
        Rank::new(if self.kind == Kind::Xy { 7.0 } else { 6.5 }, length, self.kind)
    }

    /// Cycles through the start. On nodes are met once; off nodes again and again,
    /// unless they are their own ancestors. Only those that lead straight back to
    /// the start matter a second time, so the others are met once here too.
    fn cycles(&self, start: Node, hints: &mut Hints) {
        let closers: Vec<Node> = self.links(start.twin()).iter().map(|(node, _)| node.twin()).collect();
        if closers.is_empty() {
            return;
        }
        let mut seen = [false; NODES];
        seen[start.index()] = true;
        let mut found = vec![Found { node: start, cause: Cause::None, parent: ROOT }];
        let mut on_layer = 0..1;
        let mut length = 0;
        while !on_layer.is_empty() {
            length += 2;
            if !hints.wants(self.cycle_rank(length)) {
                return;
            }
            let first_off = found.len();
            for at in on_layer {
                for (node, cause) in self.links(found[at].node).iter() {
                    let again = seen[node.index()];
                    if (again && !closers.contains(&node)) || is_ancestor(&found, at, node) {
                        continue;
                    }
                    seen[node.index()] = true;
                    found.push(Found { node, cause, parent: at });
                }
            }
            let first_on = found.len();
            for at in first_off..first_on {
                for (node, cause) in self.links(found[at].node).iter() {
                    if node == start && length > 2 {
                        self.offer_cycle(&found, Found { node, cause, parent: at }, length, hints);
                    }
                    if !seen[node.index()] {
                        seen[node.index()] = true;
                        found.push(Found { node, cause, parent: at });
                    }
                }
            }
            on_layer = first_on..found.len();
        }
    }

    fn offer_cycle(&self, found: &[Found], closing: Found, length: u32, hints: &mut Hints) {
        let rank = self.cycle_rank(length);
        if !hints.wants(rank) {
            return;
        }
        let cycle = path(found, closing);
        let cycle = &cycle[..cycle.len() - 1]; // the start stands at both ends
        let removals = self.cycle_removals(cycle);
        let technique = match self.kind {
            Kind::X => Rule::XCycle,
            Kind::Y => Rule::YCycle,
            _ => Rule::BidirectionalCycle,
        };
        if let Some(step) = RatingStep::striking(technique, rank.score, removals) {
            hints.offer(rank, step, || both_ways(cycle));
        }
    }

    /// A digit goes from a cell outside the cycle that sees it both on and off in
    /// the cycle, wherever; nothing goes from the cycle's own cells.
    fn cycle_removals(&self, cycle: &[(Node, Cause)]) -> Removals {
        let (mut on, mut off, mut cells): ([Cells; 9], [Cells; 9], Cells) = ([0; 9], [0; 9], 0);
        for (node, _) in cycle {
            let seen = if node.is_on() { &mut on } else { &mut off };
            seen[node.digit()] |= peers(node.cell());
            cells |= 1 << node.cell();
        }
        let mut removals = Removals::new();
        for digit in 0..9 {
            for cell in cells_of(on[digit] & off[digit] & !cells) {
                removals.add(self.board, cell, 1 << digit);
            }
        }
        removals
    }

    /// The first chain from an assumption to its contrary.
    fn forcing(&self, start: Node, hints: &mut Hints) {
        let mut seen = [false; NODES];
        seen[start.index()] = true;
        let mut found = vec![Found { node: start, cause: Cause::None, parent: ROOT }];
        let mut layer = 0..1;
        let mut length = 1;
        while !layer.is_empty() {
            length += 1;
            let rank = Rank::new(if self.kind == Kind::X { 6.6 } else { 7.0 }, length, self.kind);
            if !hints.wants(rank) {
                return;
            }
            let next = found.len();
            for at in layer {
                for (node, cause) in self.links(found[at].node).iter() {
                    if node == start.twin() {
                        self.offer_forcing(&found, Found { node, cause, parent: at }, rank, hints);
                        return;
                    }
                    if !seen[node.index()] {
                        seen[node.index()] = true;
                        found.push(Found { node, cause, parent: at });
                    }
                }
            }
            layer = next..found.len();
        }
    }

    fn offer_forcing(&self, found: &[Found], end: Found, rank: Rank, hints: &mut Hints) {
        let technique = match (self.kind, rank.length) {
            (Kind::X, 6) => Rule::TurbotFish,
            (Kind::X, _) => Rule::ForcingXChain,
            _ => Rule::ForcingChain,
        };
        if let Some(step) = conclude(self.board, technique, end.node) {
            hints.offer(rank, step, || vec![path(found, end)]);
        }
    }
}

/// The step of a chain that ends in a node: an off node goes, an on node is
/// placed if its cell has other candidates.
pub(super) fn conclude(board: &Board, technique: Rule, end: Node) -> Option<RatingStep> {
    let (cell, digit) = (end.cell(), end.digit());
    let struck = if end.is_on() { FULL & !(1 << digit) } else { 1 << digit };
    let mut removals = Removals::new();
    removals.add(board, cell, struck);
    let mut step = RatingStep::striking(technique, 0.0, removals)?;
    if end.is_on() {
        step.place(cell, digit);
    }
    Some(step)
}

/// Whether an off node is among the ancestors of a found node.
fn is_ancestor(found: &[Found], mut at: usize, node: Node) -> bool {
    while at != ROOT {
        if found[at].node == node {
            return true;
        }
        at = found[at].parent;
    }
    false
}

/// A node and its ancestors, back to the assumption.
fn path(found: &[Found], end: Found) -> Walk {
    let mut walk = vec![(end.node, end.cause)];
    let mut at = end.parent;
    while at != ROOT {
        walk.push((found[at].node, found[at].cause));
        at = found[at].parent;
    }
    walk
}

/// The walks of a cycle and of its reverse. An oddity of SE: the reversed nodes
/// keep the causes of the nodes they come from, so on nodes there have the
/// causes of weak links.
fn both_ways(cycle: &[(Node, Cause)]) -> Vec<Walk> {
    let mut reverse: Walk = cycle.iter().rev().map(|&(node, cause)| (node.twin(), cause)).collect();
    reverse.insert(0, (cycle[0].0.twin(), Cause::None));
    reverse.pop();
    vec![cycle.to_vec(), reverse]
}
