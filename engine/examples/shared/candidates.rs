//! Measures how long the true candidates of puzzles take. Called by `variants --candidates`.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use nonet_engine::random::{from_seed, shuffle};
use nonet_engine::rules::{Constraint, Rules, Takes};
use nonet_engine::solve::{Solver, TrueCandidates};
use nonet_engine::{Grid, Variant};

use crate::{Options, givens, print_times};

/// Finds the true candidates of all puzzles of a list, as they are and with a third of their givens and
/// clues removed, and prints what it took.
pub(crate) fn measure_all(options: &Options, list: &str) {
    let mut times: [Vec<Duration>; 2] = Default::default();
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let [id, kinds, puzzle, ..] = line.split('\t').collect::<Vec<_>>()[..] else { continue };
        if !id.contains(&options.only) && !kinds.contains(&options.only) {
            continue;
        }
        let Ok(whole) = givens::read(puzzle, Variant::CLASSIC) else { continue };
        let seed = line.bytes().map(u64::from).sum();
        let thinned = without_a_third(&whole, seed);
        for (times, (name, givens)) in times.iter_mut().zip([("whole", &whole), ("thinned", &thinned)]) {
            let (spent, nodes, known) = measure(givens, options);
            times.push(spent);
            if !options.summary {
                let milliseconds = spent.as_secs_f64() * 1000.0;
                let found = known.map_or_else(|| "contradiction".to_owned(), |known| summary(&known));
                println!("{id}\t{kinds}\t{name}\t{milliseconds:.2}\t{nodes}\t{found}");
            }
        }
    }
    let [whole, thinned] = times;
    print_times([("whole", whole), ("thinned", thinned)]);
}

/// The time with the set-up of the solver, the choices, and the result.
fn measure(givens: &Grid, options: &Options) -> (Duration, u64, Option<TrueCandidates>) {
    let begun = Instant::now();
    let mut solver = Solver::new(givens.variant()).with_max_nodes(options.nodes);
    let known = solver.true_candidates(givens, options.limit, None, |_| ControlFlow::Continue(()));
    (begun.elapsed(), solver.counters().nodes, known.ok())
}

/// The numbers of solutions, of true candidates and of undecided ones.
fn summary(known: &TrueCandidates) -> String {
    let cells = || known.givens().geometry().cells();
    let possible: usize = cells().map(|cell| known.possible(cell).len()).sum();
    let undecided: usize = cells().map(|cell| known.undecided(cell).len()).sum();
    format!("{}\t{possible}\t{undecided}", known.solution_count())
}

/// The puzzle without a third of its givens and of its clues that have cells. The seed chooses them.
fn without_a_third(givens: &Grid, seed: u64) -> Grid {
    let rules = givens.variant().rules();
    let is_clue = |one: &Constraint| matches!(one.kind().takes, Takes::Clue(_)) && !one.cells().is_empty();
    let (clues, mut kept): (Vec<Constraint>, Vec<_>) = rules.constraints().iter().cloned().partition(is_clue);
    let filled: Vec<_> = givens.filled().collect();
    // The clues have the numbers after those of the givens.
    let mut numbers: Vec<usize> = (0..filled.len() + clues.len()).collect();
    shuffle(&mut numbers, &mut from_seed(seed));
    numbers.truncate(numbers.len() - numbers.len() / 3);
    kept.extend(numbers.iter().filter_map(|number| clues.get(number.checked_sub(filled.len())?)).cloned());
    let rules = Rules::plain(givens.geometry().side() as u8).with(kept).expect("they are fewer");
    let mut thinned = Grid::empty(Variant::of(rules));
    let left = numbers.iter().filter_map(|&number| filled.get(number));
    left.for_each(|&(cell, digit)| thinned.set(cell, Some(digit)));
    thinned
}
