//! Full house, hidden single, naked single. Boxes come before other houses, since they are easier to
//! scan.

use std::ops::ControlFlow;

use super::Sink;
use super::position::Position;
use super::step::{Pattern, Proof, Step};
use crate::human::candidate::Candidate;
use crate::human::marks::{Explanation, Role};
use crate::human::techniques::{full_house, hidden_single, naked_single};
use crate::human::wide::{Cells, Houses};
use crate::{Digit, DigitSet, Geometry};

/// A candidate that is alone in its cell or in a house.
#[derive(Debug)]
struct Single {
    candidate: Candidate,
    reason: Reason,
}

#[derive(Clone, Copy, Debug)]
enum Reason {
    /// The last empty cell of the house.
    FullHouse(usize),
    /// The last place for the digit in the house.
    Hidden(usize),
    /// The last candidate of the cell.
    Naked,
}

/// Full houses.
pub(super) fn full_house(position: &Position, sink: Sink) -> ControlFlow<()> {
    for house in 0..position.board().house_count() {
        let Some(cell) = (position.board().house(house) & position.empty()).single() else { continue };
        let Some(digit) = position.candidates(cell).single() else { continue };
        let candidate = Candidate::new(cell, digit);
        let single = Single { candidate, reason: Reason::FullHouse(house) };
        sink(Step::placing(position, &full_house::TECHNIQUE, single, candidate))?;
    }
    ControlFlow::Continue(())
}

/// Hidden singles.
pub(super) fn hidden(position: &Position, sink: Sink) -> ControlFlow<()> {
    let board = position.board();
    let is_box = |house: &usize| board.kind(*house).is_box_or_region();
    let (boxes, others): (Vec<usize>, Vec<usize>) = (0..board.house_count()).partition(is_box);
    for house in boxes.into_iter().chain(others) {
        for digit in position.all_digits() {
            let places = position.places(digit, house);
            if places.is_power_of_two() {
                let candidate = Candidate::new(board.cell_at(house, places.ilog2() as usize), digit);
                let single = Single { candidate, reason: Reason::Hidden(house) };
                sink(Step::placing(position, &hidden_single::TECHNIQUE, single, candidate))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Naked singles.
pub(super) fn naked(position: &Position, sink: Sink) -> ControlFlow<()> {
    for cell in position.empty() {
        if let Some(digit) = position.candidates(cell).single() {
            let candidate = Candidate::new(cell, digit);
            let single = Single { candidate, reason: Reason::Naked };
            sink(Step::placing(position, &naked_single::TECHNIQUE, single, candidate))?;
        }
    }
    ControlFlow::Continue(())
}

impl Pattern for Single {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.candidate.digit)
    }

    fn cells(&self) -> Cells {
        Cells::of(self.candidate.cell)
    }

    fn house(&self) -> Option<usize> {
        match self.reason {
            Reason::FullHouse(house) | Reason::Hidden(house) => Some(house),
            Reason::Naked => None,
        }
    }

    fn explain(&self, position: &Position, _: &Step) -> Proof {
        let Candidate { cell, digit } = self.candidate;
        let board = position.board();
        match self.reason {
            Reason::FullHouse(house) => {
                Explanation::new(full_house::full_house_cell(board.name(cell), board.house_name(house)))
                    .houses(Role::Base, Houses::of(house))
                    .cells(Role::Focus, Cells::of(cell))
                    .say(full_house::full_house_digit(digit))
            }
            Reason::Hidden(house) => {
                let name = || board.house_name(house);
                let open = (board.house(house) & position.empty()).without(cell);
                let holders = holders_that_see(position, digit, open);
                let mut proof = Explanation::new(hidden_single::hidden_single_where(digit, name()))
                    .houses(Role::Base, Houses::of(house));
                if !holders.is_empty() {
                    let names = board.names(holders);
                    proof = proof
                        .say(hidden_single::hidden_single_seen(digit, names, holders.len(), name()))
                        .cells(Role::Focus, holders);
                }
                proof.say(hidden_single::hidden_single_left(board.name(cell), digit))
            }
            Reason::Naked => {
                let peers = board.peers(cell).into_iter();
                let seen: DigitSet = peers.filter_map(|peer| position.digit(peer)).collect();
                let ruled_out = DigitSet::full(board.side()) - seen - DigitSet::of(digit);
                let name = || board.name(cell);
                let mut proof = Explanation::new(naked_single::naked_single_sees(name(), seen))
                    .cells(Role::Focus, Cells::of(cell));
                if !ruled_out.is_empty() {
                    let count = ruled_out.len();
                    proof = proof.say(naked_single::naked_single_ruled_out(name(), ruled_out, count));
                }
                proof.say(naked_single::naked_single_left(name(), digit))
            }
        }
    }

    fn notation(&self, _: &Geometry, _: &Step) -> Option<String> {
        None
    }
}

/// The cells that rule the digit out of the open cells, chosen greedily to be few.
fn holders_that_see(position: &Position, digit: Digit, mut open: Cells) -> Cells {
    let board = position.board();
    let cells = board.geometry().cells();
    let holders: Cells = cells.filter(|&cell| position.digit(cell) == Some(digit)).collect();
    let mut chosen = Cells::EMPTY;
    while let Some(best) = holders.into_iter().max_by_key(|&holder| (board.peers(holder) & open).len()) {
        if !board.peers(best).meets(open) {
            break;
        }
        open -= board.peers(best);
        chosen.insert(best);
    }
    chosen
}
