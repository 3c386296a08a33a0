//! Full rank: each row and column is a number from either end. The value is the place of the number that begins
//! at the clue, if all numbers are in order and the least has place 1.

use super::{Automaton, Clue, Constraint, Frame, Kind, Margin, Meaning, NO_LINE, Term};
use crate::{Cell, Digit, DigitSet};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("full-rank", Clue::OUTSIDE, meaning, |clue, _| clue.outside(Margin::Rank));

/// The sides of a board: as many numbers begin with the same digit.
const SIDES: usize = 4;

fn meaning(clue: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    if !frame.is_line(&clue.cells) {
        return Err(NO_LINE);
    }
    let Some(place) = usize::from(clue.values[0]).checked_sub(1).filter(|place| *place < SIDES * frame.side)
    else {
        return Err("has a value that is no place");
    };
    // At each side, one number begins with each digit.
    let first = DigitSet::of(Digit::from_index(place / SIDES));
    terms.push(Term::Domain(clue.cells[0], first));
    let others: Vec<Vec<Vec<Cell>>> =
        sides(frame.side).into_iter().filter(|lines| !lines.contains(&clue.cells)).collect();
    let order = automaton(frame.side);
    let branch = |less: usize| -> Vec<Term> {
        let side = |(number, lines): (usize, &Vec<Vec<Cell>>)| -> Vec<Term> {
            let is_less = less >> number & 1 == 1;
            let term = |line: &Vec<Cell>| {
                let (low, high) = if is_less { (line, &clue.cells) } else { (&clue.cells, line) };
                if_first(line, first, frame.side, in_order(low, high, &order))
            };
            lines.iter().map(term).collect()
        };
        others.iter().enumerate().flat_map(side).collect()
    };
    // As many of the other sides have the lesser number with this digit.
    let wanted = (place % SIDES) as u32;
    let all = (0..1 << others.len()).filter(|less: &usize| less.count_ones() == wanted);
    let mut branches: Vec<Vec<Term>> = all.map(branch).collect();
    match &mut branches[..] {
        [only] => terms.append(only),
        _ => terms.push(Term::Any(branches)),
    }
    Ok(())
}

/// The lines that begin at each side of a board.
fn sides(side: usize) -> [Vec<Vec<Cell>>; SIDES] {
    let row = |row: usize| (0..side).map(|at| Cell::new(row * side + at)).collect::<Vec<_>>();
    let column = |column: usize| (0..side).map(|at| Cell::new(at * side + column)).collect::<Vec<_>>();
    let turned =
        |lines: &Vec<Vec<Cell>>| lines.iter().map(|line| line.iter().rev().copied().collect()).collect();
    let (rows, columns) = ((0..side).map(row).collect(), (0..side).map(column).collect());
    let (right, bottom) = (turned(&rows), turned(&columns));
    [rows, columns, right, bottom]
}

/// A term that holds only for a line that begins with a digit.
fn if_first(line: &[Cell], first: DigitSet, side: usize, term: Term) -> Term {
    Term::Any(vec![vec![Term::Domain(line[0], DigitSet::full(side) - first)], vec![term]])
}

/// The first of two lines, which begin with the same digit, is less than the second.
fn in_order(less: &[Cell], greater: &[Cell], order: &Automaton) -> Term {
    let both = less.iter().zip(greater).skip(1).flat_map(|(&one, &other)| [one, other]);
    Term::Regular(both.collect(), order.clone())
}

/// Accepts pairs of digits, if in the first pair that differs the first digit is less.
fn automaton(side: usize) -> Automaton {
    // Whether such a pair was read, and the first digit of a pair, or 0.
    let step = |[is_less, one]: [i32; 2], digit: i32| match (is_less, one) {
        (1, _) => Some([1, 0]),
        (_, 0) => Some([0, digit]),
        (_, one) => (one <= digit).then_some([i32::from(one < digit), 0]),
    };
    Automaton::new(side, [0, 0], step, |[is_less, _]| is_less == 1)
}
