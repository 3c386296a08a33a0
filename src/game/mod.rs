//! One game: the board, the move history, the clock, and saving them as text. The time
//! is always an argument. Called by the session.

pub mod board;
pub mod clock;
pub mod colour;
pub mod fault;
#[cfg(test)]
mod fixture;
pub mod hint;
pub mod moves;
pub mod save;

use std::collections::VecDeque;

use nonet_engine::{Cell, Puzzle};

use board::Board;
use clock::Clock;
use moves::{Change, Move, Refused, execute};

/// A game in progress or solved.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    puzzle: Puzzle,
    board: Board,
    /// The moves made, each with its changes.
    done: Vec<(Move, Vec<Change>)>,
    /// Undone moves, the last undone first.
    undone: VecDeque<Move>,
    /// The time played.
    pub clock: Clock,
    /// Hints asked for.
    pub hints: u32,
    /// How often the device has stored this game, or the games that it replaced. Of two
    /// saves, the one with the higher revision is the newer. 0 if a save has none.
    pub revision: u64,
    /// The deepest stage that any hint reached; 0 if there was no hint.
    pub deepest_hint: u8,
}

impl Game {
    /// A new game with a paused clock.
    pub fn new(puzzle: Puzzle) -> Self {
        let board = Board::new(puzzle.givens.clone());
        Self {
            puzzle,
            board,
            done: Vec::new(),
            undone: VecDeque::new(),
            clock: Clock::default(),
            hints: 0,
            revision: 0,
            deepest_hint: 0,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The current board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Counts a hint.
    pub fn count_hint(&mut self) {
        self.hints = self.hints.saturating_add(1);
    }

    /// Makes a move. Moves that were undone can no longer be redone.
    ///
    /// # Errors
    /// Says why the move is not possible. The game is unchanged then.
    pub fn play(&mut self, step: Move) -> Result<(), Refused> {
        self.make(step)?;
        self.undone.clear();
        Ok(())
    }

    fn make(&mut self, step: Move) -> Result<(), Refused> {
        let mut changes = execute(&self.board, &step)?;
        if let (Move::Note { .. }, Some((last, slip))) = (&step, self.done.last())
            && *last == step
        {
            // A note that is added and at once removed was a slip, and rules nothing
            // out.
            changes =
                slip.iter().map(|slip| Change { before: slip.after, after: slip.before, ..*slip }).collect();
        }
        self.board.apply(&changes);
        self.done.push((step, changes));
        Ok(())
    }

    /// Undoes the last move; returns it with its changes.
    pub fn undo(&mut self) -> Option<(Move, Vec<Change>)> {
        let (step, changes) = self.done.pop()?;
        self.board.revert(&changes);
        self.undone.push_front(step.clone());
        Some((step, changes))
    }

    /// Redoes the move that was undone last.
    pub fn redo(&mut self) -> Option<(Move, Vec<Change>)> {
        let step = self.undone.pop_front()?;
        // The move was legal on this board before, so it is legal again.
        self.make(step).ok()?;
        self.done.last().cloned()
    }

    /// Whether both have the same puzzle and the same moves, made and undone.
    pub fn has_same_moves(&self, other: &Self) -> bool {
        let standing = |game: &Self| game.done.iter().map(|(step, _)| step.clone()).collect::<Vec<_>>();
        self.puzzle == other.puzzle && self.undone == other.undone && standing(self) == standing(other)
    }

    /// Whether there is a move to undo.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is a move to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Whether the board is full and correct.
    pub fn is_solved(&self) -> bool {
        *self.board.digits() == self.puzzle.solution
    }

    /// Whether the player's digit differs from the solution.
    pub fn is_mistake(&self, cell: Cell) -> bool {
        let digit = self.board.content(cell).digit;
        digit.is_some() && digit != self.puzzle.solution.get(cell)
    }
}
