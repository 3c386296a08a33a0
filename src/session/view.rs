//! Small values for drawing a page. They are equal as long as nothing on the screen
//! changes. `shown` creates those of the board's page, `learning` those of lessons and
//! exercises.

use super::settings::{NoteLayout, Settings, Verbosity};
use crate::game::colour::{Colours, Tints};
use crate::rules::place;
use nonet_engine::message::{Label, Message};
use nonet_engine::{Cell, Digit, DigitSet, Geometry, Variant, labels, messages};

pub(super) use crate::game::board::Content;

/// The kind of a message. Each kind has its own look, which never relies on colour
/// alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tone {
    /// Plain information.
    #[default]
    Calm,
    /// A hint.
    Hint,
    /// Something is wrong.
    Warn,
    /// The game is solved.
    Done,
}

/// The content of the panel.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// The kind of the message.
    pub tone: Tone,
    /// The message, if there is one.
    pub message: Option<Message>,
}

/// A job that the player waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JobView {
    /// The text.
    pub text: Message,
    /// Progress in percent, if it is known.
    pub percent: Option<u32>,
}

/// The view of one cell. Components compare it, so a key press redraws only the cells
/// that change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct CellView {
    /// The digit.
    pub digit: Option<Digit>,
    /// The corner notes; empty when there is a digit.
    pub notes: DigitSet,
    /// The notes in the centre.
    pub centre: DigitSet,
    /// The struck candidates that are shown.
    pub struck: DigitSet,
    /// The candidates that are laid below the notes.
    pub candidates: DigitSet,
    /// Whether the corner notes are in order around the edge, instead of each in its
    /// place.
    pub is_packed: bool,
    /// The colours of the cell.
    pub colours: Colours,
    /// The colours of its candidates.
    pub tints: Tints,
    /// The row, counted from 1.
    pub row: u8,
    /// The column, counted from 1.
    pub column: u8,
    /// The board.
    pub variant: Variant,
    /// How much of this a screen reader says.
    pub verbosity: Verbosity,
    /// Whether the cell is a given.
    pub is_given: bool,
    /// Whether a peer holds the same digit.
    pub is_conflict: bool,
    /// Whether the digit differs from the solution, if the player wants to know.
    pub is_mistake: bool,
    /// Whether the cell is selected.
    pub is_selected: bool,
    /// Whether several cells are selected, with a contour around all of them.
    pub is_among_many: bool,
    /// Whether it has focus when the board has.
    pub is_cursor: bool,
    /// Whether the cell shares a house with all selected cells.
    pub is_peer: bool,
    /// Whether the cell holds the digit that is highlighted.
    pub is_same: bool,
    /// Whether the digit that is highlighted can still go here.
    pub is_open: bool,
    /// The digit that is highlighted, if this cell has a note of it.
    pub marked_note: Option<Digit>,
    /// Whether the hint points at this cell.
    pub is_hinted: bool,
    /// Whether the cell is on a diagonal that is a house.
    pub is_diagonal: bool,
}

impl CellView {
    /// An empty cell, of which only the place is known.
    pub fn blank(geometry: &Geometry, cell: Cell) -> Self {
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        // Other boards with diagonals draw them as one shape.
        let variant = geometry.variant();
        let has_diagonals = variant.is_named() && variant.layout().diagonals;
        Self {
            digit: None,
            notes: DigitSet::EMPTY,
            centre: DigitSet::EMPTY,
            struck: DigitSet::EMPTY,
            candidates: DigitSet::EMPTY,
            is_packed: false,
            colours: Colours::default(),
            tints: Tints::default(),
            row: row as u8 + 1,
            column: column as u8 + 1,
            variant,
            verbosity: Verbosity::Full,
            is_given: false,
            is_conflict: false,
            is_mistake: false,
            is_selected: false,
            is_among_many: false,
            is_cursor: false,
            is_peer: false,
            is_same: false,
            is_open: false,
            marked_note: None,
            is_hinted: false,
            is_diagonal: has_diagonals && (row == column || row + column + 1 == geometry.side()),
        }
    }

    /// What a cell holds, as the settings show it. The board, the replay and the excerpt in the
    /// settings draw this, so notes stand in the same places everywhere. Corner notes are around
    /// the edge where the centre has notes, too.
    pub(super) fn written(geometry: &Geometry, cell: Cell, content: Content, settings: &Settings) -> Self {
        let is_noted = content.digit.is_none() && settings.show_notes;
        let shown = |digits: DigitSet| if is_noted { digits } else { DigitSet::EMPTY };
        Self {
            digit: content.digit,
            notes: shown(content.notes),
            centre: shown(content.centre),
            struck: shown(content.shown_strikes()),
            is_packed: settings.note_layout == NoteLayout::Packed || !content.centre.is_empty(),
            colours: content.shown_colours(),
            tints: content.tints,
            ..Self::blank(geometry, cell)
        }
    }

    /// A cell that is the only one selected, or not at all.
    #[must_use]
    pub fn with_selection(self, is_selected: bool) -> Self {
        Self { is_selected, is_cursor: is_selected, ..self }
    }

