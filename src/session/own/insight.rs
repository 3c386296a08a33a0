//! What the worker has found out about the puzzle, as the page shows it.

use super::OwnPuzzle;
use super::verdict::Verdict;
use crate::rules::rule_name;
use crate::session::words::minutes;
use crate::worker::protocol::{Appraisal, Insight};
use nonet_engine::human::clue_name;
use nonet_engine::human::pace::Pace;
use nonet_engine::message::Message;
use nonet_engine::rules::Takes;
use nonet_engine::solve::Part;
use nonet_engine::{Cell, Digit, DigitSet, messages};

messages! {
    fn own_part_given(digit: Digit, cell: String);
    fn own_solutions(count: u32);
    fn own_solutions_at_least(count: u32);
    fn own_hardest(step: Message);
    fn own_equal_cells(cells: Vec<String>);
    fn own_different_cells(cell: String, cells: Vec<String>);
}

/// The most digits that are offered to make a puzzle unique.
const MOST_OFFERS: usize = 8;

/// A part of the puzzle with its name.
#[derive(Clone, PartialEq, Debug)]
pub struct PartRow {
    /// The part.
    pub part: Part,
    /// Its name.
    pub name: Message,
}

/// What is known of the puzzle.
#[derive(Clone, PartialEq, Debug)]
pub enum Known {
    /// These parts contradict each other.
    Contradiction(Vec<PartRow>),
    /// It has one solution.
    Unique {
        /// How long people need for it.
        minutes: Message,
        /// The hardest step, if the ladder solves it soon.
        hardest: Option<Message>,
        /// The parts that are not needed.
        not_needed: Vec<PartRow>,
        /// The number of all parts.
        parts: usize,
    },
    /// It has several solutions.
    Several {
        /// How many.
        solutions: Message,
        /// Digits that leave only one.
        offers: Vec<(Cell, Digit)>,
        /// Groups of cells that are always equal, each with its first cell.
        equal: Vec<(Cell, Message)>,
        /// The cells from which the selected one always differs.
        different: Option<Message>,
    },
}

impl OwnPuzzle {
    /// The puzzle to look into, once it is known how many solutions it has.
    pub(super) fn inspectable(&self) -> Option<&nonet_engine::Grid> {
        let is_known = matches!(self.verdict, Verdict::NoSolution(_) | Verdict::One(_) | Verdict::Several(_));
        (is_known && self.insight.is_none() && self.is_editable()).then(|| self.reading.givens())
    }

    /// Takes what the worker has found out.
    pub(super) fn take_insight(&mut self, insight: Option<Insight>) {
        self.insight = insight;
    }

    /// The name of a part of the puzzle: a given, a clue, or a rule.
    pub fn part(&self, part: Part) -> PartRow {
        let geometry = self.reading.grid.geometry();
        let name = match part {
            Part::Given(cell) => {
                let digit = self.reading.givens().get(cell).unwrap_or(Digit::from_index(0));
                own_part_given(digit, geometry.name(cell))
            }
            Part::Constraint(number) => {
                let constraint = &self.rules().constraints()[number];
                match constraint.kind().takes {
                    Takes::Nothing | Takes::Regions => rule_name(constraint.kind().name),
                    _ => clue_name(constraint, geometry),
                }
            }
        };
        PartRow { part, name }
    }

    /// All rules and clues, in their order, but for the regions.
    pub fn constraints(&self) -> Vec<PartRow> {
        let constraints = self.rules().constraints().iter().enumerate();
        let drawn = constraints.filter(|(_, one)| one.kind().takes != Takes::Regions);
        drawn.map(|(number, _)| self.part(Part::Constraint(number))).collect()
    }

    /// What is known of the puzzle.
    pub fn known(&self) -> Option<Known> {
        let rows = |parts: &[Part]| parts.iter().map(|&part| self.part(part)).collect::<Vec<_>>();
        Some(match self.insight.as_ref()? {
            Insight::Contradiction(parts) if parts.is_empty() => return None,
            Insight::Contradiction(parts) => Known::Contradiction(rows(parts)),
            Insight::Unique { not_needed, appraisal: Appraisal { hardest, minutes: time } } => {
                Known::Unique {
                    minutes: minutes(time, &Pace::default()),
                    hardest: hardest.map(|rung| own_hardest(rung.code().name())),
                    not_needed: rows(not_needed),
                    parts: Part::of(self.reading.givens()).len(),
                }
            }
            Insight::Several { solutions, is_exact, relations, .. } => Known::Several {
                solutions: (if *is_exact { own_solutions } else { own_solutions_at_least })(*solutions),
                offers: if *is_exact { self.offers() } else { Vec::new() },
                equal: relations
                    .equal
                    .iter()
                    .map(|cells| (cells[0], own_equal_cells(self.names(cells))))
                    .collect(),
                different: self.different(&relations.different),
            },
        })
    }

    fn names(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.reading.grid.geometry().name(cell)).collect()
    }

    /// The cells from which the selected one differs, among pairs of different cells.
    fn different(&self, pairs: &[[Cell; 2]]) -> Option<Message> {
        let other = |&[one, other]: &[Cell; 2]| match self.selected {
            cell if cell == one => Some(other),
            cell if cell == other => Some(one),
            _ => None,
        };
        let cells: Vec<Cell> = pairs.iter().filter_map(other).collect();
        let name = || self.reading.grid.geometry().name(self.selected);
        (!cells.is_empty()).then(|| own_different_cells(name(), self.names(&cells)))
    }

    /// Digits that leave one solution.
    fn offers(&self) -> Vec<(Cell, Digit)> {
        let cells = self.reading.grid.geometry().cells();
        let lone = cells.flat_map(|cell| {
            let shares = self.shares(cell).into_iter().filter(|(_, share)| share.is_lone);
            shares.map(move |(digit, _)| (cell, digit))
        });
        lone.take(MOST_OFFERS).collect()
    }

    /// The digits that solutions have in an empty cell, if they are known, each with its share.
    pub fn shares(&self, cell: Cell) -> Vec<(Digit, Share)> {
        let Some(Insight::Several { solutions, is_exact, counts, .. }) = &self.insight else {
            return Vec::new();
        };
        if self.reading.grid.get(cell).is_some() {
            return Vec::new();
        }
        let side = self.reading.grid.geometry().side();
        let counts = counts.get(cell.index() * side..).unwrap_or_default().iter().take(side);
        let is_decided = counts.clone().all(Option::is_some);
        let share = |count: u32| Share {
            percent: (count * 100 / solutions.max(&1)).max(1),
            is_lone: *is_exact && count == 1,
            is_certain: is_decided && count == *solutions,
        };
        let known = counts.enumerate().filter_map(|(at, count)| Some((Digit::from_index(at), (*count)?)));
        known.filter(|(_, count)| *count > 0).map(|(digit, count)| (digit, share(count))).collect()
    }

    /// The digits that solutions have in an empty cell, and whether there is one that all have.
    pub(super) fn candidates(&self, cell: Cell) -> (DigitSet, bool) {
        let shares = self.shares(cell);
        let is_certain = shares.iter().any(|(_, share)| share.is_certain);
        (shares.into_iter().map(|(digit, _)| digit).collect(), is_certain)
    }
}

/// In how many solutions a candidate is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// In percent of the solutions that are known, and at least one.
    pub percent: u32,
    /// Whether only one solution has it.
    pub is_lone: bool,
    /// Whether all solutions have it.
    pub is_certain: bool,
}
