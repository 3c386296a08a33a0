//! What the ladder draws conclusions from on boards with clues: each clue, each house, and what follows
//! from houses and sums together. A [`Source`] is one of these. Its proof names it, and
//! [`Local`](crate::solve::terms::local::Local) says which candidates some sources leave.

#![allow(clippy::cast_possible_wrap)] // sums are small

mod find;
mod nested;
mod net;
mod net_find;
mod net_proof;
mod proof;

pub use find::{Group, find_required, find_together};
pub use nested::find_nested;
pub use net_find::{find_common, find_refuted};
pub use proof::combinations;

use super::clue_name::clue_name;
use super::ground::{Ground, Wide};
use super::position::Position;
use super::say;
use super::wide::Cells;
use crate::message::Message;
use crate::rules::{Clue, Constraint, Takes, Term};
use crate::solve::terms::derive::{self, Derived, Leftovers, plain_sum};
use crate::solve::terms::follow::Connections;
use crate::solve::terms::local::{Local, Piece};
use crate::solve::terms::network::Pieces;
use crate::{Cell, DigitSet, Geometry, messages};

/// The most cells of a sum that follows from others. Most of them are filled when it is of use.
const CELLS_OF_SUM: usize = 14;
/// The most cells of a clue that is no line and is not looked at pair by pair.
const CELLS_OF_MARKS: usize = 12;

messages! {
    /// What a clue says of some of its cells.
    fn clue_part(clue: Message, cells: Vec<String>);
    /// A sum that follows from others, as text.
    fn derived_sum(sum: String);
    /// Two groups of cells that hold the same digits.
    fn equal_groups(one: Vec<String>, other: Vec<String>);
}

/// What a source is.
#[derive(Debug)]
pub enum Of {
    /// A clue, by the number of its constraint, or a part of it that has no cell in common with the rest.
    Clue(usize),
    /// A house.
    House,
    /// What is left of houses without sums.
    Sum(Derived),
    /// What is left of houses without the cells that they share.
    Same(Leftovers),
}

/// Something that says by itself what cells can hold.
#[derive(Debug)]
pub struct Source {
    pub of: Of,
    pub cells: Cells,
    /// Its name in sentences.
    pub name: Message,
    piece: Piece,
}

/// All sources of a board.
#[derive(Debug)]
pub struct Sources {
    all: Vec<Source>,
    connections: Connections,
    /// For each sum from which others follow: the number of its constraint.
    sums: Vec<usize>,
}

impl Sources {
    /// The sources of a board.
    pub(super) fn new(geometry: &'static Geometry) -> Self {
        let rules = geometry.variant().rules();
        let terms = rules.terms_with_origins().unwrap_or_default();
        let mut pieces = Pieces::new(geometry);
        let mut all = Vec::new();
        let mut add = |of: Of, name: Message, piece: Piece| {
            let cells = piece.cells().into_iter().collect();
            all.push(Source { of, cells, name, piece });
        };
        for (number, constraint) in rules.constraints().iter().enumerate() {
            let own = terms.iter().filter(|(of, _)| *of == Some(number)).map(|(_, term)| term.clone());
            let parts = parts(constraint, own.collect());
            for part in &parts {
                let (piece, whole) = (pieces.of(part), clue_name(constraint, geometry));
                let cells = piece.cells().into_iter().map(|cell| geometry.name(cell));
                let name = if parts.len() > 1 { clue_part(whole, cells.collect()) } else { whole };
                add(Of::Clue(number), name, piece);
            }
        }
        for house in geometry.houses() {
            let term = Term::House(house.kind, house.cells.clone());
            add(Of::House, say::house_name(house.kind.name(), house.number + 1), pieces.of(&[term]));
        }
        let (sums, known): (Vec<usize>, Vec<_>) =
            terms.iter().filter_map(|(of, term)| Some(((*of)?, plain_sum(term)?))).unzip();
        let total = (1..=geometry.side() as i32).sum();
        for derived in derive::sums(geometry.houses(), &known, total, CELLS_OF_SUM) {
            let name = derived_sum(sum_text(&derived, geometry));
            let piece = pieces.of(&[Term::from(derived.clone())]);
            add(Of::Sum(derived), name, piece);
        }
        for left in derive::leftovers(geometry.houses()) {
            let [one, other] =
                left.groups.each_ref().map(|cells| cells.iter().map(|&cell| geometry.name(cell)));
            add(
                Of::Same(left.clone()),
                equal_groups(one.collect(), other.collect()),
                Pieces::of_leftovers(&left),
            );
        }
        let is_house = |source: &Source| matches!(source.of, Of::House);
        let with_pieces = all.iter().enumerate().filter(|(_, source)| !is_house(source));
        let connections =
            Connections::new(geometry, with_pieces.map(|(number, source)| (number, source.piece.cells())));
        Self { all, connections, sums }
    }

