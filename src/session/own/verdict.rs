//! The verdict on the puzzle that is entered: what the page says about it, and what becomes of it.

use super::past::Change;
use super::{Found, OwnPuzzle};
use crate::game::Game;
use crate::library::imported::game_of;
use crate::library::link::Linked;
use crate::session::words as general;
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, Grid, Puzzle, messages};

messages! {
    fn own_too_few(count: usize, board: Message, fewest: u16, more: usize);
    fn own_one_solution();
    fn own_not_known();
}

/// The verdict on the puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// Not known.
    Open,
    /// The player asked for a check, but there is nothing to check.
    Nothing,
    /// The worker checks it, and the player waits.
    Checking,
    /// It has no solution, and why.
    NoSolution(Message),
    /// It has exactly this solution.
    One(Grid),
    /// It has several solutions; the cells where two of them differ.
    Several(Vec<(Cell, Digit, Digit)>),
    /// Counting the solutions took too long.
    Unknown,
}

impl OwnPuzzle {
    /// Whether a worker checks the puzzle while the player waits.
    pub fn is_checking(&self) -> bool {
        self.verdict == Verdict::Checking
    }

    /// Whether the message is about something wrong.
    pub fn is_faulty(&self) -> bool {
        let is_bad = matches!(self.verdict, Verdict::Nothing | Verdict::NoSolution(_) | Verdict::Several(_));
        let is_list_faulty = self.found().is_some_and(|found| found.fault.is_some());
        self.reading.fault.is_some() || is_bad || (is_list_faulty && !self.is_checking())
    }

    /// The verdict, the fault, or what was read so far.
    pub fn message(&self) -> Message {
        let givens = self.reading.givens();
        let count = givens.filled_count();
        let fewest = self.variant().layout().fewest;
        let found = general::givens_found(count);
        match (&self.reading.fault, &self.verdict) {
            (Some(fault), _) => fault.clone(),
            (None, Verdict::Checking) => general::checking_puzzle(),
            (None, Verdict::NoSolution(why)) => why.clone(),
            (None, Verdict::Several(cells)) => general::several(givens.geometry(), cells),
            (None, _) if self.text.trim().is_empty() && fewest > 0 => general::own_empty(),
            (None, _) if self.list_fault().is_some() => self.list_fault().cloned().unwrap_or(found),
            (None, _) if count < usize::from(fewest) => {
                own_too_few(count, general::board(self.variant()), fewest, usize::from(fewest) - count)
            }
            (None, Verdict::One(_)) if count == 0 => own_one_solution(),
            (None, Verdict::One(_)) => general::two_sentences(found, own_one_solution()),
            (None, Verdict::Unknown) => general::two_sentences(found, own_not_known()),
            (None, _) => found,
        }
    }

    /// The fault behind the puzzles that can be used.
    fn list_fault(&self) -> Option<&Message> {
        self.found().and_then(Found::fault)
    }

    /// The givens whose solutions are to be counted: those of a sound puzzle with enough of them
    /// to have one solution, if nothing is known yet.
    pub(super) fn countable(&self) -> Option<&Grid> {
        let givens = self.reading.givens();
        let is_open = self.verdict == Verdict::Open && self.reading.fault.is_none() && !self.is_unread;
        let has_enough = givens.filled_count() >= usize::from(self.variant().layout().fewest);
        (is_open && has_enough).then_some(givens)
    }

    /// Starts the check; returns the grid to check if the text is sound.
    pub(in crate::session) fn start_check(&mut self) -> Option<Grid> {
        if self.reading.fault.is_some() {
            return None;
        }
        // Clues alone may make a puzzle.
        let is_empty = self.reading.givens().filled_count() == 0 && self.variant().layout().fewest > 0;
        self.verdict = if is_empty { Verdict::Nothing } else { Verdict::Checking };
        (!is_empty).then(|| self.reading.givens().clone())
    }

    /// Goes back to the state before the check.
    pub(in crate::session) fn cancel_check(&mut self) {
        if self.is_checking() {
            self.verdict = Verdict::Open;
        }
    }

    /// The check did not come to a result, and why.
    pub(in crate::session) fn fail_check(&mut self, why: Message) {
        if self.is_checking() {
            self.verdict = Verdict::NoSolution(why);
        }
    }

    /// Records that counting the solutions took too long.
    pub(in crate::session) fn give_up_count(&mut self) {
        self.verdict = Verdict::Unknown;
    }

    /// Records that the puzzle has no solution, and why.
    pub(in crate::session) fn refuse(&mut self, why: Message) {
        self.verdict = Verdict::NoSolution(why);
    }

    /// Records up to two solutions of the puzzle on the board.
    pub(in crate::session) fn take_solutions(&mut self, solutions: &[Grid]) {
        self.verdict = match solutions {
            [] => Verdict::NoSolution(general::no_solution()),
            [solution] => Verdict::One(solution.clone()),
            [one, other, ..] => {
                let differing = |cell| match (one.get(cell), other.get(cell)) {
                    (Some(a), Some(b)) if a != b => Some((cell, a, b)),
                    _ => None,
                };
                Verdict::Several(one.geometry().cells().filter_map(differing).collect())
            }
        };
    }

    /// The game to play, if the puzzle is known to have one solution. The page then is empty
    /// again, and undo brings the puzzle back. A list stays, since the player may want another puzzle of it, and
    /// so do rules, which the player may want to change after a try.
    pub(in crate::session) fn take_game(&mut self) -> Option<Game> {
        let game = self.game()?;
        if self.records().len() < 2 && self.variant().is_named() {
            let past = std::mem::take(&mut self.past);
            let before = self.now();
            *self = Self { past, ..Self::empty(self.variant()) };
            self.past.remember(before, Change::Single);
        }
        Some(game)
    }

    /// The puzzle as a game, if it is known to have one solution.
    pub(in crate::session) fn game(&self) -> Option<Game> {
        let Verdict::One(solution) = &self.verdict else { return None };
        let solution = solution.clone();
        let linked = self.found().and_then(Found::linked);
        let mut game = match self.found().map(Found::chosen) {
            // A game whose solution is another one is none.
            Some(record) if let Some(Linked::Game(game)) = linked => {
                if game.puzzle().solution == solution {
                    (**game).clone()
                } else {
                    game_of(record, solution)
                }
            }
            Some(record) if let Some(Linked::Puzzle(_, recipe, _)) = linked => {
                let puzzle =
                    Puzzle { givens: record.givens.clone(), solution, recipe: recipe.clone(), grade: None };
                Game::new(puzzle)
            }
            Some(record) => game_of(record, solution),
            None => {
                let givens = self.reading.givens().clone();
                Game::new(Puzzle { givens, solution, recipe: None, grade: None })
            }
        };
        game.about = self.about();
        Some(game)
    }
}
