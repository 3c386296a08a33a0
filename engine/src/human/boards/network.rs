//! The candidates that a chain may pass, and the links between them. A chain passes only candidates
//! that have a strong link, and these are few. So the search stays fast on the largest board.

use super::position::Position;
use super::single_digit::strong_links;
use crate::human::candidate::Candidate;

/// Which links a chain may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// One digit at a time: strong links in houses.
    SingleDigit,
    /// Strong links in cells of two candidates, weak ones between equal digits.
    Bivalue,
    /// All links.
    Any,
}

/// Candidates with a strong link, and the links between them.
pub(super) struct Network {
    /// In the order of cells, then of digits.
    pub(super) nodes: Vec<Candidate>,
    /// For each node: those that are true if it is false.
    pub(super) strong: Vec<Vec<u32>>,
    /// For each node: those that are false if it is true.
    pub(super) weak: Vec<Vec<u32>>,
}

impl Network {
    /// The network of a position.
    pub(super) fn new(position: &Position, kind: Kind) -> Self {
        let pairs = strong_pairs(position, kind);
        let mut nodes: Vec<Candidate> = pairs.iter().flatten().copied().collect();
        nodes.sort_unstable();
        nodes.dedup();
        let board = position.board();
        let side = board.side();
        // The number of each candidate's node, by cell and digit.
        let mut numbers = vec![u32::MAX; board.geometry().cell_count() * side];
        let place = |at: Candidate| at.cell.index() * side + at.digit.index();
        for (number, &node) in nodes.iter().enumerate() {
            numbers[place(node)] = number as u32;
        }
        let number = |at: Candidate| Some(numbers[place(at)]).filter(|&number| number != u32::MAX);
        let mut strong = vec![Vec::new(); nodes.len()];
        for [one, other] in pairs.iter().map(|pair| pair.map(number)) {
            let (Some(one), Some(other)) = (one, other) else { continue };
            if !strong[one as usize].contains(&other) {
                strong[one as usize].push(other);
                strong[other as usize].push(one);
            }
        }
        let weak = |node: &Candidate| {
            let same_digit = position.cells_of(node.digit) & board.peers(node.cell);
            let same_digit = Candidate::each(node.digit, same_digit);
            let in_cell = position.candidates(node.cell).without(node.digit).iter();
            let in_cell = in_cell.map(|digit| Candidate::new(node.cell, digit));
            same_digit.chain(in_cell.filter(|_| kind == Kind::Any)).filter_map(number).collect()
        };
        let weak = nodes.iter().map(weak).collect();
        Self { nodes, strong, weak }
    }
}

/// The pairs of candidates that are not both false. A pair may be there twice.
fn strong_pairs(position: &Position, kind: Kind) -> Vec<[Candidate; 2]> {
    let mut pairs = Vec::new();
    if kind != Kind::Bivalue {
        for digit in position.all_digits() {
            let links = strong_links(position, digit);
            pairs.extend(links.iter().map(|link| link.cells.map(|cell| Candidate::new(cell, digit))));
        }
    }
    if kind != Kind::SingleDigit {
        for cell in position.bivalue() {
            let mut digits = position.candidates(cell).iter().map(|digit| Candidate::new(cell, digit));
            pairs.extend(digits.next().zip(digits.next()).map(|(one, other)| [one, other]));
        }
    }
    pairs
}
