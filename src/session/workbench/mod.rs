//! The workbench: a list of puzzles, and a task for all of them. The workers get the
//! list in pieces, a new one as soon as an earlier one is done. Replies are put in
//! their places, so the table keeps the order of the lines. `update` handles the
//! player's actions. Part of `rooms`; nothing here touches the game.

mod arranging;
mod drawn;
pub mod facets;
mod file;
mod list;
mod order;
mod row;
mod run;
pub mod scroll;
mod slices;
pub mod spread;
mod update;
mod view;
pub mod words;

use crate::session::recipe::read_seed;
use crate::worker::protocol::Task;
use nonet_engine::Level;
use nonet_engine::formats::lines::Splitter;
use nonet_engine::message::Message;
use nonet_engine::rate::Family;

pub use drawn::{DrawnBoard, Origin};
use facets::{Facet, Tally};
pub use file::{FileKind, Part};
pub use list::MOST;
use list::{List, Results};
use order::Order;
pub use order::Sort;
use row::Chosen;
pub use row::OpenRow;
use run::Run;
use scroll::Window;
use slices::Slices;
use spread::Spread;
pub use spread::{Chart, Drag};
pub use view::{RowView, RunView, groups};

/// Maximum length in bytes of a text that stays in the text box.
pub const TYPED: usize = 20_000;

/// What happens at the workbench.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// The text in the box changed; it becomes the list.
    Typed(String),
    /// A long text from this source replaces the list. Its bytes follow.
    Open(Source),
    /// The next bytes of the file.
    Slice(Vec<u8>),
    /// The file is complete.
    End,
    /// The form for a generated list changed.
    Draft(Draft),
    /// Generate the list.
    Make,
    /// Do a task with each puzzle.
    Run(Task),
    /// Stop the current run or file.
    Cancel,
    /// The table was scrolled.
    Scroll(Window),
    /// Show only faulty lines, or all.
    FaultsOnly(bool),
    /// Sort by a column of the results: ascending, then descending, then not at all.
    Sort(usize),
    /// Show only rows with this rating or text, or with one of these rules of the rating: those
    /// that have the text in their name in the player's language.
    Filter(String, Vec<Family>),
    /// Show only rows with this value of a facet, or all.
    Pick(Facet, Option<String>),
    /// The player moves the ends of the range of ratings.
    Brush(u16, u16),
    /// The player drags across the histogram.
    Drag(Drag),
    /// Show only rows with a rating in this range, or all.
    Range(Option<(u16, u16)>),
    /// Show the form for generating instead of the text box, where there is room for one.
    Choose {
        /// Whether it is the form for generating.
        generates: bool,
    },
    /// Select a row of the table by its place.
    Select(usize),
    /// Open a row of the table as a board.
    OpenRow {
        /// Its place in the table.
        place: usize,
        /// Whether focus goes there even if the table stays visible.
        takes_focus: bool,
    },
    /// Close the open row.
    Close,
    /// Start the puzzle of the selected row as a game.
    Play,
    /// Show the solve path of the selected row. Handled by `rooms`.
    Walk,
    /// Rate the selected row alone.
    RateRow,
    /// Copy the puzzle of the selected row.
    Copy,
    /// Save the list and the results as a file.
    Save(FileKind),
    /// The browser's event loop has had a turn: do the next slice of sorting or saving.
    GoOn,
}

/// The source of a list that is too long for the text box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A file with this name.
    File(String),
    /// The clipboard.
    Clipboard,
    /// Text that was dropped on the page.
    Dropped,
}

/// The form for a generated list, as typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The level.
    pub level: Level,
    /// The number of puzzles.
    pub count: String,
    /// The seed of the first puzzle; empty for any.
    pub seed: String,
}

impl Default for Draft {
    fn default() -> Self {
        Self { level: Level::default(), count: "100".to_owned(), seed: String::new() }
    }
}

impl Draft {
    /// The number of puzzles, and the seed of the first if one was typed.
    ///
    /// # Errors
    /// The fault of the form.
    pub fn read(&self) -> Result<(usize, Option<u64>), Message> {
        let count: String = self.count.chars().filter(|c| !c.is_whitespace() && *c != ',').collect();
        let count = count.parse().ok().filter(|count| (1..=MOST).contains(count));
        let count = count.ok_or_else(|| words::bench_bad_count(MOST))?;
        Ok((count, read_seed(&self.seed)?))
    }
}

/// The state of the workbench.
#[derive(Default)]
pub struct Workbench {
    typed: String,
    /// The source of the list; `None` for the text box.
    source: Option<Message>,
    list: List,
    is_cut: bool,
    reading: Option<Splitter>,
    draft: Draft,
    results: Results,
    run: Option<Run>,
    /// The outcome of the last run.
    verdict: Option<Message>,
    slices: Slices,
    is_faults_only: bool,
    /// Whether the form for generating is shown where there is room for one source.
    generates: bool,
    chosen: Chosen,
    order: Order,
    spread: Spread,
    tally: Tally,
    /// The seed of the first puzzle, if the list was generated.
    first_seed: Option<u64>,
    window: Window,
    /// Counts how often the table was scrolled back to its first row.
    rewinds: u32,
}

impl Workbench {
    /// Whether a run or a file is in progress. The page then draws less often than rows
    /// change.
    pub fn is_busy(&self) -> bool {
        self.run.is_some() || self.reading.is_some() || self.slices.is_busy()
    }

    fn set_list(&mut self, source: Option<Message>) {
        *self = Self {
            source,
            draft: std::mem::take(&mut self.draft),
            generates: self.generates,
            chosen: self.chosen.for_next_list(),
            window: self.window,
            rewinds: self.rewinds,
            ..Self::default()
        };
        self.rewind();
    }

    fn set_typed(&mut self, text: String) {
        self.set_list(None);
        self.reading = Some(Splitter::default());
        self.read_slice(text.as_bytes());
        self.end();
        self.typed = text;
    }

    fn read_slice(&mut self, bytes: &[u8]) {
        let Some(splitter) = &mut self.reading else { return };
        let (list, is_cut) = (&mut self.list, &mut self.is_cut);
        splitter.feed(bytes, |number, line| keep(list, is_cut, number, line));
    }

    fn end(&mut self) {
        if let Some(mut splitter) = self.reading.take() {
            let (list, is_cut) = (&mut self.list, &mut self.is_cut);
            splitter.end(|number, line| keep(list, is_cut, number, line));
        }
        self.rewind();
    }

    /// Scrolls back to the first row.
    fn rewind(&mut self) {
        self.window = Window { first: 0, count: self.window.count.max(40), top: 0.0 };
        self.rewinds = self.rewinds.wrapping_add(1);
    }
}

/// Adds a line if there is room.
fn keep(list: &mut List, is_cut: &mut bool, number: u32, line: &str) {
    if list.is_full() {
        *is_cut = true;
    } else {
        list.push(number, line);
    }
}
