//! The words of Interactive-Sudoku-Solver: cells, lines and numbers.

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // values, places and their sums are small

use super::TextFault;
use super::fault::{Bad, bad};
use super::iss::Word;
use crate::Cell;

/// The first of some words.
pub(super) fn first<'a>(words: &[Word<'a>], at: usize) -> Result<Word<'a>, Bad> {
    words.first().copied().ok_or(missing("value", at))
}

/// The fault of a part that is not there.
pub(super) fn missing(what: &'static str, at: usize) -> Bad {
    Bad { at, fault: TextFault::Missing(what) }
}

/// The fault of a constraint that no kind is.
pub(super) fn refused<T>(name: &str, at: usize) -> Result<T, Bad> {
    bad(at, TextFault::UnsupportedRules(vec![name.to_owned()]))
}

/// The number of a word.
pub(super) fn number((text, at): Word) -> Result<u16, Bad> {
    text.parse().or_else(|_| bad(at, TextFault::Value("number", shown(text))))
}

/// Pairs of a count and a digit, such as `1723` for one 7 and two 3.
pub(super) fn said((text, at): Word) -> Result<Vec<u16>, Bad> {
    let digits: Option<Vec<u16>> = text.chars().map(|sign| Some(sign.to_digit(10)? as u16)).collect();
    digits.ok_or(Bad { at, fault: TextFault::Value("number", shown(text)) })
}

/// The same pairs for digits that are listed as often as they are counted, such as `7_3_3`.
pub(super) fn listed((text, at): Word) -> Result<Vec<u16>, Bad> {
    let mut digits = text.split('_').map(|digit| number((digit, at))).collect::<Result<Vec<_>, _>>()?;
    digits.sort_unstable();
    Ok(digits.chunk_by(|one, other| one == other).flat_map(|same| [same.len() as u16, same[0]]).collect())
}

/// The beginning of a text.
fn shown(text: &str) -> String {
    text.chars().take(40).collect()
}

/// The cells of some names.
pub(super) fn cells(names: &[Word], side: usize) -> Result<Vec<Cell>, Bad> {
    names.iter().map(|name| cell(*name, side)).collect()
}

/// The cell of a name such as `R1Ca`: one sign for each coordinate.
pub(super) fn cell((name, at): Word, side: usize) -> Result<Cell, Bad> {
    let signs: Vec<char> = name.to_ascii_lowercase().chars().collect();
    let place = match signs[..] {
        ['r', row, 'c', column] => coordinate(row, side).zip(coordinate(column, side)),
        _ => None,
    };
    match place {
        Some((row, column)) => Ok(Cell::new(row * side + column)),
        None => bad(at, TextFault::Value("cell", shown(name))),
    }
}

fn coordinate(sign: char, side: usize) -> Option<usize> {
    let number = sign.to_digit(17)? as usize;
    number.checked_sub(1).filter(|at| *at < side)
}

/// The cells of a line such as `R3`, from its top or left.
pub(super) fn line((name, at): Word, side: usize) -> Result<Vec<Cell>, Bad> {
    let signs: Vec<char> = name.to_ascii_lowercase().chars().collect();
    let (way, number) = match signs[..] {
        [way @ ('r' | 'c'), sign] => (way, coordinate(sign, side)),
        _ => ('r', None),
    };
    let Some(number) = number else { return bad(at, TextFault::Value("line", shown(name))) };
    let cell = |step: usize| if way == 'r' { number * side + step } else { step * side + number };
    Ok((0..side).map(cell).map(Cell::new).collect())
}

/// The diagonal that begins in a cell: its place says where it goes.
pub(super) fn diagonal(cell: usize, side: usize) -> Vec<Cell> {
    let last = side as isize - 1;
    let (mut row, mut column) = ((cell / side) as isize, (cell % side) as isize);
    let (down, right) = match (row, column) {
        (row, 0) if row < last => (1, 1),
        (0, _) => (1, -1),
        (row, column) if column == last && row < last => (-1, -1),
        _ => (-1, 1),
    };
    let mut cells = Vec::new();
    while (0..=last).contains(&row) && (0..=last).contains(&column) {
        cells.push(Cell::new((row * side as isize + column) as usize));
        (row, column) = (row + down, column + right);
    }
    cells
}

/// The pairs of neighbours among some cells, in their order.
pub(super) fn neighbours(cells: &[Cell], side: usize) -> Vec<[Cell; 2]> {
    let place = |cell: Cell| [cell.index() / side, cell.index() % side];
    let distance = |[one, other]: &[Cell; 2]| {
        let ([row, column], [other_row, other_column]) = (place(*one), place(*other));
        row.abs_diff(other_row) + column.abs_diff(other_column)
    };
    let pairs = cells.iter().enumerate();
    let pairs = pairs.flat_map(|(at, &one)| cells[at + 1..].iter().map(move |&other| [one, other]));
    pairs.filter(|pair| distance(pair) == 1).collect()
}
