//! Tridagon: four boxes where two bands and two stacks cross. In each, three cells in different rows and
//! columns have the same three candidates, apart from a few *guardians*. In one of the boxes, or in all
//! others, the cells slope the other way. The three digits cannot fill such cells, so a guardian is true.
//!
//! Why: read the three digits of a box from left to right. In a circle, they go up or down. Boxes of one
//! stack have different digits in each column, so both go up or both go down. Boxes of one band have
//! different digits in each row, so they go the same way if their cells slope the same way, and
//! otherwise not. Round the four boxes, the way would change once or three times.
//!
//! This holds on every board with three by three boxes: it needs only cells that see each other.

use std::ops::ControlFlow;

use crate::human::technique::finder;
use crate::human::{
    Candidate, Cells, Code, Explanation, Ground, Houses, Pattern, Position, Role, Set, Sink, Step, Technique,
    Tier, Wide, say, words,
};
use crate::message::Message;
use crate::{Cell, DigitSet, Geometry, HouseKind, messages};

messages! {
    fn tridagon_cells(cells: Vec<String>, digits: DigitSet, guardians: Vec<Message>);
    fn tridagon_orders(boxes: Vec<Message>);
    // Boxes of one stack and of the other.
    fn tridagon_columns(first: Vec<Message>, second: Vec<Message>);
    // Boxes of the band whose cells slope the same way, and of the other band.
    fn tridagon_rows(same: Vec<Message>, opposite: Vec<Message>);
    fn tridagon_guardians(guardians: Vec<Message>);
}

/// Maximum number of cells with guardians.
const MOST: usize = 3;

/// Twelve cells that three digits cannot fill.
pub static TECHNIQUE: Technique = Technique {
    name: "Tridagon",
    code: Code::from_static("0930"),
    example: "57....9..........8.1.........168..4+2...+1.28.9..2.9416.....2+6....6.9.82.4...41.6.. 178 378 578 778 398 598 798 => r8c8=1",
    near_miss: "57....9..........8.1.........168..4+2...+1.28.9..2.9416.....2+6....6.9.82.4...41.6.. 178 378 578 778 188 398 598 798",
    tier: Tier::Beyond,
    score: 560,
    is_extra: true,
    holds_on: |geometry| {
        geometry.side() == 9 && geometry.houses().iter().any(|house| house.kind == HouseKind::Box)
    },
    find: finder!(find),
    ..Technique::BLANK
};

/// Three cells of a box in different rows and columns.
#[derive(Clone, Copy)]
struct Diagonal<C> {
    cells: C,
    /// The number of cells with guardians.
    guarded: usize,
    is_rising: bool,
}

