//! What is said of clues. The terms themselves are the judge: a candidate that a sentence rules out must
//! stand in no way to fill the cells of what the sentence names. Where a sum follows from others, its parts
//! are added up again.

#![allow(clippy::cast_possible_wrap)] // sums are small

use std::collections::BTreeMap;

use super::super::claim::Claim;
use super::super::known::{Clause, Known, one_of};
use super::super::said::Said;
use super::{Claims, Memory};
use crate::human::clues::{Of, Sources, combinations};
use crate::human::{Candidate, Cells, Ground};
use crate::message::Message;
use crate::{Cell, Digit, DigitSet};

/// The most choices to judge a sentence.
const CHOICES: usize = 20_000;

impl Memory {
    /// What clues leave by themselves.
    pub(super) fn clues(id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        let sources = position.ground().sources();
        let named = || -> Option<Vec<&Message>> {
            let names = said.messages("clues").or_else(|| said.messages("clue"))?;
            Some(names.into_iter().map(|one| one.message).collect())
        };
        let ruled_out = |out: Vec<Candidate>| {
            let named = named()?;
            let is_out = |&at: &Candidate| {
                !position.has(at) || refuted(known, &named, &[], Some((Cells::of(at.cell), at.digit, true)))
            };
            let fact = Claim::Fact(out.iter().all(is_out), "these leave no way for the candidates");
            Some([fact].into_iter().chain(out.into_iter().map(|at| given(vec![(at, false)]))).collect())
        };
        let others = |cell: Cell, kept: DigitSet| {
            let gone = position.candidates(cell) - kept;
            gone.iter().map(|digit| Candidate::new(cell, digit)).collect::<Vec<_>>()
        };
        match id {
            "clue_combinations" => {
                let (named, sets) = (named()?, said.texts("sets")?);
                let read = |set: &&str| -> Option<Vec<Digit>> {
                    let symbols = set.split(['+', '-']);
                    symbols.map(|symbol| Digit::from_symbol(symbol.chars().next()?)).collect()
                };
                let sets: Vec<Vec<Digit>> = sets.iter().map(read).collect::<Option<_>>()?;
                let numbers = sources.numbers(|source| source.name == *named[0]);
                let number = numbers
                    .into_iter()
                    .find(|&number| combinations(position, number).as_ref() == Some(&sets));
                let fact = Claim::Fact(number.is_some(), "these are the combinations of the clue");
                let kept: DigitSet = sets.iter().flatten().copied().collect();
                let cells = sources.get(number?).cells & position.empty();
                let out = cells.into_iter().flat_map(|cell| others(cell, kept));
                Some([fact].into_iter().chain(out.map(|at| given(vec![(at, false)]))).collect())
            }
            "clue_bounds" => {
                let (least, most) = (said.digit("least")?, said.digit("most")?);
                let kept =
                    position.ground().digits().filter(|&digit| least <= digit && digit <= most).collect();
                ruled_out(others(said.cell("cell")?, kept))
            }
            "clue_cell_left" => ruled_out(others(said.cell("cell")?, said.digits("digits")?)),
            "clues_do_not_fit" => {
                ruled_out(Candidate::each(said.digit("digit")?, said.cells("cells")?).collect())
            }
            "clue_required" | "clues_required" => {
                let (digit, cells) = (said.digit("digit")?, said.cells("cells")?);
                let is_so = refuted(known, &named()?, &[], Some((cells, digit, false)));
                Some(vec![Claim::Fact(is_so, "these need the digit there"), given(one_of(digit, cells))])
            }
            "sum_of_houses" => {
                let side = position.ground().side();
                let total = said.houses("houses")?.len() * side * (side + 1) / 2;
                let is_so = said.number("total") == Some(total);
                Some(vec![Claim::Fact(is_so, "the houses have this sum")])
            }
            "sum_without" => Some(Vec::new()),
            "sum_left" => {
                let sum = said.messages("sum")?.first()?.message;
                let is_it =
                    |number: &usize| sources.get(*number).name == *sum && follows(known, sources, *number);
                let has_any = sources.numbers(|source| source.name == *sum).iter().any(is_it);
                Some(vec![Claim::Fact(has_any, "the sum is what is left")])
            }
            "leftovers_same" => {
                let [one, other] = [said.houses("one")?, said.houses("other")?]
                    .map(|houses| position.ground().cells(houses));
                let [here, there] = [said.cells("here")?, said.cells("there")?];
                let is_so = one - other == here && other - one == there && here.len() == there.len();
                Some(vec![Claim::Fact(is_so, "the houses share all other cells")])
            }
            _ => None,
        }
    }

