//! Texts that are read line by line: lists, links, grids, and `.sdk` files.

use super::board::set_candidates;
use super::cells::{self, variant_of_side};
use super::fault::{Bad, bad};
use super::fpuzzles::rules_fault;
use super::rows::{self, Entry, Row, SIDES};
use super::{About, Record, Records, TextFault, TextFormat, codes, iss, json, links, puzzle, tatham};
use crate::{DigitSet, Variant};

/// What has been read of a text so far.
#[allow(clippy::struct_excessive_bools)] // independent facts about the lines so far
struct Reader<'a, 'b, 'c> {
    records: &'b mut Records<'c>,
    /// The rows of an unfinished grid.
    rows: Vec<Row>,
    /// What the lines before a grid say.
    about: About,
    /// Whether there was a line of an `.sdk` file.
    is_sdk: bool,
    /// Whether the next grid may be about the last puzzle.
    continues: bool,
    has_ss_border: bool,
    /// Whether a dash is an empty cell, so nine of them are a row and no border.
    has_dashes: bool,
    section: &'a str,
}

pub(super) fn read(text: &str, records: &mut Records) -> Result<(), Bad> {
    let mut reader = Reader {
        records,
        rows: Vec::new(),
        about: About::default(),
        is_sdk: false,
        continues: false,
        has_ss_border: false,
        has_dashes: text.lines().map(str::trim).any(is_row_with_dashes),
        section: "",
    };
    let mut at = 0;
    for line in text.split('\n') {
        reader.line(line, at, &text[(at + line.len() + 1).min(text.len())..])?;
        at += line.len() + 1;
    }
    if let Some(row) = reader.rows.first() {
        let (found, expected) = (reader.rows.len(), row.entries.len());
        return bad(text.trim_end().len(), TextFault::Rows { found, expected });
    }
    if reader.records.is_empty() { bad(0, TextFault::Empty) } else { Ok(()) }
}

impl<'a> Reader<'a, '_, '_> {
    fn line(&mut self, raw: &'a str, at: usize, rest: &str) -> Result<(), Bad> {
        let line = raw.trim();
        let start = at + (raw.len() - raw.trim_start().len());
        if line.is_empty() && raw.len() != 81 {
            return Ok(());
        }
        let is_name = |name: &str| name.chars().all(|symbol| symbol.is_alphanumeric() || symbol == ' ');
        let section = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
        if let Some(name) = section.filter(|name| is_name(name)) {
            self.section = name;
            self.is_sdk = true;
            self.continues = name.eq_ignore_ascii_case("state");
            return Ok(());
        }
        let is_known = ["", "puzzle", "state"].iter().any(|name| self.section.eq_ignore_ascii_case(name));
        if !is_known || (self.rows.is_empty() && self.is_header(line)) {
            return Ok(());
        }
        if rows::is_border(line) && !(self.has_dashes && line == "---------") {
            self.has_ss_border |= line == "-----------";
            return Ok(());
        }
        if self.rows.is_empty()
            && let Some(record) = one_line(raw, line, start)?
        {
            self.continues = false;
            return self.records.push(Ok(record), start);
        }
        let expected = self.rows.first().map(|row| row.entries.len());
        match rows::read(line, start)? {
            Some(row) if expected.is_none_or(|expected| row.entries.len() == expected) => {
                self.rows.push(row);
                let side = self.rows[0].entries.len();
                if self.rows.len() == side { self.end_grid(start) } else { Ok(()) }
            }
            Some(row) => wrong_count(line, start, row.entries.len(), expected.unwrap_or(9)),
            None => self.words(line, start, rest, expected),
        }
    }

    /// A line that is no row: a title before a grid, or the name of a program after it.
    fn words(&mut self, line: &str, at: usize, rest: &str, expected: Option<usize>) -> Result<(), Bad> {
        let has_words = line.chars().filter(|symbol| symbol.is_alphabetic()).count() >= 3;
        if expected.is_none() && has_words {
            let next = rest.lines().find(|line| !line.trim().is_empty() && !rows::is_border(line.trim()));
            if next.is_some_and(|line| matches!(rows::read(line.trim(), 0), Ok(Some(_)))) {
                self.about.title = Some(line.to_owned());
                self.continues = false;
                return Ok(());
            }
            if let Some(record) = self.records.read.last_mut().filter(|_| self.continues) {
                add(&mut record.about.comment, line);
                return Ok(());
            }
            let is_header = self.records.is_empty() && !rest.trim().is_empty();
            let is_csv = line.contains([',', '\t']) && !line.contains(|symbol: char| symbol.is_ascii_digit());
            if is_header && is_csv && !line.contains('.') {
                return Ok(());
            }
        }
        let digits = line.chars().filter(|symbol| symbol.is_ascii_digit() || *symbol == '.').count();
        if 2 * digits < line.chars().count() {
            return bad(at, TextFault::Unknown);
        }
        let found = line.chars().filter(|&symbol| may_be_cell(symbol)).count();
        let nearest = if found > 40 { 81 } else { expected.unwrap_or(9) };
        wrong_count(line, at, found, nearest)
    }

