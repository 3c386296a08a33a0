//! Finds the next step of a game and explains it. Called by `handler`. Nothing is
//! cached between hints: finding one from scratch takes milliseconds.

use super::protocol::Stand;
use nonet_engine::Variant;
use nonet_engine::human::{CellSet, Options, Position, ShownStep, next_step as find};

/// The easiest step; `None` if no technique applies, or on a board without a ladder.
pub(super) fn next_step(stand: &Stand, options: Options) -> Option<ShownStep> {
    let position = position(stand)?;
    find(&position, options).map(|step| ShownStep::new(&position, &step))
}

/// The position of a game on the classic board.
pub(super) fn position(stand: &Stand) -> Option<Position> {
    if stand.digits.variant() != Variant::CLASSIC {
        return None;
    }
    let givens: CellSet = stand.givens.filled().map(|(cell, _)| cell).collect();
    Some(Position::of_game(&stand.digits, givens, stand.removed.iter().copied()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::PUZZLE;
    use nonet_engine::human::Candidate;
    use nonet_engine::{Cell, Digit, Grid};

    fn stand(removed: Vec<Candidate>) -> Stand {
        let givens = Grid::read(Variant::CLASSIC, PUZZLE).unwrap();
        Stand { digits: givens.clone(), givens, removed }
    }

    #[test]
    fn removed_candidates_are_taken_into_account() {
        let first = next_step(&stand(Vec::new()), Options::default()).unwrap();
        let removed = first.eliminations.clone();
        let is_undone = removed.is_empty() || next_step(&stand(removed), Options::default()) != Some(first);
        assert!(is_undone, "the same step is offered again");
        // Only one candidate left in r1c1: that is the easiest step now.
        let one = Digit::from_index(0);
        let others = Digit::all(9).filter(|&digit| digit != one);
        let removed = others.map(|digit| Candidate::new(Cell::new(0), digit)).collect();
        let step = next_step(&stand(removed), Options::default()).unwrap();
        assert!(!step.placements.is_empty());
    }

    #[test]
    fn other_boards_have_no_ladder() {
        let givens = Grid::empty(Variant::try_from("4x4".to_owned()).unwrap());
        let stand = Stand { digits: givens.clone(), givens, removed: Vec::new() };
        assert_eq!(next_step(&stand, Options::default()), None);
    }
}
