//! The menus that filter the table: by givens, symmetry, technique, number of solutions,
//! or whether a puzzle is minimal. Values are counted as results arrive, like the ratings
//! of `spread`. The page draws a [`Menu`] for each facet with more than one value.

use std::cell::LazyCell;
use std::collections::BTreeMap;

use super::{Workbench, view};
use crate::worker::protocol::{Column, Outcome};
use nonet_engine::formats;
use nonet_engine::{Cell, Geometry, Symmetry, Variant};

/// What a menu filters by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Facet {
    /// The number of givens.
    Givens,
    /// The technique of the hardest step, by its name on the scale.
    Technique,
    /// The symmetries of the givens, by their names in the engine. A puzzle may have several.
    Symmetry,
    /// The number of solutions.
    Solutions,
    /// Whether each given is necessary: [`MINIMAL`] or [`REDUNDANT`].
    Minimal,
}

/// The value of a puzzle without redundant givens.
pub const MINIMAL: &str = "minimal";
/// The value of a puzzle with redundant givens.
pub const REDUNDANT: &str = "redundant";

impl Facet {
    /// All facets, in the order of their menus.
    pub const ALL: [Self; 5] =
        [Self::Givens, Self::Technique, Self::Symmetry, Self::Solutions, Self::Minimal];

    /// Its id in the message files.
    pub fn id(self) -> &'static str {
        match self {
            Self::Givens => "givens",
            Self::Technique => "technique",
            Self::Symmetry => "symmetry",
            Self::Solutions => "solutions",
            Self::Minimal => "minimal",
        }
    }

    /// Passes each value of a row to `take`. `told` is the row's result.
    fn each<F: FnOnce() -> Option<Pattern>>(
        self,
        columns: &[Column],
        pattern: &LazyCell<Option<Pattern>, F>,
        told: &str,
        take: &mut dyn FnMut(&str),
    ) {
        let cell = |id: &str| {
            let column = columns.iter().position(|column| column.id == id)?;
            told.split('\t').nth(column).filter(|cell| !cell.is_empty())
        };
        match self {
            Self::Givens => {
                if let Some(pattern) = &**pattern {
                    take(&pattern.givens.iter().filter(|is_given| **is_given).count().to_string());
                }
            }
            Self::Symmetry => {
                if let Some(pattern) = &**pattern {
                    let mut has_any = false;
                    for symmetry in pattern.symmetries() {
                        has_any = true;
                        take(symmetry.name());
                    }
                    if !has_any {
                        take(Symmetry::None.name());
                    }
                }
            }
            Self::Technique => cell("hardest").into_iter().for_each(take),
            Self::Solutions => cell("solutions").into_iter().for_each(take),
            Self::Minimal => {
                if let Some((givens, left)) = cell("givens").zip(cell("left")) {
                    take(if givens == left { MINIMAL } else { REDUNDANT });
                }
            }
        }
    }
}

/// The givens of a puzzle as a pattern.
pub(super) struct Pattern {
    geometry: &'static Geometry,
    givens: Vec<bool>,
}

impl Pattern {
    /// Reads the puzzle of a line. A classic puzzle in one word needs no reader, which
    /// would be too slow for long lists.
    pub(super) fn read(line: &str) -> Option<Self> {
        let puzzle = view::puzzle(line).as_bytes();
        let symbols = || puzzle.iter().all(|symbol| symbol.is_ascii_digit() || b".*_".contains(symbol));
        if puzzle.len() == 81 && symbols() {
            let givens = puzzle.iter().map(|symbol| matches!(symbol, b'1'..=b'9')).collect();
            return Some(Self { geometry: Variant::CLASSIC.geometry(), givens });
        }
        let grid = formats::read(None, view::puzzle(line)).ok()?;
        let givens = grid.digits().iter().map(Option::is_some).collect();
        Some(Self { geometry: grid.geometry(), givens })
    }

    /// The symmetries that the pattern has.
    pub(super) fn symmetries(&self) -> impl Iterator<Item = Symmetry> {
        let is_given = |cell: Cell| self.givens[cell.index()];
        let all = Symmetry::ALL.into_iter().map(|(symmetry, _)| symmetry);
        all.filter(move |symmetry| *symmetry != Symmetry::None && symmetry.holds(self.geometry, is_given))
    }
}

/// How often each value occurs in the list.
#[derive(Default)]
pub(super) struct Tally(BTreeMap<(Facet, String), u32>);

impl Tally {
    fn add(&mut self, facet: Facet, value: &str) {
        *self.0.entry((facet, value.to_owned())).or_default() += 1;
    }
}

/// The chosen values.
#[derive(Clone, Default)]
pub(super) struct Picks {
    columns: &'static [Column],
    picks: BTreeMap<Facet, String>,
}

impl Picks {
    pub(super) fn is_empty(&self) -> bool {
        self.picks.is_empty()
    }

    pub(super) fn let_through(&self, line: &str, told: &str) -> bool {
        let pattern = LazyCell::new(|| Pattern::read(line));
        self.picks.iter().all(|(facet, wanted)| {
            let mut is_in = false;
            facet.each(self.columns, &pattern, told, &mut |value| is_in |= value == wanted);
            is_in
        })
    }
}

/// A menu of values, and the chosen one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// What it filters by.
    pub facet: Facet,
    /// The chosen value; `None` shows all.
    pub chosen: Option<String>,
    /// The values in the list, and how many puzzles have each of them.
    pub values: Vec<(String, u32)>,
}

