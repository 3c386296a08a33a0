//! A game as a record of `nonet_engine::formats::exchange`, which writes it in the formats of
//! other programs. What a format has no place for is left out there.

use crate::game::Game;
use crate::game::about::About;
use nonet_engine::DigitSet;
use nonet_engine::formats::exchange::{Record, TextFormat};

/// The record of a game: the puzzle, or the board with digits, notes and colours.
pub fn record_of(game: &Game, has_progress: bool) -> Record {
    let mut record = Record::new(TextFormat::Line, game.puzzle().givens.clone());
    let About { title, author, rules, message } = game.about.clone();
    let said = |text: String| Some(text).filter(|text| !text.is_empty());
    (record.about.title, record.about.author) = (said(title), said(author));
    (record.about.comment, record.about.message) = (said(rules), said(message));
    if !has_progress {
        return record;
    }
    let board = game.board();
    record.progress = board.digits().clone();
    for cell in board.geometry().cells() {
        let content = board.content(cell);
        for colour in content.colours.iter() {
            record.colours.push((cell, colour.tint()));
        }
        if content.digit.is_some() {
            continue;
        }
        let mut add = |notes: DigitSet, to: fn(&mut Record) -> &mut std::collections::BTreeMap<_, _>| {
            if !notes.is_empty() {
                to(&mut record).insert(cell, notes);
            }
        };
        add(content.notes, |record| &mut record.corner);
        add(content.centre, |record| &mut record.centre);
        add(content.removed & board.digits().candidates(cell), |record| &mut record.removed);
    }
    record
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::colour::Colour;
    use crate::game::moves::Move;
    use nonet_engine::formats::exchange::{read, write};
    use nonet_engine::{Cell, Digit, generate};

    #[test]
    fn notes_colours_and_digits_survive_the_formats_that_have_them() {
        let puzzle = generate::starter(3);
        let mut game = Game::new(puzzle.clone());
        let empty: Vec<Cell> = puzzle.givens.empty_cells().collect();
        let digit = puzzle.solution.get(empty[0]).unwrap();
        let note = |cell: Cell| puzzle.solution.get(cell).unwrap();
        for step in [
            Move::Place { cell: empty[0], digit, clean: false },
            Move::Note { cell: empty[1], digit: note(empty[1]) },
            Move::Centre { cell: empty[2], digit: note(empty[2]) },
            Move::Paint { cell: empty[3], colour: Colour::Teal },
            Move::Remove { cell: empty[4], digit: other(&puzzle.givens, empty[4], note(empty[4])) },
        ] {
            game.play(step).unwrap();
        }
        let record = record_of(&game, true);
        assert_eq!(record_of(&game, false).progress, puzzle.givens);
        for format in TextFormat::ALL.into_iter().filter(|format| format.is_writable()) {
            let back = read(&write(&record, format).unwrap()).unwrap().remove(0);
            // Grids of candidates can't tell givens from placed digits.
            if !matches!(format, TextFormat::PencilMarks | TextFormat::Sukaku) {
                assert_eq!(back.givens, puzzle.givens, "{format}");
            }
        }
        let back = read(&write(&record, TextFormat::SudokuPad).unwrap()).unwrap().remove(0);
        assert_eq!(
            (back.progress, back.corner, back.centre),
            (record.progress, record.corner, record.centre)
        );
        assert_eq!(back.colours, [(empty[3], 0xc4_e6e0)]);
    }

    /// A candidate of a cell that is not this digit.
    fn other(givens: &nonet_engine::Grid, cell: Cell, digit: Digit) -> Digit {
        givens.candidates(cell).iter().find(|candidate| *candidate != digit).unwrap()
    }
}