    /// How cells depend on each other through sources. Houses are no sources here.
    fn connections(&self) -> &Connections {
        &self.connections
    }

    fn pieces(&self) -> Vec<&Piece> {
        self.all.iter().map(|source| &source.piece).collect()
    }

    /// A source by its number.
    pub fn get(&self, number: usize) -> &Source {
        &self.all[number]
    }

    /// The numbers of the sources of some kind.
    pub fn numbers(&self, is_it: impl Fn(&Source) -> bool) -> Vec<usize> {
        (0..self.all.len()).filter(|&number| is_it(&self.all[number])).collect()
    }

    /// The constraint of a sum from which others follow.
    pub fn constraint_of_sum(&self, sum: usize) -> usize {
        self.sums[sum]
    }
}

/// The terms of a clue in parts that have no cell in common. A rule of the whole board, or about many marked
/// cells, is looked at pair by pair. What only keeps cells or two candidates apart, or limits a cell, is known
/// without it.
fn parts(constraint: &Constraint, terms: Vec<Term>) -> Vec<Vec<Term>> {
    let join = |shares: &dyn Fn(&Cells, &Cells) -> bool, terms: Vec<Term>| {
        let mut parts: Vec<(Cells, Vec<Term>)> = Vec::new();
        for term in terms {
            let mut cells: Cells = term.cells().into_iter().collect();
            let mut joined = vec![term];
            let (with, rest): (Vec<_>, Vec<_>) =
                parts.into_iter().partition(|(other, _)| shares(other, &cells));
            for (other, terms) in with {
                cells |= other;
                joined.splice(0..0, terms);
            }
            parts = rest;
            parts.push((cells, joined));
        }
        parts
    };
    let is_line = match constraint.kind().takes {
        Takes::Clue(Clue { in_order, cells: [_, most], .. }) => in_order || most > 0,
        _ => false,
    };
    let by_cell = |one: &Cells, other: &Cells| one.meets(*other);
    let by_pair = |one: &Cells, other: &Cells| one == other;
    let says_more = |term: &Term| !matches!(term, Term::House(..) | Term::Apart(_) | Term::Domain(..));
    let terms: Vec<Term> = terms.into_iter().filter(says_more).collect();
    let parts = if is_line { join(&by_cell, terms) } else { join(&by_pair, terms) };
    let is_marks = matches!(constraint.kind().takes, Takes::Clue(Clue { in_order: false, .. }));
    let small = |(cells, terms): (Cells, Vec<Term>)| {
        if is_marks && cells.len() > CELLS_OF_MARKS { join(&by_pair, terms) } else { vec![(cells, terms)] }
    };
    let parts = parts.into_iter().flat_map(small).map(|(_, terms)| terms);
    parts.filter(|terms| !matches!(terms[..], [Term::Exclude(_)])).collect()
}

/// `r1c1 + r1c2 − r4c4 = 12`.
fn sum_text(derived: &Derived, geometry: &Geometry) -> String {
    let mut text = String::new();
    for (at, &(cell, factor)) in derived.addends.iter().enumerate() {
        text.push_str(match (at, factor > 0) {
            (0, true) => "",
            (0, false) => "−",
            (_, true) => " + ",
            (_, false) => " − ",
        });
        text.push_str(&geometry.name(cell));
    }
    let sign = if derived.total < 0 { "−" } else { "" };
    format!("{text} = {sign}{}", derived.total.abs())
}

impl Position<Wide> {
    /// The digits that a cell can hold: its own, if it is filled.
    pub(super) fn can_hold(&self, cell: Cell) -> DigitSet {
        self.digit(cell).map_or_else(|| self.candidates(cell), DigitSet::of)
    }

    /// What some sources leave, where cells can hold these digits.
    pub(crate) fn local_of(&self, sources: &[usize], can_hold: impl Fn(Cell) -> DigitSet) -> Local<'static> {
        let all = self.ground().sources();
        let pieces: Vec<&Piece> = sources.iter().map(|&number| &all.get(number).piece).collect();
        Local::new(self.ground().geometry(), &pieces, can_hold)
    }

    /// What some sources leave.
    pub(super) fn local(&self, sources: &[usize]) -> Local<'static> {
        self.local_of(sources, |cell| self.can_hold(cell))
    }
}
