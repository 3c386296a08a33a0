//! Positions as one line of text, for examples, tests and the command line. The format is
//! `HoDoKu`'s. The line has all cells row by row: `.` for an empty cell, and `+` before a digit that
//! is not given. The removed candidates follow after a space, as digit, row and column, counted
//! from 1: `436` is 4 in r3c6. An arrow ends the position. Other readers use the text after it.

use std::fmt;

use super::candidate::Candidate;
use super::ground::{Ground, Set, Wide};
use super::position::Position;
use crate::{Cell, Digit, Geometry, Grid, Variant};

impl Position {
    /// Reads a line of the classic board. `None` if it is not a position.
    pub fn read(text: &str) -> Option<Self> {
        read_on(Variant::CLASSIC, text)
    }
}

impl Position<Wide> {
    /// Reads a line that may begin with the text of a board's rules, such as `6x6+v:r1c1,r1c2`, and a space.
    /// Otherwise it is of the classic board. `None` if it is not a position.
    pub fn read_wide(text: &str) -> Option<Self> {
        let rules = text.split_once(' ').and_then(|(rules, cells)| Some((rules.parse().ok()?, cells)));
        let (variant, cells) = rules.unwrap_or((Variant::CLASSIC, text));
        read_on(variant, cells)
    }
}

fn read_on<G: Ground>(variant: Variant, text: &str) -> Option<Position<G>> {
    let text = text.split("=>").next()?;
    let (board, removed) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
    let (mut plain, mut givens, mut is_placed) = (String::new(), Vec::new(), false);
    let count = variant.geometry().cell_count();
    for symbol in board.chars() {
        if symbol.is_ascii_digit() && !is_placed && plain.len() < count {
            givens.push(Cell::new(plain.len()));
        }
        if symbol != '+' {
            plain.push(symbol);
        }
        is_placed = symbol == '+';
    }
    let grid = Grid::read(variant, &plain).ok()?;
    givens.retain(|&cell| grid.get(cell).is_some());
    Some(Position::of_game(&grid, givens, candidates_on(variant.geometry(), removed)?))
}

/// `436 257`: 4 in r3c6 and 2 in r5c7 of the classic board. `None` if a word is not a candidate.
pub fn candidates(text: &str) -> Option<Vec<Candidate>> {
    candidates_on(Variant::CLASSIC.geometry(), text)
}

fn candidates_on(geometry: &Geometry, text: &str) -> Option<Vec<Candidate>> {
    let value = |symbol: char| Some(symbol.to_digit(10).filter(|&value| value > 0)? as usize - 1);
    let read = |word: &str| {
        let mut values = word.chars().map(value);
        let (digit, row, column) = (values.next()??, values.next()??, values.next()??);
        let is_there = [digit, row, column].iter().all(|&value| value < geometry.side());
        (is_there && values.next().is_none())
            .then(|| Candidate::new(geometry.cell(row, column), Digit::from_index(digit)))
    };
    text.split_whitespace().map(read).collect()
}

impl<G: Ground> fmt::Debug for Position<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<G: Ground> fmt::Display for Position<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.ground().all_cells() {
            match self.digit(cell) {
                None => f.write_str(".")?,
                Some(digit) if self.givens().contains(cell) => write!(f, "{digit}")?,
                Some(digit) => write!(f, "+{digit}")?,
            }
        }
        let removed = self.removed();
        removed.iter().try_for_each(|Candidate { cell, digit }| {
            let (row, column) = (self.ground().row(*cell) + 1, self.ground().column(*cell) + 1);
            write!(f, " {digit}{row}{column}")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::cells::cell_at;

    #[test]
    fn a_position_round_trips_through_text() {
        let text = ".5..+8.2+74..72.....+2.8+5...63+529...+4..+8...5......14.85.99......4.3...6.7...1.8.5... 652 653";
        let position = Position::read(text).unwrap();
        assert_eq!(position.to_string(), text);
        assert!(position.givens().contains(cell_at(0, 1)) && !position.givens().contains(cell_at(0, 4)));
        assert!(!position.has(Candidate::new(cell_at(4, 1), Digit::from_index(5))));
        assert_eq!(Position::read(&format!("{text} => r1c5<>3")).unwrap().to_string(), text);
        assert!(Position::read("12").is_none());
        assert!(Position::read(&format!("{text} 4")).is_none());
        assert!(Position::read(&format!("{text} 4099")).is_none());
        assert_eq!(Position::read_wide(text).unwrap().to_string(), text);
        let small = Position::read_wide("4x4+v:r1c1,r1c2 1..............+2 312").unwrap();
        assert_eq!(small.to_string(), "1..............+2 312");
        assert!(small.ground().geometry().has_terms());
        assert!(Position::read_wide("4x4+v:r1c1,r1c2 1..............2 511").is_none());
    }
}
