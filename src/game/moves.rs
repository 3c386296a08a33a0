//! Moves as data. [`execute`] is pure: it returns the changes of a move. A change holds
//! the content before and after, so undo applies it backwards. A move has a short text
//! form (`text`), which is what a save stores.
//!
//! Removing a note rules the candidate out, and hints take that into account. There are
//! two exceptions. Removing the last note of a cell rules nothing out: a cell without
//! notes says nothing about its candidates. Nor does a note that disappears because its
//! digit was placed in a peer; the note comes back when that digit is undone.

mod text;

use super::board::{Board, Content};
use nonet_engine::{Cell, Digit, DigitSet};

/// A move of the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    /// Places a digit. `clean` also removes it from the notes of the peers.
    Place {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// Whether the peers lose their note of the digit.
        clean: bool,
    },
    /// Removes the digit; the notes below it show again.
    Clear {
        /// The cell.
        cell: Cell,
    },
    /// Adds a note, or removes it.
    Note {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// Rules a candidate out, whether it is noted or not.
    Remove {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// Removes all notes of a cell.
    ClearNotes {
        /// The cell.
        cell: Cell,
    },
    /// Notes every candidate of every empty cell: the digits that no peer holds.
    FillNotes,
    /// Several moves as one. Moves that change nothing are skipped.
    Several(Vec<Move>),
}

impl Move {
    /// Combines several moves into one.
    pub fn all(mut moves: Vec<Self>) -> Self {
        if moves.len() == 1 { moves.remove(0) } else { Self::Several(moves) }
    }
}

/// The change of one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// The content before.
    pub before: Content,
    /// The content after.
    pub after: Content,
}

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// A given cannot be changed.
    Given,
    /// Notes need an empty cell.
    Filled,
    /// The move would change nothing.
    Nothing,
    /// The cell or digit is not on this board. Only a damaged save has such a move.
    OffBoard,
}

/// Returns the changes of a move, cell by cell. The board stays as it is.
///
/// # Errors
/// Says why the move is not possible.
pub fn execute(board: &Board, step: &Move) -> Result<Vec<Change>, Refused> {
    let changes = match *step {
        Move::Place { cell, digit, clean } => place(board, cell, digit, clean)?,
        Move::Clear { cell } => vec![change(board, cell, |content| content.digit = None)?],
        Move::Note { cell, digit } => note(board, cell, digit)?,
        Move::Remove { cell, digit } => remove(board, cell, digit)?,
        Move::ClearNotes { cell } => {
            vec![change(board, empty(board, cell)?, |content| content.notes = DigitSet::EMPTY)?]
        }
        Move::FillNotes => fill_notes(board),
        Move::Several(ref steps) => several(board, steps)?,
    };
    let changes: Vec<Change> = changes.into_iter().filter(|change| change.before != change.after).collect();
    if changes.is_empty() { Err(Refused::Nothing) } else { Ok(changes) }
}

fn place(board: &Board, cell: Cell, digit: Digit, clean: bool) -> Result<Vec<Change>, Refused> {
    on_board(board, digit)?;
    let mut changes = vec![change(board, cell, |content| content.digit = Some(digit))?];
    if clean {
        let noted = |peer: &&Cell| board.content(**peer).notes.contains(digit);
        for &peer in board.geometry().peers(cell).iter().filter(noted) {
            changes.push(change(board, peer, |content| content.notes -= digit.into())?);
        }
    }
    Ok(changes)
}

fn note(board: &Board, cell: Cell, digit: Digit) -> Result<Vec<Change>, Refused> {
    on_board(board, digit)?;
    let is_noted = board.content(empty(board, cell)?).notes.contains(digit);
    let toggle = |content: &mut Content| {
        content.notes.toggle(digit);
        if !is_noted {
            content.removed.remove(digit);
        } else if !content.notes.is_empty() {
            content.removed.insert(digit);
        }
    };
    Ok(vec![change(board, cell, toggle)?])
}

fn remove(board: &Board, cell: Cell, digit: Digit) -> Result<Vec<Change>, Refused> {
    on_board(board, digit)?;
    let remove = |content: &mut Content| {
        content.notes.remove(digit);
        content.removed.insert(digit);
    };
    Ok(vec![change(board, empty(board, cell)?, remove)?])
}

/// Executes moves one after the other on a copy of the board.
fn several(board: &Board, steps: &[Move]) -> Result<Vec<Change>, Refused> {
    let mut board = board.clone();
    let mut all = Vec::new();
    for step in steps {
        match execute(&board, step) {
            Ok(changes) => {
                board.apply(&changes);
                all.extend(changes);
            }
            Err(Refused::Nothing) => {}
            Err(refused) => return Err(refused),
        }
    }
    Ok(all)
}

fn fill_notes(board: &Board) -> Vec<Change> {
    let fill = |cell| {
        let before = board.content(cell);
        let notes = board.digits().candidates(cell);
        Change { cell, before, after: Content { notes, removed: before.removed - notes, ..before } }
    };
    board.digits().empty_cells().map(fill).collect()
}

fn change(board: &Board, cell: Cell, edit: impl FnOnce(&mut Content)) -> Result<Change, Refused> {
    let before = board.content(open(board, cell)?);
    let mut after = before;
    edit(&mut after);
    Ok(Change { cell, before, after })
}

/// The cell, if the player may enter a digit there.
fn open(board: &Board, cell: Cell) -> Result<Cell, Refused> {
    if cell.index() >= board.geometry().cell_count() {
        Err(Refused::OffBoard)
    } else if board.is_given(cell) {
        Err(Refused::Given)
    } else {
        Ok(cell)
    }
}

