//! Puzzles in one line with a notation of its own: `SudokuWiki`, `SudokuExchange`, `HoDoKu`, gsf.

use super::cells;
use super::fault::{Bad, bad};
use super::fpuzzles::board;
use super::{Record, TextFault, TextFormat};
use crate::rules::Constraint;
use crate::{Cell, Digit, DigitSet, Variant};

/// Both diagonals.
pub(super) fn diagonals() -> impl Iterator<Item = Constraint> {
    ["diagonal", "antidiagonal"].into_iter().flat_map(|kind| Constraint::new(kind, []))
}

/// Number of bits of a cell's content in the code of a jigsaw. The number of its region is above them.
const CONTENT_BITS: u32 = 10;

/// Reads `S9B` and two base-36 digits for each cell, or three in a jigsaw. 1 to 9 is a given, 10 to 18 a
/// placed digit, and more is 18 and a set of candidates as bits.
pub(super) fn wiki(line: &str, at: usize) -> Result<Option<Record>, Bad> {
    let [kind, size, b'B', code @ ..] = line.as_bytes() else { return Ok(None) };
    if !kind.is_ascii_uppercase() || !size.is_ascii_alphanumeric() || code.len() < 32 {
        return Ok(None);
    }
    if let Some(index) = line.find(|symbol: char| !symbol.is_ascii_alphanumeric()) {
        return bad(at + index, TextFault::Symbol(line[index..].chars().next().unwrap_or(' ')));
    }
    let is_jigsaw = *kind == b'J';
    let mut rules: Vec<Constraint> = match kind {
        b'S' | b'J' => Vec::new(),
        b'X' => diagonals().collect(),
        b'W' => Constraint::new("windoku", []).into_iter().collect(),
        _ => {
            let name = if matches!(kind, b'L' | b'M') {
                "killer cages"
            } else {
                "the rules of another kind of Sudoku"
            };
            return bad(at, TextFault::UnsupportedRules(vec![name.to_owned()]));
        }
    };
    if *size != b'9' {
        return bad(at + 1, TextFault::UnsupportedBoard(line[..2].to_owned()));
    }
    let width = if is_jigsaw { 3 } else { 2 };
    if code.len() != 81 * width {
        let end = at + 3 + code.len().min(81 * width);
        return bad(end, TextFault::Cells { found: code.len() / width, expected: 81 });
    }
    let field = |cell: usize| &line[3 + width * cell..3 + width * (cell + 1)];
    let mut values: Vec<u32> =
        (0..81).map(|cell| u32::from_str_radix(field(cell), 36).unwrap_or_default()).collect();
    if is_jigsaw {
        rules.push(Constraint::jigsaw(values.iter().map(|value| (value >> CONTENT_BITS) as u8)));
        values.iter_mut().for_each(|value| *value &= (1 << CONTENT_BITS) - 1);
    }
    let variant = board(9, rules).map_err(|fault| Bad { at: at + 3, fault })?;
    let mut record = Record::empty(TextFormat::SudokuWiki, variant);
    for (cell, value) in variant.geometry().cells().zip(values) {
        match value {
            0 => {}
            1..=9 => record.fill(cell, Digit::from_index(value as usize - 1), true),
            10..=18 => record.fill(cell, Digit::from_index(value as usize - 10), false),
            19..=529 => record.keep_only(cell, DigitSet::from_bits(value - 18)),
            _ => {
                let place = at + 3 + width * cell.index();
                return bad(place, TextFault::Value("cell", field(cell.index()).to_owned()));
            }
        }
    }
    Ok(Some(record))
}

/// The reverse of [`wiki`]. `None` if the format does not have the rules.
pub(super) fn write_wiki(record: &Record) -> Option<String> {
    let rules = record.variant().rules();
    let names: Vec<&str> = rules.constraints().iter().map(|constraint| constraint.kind().name).collect();
    let kind = match (rules.side(), &names[..]) {
        (9, []) => 'S',
        (9, ["diagonal", "antidiagonal"]) => 'X',
        (9, ["windoku"]) => 'W',
        (9, ["jigsaw"]) => 'J',
        _ => return None,
    };
    let mut text = format!("{kind}9B");
    let digit = |value: u32| char::from_digit(value, 36).unwrap_or('0');
    for cell in record.givens.geometry().cells() {
        let value = match (record.givens.get(cell), record.progress.get(cell)) {
            (Some(digit), _) => u32::from(digit.value()),
            (None, Some(digit)) => u32::from(digit.value()) + 9,
            // Without candidates, 18 would be a placed 9.
            (None, None) => match record.candidates(cell).bits() {
                0 => 0,
                bits => bits + 18,
            },
        };
        if kind == 'J' {
            let value = value + ((record.givens.geometry().box_number(cell) as u32) << CONTENT_BITS);
            text.extend([digit(value / 1296), digit(value / 36 % 36), digit(value % 36)]);
        } else {
            text.extend([digit(value / 36), digit(value % 36)]);
        }
    }
    Some(text)
}

