//! Takes away what a puzzle does not need for one solution: givens first, and then clues.

use rand::Rng;

use super::cages;
use super::judge::Judge;
use super::page::{Group, Page};
use crate::random;
use crate::rules::Constraint;
use crate::{Cell, Grid};

/// The clues of a puzzle.
#[derive(Clone, Default)]
pub(super) struct Clues {
    /// Those that stay: all marks of a kind with a rule that there are no others.
    pub(super) fixed: Vec<Constraint>,
    pub(super) groups: Vec<Group>,
    /// The fewest clues of each kind that stay among the groups.
    pub(super) fewest: usize,
}

impl Clues {
    pub(super) fn all(&self) -> Vec<Constraint> {
        self.fixed.iter().chain(self.groups.iter().flatten()).cloned().collect()
    }

    /// These clues without some groups.
    fn without(&self, taken: &[usize]) -> Self {
        let is_kept = |(at, _): &(usize, &Group)| !taken.contains(at);
        let groups = self.groups.iter().enumerate().filter(is_kept).map(|(_, group)| group.clone());
        Self { fixed: self.fixed.clone(), groups: groups.collect(), fewest: self.fewest }
    }

    /// The numbers of the groups in a random order.
    pub(super) fn shuffled(&self, rng: &mut impl Rng) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.groups.len()).collect();
        random::shuffle(&mut order, rng);
        order
    }

    /// Takes away as many groups as can be spared, but leaves the fewest of each kind. `take` is asked about
    /// clues without some groups, and says whether these go.
    pub(super) fn spare(&self, order: &[usize], take: &mut dyn FnMut(Self) -> bool) {
        let mut gone: Vec<usize> = Vec::new();
        spare(order, &mut |taken| {
            let all: Vec<usize> = gone.iter().chain(taken).copied().collect();
            let fewer = self.without(&all);
            // A kind that was asked for stays.
            let mut kinds = taken.iter().flat_map(|&at| &self.groups[at]).map(|clue| clue.kind().name);
            let is_taken = kinds.all(|kind| fewer.count(kind) >= self.fewest) && take(fewer);
            if is_taken {
                gone = all;
            }
            is_taken
        });
    }

    /// The kinds of all clues.
    pub(super) fn kinds(&self) -> Vec<&'static str> {
        self.fixed.iter().chain(self.groups.iter().flatten()).map(|clue| clue.kind().name).collect()
    }

    /// The number of clues of a kind that groups have.
    fn count(&self, kind: &str) -> usize {
        self.groups.iter().flatten().filter(|clue| clue.kind().name == kind).count()
    }
}

/// Takes away as many items as can be spared, and many at once where that is possible. `take` takes all of
/// some away, or none of them.
pub(super) fn spare(items: &[usize], take: &mut dyn FnMut(&[usize]) -> bool) {
    if items.is_empty() || take(items) || items.len() == 1 {
        return;
    }
    let (first, second) = items.split_at(items.len() / 2);
    spare(first, take);
    spare(second, take);
}

/// Takes givens away while there is one solution, but leaves at least some. Those of a group go together.
pub(super) fn reduce_givens(
    judge: &mut Judge,
    clues: &[Constraint],
    givens: &mut Grid,
    groups: &[Vec<Cell>],
    least: usize,
) {
    let mut solver = judge.solver(clues);
    let all: Vec<usize> = (0..groups.len()).collect();
    spare(&all, &mut |taken| {
        if judge.budget.is_spent() {
            return false;
        }
        let mut fewer = givens.clone();
        taken.iter().flat_map(|&at| &groups[at]).for_each(|&cell| fewer.set(cell, None));
        let is_taken = fewer.filled_count() >= least && judge.is_unique(&mut solver, &fewer);
        if is_taken {
            *givens = fewer;
        }
        is_taken
    });
}

/// Unites cages, and then takes clues away, while there is one solution. Returns all states on the way: each
/// is harder than the one before.
pub(super) fn reduce_clues<R: Rng>(
    judge: &mut Judge,
    page: &mut Page<R>,
    clues: Clues,
    givens: &Grid,
) -> Vec<Clues> {
    let mut states = vec![clues];
    unite_cages(judge, page, &mut states, givens);
    let start = states[states.len() - 1].clone();
    start.spare(&start.shuffled(page.rng), &mut |fewer| {
        let is_taken = !judge.budget.is_spent() && is_unique_with(judge, &fewer, givens);
        if is_taken {
            states.push(fewer);
        }
        is_taken
    });
    states
}

fn unite_cages<R: Rng>(judge: &mut Judge, page: &mut Page<R>, states: &mut Vec<Clues>, givens: &Grid) {
    let start = &states[states.len() - 1];
    // The cages that were tried with another one, by one of their cells each, stay apart.
    let mut pairs: Vec<[Group; 2]> = Vec::new();
    for (at, one) in start.groups.iter().enumerate() {
        let united = start.groups[at + 1..].iter().filter(|other| cages::united(page, one, other).is_some());
        pairs.extend(united.map(|other| [one.clone(), other.clone()]));
    }
    random::shuffle(&mut pairs, page.rng);
    for pair in pairs {
        if judge.budget.is_spent() {
            return;
        }
        let mut next = states[states.len() - 1].clone();
        // Each may have been united with others since.
        let holds = |group: &Group, part: &Group| {
            group[0].kind().name == part[0].kind().name
                && group.iter().any(|clue| part[0].cells().iter().all(|cell| clue.cells().contains(cell)))
        };
        let [one, other] =
            pair.each_ref().map(|part| next.groups.iter().position(|group| holds(group, part)));
        let (Some(one), Some(other)) = (one, other) else { continue };
        if one == other {
            continue;
        }
        let Some(united) = cages::united(page, &next.groups[one], &next.groups[other]) else { continue };
        next.groups[one] = united;
        next.groups.swap_remove(other);
        if is_unique_with(judge, &next, givens) {
            states.push(next);
        }
    }
}

pub(super) fn is_unique_with(judge: &mut Judge, clues: &Clues, givens: &Grid) -> bool {
    let mut solver = judge.solver(&clues.all());
    judge.is_unique(&mut solver, givens)
}
