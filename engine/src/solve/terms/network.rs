//! All terms of a board, as the search needs them.

use std::collections::BTreeMap;

use super::any::Any;
use super::board::{Mask, Propagator, mask};
use super::count::Count;
use super::derive::{self, Leftovers, plain_sum};
use super::house::House;
use super::linear::{Group, Linear, SetList, all_sets};
use super::local::Piece;
use super::only::Only;
use super::pair::{Pair, Support, transposed};
use super::regular::Regular;
use super::same::Same;
use super::sets::Sets;
use crate::rules::Term;
use crate::{Cell, Digit, DigitSet, Geometry, HouseKind};

/// The most sets that a group of a sum lists. Larger groups are split.
const SETS_OF_GROUP: usize = 600;
/// The most sets that a sum of different digits lists.
const SETS_OF_SUM: usize = 2000;

/// The terms of a board. It never changes once it is built.
#[derive(Debug)]
pub(super) struct Network {
    /// The candidates of each cell on an empty board.
    pub(super) domains: Vec<Mask>,
    /// For each cell: those that never hold its digit.
    pub(super) peers: Vec<Vec<u16>>,
    /// For each cell: other cells, and the number of the support that says what they may hold beside it.
    pub(super) pairs: Vec<Vec<(u16, u16)>>,
    pub(super) supports: Vec<Support>,
    /// What costs least comes first.
    pub(super) propagators: Vec<Box<dyn Propagator>>,
    /// For each cell: the numbers of its propagators.
    pub(super) of_cell: Vec<Vec<u16>>,
    /// The cells of each house.
    pub(super) houses: Vec<Vec<u16>>,
}

/// What a term is for the search.
enum Lowered {
    Domain(u16, Mask),
    Pair([u16; 2], Vec<Mask>),
    Other(Box<dyn Propagator>),
}

struct Builder {
    side: usize,
    domains: Vec<Mask>,
    /// By cell and cell.
    is_peer: Vec<Vec<bool>>,
    pairs: BTreeMap<[u16; 2], Vec<Mask>>,
    propagators: Vec<Box<dyn Propagator>>,
    /// Those that take longest.
    slow: Vec<Box<dyn Propagator>>,
    sets: BTreeMap<usize, SetList>,
    houses: Vec<Vec<u16>>,
    /// The kinds of the houses.
    kinds: Vec<HouseKind>,
}

impl Network {
    pub(super) fn new(geometry: &Geometry) -> Self {
        let mut builder = Builder::new(geometry);
        let known: Vec<_> = geometry.terms().iter().filter_map(plain_sum).collect();
        let all = (1..=geometry.side() as i32).sum();
        let derived = derive::sums(geometry.houses(), &known, all, derive::MOST_CELLS);
        let derived: Vec<Term> = derived.into_iter().map(Term::from).collect();
        geometry.terms().iter().for_each(|term| builder.add(term));
        derived.iter().for_each(|term| builder.add(term));
        for left in derive::leftovers(geometry.houses()) {
            builder.propagators.push(same(&left));
        }
        builder.finish()
    }
}

fn same(left: &Leftovers) -> Box<dyn Propagator> {
    let [one, other] =
        left.groups.each_ref().map(|cells| cells.iter().map(|cell| cell.index() as u16).collect::<Vec<_>>());
    Box::new(Same::new(&one, &other))
}

/// Makes [`Piece`]s of a board.
pub(crate) struct Pieces(Builder);

impl Pieces {
    pub(crate) fn new(geometry: &Geometry) -> Self {
        Self(Builder::new(geometry))
    }

    /// The piece of some terms.
    pub(crate) fn of(&mut self, terms: &[Term]) -> Piece {
        let lowered: Vec<Lowered> = terms.iter().flat_map(|term| self.0.lower(term)).collect();
        Piece::new(lowered.into_iter().map(Lowered::into_propagator).collect())
    }

    /// The piece of groups with the same digits.
    pub(crate) fn of_leftovers(left: &Leftovers) -> Piece {
        Piece::new(vec![same(left)])
    }
}

