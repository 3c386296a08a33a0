//! Locked candidates: all places of a digit in one house lie in another house, too, so that house has
//! the digit nowhere else. Pointing goes from a box to another house, claiming from any other house.
//!
//! Where houses cross that are no rows, columns or boxes, a cell may see all these places without
//! being in one house with them. It loses the digit for the same reason.

use std::ops::ControlFlow;

use super::Sink;
use super::position::Position;
use super::step::{Pattern, Proof, Step};
use crate::human::candidate::Candidate;
use crate::human::marks::{Explanation, Role};
use crate::human::say::CellNames;
use crate::human::technique::Technique;
use crate::human::techniques::locked_candidates::{CLAIMING, POINTING, locked_elsewhere, locked_places};
use crate::human::wide::{Cells, Houses};
use crate::human::words;
use crate::message::Message;
use crate::{Digit, DigitSet, Geometry, HouseKind, messages};

messages! {
    fn locked_seen(digit: Digit, house: Message, cells: impl CellNames);
}

#[derive(Debug)]
struct Locked {
    digit: Digit,
    /// Its places in the base house.
    cells: Cells,
    base: usize,
    /// The house that loses the digit elsewhere. `None` if single cells see all places.
    cover: Option<usize>,
}

/// From boxes.
pub(super) fn pointing(position: &Position, sink: Sink) -> ControlFlow<()> {
    find(position, &POINTING, HouseKind::is_box_or_region, sink)
}

/// From all other houses. This also has the cells that see all places of a digit in any house.
pub(super) fn claiming(position: &Position, sink: Sink) -> ControlFlow<()> {
    find(position, &CLAIMING, |kind| !kind.is_box_or_region(), sink)?;
    for digit in position.all_digits() {
        for base in 0..position.board().house_count() {
            let Some((cells, houses)) = places(position, digit, base) else { continue };
            let known = position.board().cells(houses);
            let removed = (position.cells_of(digit) & position.board().common_peers(cells)) - known;
            if !removed.is_empty() {
                let pattern = Locked { digit, cells, base, cover: None };
                sink(Step::removing(position, &CLAIMING, pattern, Candidate::each(digit, removed)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The places of a digit in a house, and the houses that hold all of them. `None` if there are fewer
/// than two places.
fn places(position: &Position, digit: Digit, house: usize) -> Option<(Cells, Houses)> {
    if position.places(digit, house).count_ones() < 2 {
        return None;
    }
    let cells = position.cells_in(digit, house);
    Some((cells, position.board().common_houses(cells)))
}

fn find(
    position: &Position,
    technique: &'static Technique,
    is_base: fn(HouseKind) -> bool,
    sink: Sink,
) -> ControlFlow<()> {
    let board = position.board();
    for digit in position.all_digits() {
        for base in (0..board.house_count()).filter(|&house| is_base(board.kind(house))) {
            let Some((cells, houses)) = places(position, digit, base) else { continue };
            for cover in houses.without(base) {
                let removed = (position.cells_of(digit) & board.house(cover)) - cells;
                if !removed.is_empty() {
                    let pattern = Locked { digit, cells, base, cover: Some(cover) };
                    sink(Step::removing(position, technique, pattern, Candidate::each(digit, removed)))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

impl Pattern for Locked {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.digit)
    }

    fn cells(&self) -> Cells {
        self.cells
    }

    fn house(&self) -> Option<usize> {
        Some(self.base)
    }

    fn explain(&self, position: &Position, step: &Step) -> Proof {
        let &Self { digit, cells, base, cover } = self;
        let board = position.board();
        let proof = Explanation::new(locked_places(digit, board.house_name(base), board.names(cells)))
            .houses(Role::Base, Houses::of(base))
            .candidates(Role::Kept, digit, cells);
        match cover {
            Some(cover) => proof
                .say(locked_elsewhere(digit, board.house_name(cover)))
                .houses(Role::Cover, Houses::of(cover)),
            None => proof
                .say(locked_seen(digit, board.house_name(base), board.names(step.cleared())))
                .cells(Role::Focus, step.cleared()),
        }
    }

    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(format!("{} in {}", self.digit, words::short_houses_on(geometry, Houses::of(self.base))))
    }
}
