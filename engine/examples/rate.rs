//! Rates puzzles from standard input, one per line. For each it prints
//! `puzzle<tab>ER<tab>EP<tab>ED<tab>hardest rule<tab>ms`. With known ratings in further columns, it
//! counts how many agree. A puzzle may also be a text that names its rules, such as the JSON of
//! f-puzzles or a string of Interactive-Sudoku-Solver. Boards other than the classic one have no ratings:
//! for them it prints the tier of the hardest technique that the ladder needs, or `unsolved`, then the name
//! of that technique and the number of steps, with tabs between them.
//!
//! With `--steps` it solves the puzzles with the ladder of techniques instead, and prints one step
//! per line with its code. At the end it prints how often each technique was used, the share of
//! puzzles solved with the ladder up to it, and times.
//!
//! With `--minutes` it prints for each puzzle of any board how many minutes people need, with tabs
//! between them: `typical<tab>low<tab>high`.
//!
//! `cargo run --release --example rate -- --help`

#![allow(clippy::disallowed_methods)] // a command-line program may use the clock

use std::io::{self, BufRead, BufWriter, Write};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use clap::Parser;
use nonet_engine::human::minutes::minutes;
use nonet_engine::human::{self, LADDER, Position};
use nonet_engine::rate::{Rating, rate_with_progress, tenths};
use nonet_engine::{Grid, Variant, solve};

#[path = "shared/givens.rs"]
mod givens;
#[path = "shared/lines.rs"]
mod lines;
#[path = "shared/steps.rs"]
mod steps;
use lines::Lines;

/// Rates puzzles on the scale of Sudoku Explainer 1.2.1.
#[derive(Parser)]
#[allow(clippy::struct_excessive_bools)] // each is an option of its own
pub(crate) struct Options {
    /// Compare with this many known ratings after each puzzle: ER, EP, ED.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3))]
    known: u8,
    /// Stop a puzzle after this many seconds. Its rating is then "at least".
    #[arg(long)]
    seconds: Option<f64>,
    /// Solve the puzzles with the ladder of techniques instead, and print one step per line.
    #[arg(long)]
    steps: bool,
    /// With --steps: leave out techniques that assume a single solution.
    #[arg(long, requires = "steps")]
    no_uniqueness: bool,
    /// With --steps: leave out techniques that `HoDoKu`'s ladder lacks.
    #[arg(long, requires = "steps")]
    no_extras: bool,
    /// Print the minutes that people need instead, and a range that holds the mean of several players for
    /// four puzzles of five.
    #[arg(long, conflicts_with_all = ["known", "seconds", "steps"])]
    minutes: bool,
}

/// The number of ratings that agree. Counted separately up to ER 6.2 and above.
#[derive(Default)]
struct Agreement {
    same: u32,
    all: u32,
}

fn main() -> io::Result<()> {
    run(&Options::parse(), io::stdin().lock(), &mut BufWriter::new(io::stdout().lock()))
}

pub(crate) fn run(options: &Options, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    if options.steps {
        return solve_by_ladder(
            human::Options { uniqueness: !options.no_uniqueness, extras: !options.no_extras },
            input,
            out,
        );
    }
    if options.minutes {
        return print_minutes(input, out);
    }
    let mut times = Vec::new();
    let (mut below, mut above) = (Agreement::default(), Agreement::default());
    let mut lines = Lines::new(input);
    while let Some((line, givens)) = next_puzzle(&mut lines, out)? {
        if !human::is_classic(givens.geometry()) {
            match by_ladder(&givens) {
                Ok(rated) => writeln!(out, "{rated}")?,
                Err(fault) => lines.report(out, fault)?,
            }
            continue;
        }
        let start = Instant::now();
        let rating = rate_with_progress(&givens, &mut |_| match options.seconds {
            Some(limit) if start.elapsed().as_secs_f64() > limit => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        });
        let spent = start.elapsed();
        let rating = match rating {
            Ok(rating) => rating,
            Err(error) => {
                lines.report(out, error)?;
                continue;
            }
        };
        times.push(spent);
        let fields: Vec<&str> = line.split('\t').collect();
        let known = fields.get(1..=usize::from(options.known)).unwrap_or_default();
        let same = is_same(&rating, known);
        let agreement = if rating.er <= 62 { &mut below } else { &mut above };
        agreement.all += 1;
        agreement.same += u32::from(same);
        let [ep, ed] = [rating.ep, rating.ed].map(tenths);
        let hardest = rating.hardest.map_or("-".to_owned(), |technique| technique.to_string());
        let milliseconds = spent.as_secs_f64() * 1000.0;
        write!(out, "{givens}\t{}\t{ep}\t{ed}\t{hardest}\t{milliseconds:.3}", rating.text())?;
        writeln!(out, "{}", if same { String::new() } else { format!("\tknown {}", known.join("/")) })?;
    }
    out.flush()?;
    print_summary(options, times, [below, above]);
    Ok(())
}

