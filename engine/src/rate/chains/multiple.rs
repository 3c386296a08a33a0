//! Contradictions, double chains, cell chains and region chains: conclusions that several spreads
//! share. The engines are Nishio, static and dynamic. The dynamic engine has several levels.

use std::ops::ControlFlow;

use super::super::board::Board;
use super::super::rule::{Conclusion, Nesting, Rule};
use super::super::step::{RatingStep, Score};
use super::super::tables::{BOX_ROW_COLUMN, bits, cell_at, cells_of, house_of, position_in};
use super::advanced::Nested;
use super::cycles::conclude;
use super::links::{Cause, NODES, Node};
use super::spread::{Spread, spread};
use super::{GoOn, Hints, Kind, Rank, Walk};

/// A chain engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Engine {
    Nishio,
    Static,
    Dynamic(Nesting),
}

impl Engine {
    /// All engines, in the order in which SE tries them.
    pub(super) const LADDER: [Self; 10] = [
        Self::Nishio,
        Self::Static,
        Self::Dynamic(Nesting::Plain),
        Self::Dynamic(Nesting::Plus),
        Self::Dynamic(Nesting::Chains),
        Self::Dynamic(Nesting::MultipleChains),
        Self::Dynamic(Nesting::Dynamic(0)),
        Self::Dynamic(Nesting::Dynamic(1)),
        Self::Dynamic(Nesting::Dynamic(2)),
        Self::Dynamic(Nesting::Dynamic(3)),
    ];

    pub(super) fn is_dynamic(self) -> bool {
        self != Self::Static
    }

    /// Whether the engine links the candidates of a cell.
    pub(super) fn by_cell(self) -> bool {
        self != Self::Nishio
    }

    fn base(self) -> f64 {
        match self {
            Self::Nishio => 7.5,
            Self::Static => 8.0,
            Self::Dynamic(Nesting::Plain) => 8.5,
            Self::Dynamic(Nesting::Plus) => 9.0,
            Self::Dynamic(Nesting::Chains) => 9.5,
            Self::Dynamic(Nesting::MultipleChains) => 10.0,
            Self::Dynamic(Nesting::Dynamic(_)) => 10.5,
        }
    }

    /// The lowest score of its hints, in tenths.
    pub(super) fn least(self) -> u16 {
        Score(self.base()).tenths()
    }

    fn technique(self, kind: Kind) -> Rule {
        let conclusion = match kind {
            Kind::Double => Conclusion::Double,
            Kind::Cell => Conclusion::Cell,
            Kind::Region => Conclusion::Region,
            _ => Conclusion::Contradiction,
        };
        match self {
            Self::Nishio => Rule::Nishio,
            Self::Static if kind == Kind::Cell => Rule::CellChains,
            Self::Static => Rule::RegionChains,
            Self::Dynamic(level) => Rule::Dynamic(conclusion, level),
        }
    }
}

/// One run of an engine over a board. Each spread is computed once and kept.
struct Run<'a> {
    board: &'a Board,
    engine: Engine,
    spreads: Vec<Option<Spread>>,
    nested: Nested,
}

/// One end of a chain: the assumption that it starts from, the index of the end in that spread, and
/// the cause of the assumption in the walk.
#[derive(Clone, Copy)]
struct End {
    from: Node,
    at: usize,
    cause: Cause,
}

/// Offers all hints of an engine.
pub(super) fn find(board: &Board, engine: Engine, hints: &mut Hints, go_on: GoOn) -> ControlFlow<()> {
    let spreads = std::iter::repeat_with(|| None).take(NODES).collect();
    let mut run = Run { board, engine, spreads, nested: Nested::default() };
    let fewest = if engine == Engine::Static { 3 } else { 2 };
    for cell in cells_of(board.empty_cells()).filter(|&cell| board.count(cell) >= fewest) {
        go_on()?;
        for digit in bits(board.digits(cell)) {
            run.need(Node::on(cell, digit), go_on)?;
            if engine.is_dynamic() {
                run.need(Node::off(cell, digit), go_on)?;
                run.contradictions(cell, digit, hints);
                if engine.by_cell() && board.count(cell) >= 3 {
                    let pair = [Node::on(cell, digit), Node::off(cell, digit)];
                    run.agreed(&pair, Cause::None, Kind::Double, hints);
                }
            }
            if engine.by_cell() {
                run.regions(cell, digit, hints, go_on)?;
            }
        }
        if engine.by_cell() {
            let branches: Vec<Node> = bits(board.digits(cell)).map(|digit| Node::on(cell, digit)).collect();
            run.agreed(&branches, Cause::Cell, Kind::Cell, hints);
        }
    }
    ControlFlow::Continue(())
}

