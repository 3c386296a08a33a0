//! Nodes of chains and the links between them. Links are listed in the order of SE: inside the cell
//! first, then through box, row and column.

use super::super::board::Board;
use super::super::tables::{BOX, BOX_ROW_COLUMN, FULL, Mask, bits, cell_at, house_of, position_in};

/// A candidate that is true (on) or false (off), by assumption or as a consequence. One number:
/// `(cell * 9 + digit) * 2`, plus 1 for off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Node(pub(super) u16);

/// Number of nodes.
pub(super) const NODES: usize = 81 * 9 * 2;

impl Node {
    pub(super) fn on(cell: usize, digit: usize) -> Self {
        Self(((cell * 9 + digit) * 2) as u16)
    }

    pub(super) fn off(cell: usize, digit: usize) -> Self {
        Self::on(cell, digit).twin()
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(super) fn cell(self) -> usize {
        self.index() / 18
    }

    pub(super) fn digit(self) -> usize {
        self.index() / 2 % 9
    }

    pub(super) fn is_on(self) -> bool {
        self.0 & 1 == 0
    }

    /// The same candidate in the opposite state.
    pub(super) fn twin(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// The kind of link by which a node follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// No link: the node is assumed, or follows from a hint inside the chain.
    None,
    /// A link inside its cell.
    Cell,
    /// A link through its house of this kind.
    House(u8),
}

/// Links out of a node.
#[derive(Clone)]
pub(super) struct Links {
    list: [(Node, Cause); 28],
    count: usize,
}

impl Links {
    const NONE: Self = Self { list: [(Node(0), Cause::None); 28], count: 0 };

    pub(super) fn iter(&self) -> impl Iterator<Item = (Node, Cause)> + '_ {
        self.list[..self.count].iter().copied()
    }

    fn push(&mut self, node: Node, cause: Cause) {
        self.list[self.count] = (node, cause);
        self.count += 1;
    }
}

/// The three positions of a line that lie in the same box as this position.
fn third(position: usize) -> Mask {
    7 << (position / 3 * 3)
}

/// The nodes that an on node turns off: the other candidates of its cell if `by_cell`, then the
/// other places of its digit. Each place is listed once, for the first house that reaches it.
pub(super) fn weak(board: &Board, node: Node, by_cell: bool) -> Links {
    let (cell, digit) = (node.cell(), node.digit());
    let mut links = Links::NONE;
    if by_cell {
        for other in bits(board.digits(cell) & !(1 << digit)) {
            links.push(Node::off(cell, other), Cause::Cell);
        }
    }
    for kind in BOX_ROW_COLUMN {
        let (house, position) = (house_of(cell, kind), position_in(cell, kind));
        let met = if kind == BOX { 1 << position } else { third(position) };
        for place in bits(board.places(house, digit) & FULL & !met) {
            links.push(Node::off(cell_at(house, place), digit), Cause::House(kind as u8));
        }
    }
    links
}

/// The nodes that an off node turns on: the only other candidate of its cell, and the only other
/// place of its digit in each house.
pub(super) fn strong(board: &Board, node: Node, by_cell: bool, by_house: bool) -> Links {
    let (cell, digit) = (node.cell(), node.digit());
    let mut links = Links::NONE;
    let rest = board.digits(cell) & !(1 << digit);
    if by_cell && rest.is_power_of_two() {
        links.push(Node::on(cell, rest.trailing_zeros() as usize), Cause::Cell);
    }
    if by_house {
        for kind in BOX_ROW_COLUMN {
            let (house, position) = (house_of(cell, kind), position_in(cell, kind));
            let rest = board.places(house, digit) & !(1 << position);
            if rest.is_power_of_two() {
                let other = Node::on(cell_at(house, rest.trailing_zeros() as usize), digit);
                if links.iter().all(|(known, _)| known != other) {
                    links.push(other, Cause::House(kind as u8));
                }
            }
        }
    }
    links
}
