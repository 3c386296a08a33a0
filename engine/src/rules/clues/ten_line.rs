//! Ten-lines: the line can be cut into runs of neighbours that each add up to its value, or to 10. A loop,
//! whose first cell is also its last, may be cut anywhere.

use super::{Automaton, Band, Clue, Constraint, Frame, Kind, Meaning, Term, Usual};

pub(in crate::rules) const KIND: Kind = Kind::clue(
    "ten-line",
    Clue { values: [0, 1], usual: Usual::Value(10), ..Clue::LINE },
    meaning,
    |line, _| line.band(Band::Ten),
);

fn meaning(line: &Constraint, frame: &Frame, terms: &mut Vec<Term>) -> Meaning {
    let wanted = line.value_on(frame);
    let step = |[sum, _]: [i32; 2], digit: i32| match sum + digit {
        all if all == wanted => Some([0, 0]),
        all => (all < wanted).then_some([all, 0]),
    };
    let automaton = Automaton::new(frame.side, [0, 0], step, |[sum, _]| sum == 0);
    let cells = &line.cells;
    if cells[0] != cells[cells.len() - 1] {
        terms.push(Term::Regular(cells.clone(), automaton));
        return Ok(());
    }
    let (_, round) = cells.split_last().ok_or("needs cells")?;
    let cut = |at: usize| {
        let turned = [&round[at..], &round[..at]].concat();
        vec![Term::Regular(turned, automaton.clone())]
    };
    terms.push(Term::Any((0..round.len()).map(cut).collect()));
    Ok(())
}
