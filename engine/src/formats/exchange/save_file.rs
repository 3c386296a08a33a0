//! Save files of Simon Tatham's puzzles: one `NAME    :length:value` per line.

use super::fault::{Bad, bad};
use super::{Record, Records, TextFault, tatham};
use crate::{Digit, DigitSet};

/// Reads the game of a save file, with the digits and notes of its moves.
pub(super) fn read(text: &str, start: usize, records: &mut Records) -> Result<(), Bad> {
    let (mut params, mut description, mut position) = (None, None, usize::MAX);
    let mut moves = Vec::new();
    let mut at = start;
    for line in text[start..].split('\n') {
        let mut parts = line.splitn(3, ':');
        let name = parts.next().unwrap_or_default().trim();
        if let Some(value) = parts.nth(1) {
            let place = at + line.len() - value.len();
            match name {
                "GAME" if value.trim() != "Solo" => {
                    return bad(place, TextFault::UnsupportedFormat("another game than Solo"));
                }
                "PARAMS" => params = Some((value, place)),
                "DESC" => description = Some((value, place)),
                "STATEPOS" => position = value.trim().parse().unwrap_or(usize::MAX),
                "MOVE" => moves.push(value.trim()),
                _ => {}
            }
        }
        at += line.len() + 1;
    }
    let Some((params, params_at)) = params else { return bad(start, TextFault::Missing("PARAMS")) };
    let Some((description, description_at)) = description else {
        return bad(start, TextFault::Missing("DESC"));
    };
    let mut record = tatham::game(params.trim(), params_at, description, description_at)?;
    for play in moves.into_iter().take(position.saturating_sub(1)) {
        apply(&mut record, play);
    }
    records.push(Ok(record), start)
}

/// Applies `R` (digit) or `P` (note) and column, row and digit, counted from 0, 0 and 1.
fn apply(record: &mut Record, play: &str) {
    let geometry = record.givens.geometry();
    let Some(kind) = play.chars().next().filter(|kind| matches!(kind, 'R' | 'P')) else { return };
    let numbers: Vec<usize> = play[1..].split(',').map_while(|number| number.parse().ok()).collect();
    let [column, row, digit] = numbers[..] else { return };
    if column >= geometry.side() || row >= geometry.side() || digit > geometry.side() {
        return;
    }
    let cell = geometry.cell(row, column);
    if record.givens.get(cell).is_some() {
        return;
    }
    let digit = digit.checked_sub(1).map(Digit::from_index);
    match (kind, digit) {
        ('R', digit) => record.progress.set(cell, digit),
        (_, Some(digit)) => record.corner.entry(cell).or_insert(DigitSet::EMPTY).toggle(digit),
        (_, None) => {}
    }
}
