//! Candidates in two colours: where one colour is true, the other is false.

use super::super::claim::Claim;
use super::super::known::{Clause, Known, Literal, one_of};
use super::super::said::Said;
use super::{Claims, Memory};
use crate::human::{Candidate, Cells, Ground, Node};
use crate::{Cell, DigitSet};

impl Memory {
    pub(super) fn colours(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        let ground = position.ground();
        let falls = |literal: Literal| Claim::follows(vec![literal]);
        match id {
            "colour_either" => {
                let (digit, colours) = (said.digit("digit")?, [said.cells("first")?, said.cells("second")?]);
                let colours = colours.map(|cells| Candidate::each(digit, cells).collect());
                self.cluster(colours, known)
            }
            // What the colours mean, and what a cell that sees both can't be.
            "colour_links" | "colour_trap" | "remote_pair_sees_both" => Some(Vec::new()),
            "colour_wrap" => {
                let (digit, cells) = (said.digit("digit")?, said.listed("cells")?);
                let &[one, other] = &cells[..] else { return None };
                let at = |cell| Candidate::new(cell, digit);
                let colour = self
                    .colours
                    .iter()
                    .flatten()
                    .find(|colour| [one, other].iter().all(|&cell| colour.contains(&at(cell))))?;
                let wrong = colour.iter().map(|&at| falls((at, false)));
                let see = Claim::Excludes(at(one).into(), at(other).into(), None);
                Some([see].into_iter().chain(wrong).collect())
            }
            "multi_colours_clash" => {
                let (digit, first, second) =
                    (said.digit("digit")?, said.cells("first")?, said.cells("second")?);
                let node = |cells| Node { digit, cells };
                Some(vec![Claim::Excludes(node(first), node(second), None)])
            }
            "multi_colours_opposite" => {
                let (digit, first, second) =
                    (said.digit("digit")?, said.cells("first")?, said.cells("second")?);
                let is_colour = |cells: Cells| {
                    let mut colours = self.colours.iter().flatten();
                    colours.any(|colour| Candidate::each(digit, cells).eq(colour.iter().copied()))
                };
                let fact = Claim::Fact(is_colour(first) && is_colour(second), "these are whole colours");
                let with = |one: Cell| {
                    second.into_iter().map(move |other| one_of(digit, Cells::of(one).with(other)))
                };
                let either = first.into_iter().flat_map(with);
                Some([fact].into_iter().chain(either.map(Claim::follows)).collect())
            }
            "multi_colours_wrong" => {
                let (digit, cells) = (said.digit("digit")?, said.cells("cells")?);
                let [one, other] = [said.listed("one")?, said.listed("other")?];
                let pair = |pair: &[Cell]| {
                    let [from, to] = [*pair.first()?, *pair.get(1)?].map(|cell| Candidate::new(cell, digit));
                    Some(Claim::Excludes(from.into(), to.into(), None))
                };
                let wrong = Candidate::each(digit, cells).map(|at| falls((at, false)));
                Some([pair(&one)?, pair(&other)?].into_iter().chain(wrong).collect())
            }
            "remote_pair_cells" | "remote_pair_branches" => {
                let (cells, digits) = (said.listed("cells")?, said.digits("digits")?);
                self.digits = digits;
                let sees = |at: usize| {
                    let before = if id == "remote_pair_cells" { &cells[at - 1..at] } else { &cells[..at] };
                    before.iter().any(|&before| ground.sees(before, cells[at]))
                };
                let is_pair = |&cell: &Cell| position.candidates(cell) == digits;
                let is_so = cells.iter().all(is_pair) && (1..cells.len()).all(sees);
                Some(vec![
                    Claim::Fact(is_so, "each cell has both digits and sees the one before"),
                    Claim::Digits(cells.into_iter().collect(), digits),
                ])
            }
            "remote_pair_colours" => {
                let colours = [said.cells("first")?, said.cells("second")?];
                let mut digits = self.digits.iter();
                let (one, other) = (digits.next()?, digits.next()?);
                let of = |digit| colours.map(|cells| Candidate::each(digit, cells).collect::<Vec<_>>());
                let ([same, opposite], [swapped, also]) = (of(one), of(other));
                let start = *same.first()?;
                let clauses =
                    [all_or_none(start, &same, &opposite), all_or_none(start, &also, &swapped)].concat();
                Some(clauses.into_iter().map(Claim::follows).collect())
            }
            _ => None,
        }
    }

    /// Two colours that are linked by houses with two places for a digit and cells with two candidates.
    pub(super) fn cluster(&mut self, colours: [Vec<Candidate>; 2], known: &Known) -> Claims {
        let position = known.position;
        let all: Vec<Candidate> = colours.iter().flatten().copied().collect();
        let digits: DigitSet = all.iter().map(|at| at.digit).collect();
        let of_houses = digits.iter().flat_map(|digit| {
            (0..position.ground().house_count()).map(move |house| known.of_house(digit, house))
        });
        let cells: Cells = all.iter().map(|at| at.cell).collect();
        let of_cells = cells.into_iter().map(|cell| known.of_cell(cell));
        let is_inside = |clause: &Clause| clause.len() == 2 && clause.iter().all(|(at, _)| all.contains(at));
        let by: Vec<Clause> = of_houses.chain(of_cells).filter(is_inside).collect();
        let clauses = all_or_none(*colours[0].first()?, &colours[0], &colours[1]);
        self.colours.push(colours);
        Some(clauses.into_iter().map(|clause| Claim::Follows(clause, by.clone())).collect())
    }
}

/// That the candidates of one colour are true as the start is, and the others are not.
fn all_or_none(start: Candidate, same: &[Candidate], opposite: &[Candidate]) -> Vec<Clause> {
    // So that what both colours exclude can be read off at once.
    let with = |&one: &Candidate| opposite.iter().map(move |&other| vec![(one, true), (other, true)]);
    let either = same.iter().flat_map(with);
    let same =
        same.iter().flat_map(|&at| [vec![(start, false), (at, true)], vec![(start, true), (at, false)]]);
    let opposite =
        opposite.iter().flat_map(|&at| [vec![(start, false), (at, false)], vec![(start, true), (at, true)]]);
    same.chain(opposite).chain(either).filter(|clause| clause[0].0 != clause[1].0).collect()
}