/// The cell, if the player may add notes there.
fn empty(board: &Board, cell: Cell) -> Result<Cell, Refused> {
    let cell = open(board, cell)?;
    if board.content(cell).digit.is_some() { Err(Refused::Filled) } else { Ok(cell) }
}

fn on_board(board: &Board, digit: Digit) -> Result<(), Refused> {
    if digit.index() < board.geometry().side() { Ok(()) } else { Err(Refused::OffBoard) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::{Grid, Variant};

    fn digit(value: u8) -> Digit {
        Digit::new(value).unwrap()
    }

    /// A board whose only given is a 5 in r1c1.
    fn board() -> Board {
        let mut givens = Grid::empty(Variant::CLASSIC);
        givens.set(Cell::new(0), Some(digit(5)));
        Board::new(givens)
    }

    fn after(board: &Board, step: &Move) -> Board {
        let mut board = board.clone();
        let changes = execute(&board, step).unwrap();
        board.apply(&changes);
        board
    }

    #[test]
    fn placing_cleans_the_notes_of_peers_only_if_asked() {
        let noted = after(&board(), &Move::Note { cell: Cell::new(1), digit: digit(7) });
        let left = |clean| {
            after(&noted, &Move::Place { cell: Cell::new(2), digit: digit(7), clean })
                .content(Cell::new(1))
                .notes
        };
        assert_eq!(left(true), DigitSet::EMPTY);
        assert_eq!(left(false).single(), Some(digit(7)));
    }

    #[test]
    fn notes_outlive_a_digit_over_them() {
        let cell = Cell::new(1);
        let noted = after(&board(), &Move::Note { cell, digit: digit(7) });
        let placed = after(&noted, &Move::Place { cell, digit: digit(3), clean: true });
        assert_eq!(execute(&placed, &Move::Note { cell, digit: digit(8) }), Err(Refused::Filled));
        assert_eq!(execute(&placed, &Move::ClearNotes { cell }), Err(Refused::Filled));
        assert_eq!(after(&placed, &Move::Clear { cell }).content(cell), noted.content(cell));
    }

    #[test]
    fn impossible_moves_are_refused() {
        let board = board();
        let given = Cell::new(0);
        assert_eq!(
            execute(&board, &Move::Place { cell: given, digit: digit(1), clean: true }),
            Err(Refused::Given)
        );
        assert_eq!(execute(&board, &Move::Clear { cell: given }), Err(Refused::Given));
        assert_eq!(execute(&board, &Move::Clear { cell: Cell::new(1) }), Err(Refused::Nothing));
        assert_eq!(execute(&board, &Move::Clear { cell: Cell::new(81) }), Err(Refused::OffBoard));
        assert_eq!(
            execute(&board, &Move::Note { cell: Cell::new(1), digit: digit(10) }),
            Err(Refused::OffBoard)
        );
    }

    #[test]
    fn a_removed_note_is_ruled_out_unless_it_was_the_last_one() {
        let cell = Cell::new(1);
        let note = |value| Move::Note { cell, digit: digit(value) };
        let removed = |board: &Board| board.content(cell).removed;
        let noted = [7, 8].into_iter().fold(board(), |board, value| after(&board, &note(value)));
        let one_left = after(&noted, &note(7));
        assert_eq!(removed(&one_left), DigitSet::of(digit(7)));
        let none_left = after(&one_left, &note(8));
        assert_eq!(removed(&none_left), DigitSet::of(digit(7)), "the cell has no notes any more");
        assert_eq!(removed(&after(&none_left, &note(7))), DigitSet::EMPTY);
        assert_eq!(removed(&after(&noted, &Move::ClearNotes { cell })), DigitSet::EMPTY);
        let placed = Move::Place { cell: Cell::new(2), digit: digit(7), clean: true };
        assert_eq!(removed(&after(&noted, &placed)), DigitSet::EMPTY);
        assert_eq!(removed(&after(&one_left, &Move::FillNotes)), DigitSet::EMPTY);
    }

    #[test]
    fn several_moves_are_one_with_or_without_notes() {
        let (cell, seven) = (Cell::new(1), digit(7));
        let remove = |value| Move::Remove { cell, digit: digit(value) };
        let both = Move::Several(vec![remove(7), remove(8), remove(8)]);
        let filled = after(&board(), &Move::FillNotes);
        for start in [board(), filled] {
            let changes = execute(&start, &both).unwrap();
            let mut end = start.clone();
            end.apply(&changes);
            let Content { notes, removed, .. } = end.content(cell);
            assert!(!notes.contains(seven) && removed.contains(seven) && removed.len() == 2);
            assert_eq!(execute(&end, &both), Err(Refused::Nothing));
            end.revert(&changes);
            assert_eq!(end, start);
        }
        let given = Move::Several(vec![remove(7), Move::Clear { cell: Cell::new(0) }]);
        assert_eq!(execute(&board(), &given), Err(Refused::Given));
    }

    #[test]
    fn filling_notes_writes_the_candidates() {
        let filled = after(&board(), &Move::FillNotes);
        assert_eq!(filled.content(Cell::new(1)).notes.len(), 8);
        assert_eq!(filled.content(Cell::new(80)).notes.len(), 9);
        assert_eq!(execute(&filled, &Move::FillNotes), Err(Refused::Nothing));
    }
}
