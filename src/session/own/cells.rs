//! One cell of the board of a puzzle that is entered: what it shows, and its name for a screen
//! reader. Built by [`super::OwnPuzzle`], drawn by `ui::components::own_puzzle`.

use crate::rules;
use crate::session::view::{cell_conflict, cell_digit, cell_empty, cell_given, cell_label};
use nonet_engine::message::Message;
use nonet_engine::{Cell, Digit, DigitSet, Variant, messages};

messages! {
    fn own_cell_unread(symbol: String, place: Message);
    fn own_cell_either(digits: DigitSet, place: Message);
    fn own_cell_certain(digit: Digit, place: Message);
}

/// One cell of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // independent facts
pub struct OwnCell {
    /// The digit that was read.
    pub digit: Option<Digit>,
    /// The symbol that could not be read.
    pub unread: Option<char>,
    /// The digits of two solutions, where they differ.
    pub either: Option<(Digit, Digit)>,
    /// The digits that some solution has, if they are known and the cell is empty.
    pub candidates: DigitSet,
    /// Whether all solutions have the same digit in it.
    pub is_certain: bool,
    /// Whether what is drawn has it.
    pub is_drawn: bool,
    /// Whether its region has too few or too many cells.
    pub is_uneven: bool,
    /// Whether the digit was placed, and is no given.
    pub is_placed: bool,
    /// Whether the digit clashes with another one.
    pub is_conflict: bool,
    /// Whether the cell is selected.
    pub is_selected: bool,
    /// Whether the board has digits that were placed, so that givens are named.
    pub(super) has_placed: bool,
    /// The board, and which of its cells it is.
    pub(super) place: (Variant, Cell),
}

impl OwnCell {
    /// Columns of the candidates in a cell.
    pub fn columns(&self) -> usize {
        self.place.0.layout().box_columns.into()
    }

    /// The cell's name for a screen reader; the content comes first.
    pub fn label(&self) -> Message {
        let (variant, cell) = self.place;
        let place = rules::place(variant, cell);
        match *self {
            Self { unread: Some(symbol), .. } => own_cell_unread(symbol.to_string(), place),
            Self { digit: None, is_certain: true, candidates, .. } => {
                let digit = candidates.iter().next().unwrap_or(Digit::from_index(0));
                own_cell_certain(digit, place)
            }
            Self { digit: None, candidates, .. } if !candidates.is_empty() => {
                own_cell_either(candidates, place)
            }
            Self { either: Some((first, second)), .. } => {
                own_cell_either(DigitSet::of(first).with(second), place)
            }
            Self { digit: Some(digit), is_conflict: true, .. } => {
                cell_label(vec![cell_digit(digit), cell_conflict().into(), place])
            }
            Self { digit: Some(digit), has_placed: true, is_placed: false, .. } => {
                cell_label(vec![cell_digit(digit), cell_given().into(), place])
            }
            Self { digit: Some(digit), .. } => cell_label(vec![cell_digit(digit), place]),
            Self { digit: None, .. } => cell_label(vec![cell_empty().into(), place]),
        }
    }

    /// Whether something is wrong with the cell.
    pub fn is_faulty(&self) -> bool {
        self.unread.is_some() || self.is_conflict || self.either.is_some()
    }
}
