//! Solves puzzles with the ladder of techniques and checks each step against the stated solution. Called by
//! `variants --ladder`.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use nonet_engine::human::{self, Candidate, Next, Position, Step, Tier, Wide, next_step};
use nonet_engine::{Grid, Variant};

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
    /// A step contradicts the solution.
    Wrong,
}

/// A climb: its outcome, how often each technique had a step, and what each step took.
struct Climb {
    outcome: Outcome,
    steps: BTreeMap<&'static str, usize>,
    times: Vec<Duration>,
    wrong: Option<Step>,
}

fn climb(givens: &Grid, solution: &[String]) -> Climb {
    let mut position = Position::<Wide>::wide(givens);
    let is_in_solution = |at: &Candidate| solution[at.cell.index()] == at.digit.value().to_string();
    let mut climb =
        Climb { outcome: Outcome::Solved, steps: BTreeMap::new(), times: Vec::new(), wrong: None };
    loop {
        let begun = Instant::now();
        let next = next_step(&position, human::Options::default());
        climb.times.push(begun.elapsed());
        match next {
            Next::Step(step) => {
                let is_right = step.placements.iter().all(is_in_solution)
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
        let climb = climb(&puzzle, &stated(solution));
        let worst = climb.times.iter().max().copied().unwrap_or_default();
        let wrong = climb.wrong.as_ref().map(|step| format!("\t{step}")).unwrap_or_default();
        if !options.summary || climb.wrong.is_some() {
            let milliseconds = worst.as_millis();
            println!("{id}\t{kinds}\t{:?}\t{}\t{milliseconds} ms{wrong}", climb.outcome, climb.times.len());
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
    println!("hints: median {:?}, 99th percentile {:?}, slowest {:?}", at(50), at(99), at(100));
}
