//! The text formats that Sudoku programs exchange: lists, grids, candidate grids, files and links.
//! [`read`] recognises the format, [`records`] reads long lists line by line, [`write()`] writes one. The
//! parent module has the plain formats alone, for programs that shall stay small.
//!
//! The order of recognition: link, JSON, XML, and then line by line. A line is a link, a string of
//! Interactive-Sudoku-Solver, an `S9B` code, a line with `:` of `HoDoKu` or Tatham, a line with commas of gsf,
//! a puzzle, or a row of a grid. `fpuz:` may stand before the JSON or the data of f-puzzles, and `iss:` before
//! a string of Interactive-Sudoku-Solver.
//!
//! ```
//! use nonet_engine::formats::exchange::{self, TextFormat};
//!
//! let text = "https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79&d=2";
//! let records = exchange::read(text)?;
//! assert_eq!(records[0].format, TextFormat::SudokuExchange);
//! assert_eq!(records[0].about.level.as_deref(), Some("Medium"));
//! println!("{}", exchange::write(&records[0], TextFormat::Hodoku).unwrap());
//! # Ok::<(), exchange::TextError>(())
//! ```
//!
//! These formats have more rules than rows, columns and boxes, and are read with them:
//!
//! | format | rules |
//! |---|---|
//! | f-puzzles, and links to `SudokuPad` | all that Nonet has; what f-puzzles lacks is refused by name |
//! | the JSON of `SudokuPad` | regions, anti-knight, anti-king, non-consecutive |
//! | Interactive-Sudoku-Solver | all that Nonet has; only read |
//! | `SudokuWiki` | both diagonals, windoku or jigsaw, on 9 × 9 |
//! | Tatham | boxes of any shape or jigsaw, with both diagonals or without |
//!
//! All others have the usual boxes alone: `OpenSudoku`, for example, only knows the classic board. A text
//! with rules that Nonet does not know, such as killer cages in the JSON of `SudokuPad`, is refused, and the
//! error names them.
//! [`read_known`] also refuses boards that the caller does not know.

mod board;
mod cells;
#[cfg(feature = "clues")]
mod clues;
#[cfg(not(feature = "clues"))]
#[path = "no_clues.rs"]
mod clues;
mod codes;
mod fault;
mod fpuzzles;
mod fpuzzles_write;
mod iss;
mod iss_clues;
mod iss_pairs;
mod iss_words;
mod json;
mod lines;
mod links;
mod lz;
mod opensudoku;
mod record;
mod rows;
mod save_file;
mod sudokupad;
mod tatham;
mod write;

pub use fault::{TextError, TextFault, WriteError};
pub use lz::{compress, decompress};
pub use record::{About, Record, TextFormat};
pub use write::{write, write_json};

use fault::{Bad, place};
use json::Json;

use crate::Variant;
use crate::rules::Takes;

/// Maximum length of a text in bytes: 1 MB.
pub const MAX_BYTES: usize = 1_000_000;

/// Maximum number of puzzles in a text.
pub const MAX_PUZZLES: usize = 100_000;

/// Reads all puzzles of a text, in order. A byte order mark and the kind of line breaks do not matter.
///
/// # Errors
/// The first fault with its line and column, and the puzzles before it. A text of more than
/// [`MAX_BYTES`] is refused unread.
pub fn read(text: &str) -> Result<Vec<Record>, TextError> {
    read_known(text, &|_| true)
}

/// Reads as [`read`] does, but a puzzle whose board the caller does not know is a fault.
///
/// # Errors
/// As [`read`], and at a puzzle of another board.
pub fn read_known(text: &str, knows: &dyn Fn(Variant) -> bool) -> Result<Vec<Record>, TextError> {
    if text.len() > MAX_BYTES {
        let fault = TextFault::TooLong { bytes: text.len() };
        return Err(TextError { line: 1, column: 1, fault, records: Vec::new() });
    }
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
    let mut records = Records { read: Vec::new(), knows };
    let outcome = read_into(&text, &mut records);
    let records = records.read.into_iter().map(Record::tidied).collect();
    match outcome {
        Ok(()) => Ok(records),
        Err(Bad { at, fault }) => {
            let (line, column) = place(&text, at);
            Err(TextError { line, column, fault, records })
        }
    }
}