fn find<G: Ground>(position: &Position<G>, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    for digits in triples(position) {
        let others = DigitSet::full(ground.side()) - digits;
        let diagonals: Vec<Vec<Diagonal<G::Cells>>> =
            ground.boxes().map(|square| diagonals(position, square, digits)).collect();
        for [top, bottom] in PAIRS {
            for [left, right] in PAIRS {
                let boxes = [3 * top + left, 3 * top + right, 3 * bottom + left, 3 * bottom + right];
                let diagonals = boxes.map(|square| &diagonals[square][..]);
                choose(&diagonals, &mut Vec::new(), &mut |chosen| {
                    let cells = chosen.iter().fold(G::Cells::EMPTY, |all, one| all | one.cells);
                    let pattern = Tridagon {
                        digits,
                        boxes: boxes.map(|square| ground.boxes().start + square),
                        is_top_same: chosen[0].is_rising == chosen[1].is_rising,
                        cells: cells.into(),
                        guardians: position.candidates_of(others, cells).collect(),
                    };
                    sink(step(position, pattern))
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The pairs of the three bands, or of the three stacks.
const PAIRS: [[usize; 2]; 3] = [[0, 1], [0, 2], [1, 2]];

/// Every three digits.
fn triples<G: Ground>(position: &Position<G>) -> impl Iterator<Item = DigitSet> {
    let open: Vec<_> =
        position.ground().digits().filter(|&digit| !position.cells_of(digit).is_empty()).collect();
    let count = open.len();
    (0..count)
        .flat_map(move |one| (0..one).flat_map(move |two| (0..two).map(move |three| [one, two, three])))
        .map(move |places| places.map(|place| open[place]).into_iter().collect())
}

/// The cells of a box that may be part of the pattern.
fn diagonals<G: Ground>(position: &Position<G>, square: usize, digits: DigitSet) -> Vec<Diagonal<G::Cells>> {
    let fits = |cell: &Cell| (position.candidates(*cell) & digits).len() >= 2;
    let is_guarded = |cell: &Cell| !position.candidates(*cell).is_subset(digits);
    let columns = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]];
    let diagonal = |(at, columns): (usize, [usize; 3])| {
        let cells = [0, 1, 2].map(|row| position.ground().cell_at(square, 3 * row + columns[row]));
        let guarded = cells.iter().filter(|cell| is_guarded(cell)).count();
        let is_possible = cells.iter().all(fits) && guarded <= MOST;
        is_possible.then(|| Diagonal { cells: cells.into_iter().collect(), guarded, is_rising: at >= 3 })
    };
    columns.into_iter().enumerate().filter_map(diagonal).collect()
}

/// Passes on each choice of cells in the boxes of which an odd number rises.
fn choose<C: Copy>(
    boxes: &[&[Diagonal<C>]],
    chosen: &mut Vec<Diagonal<C>>,
    found: &mut dyn FnMut([Diagonal<C>; 4]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if let [a, b, c, d] = chosen[..] {
        let is_odd = chosen.iter().filter(|diagonal| diagonal.is_rising).count() % 2 == 1;
        return if is_odd { found([a, b, c, d]) } else { ControlFlow::Continue(()) };
    }
    let guarded: usize = chosen.iter().map(|diagonal| diagonal.guarded).sum();
    for &diagonal in boxes[chosen.len()].iter().filter(|diagonal| guarded + diagonal.guarded <= MOST) {
        chosen.push(diagonal);
        choose(boxes, chosen, found)?;
        chosen.pop();
    }
    ControlFlow::Continue(())
}

/// The step of a pattern: writes its only guardian, or removes what all guardians exclude.
fn step<G: Ground>(position: &Position<G>, pattern: Tridagon) -> Step {
    let ground = position.ground();
    let mut removed: Option<Vec<Candidate>> = None;
    for &guardian in &pattern.guardians {
        let mut out = Vec::new();
        position.each_excluded(guardian, |at| out.push(at));
        out.retain(|at| removed.as_ref().is_none_or(|removed| removed.contains(at)));
        removed = Some(out);
    }
    match pattern.guardians[..] {
        [guardian] => Step::placing(ground, &TECHNIQUE, pattern, guardian),
        _ => Step::removing(ground, &TECHNIQUE, pattern, removed.unwrap_or_default()),
    }
}

/// Twelve cells in four boxes.
#[derive(Debug)]
struct Tridagon {
    digits: DigitSet,
    /// Those of the upper band, then those of the lower one, from left to right.
    boxes: [usize; 4],
    /// Whether the cells of the upper boxes slope the same way. Otherwise those of the lower ones do.
    is_top_same: bool,
    cells: Cells,
    /// The other candidates of the cells.
    guardians: Vec<Candidate>,
}

impl Pattern for Tridagon {
    fn digits(&self) -> DigitSet {
        self.digits
    }

    fn cells(&self) -> Cells {
        self.cells
    }

    fn explain(&self, position: &Position<Wide>, step: &Step) -> Explanation {
        let (ground, [a, b, c, d]) = (position.ground(), self.boxes);
        let named = |boxes: &[usize]| ground.house_names(boxes.iter().copied().collect());
        let guardians = || ground.candidate_names(&self.guardians);
        let mut proof = Explanation::new(tridagon_cells(ground.names(self.cells), self.digits, guardians()))
            .digits(Role::Focus, self.digits, self.cells);
        for &Candidate { cell, digit } in &self.guardians {
            proof = proof.candidates(Role::Fin, digit, Cells::of(cell));
        }
        let [same, opposite] = if self.is_top_same { [[a, b], [c, d]] } else { [[c, d], [a, b]] };
        let proof = proof
            .say(tridagon_orders(named(&self.boxes)))
            .houses(Role::Base, self.boxes.into_iter().collect::<Houses>())
            .say(tridagon_columns(named(&[a, c]), named(&[b, d])))
            .say(tridagon_rows(named(&same), named(&opposite)))
            .say(tridagon_guardians(guardians()));
        let excluded = self
            .guardians
            .iter()
            .flat_map(|&guardian| step.eliminations.iter().map(move |&out| (guardian, out)));
        excluded.fold(proof, |proof, (guardian, out)| proof.say_by_rule(ground, guardian, out))
    }

    /// `3,5,7 in b5689, 1 in r7c9`: digits, boxes and guardians.
    fn notation(&self, geometry: &Geometry, _: &Step) -> Option<String> {
        let boxes = words::short_houses(geometry, self.boxes.into_iter().collect());
        let guardians = say::by_digit(&self.guardians).into_iter();
        let guardians: Vec<String> =
            guardians.map(|(digit, cells)| words::digits_in(geometry, DigitSet::of(digit), cells)).collect();
        Some(format!("{} in {boxes}, {}", words::listed(self.digits, ","), guardians.join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::human::fixture::{hold, lines, made};
    use crate::verify;

    #[test]
    fn what_all_guardians_rule_out_is_removed() {
        let falling = ["r1c1", "r2c2", "r3c3", "r1c5", "r2c6", "r3c4", "r4c1", "r5c2", "r6c3"];
        let rising = ["r4c6", "r5c5", "r6c4"];
        let held =
            |guarded: [&'static str; 2], last: [&'static str; 3]| -> Vec<(&'static str, &'static str)> {
                let digits = |name| (name, if guarded.contains(&name) { "1234" } else { "123" });
                falling.into_iter().chain(last).map(digits).collect()
            };
        let board = || made("9x9+windoku", &[]);
        let position = hold(board(), &held(["r1c1", "r1c5"], rising));
        let expected = "Tridagon: 1,2,3 in b1245, 4 in r1c15 => r1c2346789<>4";
        assert_eq!(lines(&TECHNIQUE, &position), [expected]);
        let step = TECHNIQUE.first(&position).unwrap();
        assert!(verify::proof(&position, &step, &step.explain(&position)).is_ok());
        // Cells that slope the same way in all boxes can be filled.
        let position = hold(board(), &held(["r1c1", "r1c5"], ["r4c5", "r5c6", "r6c4"]));
        assert_eq!(lines(&TECHNIQUE, &position), [""; 0]);
    }
}
