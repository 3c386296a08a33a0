//! Bivalue universal grave: suppose that every empty cell had two candidates and every digit two
//! places in each house. Then the puzzle would have several solutions. So one of the surplus
//! candidates is true.

use super::board::Board;
use super::rule::Rule;
use super::step::{RatingStep, Removals};
use super::tables::{
    Cells, Mask, all_houses, bits, cell_at, cells_in, cells_of, peers, shared_houses, subsets,
};

/// The surplus of a grave.
struct Grave {
    /// Cells with surplus digits, in the order found.
    cells: Vec<usize>,
    /// By cell: its surplus digits.
    surplus: [Mask; 81],
    /// All surplus digits.
    digits: Mask,
    /// Other cells that see all of [`Self::cells`].
    common: Cells,
}

/// The first hint of a grave: types 1, 2, 4, 3 in the order of SE.
pub(super) fn find(board: &Board) -> Option<RatingStep> {
    let grave = Grave::find(board)?;
    if let [cell] = grave.cells[..] {
        let mut removals = Removals::new();
        removals.add(board, cell, !grave.surplus[cell]);
        return RatingStep::striking(Rule::BivalueGrave, 5.6, removals);
    }
    let two = grave.cells.len() == 2;
    if grave.digits.is_power_of_two() {
        return grave.one_digit(board).or_else(|| two.then(|| grave.locked(board)).flatten());
    }
    if grave.common == 0 {
        return None;
    }
    two.then(|| grave.locked(board)).flatten().or_else(|| grave.naked_set(board))
}

impl Grave {
    /// The surplus of a board, if the board without it is a grave.
    fn find(board: &Board) -> Option<Self> {
        let mut grave = Self { cells: Vec::new(), surplus: [0; 81], digits: 0, common: !0 >> (128 - 81) };
        for (house, digit) in all_houses().flat_map(|house| (0..9).map(move |digit| (house, digit))) {
            let places = board.places(house, digit);
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let mut wide =
                bits(places).map(|position| cell_at(house, position)).filter(|&cell| board.count(cell) >= 3);
            let cell = wide.next()?;
            if wide.next().is_some() {
                continue;
            }
            grave.add(cell, digit);
            if grave.cells.len() >= 2 && !grave.digits.is_power_of_two() && grave.common == 0 {
                return None;
            }
        }
        (!grave.cells.is_empty() && grave.holds(board)).then_some(grave)
    }

    fn add(&mut self, cell: usize, digit: usize) {
        if self.surplus[cell] == 0 {
            self.cells.push(cell);
            self.common &= peers(cell);
        }
        self.surplus[cell] |= 1 << digit;
        self.digits |= 1 << digit;
    }

    /// Whether the board is a grave without the surplus.
    fn holds(&self, board: &Board) -> bool {
        let mut bare = board.clone();
        for &cell in &self.cells {
            bare.strike_all(cell, self.surplus[cell]);
        }
        cells_of(bare.empty_cells()).all(|cell| bare.count(cell) == 2)
            && (0..27)
                .all(|house| (0..9).all(|digit| matches!(bare.places(house, digit).count_ones(), 0 | 2)))
    }

    /// Type 2: one surplus digit. It is removed from the cells that see all surplus cells.
    fn one_digit(&self, board: &Board) -> Option<RatingStep> {
        let mut removals = Removals::new();
        for cell in cells_of(self.common) {
            removals.add(board, cell, self.digits);
        }
        RatingStep::striking(Rule::BivalueGrave, 5.7, removals)
    }

    /// Type 4: two cells in a house share one digit that is not surplus.
    fn locked(&self, board: &Board) -> Option<RatingStep> {
        let [first, second] = [self.cells[0], self.cells[1]];
        shared_houses(first, second).next()?;
        let shared = board.digits(first) & board.digits(second) & !self.digits;
        if !shared.is_power_of_two() {
            return None;
        }
        let mut removals = Removals::new();
        for cell in [first, second] {
            removals.add(board, cell, !(self.surplus[cell] | shared));
        }
        RatingStep::striking(Rule::BivalueGrave, 5.7, removals)
    }

    /// Type 3: the surplus acts as one cell of a naked set.
    fn naked_set(&self, board: &Board) -> Option<RatingStep> {
        let in_house = |&house: &usize| self.cells.iter().all(|&cell| cells_in(house) >> cell & 1 == 1);
        all_houses().filter(in_house).find_map(|house| {
            let common: Vec<usize> = cells_of(self.common & cells_in(house)).collect();
            (2..=6.min(common.len())).find_map(|size| {
                subsets(&common, size - 1, |chosen| {
                    let digits = chosen.iter().fold(0, |all, &cell| all | board.digits(cell));
                    if chosen.iter().any(|&cell| board.count(cell) < 2)
                        || digits.count_ones() as usize != size
                        || self.digits & !digits != 0
                    {
                        return None;
                    }
                    let mut removals = Removals::new();
                    for &cell in common.iter().filter(|cell| !chosen.contains(cell)) {
                        removals.add(board, cell, digits);
                    }
                    let score = 5.7 + f64::from(size as u32 - 1) * 0.1;
                    RatingStep::striking(Rule::BivalueGrave, score, removals)
                })
            })
        })
    }
}