    fn cell(&self) -> Cell {
        self.variant.geometry().cell(usize::from(self.row) - 1, usize::from(self.column) - 1)
    }

    /// The cell's name for a screen reader; the content comes first.
    pub fn label(&self) -> Message {
        let part = |is_there: bool, part: fn() -> Label| is_there.then(|| Message::from(part()));
        let list = |digits: DigitSet, part: fn(DigitSet) -> Message| {
            (self.digit.is_none() && !digits.is_empty()).then(|| part(digits))
        };
        let parts = [
            Some(self.digit.map_or_else(|| cell_empty().into(), cell_digit)),
            part(self.is_given, cell_given),
            part(self.is_conflict, cell_conflict),
            part(self.is_mistake && !self.is_conflict, cell_mistake),
            list(self.notes, cell_notes),
            list(self.centre, cell_centre),
            list(self.struck, |digits| cell_struck(digits, digits.len())),
            self.colours_label(),
            match self.verbosity {
                Verbosity::Full => Some(place(self.variant, self.cell())),
                Verbosity::Brief => Some(cell_in_short(self.variant.geometry().name(self.cell()))),
                Verbosity::Content => None,
            },
        ];
        cell_label(parts.into_iter().flatten().collect())
    }

    fn colours_label(&self) -> Option<Message> {
        let names: Vec<Message> = self.colours.iter().map(|colour| colour_name(colour.name())).collect();
        match names.len() {
            0 => None,
            1 => Some(cell_colour(names)),
            _ => Some(cell_colours(names)),
        }
    }
}

labels! {
    pub(super) fn cell_empty();
    pub(super) fn cell_given();
    pub(super) fn cell_conflict();
    fn cell_mistake();
}

messages! {
    /// The parts of a cell's name.
    pub(super) fn cell_label(parts: Vec<Message>);
    fn cell_in_short(cell: String);
    fn cell_notes(digits: DigitSet);
    fn cell_centre(digits: DigitSet);
    fn cell_struck(digits: DigitSet, count: usize);
    pub(super) fn cell_digit(digit: Digit);
    fn cell_colour(colours: Vec<Message>);
    fn cell_colours(colours: Vec<Message>);
    /// The name of a colour, inside a sentence.
    pub(super) fn colour_name(colour: &'static str);
}

/// How many of the selected cells have what a key enters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Presence {
    /// None.
    #[default]
    None,
    /// Some.
    Some,
    /// All.
    All,
}

/// One key of the keypad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyView {
    /// The digit it enters.
    pub digit: Digit,
    /// How many of it are still to be placed.
    pub left: u8,
    /// The boxes that hold the digit, as bits. The first box is the lowest bit.
    pub boxes: u32,
    /// How many of the selected cells have what the key enters: the note, or the colour.
    pub presence: Presence,
    /// Whether its digit is highlighted.
    pub is_lit: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::english::english;
    use crate::game::colour::Colour;

    #[test]
    fn a_cell_is_named_content_first() {
        let geometry = Variant::CLASSIC.geometry();
        let empty = CellView::blank(geometry, geometry.cell(3, 4));
        let filled = CellView { digit: Digit::new(5), ..CellView::blank(geometry, geometry.cell(0, 2)) };
        let notes = [2, 4, 7].into_iter().filter_map(Digit::new).collect();
        let label = |view: CellView| english(&view.label());
        assert_eq!(label(empty), "empty, row 4 column 5, box 5");
        assert_eq!(label(CellView { notes, ..empty }), "empty, notes 2 4 7, row 4 column 5, box 5");
        assert_eq!(label(filled), "5, row 1 column 3, box 1");
        assert_eq!(label(CellView { is_given: true, ..filled }), "5, given, row 1 column 3, box 1");
        assert_eq!(label(CellView { is_conflict: true, ..filled }), "5, conflict, row 1 column 3, box 1");
        assert_eq!(label(CellView { is_mistake: true, ..filled }), "5, mistake, row 1 column 3, box 1");
    }

    #[test]
    fn notes_strikes_and_colours_have_their_order() {
        let geometry = Variant::CLASSIC.geometry();
        let set = |values: &[u8]| values.iter().filter_map(|&value| Digit::new(value)).collect::<DigitSet>();
        let colours = |all: &[Colour]| all.iter().fold(Colours::default(), |set, &one| set.with(Some(one)));
        let view = CellView {
            notes: set(&[2, 5]),
            centre: set(&[2, 4]),
            struck: set(&[7]),
            colours: colours(&[Colour::Sky, Colour::Leaf]),
            ..CellView::blank(geometry, geometry.cell(3, 4))
        };
        let label = |view: CellView| english(&view.label());
        assert_eq!(
            label(view),
            "empty, notes 2 5, centre 2 4, struck 7, colours blue and green, row 4 column 5, box 5"
        );
        let filled = CellView { digit: Digit::new(5), colours: colours(&[Colour::Teal]), ..view };
        assert_eq!(label(filled), "5, colour teal, row 4 column 5, box 5");
        assert_eq!(label(CellView { verbosity: Verbosity::Brief, ..filled }), "5, colour teal, r4c5");
        assert_eq!(label(CellView { verbosity: Verbosity::Content, ..filled }), "5, colour teal");
    }
}
