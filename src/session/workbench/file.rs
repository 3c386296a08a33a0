//! The list and its results as a file, written in slices so that a million lines do
//! not block the page. The text format has tabs between columns, and the workbench
//! reads it as a list. The file has the rows of the table in the table's order.

use std::fmt::Write;

use super::list::CHUNK;
use super::{Workbench, view, words};
use crate::session::effect::Effect;
use nonet_engine::message::Message;

/// Maximum number of faults in a part. Rendering them takes about 10 ms.
const MOST_FAULTS: usize = 512;

// Headings are data, the same in every language: programs find columns by them. Those
// of the results are `Column::heading`.
const LINE: &str = "Line";
const PUZZLE: &str = "Puzzle";
const FAULT: &str = "Fault";

/// Kinds of file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileKind {
    /// Puzzle and results separated by tabs; faults as comments.
    Text,
    /// Comma-separated values with a header.
    Csv,
    /// Tab-separated values with a header.
    Tsv,
}

impl FileKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Text, Self::Csv, Self::Tsv];

    fn name(self) -> &'static str {
        ["nonet-puzzles.txt", "nonet-puzzles.csv", "nonet-puzzles.tsv"][self as usize]
    }

    fn separator(self) -> &'static str {
        if self == Self::Csv { "," } else { "\t" }
    }

    /// Formats a field, always on one line. A field that a spreadsheet would run as a
    /// formula gets an apostrophe first; no puzzle has one.
    fn field(self, field: &str) -> String {
        let is_formula = field.starts_with(FORMULA);
        let field = if is_formula { format!("'{field}") } else { field.to_owned() };
        match self {
            Self::Csv if is_formula || field.contains(['"', ',', '\n', '\r']) => quoted(&field),
            Self::Csv => field,
            Self::Text => field.replace(['\n', '\r'], " "),
            Self::Tsv => {
                let field = field.replace(['\t', '\n', '\r'], " ");
                if field.starts_with('"') { quoted(&field) } else { field }
            }
        }
    }
}

/// The first characters of a spreadsheet's formula, as OWASP lists them under "CSV
/// injection".
const FORMULA: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

fn quoted(field: &str) -> String {
    format!("\"{}\"", field.replace('"', "\"\""))
}

/// A part of a file. The faults of lines are sentences, which the page renders in the
/// player's language. All else is data, the same in every language: headings,
/// puzzles, numbers, and the names of steps.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    kind: FileKind,
    /// The data, in which the faults are missing.
    data: String,
    /// Each fault with the byte of `data` before which it stands, in order.
    faults: Vec<(usize, Message)>,
}

impl Part {
    fn new(kind: FileKind) -> Self {
        Self { kind, data: String::new(), faults: Vec::new() }
    }

    /// Whether sentences must be rendered, which takes much longer than copying data.
    pub fn has_sentences(&self) -> bool {
        !self.faults.is_empty()
    }

    /// The whole text. `render` finds the sentence of a message.
    pub fn text(&self, render: impl Fn(&Message) -> String) -> String {
        let mut text = String::new();
        let mut from = 0;
        for (at, fault) in &self.faults {
            text.push_str(&self.data[from..*at]);
            text.push_str(&self.kind.field(&render(fault)));
            from = *at;
        }
        text + &self.data[from..]
    }
}

/// A file in progress.
pub(super) struct Writing {
    kind: FileKind,
    /// The next row.
    row: usize,
}

impl Workbench {
    /// Prepares a file, if there is something to write and no other slice is running.
    pub(super) fn new_writing(&self, kind: FileKind) -> Option<Writing> {
        (!self.is_busy() && !self.is_empty()).then_some(Writing { kind, row: 0 })
    }

    /// Writes the next part of a file. Returns the part, and the remaining work unless
    /// it was the last part.
    pub(super) fn write_part(&self, Writing { kind, row }: Writing) -> (Effect, Option<Writing>) {
        let end = (row + CHUNK).min(self.row_count());
        let mut part = Part::new(kind);
        if row == 0 && kind != FileKind::Text {
            part.data.push_str(&self.heading(kind));
        }
        let mut next = row;
        while next < end && part.faults.len() < MOST_FAULTS {
            self.write_row(self.row_at(next), &mut part);
            next += 1;
        }
        let is_last = next == self.row_count();
        let whole = is_last.then_some(kind.name());
        let effect = Effect::Part { part, is_first: row == 0, whole };
        (effect, (!is_last).then_some(Writing { kind, row: next }))
    }

    fn heading(&self, kind: FileKind) -> String {
        let titles = self.columns().iter().map(|column| column.heading);
        let all: Vec<&str> = [LINE, PUZZLE].into_iter().chain(titles).chain([FAULT]).collect();
        all.join(kind.separator()) + "\n"
    }

    fn write_row(&self, row: usize, part: &mut Part) {
        let Some((number, line)) = self.list.get(row) else { return };
        let (kind, data) = (part.kind, &mut part.data);
        let puzzle = view::puzzle(line);
        let (told, fault) = match self.results.get(row) {
            None => (None, None),
            Some(Ok(told)) => (Some(told), None),
            Some(Err(fault)) => (None, Some(words::fault(fault))),
        };
        // Writing to a text never fails.
        let _ = if kind == FileKind::Text {
            match (told, fault) {
                (_, Some(fault)) => {
                    data.push_str("# ");
                    part.faults.push((data.len(), words::file_fault(number, fault)));
                    writeln!(data, " {line}")
                }
                (Some(told), None) => writeln!(data, "{puzzle}\t{told}"),
                (None, None) => writeln!(data, "{puzzle}"),
            }
        } else {
            let cells = told.unwrap_or_default().split('\t').chain(std::iter::repeat(""));
            let cells = cells.take(self.columns().len());
            let separator = kind.separator();
            let _ = write!(data, "{number}");
            for field in [puzzle].into_iter().chain(cells) {
                let _ = write!(data, "{separator}{}", kind.field(field));
            }
            data.push_str(separator);
            part.faults.extend(fault.map(|fault| (data.len(), fault)));
            writeln!(data)
        };
    }
}
