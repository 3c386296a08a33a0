//! A hint without reasoning: the empty cell that is easiest to fill, with its digit
//! from the known solution. Used when no technique applies. The board must have no mistake: see [`super::fault`].

use super::Game;
use nonet_engine::{Cell, Digit, DigitSet, Grid, House, HouseKind};

/// The cell to fill next and its digit; `None` if no cell is empty.
pub fn hint(game: &Game) -> Option<(Cell, Digit)> {
    let cell = easiest(game.board().digits())?;
    game.puzzle().solution.get(cell).map(|digit| (cell, digit))
}

/// The empty cell that is easiest for a person to fill. In order of preference: the
/// last cell of a house, a hidden single in a box, a hidden single in a line, a naked
/// single, and else the cell with the fewest candidates.
fn easiest(digits: &Grid) -> Option<Cell> {
    let houses: Vec<Open> = digits.geometry().houses().iter().map(|house| Open::of(digits, house)).collect();
    digits.empty_cells().min_by_key(|&cell| {
        let candidates = digits.candidates(cell);
        let single = |house: &usize| houses[*house].effort(candidates);
        let effort = digits.geometry().houses_of(cell).iter().map(single).min();
        (effort, candidates.len())
    })
}

/// The open digits of one house.
struct Open {
    kind: HouseKind,
    cells: usize,
    /// Digits with exactly one place left, as bits.
    once: u32,
}

impl Open {
    fn of(digits: &Grid, house: &House) -> Self {
        let (mut once, mut more, mut cells) = (0, 0, 0);
        for &cell in house.cells.iter().filter(|cell| digits.get(**cell).is_none()) {
            let candidates = digits.candidates(cell).bits();
            more |= once & candidates;
            once = (once | candidates) & !more;
            cells += 1;
        }
        Self { kind: house.kind, cells, once }
    }

    /// 0: last cell of the house, 1: single in a box, 2: single in a line, 3: any other
    /// cell.
    fn effort(&self, candidates: DigitSet) -> u8 {
        match self.kind {
            _ if self.cells == 1 => 0,
            _ if self.once & candidates.bits() == 0 => 3,
            HouseKind::Box => 1,
            _ => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::game;
    use crate::game::moves::Move;

    #[test]
    fn hints_alone_solve_the_game() {
        let mut game = game();
        while let Some((cell, digit)) = hint(&game) {
            game.play(Move::Place { cell, digit, clean: true }).unwrap();
        }
        assert!(game.is_solved());
    }

    #[test]
    fn the_last_cell_of_a_house_is_easiest() {
        let game = game();
        let mut digits = game.puzzle().givens.clone();
        let solution = &game.puzzle().solution;
        for cell in (0..8).map(Cell::new) {
            digits.set(cell, solution.get(cell));
        }
        digits.set(Cell::new(8), None);
        assert_eq!(easiest(&digits), Some(Cell::new(8)));
    }
}
