//! Finds candidates that lead to something impossible once second suppositions have been refuted.
//!
//! If the second supposition alone rules out the first, both together are impossible. So whatever rules the
//! first one out is false as long as the first is true, and what follows from that may rule out more. This
//! is done again with what is then known, so second suppositions may rest on third ones. At last other
//! second suppositions are tried as well.

use std::ops::ControlFlow;

use super::net::{Refutation, follower};
use super::net_find::{Consequence, follow_all, is_in};
use crate::human::forcing::few_first;
use crate::human::ground::Wide;
use crate::human::order::sort_by;
use crate::human::{Candidate, Position, Sink, Step, Technique};
use crate::solve::terms::follow::Follower;

/// The number of rounds after the first. Each round uses what the rounds before it have found.
const DEPTH: usize = 2;
/// The most looks at houses and clues in each of these rounds, and in trying others.
const LOOKS_OF_ROUND: usize = 100_000;
const LOOKS_OF_TRIES: usize = 800_000;

/// A second supposition: the round that refutes it, and its place there.
type Second = (usize, usize);

/// What is known of each candidate.
struct Rounds {
    follower: Follower<'static>,
    /// What each candidate leads to, those with few consequences first. The order is the same in all rounds.
    of: Vec<Vec<Consequence>>,
}

/// Passes on each candidate that leads to something impossible once second suppositions are refuted. Of
/// those of the first round that has any, the shortest come first.
pub fn find_nested(position: &Position<Wide>, technique: &'static Technique, sink: Sink) -> ControlFlow<()> {
    let mut follower = follower(position);
    let mut first = follow_all(position, &mut follower);
    sort_by(&mut first, |consequence| consequence.length);
    let mut rounds = Rounds { follower, of: vec![first] };
    let mut pass_on = |refutation: Refutation| {
        let candidate = refutation.candidate;
        sink(Step::removing(position.ground(), technique, refutation, [candidate]))
    };
    for _ in 0..DEPTH {
        let found = rounds.go_on();
        let round = rounds.of.len() - 1;
        for &candidate in &found {
            if let Some(seconds) = rounds.needed(candidate, round, None) {
                pass_on(Refutation { candidate, seconds })?;
            }
        }
        if !found.is_empty() {
            return ControlFlow::Continue(());
        }
    }
    let until = rounds.follower.looks() + LOOKS_OF_TRIES;
    for at in (0..rounds.of[0].len()).rev() {
        let candidate = rounds.of[0][at].candidate;
        if let Some(seconds) = rounds.try_seconds(position, candidate, until) {
            pass_on(Refutation { candidate, seconds })?;
        }
    }
    ControlFlow::Continue(())
}

impl Rounds {
    /// What rules a candidate out in the rounds before this one, in the first round that says so.
    fn ruling_out(&self, candidate: Candidate, round: usize) -> Vec<Second> {
        let mut seconds = Vec::new();
        for at in 0..self.of[0].len() {
            let rules_out = |round: &usize| self.of[*round][at].rules_out(candidate);
            if self.of[0][at].candidate.cell != candidate.cell
                && let Some(round) = (0..round).find(rules_out)
            {
                seconds.push((round, at));
            }
        }
        seconds.sort_unstable();
        seconds
    }

    /// Supposes a candidate and refutes seconds, one after the other, until the goal is reached: a candidate
    /// is ruled out, or something is impossible. Returns the number of seconds until then.
    fn reach(&mut self, supposed: Candidate, seconds: &[Second], goal: Option<Candidate>) -> Option<usize> {
        let mut is_possible = self.follower.suppose(supposed.cell, supposed.digit);
        for used in 0..=seconds.len() {
            if !is_possible || goal.is_some_and(|goal| !is_in(self.follower.left(), goal)) {
                return Some(used);
            }
            if let Some(&(round, at)) = seconds.get(used) {
                let second = self.of[round][at].candidate;
                is_possible = self.follower.refute(second.cell, second.digit);
            }
        }
        None
    }

    /// Adds a round. Returns the candidates that are impossible, those with few consequences first.
    fn go_on(&mut self) -> Vec<Candidate> {
        let round = self.of.len();
        let until = self.follower.looks() + LOOKS_OF_ROUND;
        let (mut next, mut found) = (Vec::new(), Vec::new());
        for at in 0..self.of[0].len() {
            let Consequence { candidate, ref left, length } = self.of[round - 1][at];
            let (mut left, mut length) = (left.clone(), length);
            if left.is_some() && self.follower.looks() < until {
                let seconds = self.ruling_out(candidate, round);
                let start = self.follower.save();
                let is_impossible = self.reach(candidate, &seconds, None).is_some();
                length = self.follower.len();
                left = (!is_impossible).then(|| self.follower.left().to_vec());
                self.follower.go_back(&start);
                if is_impossible {
                    found.push((length, candidate));
                }
            }
            next.push(Consequence { candidate, length, left });
        }
        self.of.push(next);
        found.sort_unstable();
        found.into_iter().map(|(_, candidate)| candidate).collect()
    }

    /// The seconds of a round without which the goal is not reached. Short ones are preferred.
    fn needed(
        &mut self,
        supposed: Candidate,
        round: usize,
        goal: Option<Candidate>,
    ) -> Option<Vec<Refutation>> {
        let (mut needed, mut others) = (Vec::new(), self.ruling_out(supposed, round));
        loop {
            let seconds = [&needed[..], &others[..]].concat();
            let start = self.follower.save();
            let used = self.reach(supposed, &seconds, goal);
            self.follower.go_back(&start);
            let Some(last) = used?.checked_sub(1).filter(|&last| last >= needed.len()) else { break };
            others.truncate(last - needed.len());
            needed.push(seconds[last]);
        }
        let each = needed.into_iter().map(|(round, at)| {
            let candidate = self.of[0][at].candidate;
            let seconds = self.needed(candidate, round, Some(supposed))?;
            Some(Refutation { candidate, seconds })
        });
        each.collect()
    }

    /// Tries all second suppositions. Returns those that are impossible, if the first one then is.
    fn try_seconds(
        &mut self,
        position: &Position<Wide>,
        supposed: Candidate,
        until: usize,
    ) -> Option<Vec<Refutation>> {
        let ruling_out = self.ruling_out(supposed, 1);
        let start = self.follower.save();
        let mut is_possible = self.reach(supposed, &ruling_out, None).is_none();
        let mut seconds: Vec<Refutation> =
            ruling_out.iter().map(|&(_, at)| Refutation::direct(self.of[0][at].candidate)).collect();
        let mut has_found = true;
        while is_possible && std::mem::take(&mut has_found) {
            for second in few_first(position) {
                let follower = &mut self.follower;
                let is_open = follower.left()[second.cell.index()].count_ones() > 1;
                if !is_possible || !is_open || !is_in(follower.left(), second) || follower.looks() > until {
                    continue;
                }
                let here = follower.save();
                let is_refuted = !follower.suppose(second.cell, second.digit);
                follower.go_back(&here);
                if is_refuted {
                    has_found = true;
                    seconds.push(Refutation::direct(second));
                    is_possible = follower.refute(second.cell, second.digit);
                }
            }
        }
        self.follower.go_back(&start);
        (!is_possible).then_some(seconds)
    }
}
