//! What a dynamic chain of level 1 or more uses when links lead no further: patterns that hold on
//! the working board only because candidates were removed there. The sources are locked candidates,
//! pairs, X-wings and then whole chains. They are tried in this order until one has a result.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::super::rule::Nesting;
use super::super::step::Removals;
use super::super::tables::{OVERLAP, bits, cell_at};
use super::super::{fish, locked, sets};
use super::links::{Cause, Node};
use super::multiple::{self, Engine};
use super::spread::Spreading;
use super::{GoOn, Hint, Hints, cycles};

/// The removals of a pattern, and the earlier removals that it depends on.
struct Pattern {
    removals: Removals,
    parents: Vec<u16>,
    nested: Option<u32>,
}

/// The hints used inside the chains of one engine. Equal hints share a number.
#[derive(Default)]
pub(super) struct Nested {
    numbers: HashMap<Vec<Vec<Node>>, u32>,
    /// By number: the length of the hint.
    lengths: Vec<u32>,
}

impl Nested {
    /// The number of a hint. Hints are equal if their ends and all ancestors of these are equal.
    fn number(&mut self, hint: &Hint) -> u32 {
        let key = hint.walks.iter().map(|walk| walk.iter().map(|&(node, _)| node).collect()).collect();
        let next = self.lengths.len() as u32;
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            self.lengths.push(hint.rank.length);
        }
        number
    }

    /// Whether there are no hints.
    pub(super) fn is_empty(&self) -> bool {
        self.lengths.is_empty()
    }

    /// The length of the hint with this number.
    pub(super) fn length(&self, number: u32) -> u32 {
        self.lengths[number as usize]
    }
}

/// Adds the removals of the first source that has any. Returns `false` if none has.
pub(super) fn extend(spreading: &mut Spreading, nested: &mut Nested, go_on: GoOn) -> ControlFlow<(), bool> {
    let Engine::Dynamic(level) = spreading.engine else { return ControlFlow::Continue(false) };
    if level == Nesting::Plain {
        return ControlFlow::Continue(false);
    }
    for source in [locked_sets, hidden_pairs, naked_pairs, x_wings] {
        let patterns = source(spreading);
        if !patterns.is_empty() {
            apply(spreading, patterns);
            return ControlFlow::Continue(true);
        }
    }
    for inner in inner_engines(level) {
        go_on()?;
        let mut hints = Hints::all();
        match inner {
            None => cycles::find(&spreading.board, &mut hints, go_on)?,
            Some(engine) => multiple::find(&spreading.board, *engine, &mut hints, go_on)?,
        }
        let patterns = chains(spreading, nested, hints);
        if !patterns.is_empty() {
            apply(spreading, patterns);
            return ControlFlow::Continue(true);
        }
    }
    ControlFlow::Continue(false)
}

/// The engines used inside a level. `None` is the engine of cycles.
fn inner_engines(level: Nesting) -> &'static [Option<Engine>] {
    match level {
        Nesting::Plain | Nesting::Plus => &[],
        Nesting::Chains => &[None],
        Nesting::MultipleChains => &[None, Some(Engine::Static)],
        Nesting::Dynamic(0) => &[Some(Engine::Dynamic(Nesting::Plain))],
        Nesting::Dynamic(1) => &[Some(Engine::Dynamic(Nesting::Plus))],
        Nesting::Dynamic(2) => &[Some(Engine::Dynamic(Nesting::Chains))],
        Nesting::Dynamic(_) => &[Some(Engine::Dynamic(Nesting::MultipleChains))],
    }
}

/// Adds every removal as an off node. An oddity of SE, which keeps removals in a hash table: cells
/// are in the order of their index modulo 16, or modulo 32 if there are more than 12 cells. Cells
/// with equal remainders keep the order in which they were found.
fn apply(spreading: &mut Spreading, patterns: Vec<Pattern>) {
    for Pattern { removals, parents, nested } in patterns {
        let buckets = if removals.cell_count() > 12 { 32 } else { 16 };
        let mut cells: Vec<_> = removals.iter().collect();
        cells.sort_by_key(|(cell, _)| cell % buckets);
        for (cell, digits) in cells {
            for digit in bits(digits) {
                let node = Node::off(cell, digit);
                if !spreading.spread.has(node) {
                    spreading.add(node, Cause::None, &parents, nested);
                }
            }
        }
    }
}

