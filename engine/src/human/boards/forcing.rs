//! Forcing net contradiction: a candidate is supposed to be true. Singles that follow from it lead to
//! a cell without a candidate, or to a digit without a place. So the candidate is false.
//!
//! Singles are followed in the order in which they appear, breadth first, so proofs are short. A
//! supposition ends after [`LONGEST`] digits. All suppositions together end after [`WORK`] removed
//! candidates.

use std::collections::VecDeque;
use std::ops::ControlFlow;

use super::Sink;
use super::position::Position;
use super::step::{Pattern, Proof, Step};
use crate::human::candidate::Candidate;
use crate::human::forcing_proof::{forced_in_cell, forced_in_house};
use crate::human::marks::{Explanation, Role};
use crate::human::say;
use crate::human::shown::ShownLink;
use crate::human::techniques::forcing_net_contradiction::TECHNIQUE;
use crate::human::wide::Cells;
use crate::{Cell, Digit, DigitSet, Geometry};

/// Maximum number of digits that follow from a supposition.
const LONGEST: usize = 60;
/// Maximum number of candidates that all suppositions together remove.
const WORK: usize = 2_000_000;

/// Why a digit must be written.
#[derive(Clone, Copy, Debug)]
enum Reason {
    Supposed,
    /// Its cell has no other candidate left.
    Cell,
    /// The house has no other place left for it.
    House(usize),
}

/// A contradiction.
#[derive(Clone, Copy, Debug)]
enum Impossible {
    /// The cell has no candidate left.
    Cell(Cell),
    /// The digit has no place left in the house.
    House(Digit, usize),
}

/// The consequences of a candidate. Its board is changed while it is followed, and restored after.
struct Net<'a> {
    position: &'a Position,
    candidates: Vec<DigitSet>,
    places: Vec<u32>,
    /// By cell and digit: whether the digit is written or will be.
    is_due: Vec<bool>,
    written: Vec<(Candidate, Reason)>,
    due: VecDeque<(Candidate, Reason)>,
    /// The candidates removed, in order.
    removed: Vec<Candidate>,
    /// By cell and digit: the index of the written digit that removed it.
    removed_by: Vec<Option<usize>>,
}

impl<'a> Net<'a> {
    fn new(position: &'a Position) -> Self {
        let board = position.board();
        let cells = board.geometry().cells();
        let houses = || 0..board.house_count();
        let places = |digit| houses().map(move |house| position.places(digit, house));
        let count = board.geometry().cell_count() * board.side();
        Self {
            position,
            candidates: cells.map(|cell| position.candidates(cell)).collect(),
            places: position.all_digits().flat_map(places).collect(),
            is_due: vec![false; count],
            written: Vec::new(),
            due: VecDeque::new(),
            removed: Vec::new(),
            removed_by: vec![None; count],
        }
    }

    /// Follows a candidate. The consequences can be read until the next one is followed.
    fn follow(&mut self, supposed: Candidate) -> Option<Impossible> {
        self.restore();
        self.expect(supposed, Reason::Supposed);
        while self.written.len() < LONGEST {
            let Some((candidate, reason)) = self.due.pop_front() else { break };
            self.written.push((candidate, reason));
            let impossible = self.write(candidate);
            if impossible.is_some() {
                return impossible;
            }
        }
        None
    }

    fn restore(&mut self) {
        let board = self.position.board();
        let side = board.side();
        for Candidate { cell, digit } in self.removed.drain(..) {
            self.removed_by[cell.index() * side + digit.index()] = None;
            self.candidates[cell.index()].insert(digit);
            for &(house, place) in board.places_of(cell) {
                self.places[digit.index() * board.house_count() + house] |= 1 << place;
            }
        }
        for (Candidate { cell, digit }, _) in self.written.drain(..).chain(self.due.drain(..)) {
            self.is_due[cell.index() * side + digit.index()] = false;
        }
    }

    fn expect(&mut self, candidate: Candidate, reason: Reason) {
        let side = self.position.board().side();
        let is_due = &mut self.is_due[candidate.cell.index() * side + candidate.digit.index()];
        if !std::mem::replace(is_due, true) {
            self.due.push_back((candidate, reason));
        }
    }

    /// Removes what the digit rules out. Returns a contradiction.
    fn write(&mut self, Candidate { cell, digit }: Candidate) -> Option<Impossible> {
        let in_cell = self.candidates[cell.index()].without(digit).iter();
        let in_cell = in_cell.map(|other| Candidate::new(cell, other));
        let peers = self.position.cells_of(digit) & self.position.board().peers(cell);
        let peers = Candidate::each(digit, peers);
        in_cell.chain(peers).collect::<Vec<_>>().into_iter().find_map(|candidate| self.remove(candidate))
    }

    fn remove(&mut self, candidate: Candidate) -> Option<Impossible> {
        let Candidate { cell, digit } = candidate;
        if !self.candidates[cell.index()].remove(digit) {
            return None;
        }
        let board = self.position.board();
        self.removed.push(candidate);
        self.removed_by[cell.index() * board.side() + digit.index()] = Some(self.written.len() - 1);
        let mut impossible = None;
        let left = self.candidates[cell.index()];
        if left.is_empty() {
            impossible = Some(Impossible::Cell(cell));
        } else if let Some(last) = left.single() {
            self.expect(Candidate::new(cell, last), Reason::Cell);
        }
        // All houses are updated even after a contradiction, so that they can be restored.
        for &(house, place) in board.places_of(cell) {
            let places = &mut self.places[digit.index() * board.house_count() + house];
            *places &= !(1 << place);
            let left = *places;
            if left == 0 {
                impossible = impossible.or(Some(Impossible::House(digit, house)));
            } else if left.is_power_of_two() {
                let last = board.cell_at(house, left.ilog2() as usize);
                self.expect(Candidate::new(last, digit), Reason::House(house));
            }
        }
        impossible
    }