impl Builder {
    /// Houses, domains, peers and exclusions.
    fn new(geometry: &Geometry) -> Self {
        let (side, count) = (geometry.side(), geometry.cell_count());
        let index = |cell: &Cell| cell.index() as u16;
        let mut is_peer = vec![vec![false; count]; count];
        for cell in geometry.cells() {
            geometry.peers(cell).iter().for_each(|peer| is_peer[cell.index()][peer.index()] = true);
        }
        let domains = geometry.cells().map(|cell| mask(geometry.domain(cell))).collect();
        let mut propagators: Vec<Box<dyn Propagator>> = Vec::new();
        for house in geometry.houses() {
            let cells = house.cells.iter().map(index).collect();
            propagators.push(Box::new(House { cells, full: mask(DigitSet::full(side)) }));
        }
        let houses = geometry.houses().iter().map(|house| house.cells.iter().map(index).collect()).collect();
        let kinds = geometry.houses().iter().map(|house| house.kind).collect();
        let (pairs, sets) = (BTreeMap::new(), BTreeMap::new());
        let mut builder =
            Self { side, domains, is_peer, pairs, propagators, slow: Vec::new(), sets, houses, kinds };
        for cell in geometry.cells() {
            for digit in Digit::all(side) {
                for &(other, excluded) in geometry.excluded(cell, digit) {
                    let full = mask(DigitSet::full(side));
                    let mut rows = vec![full; side];
                    rows[digit.index()] &= !(1 << excluded.index());
                    builder.relate([index(&cell), index(&other)], &rows);
                }
            }
        }
        builder
    }

    fn add(&mut self, term: &Term) {
        for lowered in self.lower(term) {
            match lowered {
                Lowered::Domain(cell, digits) => self.domains[usize::from(cell)] &= digits,
                Lowered::Pair(cells, rows) => self.relate(cells, &rows),
                Lowered::Other(one) if matches!(term, Term::Any(_) | Term::Regular(..)) => {
                    self.slow.push(one);
                }
                Lowered::Other(one) => self.propagators.push(one),
            }
        }
    }

    /// Adds what a pair of cells may hold to what is known of it.
    fn relate(&mut self, [one, other]: [u16; 2], rows: &[Mask]) {
        let (cells, rows) =
            if one < other { ([one, other], rows.to_vec()) } else { ([other, one], transposed(rows)) };
        let known = self.pairs.entry(cells).or_insert_with(|| vec![Mask::MAX; rows.len()]);
        known.iter_mut().zip(&rows).for_each(|(known, row)| *known &= row);
    }

    fn lower(&mut self, term: &Term) -> Vec<Lowered> {
        let index = |cell: &Cell| cell.index() as u16;
        let indices = |cells: &[Cell]| cells.iter().map(index).collect::<Vec<u16>>();
        let full = mask(DigitSet::full(self.side));
        match term {
            Term::House(_, cells) => {
                vec![Lowered::Other(Box::new(House { cells: indices(cells), full }))]
            }
            Term::Apart([one, other]) => {
                let rows = (0..self.side).map(|digit| full & !(1 << digit)).collect();
                vec![Lowered::Pair([index(one), index(other)], rows)]
            }
            Term::Domain(cell, digits) => vec![Lowered::Domain(index(cell), mask(*digits))],
            Term::Exclude([(one, digit), (other, excluded)]) => {
                let mut rows = vec![full; self.side];
                rows[digit.index()] &= !(1 << excluded.index());
                vec![Lowered::Pair([index(one), index(other)], rows)]
            }
            Term::Pair([one, other], relation) => {
                let rows = relation.rows().iter().map(|&row| mask(row)).collect();
                vec![Lowered::Pair([index(one), index(other)], rows)]
            }
            Term::Sum(addends, range) => self.lower_sum(addends, [*range.start(), *range.end()]),
            Term::OneOf(cells, sets) => {
                let sets = sets.iter().map(|&set| mask(set)).collect();
                let apart = cells.iter().enumerate().flat_map(|(at, &one)| {
                    cells[at + 1..].iter().map(move |&other| Term::Apart([one, other]))
                });
                let mut lowered = vec![Lowered::Other(Box::new(Sets::new(indices(cells), sets)))];
                for term in apart.collect::<Vec<_>>() {
                    lowered.extend(self.lower(&term));
                }
                lowered
            }
            Term::Regular(cells, automaton) => {
                vec![Lowered::Other(Box::new(Regular::new(indices(cells), automaton.clone())))]
            }
            Term::Count(cells, digits, times) => vec![Lowered::Other(Box::new(Count {
                cells: indices(cells),
                digits: mask(*digits),
                least: *times.start(),
                most: *times.end(),
            }))],
            // Nothing can hold: no cell can help.
            Term::Any(branches) if branches.is_empty() => vec![Lowered::Domain(0, 0)],
            Term::Any(branches) => {
                let branches = branches.iter().map(|branch| {
                    let lowered: Vec<Lowered> = branch.iter().flat_map(|term| self.lower(term)).collect();
                    lowered.into_iter().map(Lowered::into_propagator).collect()
                });
                let branches = branches.collect();
                vec![Lowered::Other(Box::new(Any::new(branches)))]
            }
        }
    }

