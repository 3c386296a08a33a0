//! Kropki dots. The digits beside a white dot differ by its value, or by 1. One of the digits beside a black
//! dot is its value times the other, or twice the other. The negative rule: where neighbours have no dot,
//! none would fit.

use super::{Clue, Constraint, Dot, Frame, Kind, Meaning, Shape, Term, Usual, consecutive, no_shapes};
use crate::Cell;

pub(in crate::rules) const WHITE: Kind =
    Kind::clue("difference", Clue { usual: Usual::Value(1), ..Clue::DOT }, difference, |dot, _| {
        shape(dot, Dot::White)
    });

fn difference(dot: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let wanted = dot.value_on(frame);
    terms
        .push(Term::pair(dot.cells[0], dot.cells[1], frame.side, |one, other| (one - other).abs() == wanted));
    Ok(())
}

pub(in crate::rules) const BLACK: Kind =
    Kind::clue("ratio", Clue { usual: Usual::Value(2), ..Clue::DOT }, ratio, |dot, _| shape(dot, Dot::Black));

fn ratio(dot: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let wanted = dot.value_on(frame);
    let fits = |one: i32, other: i32| one == wanted * other || other == wanted * one;
    terms.push(Term::pair(dot.cells[0], dot.cells[1], frame.side, fits));
    Ok(())
}

/// A dot has its value only if it is not the usual one.
fn shape(dot: &Constraint, colour: Dot) -> Vec<Shape> {
    vec![Shape::Dot(colour, [dot.cells[0], dot.cells[1]], dot.values.first().copied())]
}

/// No black dot is missing: without a dot, no ratio that some dot shows, or 2 if none shows any.
pub(in crate::rules) const NO_BLACK: Kind =
    Kind::clue("no-other-ratio", Clue::BOARD, no_other_ratio, no_shapes);

fn no_other_ratio(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let mut shown: Vec<i32> = frame.of_kind(BLACK.name).map(|dot| dot.value_on(frame)).collect();
    if shown.is_empty() {
        shown.push(2);
    }
    let fits = |one: i32, other: i32| !shown.iter().any(|&by| one == by * other || other == by * one);
    terms.extend(without_dot(frame).map(|[one, other]| Term::pair(one, other, frame.side, fits)));
    Ok(())
}

/// No white dot is missing: without a dot, neighbours never differ by 1.
pub(in crate::rules) const NO_WHITE: Kind =
    Kind::clue("no-other-difference", Clue::BOARD, no_other_difference, no_shapes);

fn no_other_difference(_: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    terms.extend(without_dot(frame).flat_map(|cells| consecutive::never(cells, frame.side)));
    Ok(())
}

/// Neighbours without a dot of either colour.
fn without_dot(frame: &Frame) -> impl Iterator<Item = [Cell; 2]> {
    let is_open = |cells: &[Cell; 2]| {
        ![WHITE, BLACK].iter().any(|kind| frame.of_kind(kind.name).any(|dot| dot.cells == *cells))
    };
    frame.neighbours().filter(is_open)
}
