//! Lunchbox: the digits of a cage differ, and those strictly between its least and its greatest digit, in the
//! order of its cells, have a sum.

use super::{Automaton, Clue, Constraint, Frame, Kind, Meaning, Shape, Term, differ};

pub(in crate::rules) const KIND: Kind =
    Kind::clue("lunchbox", Clue { values: [1, 1], ..Clue::LINE }, meaning, outline);

fn meaning(cage: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let (side, count) = (frame.side as i32, cage.cells.len() as i32);
    if count > side {
        return Err("has more cells than there are digits");
    }
    differ(&cage.cells, terms);
    let sum = cage.value_on(frame);
    let ends = (1..=side).flat_map(|least| (least + count - 1..=side).map(move |most| [least, most]));
    let branch = |ends| vec![Term::Regular(cage.cells.clone(), automaton(frame.side, ends, sum))];
    terms.push(Term::Any(ends.map(branch).collect()));
    Ok(())
}

/// Accepts digits of which these are the least and the greatest, with this sum between them.
fn automaton(side: usize, [least, most]: [i32; 2], sum: i32) -> Automaton {
    // How many of the ends were read, and the sum after the first of them. Twice the same is no word, since
    // the digits differ: so the first end is not kept.
    let step = move |[read, so_far]: [i32; 2], digit: i32| match (digit == least || digit == most, read) {
        (true, 0) => Some([1, 0]),
        (true, 1) => (so_far == sum).then_some([2, 0]),
        (true, _) => None,
        (false, _) if digit < least || digit > most => None,
        (false, 1) => Some([1, so_far + digit]).filter(|[_, so_far]| *so_far <= sum),
        (false, _) => Some([read, 0]),
    };
    Automaton::new(side, [0, 0], step, |[read, _]| read == 2)
}

fn outline(cage: &Constraint, _: &Frame) -> Vec<Shape> {
    // Between two bars, as a sandwich.
    cage.values.iter().map(|sum| Shape::Cage(cage.cells.clone(), format!("|{sum}|"))).collect()
}