    fn lower_sum(&mut self, addends: &[(Cell, i32)], [least, most]: [i32; 2]) -> Vec<Lowered> {
        let mut factors: BTreeMap<u16, i32> = BTreeMap::new();
        addends.iter().for_each(|(cell, factor)| *factors.entry(cell.index() as u16).or_default() += factor);
        factors.retain(|_, factor| *factor != 0);
        let fits = |sum: i32| least <= sum && sum <= most;
        let side = self.side as i32;
        let factors: Vec<(u16, i32)> = factors.into_iter().collect();
        match *factors {
            [] if fits(0) => Vec::new(),
            // A sum of nothing that is wrong: no cell can help.
            [] => vec![Lowered::Domain(0, 0)],
            [(cell, factor)] => {
                let digits = (1..=side).filter(|value| fits(value * factor));
                vec![Lowered::Domain(cell, digits.fold(0, |all, value| all | 1 << (value - 1)))]
            }
            [(one, factor), (other, second)] => {
                let is_peer = self.is_peer[usize::from(one)][usize::from(other)];
                let row = |value: i32| {
                    let beside = (1..=side).filter(|other| {
                        fits(value * factor + other * second) && !(is_peer && *other == value)
                    });
                    beside.fold(0, |all: Mask, value| all | 1 << (value - 1))
                };
                vec![Lowered::Pair([one, other], (1..=side).map(row).collect())]
            }
            _ => vec![Lowered::Other(self.linear(&factors, [least, most]))],
        }
    }

    /// A sum of at least three cells.
    fn linear(&mut self, factors: &[(u16, i32)], bounds: [i32; 2]) -> Box<dyn Propagator> {
        let groups = self.groups(factors, usize::MAX);
        if let [(1, cells)] = &groups[..] {
            let sets: Vec<Mask> = if cells.len() <= self.side {
                let all = all_sets(self.side, cells.len()).into_iter();
                all.filter(|(_, sum)| bounds[0] <= *sum && *sum <= bounds[1]).map(|(set, _)| set).collect()
            } else {
                Vec::new()
            };
            if sets.len() <= SETS_OF_SUM {
                return Box::new(Sets::new(cells.clone(), sets));
            }
        }
        let fits = |size: &usize| choose(self.side, *size) <= SETS_OF_GROUP;
        let largest = (1..=self.side).take_while(fits).last().unwrap_or(1);
        let mut cells = Vec::new();
        let groups = self.groups(factors, largest).into_iter().map(|(factor, of_group)| {
            let (from, size) = (cells.len(), of_group.len());
            cells.extend(of_group);
            let sets = self.sets.entry(size).or_insert_with(|| all_sets(self.side, size).into());
            Group { factor, from, to: from + size, sets: sets.clone() }
        });
        let groups = groups.collect();
        let is_peer = &self.is_peer;
        let apart = |one: u16, other: u16| is_peer[usize::from(one)][usize::from(other)];
        Box::new(Linear::new(cells, groups, bounds, apart))
    }

    /// The cells of a sum in groups of one factor that hold different digits. Of several ways to find such
    /// groups, the one with the largest groups: they bound a sum best.
    fn groups(&self, factors: &[(u16, i32)], largest: usize) -> Vec<(i32, Vec<u16>)> {
        let of_kind = |kinds: [HouseKind; 2]| {
            let houses = self.kinds.iter().zip(&self.houses).filter(move |(kind, _)| kinds.contains(kind));
            houses.map(|(_, cells)| cells.as_slice()).collect::<Vec<_>>()
        };
        let ways = [
            of_kind([HouseKind::Box, HouseKind::Region]),
            of_kind([HouseKind::Row, HouseKind::Row]),
            of_kind([HouseKind::Column, HouseKind::Column]),
            Vec::new(),
        ];
        let grouped = ways.iter().map(|houses| self.groups_in(factors, largest, houses));
        let size = |groups: &Vec<(i32, Vec<u16>)>| {
            groups.iter().map(|(_, cells)| cells.len() * cells.len()).sum::<usize>()
        };
        grouped.max_by_key(size).unwrap_or_default()
    }

