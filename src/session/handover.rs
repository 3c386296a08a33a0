//! What a page beside the board hands over to it: a game to start. The board takes it when it
//! is shown (`Effect::Begin`).

use super::action::Wish;
use crate::game::Game;
use crate::game::history::Place;
use nonet_engine::{Grid, Puzzle};

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
