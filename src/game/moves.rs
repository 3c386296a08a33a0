//! Moves as data. [`execute`] is pure: it returns the changes of a move. A change holds
//! the content before and after, so undo applies it backwards. A move has a short text
//! form (`text`), which is what a save stores.
//!
//! Removing a corner note rules the candidate out, and hints take that into account. There
//! are two exceptions. Removing the last note of a cell rules nothing out: a cell without
//! notes says nothing about its candidates. Nor does a note that disappears because its
//! digit was placed in a peer; the note comes back when that digit is undone. Centre notes
//! rule nothing out: they say what a cell can be, and never that the list is complete.

mod text;

use super::board::{Board, Content};
use super::colour::Colour;
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
    /// Adds a note in the centre, or removes it.
    Centre {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// Strikes a candidate, whether it is noted or not.
    Remove {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// Takes back that a candidate was ruled out.
    Restore {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// Removes all corner notes of a cell.
    ClearNotes {
        /// The cell.
        cell: Cell,
    },
    /// Gives a cell a colour, or takes it away. Givens can have colours, too.
    Paint {
        /// The cell.
        cell: Cell,
        /// The colour.
        colour: Colour,
    },
    /// Gives a candidate a colour, or takes it away. The digit keeps it when it is
    /// placed.
    Tint {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// Its colour.
        colour: Option<Colour>,
    },
    /// Strikes a combination of digits of a clue, or takes the strike back.
    Combination {
        /// The first cell of the clue.
        cell: Cell,
        /// The number of the combination among all of them, whatever the board holds: less than 64.
        number: u8,
    },
    /// Notes every candidate of every empty cell: the digits that no peer holds.
    Fill(Fill),
    /// Removes the notes that a digit in a peer rules out.
    Tidy,
    /// Several moves as one. Moves that change nothing are skipped.
    Several(Vec<Move>),
}

/// Which candidates are noted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// All of them, also those that were ruled out. Saves of version 2 have it.
    Everything,
    /// All but those that were struck.
    Open,
    /// Those of one digit that were not struck.
    Digit(Digit),
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
        Move::Centre { cell, digit } => {
            on_board(board, digit)?;
            vec![change(board, empty(board, cell)?, |content| content.centre.toggle(digit))?]
        }
        Move::Remove { cell, digit } => remove(board, cell, digit)?,
        Move::Restore { cell, digit } => {
            on_board(board, digit)?;
            let restore = |content: &mut Content| {
                content.removed.remove(digit);
                content.struck.remove(digit);
            };
            vec![change(board, empty(board, cell)?, restore)?]
        }
        Move::ClearNotes { cell } => {
            vec![change(board, empty(board, cell)?, |content| content.notes = DigitSet::EMPTY)?]
        }
        Move::Paint { cell, colour } => vec![mark(board, cell, |content| content.colours.toggle(colour))?],
        Move::Tint { cell, digit, colour } => {
            on_board(board, digit)?;
            vec![mark(board, cell, |content| content.tints.set(digit, colour))?]
        }
        Move::Combination { cell, number } => {
            let bit = 1_u64.checked_shl(number.into()).ok_or(Refused::OffBoard)?;
            vec![mark(board, cell, |content| content.struck_combinations ^= bit)?]
        }
        Move::Fill(fill) => fill_notes(board, fill)?,
        Move::Tidy => tidy(board),
        Move::Several(ref steps) => several(board, steps)?,
    };
    let changes: Vec<Change> = changes.into_iter().filter(|change| change.before != change.after).collect();
    if changes.is_empty() { Err(Refused::Nothing) } else { Ok(changes) }
}

