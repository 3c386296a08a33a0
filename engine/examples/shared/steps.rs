//! Solves puzzles with the ladder, and counts the uses of each technique, the share of puzzles
//! that the ladder up to it solves, and times.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use nonet_engine::Grid;
use nonet_engine::human::{Code, Ground, LADDER, Options, Position, Step, solve_path};

/// Resolution of the system's CPU time of a thread. Shorter times come from the clock.
const TICK: Duration = Duration::from_millis(20);

/// Statistics of many puzzles.
#[derive(Default)]
pub(crate) struct Tally {
    uses: BTreeMap<Code, u32>,
    hardest: BTreeMap<Code, u32>,
    times: Vec<Duration>,
    solved: usize,
}

impl Tally {
    /// Solves a puzzle and counts it. Returns its path, and whether it leads to the end.
    pub(crate) fn solve<G: Ground>(&mut self, start: &Position<G>, options: Options) -> (Vec<Step>, bool) {
        let before = cpu_time();
        let clock = Instant::now();
        let (steps, end) = solve_path(start, options);
        let passed = clock.elapsed();
        let spent = before.zip(cpu_time()).map(|(before, after)| after.saturating_sub(before));
        self.times.push(spent.filter(|_| passed > TICK).unwrap_or(passed));
        for step in &steps {
            *self.uses.entry(step.technique.code).or_default() += 1;
        }
        let rung = |step: &&Step| LADDER.iter().position(|known| *known == step.technique);
        if let Some(step) = steps.iter().max_by_key(rung).filter(|_| end.is_solved()) {
            *self.hardest.entry(step.technique.code).or_default() += 1;
        }
        self.solved += usize::from(end.is_solved());
        (steps, end.is_solved())
    }

    /// Prints the uses of each technique, the share of puzzles that the ladder up to it solves, and
    /// the times.
    #[allow(clippy::cast_precision_loss)] // there are fewer puzzles than 2^52
    pub(crate) fn print(mut self, out: &mut impl Write) -> io::Result<()> {
        let count = self.times.len().max(1);
        let share = |part: u32| f64::from(part) * 100.0 / count as f64;
        let mut so_far = 0;
        writeln!(out, "code\tuses\tsolved up to here, %\ttechnique")?;
        for technique in LADDER {
            so_far += self.hardest.get(&technique.code).copied().unwrap_or(0);
            let uses = self.uses.get(&technique.code).copied().unwrap_or(0);
            writeln!(out, "{}\t{uses}\t{:.2}\t{}", technique.code, share(so_far), technique.name)?;
        }
        self.times.sort_unstable();
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        let at = |part: usize| milliseconds(self.times.get(count * part / 100).copied().unwrap_or_default());
        let total: Duration = self.times.iter().sum();
        let longest = self.times.last().copied().unwrap_or_default();
        writeln!(
            out,
            "solved {} of {count}; ms a puzzle: median {:.3}, p95 {:.3}, longest {:.3}, all {:.0}",
            self.solved,
            at(50),
            at(95),
            milliseconds(longest),
            milliseconds(total)
        )?;
        out.flush()
    }
}

/// Prints a puzzle, whether it was solved, and one step a line.
pub(crate) fn write(out: &mut impl Write, givens: &Grid, steps: &[Step], is_solved: bool) -> io::Result<()> {
    writeln!(out, "{givens}\t{}", if is_solved { "solved" } else { "not solved" })?;
    steps.iter().try_for_each(|step| writeln!(out, "  {} {step}", step.technique.code))
}

/// CPU time of this thread, where the system provides it. Other programs do not count.
fn cpu_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split_whitespace().next()?.parse().ok()?))
}