    /// The candidates that had to be removed for something: each with the index of the digit that
    /// removed it.
    fn sources(&self, of: Result<(Candidate, Reason), Impossible>) -> Vec<(usize, Candidate)> {
        let position = self.position;
        let in_cell = |cell: Cell, but: Option<Digit>| -> Vec<Candidate> {
            let digits = position.candidates(cell).iter().filter(|&digit| Some(digit) != but);
            digits.map(|digit| Candidate::new(cell, digit)).collect()
        };
        let in_house = |digit: Digit, house: usize, but: Option<Cell>| -> Vec<Candidate> {
            let cells = position.cells_in(digit, house).into_iter().filter(|&cell| Some(cell) != but);
            Candidate::each(digit, cells).collect()
        };
        let premises = match of {
            Ok((_, Reason::Supposed)) => Vec::new(),
            Ok((at, Reason::Cell)) => in_cell(at.cell, Some(at.digit)),
            Ok((at, Reason::House(house))) => in_house(at.digit, house, Some(at.cell)),
            Err(Impossible::Cell(cell)) => in_cell(cell, None),
            Err(Impossible::House(digit, house)) => in_house(digit, house, None),
        };
        let side = position.board().side();
        let source = |at: &Candidate| self.removed_by[at.cell.index() * side + at.digit.index()];
        premises.into_iter().filter_map(|premise| Some((source(&premise)?, premise))).collect()
    }

    /// The indices of the digits that a contradiction rests on, in order.
    fn needed(&self, impossible: Impossible) -> Vec<usize> {
        let mut is_needed = vec![false; self.written.len()];
        self.sources(Err(impossible)).into_iter().for_each(|(at, _)| is_needed[at] = true);
        for at in (0..is_needed.len()).rev() {
            if is_needed[at] {
                self.sources(Ok(self.written[at])).into_iter().for_each(|(at, _)| is_needed[at] = true);
            }
        }
        (0..is_needed.len()).filter(|&at| is_needed[at]).collect()
    }
}

/// Passes on every candidate that leads to a contradiction, the shortest proof first.
pub(super) fn contradictions(position: &Position, sink: Sink) -> ControlFlow<()> {
    let mut net = Net::new(position);
    let mut cells: Vec<Cell> = position.empty().into_iter().collect();
    cells.sort_by_key(|&cell| position.candidates(cell).len());
    let (mut work, mut found) = (WORK, Vec::new());
    for cell in cells {
        for digit in position.candidates(cell) {
            let candidate = Candidate::new(cell, digit);
            if let Some(impossible) = net.follow(candidate) {
                found.push((net.needed(impossible).len(), candidate));
            }
            work = work.saturating_sub(net.removed.len());
        }
        if work == 0 {
            break;
        }
    }
    found.sort_unstable();
    for (_, candidate) in found {
        sink(Step::removing(position, &TECHNIQUE, Supposition { candidate }, [candidate]))?;
    }
    ControlFlow::Continue(())
}

/// A candidate that leads to a contradiction.
#[derive(Debug)]
struct Supposition {
    candidate: Candidate,
}

impl Pattern for Supposition {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.candidate.digit)
    }

    fn cells(&self) -> Cells {
        Cells::of(self.candidate.cell)
    }

    fn explain(&self, position: &Position, _: &Step) -> Proof {
        let board = position.board();
        let mut net = Net::new(position);
        let Some(impossible) = net.follow(self.candidate) else { return Explanation::default() };
        let mut proof: Proof = Explanation::default();
        for (candidate, reason) in net.needed(impossible).into_iter().map(|at| net.written[at]) {
            let sources = net.sources(Ok((candidate, reason)));
            let from: Cells = sources.iter().map(|&(at, _)| net.written[at].0.cell).collect();
            let (cell, digit) = (board.name(candidate.cell), candidate.digit);
            let message = match reason {
                Reason::Supposed => say::suppose(cell, digit),
                Reason::Cell => {
                    let gone = sources.iter().map(|(_, premise)| premise.digit).collect();
                    forced_in_cell(cell, digit, board.names(from), from.len(), gone)
                }
                Reason::House(house) => {
                    forced_in_house(cell, digit, board.names(from), from.len(), board.house_name(house))
                }
            };
            proof = proof.say(message).candidates(Role::On, digit, Cells::of(candidate.cell));
            for (at, premise) in sources {
                proof = proof
                    .link(ShownLink::weak(net.written[at].0, premise))
                    .link(ShownLink::strong(premise, candidate));
            }
        }
        proof = proof.say(match impossible {
            Impossible::Cell(cell) => say::then_no_candidate(board.name(cell)),
            Impossible::House(digit, house) => say::then_no_place(digit, board.house_name(house)),
        });
        net.sources(Err(impossible))
            .into_iter()
            .fold(proof, |proof, (at, premise)| proof.link(ShownLink::weak(net.written[at].0, premise)))
    }

    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let Candidate { cell, digit } = self.candidate;
        Some(format!("{digit} in {}", geometry.name(cell)))
    }
}
