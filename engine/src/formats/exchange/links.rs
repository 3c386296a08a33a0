//! Links to other programs, and the data of such links without the site.

use super::fault::{Bad, bad};
use super::json::{self, Json};
use super::{Record, TextFault, TextFormat, cells, codes, fpuzzles, iss, lz, sudokupad};
use crate::Variant;

/// Sites that people write without `https://`.
const SITES: [&str; 7] = [
    "sigh.github.io/",
    "www.sudokuwiki.org/",
    "sudokuwiki.org/",
    "sudokuexchange.com/",
    "f-puzzles.com/",
    "www.f-puzzles.com/",
    "sudokupad.app/",
];

/// Prefixes of data, the longest first.
const PREFIXES: [&str; 5] = ["fpuzzles", "fpuz", "scl", "ctc", "scf"];

/// Reads a line that starts with a link or with the data of one. `None` if it is none.
pub(super) fn read(line: &str, at: usize) -> Result<Option<Record>, Bad> {
    let address = line.strip_prefix("https://").or_else(|| line.strip_prefix("http://"));
    let address = address.or_else(|| SITES.iter().any(|site| line.starts_with(site)).then_some(line));
    let Some(address) = address else {
        let word = line.split_whitespace().next().unwrap_or_default();
        let prefix = PREFIXES.into_iter().find(|prefix| word.starts_with(prefix));
        let is_data = prefix.is_some_and(|prefix| word.len() > prefix.len() + 20);
        let is_bare = word.starts_with("N4Ig");
        return if is_data || is_bare { pad(word, at).map(Some) } else { Ok(None) };
    };
    let start = at + line.len() - address.len();
    let (host, rest) = address.split_at(address.find(['/', '?']).unwrap_or(address.len()));
    let host = host.to_ascii_lowercase();
    let query = |name: &str| query(rest, name).map(|(value, index)| (value, start + host.len() + index));
    if host.ends_with("sudokuwiki.org") {
        let Some((value, index)) = query("bd") else { return bad(start, TextFault::UnknownLink) };
        return wiki(value, index).map(Some);
    }
    if host.ends_with("sudokuexchange.com") {
        let Some((value, index)) = query("s") else { return bad(start, TextFault::UnknownLink) };
        let mut record = codes::exchange(value, index)?;
        let level = query("d").and_then(|(value, _)| value.parse::<usize>().ok());
        record.about.level =
            level.and_then(|level| codes::LEVELS.get(level.checked_sub(1)?)).map(|&level| level.to_owned());
        return Ok(Some(record));
    }
    if rest.starts_with("/Interactive-Sudoku-Solver") {
        let Some((value, index)) = query("q") else { return bad(start, TextFault::UnknownLink) };
        let text = decode(&value.replace('+', " ")).unwrap_or_default();
        let read = if iss::is_iss(text.trim_start()) {
            iss::read(&text, 0).map(Some)
        } else {
            cells::read(&text, 0, TextFormat::InteractiveSolver)
        };
        let record = read.map_err(|fault| Bad { at: index, ..fault })?;
        return record.map_or_else(|| bad(index, TextFault::UnknownLink), |record| Ok(Some(record)));
    }
    if let Some((value, index)) = query("load") {
        return load(value, index, TextFormat::FPuzzles).map(Some);
    }
    if host.ends_with("f-puzzles.com") {
        let fault = if query("id").is_some() { TextFault::NeedsNetwork } else { TextFault::UnknownLink };
        return bad(start, fault);
    }
    if let Some((value, index)) = query("puzzleid") {
        return pad(value, index).map(Some);
    }
    let path = start + host.len();
    for prefix in PREFIXES {
        if let Some(index) = rest.find(&format!("/{prefix}")) {
            return pad(&rest[index + 1..], path + index + 1).map(Some);
        }
    }
    let is_pad =
        ["sudokupad.app", "crackingthecryptic.com", "svencodes.com"].iter().any(|site| host.ends_with(site));
    bad(start, if is_pad { TextFault::NeedsNetwork } else { TextFault::UnknownLink })
}

/// The value of a name in the query, and its index in bytes.
fn query<'a>(rest: &'a str, name: &str) -> Option<(&'a str, usize)> {
    let start = rest.find('?')? + 1;
    let mut at = start;
    for part in rest[start..].split('&') {
        if let Some(value) = part.strip_prefix(name).and_then(|part| part.strip_prefix('=')) {
            let value = value.split('#').next().unwrap_or_default();
            return Some((value.trim_end(), at + name.len() + 1));
        }
        at += part.len() + 1;
    }
    None
}

fn wiki(value: &str, at: usize) -> Result<Record, Bad> {
    if let Some(record) = codes::wiki(value, at)? {
        return Ok(record);
    }
    match super::cells::read(value, at, TextFormat::SudokuWiki)? {
        Some(record) if record.variant() == Variant::CLASSIC => Ok(record),
        _ => bad(at + value.len().min(81), TextFault::Cells { found: value.chars().count(), expected: 81 }),
    }
}

/// Reads data with the prefix that says how it is written. Without one, it is the number of a puzzle.
fn pad(data: &str, at: usize) -> Result<Record, Bad> {
    let data = data.split(['?', '&', '#']).next().unwrap_or_default().trim_end();
    if data.starts_with("N4Ig") {
        return load(data, at, TextFormat::FPuzzles);
    }
    match PREFIXES.into_iter().find(|prefix| data.starts_with(prefix)) {
        Some("scf") => bad(at, TextFault::UnsupportedFormat("SudokuPad's format scf")),
        Some(prefix) => load(&data[prefix.len()..], at + prefix.len(), TextFormat::SudokuPad),
        None => bad(at, TextFault::NeedsNetwork),
    }
}

/// Decompresses data and reads its JSON. The place of a fault in it is the place of the data.
fn load(data: &str, at: usize, format: TextFormat) -> Result<Record, Bad> {
    let Some(value) = unpack(data) else { return bad(at, TextFault::Damaged) };
    let is_fpuzzles = value.get("grid").is_some();
    let read = if is_fpuzzles { fpuzzles::read } else { sudokupad::read };
    let mut record = read(&value).map_err(|error| Bad { at, ..error })?;
    record.format = format;
    Ok(record)
}

/// Decompresses data to JSON. Servers decode `%2B` and make one slash of two; both is tried to be undone.
fn unpack(data: &str) -> Option<Json> {
    let data = decode(data)?.replace(' ', "+");
    let unpack = |data: &str| json::parse(&lz::decompress(data)?, 0).ok().map(|(value, _)| value);
    if let Some(value) = unpack(&data) {
        return Some(value);
    }
    let slashes: Vec<usize> = data.match_indices('/').map(|(index, _)| index).take(16).collect();
    let one = slashes.iter().find_map(|&index| unpack(&format!("{}/{}", &data[..index], &data[index..])));
    one.or_else(|| unpack(&data.replace('/', "//")))
}

/// Undoes `%2F` and the like.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        rest = tail;
        let code = tail.get(..2).and_then(|pair| std::str::from_utf8(pair).ok());
        match code.and_then(|pair| u8::from_str_radix(pair, 16).ok()).filter(|_| *first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            None => bytes.push(*first),
        }
    }
    String::from_utf8(bytes).ok()
}
