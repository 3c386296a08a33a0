//! What a text of another program holds: puzzles with their progress, or a fault. A text that is
//! one plain grid, and a grid that is still being typed, are left to the page, where text and
//! board follow each other.

use crate::faults::exchange as faults;
use nonet_engine::formats::exchange::{self, Record, TextError, TextFault, TextFormat};
use nonet_engine::message::Message;
use nonet_engine::messages;

use crate::library::imported::has_progress;
use crate::library::link::{self, LinkError, Linked};
use crate::library::record::record_of;
use crate::rules::is_playable;

messages! {
    fn own_link_newer();
    fn own_link_damaged();
}

/// The puzzles of a text.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    pub(super) records: Vec<Record>,
    /// The puzzle on the board.
    pub(super) chosen: usize,
    /// The fault behind the last puzzle.
    pub(super) fault: Option<Message>,
    /// Whether the list is too long for this page.
    pub(super) is_for_workbench: bool,
    /// What a link of Nonet holds.
    pub(super) linked: Option<Box<Linked>>,
}

/// What a text is.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Recognised {
    /// A plain grid, or the beginning of one.
    Plain,
    /// Puzzles.
    Found(Found),
    /// A text in a known format from which nothing can be used. Whether it is too long for this page.
    Faulty(Message, bool),
}

/// Minimum number of characters of a line that is meant as a whole puzzle.
const PUZZLE_LINE: usize = 60;

/// Recognises a text. `is_grid` says whether the page can read it as one grid, and `is_fixed`
/// whether the player has chosen the board.
pub(super) fn recognise(text: &str, is_grid: bool, is_fixed: bool) -> Recognised {
    match link::read(text) {
        Ok(linked) => return Recognised::Found(Found::of_link(linked)),
        Err(LinkError::NotALink) => {}
        Err(LinkError::Newer) => return Recognised::Faulty(own_link_newer(), false),
        Err(LinkError::Damaged) => return Recognised::Faulty(own_link_damaged(), false),
    }
    match exchange::read_known(text, &is_playable) {
        Ok(records) => match &records[..] {
            [one] if is_plain(one) && (is_grid || is_fixed) => Recognised::Plain,
            _ => Recognised::Found(Found::of(records)),
        },
        Err(error) if is_unfinished(text, &error) => Recognised::Plain,
        Err(error) => {
            let message = faults::of_exchange(&error);
            let is_for_workbench = faults::is_for_workbench(&error.fault);
            if error.records.is_empty() {
                return Recognised::Faulty(message, is_for_workbench);
            }
            Recognised::Found(Found { fault: Some(message), is_for_workbench, ..Found::of(error.records) })
        }
    }
}

/// Whether a record says no more than the digits of a grid.
fn is_plain(record: &Record) -> bool {
    let is_grid =
        matches!(record.format, TextFormat::Line | TextFormat::Sdm | TextFormat::Grid | TextFormat::Ss);
    is_grid && !has_progress(record) && record.about.title.is_none() && record.about.author.is_none()
}

/// Whether a text is a grid that is still being typed, and no faulty list or file.
fn is_unfinished(text: &str, error: &TextError) -> bool {
    let is_about_cells = matches!(
        error.fault,
        TextFault::Empty
            | TextFault::Unknown
            | TextFault::Symbol(_)
            | TextFault::TooLarge { .. }
            | TextFault::Cells { .. }
            | TextFault::Rows { .. }
    );
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let is_file = text.starts_with(['{', '<', ':'])
        || text.contains("://")
        || text.lines().any(|line| line.starts_with('['))
        || text.lines().filter(|line| line.chars().count() >= PUZZLE_LINE).nth(1).is_some();
    is_about_cells && error.records.is_empty() && !is_file
}

impl Found {
    fn of(records: Vec<Record>) -> Self {
        Self { records, chosen: 0, fault: None, is_for_workbench: false, linked: None }
    }

    fn of_link(linked: Linked) -> Self {
        let record = match &linked {
            Linked::Puzzle(givens, ..) => Record::new(TextFormat::Line, givens.clone()),
            Linked::Game(game) => record_of(game, true),
        };
        Self { linked: Some(Box::new(linked)), ..Self::of(vec![record]) }
    }

    /// What a link of Nonet holds.
    pub fn linked(&self) -> Option<&Linked> {
        self.linked.as_deref()
    }

    /// The puzzle on the board.
    pub fn chosen(&self) -> &Record {
        // The list is never empty, and `choose` keeps within it.
        &self.records[self.chosen]
    }

    /// The number of the puzzle on the board, from 0.
    pub fn chosen_number(&self) -> usize {
        self.chosen
    }

    /// All puzzles.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// The fault behind the last puzzle.
    pub fn fault(&self) -> Option<&Message> {
        self.fault.as_ref()
    }

    /// Puts another puzzle on the board.
    pub(super) fn choose(&mut self, number: usize) {
        self.chosen = number.min(self.records.len() - 1);
    }
}
