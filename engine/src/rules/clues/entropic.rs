//! Entropic lines: any three cells in a row hold a low, a middle and a high digit. Modular lines: any of as
//! many cells in a row as the value, or three, have different remainders. Global entropy: each square of four
//! cells holds a low, a middle and a high digit.

use super::{Band, Clue, Constraint, Frame, Kind, Meaning, Term, Usual, no_shapes};
use crate::{Cell, Digit, DigitSet};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("entropic", Clue::LINE, entropic, |line, _| line.band(Band::Entropic));

fn entropic(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    alternate(line, frame, 3, |digit| third(digit, frame.side), terms);
    Ok(())
}

/// Whether a digit is low, middle or high. The outer thirds are alike: 7 digits are 2, 3 and 2, and 8 are 3, 2
/// and 3.
fn third(digit: i32, side: usize) -> i32 {
    let side = side as i32;
    let outer = (side + 1) / 3;
    if digit <= outer { 0 } else { 1 + i32::from(digit > side - outer) }
}

pub(in crate::rules) const GLOBAL: Kind = Kind::clue("global-entropy", Clue::BOARD, global, no_shapes);

fn global(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let side = frame.side;
    for corner in frame.cells(|row, column| row + 1 < side && column + 1 < side) {
        let square = [0, 1, side, side + 1].map(|more| Cell::new(corner.index() + more));
        for class in 0..3 {
            let is_in = |digit: &Digit| third(digit.value().into(), side) == class;
            let digits: DigitSet = Digit::all(side).filter(is_in).collect();
            terms.push(Term::Count(square.to_vec(), digits, 1..=square.len()));
        }
    }
    Ok(())
}

pub(in crate::rules) const MODULAR: Kind = Kind::clue(
    "modular",
    Clue { values: [0, 1], usual: Usual::Value(3), ..Clue::LINE },
    modular,
    |line, _| line.band(Band::Modular),
);

fn modular(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let modulus = line.value_on(frame);
    if !(2..=frame.side as i32).contains(&modulus) {
        return Err("has a value for which there are no remainders");
    }
    alternate(line, frame, modulus as usize, |digit| digit % modulus, terms);
    Ok(())
}

/// Any `count` cells in a row are in different classes, of which there are as many. So cells that far apart
/// are in the same.
fn alternate(
    line: &Constraint,
    frame: &Frame,
    count: usize,
    class: impl Fn(i32) -> i32,
    terms: &mut Vec<Term>,
) {
    for (at, &one) in line.cells.iter().enumerate() {
        for (apart, &other) in (1..=count).zip(&line.cells[at + 1..]) {
            let fits = |one: i32, other: i32| (class(one) == class(other)) == (apart == count);
            terms.push(Term::pair(one, other, frame.side, fits));
        }
    }
}
