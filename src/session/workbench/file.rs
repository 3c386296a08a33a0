//! The list and its results as a file, written in slices so that a million lines do
//! not block the page. The text format has tabs between columns, and the workbench
//! reads it as a list. The file has the rows of the table in the table's order.

use std::fmt::Write;

use super::list::CHUNK;
use super::{Workbench, view};
use crate::session::effect::Effect;

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
            Self::Text | Self::Csv => field,
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
        let mut text = String::new();
        if row == 0 && kind != FileKind::Text {
            text.push_str(&self.heading(kind));
        }
        for place in row..end {
            self.write_row(kind, self.row_at(place), &mut text);
        }
        let is_last = end == self.row_count();
        let part = Effect::Part { text, is_first: row == 0, whole: is_last.then_some(kind.name()) };
        (part, (!is_last).then_some(Writing { kind, row: end }))
    }

    fn heading(&self, kind: FileKind) -> String {
        let titles = self.columns().iter().map(|column| column.heading);
        let all: Vec<&str> = ["Line", "Puzzle"].into_iter().chain(titles).chain(["Fault"]).collect();
        all.join(kind.separator()) + "\n"
    }

    fn write_row(&self, kind: FileKind, row: usize, text: &mut String) {
        let Some((number, line)) = self.list.get(row) else { return };
        let puzzle = view::puzzle(line);
        let result = self.results.get(row);
        // Writing to a String never fails.
        let _ = match (kind, result) {
            (FileKind::Text, Some(Err(fault))) => writeln!(text, "# Line {number}: {fault} {line}"),
            (FileKind::Text, Some(Ok(told))) => writeln!(text, "{puzzle}\t{told}"),
            (FileKind::Text, None) => writeln!(text, "{puzzle}"),
            (FileKind::Csv | FileKind::Tsv, result) => {
                let told = result.and_then(Result::ok).unwrap_or_default();
                let fault = result.and_then(Result::err).unwrap_or_default();
                let columns = self.columns().len();
                let cells = told.split('\t').chain(std::iter::repeat("")).take(columns);
                let fields: Vec<String> =
                    [puzzle].into_iter().chain(cells).chain([fault]).map(|field| kind.field(field)).collect();
                let separator = kind.separator();
                writeln!(text, "{number}{separator}{}", fields.join(separator))
            }
        };
    }
}
