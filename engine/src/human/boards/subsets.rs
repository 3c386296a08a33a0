//! Naked and hidden subsets: as many digits as cells in a house. A naked subset is called locked if
//! its cells share two houses and it removes candidates from both.

use std::ops::ControlFlow;

use super::Sink;
use super::position::Position;
use super::step::{Pattern, Proof, Step};
use crate::bits::bits;
use crate::human::candidate::Candidate;
use crate::human::marks::{Explanation, Role};
use crate::human::step_line::listed;
use crate::human::technique::Technique;
use crate::human::techniques::cover::{Item, covers};
use crate::human::techniques::{hidden_subset, naked_subset};
use crate::human::wide::{Cells, Houses};
use crate::human::words;
use crate::{DigitSet, Geometry};

#[derive(Debug)]
struct Subset {
    cells: Cells,
    digits: DigitSet,
    /// The houses that hold all the cells. For a hidden subset the one in which the digits have no
    /// other place.
    houses: Houses,
    is_hidden: bool,
}

/// Naked subsets of `size` cells: the locked ones, or the others.
pub(super) fn naked(position: &Position, size: usize, wants_locked: bool, sink: Sink) -> ControlFlow<()> {
    let board = position.board();
    let technique: &'static Technique = match (size, wants_locked) {
        (2, true) => &naked_subset::LOCKED_PAIR,
        (_, true) => &naked_subset::LOCKED_TRIPLE,
        (2, false) => &naked_subset::PAIR,
        (3, false) => &naked_subset::TRIPLE,
        (_, false) => &naked_subset::QUAD,
    };
    for house in 0..board.house_count() {
        let cell_at = |place| board.cell_at(house, place);
        let items: Vec<Item> = (0..board.side())
            .map(|place| (1 << place, position.candidates(cell_at(place))))
            .filter(|(_, digits)| (2..=size).contains(&digits.len()))
            .map(|(place, digits)| (place, digits.bits()))
            .collect();
        covers(&items, size, &mut |chosen, union| {
            let cells: Cells = bits(chosen).map(cell_at).collect();
            let digits = DigitSet::from_bits(union);
            let houses = board.common_houses(cells);
            let removed: Vec<Candidate> =
                position.candidates_of(digits, board.cells(houses) - cells).collect();
            // Cells that share several houses are found in each of them, and count in the first.
            let is_first = houses.first() == Some(house);
            let is_locked = size < 4 && clears_several(position, houses, &removed);
            if removed.is_empty() || !is_first || is_locked != wants_locked {
                return ControlFlow::Continue(());
            }
            let subset = Subset { cells, digits, houses, is_hidden: false };
            sink(Step::removing(position, technique, subset, removed))
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether there are several houses, and each of them loses a candidate outside all others.
fn clears_several(position: &Position, houses: Houses, removed: &[Candidate]) -> bool {
    let board = position.board();
    let loses_alone = |house: usize| {
        let others = board.cells(houses.without(house));
        removed.iter().any(|at| board.house(house).contains(at.cell) && !others.contains(at.cell))
    };
    houses.len() > 1 && houses.into_iter().all(loses_alone)
}

/// Hidden subsets of `size` digits.
pub(super) fn hidden(position: &Position, size: usize, sink: Sink) -> ControlFlow<()> {
    let board = position.board();
    let technique: &'static Technique = match size {
        2 => &hidden_subset::PAIR,
        3 => &hidden_subset::TRIPLE,
        _ => &hidden_subset::QUAD,
    };
    for house in 0..board.house_count() {
        let items: Vec<Item> = position
            .all_digits()
            .map(|digit| (1 << digit.index(), position.places(digit, house)))
            .filter(|(_, places)| (2..=size).contains(&(places.count_ones() as usize)))
            .collect();
        covers(&items, size, &mut |chosen, union| {
            let cells: Cells = bits(union).map(|place| board.cell_at(house, place)).collect();
            let digits = DigitSet::from_bits(chosen);
            let removed: Vec<Candidate> =
                position.candidates_of(DigitSet::full(board.side()) - digits, cells).collect();
            if removed.is_empty() {
                return ControlFlow::Continue(());
            }
            let subset = Subset { cells, digits, houses: Houses::of(house), is_hidden: true };
            sink(Step::removing(position, technique, subset, removed))
        })?;
    }
    ControlFlow::Continue(())
}

impl Pattern for Subset {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.cells
    }

    fn house(&self) -> Option<usize> {
        self.houses.into_iter().last()
    }

    fn explain(&self, position: &Position, _: &Step) -> Proof {
        let &Self { cells, digits, houses, is_hidden } = self;
        let (names, count) = (position.board().names(cells), cells.len());
        let house_names = position.board().house_names(houses);
        if is_hidden {
            return Explanation::new(hidden_subset::hidden_subset_places(house_names, digits, names, count))
                .houses(Role::Base, houses)
                .digits(Role::Kept, digits, cells)
                .say(hidden_subset::hidden_subset_nothing_else())
                .cells(Role::Focus, cells);
        }
        Explanation::new(naked_subset::naked_subset_cells(names, digits, count))
            .cells(Role::Focus, cells)
            .digits(Role::Kept, digits, cells)
            .say(naked_subset::naked_subset_elsewhere(digits, house_names))
            .houses(Role::Base, houses)
    }

    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        Some(format!("{} in {}", listed(self.digits, ","), words::short_on(geometry, self.cells)))
    }
}