/// Reads lists of any length, one line after the other: puzzles, codes, links or f-puzzles JSON. A line
/// that is none is an error with its number, and the next line is read. Empty lines are left out.
///
/// ```
/// use nonet_engine::formats::exchange;
///
/// let list = "1.....2..4....3.\n55\n\n9.....2..4....3.";
/// let mut records = exchange::records(list.lines());
/// assert_eq!(records.next().unwrap()?.givens.filled_count(), 4);
/// assert_eq!(records.next().unwrap().unwrap_err().line, 2);
/// assert_eq!(records.next().unwrap().unwrap_err().line, 4);
/// assert_eq!(records.next(), None);
/// # Ok::<(), exchange::TextError>(())
/// ```
pub fn records<T: AsRef<str>>(
    lines: impl IntoIterator<Item = T>,
) -> impl Iterator<Item = Result<Record, TextError>> {
    let lines = (1..).zip(lines).filter(|(_, line)| !line.as_ref().trim().is_empty());
    lines.flat_map(|(line, text)| match read(text.as_ref()) {
        Ok(records) => records.into_iter().map(Ok).collect(),
        Err(error) => vec![Err(TextError { line, ..error })],
    })
}

/// The puzzles that were read so far.
struct Records<'a> {
    read: Vec<Record>,
    /// Whether the caller knows a board.
    knows: &'a dyn Fn(Variant) -> bool,
}

impl Records<'_> {
    fn is_empty(&self) -> bool {
        self.read.is_empty()
    }

    /// Adds a puzzle, if there are not too many and its board is known.
    fn push(&mut self, record: Result<Record, Bad>, at: usize) -> Result<(), Bad> {
        let record = record?;
        if !(self.knows)(record.variant()) {
            return Err(Bad { at, fault: unknown_board(record.variant()) });
        }
        if self.read.len() >= MAX_PUZZLES {
            return Err(Bad { at, fault: TextFault::TooMany });
        }
        self.read.push(record);
        Ok(())
    }
}

/// The fault of a board that the caller does not know: its rules, or else its size.
fn unknown_board(variant: Variant) -> TextFault {
    let rules = variant.rules();
    let mut names: Vec<String> = Vec::new();
    let of_clue = |kind| fpuzzles::rule_name(clues::key_of(kind));
    for constraint in rules.constraints() {
        let name = match (constraint.kind().name, constraint.kind().takes) {
            ("diagonal" | "antidiagonal", _) if variant.layout().diagonals => "both diagonals",
            ("diagonal" | "antidiagonal", _) => "a single diagonal",
            ("disjoint", _) => "disjoint groups",
            (_, Takes::Regions) => "irregular regions",
            (_, Takes::Marks) => "even and odd cells",
            (_, Takes::Cells) => "extra regions",
            (name, Takes::Clue(_)) => &of_clue(name),
            (name, Takes::Nothing) => name,
        };
        if !names.iter().any(|told| told == name) {
            names.push(name.to_owned());
        }
    }
    match (&names[..], usize::from(rules.side())) {
        ([], side) => TextFault::UnsupportedBoard(format!("{side} × {side}")),
        // The classic board has them.
        ([_, ..], 9) if names.len() > 1 => {
            TextFault::UnsupportedRules(names.into_iter().filter(|name| name != "both diagonals").collect())
        }
        _ => TextFault::UnsupportedRules(names),
    }
}

fn read_into(text: &str, records: &mut Records) -> Result<(), Bad> {
    let body = text.trim_start();
    let start = text.len() - body.len();
    let rest = body.get(1..).unwrap_or_default().trim_start();
    match body.chars().next() {
        None => Err(Bad { at: 0, fault: TextFault::Empty }),
        Some('{') => read_json(text, start, records),
        // A letter after the bracket: a section of an .sdk file.
        Some('[') if rest.starts_with(['{', '[', ']', '"']) => read_json(text, start, records),
        Some('<') => opensudoku::read(text, records),
        _ if body.starts_with("SAVEFILE") => save_file::read(text, start, records),
        Some('.') if iss::is_one(body) => records.push(iss::read(body, start), start),
        _ => lines::read(text, records),
    }
}

/// Reads one JSON value or several in a row. The values of a list are puzzles, too.
fn read_json(text: &str, mut at: usize, records: &mut Records) -> Result<(), Bad> {
    while at < text.len() {
        let (value, end) = json::parse(text, at)?;
        match value.as_list() {
            Some(items) => items.iter().try_for_each(|item| records.push(puzzle(item), item.at))?,
            None => records.push(puzzle(&value), value.at)?,
        }
        at = end + (text[end..].len() - text[end..].trim_start_matches([' ', '\n', '\t', ',']).len());
    }
    if records.is_empty() { Err(Bad { at: 0, fault: TextFault::Empty }) } else { Ok(()) }
}

/// The puzzle of a JSON object. Its keys tell the format.
fn puzzle(value: &Json) -> Result<Record, Bad> {
    if value.get("grid").is_some() {
        fpuzzles::read(value)
    } else if value.get("cells").or_else(|| value.get("ce")).is_some() {
        sudokupad::read(value)
    } else {
        Err(Bad { at: value.at, fault: TextFault::Missing("grid") })
    }
}
