//! Writing a puzzle in a format.

use super::board::candidates;
use super::{Record, TextFormat, WriteError, codes, fpuzzles_write, lz, opensudoku, tatham};
use crate::formats::rows::FORMAT as GRID;
use crate::{Digit, Grid, Variant};

/// Writes a puzzle. What the format cannot say is left out: [`TextFormat::Line`] has only the givens.
/// The text has no line break at its end.
///
/// # Errors
/// If Nonet only reads the format, if the format cannot tell this board from another one, or if it lacks one
/// of its rules.
pub fn write(record: &Record, format: TextFormat) -> Result<String, WriteError> {
    let variant = record.variant();
    let has_board = match format {
        TextFormat::FPuzzles
        | TextFormat::SudokuPad
        | TextFormat::Tatham
        | TextFormat::SudokuWiki
        | TextFormat::Nonet => true,
        _ if !variant.is_named() => false,
        TextFormat::Line | TextFormat::Grid | TextFormat::PencilMarks | TextFormat::Sdm => {
            !variant.layout().diagonals
        }
        _ => variant == Variant::CLASSIC,
    };
    if !format.is_writable() {
        return Err(WriteError::ReadOnly(format));
    }
    let no_board = WriteError::Board(format, variant);
    if !has_board {
        return Err(no_board);
    }
    let packed = || {
        let json = fpuzzles_write::write(record).map_err(|kind| WriteError::Rule(format, kind))?;
        Ok(encode(&lz::compress(&json)))
    };
    let zeros = |grid: &Grid| grid.to_string().replace('.', "0");
    Ok(match format {
        TextFormat::Line => record.givens.to_string(),
        TextFormat::Sdm => zeros(&record.givens),
        TextFormat::Grid => (GRID.write)(&record.givens),
        TextFormat::Ss => simple(&record.givens),
        TextFormat::PencilMarks => pencil_marks(record),
        TextFormat::Sdk => sdk(record),
        TextFormat::Hodoku => hodoku(record),
        TextFormat::Sukaku => sukaku(record),
        TextFormat::SudokuWiki => {
            let code = codes::write_wiki(record).ok_or(no_board)?;
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={code}")
        }
        TextFormat::SudokuExchange => exchange(record, &zeros(&record.givens)),
        TextFormat::FPuzzles => format!("https://f-puzzles.com/?load={}", packed()?),
        TextFormat::SudokuPad => format!("https://sudokupad.app/fpuz{}", packed()?),
        TextFormat::OpenSudoku => opensudoku::write(record),
        // A size alone would be the title of a grid.
        TextFormat::Nonet
            if record.givens.filled_count() == 0 && variant.to_string().contains(['+', '-']) =>
        {
            variant.to_string()
        }
        TextFormat::Nonet => format!("{variant} {}", record.givens),
        TextFormat::Tatham => tatham::write(&record.givens).ok_or(no_board)?,
        TextFormat::Sdx | TextFormat::Gsf | TextFormat::OneGSudoku | TextFormat::InteractiveSolver => {
            return Err(WriteError::ReadOnly(format));
        }
    })
}

/// The JSON of f-puzzles: what the links of [`TextFormat::FPuzzles`] and [`TextFormat::SudokuPad`]
/// hold.
///
/// # Errors
/// If f-puzzles lacks a rule of the board.
pub fn write_json(record: &Record) -> Result<String, WriteError> {
    fpuzzles_write::write(record).map_err(|kind| WriteError::Rule(TextFormat::FPuzzles, kind))
}

/// Writes base64 so that servers leave it as it is.
fn encode(data: &str) -> String {
    data.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D")
}

/// The nine rows of a classic grid.
fn rows(grid: &Grid) -> Vec<String> {
    let symbols: Vec<char> = grid.to_string().chars().collect();
    symbols.chunks(9).map(|row| row.iter().collect()).collect()
}

fn simple(grid: &Grid) -> String {
    let rows: Vec<String> =
        rows(grid).iter().map(|row| format!("{}|{}|{}", &row[..3], &row[3..6], &row[6..])).collect();
    let bands: Vec<String> = rows.chunks(3).map(|band| band.join("\n")).collect();
    bands.join("\n-----------\n")
}

fn pencil_marks(record: &Record) -> String {
    let layout = record.variant().layout();
    let side = usize::from(layout.side);
    let text = |digits: &crate::DigitSet| match digits.iter().map(Digit::symbol).collect::<String>() {
        text if text.is_empty() => ".".to_owned(),
        text => text,
    };
    let cells: Vec<String> = candidates(record).iter().map(text).collect();
    let width = cells.iter().map(String::len).max().unwrap_or(1);
    let row = |row: &[String]| {
        let boxes = row
            .chunks(usize::from(layout.box_columns))
            .map(|cells| cells.iter().map(|cell| format!("{cell:<width$}")).collect::<Vec<_>>().join(" "));
        format!("| {} |", boxes.collect::<Vec<_>>().join(" | "))
    };
    let rows: Vec<String> = cells.chunks(side).map(row).collect();
    let border: String = rows[0].chars().map(|symbol| if symbol == '|' { '+' } else { '-' }).collect();
    let bands: Vec<String> = rows.chunks(usize::from(layout.box_rows)).map(|band| band.join("\n")).collect();
    format!("{border}\n{}\n{border}", bands.join(&format!("\n{border}\n")))
}

fn sdk(record: &Record) -> String {
    let about = &record.about;
    let headers = [
        ('A', &about.author),
        ('B', &about.date),
        ('C', &about.comment),
        ('D', &about.title),
        ('L', &about.level),
        ('S', &about.source),
        ('U', &about.url),
    ];
    let mut lines: Vec<String> = Vec::new();
    for (letter, text) in headers {
        lines.extend(text.as_ref().map(|text| format!("#{letter}{}", text.replace(['\n', '\r'], " "))));
    }
    lines.push("[Puzzle]".to_owned());
    lines.extend(rows(&record.givens));
    if record.progress != record.givens {
        lines.push("[State]".to_owned());
        lines.extend(rows(&record.progress));
    }
    lines.join("\r\n")
}

fn hodoku(record: &Record) -> String {
    let geometry = record.givens.geometry();
    let mut grid = String::new();
    let mut removed: Vec<String> = Vec::new();
    for cell in geometry.cells() {
        match record.progress.get(cell) {
            Some(digit) => {
                grid.push_str(if record.givens.get(cell).is_none() { "+" } else { "" });
                grid.push(digit.symbol());
            }
            None => grid.push('.'),
        }
        let (row, column) = (cell.index() / 9 + 1, cell.index() % 9 + 1);
        let digits = record.removed.get(&cell).copied().unwrap_or_default();
        removed.extend(digits.iter().map(|digit| format!("{digit}{row}{column}")));
    }
    format!(":0000:x:{grid}:{}:::", removed.join(" "))
}

fn sukaku(record: &Record) -> String {
    let groups = candidates(record);
    let symbol =
        |(group, digit): (&crate::DigitSet, Digit)| if group.contains(digit) { digit.symbol() } else { '.' };
    groups.iter().flat_map(|group| Digit::all(9).map(move |digit| (group, digit))).map(symbol).collect()
}

fn exchange(record: &Record, digits: &str) -> String {
    let number = codes::LEVELS.iter().position(|&level| record.about.level.as_deref() == Some(level));
    let level = number.map_or_else(String::new, |index| format!("&d={}", index + 1));
    format!("https://sudokuexchange.com/play/?s={}{level}", codes::compress(digits))
}