/// The next line whose first column is a puzzle, and its givens. Other lines are reported.
fn next_puzzle(lines: &mut Lines<impl BufRead>, out: &mut impl Write) -> io::Result<Option<(String, Grid)>> {
    while let Some(line) = lines.read(out)? {
        let text = line.split('\t').next().unwrap_or_default();
        match givens::read(text.trim(), Variant::CLASSIC) {
            Ok(givens) => return Ok(Some((line, givens))),
            Err(error) => lines.report(out, error)?,
        }
    }
    Ok(None)
}

fn print_minutes(input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some((_, givens)) = next_puzzle(&mut lines, out)? {
        match solve(&givens).only() {
            Ok(solution) => {
                let found = minutes(&givens, &solution);
                writeln!(out, "{:.2}\t{:.2}\t{:.2}", found.typical, found.low, found.high)?;
            }
            Err(error) => lines.report(out, error)?,
        }
    }
    out.flush()
}

/// Times, and how many ratings agree with known ones.
fn print_summary(options: &Options, mut times: Vec<Duration>, [below, above]: [Agreement; 2]) {
    times.sort_unstable();
    let at = |part: usize| times.get(times.len() * part / 100).copied().unwrap_or_default();
    let total: Duration = times.iter().sum();
    eprintln!("{} puzzles in {total:.1?}, median {:.3?}, 95 % {:.3?}", times.len(), at(50), at(95));
    if options.known > 0 {
        eprintln!("up to 6.2: {} of {} agree", below.same, below.all);
        eprintln!("above 6.2: {} of {} agree", above.same, above.all);
    }
}

fn solve_by_ladder(options: human::Options, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut tally = steps::Tally::default();
    let mut lines = Lines::new(input);
    while let Some((_, givens)) = next_puzzle(&mut lines, out)? {
        let (path, is_solved) = if human::is_classic(givens.geometry()) {
            tally.solve(&Position::new(&givens), options)
        } else {
            tally.solve(&Position::wide(&givens), options)
        };
        steps::write(out, &givens, &path, is_solved)?;
    }
    tally.print(out)
}

/// Level, hardest technique and number of steps on the ladder.
fn by_ladder(givens: &Grid) -> Result<String, String> {
    let options = human::Options::default();
    let (steps, end) = human::solve_path(&Position::wide(givens), options);
    let rung = |step: &&human::Step| LADDER.iter().position(|known| *known == step.technique);
    let hardest = steps.iter().max_by_key(rung).map(|step| step.technique);
    let level = match end.contradiction() {
        Some(contradiction) => return Err(format!("the puzzle has no solution: {contradiction}")),
        None if end.is_solved() => {
            hardest.map_or("solved".to_owned(), |technique| format!("{:?}", technique.tier))
        }
        None => "Unsolved".to_owned(),
    };
    let name = hardest.map_or("-", |technique| technique.name);
    Ok(format!("{}\t{name}\t{}", level.to_lowercase(), steps.len()))
}

/// Whether ER, EP and ED equal the known ratings, as far as these are given.
fn is_same(rating: &Rating, known: &[&str]) -> bool {
    let found = [rating.er, rating.ep, rating.ed].map(tenths);
    // Some lists pad ratings with zeros: 02.6.
    let same =
        |(known, found): (&&str, &String)| known.trim_start_matches('0') == found.trim_start_matches('0');
    rating.is_complete && known.iter().zip(&found).all(same)
}
