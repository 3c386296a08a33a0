//! Playing one puzzle: the board, every move made, the clock, and the text that
//! keeps them all. Time comes in as an argument. Called by the session.

pub mod board;
pub mod clock;
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

/// A puzzle being played, from its first move to its last.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    puzzle: Puzzle,
    board: Board,
    /// Moves that stand, with what each changed.
    done: Vec<(Move, Vec<Change>)>,
    /// Moves taken back, the last one taken back first.
    undone: VecDeque<Move>,
    /// The time played.
    pub clock: Clock,
    /// Hints asked for.
    pub hints: u32,
    /// How often the device has stored the game, or the games before it in its
    /// place: the higher of two saves is the newer. 0 in a save that has none.
    pub revision: u64,
    /// How far the hint was opened that was opened furthest; 0 if there was none.
    pub deepest_hint: u8,
}

impl Game {
    /// A fresh game with a paused clock.
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

    /// The board as it stands.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Counts a hint.
    pub fn count_hint(&mut self) {
        self.hints = self.hints.saturating_add(1);
    }

    /// Makes a move. Moves that were taken back are forgotten.
    ///
    /// # Errors
    /// Says why the move cannot be made; nothing has changed then.
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
            // Changed and at once changed back: a slip, which rules nothing out.
            changes =
                slip.iter().map(|slip| Change { before: slip.after, after: slip.before, ..*slip }).collect();
        }
        self.board.apply(&changes);
        self.done.push((step, changes));
        Ok(())
    }

    /// Takes the last move back and tells which it was and what it had changed.
    pub fn undo(&mut self) -> Option<(Move, Vec<Change>)> {
        let (step, changes) = self.done.pop()?;
        self.board.revert(&changes);
        self.undone.push_front(step.clone());
        Some((step, changes))
    }

    /// Makes the move again that was taken back last.
    pub fn redo(&mut self) -> Option<(Move, Vec<Change>)> {
        let step = self.undone.pop_front()?;
        // A move that was legal here once is legal here again.
        self.make(step).ok()?;
        self.done.last().cloned()
    }

    /// Whether it is the same puzzle with the same moves, standing and taken back.
    pub fn has_same_moves(&self, other: &Self) -> bool {
        let standing = |game: &Self| game.done.iter().map(|(step, _)| step.clone()).collect::<Vec<_>>();
        self.puzzle == other.puzzle && self.undone == other.undone && standing(self) == standing(other)
    }

    /// Whether there is a move to take back.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is a move to make again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Whether the board is full and right.
    pub fn is_solved(&self) -> bool {
        *self.board.digits() == self.puzzle.solution
    }

    /// Whether a written digit differs from the solution.
    pub fn is_mistake(&self, cell: Cell) -> bool {
        let digit = self.board.content(cell).digit;
        digit.is_some() && digit != self.puzzle.solution.get(cell)
    }
}