    /// What follows in clues, cells and houses from a supposition.
    pub(super) fn nets_of_clues(&mut self, id: &str, said: Said, known: &Known) -> Claims {
        let position = known.position;
        let of_cell =
            |cell: Cell| position.candidates(cell).iter().map(move |digit| Candidate::new(cell, digit));
        let out = || -> Option<Vec<Candidate>> {
            let each = said.messages("candidates")?.into_iter();
            let of = |one: Said| {
                Some(Candidate::each(one.digit("digit")?, one.cells("cells")?).collect::<Vec<_>>())
            };
            Some(each.map(of).collect::<Option<Vec<_>>>()?.concat())
        };
        if self.supposed.is_empty() {
            return None;
        }
        let clue = || Some(said.messages("clue")?.first()?.message);
        let suppositions = self.supposed.iter();
        let beside = suppositions.flat_map(|&at| of_cell(at.cell).filter(move |&other| other != at));
        let gone: Vec<Candidate> = self.ruled_out.iter().map(|&(_, at)| at).chain(beside).collect();
        let depth = self.supposed.len();
        match id {
            "net_written" => {
                let (cell, digit, out) = (said.cell("cell")?, said.digit("digit")?, out()?);
                let is_left = |at: &Candidate| at.digit == digit || gone.contains(at);
                let fact =
                    Claim::Fact(of_cell(cell).all(|at| is_left(&at)), "the cell has no other candidate left");
                let by = known.of_cell(cell);
                let follows =
                    |&at: &Candidate| Claim::Follows(self.under(vec![(at, false)]), vec![by.clone()]);
                let claims = [fact].into_iter().chain(out.iter().map(follows)).collect();
                self.ruled_out.extend(out.into_iter().map(|at| (depth, at)));
                Some(claims)
            }
            "net_place" => {
                let (house, digit, cell) = (said.house("house")?, said.digit("digit")?, said.cell("cell")?);
                let at = Candidate::new(cell, digit);
                self.ruled_out.extend(of_cell(cell).filter(|&other| other != at).map(|at| (depth, at)));
                Some(vec![Claim::Follows(self.under(vec![(at, true)]), vec![known.of_house(digit, house)])])
            }
            "net_clue" => {
                let (clue, out) = (clue()?, out()?);
                let is_out = |at: &Candidate| {
                    refuted(known, &[clue], &gone, Some((Cells::of(at.cell), at.digit, true)))
                };
                let fact = Claim::Fact(out.iter().all(is_out), "the clue leaves no way for the candidates");
                let follows = |&at: &Candidate| given(self.under(vec![(at, false)]));
                let claims = [fact].into_iter().chain(out.iter().map(follows)).collect();
                self.ruled_out.extend(out.into_iter().map(|at| (depth, at)));
                Some(claims)
            }
            "net_no_candidate" => Some(vec![self.forced(None, known.of_cell(said.cell("cell")?))]),
            "net_no_place" => {
                let by = known.of_house(said.digit("digit")?, said.house("house")?);
                Some(vec![self.forced(None, by)])
            }
            "net_no_way" => {
                let is_so = refuted(known, &[clue()?], &gone, None);
                let by = self.under(Vec::new());
                Some(vec![Claim::Fact(is_so, "the clue has no way left"), self.forced(None, by)])
            }
            _ => None,
        }
    }
}

/// The clause, which has been judged.
fn given(clause: Clause) -> Claim {
    Claim::Follows(clause.clone(), vec![clause])
}

/// Whether what is named leaves no way to fill its cells without some candidates. If cells and a digit are
/// told, then also with the digit there, or in none of these cells. A name may stand for several parts of a
/// clue: one of them is enough.
fn refuted(
    known: &Known,
    named: &[&Message],
    gone: &[Candidate],
    told: Option<(Cells, Digit, bool)>,
) -> bool {
    let position = known.position;
    let sources = position.ground().sources();
    let can_hold = |cell: Cell| {
        let held = position.digit(cell).map_or_else(|| position.candidates(cell), DigitSet::of);
        let held = held - gone.iter().filter(|at| at.cell == cell).map(|at| at.digit).collect();
        match told {
            Some((cells, digit, true)) if cells.contains(cell) => held & DigitSet::of(digit),
            Some((cells, digit, false)) if cells.contains(cell) => held - DigitSet::of(digit),
            _ => held,
        }
    };
    let mut groups: Vec<Vec<usize>> = vec![Vec::new()];
    for name in named {
        let numbers = sources.numbers(|source| source.name == **name);
        let with = |group: &Vec<usize>| {
            numbers.iter().map(|&number| [&group[..], &[number]].concat()).collect::<Vec<_>>()
        };
        groups = groups.iter().flat_map(with).collect();
    }
    groups.iter().any(|group| {
        let meets =
            group.iter().any(|&number| told.is_none_or(|(cells, ..)| sources.get(number).cells.meets(cells)));
        meets && matches!(position.local_of(group, can_hold).has_way(CHOICES), Ok(false))
    })
}

/// Whether a sum is that of its houses without the sums that are taken away.
fn follows(known: &Known, sources: &Sources, number: usize) -> bool {
    let geometry = known.position.ground().geometry();
    let Of::Sum(derived) = &sources.get(number).of else { return false };
    let (mut factors, mut total): (BTreeMap<Cell, i32>, i32) = (BTreeMap::new(), 0);
    for house in derived.houses.clone() {
        geometry.houses()[house].cells.iter().for_each(|&cell| *factors.entry(cell).or_default() += 1);
        total += (1..=geometry.side() as i32).sum::<i32>();
    }
    for &sum in &derived.taken {
        let clue = &geometry.variant().rules().constraints()[sources.constraint_of_sum(sum)];
        let sum = match clue.kind().name {
            "x" => 10,
            "v" => 5,
            _ => i32::from(clue.values()[0]),
        };
        clue.cells().iter().for_each(|&cell| *factors.entry(cell).or_default() -= 1);
        total -= sum;
    }
    factors.retain(|_, factor| *factor != 0);
    let told: BTreeMap<Cell, i32> = derived.addends.iter().copied().collect();
    let turned = factors.iter().map(|(&cell, factor)| (cell, -factor)).collect::<BTreeMap<_, _>>();
    told == factors && derived.total == total || told == turned && derived.total == -total
}
