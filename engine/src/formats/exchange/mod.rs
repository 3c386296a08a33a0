//! The text formats that Sudoku programs exchange: lists, grids, candidate grids, files and links.
//! [`read`] recognises the format, [`write()`] writes one. The page for boards reads only the formats of
//! the parent module, so its WebAssembly does not link this one.
//!
//! The order of recognition: link, JSON, XML, and then line by line. A line is a link, an `S9B` code,
//! a line with `:` of `HoDoKu` or Tatham, a line with commas of gsf, a puzzle, or a row of a grid.
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
//! Nonet knows the classic rules and the diagonals. A text with other rules, such as killer cages, is
//! refused, and the error names them.

mod board;
mod cells;
mod codes;
mod fault;
mod fpuzzles;
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
pub use write::write;

use fault::{Bad, place};
use json::Json;

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
    if text.len() > MAX_BYTES {
        let fault = TextFault::TooLong { bytes: text.len() };
        return Err(TextError { line: 1, column: 1, fault, records: Vec::new() });
    }
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
    let mut records = Vec::new();
    match read_into(&text, &mut records) {
        Ok(()) => Ok(records.into_iter().map(Record::tidied).collect()),
        Err(Bad { at, fault }) => {
            let (line, column) = place(&text, at);
            let records = records.into_iter().map(Record::tidied).collect();
            Err(TextError { line, column, fault, records })
        }
    }
}

fn read_into(text: &str, records: &mut Vec<Record>) -> Result<(), Bad> {
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
        _ => lines::read(text, records),
    }
}

/// Reads one JSON value or several in a row. The values of a list are puzzles, too.
fn read_json(text: &str, mut at: usize, records: &mut Vec<Record>) -> Result<(), Bad> {
    while at < text.len() {
        let (value, end) = json::parse(text, at)?;
        match value.as_list() {
            Some(items) => items.iter().try_for_each(|item| push(records, puzzle(item), item.at))?,
            None => push(records, puzzle(&value), value.at)?,
        }
        at = end + (text[end..].len() - text[end..].trim_start_matches([' ', '\n', '\t', ',']).len());
    }
    if records.is_empty() { Err(Bad { at: 0, fault: TextFault::Empty }) } else { Ok(()) }
}

/// Adds a puzzle, if there are not too many.
fn push(records: &mut Vec<Record>, record: Result<Record, Bad>, at: usize) -> Result<(), Bad> {
    let record = record?;
    if records.len() >= MAX_PUZZLES {
        return Err(Bad { at, fault: TextFault::TooMany });
    }
    records.push(record);
    Ok(())
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
