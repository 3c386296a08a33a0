//! Cycles and plain forcing chains. A breadth-first search starts from every candidate and goes
//! layer by layer. It makes three passes: one digit through houses (X), bivalue cells (Y), and both
//! (XY).

use std::ops::ControlFlow;

use super::super::board::Board;
use super::super::rule::Rule;
use super::super::step::{RatingStep, Removals};
use super::super::tables::{Cells, FULL, bits, cells_of, peers};
use super::links::{Cause, Links, NODES, Node, strong, weak};
use super::{GoOn, Hints, Kind, Rank, Walk};

/// A node and the link that it was found by.
#[derive(Clone, Copy)]
struct Found {
    node: Node,
    cause: Cause,
    /// The index of the parent in the list of found nodes. [`ROOT`] for the assumption.
    parent: usize,
}

const ROOT: usize = usize::MAX;

/// The links that a pass follows.
struct Pass<'a> {
    board: &'a Board,
    kind: Kind,
    /// By node: the links out of it.
    links: Vec<Links>,
}

/// Offers all cycles and forcing chains of a board.
pub(super) fn find(board: &Board, hints: &mut Hints, go_on: GoOn) -> ControlFlow<()> {
    for kind in [Kind::X, Kind::Y, Kind::Xy] {
        // A pass whose base score is above the best hint cannot improve on it.
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

    /// Offers the cycles through the start. An on node is visited once. An off node may be visited
    /// again unless it is its own ancestor. Only off nodes that lead straight back to the start
    /// matter a second time, so the others are visited once, too.
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
        let cycle = &cycle[..cycle.len() - 1]; // the start is at both ends
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

    /// A candidate outside the cycle's cells is removed if it sees its digit both on and off in the
    /// cycle. Nothing is removed from the cycle's own cells.
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

    /// Offers the first chain from an assumption to its opposite.
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

/// The step that a chain proves by its last node. An off node removes its candidate. An on node
/// places its digit if the cell has other candidates.
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

/// The walks of a cycle and of its reverse. An oddity of SE: the reversed nodes keep the causes of
/// the nodes that they come from. So on nodes of the reverse have the causes of weak links.
fn both_ways(cycle: &[(Node, Cause)]) -> Vec<Walk> {
    let mut reverse: Walk = cycle.iter().rev().map(|&(node, cause)| (node.twin(), cause)).collect();
    reverse.insert(0, (cycle[0].0.twin(), Cause::None));
    reverse.pop();
    vec![cycle.to_vec(), reverse]
}
