//! Conclusions from a unique loop, types 1 to 4. They depend on its rescue cells, which have more
//! than the two digits of the loop.

use super::board::Board;
use super::loops::Loop;
use super::rule::Rule;
use super::step::{RatingStep, Removals};
use super::tables::{Cells, FULL, Mask, bits, cell_at, cells_of, peers, position_in, shared_houses, subsets};

/// A hint with its sort key and its identity.
pub(super) struct LoopHint {
    pub(super) step: RatingStep,
    /// Type 1 to 4.
    pub(super) number: u8,
    key: Key,
}

/// Hints with equal keys are one hint: a loop is found in both directions and from several cells.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    number: u8,
    hidden: bool,
    loop_cells: Cells,
    /// Type 3 only: house, digits, positions.
    set: Option<(usize, Mask, Mask)>,
}

/// A loop and what its types need to know.
struct Case<'a> {
    board: &'a Board,
    found: &'a Loop,
    rescue: Vec<usize>,
    extras: Mask,
    base: f64,
    loop_cells: Cells,
}

/// Adds the loop's hints that remove something and are not in the list yet.
pub(super) fn collect(board: &Board, found: &Loop, hints: &mut Vec<LoopHint>) {
    let rescue: Vec<usize> = found.cells.iter().copied().filter(|&cell| board.count(cell) > 2).collect();
    let extras = rescue.iter().fold(0, |all, &cell| all | board.digits(cell)) & !found.pair;
    let base = match found.cells.len() {
        4 => 4.5,
        6 => 4.5 + 0.1,
        8 => 4.5 + 0.2,
        _ => 4.5 + 0.3 + 0.2,
    };
    let loop_cells = found.cells.iter().fold(0, |set, &cell| set | 1 << cell);
    let case = Case { board, found, rescue, extras, base, loop_cells };
    match case.rescue.len() {
        0 => {}
        1 => case.type_1(hints),
        2 if !extras.is_power_of_two() => {
            case.type_3(hints);
            case.type_4(hints);
        }
        2 => {
            case.type_2(hints);
            case.type_4(hints);
        }
        _ => case.type_2(hints),
    }
}

impl Case<'_> {
    fn offer(&self, hints: &mut Vec<LoopHint>, score: f64, key: Key, removals: Removals) {
        let technique = if self.found.cells.len() == 4 { Rule::UniqueRectangle } else { Rule::UniqueLoop };
        if hints.iter().any(|hint| hint.key == key) {
            return;
        }
        if let Some(step) = RatingStep::striking(technique, score, removals) {
            hints.push(LoopHint { step, number: key.number, key });
        }
    }

    fn key(&self, number: u8) -> Key {
        Key { number, hidden: false, loop_cells: self.loop_cells, set: None }
    }

    /// Type 1: one rescue cell. It loses both digits of the loop.
    fn type_1(&self, hints: &mut Vec<LoopHint>) {
        let mut removals = Removals::new();
        removals.add(self.board, self.rescue[0], self.found.pair);
        self.offer(hints, self.base, self.key(1), removals);
    }

    /// Type 2: one extra digit. Every cell that sees all rescue cells loses it.
    fn type_2(&self, hints: &mut Vec<LoopHint>) {
        let seen = self.rescue.iter().fold(!0, |all: Cells, &cell| all & peers(cell));
        let mut removals = Removals::new();
        for cell in cells_of(seen) {
            removals.add(self.board, cell, self.extras);
        }
        self.offer(hints, self.base, self.key(2), removals);
    }

    /// Type 4: a digit of the loop has no other place in a house of both rescue cells. They lose
    /// the other digit.
    fn type_4(&self, hints: &mut Vec<LoopHint>) {
        let [first, second] = [self.rescue[0], self.rescue[1]];
        let locked = bits(self.found.pair).find(|&digit| {
            shared_houses(first, second).any(|house| self.board.places(house, digit).count_ones() == 2)
        });
        if let Some(digit) = locked {
            let mut removals = Removals::new();
            for cell in [first, second] {
                removals.add(self.board, cell, self.found.pair & !(1 << digit));
            }
            self.offer(hints, self.base, self.key(4), removals);
        }
    }

    /// Type 3: the extra digits act as one cell of a naked set, or the digits of the loop are part
    /// of a hidden set.
    fn type_3(&self, hints: &mut Vec<LoopHint>) {
        for size in self.extras.count_ones() as usize..=7 {
            for house in shared_houses(self.rescue[0], self.rescue[1]) {
                let empty = self.board.empty_count(house);
                if 2 * size <= empty {
                    self.naked(hints, size, house);
                }
                if 2 * size < empty {
                    self.hidden(hints, size, house);
                }
            }
        }
    }

    /// The positions of both rescue cells in the house.
    fn rescue_positions(&self, house: usize) -> [usize; 2] {
        [0, 1].map(|at| position_in(self.rescue[at], house / 9))
    }

    fn naked(&self, hints: &mut Vec<LoopHint>, size: usize, house: usize) {
        let [first, second] = self.rescue_positions(house);
        let common = self.board.digits(self.rescue[0]) & self.board.digits(self.rescue[1]) & !self.found.pair;
        let at = |position: usize| self.board.digits(cell_at(house, position));
        let positions: [usize; 9] = std::array::from_fn(|position| position);
        let _: Option<()> = subsets(&positions, size, |chosen| {
            let others = || chosen.iter().copied().filter(|&position| position != first);
            if !chosen.contains(&first)
                || chosen.contains(&second)
                || others().any(|position| at(position).count_ones() < 2)
            {
                return None;
            }
            let others = others().fold(0, |all, position| all | at(position));
            let digits = others | self.extras;
            if digits.count_ones() as usize != size || (others | common).count_ones() as usize != size {
                return None;
            }
            let set = chosen.iter().fold(0, |all, &position| all | 1 << position);
            let mut removals = Removals::new();
            for position in bits(self.board.empty(house) & !set & !(1 << second)) {
                removals.add(self.board, cell_at(house, position), digits);
            }
            let key = Key { set: Some((house, digits, set)), ..self.key(3) };
            self.offer(hints, self.base + f64::from(size as u32 - 1) * 0.1, key, removals);
            None
        });
    }

    fn hidden(&self, hints: &mut Vec<LoopHint>, size: usize, house: usize) {
        let [first, second] = self.rescue_positions(house);
        let places = |digit| self.board.places(house, digit) & !(1 << second);
        let outside: Vec<usize> = bits(!(self.found.pair | self.extras) & FULL).collect();
        let _: Option<()> = subsets(&outside, size - 2, |chosen| {
            if chosen.iter().any(|&digit| places(digit) == 0) {
                return None;
            }
            let digits = chosen.iter().fold(self.found.pair, |all, &digit| all | 1 << digit);
            let set = bits(digits).fold(0, |all, digit| all | places(digit));
            if set.count_ones() as usize != size {
                return None;
            }
            let mut removals = Removals::new();
            for position in bits(set & !(1 << first)) {
                removals.add(self.board, cell_at(house, position), !digits);
            }
            let key = Key { hidden: true, set: Some((house, digits, set)), ..self.key(3) };
            self.offer(hints, self.base + f64::from(size as u32 - 2) * 0.1, key, removals);
            None
        });
    }
}