    /// A comment, or a line about the puzzle: `#A` and the author, and so on.
    fn is_header(&mut self, line: &str) -> bool {
        let Some(header) = line.strip_prefix('#') else { return false };
        let value = header.get(1..).unwrap_or_default().trim();
        let about = &mut self.about;
        let field = match header.chars().next() {
            Some('A') => &mut about.author,
            Some('B') => &mut about.date,
            Some('C' | 'H') => &mut about.comment,
            Some('D') => &mut about.title,
            Some('L') => &mut about.level,
            Some('S') => &mut about.source,
            Some('U') => &mut about.url,
            _ => return true,
        };
        if !value.is_empty() {
            add(field, value);
        }
        self.is_sdk = true;
        true
    }

    /// Makes a puzzle of the rows, or adds them to the puzzle before.
    fn end_grid(&mut self, at: usize) -> Result<(), Bad> {
        let rows = std::mem::take(&mut self.rows);
        let side = rows.len();
        let Some(variant) = variant_of_side(side) else { return Ok(()) };
        let has_u = rows.iter().any(|row| row.has_u);
        let is_ss = self.has_ss_border && rows.iter().all(|row| row.is_ss);
        let entries: Vec<Entry> = rows.into_iter().flat_map(|row| row.entries).collect();
        let has_candidates = entries.iter().any(|entry| matches!(entry, Entry::Candidates(_)));
        let format = match () {
            () if self.is_sdk => TextFormat::Sdk,
            () if has_u => TextFormat::Sdx,
            () if has_candidates => TextFormat::PencilMarks,
            () if is_ss => TextFormat::Ss,
            () => TextFormat::Grid,
        };
        let mut record = Record::empty(format, variant);
        let cells = variant.geometry().cells();
        if has_candidates && !has_u {
            let groups: Vec<DigitSet> = entries.iter().map(|&entry| digits(entry)).collect();
            set_candidates(&mut record, &groups, true);
        } else {
            for (cell, entry) in cells.zip(entries) {
                match entry {
                    Entry::Digit(digit) => record.fill(cell, digit, true),
                    Entry::Placed(digit) => record.fill(cell, digit, false),
                    Entry::Candidates(digits) => record.keep_only(cell, digits),
                    Entry::Blank => {}
                }
            }
        }
        self.has_ss_border = false;
        let is_state = self.section.eq_ignore_ascii_case("state");
        if let Some(last) = self.records.read.last_mut().filter(|_| self.continues) {
            if last.givens.is_part_of(&record.progress) {
                last.progress = record.progress;
                last.removed = record.removed;
                return Ok(());
            }
            if is_state {
                return bad(at, TextFault::Contradiction);
            }
        }
        record.about = std::mem::take(&mut self.about);
        self.is_sdk = !self.section.is_empty();
        self.continues = true;
        self.records.push(Ok(record), at)
    }
}

fn is_row_with_dashes(line: &str) -> bool {
    line.len() == 9 && line.contains('-') && line.bytes().any(|byte| byte.is_ascii_digit())
}

fn digits(entry: Entry) -> DigitSet {
    match entry {
        Entry::Blank => DigitSet::EMPTY,
        Entry::Digit(digit) | Entry::Placed(digit) => DigitSet::of(digit),
        Entry::Candidates(digits) => digits,
    }
}

fn add(field: &mut Option<String>, value: &str) {
    match field {
        Some(text) => *text = format!("{text} {value}"),
        None => *field = Some(value.to_owned()),
    }
}

/// Whether the symbol stands for a cell on some board, or is meant to.
fn may_be_cell(symbol: char) -> bool {
    symbol.is_ascii_alphanumeric() || cells::is_blank(symbol)
}

/// The fault of a line with too few or too many cells: after the last cell, or at the first extra one.
fn wrong_count<T>(line: &str, at: usize, found: usize, expected: usize) -> Result<T, Bad> {
    let cells = line.char_indices().filter(|&(_, symbol)| may_be_cell(symbol));
    let index = cells.map(|(index, _)| index).nth(expected).unwrap_or(line.len());
    bad(at + index, TextFault::Cells { found, expected })
}

