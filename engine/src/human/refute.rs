//! Why a candidate is impossible: the cheapest proof among three kinds.
//!
//! - One step of the ladder that rules the candidate out.
//! - A path of easier steps, of which the last one rules it out. Steps that nothing later needs are
//!   left out.
//! - A contradiction that follows if the candidate is true.
//!
//! Invariant: in a position with exactly one solution, no candidate of the solution is refuted,
//! since every step is sound. The reverse does not hold: a wrong candidate without a short proof is
//! not refuted either.

use std::ops::ControlFlow;

use super::candidate::Candidate;
use super::forcing::{Follower, Way};
use super::forcing_proof::length;
use super::forcing_steps::Supposition;
use super::ground::Ground;
use super::ladder;
use super::position::Position;
use super::technique::{Step, Technique, Tier};
use super::techniques::{forcing_chain_contradiction, forcing_net_contradiction};
use super::{Options, Sink};

/// The hardest techniques of a single step. Those that suppose candidates come last, on their own.
const HARDEST: Tier = Tier::Expert;

/// The hardest techniques of a path.
const HARDEST_OF_PATH: Tier = Tier::Hard;

/// Maximum number of steps that are followed to find a path.
const WALK_LIMIT: usize = 40;

/// The same two limits on boards with more than nine digits, where steps take longer to find.
const LARGE_BOARD: (Tier, usize) = (Tier::Hard, 10);

/// Maximum number of steps of a proof.
const PATH_LIMIT: usize = 8;

/// The cost of reading one more step, in points of `HoDoKu`'s scores.
const STEP_COST: usize = 20;

/// The cost of a contradiction, and of each of its inferences.
const CONTRADICTION_COST: (usize, usize) = (400, 40);

/// The steps that prove that a candidate is false, each with the position in which it is found. The
/// last one rules the candidate out. Empty if there is no short proof, or no such candidate.
pub fn refute<G: Ground>(
    position: &Position<G>,
    candidate: Candidate,
    options: Options,
) -> Vec<(Position<G>, Step)> {
    if !position.has(candidate) || position.contradiction().is_some() {
        return Vec::new();
    }
    let single = single_step(position, candidate, options).map(|step| vec![step]);
    let path = walk(position, candidate, options).map(|steps| without_detours(position, steps));
    let path = path.filter(|steps| steps.len() <= PATH_LIMIT);
    let contradiction = contradiction(position, candidate);
    let steps = [single, path].into_iter().flatten().map(|steps| (cost(&steps), steps));
    let cheapest = steps.chain(contradiction).min_by_key(|(cost, _)| *cost);
    let mut at = position.clone();
    let place = |step: Step| {
        let before = at.clone();
        at.apply(&step);
        (before, step)
    };
    cheapest.into_iter().flat_map(|(_, steps)| steps).map(place).collect()
}

/// The hardest techniques of a single step, and the most steps that are followed.
fn limits<G: Ground>(position: &Position<G>) -> (Tier, usize) {
    if position.ground().side() > 9 { LARGE_BOARD } else { (HARDEST, WALK_LIMIT) }
}

fn cost(steps: &[Step]) -> usize {
    steps.iter().map(|step| usize::from(step.technique.score) + STEP_COST).sum()
}

/// Whether a step rules a candidate out: it removes it, or places a digit that excludes it.
fn rules_out<G: Ground>(position: &Position<G>, step: &Step, candidate: Candidate) -> bool {
    let mut is_excluded = false;
    for &placed in &step.placements {
        position.each_excluded(placed, |other| is_excluded |= other == candidate);
    }
    is_excluded || step.eliminations.contains(&candidate)
}

/// The techniques up to a tier, easiest first.
fn up_to(tier: Tier, options: Options) -> impl Iterator<Item = &'static Technique> {
    ladder(options).filter(move |technique| technique.tier <= tier)
}

/// The first step of a technique that passes a test.
fn first<G: Ground>(
    technique: &Technique,
    position: &Position<G>,
    is_it: impl Fn(&Step) -> bool,
) -> Option<Step> {
    let mut found = None;
    let sink: Sink = &mut |step| {
        if is_it(&step) {
            found = Some(step);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    };
    let _ = technique.each(position, sink);
    found
}

/// The easiest step that rules the candidate out at once.
fn single_step<G: Ground>(position: &Position<G>, candidate: Candidate, options: Options) -> Option<Step> {
    let hardest = limits(position).0;
    up_to(hardest, options)
        .find_map(|technique| first(technique, position, |step| rules_out(position, step, candidate)))
}

/// The easiest steps one after the other, until one rules the candidate out.
fn walk<G: Ground>(position: &Position<G>, candidate: Candidate, options: Options) -> Option<Vec<Step>> {
    let mut position = position.clone();
    let (mut steps, limit) = (Vec::new(), limits(&position).1);
    while steps.len() < limit {
        let technique =
            up_to(HARDEST_OF_PATH, options).find(|technique| technique.first(&position).is_some())?;
        let last = first(technique, &position, |step| rules_out(&position, step, candidate));
        if let Some(last) = last {
            steps.push(last);
            return Some(steps);
        }
        let step = technique.first(&position)?;
        position.apply(&step);
        steps.push(step);
    }
    None
}

/// The steps without those that no later one needs. The later ones are tried first, since they
/// rest on the earlier ones.
fn without_detours<G: Ground>(position: &Position<G>, mut steps: Vec<Step>) -> Vec<Step> {
    for at in (0..steps.len().saturating_sub(1)).rev() {
        if let Some(rest) = again_without(position, &steps, at) {
            steps = rest;
        }
    }
    steps
}

/// The steps as they are found without one of them; `None` if a later step needs it.
fn again_without<G: Ground>(position: &Position<G>, steps: &[Step], left_out: usize) -> Option<Vec<Step>> {
    let mut position = position.clone();
    let mut again = Vec::with_capacity(steps.len());
    for (at, step) in steps.iter().enumerate() {
        if at == left_out {
            continue;
        }
        // Steps before it are found as they were.
        let same = if at < left_out {
            step.clone()
        } else {
            first(step.technique, &position, |other| other.concludes_all_of(step))?
        };
        position.apply(&same);
        again.push(same);
    }
    Some(again)
}

/// What follows from the candidate contradicts itself; with the cost.
fn contradiction<G: Ground>(position: &Position<G>, candidate: Candidate) -> Option<(usize, Vec<Step>)> {
    let ways = [
        (Way::Chains, &forcing_chain_contradiction::TECHNIQUE),
        (Way::Nets, &forcing_net_contradiction::TECHNIQUE),
    ];
    let of = |(way, technique): (Way, &'static Technique)| {
        let consequences = Follower::new(position, way).follow(candidate);
        consequences.impossible?;
        let (base, each) = CONTRADICTION_COST;
        let pattern = Supposition { candidate, tell: way.tell_contradiction() };
        let step = Step::removing(position.ground(), technique, pattern, [candidate]);
        Some((base + each * length(position, &consequences), vec![step]))
    };
    ways.into_iter().filter_map(of).min_by_key(|(cost, _)| *cost)
}
