//! What is wrong on the board, judged by the known solution, and how to get back
//! to where it was not. Called by hints, which help with a fault before anything
//! else.

use super::Game;
use super::moves::Move;
use nonet_engine::{Cell, Digit};

/// Something that keeps the player from the solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The digit written here is wrong.
    Digit(Cell, Digit),
    /// The digit that belongs here was ruled out.
    Removed(Cell, Digit),
}

impl Fault {
    /// Where it is.
    pub fn cell(self) -> Cell {
        match self {
            Self::Digit(cell, _) | Self::Removed(cell, _) => cell,
        }
    }

    /// The move that puts it right, and nothing more.
    pub fn remedy(self) -> Move {
        match self {
            Self::Digit(cell, _) => Move::Clear { cell },
            Self::Removed(cell, digit) => Move::Note { cell, digit },
        }
    }
}

impl Game {
    /// The first fault there is: wrong digits, then candidates wrongly ruled out.
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

    /// How many moves are to be taken back until nothing is wrong.
    pub fn moves_since_right(&self) -> usize {
        self.clone().undo_until_right()
    }

    /// Takes moves back until nothing is wrong, and tells how many. They can be
    /// made again.
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
    fn a_note_wrongly_taken_away_is_found_and_put_back() {
        let mut game = game();
        game.play(Move::FillNotes).unwrap();
        let cell =
            game.board().digits().empty_cells().find(|&cell| game.board().content(cell).notes.len() > 2);
        let cell = cell.unwrap();
        let right = game.puzzle().solution.get(cell).unwrap();
        let wrong = game.board().content(cell).notes.iter().find(|&digit| digit != right).unwrap();
        game.play(Move::Note { cell, digit: wrong }).unwrap();
        assert_eq!(game.fault(), None, "it does not belong there");
        game.play(Move::Note { cell, digit: right }).unwrap();
        let fault = game.fault().unwrap();
        assert_eq!(fault, Fault::Removed(cell, right));
        let mut repaired = game.clone();
        repaired.play(fault.remedy()).unwrap();
        assert!(repaired.fault().is_none() && repaired.board().content(cell).notes.contains(right));
        game.play(Move::Place { cell, digit: right, clean: true }).unwrap();
        assert_eq!(game.fault(), None, "it stands there now");
    }

    #[test]
    fn a_note_taken_away_as_soon_as_it_was_written_is_a_slip() {
        let mut game = game();
        let note = |value| Move::Note { cell: Cell::new(0), digit: digit(value) };
        [note(6), note(5), note(1), note(1)].into_iter().for_each(|step| game.play(step).unwrap());
        assert_eq!(game.fault(), None);
        assert!(game.board().content(Cell::new(0)).removed.is_empty());
        [note(1), note(6), note(1)].into_iter().for_each(|step| game.play(step).unwrap());
        assert!(game.fault().is_some());
    }

    #[test]
    fn notes_never_written_are_no_fault() {
        let mut game = game();
        game.play(Move::Note { cell: Cell::new(0), digit: digit(6) }).unwrap();
        game.play(Move::Note { cell: Cell::new(0), digit: digit(1) }).unwrap();
        game.play(Move::ClearNotes { cell: Cell::new(0) }).unwrap();
        assert_eq!(game.fault(), None, "what is swept away is not ruled out");
    }
}
