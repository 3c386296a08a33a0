//! Compares the candidates that a position maintains with their definition: the digits of an empty
//! cell that no peer holds and that were not removed.

use std::collections::HashSet;

use nonet_engine::human::{Candidate, Position};
use nonet_engine::random::{from_seed, index};
use nonet_engine::{Cell, CellSet, Digit, DigitSet, Grid, Variant};

fn compare(position: &Position, grid: &Grid, removed: &HashSet<(Cell, Digit)>) {
    let is_candidate = |cell: Cell, digit: Digit| {
        grid.get(cell).is_none() && !grid.sees(cell, digit) && !removed.contains(&(cell, digit))
    };
    let geometry = grid.geometry();
    let cells =
        |test: &dyn Fn(Cell) -> bool| geometry.cells().filter(|&cell| test(cell)).collect::<CellSet>();
    assert_eq!(position.grid(), *grid);
    assert_eq!(position.empty(), cells(&|cell| grid.get(cell).is_none()));
    for cell in geometry.cells() {
        let digits: DigitSet = Digit::all(9).filter(|&digit| is_candidate(cell, digit)).collect();
        assert_eq!(position.candidates(cell), digits, "{cell:?}");
        assert_eq!(position.bivalue().contains(cell), digits.len() == 2, "{cell:?}");
    }
    for digit in Digit::all(9) {
        assert_eq!(position.cells_of(digit), cells(&|cell| is_candidate(cell, digit)));
        for (number, house) in geometry.houses().iter().enumerate() {
            let in_house: Vec<Cell> =
                house.cells.iter().copied().filter(|&cell| is_candidate(cell, digit)).collect();
            assert_eq!(position.cells_in(digit, number).collect::<Vec<_>>(), in_house, "{digit} in {house}");
        }
    }
}

#[test]
fn the_candidates_of_a_position_match_their_definition() {
    let rng = &mut from_seed(11);
    for _ in 0..40 {
        let mut grid = Grid::empty(Variant::CLASSIC);
        let mut removed = HashSet::new();
        let mut position = Position::new(&grid);
        for _ in 0..80 {
            let cell = Cell::new(index(rng, 81));
            let digits: Vec<Digit> = position.candidates(cell).iter().collect();
            if digits.is_empty() {
                continue;
            }
            let digit = digits[index(rng, digits.len())];
            if index(rng, 2) == 0 {
                position.eliminate(Candidate::new(cell, digit));
                removed.insert((cell, digit));
            } else {
                position.place(Candidate::new(cell, digit));
                grid.set(cell, Some(digit));
            }
            compare(&position, &grid, &removed);
        }
        let gone = removed.iter().map(|&(cell, digit)| Candidate::new(cell, digit));
        compare(&Position::of_game(&grid, position.givens(), gone), &grid, &removed);
    }
}
