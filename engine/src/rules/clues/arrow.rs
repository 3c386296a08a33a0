//! Arrows: the digits of the shaft add up to the number in the bulb. A bulb of several cells (a pill) is
//! read row by row, from left to right. On a double arrow both ends add up to what is between them.

use super::{Clue, Constraint, End, Frame, Kind, Meaning, Shape, Term};
use crate::{Cell, Digit};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("arrow", Clue { has_head: true, cells: [1, u16::MAX], ..Clue::LINE }, meaning, bulb_and_shaft);

fn meaning(arrow: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let mut bulb = arrow.head.clone();
    bulb.sort_unstable();
    if bulb.len() > 3 {
        return Err("has more than three cells before the slash");
    }
    let mut addends: Vec<(Cell, i32)> = arrow.cells.iter().map(|&cell| (cell, 1)).collect();
    for (place, &cell) in bulb.iter().rev().enumerate() {
        addends.push((cell, -10_i32.pow(place as u32)));
        // Only the first cell of a number can be more than one figure.
        if place + 1 < bulb.len() && frame.side > 9 {
            terms.push(Term::Domain(cell, Digit::all(9).collect()));
        }
    }
    terms.push(Term::Sum(addends, 0..=0));
    Ok(())
}

fn bulb_and_shaft(arrow: &Constraint, _: &Frame) -> Vec<Shape> {
    vec![Shape::Arrow(arrow.head.clone(), arrow.cells.clone())]
}

pub(in crate::rules) const DOUBLE: Kind =
    Kind::clue("double-arrow", Clue { cells: [3, u16::MAX], ..Clue::LINE }, double, ends);

fn double(line: &Constraint, _: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let last = line.cells.len() - 1;
    let addend = |(at, &cell): (usize, &Cell)| (cell, if at == 0 || at == last { 1 } else { -1 });
    terms.push(Term::Sum(line.cells.iter().enumerate().map(addend).collect(), 0..=0));
    Ok(())
}

fn ends(line: &Constraint, _: &Frame) -> Vec<Shape> {
    vec![Shape::Ends(End::Plain, line.cells.clone())]
}