/// Adds the removed places of a digit in a house as parents, except for the positions in `but`.
fn struck_places(spreading: &Spreading, house: usize, digit: usize, but: u16, parents: &mut Vec<u16>) {
    let struck = spreading.start.places(house, digit) & !spreading.board.places(house, digit);
    for place in bits(struck & !but) {
        parents.push(spreading.spread.known_at(Node::off(cell_at(house, place), digit)));
    }
}

fn keep(patterns: &mut Vec<Pattern>, removals: Removals, parents: Vec<u16>) {
    if !parents.is_empty() {
        patterns.push(Pattern { removals, parents, nested: None });
    }
}

fn locked_sets(spreading: &Spreading) -> Vec<Pattern> {
    let mut patterns = Vec::new();
    let _: Option<()> = locked::each(&spreading.board, |found| {
        let removals = locked::removals(&spreading.board, found);
        if !removals.is_empty() {
            let mut parents = Vec::new();
            let covered = OVERLAP[found.base][found.cover];
            struck_places(spreading, found.base, found.digit, covered, &mut parents);
            keep(&mut patterns, removals, parents);
        }
        None
    });
    patterns
}

fn hidden_pairs(spreading: &Spreading) -> Vec<Pattern> {
    let mut patterns = Vec::new();
    let _: Option<()> = sets::each_hidden(&spreading.board, 2, 5, |set| {
        let removals = sets::hidden_removals(&spreading.board, set);
        if !removals.is_empty() {
            let mut parents = Vec::new();
            for digit in bits(set.digits) {
                struck_places(spreading, set.house, digit, 0, &mut parents);
            }
            keep(&mut patterns, removals, parents);
        }
        None
    });
    patterns
}

fn naked_pairs(spreading: &Spreading) -> Vec<Pattern> {
    let mut patterns = Vec::new();
    let _: Option<()> = sets::each_naked(&spreading.board, 2, |set| {
        let removals = sets::naked_removals(&spreading.board, set);
        if !removals.is_empty() {
            let mut parents = Vec::new();
            for cell in bits(set.positions).map(|position| cell_at(set.house, position)) {
                for digit in bits(spreading.start.digits(cell) & !set.digits) {
                    parents.push(spreading.spread.known_at(Node::off(cell, digit)));
                }
            }
            keep(&mut patterns, removals, parents);
        }
        None
    });
    patterns
}

fn x_wings(spreading: &Spreading) -> Vec<Pattern> {
    let mut patterns = Vec::new();
    let _: Option<()> = fish::each(&spreading.board, 2, |found| {
        let removals = fish::removals(&spreading.board, found);
        if !removals.is_empty() {
            let mut parents = Vec::new();
            for base in bits(found.bases) {
                struck_places(spreading, found.base_kind * 9 + base, found.digit, found.covers, &mut parents);
            }
            keep(&mut patterns, removals, parents);
        }
        None
    });
    patterns
}

/// The patterns of chains that depend on a removal. Of several chains with the same removals, only
/// the first counts.
fn chains(spreading: &Spreading, nested: &mut Nested, hints: Hints) -> Vec<Pattern> {
    let mut patterns = Vec::new();
    let mut known: Vec<Vec<(usize, u16)>> = Vec::new();
    for hint in hints.sorted() {
        let mut struck: Vec<_> = hint.step.removals.iter().collect();
        struck.sort_unstable();
        if known.contains(&struck) {
            continue;
        }
        known.push(struck);
        let mut parents = Vec::new();
        for &(node, cause) in hint.walks.iter().flatten().filter(|(node, _)| node.is_on()) {
            spreading.struck(node, cause, |_, at| {
                if !parents.contains(&at) {
                    parents.push(at);
                }
            });
        }
        if !parents.is_empty() {
            let number = nested.number(&hint);
            patterns.push(Pattern { removals: hint.step.removals, parents, nested: Some(number) });
        }
    }
    patterns
}
