//! Cells in two colours: where one colour is true, the other is false.

use super::super::claim::Claim;
use super::super::known::{Clause, Known, Literal, one_of};
use super::super::said::Said;
use super::{Claims, Memory};
use crate::human::{Candidate, Cells, Ground, Node};
use crate::{Cell, Digit};

impl Memory {
    pub(super) fn colours(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        let ground = position.ground();
        let falls = |literal: Literal| Claim::Follows(vec![literal], Vec::new());
        match id {
            "colour_either" => {
                let (digit, colours) = (said.digit("digit")?, [said.cells("first")?, said.cells("second")?]);
                self.colours.push(colours);
                let all = colours[0] | colours[1];
                let is_link = |house: &usize| {
                    let places: Cells = position.cells_in(digit, *house).collect();
                    places.len() == 2 && places.is_subset(all)
                };
                let by: Vec<Clause> = (0..ground.house_count())
                    .filter(is_link)
                    .map(|house| known.of_house(digit, house))
                    .collect();
                let clauses = all_or_none(digit, colours, digit);
                Some(clauses.into_iter().map(|clause| Claim::Follows(clause, by.clone())).collect())
            }
            // What the colours mean, and what a cell that sees both can't be.
            "colour_links" | "colour_trap" | "remote_pair_sees_both" => Some(Vec::new()),
            "colour_wrap" => {
                let (digit, cells) = (said.digit("digit")?, said.listed("cells")?);
                let &[one, other] = &cells[..] else { return None };
                let colour = self
                    .colours
                    .iter()
                    .flatten()
                    .find(|colour| colour.contains(one) && colour.contains(other))?;
                let wrong = Candidate::each(digit, *colour).map(|at| falls((at, false)));
                let see = Claim::Excludes(
                    Candidate::new(one, digit).into(),
                    Candidate::new(other, digit).into(),
                    None,
                );
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
                let is_colour = |cells: Cells| self.colours.iter().flatten().any(|&colour| colour == cells);
                let fact = Claim::Fact(is_colour(first) && is_colour(second), "these are whole colours");
                let with = |one: Cell| {
                    second.into_iter().map(move |other| one_of(digit, Cells::of(one).with(other)))
                };
                let either = first.into_iter().flat_map(with);
                Some(
                    [fact]
                        .into_iter()
                        .chain(either.map(|clause| Claim::Follows(clause, Vec::new())))
                        .collect(),
                )
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
                let clauses = [all_or_none(one, colours, one), all_or_none(one, colours, other)].concat();
                Some(clauses.into_iter().map(|clause| Claim::Follows(clause, Vec::new())).collect())
            }
            _ => None,
        }
    }
}

/// That the digit `then` fills one of the colours whenever `digit` does not fill that one, and each
/// colour as a whole. With two different digits: where one digit is, the other fills the other colour.
fn all_or_none(digit: Digit, [first, second]: [Cells; 2], then: Digit) -> Vec<Clause> {
    let Some(start) = first.first().map(|cell| Candidate::new(cell, digit)) else { return Vec::new() };
    let (same, opposite) = if digit == then { (first, second) } else { (second, first) };
    // So that what sees a cell of each colour can be read off at once.
    let with = |one: Cell| second.into_iter().map(move |other| one_of(then, Cells::of(one).with(other)));
    let either = first.into_iter().flat_map(with);
    let same = Candidate::each(then, same)
        .flat_map(|at| [vec![(start, false), (at, true)], vec![(start, true), (at, false)]]);
    let opposite = Candidate::each(then, opposite)
        .flat_map(|at| [vec![(start, false), (at, false)], vec![(start, true), (at, true)]]);
    same.chain(opposite).chain(either).filter(|clause| clause[0].0 != clause[1].0).collect()
}
