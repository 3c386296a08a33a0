//! What a room hands over to the board: a game to start. The two are modules of their own,
//! so the hand-over is a text, which the tab keeps in memory (`Effect::Lend`). The board
//! takes it when it is shown.

use super::action::Wish;
use crate::game::history::Place;
use crate::game::{Game, save};
use nonet_engine::formats::fields::{find, read, write};
use nonet_engine::{Grid, Puzzle, Recipe};

/// The line before the save of a game that is opened because its puzzle was entered again.
const AGAIN: &str = "again";

/// A game that the board is to start.
#[derive(Clone, PartialEq, Debug)]
pub enum Handover {
    /// A puzzle to generate.
    Make(Wish),
    /// A puzzle with its solution.
    Play(Puzzle),
    /// A game in progress, with its history.
    Open(Box<Game>),
    /// A game of a puzzle that the player has entered again.
    Again(Box<Game>),
    /// The game on the board, from a place of its history. The givens name the game.
    Return(Grid, Place),
}

impl Handover {
    /// The hand-over as text.
    pub fn write(&self) -> String {
        let mut text = String::new();
        match self {
            // Its clock is paused, so the time does not matter.
            Self::Open(game) => text = save::save(game, 0),
            // Readers of saves skip the line.
            Self::Again(game) => {
                write(&mut text, AGAIN, game.id);
                text.push_str(&save::save(game, 0));
            }
            Self::Make(Wish { recipe, seed }) => {
                write(&mut text, "recipe", recipe);
                if let Some(seed) = seed {
                    write(&mut text, "seed", seed);
                }
            }
            Self::Play(Puzzle { givens, solution, .. }) => {
                write(&mut text, "board", givens.variant().layout().name);
                write(&mut text, "givens", givens);
                write(&mut text, "solution", solution);
            }
            Self::Return(givens, place) => {
                write(&mut text, "board", givens.variant().layout().name);
                write(&mut text, "givens", givens);
                write(&mut text, "place", place);
            }
        }
        text
    }

    /// Reads a hand-over from its text. `None` if it is none.
    pub fn read(text: &str) -> Option<Self> {
        if let Ok(game) = save::load(text) {
            let game = Box::new(game);
            return Some(if find(text, AGAIN).is_some() { Self::Again(game) } else { Self::Open(game) });
        }
        if let Ok(recipe) = read::<Recipe>(text, "recipe") {
            return Some(Self::Make(Wish { recipe, seed: read(text, "seed").ok() }));
        }
        let variant = save::board(text)?;
        let grid = |name| Grid::read(variant, find(text, name)?).ok();
        if let Ok(place) = read(text, "place") {
            return Some(Self::Return(grid("givens")?, place));
        }
        let (givens, solution) = (grid("givens")?, grid("solution")?);
        let is_sound = solution.is_solved() && givens.is_part_of(&solution);
        is_sound.then_some(Self::Play(Puzzle { givens, solution, recipe: None, grade: None }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::moves::{Fill, Move};
    use nonet_engine::{Level, generate};

    #[test]
    fn every_handover_comes_back_from_its_text() {
        let recipe = Recipe { givens: Some((22, 26)), ..Recipe::classic(Level::Hard, 0) };
        let puzzle = Puzzle { recipe: None, ..generate::starter(3) };
        let mut game = Game::new(generate::starter(3));
        game.play(Move::Fill(Fill::Everything)).unwrap();
        for handover in [
            Handover::Make(Wish { recipe: recipe.clone(), seed: None }),
            Handover::Make(Wish { recipe, seed: Some(42) }),
            Handover::Return(puzzle.givens.clone(), 17),
            Handover::Play(puzzle),
            Handover::Again(Box::new(game.clone())),
            Handover::Open(Box::new(game)),
        ] {
            assert_eq!(Handover::read(&handover.write()), Some(handover));
        }
    }

    #[test]
    fn a_text_without_a_sound_game_is_no_handover() {
        let text = Handover::Play(generate::starter(3)).write();
        let solution = text.lines().nth(2).unwrap();
        for bad in
            ["", "recipe none", &text.replace(solution, ""), &text.replacen("board 9x9", "board 4x4", 1)]
        {
            assert_eq!(Handover::read(bad), None, "{bad}");
        }
    }
}
