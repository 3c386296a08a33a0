//! Tests with hostile input everything that reads, plays, generates or explains, for a
//! given time. `make soak-native SECONDS=600` runs it; `make test` runs it for a minute.
//!
//! Each kind of trial has its own file. A kind runs cases, numbered from 0. Seed, kind
//! and number determine a case, so `--seed 7 --only saves --case 12` repeats it. A kind
//! runs in its own process. If a case hangs or overflows the stack, that process ends,
//! and a new one continues with the next case.
//!
//! It prints each failure with its input, then one line per kind. The last line is `N
//! passed, N failed`, which counts kinds. The exit code is 1 if one failed.

#![allow(clippy::disallowed_methods)] // a program on the command line has a clock

mod actions;
mod boards;
mod case;
mod jobs;
mod ladder;
mod links;
mod messages;
mod mutate;
mod paths;
mod playing;
mod readers;
mod recipes;
mod rooms;
mod saves;
#[path = "../../tests/it/store.rs"]
mod store;
mod texts;
mod variants;

use std::io::{self, BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use case::Kind;
use clap::Parser;

/// All kinds of trials, in the order in which they run.
const KINDS: [&Kind; 9] = [
    &readers::KIND,
    &saves::KIND,
    &links::KIND,
    &messages::KIND,
    &playing::KIND,
    &rooms::KIND,
    &recipes::KIND,
    &ladder::KIND,
    &paths::KIND,
];

/// Tests Nonet with hostile input.
#[derive(Parser)]
struct Options {
    /// Duration in seconds. All kinds get the same share.
    #[arg(long, default_value_t = 60.0)]
    seconds: f64,
    /// Seed of all cases.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Run this kind only.
    #[arg(long)]
    only: Option<String>,
    /// Run this case only.
    #[arg(long, requires = "only")]
    case: Option<u64>,
    /// Run the cases from this one on, in this process.
    #[arg(long, hide = true, requires = "only")]
    from: Option<u64>,
}

/// The result of a kind.
#[derive(Default)]
struct Tally {
    cases: u64,
    failures: u64,
}

fn main() -> io::Result<ExitCode> {
    let options = Options::parse();
    let wanted = |kind: &&&Kind| options.only.as_ref().is_none_or(|only| kind.name == only);
    let kinds: Vec<&Kind> = KINDS.iter().filter(wanted).copied().collect();
    let share = Duration::from_secs_f64(options.seconds) / kinds.len().max(1) as u32;
    match (&kinds[..], options.case, options.from) {
        ([], ..) => {
            let names = KINDS.map(|kind| kind.name).join(", ");
            eprintln!("error: the kinds are {names}");
            return Ok(ExitCode::from(2));
        }
        ([kind], Some(number), _) => return Ok(case::run(kind, options.seed, number..=number, share)),
        ([kind], None, Some(from)) => return Ok(case::run(kind, options.seed, from..=u64::MAX, share)),
        _ => {}
    }
    println!("seed {}", options.seed);
    let mut failed = 0;
    for kind in &kinds {
        let Tally { cases, failures } = supervise(kind, options.seed, share)?;
        println!("{:<10}{cases:>10} cases, {failures} failures", kind.name);
        failed += usize::from(failures > 0 || cases == 0);
    }
    println!("{} passed, {failed} failed", kinds.len() - failed);
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs a kind in its own process, and in another one after each case that ended its
/// process.
fn supervise(kind: &Kind, seed: u64, share: Duration) -> io::Result<Tally> {
    let start = Instant::now();
    let mut tally = Tally::default();
    loop {
        let left = share.saturating_sub(start.elapsed());
        let mut child = Command::new(std::env::current_exe()?)
            .args(["--only", kind.name, "--seed", &seed.to_string()])
            .args(["--from", &tally.cases.to_string(), "--seconds", &left.as_secs_f64().to_string()])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut is_told = false;
        if let Some(out) = child.stdout.take() {
            for line in BufReader::new(out).lines() {
                if let Some((case::BEGUN, number)) = line?.split_once(' ') {
                    tally.cases = number.parse::<u64>().map_or(tally.cases, |number| number + 1);
                    is_told = false;
                } else {
                    tally.failures += 1;
                    is_told = true;
                }
            }
        }
        let status = child.wait()?;
        if status.success() || status.code() == Some(case::HAS_FAILURES) {
            return Ok(tally);
        }
        if !is_told {
            tally.failures += 1;
            let number = tally.cases.saturating_sub(1);
            eprintln!("FAILED {} --seed {seed} --case {number}: the process ended: {status}", kind.name);
        }
        if left.is_zero() {
            return Ok(tally);
        }
    }
}