/// The levels of `SudokuExchange`. Links number them from 1.
pub(super) const LEVELS: [&str; 4] = ["Easy", "Medium", "Hard", "Diabolical"];

/// Reads 81 digits, or a digit and the number of zeros after it in each character.
pub(super) fn exchange(code: &str, at: usize) -> Result<Record, Bad> {
    let mut digits = String::new();
    let is_plain = code.len() == 81 && code.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    for (index, symbol) in code.char_indices() {
        let number = match symbol {
            symbol if is_plain => symbol.to_digit(10).unwrap_or_default(),
            '0'..='9' => symbol as u32 - '0' as u32,
            'A'..='Z' => symbol as u32 - 'A' as u32 + 10,
            'a'..='x' => symbol as u32 - 'a' as u32 + 36,
            _ => return bad(at + index, TextFault::Symbol(symbol)),
        };
        digits.push(char::from(b'0' + (number % 10) as u8));
        digits.extend(std::iter::repeat_n('0', number as usize / 10));
        if digits.len() > 81 {
            return bad(at + index, TextFault::Cells { found: digits.len(), expected: 81 });
        }
    }
    if digits.len() != 81 {
        return bad(at + code.len(), TextFault::Cells { found: digits.len(), expected: 81 });
    }
    let record = cells::read(&digits, at, TextFormat::SudokuExchange)?;
    record.map_or_else(|| bad(at, TextFault::Empty), Ok)
}

/// The reverse of [`exchange`].
pub(super) fn compress(digits: &str) -> String {
    let mut rest = digits.as_bytes();
    let mut code = String::new();
    while let [first, tail @ ..] = rest {
        let zeros = tail.iter().take(5).take_while(|&&byte| byte == b'0').count();
        let number = first - b'0' + 10 * zeros as u8;
        code.push(char::from(match number {
            0..=9 => b'0' + number,
            10..=35 => b'A' + number - 10,
            _ => b'a' + number - 36,
        }));
        rest = &tail[zeros..];
    }
    code
}

/// The fields between separators, with their indices in bytes.
fn fields(line: &str, separator: char) -> Vec<(&str, usize)> {
    let mut start = 0;
    let field = |field: &str| {
        start += field.len() + 1;
        start - field.len() - 1
    };
    let starts: Vec<usize> = line.split(separator).map(field).collect();
    line.split(separator).zip(starts).collect()
}

/// Reads `:code:digits:GRID:removed:eliminations:placements:`.
pub(super) fn library(line: &str, at: usize) -> Result<Option<Record>, Bad> {
    let fields = fields(line, ':');
    if !line.starts_with(':') || !(7..=8).contains(&fields.len()) {
        return Ok(None);
    }
    let (grid, index) = fields[3];
    let Some(mut record) = cells::read(grid, at + index, TextFormat::Hodoku)? else {
        let found = grid.chars().filter(|&symbol| symbol != '+').count();
        return bad(at + index + grid.len(), TextFault::Cells { found, expected: 81 });
    };
    if record.variant() != Variant::CLASSIC {
        return bad(at + index, TextFault::UnsupportedBoard(record.variant().to_string()));
    }
    let (removed, start) = fields[4];
    for (word, index) in self::fields(removed, ' ') {
        let place = at + start + index;
        match word.as_bytes() {
            [] => {}
            [digit @ b'1'..=b'9', row @ b'1'..=b'9', column @ b'1'..=b'9'] => {
                let cell = Cell::new(usize::from(row - b'1') * 9 + usize::from(column - b'1'));
                let digit = Digit::from_index(usize::from(digit - b'1'));
                record.removed.entry(cell).or_default().insert(digit);
            }
            _ => return bad(place, TextFault::Value("candidate", word.to_owned())),
        }
    }
    let code = fields[1].0;
    record.about.comment = Some(code.to_owned()).filter(|code| !code.is_empty() && code != "0000");
    Ok(Some(record))
}

/// Reads a line with at least six commas, whose fifth field is the puzzle.
pub(super) fn gsf(line: &str, at: usize) -> Result<Option<Record>, Bad> {
    let fields = fields(line, ',');
    if fields.len() < 7 || fields[4].0.trim().len() != 81 {
        return Ok(None);
    }
    let index = fields[4].1 + (fields[4].0.len() - fields[4].0.trim_start().len());
    let Some(mut record) = cells::read(fields[4].0.trim(), at + index, TextFormat::Gsf)? else {
        return Ok(None);
    };
    let others = fields.iter().enumerate().filter(|&(index, field)| index != 4 && !field.0.is_empty());
    let others: Vec<&str> = others.map(|(_, field)| field.0).collect();
    record.about.comment = Some(others.join(",")).filter(|text| !text.is_empty());
    Ok(Some(record))
}
