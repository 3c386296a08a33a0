//! Solves puzzles with the ladder of techniques and checks each step against the stated solution. Called by
//! `variants --ladder`.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use nonet_engine::human::{self, Candidate, Next, Position, Step, Tier, Wide, next_step};
use nonet_engine::{Grid, Variant, verify};

use crate::{Options, givens, stated};

/// What became of a puzzle.
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Copy, Debug)]
enum Outcome {
    /// Solved without a supposition.
    Solved,
    /// Solved with forcing chains or nets.
    Forced,
    /// No technique had a step.
    Stuck,
    /// A step contradicts the solution, or its proof has a gap.
    Wrong,
}

/// A climb: its outcome, how often each technique had a step, and what each step took with its proof.
struct Climb {
    outcome: Outcome,
    steps: BTreeMap<&'static str, usize>,
    times: Vec<Duration>,
    /// The number of sentences of the longest proof.
    longest: usize,
    wrong: Option<Step>,
}

fn climb(givens: &Grid, solution: &[String], does_verify: bool) -> Climb {
    let mut position = Position::<Wide>::wide(givens);
    let is_in_solution = |at: &Candidate| solution[at.cell.index()] == at.digit.value().to_string();
    let mut climb = Climb {
        outcome: Outcome::Solved,
        steps: BTreeMap::new(),
        times: Vec::new(),
        longest: 0,
        wrong: None,
    };
    loop {
        let begun = Instant::now();
        let next = next_step(&position, human::Options::default());
        let proof = next.clone().step().map(|step| step.explain(&position));
        climb.times.push(begun.elapsed());
        match next {
            Next::Step(step) => {
                let proof = proof.unwrap_or_default();
                climb.longest = climb.longest.max(proof.sentences.len());
                let is_proved = !does_verify || verify::proof(&position, &step, &proof).is_ok();
                let is_right = is_proved
                    && step.placements.iter().all(is_in_solution)
                    && !step.eliminations.iter().any(is_in_solution);
                if !is_right {
                    climb.outcome = Outcome::Wrong;
                    climb.wrong = Some(step);
                    return climb;
                }
                *climb.steps.entry(step.technique.name).or_default() += 1;
                if step.technique.tier >= Tier::Extreme {
                    climb.outcome = Outcome::Forced;
                }
                position.apply(&step);
            }
            Next::Solved => return climb,
            _ => {
                climb.outcome = Outcome::Stuck;
                return climb;
            }
        }
    }
}

/// Climbs all puzzles of a list and prints what became of them, by kind.
pub(crate) fn climb_all(options: &Options, list: &str) {
    let mut by_kind: BTreeMap<&str, BTreeMap<Outcome, usize>> = BTreeMap::new();
    let mut steps: BTreeMap<&str, usize> = BTreeMap::new();
    let mut times = Vec::new();
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, kinds, puzzle, solution, ..] = fields[..] else { continue };
        if !id.contains(&options.only) && !kinds.contains(&options.only) {
            continue;
        }
        let Ok(puzzle) = givens::read(puzzle, Variant::CLASSIC) else { continue };
        let climb = climb(&puzzle, &stated(solution), options.proofs);
        let worst = climb.times.iter().max().copied().unwrap_or_default();
        let wrong = climb.wrong.as_ref().map(|step| format!("\t{step}")).unwrap_or_default();
        if !options.summary || climb.wrong.is_some() {
            let milliseconds = worst.as_millis();
            let Climb { outcome, longest, times, .. } = &climb;
            let steps = times.len();
            println!("{id}\t{kinds}\t{outcome:?}\t{steps}\t{milliseconds} ms\t{longest} sentences{wrong}");
        }
        for kind in kinds.split(',').chain(["all"]) {
            *by_kind.entry(kind).or_default().entry(climb.outcome).or_default() += 1;
        }
        climb.steps.into_iter().for_each(|(name, count)| *steps.entry(name).or_default() += count);
        times.extend(climb.times);
    }
    for (kind, outcomes) in by_kind {
        let of = |outcome| outcomes.get(&outcome).copied().unwrap_or_default();
        let all: usize = outcomes.values().sum();
        let [solved, forced, stuck, wrong] =
            [Outcome::Solved, Outcome::Forced, Outcome::Stuck, Outcome::Wrong].map(of);
        println!(
            "{kind}: {solved} of {all} solved, {forced} with suppositions, {stuck} stuck, {wrong} wrong"
        );
    }
    for (name, count) in steps {
        println!("{count}\t{name}");
    }
    times.sort_unstable();
    let at = |percent: usize| times.get((times.len() * percent / 100).min(times.len().saturating_sub(1)));
    let [half, most, slow, all] = [50, 95, 99, 100].map(at);
    println!("hints: median {half:?}, 95th percentile {most:?}, 99th {slow:?}, slowest {all:?}");
}
