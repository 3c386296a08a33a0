//! The game descriptions of Simon Tatham's Solo: `3x3:a2e9…`. A number is a given, a letter a run of
//! empty cells (`a` is one), and `_` separates two givens. `x` before the colon adds both diagonals.
//! In a jigsaw (`9j:…,…`) the regions follow after a comma.

use super::codes::diagonals;
use super::fault::{Bad, bad};
use super::fpuzzles::{board, check_side};
use super::{Record, TextFault, TextFormat};
use crate::rules::{Constraint, boxes};
use crate::{Cell, Digit, Grid};

/// Reads a line such as `3x3:…`. `None` if it is none.
pub(super) fn read(line: &str, at: usize) -> Result<Option<Record>, Bad> {
    let Some((params, description)) = line.split_once(':') else { return Ok(None) };
    let is_params = params.starts_with(|symbol: char| symbol.is_ascii_digit())
        && params.contains(['x', 'j'])
        && params.len() < 16
        && params.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if !is_params {
        return Ok(None);
    }
    game(params, at, description, at + params.len() + 1).map(Some)
}

/// Reads the parameters and the description of a game.
pub(super) fn game(params: &str, at: usize, description: &str, start: usize) -> Result<Record, Bad> {
    let Params { side, box_size, has_diagonals } = Params::read(params, at)?;
    let description = description.trim();
    if description.starts_with(":k:") {
        return bad(start, TextFault::UnsupportedRules(vec!["killer cages".to_owned()]));
    }
    let (givens, rules_at, regions) = if let Some(size) = box_size {
        (description, at, boxes(side, size))
    } else {
        let Some((givens, lines)) = description.split_once(',') else {
            return bad(start + description.len(), TextFault::Missing("jigsaw layout"));
        };
        let lines_at = start + givens.len() + 1;
        (givens, lines_at, read_regions(lines, lines_at, side)?)
    };
    let mut rules = vec![Constraint::jigsaw(regions)];
    if has_diagonals {
        rules.extend(diagonals());
    }
    let variant = board(side, rules).map_err(|fault| Bad { at: rules_at, fault })?;
    let mut record = Record::empty(TextFormat::Tatham, variant);
    read_givens(&mut record, givens, start)?;
    Ok(record)
}

fn read_givens(record: &mut Record, text: &str, start: usize) -> Result<(), Bad> {
    let geometry = record.givens.geometry();
    let count = geometry.cell_count();
    let last = Digit::from_index(geometry.side() - 1);
    let mut cells = geometry.cells();
    let mut found = 0;
    let bytes = text.as_bytes();
    let mut index = 0;
    while let Some(&byte) = bytes.get(index) {
        let begin = index;
        index += 1;
        match byte {
            b'_' => {}
            b'a'..=b'z' => {
                let run = usize::from(byte - b'a') + 1;
                found += run;
                cells.by_ref().take(run).for_each(drop);
            }
            b'1'..=b'9' => {
                while bytes.get(index).is_some_and(u8::is_ascii_digit) {
                    index += 1;
                }
                let symbol = &text[begin..index];
                let digit = symbol.parse().ok().and_then(Digit::new).filter(|&digit| digit <= last);
                let Some(digit) = digit else {
                    return bad(start + begin, TextFault::TooLarge { symbol: symbol.to_owned(), last });
                };
                found += 1;
                if let Some(cell) = cells.next() {
                    record.fill(cell, digit, true);
                }
            }
            _ => {
                let symbol = text[begin..].chars().next().unwrap_or(' ');
                return bad(start + begin, TextFault::Symbol(symbol));
            }
        }
        if found > count {
            return bad(start + begin, TextFault::Cells { found, expected: count });
        }
    }
    if found != count {
        return bad(start + text.len(), TextFault::Cells { found, expected: count });
    }
    Ok(())
}

/// What the parameters say about the board.
struct Params {
    side: usize,
    /// Rows and columns of a box. `None` for a jigsaw.
    box_size: Option<(usize, usize)>,
    has_diagonals: bool,
}

impl Params {
    /// Reads parameters such as `2x3`, `3x3xdu` or `9jx`: boxes in a row and in a column, or cells in
    /// a row, and then options. A box has as many rows as there are boxes in a row.
    fn read(params: &str, at: usize) -> Result<Self, Bad> {
        let unknown = || bad(at, TextFault::UnsupportedBoard(params.to_owned()));
        let split = |text: &str| text.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(text.len());
        let (columns, rest) = params.split_at(split(params));
        let (rows, options) = match rest.strip_prefix('x') {
            Some(rest) => rest.split_at(split(rest)),
            None => ("1", rest),
        };
        // The options of difficulty and symmetry have none of these letters.
        if options.contains('k') {
            return bad(at, TextFault::UnsupportedRules(vec!["killer cages".to_owned()]));
        }
        let (Ok(columns), Ok(rows)) = (columns.parse::<u8>(), rows.parse::<u8>()) else { return unknown() };
        let (columns, rows) = (usize::from(columns), usize::from(rows));
        if columns < 2 || check_side(columns * rows, at).is_err() {
            return unknown();
        }
        let is_jigsaw = rows == 1 || options.contains('j');
        Ok(Self {
            side: columns * rows,
            box_size: (!is_jigsaw).then_some((columns, rows)),
            has_diagonals: options.contains('x'),
        })
    }
}