impl Run<'_> {
    fn need(&mut self, assumption: Node, go_on: GoOn) -> ControlFlow<()> {
        if self.spreads[assumption.index()].is_none() {
            let made = spread(self.board, assumption, self.engine, &mut self.nested, go_on)?;
            self.spreads[assumption.index()] = Some(made);
        }
        ControlFlow::Continue(())
    }

    fn spread(&self, assumption: Node) -> &Spread {
        self.spreads[assumption.index()].as_ref().expect("`need` has computed it")
    }

    /// Offers the contradictions of a candidate. Each proves the opposite of its assumption.
    fn contradictions(&self, cell: usize, digit: usize, hints: &mut Hints) {
        for from in [Node::on(cell, digit), Node::off(cell, digit)] {
            if let Some(pair) = self.spread(from).contradiction {
                let ends = pair.map(|at| End { from, at, cause: Cause::None });
                self.offer(&ends, from.twin(), Kind::Contradiction, hints);
            }
        }
    }

    /// Offers region chains of the houses in which this cell is the digit's first place. An oddity
    /// of SE: the static engine starts only from cells with three or more candidates. So it skips a
    /// house whose first place is a bivalue cell.
    fn regions(&mut self, cell: usize, digit: usize, hints: &mut Hints, go_on: GoOn) -> ControlFlow<()> {
        for kind in BOX_ROW_COLUMN {
            let house = house_of(cell, kind);
            let places = self.board.places(house, digit);
            if places.count_ones() < 2 || places.trailing_zeros() as usize != position_in(cell, kind) {
                continue;
            }
            let branches: Vec<Node> =
                bits(places).map(|place| Node::on(cell_at(house, place), digit)).collect();
            for &branch in &branches {
                self.need(branch, go_on)?;
            }
            self.agreed(&branches, Cause::House(kind as u8), Kind::Region, hints);
        }
        ControlFlow::Continue(())
    }

    /// Offers every node that all branches lead to: on nodes first, each in the order of the first
    /// branch.
    fn agreed(&self, branches: &[Node], cause: Cause, kind: Kind, hints: &mut Hints) {
        let first = self.spread(branches[0]);
        let mut common = first.set;
        for &branch in &branches[1..] {
            common.iter_mut().zip(self.spread(branch).set).for_each(|(all, theirs)| *all &= theirs);
        }
        if common.iter().all(|&word| word == 0) {
            return;
        }
        let mut ends = Vec::with_capacity(branches.len());
        for on in [true, false] {
            for known in first.known.iter().filter(|known| known.node.is_on() == on) {
                let node = known.node;
                if common[node.index() / 64] >> (node.index() % 64) & 1 == 0 {
                    continue;
                }
                ends.clear();
                ends.extend(
                    branches
                        .iter()
                        .filter_map(|&from| self.spread(from).find(node).map(|at| End { from, at, cause })),
                );
                self.offer(&ends, node, kind, hints);
            }
        }
    }

    /// Offers the chain with these ends that proves a node.
    fn offer(&self, ends: &[End], proven: Node, kind: Kind, hints: &mut Hints) {
        let mut length = ends.iter().map(|end| self.spread(end.from).known[end.at].count).sum();
        let base = self.engine.base();
        if !hints.wants(Rank::new(base, length, kind)) {
            return;
        }
        length += self.nested_length(ends);
        let rank = Rank::new(base, length, kind);
        let step: Option<RatingStep> = conclude(self.board, self.engine.technique(kind), proven);
        if let Some(step) = step.filter(|_| hints.wants(rank)) {
            hints.offer(rank, step, || ends.iter().map(|&end| self.walk(end)).collect());
        }
    }

    /// The total length of all hints inside the chain, each counted once.
    fn nested_length(&self, ends: &[End]) -> u32 {
        let mut numbers = Vec::new();
        if !self.nested.is_empty() {
            for end in ends {
                self.spread(end.from).walk(end.at, |number| numbers.push(number));
            }
        }
        numbers.sort_unstable();
        numbers.dedup();
        numbers.into_iter().map(|number| self.nested.length(number)).sum()
    }

    /// An end and its ancestors. The assumption gets the cause of its branch.
    fn walk(&self, end: End) -> Walk {
        let mut walk = self.spread(end.from).walk(end.at, |_| {});
        for (node, cause) in &mut walk {
            if *node == end.from {
                *cause = end.cause;
            }
        }
        walk
    }
}
