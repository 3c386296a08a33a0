//! Making puzzles.

use serde::{Deserialize, Serialize};

/// What a long job is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// Which attempt, counted from 1.
    pub attempt: u32,
    /// At most so many attempts.
    pub attempts: u32,
    /// Givens of the closest puzzle so far.
    pub best: Option<u16>,
}

/// A built-in puzzle, shuffled by the seed.
///
/// # Panics
/// Never.
pub fn starter(seed: u64) -> super::Puzzle {
    let mut labels: Vec<super::Digit> = super::Digit::all(9).collect();
    super::random::shuffle(&mut labels, &mut super::random::from_seed(seed));
    let read = |text| {
        let mut grid = super::Grid::read(super::Variant::CLASSIC, text).expect("81 cells");
        let filled: Vec<_> = grid.filled().collect();
        for (cell, digit) in filled {
            grid.set(cell, Some(labels[digit.index()]));
        }
        grid
    };
    super::Puzzle {
        givens: read(".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5"),
        solution: read("126478593837592461945361278412937856569184732783256914251649387374815629698723145"),
        recipe: Some(super::Recipe::classic(super::Level::Medium, seed)),
    }
}
