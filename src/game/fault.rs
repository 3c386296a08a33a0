//! Finds mistakes on the board by comparing it with the known solution, and undoes
//! moves until there is none.

use super::Game;
use super::moves::Move;
use nonet_engine::{Cell, Digit};

/// A mistake: something that rules out the solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// This digit is wrong.
    Digit(Cell, Digit),
    /// The player ruled out the right digit of this cell.
    Removed(Cell, Digit),
}

impl Fault {
    /// The cell of the mistake.
    pub fn cell(self) -> Cell {
        match self {
            Self::Digit(cell, _) | Self::Removed(cell, _) => cell,
        }
    }

    /// The smallest move that corrects it.
    pub fn remedy(self) -> Move {
        match self {
            Self::Digit(cell, _) => Move::Clear { cell },
            Self::Removed(cell, digit) => Move::Note { cell, digit },
        }
    }
}

impl Game {
    /// The first mistake: wrong digits come before candidates wrongly ruled out.
    pub fn fault(&self) -> Option<Fault> {
        let (board, solution) = (&self.board, &self.puzzle.solution);
        let digits = board.digits();
        let wrong = digits.filled().find(|&(cell, digit)| solution.get(cell) != Some(digit));
        let removed = || {
            let mut answers = digits.empty_cells().filter_map(|cell| Some((cell, solution.get(cell)?)));
            answers.find(|&(cell, digit)| board.content(cell).removed.contains(digit))
        };
        wrong.map(|(cell, digit)| Fault::Digit(cell, digit)).or_else(|| {
            let (cell, digit) = removed()?;
            Some(Fault::Removed(cell, digit))
        })
    }

    /// In how many empty cells the player ruled out the right digit.
    pub fn lost_candidates(&self) -> usize {
        let is_lost = |&cell: &Cell| {
            let right = self.puzzle.solution.get(cell);
            right.is_some_and(|digit| self.board.content(cell).removed.contains(digit))
        };
        self.board.digits().empty_cells().filter(is_lost).count()
    }

    /// How many moves to undo until the board has no mistake.
    pub fn moves_since_right(&self) -> usize {
        self.clone().undo_until_right()
    }

    /// Undoes moves until the board has no mistake; returns how many. They can be
    /// redone.
    pub fn undo_until_right(&mut self) -> usize {
        let mut count = 0;
        while self.fault().is_some() && self.undo().is_some() {
            count += 1;
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fixture::game;
    use crate::game::moves::Fill;

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    fn place(cell: usize, value: u8) -> Move {
        Move::Place { cell: Cell::new(cell), digit: digit(value), clean: true }
    }

    #[test]
    fn a_wrong_digit_is_found_and_undone() {
        let mut game = game();
        game.play(place(0, 1)).unwrap();
        assert_eq!((game.fault(), game.moves_since_right()), (None, 0));
        game.play(place(2, 1)).unwrap();
        game.play(place(3, 4)).unwrap();
        assert_eq!(game.fault(), Some(Fault::Digit(Cell::new(2), digit(1))));
        assert_eq!(game.moves_since_right(), 2);
        let mut repaired = game.clone();
        repaired.play(game.fault().unwrap().remedy()).unwrap();
        assert_eq!(repaired.fault(), None);
        assert_eq!(game.undo_until_right(), 2);
        assert!(game.fault().is_none() && game.can_undo() && game.can_redo());
    }

    #[test]
    fn a_wrongly_removed_note_is_found_and_put_back() {
        let mut game = game();
        game.play(Move::Fill(Fill::Everything)).unwrap();
        let cell =
            game.board().digits().empty_cells().find(|&cell| game.board().content(cell).notes.len() > 2);
        let cell = cell.unwrap();
        let right = game.puzzle().solution.get(cell).unwrap();
        let wrong = game.board().content(cell).notes.iter().find(|&digit| digit != right).unwrap();
        game.play(Move::Note { cell, digit: wrong }).unwrap();
        assert_eq!(game.fault(), None, "the solution has another digit there");
        game.play(Move::Note { cell, digit: right }).unwrap();
        let fault = game.fault().unwrap();
        assert_eq!(fault, Fault::Removed(cell, right));
        let mut repaired = game.clone();
        repaired.play(fault.remedy()).unwrap();
        assert!(repaired.fault().is_none() && repaired.board().content(cell).notes.contains(right));
        game.play(Move::Place { cell, digit: right, clean: true }).unwrap();
        assert_eq!(game.fault(), None, "the right digit is placed");
    }

    #[test]
    fn removing_a_note_right_after_writing_it_rules_nothing_out() {
        let mut game = game();
        let note = |value| Move::Note { cell: Cell::new(0), digit: digit(value) };
        [note(6), note(5), note(1), note(1)].into_iter().for_each(|step| game.play(step).unwrap());
        assert_eq!(game.fault(), None);
        assert!(game.board().content(Cell::new(0)).removed.is_empty());
        [note(1), note(6), note(1)].into_iter().for_each(|step| game.play(step).unwrap());
        assert!(game.fault().is_some());
    }

    #[test]
    fn missing_notes_are_not_a_mistake() {
        let mut game = game();
        game.play(Move::Note { cell: Cell::new(0), digit: digit(6) }).unwrap();
        game.play(Move::Note { cell: Cell::new(0), digit: digit(1) }).unwrap();
        game.play(Move::ClearNotes { cell: Cell::new(0) }).unwrap();
        assert_eq!(game.fault(), None, "clearing all notes rules nothing out");
    }
}
