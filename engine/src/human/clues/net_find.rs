//! Finds what follows where clues count as well: candidates that lead to something impossible, and what all
//! candidates of a cell or all places of a digit lead to.

use std::ops::ControlFlow;

use super::net::{Refutation, follower};
use super::net_proof::tell_ruled_out;
use crate::human::forcing::few_first;
use crate::human::forcing_steps::{Cases, choices};
use crate::human::ground::Wide;
use crate::human::order::sort_by;
use crate::human::{Candidate, Position, Sink, Step, Technique};
use crate::solve::terms::follow::Follower;

/// The most looks at houses and clues in the suppositions of a search.
const LOOKS: usize = 300_000;

/// What a candidate leads to.
pub struct Consequence {
    pub candidate: Candidate,
    /// The number of removals.
    pub length: usize,
    /// The candidates that are left, cell by cell. `None` if something is impossible.
    pub left: Option<Vec<u32>>,
}

impl Consequence {
    /// Whether the candidate leads to something impossible or rules the other one out.
    pub fn rules_out(&self, other: Candidate) -> bool {
        self.left.as_ref().is_none_or(|left| !is_in(left, other))
    }
}

/// Whether a candidate is left.
pub fn is_in(left: &[u32], at: Candidate) -> bool {
    left[at.cell.index()] >> at.digit.index() & 1 == 1
}

/// Follows each candidate, up to the limit. Cells with few candidates come first.
pub fn follow_all(position: &Position<Wide>, follower: &mut Follower) -> Vec<Consequence> {
    if follower.end().is_some() {
        return Vec::new();
    }
    let start = follower.save();
    let mut found = Vec::new();
    for candidate in few_first(position) {
        if follower.looks() > LOOKS {
            break;
        }
        let is_possible = follower.suppose(candidate.cell, candidate.digit);
        let left = is_possible.then(|| follower.left().to_vec());
        found.push(Consequence { candidate, length: follower.len(), left });
        follower.go_back(&start);
    }
    found
}

/// Passes on each candidate that leads to something impossible, the shortest way first.
pub fn find_refuted(position: &Position<Wide>, technique: &'static Technique, sink: Sink) -> ControlFlow<()> {
    let mut found = follow_all(position, &mut follower(position));
    found.retain(|consequence| consequence.left.is_none());
    sort_by(&mut found, |consequence| consequence.length);
    for Consequence { candidate, .. } in found {
        let pattern = Refutation::direct(candidate);
        sink(Step::removing(position.ground(), technique, pattern, [candidate]))?;
    }
    ControlFlow::Continue(())
}

/// Passes on each candidate that goes whatever a cell holds, or wherever a digit of a house is. The fewest
/// cases come first, and of these the shortest.
pub fn find_common(position: &Position<Wide>, technique: &'static Technique, sink: Sink) -> ControlFlow<()> {
    let ground = position.ground();
    let mut all = follow_all(position, &mut follower(position));
    all.sort_unstable_by_key(|consequence| consequence.candidate);
    let of = |candidate: &Candidate| {
        let at = all.binary_search_by_key(candidate, |known| known.candidate).ok()?;
        all[at].left.as_ref().map(|left| (all[at].length, left))
    };
    let mut found: Vec<(usize, usize, Candidate, Cases)> = Vec::new();
    for cases in choices(position, tell_ruled_out) {
        let Some(each) = cases.options.iter().map(of).collect::<Option<Vec<_>>>() else { continue };
        let length = each.iter().map(|(length, _)| length).sum();
        let is_out = |at: &Candidate| !each.is_empty() && each.iter().all(|(_, left)| !is_in(left, *at));
        for out in few_first(position).filter(is_out) {
            found.push((cases.options.len(), length, out, cases.clone()));
        }
    }
    found.sort_by_key(|&(count, length, out, _)| (count, length, out));
    let mut told = Vec::new();
    for (_, _, out, cases) in found {
        if !told.contains(&out) {
            told.push(out);
            sink(Step::removing(ground, technique, cases, [out]))?;
        }
    }
    ControlFlow::Continue(())
}
