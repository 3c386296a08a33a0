//! Answers on boards other than the classic one, from the ladder that knows every board.

use std::ops::ControlFlow;

use super::{HARDEST_OTHER, OTHERS};
use crate::worker::protocol::Stand;
use nonet_engine::human::boards::{LADDER, Position, Rule, Step, next_step as find};
use nonet_engine::human::{Candidate, Code, ShownStep, Technique, Tier};

/// Most digits of a board on which every technique may prove that a candidate is wrong.
const SMALL: usize = 9;

/// The hardest techniques of such a proof on larger boards. Harder ones take too long to find.
const HARDEST_OF_LARGE: Tier = Tier::Hard;

fn position(stand: &Stand) -> Position {
    Position::of_game(&stand.digits, stand.removed.iter().copied())
}

/// The easiest step. This ladder has no technique that needs a single solution.
pub(super) fn next_step(stand: &Stand) -> Option<ShownStep> {
    let position = position(stand);
    find(&position).map(|step| step.shown(&position))
}

fn tier(rule: &Rule) -> Tier {
    rule.techniques.iter().map(|technique| technique.tier).max().unwrap_or(Tier::Beyond)
}

/// Steps with different conclusions, easiest first. The next step is one of them.
pub(super) fn others(stand: &Stand) -> Vec<ShownStep> {
    let position = position(stand);
    let (most, most_of_one) = OTHERS;
    let mut found: Vec<Step> = Vec::new();
    for rule in LADDER {
        if found.len() >= most || tier(rule) > HARDEST_OTHER && !found.is_empty() {
            break;
        }
        let room = most_of_one.min(most - found.len());
        let before = found.len();
        let _ = rule.each(&position, &mut |step| {
            if !found.iter().any(|other| has_conclusions(other, &step)) {
                found.push(step);
            }
            if found.len() - before < room { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    found.iter().map(|step| step.shown(&position)).collect()
}

fn has_conclusions(step: &Step, other: &Step) -> bool {
    other.placements.iter().all(|at| step.placements.contains(at))
        && other.eliminations.iter().all(|at| step.eliminations.contains(at))
}

/// The techniques of the ladder that are easier than this one, and the first step of one of them.
pub(super) fn simpler(stand: &Stand, code: Code) -> (Vec<&'static Technique>, Option<ShownStep>) {
    let position = position(stand);
    let is_of = |rule: &&Rule| rule.techniques.iter().any(|technique| technique.code == code);
    let rules = || LADDER.iter().take_while(|rule| !is_of(rule));
    let step = rules().find_map(|rule| rule.first(&position));
    let techniques = rules().flat_map(|rule| rule.techniques).copied().collect();
    (techniques, step.map(|step| step.shown(&position)))
}

/// The easiest step that rules a candidate out at once.
pub(super) fn refute(stand: &Stand, candidate: Candidate) -> Option<ShownStep> {
    let position = position(stand);
    let geometry = stand.digits.geometry();
    if !position.has(candidate) || position.is_broken() {
        return None;
    }
    let excludes = |at: &Candidate| {
        if at.cell == candidate.cell {
            at.digit != candidate.digit
        } else {
            at.digit == candidate.digit && geometry.peers(candidate.cell).contains(&at.cell)
        }
    };
    let is_small = geometry.side() <= SMALL;
    for rule in LADDER.iter().take_while(|rule| is_small || tier(rule) <= HARDEST_OF_LARGE) {
        let mut found = None;
        let _ = rule.each(&position, &mut |step| {
            if step.eliminations.contains(&candidate) || step.placements.iter().any(excludes) {
                found = Some(step.shown(&position));
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if found.is_some() {
            return found;
        }
    }
    None
}