fn place(board: &Board, cell: Cell, digit: Digit, clean: bool) -> Result<Vec<Change>, Refused> {
    on_board(board, digit)?;
    let mut changes = vec![change(board, cell, |content| content.digit = Some(digit))?];
    if clean {
        for &peer in board.geometry().peers(cell).iter().filter(|peer| !board.is_given(**peer)) {
            changes.push(change(board, peer, |content| {
                content.notes.remove(digit);
                content.centre.remove(digit);
            })?);
        }
        // Rules that exclude other digits, such as consecutive ones.
        for &(other, excluded) in board.geometry().excluded(cell, digit) {
            if board.is_given(other) {
                continue;
            }
            let tidy = |content: &mut Content| {
                content.notes.remove(excluded);
                content.centre.remove(excluded);
            };
            match changes.iter_mut().find(|change| change.cell == other) {
                Some(change) => tidy(&mut change.after),
                None => changes.push(change(board, other, tidy)?),
            }
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
            content.struck.remove(digit);
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
        content.centre.remove(digit);
        content.removed.insert(digit);
        content.struck.insert(digit);
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

fn fill_notes(board: &Board, fill: Fill) -> Result<Vec<Change>, Refused> {
    if let Fill::Digit(digit) = fill {
        on_board(board, digit)?;
    }
    let fill = |cell| {
        let before = board.content(cell);
        let candidates = board.digits().candidates(cell);
        let notes = match fill {
            Fill::Everything => candidates,
            Fill::Open => candidates - before.struck,
            Fill::Digit(digit) if (candidates - before.struck).contains(digit) => before.notes.with(digit),
            Fill::Digit(_) => before.notes,
        };
        let (removed, struck) = (before.removed - notes, before.struck - notes);
        Change { cell, before, after: Content { notes, removed, struck, ..before } }
    };
    Ok(board.digits().empty_cells().map(fill).collect())
}

fn tidy(board: &Board) -> Vec<Change> {
    let tidy = |cell| {
        let (before, open) = (board.content(cell), board.digits().candidates(cell));
        Change {
            cell,
            before,
            after: Content { notes: before.notes & open, centre: before.centre & open, ..before },
        }
    };
    board.digits().empty_cells().map(tidy).collect()
}

/// A change of what givens can have, too.
fn mark(board: &Board, cell: Cell, edit: impl FnOnce(&mut Content)) -> Result<Change, Refused> {
    if cell.index() >= board.geometry().cell_count() {
        return Err(Refused::OffBoard);
    }
    let before = board.content(cell);
    let mut after = before;
    edit(&mut after);
    Ok(Change { cell, before, after })
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
        assert_eq!(removed(&after(&one_left, &Move::Fill(Fill::Everything))), DigitSet::EMPTY);
    }

    #[test]
    fn several_moves_are_one_with_or_without_notes() {
        let (cell, seven) = (Cell::new(1), digit(7));
        let remove = |value| Move::Remove { cell, digit: digit(value) };
        let both = Move::Several(vec![remove(7), remove(8), remove(8)]);
        let filled = after(&board(), &Move::Fill(Fill::Everything));
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
    fn strikes_stay_visible_and_filling_leaves_them() {
        let (cell, seven) = (Cell::new(1), digit(7));
        let struck = after(&board(), &Move::Remove { cell, digit: seven });
        assert_eq!(struck.content(cell).shown_strikes(), DigitSet::of(seven));
        let filled = after(&struck, &Move::Fill(Fill::Open));
        let content = filled.content(cell);
        assert!(content.notes.len() == 7 && content.shown_strikes() == DigitSet::of(seven));
        let everything = after(&struck, &Move::Fill(Fill::Everything)).content(cell);
        assert!(everything.notes.len() == 8 && everything.removed.is_empty() && everything.struck.is_empty());
        let back = after(&filled, &Move::Restore { cell, digit: seven }).content(cell);
        assert!(back.removed.is_empty() && back.shown_strikes().is_empty());
        let noted = after(&filled, &Move::Note { cell, digit: seven }).content(cell);
        assert!(noted.struck.is_empty() && noted.removed.is_empty() && noted.notes.contains(seven));
    }

    /// Once a cell has no notes, nothing else shows what was ruled out in it.
    #[test]
    fn what_is_ruled_out_is_seen_in_a_cell_without_notes() {
        let cell = Cell::new(1);
        let note = |value| Move::Note { cell, digit: digit(value) };
        let noted = [7, 8, 7].into_iter().fold(board(), |board, value| after(&board, &note(value)));
        assert_eq!(noted.content(cell).shown_strikes(), DigitSet::EMPTY);
        let cleared = after(&noted, &Move::ClearNotes { cell });
        assert_eq!(cleared.content(cell).shown_strikes(), DigitSet::of(digit(7)));
    }

    #[test]
    fn one_digit_is_filled_in_where_it_can_be() {
        let filled = after(&board(), &Move::Fill(Fill::Digit(digit(5))));
        let noted = |cell| !filled.content(Cell::new(cell)).notes.is_empty();
        assert!((0..81).filter(|&cell| noted(cell)).count() == 81 - 21 && !noted(1) && noted(80));
    }

    #[test]
    fn tidying_removes_the_notes_that_peers_rule_out() {
        let cell = Cell::new(1);
        let noted = after(&board(), &Move::Note { cell, digit: digit(5) });
        let noted = after(&noted, &Move::Centre { cell, digit: digit(5) });
        let noted = after(&noted, &Move::Centre { cell, digit: digit(6) });
        let tidy = after(&noted, &Move::Tidy).content(cell);
        assert_eq!((tidy.notes, tidy.centre), (DigitSet::EMPTY, DigitSet::of(digit(6))));
        assert!(tidy.removed.is_empty());
        assert_eq!(execute(&board(), &Move::Tidy), Err(Refused::Nothing));
    }

    #[test]
    fn placing_cleans_centre_notes_too() {
        let cell = Cell::new(1);
        let noted = after(&board(), &Move::Centre { cell, digit: digit(7) });
        let placed = after(&noted, &Move::Place { cell: Cell::new(2), digit: digit(7), clean: true });
        assert!(placed.content(cell).centre.is_empty());
    }

    #[test]
    fn givens_and_placed_digits_have_colours() {
        let given = Cell::new(0);
        let painted = after(&board(), &Move::Paint { cell: given, colour: Colour::Sky });
        let painted = after(&painted, &Move::Paint { cell: given, colour: Colour::Leaf });
        let shown = |board: &Board, cell| board.content(cell).shown_colours().iter().collect::<Vec<_>>();
        assert_eq!(shown(&painted, given), [Colour::Sky, Colour::Leaf]);
        let cell = Cell::new(1);
        let tinted = after(&board(), &Move::Tint { cell, digit: digit(7), colour: Some(Colour::Rose) });
        assert_eq!(shown(&tinted, cell), []);
        let placed = after(&tinted, &Move::Place { cell, digit: digit(7), clean: true });
        assert_eq!(shown(&placed, cell), [Colour::Rose]);
        let again = Move::Tint { cell, digit: digit(7), colour: Some(Colour::Rose) };
        assert_eq!(execute(&tinted, &again), Err(Refused::Nothing));
    }

    #[test]
    fn filling_notes_writes_the_candidates() {
        let filled = after(&board(), &Move::Fill(Fill::Everything));
        assert_eq!(filled.content(Cell::new(1)).notes.len(), 8);
        assert_eq!(filled.content(Cell::new(80)).notes.len(), 9);
        assert_eq!(execute(&filled, &Move::Fill(Fill::Everything)), Err(Refused::Nothing));
    }
}