    /// Groups that lie in one of the houses each. Without houses, any cells that differ are a group. The
    /// largest comes first, found one cell after the other.
    fn groups_in(&self, factors: &[(u16, i32)], largest: usize, houses: &[&[u16]]) -> Vec<(i32, Vec<u16>)> {
        let mut left = factors.to_vec();
        let mut groups = Vec::new();
        while !left.is_empty() {
            let group = |&(first, factor): &(u16, i32)| {
                let house = houses.iter().find(|house| house.contains(&first));
                let mut cells = vec![first];
                for &(cell, other) in &left {
                    let differs = |one: &u16| self.is_peer[usize::from(*one)][usize::from(cell)];
                    let is_beside = house.is_none_or(|house| house.contains(&cell));
                    if cells.len() < largest
                        && other == factor
                        && is_beside
                        && cell != first
                        && cells.iter().all(differs)
                    {
                        cells.push(cell);
                    }
                }
                (factor, cells)
            };
            let best = left.iter().map(group).max_by_key(|(_, cells)| cells.len());
            let (factor, cells) = best.unwrap_or_default();
            left.retain(|(cell, _)| !cells.contains(cell));
            groups.push((factor, cells));
        }
        groups
    }

    fn finish(mut self) -> Network {
        let count = self.domains.len();
        self.unite_equal_cells();
        self.propagators.append(&mut self.slow);
        let mut supports: Vec<Support> = Vec::new();
        let mut known: BTreeMap<Vec<Mask>, u16> = BTreeMap::new();
        let mut pairs = vec![Vec::new(); count];
        for ([one, other], rows) in &self.pairs {
            for (from, to, rows) in [(*one, *other, rows.clone()), (*other, *one, transposed(rows))] {
                let number = *known.entry(rows).or_insert_with_key(|rows| {
                    supports.push(Support::new(rows));
                    supports.len() as u16 - 1
                });
                pairs[usize::from(from)].push((to, number));
            }
        }
        let mut of_cell = vec![Vec::new(); count];
        for (number, propagator) in self.propagators.iter().enumerate() {
            propagator.cells().iter().for_each(|&cell| of_cell[usize::from(cell)].push(number as u16));
        }
        let peers =
            self.is_peer.iter().map(|row| (0..count as u16).filter(|&at| row[usize::from(at)]).collect());
        Network {
            domains: self.domains,
            peers: peers.collect(),
            pairs,
            supports,
            propagators: self.propagators,
            of_cell,
            houses: self.houses,
        }
    }

    /// Cells that are always equal have the same peers.
    fn unite_equal_cells(&mut self) {
        let is_equality =
            |rows: &Vec<Mask>| rows.iter().enumerate().all(|(digit, row)| row & !(1 << digit) == 0);
        let equal: Vec<[u16; 2]> =
            self.pairs.iter().filter(|(_, rows)| is_equality(rows)).map(|(cells, _)| *cells).collect();
        // Once more for each pair: equal cells may be joined in a chain.
        for _ in 0..equal.len().min(8) {
            for [one, other] in equal.iter().map(|cells| cells.map(usize::from)) {
                for peer in 0..self.is_peer.len() {
                    if self.is_peer[one][peer] != self.is_peer[other][peer] && peer != one && peer != other {
                        for cell in [one, other] {
                            self.is_peer[cell][peer] = true;
                            self.is_peer[peer][cell] = true;
                        }
                    }
                }
            }
        }
    }
}

impl Lowered {
    fn into_propagator(self) -> Box<dyn Propagator> {
        match self {
            Self::Domain(cell, digits) => Box::new(Only { cell: [cell], digits }),
            Self::Pair(cells, rows) => Box::new(Pair::new(cells, &rows)),
            Self::Other(propagator) => propagator,
        }
    }
}

/// How many sets of `size` things there are among `count`.
fn choose(count: usize, size: usize) -> usize {
    (0..size).fold(1, |ways, at| ways * (count - at) / (at + 1))
}