/// Reads a line that is a whole puzzle. `None` if it is none.
fn one_line(raw: &str, line: &str, at: usize) -> Result<Option<Record>, Bad> {
    let (raw, line, at) = match ["fpuz:", "iss:"].iter().find_map(|prefix| line.strip_prefix(prefix)) {
        Some(rest) => (rest, rest.trim_start(), at + line.len() - rest.trim_start().len()),
        None => (raw, line, at),
    };
    if let Some(record) = links::read(line, at)? {
        return Ok(Some(record));
    }
    if let Some(record) = with_board(line, at)? {
        return Ok(Some(record));
    }
    if iss::is_iss(line) {
        return iss::read(line, at).map(Some);
    }
    if line.starts_with('{') {
        let (value, _) = json::parse(line, 0).map_err(|error| Bad { at: at + error.at, ..error })?;
        return puzzle(&value).map(Some).map_err(|error| Bad { at: at + error.at, ..error });
    }
    if let Some(record) = codes::wiki(line, at)? {
        return Ok(Some(record));
    }
    if let Some(record) = tatham::read(line, at)? {
        return Ok(Some(record));
    }
    if let Some(record) = codes::library(line, at)? {
        return Ok(Some(record));
    }
    if let Some(record) = codes::gsf(line, at)? {
        return Ok(Some(record));
    }
    // 81 characters with spaces for empty cells.
    let is_spaced = raw.len() == 81
        && raw.contains(' ')
        && raw.bytes().all(|byte| matches!(byte, b' ' | b'1'..=b'9'))
        && raw.split(' ').any(|word| !SIDES.contains(&word.len()));
    if is_spaced {
        let start = at - (raw.len() - raw.trim_start().len());
        return cells::read(&raw.replace(' ', "."), start, TextFormat::Line);
    }
    match words(line, at)? {
        None => joined(line, at),
        record => Ok(record),
    }
}

/// Reads the text of a board, and perhaps its givens. `None` if the line does not begin with a board, or if
/// it may be the title of a grid.
fn with_board(line: &str, at: usize) -> Result<Option<Record>, Bad> {
    let name = line.split_whitespace().next().unwrap_or_default();
    let number = |text: &str| text.trim_start_matches(|sign: char| sign.is_ascii_digit()).len() < text.len();
    let after_size =
        name.split_once('x').filter(|(rows, columns)| rows.parse::<u8>().is_ok() && number(columns));
    let Some((_, columns)) = after_size else { return Ok(None) };
    let more = columns.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let symbols = line[name.len()..].trim_start();
    if !more.starts_with(['+', '-']) && (!more.is_empty() || symbols.is_empty()) {
        return Ok(None);
    }
    let variant = match name.parse::<Variant>() {
        Ok(variant) => variant,
        Err(_) if !more.starts_with('+') => return Ok(None),
        Err(fault) => return bad(at, rules_fault(fault)),
    };
    let word = symbols.split_whitespace().next().unwrap_or_default();
    let (found, expected) = (word.chars().count(), variant.geometry().cell_count());
    if word.is_empty() {
        return Ok(Some(Record::empty(TextFormat::Nonet, variant)));
    }
    if found != expected {
        return if more.is_empty() { Ok(None) } else { bad(at, TextFault::Cells { found, expected }) };
    }
    let mut record = Record::empty(TextFormat::Nonet, variant);
    let start = at + line.len() - symbols.len();
    for (cell, (index, symbol)) in variant.geometry().cells().zip(word.char_indices()) {
        if !cells::is_blank(symbol) {
            record.fill(cell, cells::digit_of(symbol, variant.geometry().side(), start + index)?, true);
        }
    }
    Ok(Some(record))
}

/// Reads cells or rows with spaces between them. `None` for 16 cells: they may be a row.
fn joined(line: &str, at: usize) -> Result<Option<Record>, Bad> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let text = words.concat();
    let count = text.chars().count();
    let is_even = words.iter().all(|word| word.len() == words[0].len());
    if count == 16 || !is_even || !text.contains(cells::is_blank) || !text.chars().all(may_be_cell) {
        return Ok(None);
    }
    cells::read(&text, at, TextFormat::Line)
}

/// Finds the word that is a puzzle. What precedes it is its title, what follows a rating or a comment.
fn words(line: &str, at: usize) -> Result<Option<Record>, Bad> {
    let gaps: [fn(char) -> bool; 2] =
        [char::is_whitespace, |symbol| symbol.is_whitespace() || ",;#\"".contains(symbol)];
    for is_gap in gaps {
        let mut start = 0;
        for word in line.split(is_gap) {
            let index = start;
            start += word.len() + line[index + word.len()..].chars().next().map_or(0, char::len_utf8);
            if word.len() < 16 || (index > 0 && word.len() < 81) || is_grid_row(word) {
                continue;
            }
            let Some(mut record) = cells::read(word, at + index, TextFormat::Line)? else { continue };
            let is_edge = |symbol: char| symbol.is_whitespace() || ",;#\"|".contains(symbol);
            let before = line[..index].trim_matches(is_edge);
            let after = line[index + word.len()..].trim_matches(is_edge);
            record.about.title = Some(before.to_owned()).filter(|text| !text.is_empty());
            if after.parse::<f64>().is_ok() {
                record.about.rating = Some(after.to_owned());
            } else if !after.is_empty() {
                record.about.comment = Some(after.to_owned());
            }
            return Ok(Some(record));
        }
    }
    Ok(None)
}

/// Whether 16 symbols are a row of a large grid and no board of 4 × 4.
fn is_grid_row(word: &str) -> bool {
    word.chars().count() == 16
        && word.chars().any(|symbol| !cells::is_blank(symbol) && !('1'..='4').contains(&symbol))
}
