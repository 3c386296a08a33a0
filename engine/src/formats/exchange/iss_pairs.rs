//! Tables of the values that may stand side by side, as Interactive-Sudoku-Solver writes them: bit
//! (a − 1) · n + (b − 1) says whether b may follow a. Six bits are a sign of URL-safe base64, the low bit
//! first, and zeros at the end are left out.

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // values and their sums are small

use crate::Cell;

/// A kind of clue, its cells and its values.
type Clue = (&'static str, Vec<Cell>, Vec<u16>);

/// The clues that say of neighbours in a group, or of all its cells, what a table says. `None` if no kind
/// does.
pub(super) fn like(key: &str, side: usize, cells: &[Cell], of_all: bool) -> Option<Vec<Clue>> {
    let table = table(key, side)?;
    let values = 1..=side as i32;
    let is = |fits: &dyn Fn(i32, i32) -> bool| {
        let pairs = values.clone().flat_map(|one| values.clone().map(move |other| (one, other)));
        pairs.zip(&table).all(|((one, other), &allowed)| fits(one, other) == allowed)
    };
    if cells.len() < 2 {
        return Some(Vec::new());
    }
    let line = |kind, values: Vec<u16>| Some(vec![(kind, cells.to_vec(), values)]);
    if is(&|one, other| one != other) && (of_all || cells.len() == 2) {
        return line("killer", Vec::new());
    }
    if is(&|one, other| (one - other).abs() > 1) && of_all {
        return line("nabner", Vec::new());
    }
    let pairs: Vec<Vec<Cell>> = if of_all {
        let rest = |at: usize| cells[at + 1..].iter().map(move |&other| vec![cells[at], other]);
        (0..cells.len()).flat_map(rest).collect()
    } else {
        cells.windows(2).map(<[Cell]>::to_vec).collect()
    };
    let each = |kind: &'static str, values: &[u16]| {
        Some(pairs.iter().map(|pair| (kind, pair.clone(), values.to_vec())).collect())
    };
    if is(&|one, other| one + other == 10) {
        return each("x", &[]);
    }
    if is(&|one, other| one + other == 5) {
        return each("v", &[]);
    }
    if is(&|one, other| one < other) {
        return each("thermo", &[]);
    }
    if is(&|one, other| one <= other) {
        return each("slow-thermo", &[]);
    }
    if is(&|one, other| one > other) {
        return each("greater", &[]);
    }
    for value in values.clone() {
        let usual = |usual: i32| if value == usual { Vec::new() } else { vec![value as u16] };
        if is(&|one, other| one == value * other || other == value * one) && value > 1 {
            return each("ratio", &usual(2));
        }
        if is(&|one, other| (one - other).abs() == value) {
            return each("difference", &usual(1));
        }
        if is(&|one, other| (one - other).abs() >= value) {
            return each("whisper", &usual(side.div_ceil(2) as i32));
        }
    }
    (2..=2 * side as i32)
        .find(|&sum| is(&|one, other| one + other == sum))
        .and_then(|sum| each("little-killer", &[sum as u16]))
}

/// For each two values whether they may stand side by side.
fn table(key: &str, side: usize) -> Option<Vec<bool>> {
    let sign = |sign: u8| match sign {
        b'A'..=b'Z' => Some(sign - b'A'),
        b'a'..=b'z' => Some(sign - b'a' + 26),
        b'0'..=b'9' => Some(sign - b'0' + 52),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    };
    let mut table = Vec::new();
    for byte in key.bytes() {
        let bits = sign(byte)?;
        table.extend((0..6).map(|bit| bits >> bit & 1 == 1));
    }
    // The last sign may have bits to spare.
    let has_more = table.iter().skip(side * side).any(|&bit| bit);
    table.resize(side * side, false);
    (!has_more).then_some(table)
}
