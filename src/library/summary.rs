//! What the pages know of a game without loading it: enough for the list of games, the
//! statistics and the daily puzzles. A summary is made from a save and stored beside it, in
//! the same transaction. It holds nothing that is not in the save, so it can be made again.

use serde::{Deserialize, Serialize};

use crate::game::board::box_shares;
use crate::game::{Dates, Game, GameId};
use nonet_engine::human::Code;
use nonet_engine::human::minutes::Minutes;
use nonet_engine::{Cell, Grid, Level, Recipe, Variant};

/// The version of stored summaries. Raised when a field or its meaning changes; summaries
/// of other versions are made again from their saves.
pub const VERSION: u8 = 5;

/// What the pages know of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The game.
    pub id: GameId,
    /// The revision of the save.
    pub revision: u64,
    /// When it was played.
    pub dates: Dates,
    /// The title that came with the puzzle; empty if it has none.
    pub title: String,
    /// The digits of the puzzle.
    pub givens: Grid,
    /// The cells that the player has filled, as bits.
    placed: Vec<u8>,
    /// How it was generated; `None` for a puzzle from elsewhere.
    pub recipe: Option<Recipe>,
    /// The rating in tenths, if it is known.
    pub er: Option<u16>,
    /// The time played, in milliseconds.
    pub elapsed: u64,
    /// Hints asked for.
    pub hints: u32,
    /// How often the player had the board checked.
    pub checks: u32,
    /// Whether it is solved.
    pub is_solved: bool,
    /// Whether it is a copy of a solved game. Copies count nowhere: the puzzle was solved before.
    pub is_copy: bool,
    /// Whether another version of it was played on differently.
    pub is_version: bool,
    /// How long people need for the puzzle. `None` until a worker has estimated it.
    pub minutes: Option<Minutes>,
    /// What solving it took. `None` until it is known.
    pub analysis: Option<Analysis>,
}

/// What solving a game took. A worker finds it out once the game is solved.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Analysis {
    /// The rating in tenths.
    pub er: Option<u16>,
    /// The techniques on the solve path, each once, in the order of their first use.
    pub techniques: Vec<Code>,
    /// The techniques that the player was slow to find, each with the time it took, in
    /// milliseconds.
    pub slow: Vec<(Code, u64)>,
    /// The techniques that the player used, in the order of their codes.
    pub used: Vec<Used>,
    /// Number of right digits and strikes that no technique explains.
    pub guesses: u32,
}

/// How a player used a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Used {
    /// The technique.
    pub code: Code,
    /// How often the player found it. All candidates of a step are one find.
    pub found: u32,
    /// Total time of the finds, in milliseconds. Each starts at the previous move.
    pub time: u64,
    /// Number of uses after a hint.
    pub hinted: u32,
}

impl Summary {
    /// The summary of a game, without what a worker finds out. `now` is the time of its clock.
    pub fn of(game: &Game, now: u64) -> Self {
        let puzzle = game.puzzle();
        let geometry = puzzle.givens.geometry();
        let mut placed = vec![0; geometry.cell_count().div_ceil(8)];
        for cell in geometry.cells() {
            if puzzle.givens.get(cell).is_none() && game.board().digits().get(cell).is_some() {
                placed[cell.index() / 8] |= 1 << (cell.index() % 8);
            }
        }
        Self {
            id: game.id,
            revision: game.revision,
            dates: game.dates,
            title: game.about.title.clone(),
            givens: puzzle.givens.clone(),
            placed,
            recipe: puzzle.recipe.clone(),
            er: puzzle.grade.map(|grade| grade.er),
            elapsed: game.clock.elapsed(now),
            hints: game.hints,
            checks: game.checks() as u32,
            is_solved: game.is_solved(),
            is_copy: game.copy_of.is_some(),
            is_version: game.version_of.is_some(),
            minutes: None,
            analysis: None,
        }
    }

    /// Adds what a worker has found out.
    #[must_use]
    pub fn with(self, analysis: Analysis) -> Self {
        Self { er: self.er.or(analysis.er), analysis: Some(analysis), ..self }
    }

    /// Whether the player had no help: no hint, and no check of the board.
    pub fn is_unaided(&self) -> bool {
        self.hints == 0 && self.checks == 0
    }

    /// The board, as statistics count it: boards that differ only in regions or clues are one.
    pub fn board(&self) -> Variant {
        self.givens.variant().with_examples()
    }

    /// The level, if the puzzle was generated for one.
    pub fn level(&self) -> Option<Level> {
        self.recipe.as_ref()?.named_level()
    }

    /// Whether the player has filled a cell.
    pub fn is_placed(&self, cell: Cell) -> bool {
        self.placed.get(cell.index() / 8).is_some_and(|bits| bits >> (cell.index() % 8) & 1 == 1)
    }

    /// Number of cells that the player has filled.
    pub fn placed_count(&self) -> usize {
        self.placed.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// Number of cells that the puzzle leaves to the player.
    pub fn open_count(&self) -> usize {
        self.givens.digits().len() - self.givens.filled_count()
    }

    /// How many of the cells that the puzzle leaves open the player has filled, and how many
    /// there are, for each box.
    pub fn shares(&self) -> Vec<(u32, u32)> {
        box_shares(&self.givens, |cell| self.is_placed(cell))
    }

    /// The bytes to store.
    pub fn write(&self) -> Vec<u8> {
        postcard::to_extend(self, vec![VERSION]).unwrap_or_default()
    }

    /// Reads stored bytes. `None` if another version wrote them, or they are damaged.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (&version, rest) = bytes.split_first()?;
        postcard::from_bytes(rest).ok().filter(|_| version == VERSION)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::moves::Move;
    use nonet_engine::generate;

    #[test]
    fn a_summary_counts_what_the_player_placed_and_comes_back_from_its_bytes() {
        let puzzle = generate::starter(3);
        let mut game = Game::new(puzzle.clone());
        let cells: Vec<Cell> = puzzle.givens.empty_cells().take(5).collect();
        for &cell in &cells {
            let digit = puzzle.solution.get(cell).unwrap();
            game.play(Move::Place { cell, digit, clean: false }).unwrap();
        }
        let summary = Summary::of(&game, 0);
        assert_eq!((summary.placed_count(), summary.open_count()), (5, 81 - puzzle.givens.filled_count()));
        assert!(puzzle.givens.empty_cells().all(|cell| summary.is_placed(cell) == cells.contains(&cell)));
        assert_eq!(Summary::read(&summary.write()), Some(summary.clone()));
        let mut other = summary.write();
        other[0] = VERSION + 1;
        assert_eq!(Summary::read(&other), None);
        assert_eq!(Summary::read(&summary.write()[..9]), None);
        let solved = summary.with(Analysis { er: Some(26), ..Analysis::default() });
        assert_eq!((solved.er, Summary::read(&solved.write())), (Some(26), Some(solved)));
    }
}
