//! Fish without fins: `n` base houses have a digit only in `n` cover houses, so the cover houses have
//! it nowhere else.
//!
//! Why this holds for any houses: if no cell with the digit as a candidate is in two base houses, the
//! digit is true in exactly `n` places of the base. Each of these places is in at least one cover
//! house, and each of the `n` cover houses holds the digit once. So each cover house holds it in a
//! place of the base. The cover houses may overlap.
//!
//! Houses of one kind, such as all rows, share no cell and hold all cells. So a cover is a choice of
//! houses of one kind, and a base is a choice of houses of another kind, or of houses that do not
//! hold all cells, such as diagonals.

use std::ops::ControlFlow;

use super::Sink;
use super::position::Position;
use super::step::{Pattern, Proof, Step};
use crate::bits::bits;
use crate::human::candidate::Candidate;
use crate::human::marks::{Explanation, Role};
use crate::human::technique::Technique;
use crate::human::techniques::cover::{Item, covers};
use crate::human::techniques::{fish, franken_fish};
use crate::human::wide::{Cells, Houses};
use crate::human::words;
use crate::{Digit, DigitSet, Geometry, HouseKind};

#[derive(Debug)]
struct Fish {
    digit: Digit,
    base: Houses,
    cover: Houses,
    body: Cells,
}

/// The houses of a kind, if each cell is in exactly one of them.
fn partition(position: &Position, kind: HouseKind) -> Option<Vec<usize>> {
    let board = position.board();
    let houses: Vec<usize> = (0..board.house_count()).filter(|&house| board.kind(house) == kind).collect();
    let all = board.cells(houses.iter().copied().collect());
    let count = board.geometry().cell_count();
    (all.len() == count && houses.len() * board.side() == count).then_some(houses)
}

/// Fish of rows and columns.
pub(super) fn of_lines(position: &Position, size: usize, sink: Sink) -> ControlFlow<()> {
    let technique: &'static Technique = match size {
        2 => &fish::X_WING,
        3 => &fish::SWORDFISH,
        _ => &fish::JELLYFISH,
    };
    let kinds = [HouseKind::Row, HouseKind::Column].map(|kind| partition(position, kind));
    let [Some(rows), Some(columns)] = kinds else { return ControlFlow::Continue(()) };
    for digit in position.all_digits() {
        let search = Search { position, technique, size, digit };
        search.find(&rows, &columns, &|_| true, sink)?;
        search.find(&columns, &rows, &|_| true, sink)?;
    }
    ControlFlow::Continue(())
}

/// Fish with at least one house that is neither row nor column.
pub(super) fn of_any(position: &Position, size: usize, sink: Sink) -> ControlFlow<()> {
    let technique: &'static Technique = match size {
        2 => &franken_fish::X_WING,
        3 => &franken_fish::SWORDFISH,
        _ => &franken_fish::JELLYFISH,
    };
    let board = position.board();
    let is_line = |house: usize| matches!(board.kind(house), HouseKind::Row | HouseKind::Column);
    let kinds: Vec<Vec<usize>> =
        HouseKind::ALL.into_iter().filter_map(|kind| partition(position, kind)).collect();
    let is_other = |house: &usize| kinds.iter().all(|houses| !houses.contains(house));
    let others: Vec<usize> = (0..board.house_count()).filter(is_other).collect();
    for digit in position.all_digits() {
        let search = Search { position, technique, size, digit };
        for base in &kinds {
            let pool = [&base[..], &others].concat();
            for cover in kinds.iter().filter(|cover| *cover != base) {
                let wants =
                    |base: Houses| !is_line(cover[0]) || base.into_iter().any(|house| !is_line(house));
                search.find(&pool, cover, &wants, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

struct Search<'a> {
    position: &'a Position,
    technique: &'static Technique,
    size: usize,
    digit: Digit,
}

impl Search<'_> {
    /// Passes every fish to the sink whose base is of the pool and that is wanted. `covers_from`: the
    /// houses that may cover; each cell is in one of them.
    fn find(
        &self,
        pool: &[usize],
        covers_from: &[usize],
        is_wanted: &dyn Fn(Houses) -> bool,
        sink: Sink,
    ) -> ControlFlow<()> {
        let &Self { position, technique, size, digit } = self;
        let board = position.board();
        let all = position.cells_of(digit);
        // The cover houses of a cell, as a bit.
        let bit = |cell| {
            let is_there = |&house: &usize| board.house(house).contains(cell);
            covers_from.iter().position(is_there).map_or(0, |number| 1_u32 << number)
        };
        let mut bases: Vec<usize> = Vec::new();
        let mut items: Vec<Item> = Vec::new();
        for &house in pool {
            let places = position.cells_in(digit, house);
            if places.len() < 2 || items.len() == 32 {
                continue;
            }
            let cover = places.into_iter().fold(0, |cover, cell| cover | bit(cell));
            if (2..=size).contains(&(cover.count_ones() as usize)) {
                items.push((1 << items.len(), cover));
                bases.push(house);
            }
        }
        covers(&items, size, &mut |chosen, union| {
            let base: Houses = bits(chosen).map(|item| bases[item]).collect();
            let cover: Houses = bits(union).map(|number| covers_from[number]).collect();
            let body = all & board.cells(base);
            let removed = (all & board.cells(cover)) - body;
            let count = |house: usize| position.places(digit, house).count_ones() as usize;
            let is_disjoint = body.len() == base.into_iter().map(count).sum::<usize>();
            if removed.is_empty() || !is_disjoint || cover.len() != size || !is_wanted(base) {
                return ControlFlow::Continue(());
            }
            let fish = Fish { digit, base, cover, body };
            sink(Step::removing(position, technique, fish, Candidate::each(digit, removed)))
        })
    }
}

impl Pattern for Fish {
    fn digits(&self) -> DigitSet {
        DigitSet::of(self.digit)
    }

    fn cells(&self) -> Cells {
        self.body
    }

    fn explain(&self, position: &Position, _: &Step) -> Proof {
        let &Self { digit, base, cover, body } = self;
        let names = |houses| position.board().house_names(houses);
        Explanation::new(fish::fish_places(digit, names(base), names(cover)))
            .houses(Role::Base, base)
            .candidates(Role::Kept, digit, body)
            .say(fish::fish_uses_up(digit, names(base), names(cover)))
            .houses(Role::Cover, cover)
    }

    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let short = |houses| words::short_houses_on(geometry, houses);
        Some(format!("{} {} {}", self.digit, short(self.base), short(self.cover)))
    }
}