/// All pairs of neighbouring cells, in the order of Solo: those in a row, row by row, and then those
/// in a column, column by column.
fn neighbours(side: usize) -> impl Iterator<Item = [usize; 2]> {
    let pairs = move |step: usize, next_line: usize| {
        (0..side * (side - 1)).map(move |pair| {
            let cell = pair / (side - 1) * next_line + pair % (side - 1) * step;
            [cell, cell + step]
        })
    };
    pairs(1, side).chain(pairs(side, 1))
}

/// The letter of a run of pairs in one region, which has no line after it.
const LONGEST_RUN: char = 'z';

/// Reads the region of each cell. The text goes through [`neighbours`]: a letter is a run of pairs in
/// one region and a line after it, `_` is a line alone. The last line is the edge of the board.
fn read_regions(text: &str, at: usize, side: usize) -> Result<Vec<u8>, Bad> {
    // Each region goes by the number of one of its cells.
    let mut regions: Vec<usize> = (0..side * side).collect();
    let mut pairs = neighbours(side).map(Some).chain([None]);
    for (index, symbol) in text.char_indices() {
        let wrong = || bad(at + index, TextFault::Symbol(symbol));
        let run = match symbol {
            '_' => 0,
            'a'..='z' => symbol as usize - 'a' as usize + 1,
            _ => return wrong(),
        };
        for _ in 0..run {
            let Some([one, other]) = pairs.next().flatten() else { return wrong() };
            let (kept, joined) = (regions[one], regions[other]);
            if kept != joined {
                regions.iter_mut().filter(|region| **region == joined).for_each(|region| *region = kept);
            }
        }
        if symbol != LONGEST_RUN && pairs.next().is_none() {
            return wrong();
        }
    }
    if pairs.next().is_some() {
        return bad(at + text.len(), TextFault::Missing("jigsaw layout"));
    }
    let mut names = regions.clone();
    names.sort_unstable();
    names.dedup();
    Ok(regions.iter().map(|name| names.binary_search(name).unwrap_or_default() as u8).collect())
}

/// The reverse of [`read_regions`].
fn write_regions(givens: &Grid) -> String {
    let geometry = givens.geometry();
    let is_line = |cells: [usize; 2]| {
        let [one, other] = cells.map(|cell| geometry.box_number(Cell::new(cell)));
        one != other
    };
    let mut text = String::new();
    let mut run = 0;
    for is_line in neighbours(geometry.side()).map(is_line).chain([true]) {
        if !is_line {
            run += 1;
        }
        let letter = char::from(b'a' - 1 + run);
        if is_line || letter == LONGEST_RUN {
            text.push(if run == 0 { '_' } else { letter });
            run = 0;
        }
    }
    text
}

/// Writes the givens. `None` if Solo does not have the rules, or if a region is in several pieces.
pub(super) fn write(givens: &Grid) -> Option<String> {
    let rules = givens.variant().rules();
    let (has_regions, has_diagonals) = (rules.box_size().is_none(), rules.has("diagonal"));
    let known = usize::from(has_regions) + 2 * usize::from(has_diagonals && rules.has("antidiagonal"));
    if rules.constraints().len() != known {
        return None;
    }
    let side = usize::from(rules.side());
    let has = |regions| rules.constraints().contains(&Constraint::jigsaw(regions));
    // Boxes of 3 rows and 2 columns are a jigsaw to Nonet, and none to Solo.
    let mut sizes = (2..side).filter(|rows| side.is_multiple_of(*rows)).map(|rows| (rows, side / rows));
    let box_size = rules.box_size().or_else(|| sizes.find(|&size| has(boxes(side, size))));
    let mut text = match box_size {
        Some((rows, columns)) => format!("{rows}x{columns}"),
        None => format!("{side}j"),
    };
    text.push_str(if has_diagonals { "x:" } else { ":" });
    let (mut run, mut is_after_digit) = (0_u8, false);
    for digit in givens.digits() {
        let Some(digit) = digit else {
            (run, is_after_digit) = (run + 1, false);
            if run == 26 {
                text.push('z');
                run = 0;
            }
            continue;
        };
        if run > 0 {
            text.push(char::from(b'a' + run - 1));
        }
        if is_after_digit {
            text.push('_');
        }
        text.push_str(&digit.value().to_string());
        (run, is_after_digit) = (0, true);
    }
    if run > 0 {
        text.push(char::from(b'a' + run - 1));
    }
    if box_size.is_none() {
        let lines = write_regions(givens);
        if !has(read_regions(&lines, 0, side).ok()?) {
            return None;
        }
        text.extend([",", &lines]);
    }
    Some(text)
}
