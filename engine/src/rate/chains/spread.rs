//! All consequences of one assumption. The search expands all on nodes, then one off node, then on
//! nodes again. A dynamic engine removes each expanded off node from a working copy of the board,
//! so that later links can use the removal.

use std::ops::ControlFlow;

use super::super::board::Board;
use super::super::tables::{bits, cell_at, house_of};
use super::advanced::Nested;
use super::links::{Cause, NODES, Node, strong, weak};
use super::multiple::Engine;
use super::{GoOn, Walk};

/// A node that follows from the assumption.
pub(super) struct Known {
    pub(super) node: Node,
    pub(super) cause: Cause,
    /// Its parents: a range of [`Spread::parents`].
    parents: std::ops::Range<u32>,
    /// Number of nodes: its ancestors and itself.
    pub(super) count: u32,
    /// The number of the hint inside the chain that the node follows from, if any.
    nested: Option<u32>,
}

/// The consequences of an assumption.
pub(super) struct Spread {
    /// In the order found. Parents come before their children.
    pub(super) known: Vec<Known>,
    parents: Vec<u16>,
    /// By node: its index in `known` plus 1, or 0.
    index: Box<[u16; NODES]>,
    /// One bit for each node: whether it follows.
    pub(super) set: [u64; NODES.div_ceil(64)],
    /// The indices of a node and its twin, on first, if both follow. The later one is not in `set`.
    pub(super) contradiction: Option<[usize; 2]>,
}

/// A spread under construction.
pub(super) struct Spreading<'a> {
    /// The board before the assumption.
    pub(super) start: &'a Board,
    /// The working copy. A dynamic engine removes expanded off nodes from it.
    pub(super) board: Board,
    pub(super) spread: Spread,
    pub(super) engine: Engine,
    on: Vec<usize>,
    off: Vec<usize>,
    next_on: usize,
    next_off: usize,
}

/// Follows all links from an assumption.
pub(super) fn spread(
    start: &Board,
    assumption: Node,
    engine: Engine,
    nested: &mut Nested,
    go_on: GoOn,
) -> ControlFlow<(), Spread> {
    let spread = Spread {
        known: Vec::with_capacity(256),
        parents: Vec::with_capacity(512),
        index: Box::new([0; NODES]),
        set: [0; NODES.div_ceil(64)],
        contradiction: None,
    };
    let board = start.clone();
    let mut spreading = Spreading {
        start,
        board,
        spread,
        engine,
        on: Vec::with_capacity(128),
        off: Vec::with_capacity(256),
        next_on: 0,
        next_off: 0,
    };
    spreading.add(assumption, Cause::None, &[], None);
    spreading.run(nested, go_on)?;
    let mut spread = spreading.spread;
    spread.count();
    ControlFlow::Continue(spread)
}

