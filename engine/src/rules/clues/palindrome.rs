//! Palindromes read the same from both ends. Clones are groups of cells that hold the same digits.

use super::{Band, Clue, Constraint, Frame, Kind, Meaning, Shape, Term};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("palindrome", Clue::LINE, meaning, |line, _| line.band(Band::Palindrome));

fn meaning(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let ends = line.cells.iter().zip(line.cells.iter().rev()).take(line.cells.len() / 2);
    terms.extend(ends.map(|(&one, &other)| Term::pair(one, other, frame.side, |one, other| one == other)));
    Ok(())
}

pub(in crate::rules) const CLONE: Kind =
    Kind::clue("clone", Clue { has_head: true, cells: [1, u16::MAX], ..Clue::LINE }, clone, mats);

fn clone(groups: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    if groups.head.len() != groups.cells.len() {
        return Err("needs groups with as many cells");
    }
    let pairs = groups.head.iter().zip(&groups.cells).filter(|(one, other)| one != other);
    terms.extend(pairs.map(|(&one, &other)| Term::pair(one, other, frame.side, |one, other| one == other)));
    Ok(())
}

fn mats(groups: &Constraint, _: &Frame) -> Vec<Shape> {
    [&groups.head, &groups.cells].map(|cells| Shape::Mat(cells.clone())).into()
}
