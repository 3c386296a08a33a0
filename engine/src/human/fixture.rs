//! Positions made for tests of single techniques: few candidates are removed from an empty board, so the
//! outcome can be seen at a glance.

use super::{Candidate, Ground, Position, Technique, Wide};
use crate::{Cell, Digit, DigitSet, Grid, Variant};

/// An empty board on which a digit has only these places in a house: the digit, the house and the cells.
pub fn made(board: &str, places: &[(char, &str, &str)]) -> Position<Wide> {
    let mut position = Position::wide(&Grid::empty(board.parse::<Variant>().unwrap()));
    let geometry = position.ground().geometry();
    for (digit, house, kept) in places {
        let digit = Digit::from_symbol(*digit).unwrap();
        let house = geometry.houses().iter().find(|known| known.to_string() == *house).unwrap();
        let is_kept = |cell: &Cell| kept.split(' ').any(|name| name == geometry.name(*cell));
        for cell in house.cells.iter().copied().filter(|cell| !is_kept(cell)) {
            position.eliminate(Candidate::new(cell, digit));
        }
    }
    position
}

/// The position with only these digits left in some cells.
pub fn hold(mut position: Position<Wide>, held: &[(&str, &str)]) -> Position<Wide> {
    let geometry = position.ground().geometry();
    for (name, digits) in held {
        let cell = geometry.cells().find(|&cell| geometry.name(cell) == *name).unwrap();
        let left: DigitSet = digits.chars().filter_map(Digit::from_symbol).collect();
        (position.candidates(cell) - left)
            .iter()
            .for_each(|digit| position.eliminate(Candidate::new(cell, digit)));
    }
    position
}

/// The lines of all steps of a technique.
pub fn lines(technique: &Technique, position: &Position<Wide>) -> Vec<String> {
    technique.all(position).iter().map(ToString::to_string).collect()
}
