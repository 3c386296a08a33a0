//! The game descriptions of Simon Tatham's Solo: `3x3:a2e9…`. A number is a given, a letter a run of
//! empty cells (`a` is one), and `_` separates two givens.

use super::codes::diagonal;
use super::fault::{Bad, bad};
use super::{Record, TextFault, TextFormat};
use crate::{Digit, Grid, Variant};

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
    let variant = variant(params, at)?;
    let description = description.trim();
    if description.starts_with(":k:") {
        return bad(start, TextFault::UnsupportedRules(vec!["killer cages".to_owned()]));
    }
    let count = variant.geometry().cell_count();
    let last = Digit::from_index(variant.geometry().side() - 1);
    let mut record = Record::empty(TextFormat::Tatham, variant);
    let mut cells = variant.geometry().cells();
    let mut found = 0;
    let bytes = description.as_bytes();
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
                let symbol = &description[begin..index];
                let digit = symbol.parse().ok().and_then(Digit::new).filter(|&digit| digit <= last);
                let Some(digit) = digit else {
                    return bad(start + begin, TextFault::TooLarge { symbol: symbol.to_owned(), last });
                };
                found += 1;
                if let Some(cell) = cells.next() {
                    record.fill(cell, digit, true);
                }
            }
            b',' => {
                return bad(
                    start + begin,
                    TextFault::UnsupportedRules(vec!["jigsaw regions or killer cages".to_owned()]),
                );
            }
            _ => {
                let symbol = description[begin..].chars().next().unwrap_or(' ');
                return bad(start + begin, TextFault::Symbol(symbol));
            }
        }
        if found > count {
            return bad(start + begin, TextFault::Cells { found, expected: count });
        }
    }
    if found != count {
        return bad(start + description.len(), TextFault::Cells { found, expected: count });
    }
    Ok(record)
}

/// The board of parameters such as `2x3` or `3x3xdu`: boxes in a row and in a column, and options.
fn variant(params: &str, at: usize) -> Result<Variant, Bad> {
    let unknown = || bad(at, TextFault::UnsupportedBoard(params.to_owned()));
    let refuse = |name: &str| bad(at, TextFault::UnsupportedRules(vec![name.to_owned()]));
    let split = |text: &str| text.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(text.len());
    let (columns, rest) = params.split_at(split(params));
    let Some(rest) = rest.strip_prefix('x') else {
        return if rest.starts_with('j') { refuse("jigsaw regions") } else { unknown() };
    };
    let (rows, options) = rest.split_at(split(rest));
    // The difficulty and the symmetry follow the rules.
    let rules = &options[..options.find(['d', 'r', 'm', 'a']).unwrap_or(options.len())];
    if rules.contains('j') {
        return refuse("jigsaw regions");
    }
    if rules.contains('k') {
        return refuse("killer cages");
    }
    let shape = (columns.parse::<u8>().ok(), rows.parse::<u8>().ok());
    let is_shape = |variant: &Variant| {
        let layout = variant.layout();
        shape == (Some(layout.box_rows), Some(layout.box_columns)) && !layout.diagonals
    };
    match Variant::all().find(is_shape) {
        Some(variant) if variant == Variant::CLASSIC && rules.contains('x') => Ok(diagonal()),
        Some(variant) if !rules.contains('x') => Ok(variant),
        _ => unknown(),
    }
}

/// Writes the givens.
pub(super) fn write(givens: &Grid) -> String {
    let layout = givens.variant().layout();
    let mut text =
        format!("{}x{}{}:", layout.box_rows, layout.box_columns, if layout.diagonals { "x" } else { "" });
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
    text
}