impl Spreading<'_> {
    fn run(&mut self, nested: &mut Nested, go_on: GoOn) -> ControlFlow<()> {
        loop {
            if let Some(&at) = self.on.get(self.next_on) {
                self.next_on += 1;
                self.expand_on(at);
            } else if let Some(&at) = self.off.get(self.next_off) {
                self.next_off += 1;
                self.expand_off(at);
            } else if !super::advanced::extend(self, nested, go_on)? {
                return ControlFlow::Continue(());
            }
            if self.spread.contradiction.is_some() {
                return ControlFlow::Continue(());
            }
        }
    }

    fn expand_on(&mut self, at: usize) {
        let links = weak(&self.board, self.spread.known[at].node, self.engine.by_cell());
        for (node, cause) in links.iter() {
            if !self.derive(node, cause, at, false) {
                return;
            }
        }
    }

    fn expand_off(&mut self, at: usize) {
        let node = self.spread.known[at].node;
        let links = strong(&self.board, node, self.engine.by_cell(), true);
        let dynamic = self.engine.is_dynamic();
        if dynamic {
            self.board.strike(node.cell(), node.digit());
        }
        for (other, cause) in links.iter() {
            if !self.derive(other, cause, at, dynamic) {
                return;
            }
        }
    }

    /// Records a node unless it is known. Returns `false` if its twin is known. With `hidden`, the
    /// node also gets its hidden parents: the removals that left it as the last option.
    fn derive(&mut self, node: Node, cause: Cause, parent: usize, hidden: bool) -> bool {
        let twin = self.spread.find(node.twin());
        if twin.is_none() && self.spread.has(node) {
            return true;
        }
        let mut parents = vec![parent as u16];
        if hidden {
            // The parent was removed just now, but it is not a hidden parent.
            let from = self.spread.known[parent].node;
            self.struck(node, cause, |off, at| {
                if off != from {
                    parents.push(at);
                }
            });
        }
        let at = self.spread.push(node, cause, &parents, None);
        if let Some(twin) = twin {
            self.spread.contradiction = Some(if node.is_on() { [at, twin] } else { [twin, at] });
            return false;
        }
        self.enlist(node, at);
        true
    }

    /// Calls `visit` with each candidate that was removed from the cell or house of a link, and
    /// with its index in `known`. The order is by digit or by position.
    pub(super) fn struck(&self, node: Node, cause: Cause, mut visit: impl FnMut(Node, u16)) {
        let (cell, digit) = (node.cell(), node.digit());
        match cause {
            Cause::None => {}
            Cause::Cell => {
                for digit in bits(self.start.digits(cell) & !self.board.digits(cell)) {
                    let off = Node::off(cell, digit);
                    visit(off, self.spread.known_at(off));
                }
            }
            Cause::House(kind) => {
                let house = house_of(cell, usize::from(kind));
                for place in bits(self.start.places(house, digit) & !self.board.places(house, digit)) {
                    let off = Node::off(cell_at(house, place), digit);
                    visit(off, self.spread.known_at(off));
                }
            }
        }
    }

    /// Adds a node and queues it for expansion.
    pub(super) fn add(&mut self, node: Node, cause: Cause, parents: &[u16], nested: Option<u32>) {
        let at = self.spread.push(node, cause, parents, nested);
        self.enlist(node, at);
    }

    fn enlist(&mut self, node: Node, at: usize) {
        self.spread.index[node.index()] = at as u16 + 1;
        self.spread.set[node.index() / 64] |= 1 << (node.index() % 64);
        if node.is_on() { &mut self.on } else { &mut self.off }.push(at);
    }
}

impl Spread {
    fn push(&mut self, node: Node, cause: Cause, parents: &[u16], nested: Option<u32>) -> usize {
        let first = self.parents.len() as u32;
        self.parents.extend_from_slice(parents);
        let parents = first..self.parents.len() as u32;
        self.known.push(Known { node, cause, parents, count: 0, nested });
        self.known.len() - 1
    }

    /// Whether a node follows.
    pub(super) fn has(&self, node: Node) -> bool {
        self.index[node.index()] != 0
    }

    /// The index of a node in `known`, if it follows.
    pub(super) fn find(&self, node: Node) -> Option<usize> {
        usize::from(self.index[node.index()]).checked_sub(1)
    }

    /// The index of a removed candidate. Only candidates known to be off are removed.
    pub(super) fn known_at(&self, off: Node) -> u16 {
        self.find(off).expect("a struck candidate is known to be off") as u16
    }

    fn parents(&self, at: usize) -> &[u16] {
        let range = &self.known[at].parents;
        &self.parents[range.start as usize..range.end as usize]
    }

    /// Counts the ancestors of every node with bit sets.
    fn count(&mut self) {
        const WORDS: usize = NODES.div_ceil(64) + 1;
        let mut ancestors: Vec<[u64; WORDS]> = vec![[0; WORDS]; self.known.len()];
        for at in 0..self.known.len() {
            let (before, own) = ancestors.split_at_mut(at);
            let (own, words) = (&mut own[0][..=at / 64], at / 64 + 1);
            for &parent in self.parents(at) {
                let theirs = &before[usize::from(parent)][..words];
                own.iter_mut().zip(theirs).for_each(|(own, theirs)| *own |= theirs);
            }
            own[at / 64] |= 1 << (at % 64);
            self.known[at].count = own.iter().map(|word| word.count_ones()).sum();
        }
    }

    /// The nodes of an end and its ancestors, breadth first. Calls `visit` with the number of each
    /// hint inside the chain.
    pub(super) fn walk(&self, end: usize, mut visit: impl FnMut(u32)) -> Walk {
        let mut seen = vec![false; self.known.len()];
        seen[end] = true;
        let mut queue = vec![end];
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            self.known[at].nested.into_iter().for_each(&mut visit);
            for &parent in self.parents(at) {
                let parent = usize::from(parent);
                if !std::mem::replace(&mut seen[parent], true) {
                    queue.push(parent);
                }
            }
        }
        queue.into_iter().map(|at| (self.known[at].node, self.known[at].cause)).collect()
    }
}