impl Workbench {
    /// Counts the values of the rows from `first`, whose results are these.
    pub(super) fn tally(&mut self, first: usize, outcome: &Outcome) {
        let columns = self.columns();
        for at in 0..outcome.rows.len() {
            let (Ok(told), Some((_, line))) = (outcome.get(at), self.list.get(first + at)) else { continue };
            let pattern = LazyCell::new(|| Pattern::read(line));
            for facet in Facet::ALL {
                facet.each(columns, &pattern, told, &mut |value| self.tally.add(facet, value));
            }
        }
    }

    /// Filters by a value of a facet, or no longer.
    pub(super) fn pick(&mut self, facet: Facet, value: Option<String>) {
        let picks = &mut self.order.picks;
        picks.columns = self.results.columns;
        match value {
            Some(value) => picks.picks.insert(facet, value),
            None => picks.picks.remove(&facet),
        };
    }

    /// The menus that can tell rows apart.
    pub fn menus(&self) -> Vec<Menu> {
        let menu = |facet| {
            let of = self.tally.0.iter().filter(|((other, _), _)| *other == facet);
            let mut values: Vec<_> = of.map(|((_, value), count)| (value.clone(), *count)).collect();
            if facet == Facet::Symmetry {
                let place = |name: &str| Symmetry::ALL.into_iter().position(|(_, other)| other == name);
                values.sort_by_key(|(value, _)| place(value));
            } else {
                // Numbers by value; without one, the order of texts stays.
                let number = |value: &str| value.trim_end_matches('+').parse::<u32>().ok();
                values.sort_by_key(|(value, _)| number(value));
            }
            Menu { facet, chosen: self.order.picks.picks.get(&facet).cloned(), values }
        };
        let is_useful = |menu: &Menu| menu.values.len() > 1 || menu.chosen.is_some();
        Facet::ALL.into_iter().map(menu).filter(is_useful).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::protocol::Task;

    fn values(facet: Facet, columns: &[Column], line: &str, told: &str) -> Vec<String> {
        let mut values = Vec::new();
        let pattern = LazyCell::new(|| Pattern::read(line));
        facet.each(columns, &pattern, told, &mut |value| values.push(value.to_owned()));
        values
    }

    /// A classic puzzle with givens in these cells.
    fn line(givens: &[usize]) -> String {
        (0..81).map(|at| if givens.contains(&at) { '7' } else { '.' }).collect()
    }

    #[test]
    fn givens_and_symmetry_come_from_the_puzzle_in_any_format() {
        let of = |facet, line: &str| values(facet, &[], line, "");
        let two = line(&[0, 80]);
        assert_eq!(of(Facet::Givens, &format!("{two} a comment")), ["2"]);
        assert_eq!(of(Facet::Givens, &two.replace('.', "0")), ["2"]);
        assert_eq!(of(Facet::Symmetry, &two), ["rotate180", "diagonal", "antidiagonal"]);
        assert_eq!(of(Facet::Symmetry, &line(&[0, 2])), ["none"]);
        assert_eq!(of(Facet::Symmetry, &line(&[3, 5])), ["mirror-h"]);
        assert_eq!(of(Facet::Symmetry, &line(&[0, 8, 72, 80])).len(), 6);
        assert_eq!(of(Facet::Givens, "1...............").as_slice(), ["1"], "4 × 4");
        assert_eq!(of(Facet::Givens, "nonsense"), [""; 0]);
    }

    #[test]
    fn the_other_values_come_from_the_columns_of_the_result() {
        let rated = "6.6\t1.2\t1.2\tTurbot Fish\t12.4\t3.0";
        assert_eq!(values(Facet::Technique, Task::Rate.columns(), "", rated), ["Turbot Fish"]);
        assert_eq!(values(Facet::Technique, Task::Count.columns(), "", "3"), [""; 0]);
        assert_eq!(values(Facet::Solutions, Task::Count.columns(), "", "3"), ["3"]);
        assert_eq!(values(Facet::Minimal, Task::Minimise.columns(), "", "26\t26\tx"), [MINIMAL]);
        assert_eq!(values(Facet::Minimal, Task::Minimise.columns(), "", "26\t25\tx"), [REDUNDANT]);
    }

    #[test]
    fn picks_hold_together_and_values_are_in_order() {
        let mut bench = Workbench::default();
        for value in ["24", "3", "24"] {
            bench.tally.add(Facet::Givens, value);
        }
        bench.tally.add(Facet::Symmetry, "diagonal");
        assert_eq!(
            bench.menus(),
            [Menu { facet: Facet::Givens, chosen: None, values: vec![("3".into(), 1), ("24".into(), 2)] }],
            "one value filters nothing"
        );
        bench.pick(Facet::Givens, Some("2".into()));
        bench.pick(Facet::Symmetry, Some("rotate180".into()));
        let picks = bench.order.picks.clone();
        assert!(picks.let_through(&line(&[0, 80]), ""));
        assert!(!picks.let_through(&line(&[0, 1]), ""), "no symmetry");
        assert!(!picks.let_through(&line(&[0, 40, 80]), ""), "three givens");
        bench.pick(Facet::Givens, None);
        assert!(bench.order.picks.let_through(&line(&[0, 40, 80]), ""));
        assert_eq!(bench.menus()[1].chosen.as_deref(), Some("rotate180"));
    }
}
