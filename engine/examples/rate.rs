//! Rates puzzles from standard input, one per line. For each it prints
//! `puzzle<tab>ER<tab>EP<tab>ED<tab>hardest rule<tab>ms`. With known ratings in further columns, it
//! counts how many agree. A puzzle may also be a text that names its rules, such as the JSON of
//! f-puzzles; a board with other rules than the classic one is reported.
//!
//! With `--steps` it solves the puzzles with the ladder of techniques instead, and prints one step
//! per line with its code. At the end it prints how often each technique was used, the share of
//! puzzles solved with the ladder up to it, and times.
//!
//! `cargo run --release --example rate -- --help`

#![allow(clippy::disallowed_methods)] // a command-line program may use the clock

use std::io::{self, BufRead, BufWriter, Write};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use clap::Parser;
use nonet_engine::Variant;
use nonet_engine::human::{self, Position};
use nonet_engine::rate::{Rating, rate_with_progress, tenths};

#[path = "shared/givens.rs"]
mod givens;
#[path = "shared/lines.rs"]
mod lines;
#[path = "shared/steps.rs"]
mod steps;
use lines::Lines;

/// Rates puzzles on the scale of Sudoku Explainer 1.2.1.
#[derive(Parser)]
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
    let mut times = Vec::new();
    let (mut below, mut above) = (Agreement::default(), Agreement::default());
    let mut lines = Lines::new(input);
    while let Some(line) = lines.read(out)? {
        let fields: Vec<&str> = line.split('\t').collect();
        let givens = match givens::read(fields[0].trim(), Variant::CLASSIC) {
            Ok(givens) => givens,
            Err(error) => {
                lines.report(out, error)?;
                continue;
            }
        };
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
    times.sort_unstable();
    let at = |part: usize| times.get(times.len() * part / 100).copied().unwrap_or_default();
    let total: Duration = times.iter().sum();
    eprintln!("{} puzzles in {total:.1?}, median {:.3?}, 95 % {:.3?}", times.len(), at(50), at(95));
    if options.known > 0 {
        eprintln!("up to 6.2: {} of {} agree", below.same, below.all);
        eprintln!("above 6.2: {} of {} agree", above.same, above.all);
    }
    Ok(())
}

fn solve_by_ladder(options: human::Options, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut tally = steps::Tally::default();
    let mut lines = Lines::new(input);
    while let Some(line) = lines.read(out)? {
        let text = line.split('\t').next().unwrap_or_default();
        let givens = match givens::read(text.trim(), Variant::CLASSIC) {
            Ok(givens) => givens,
            Err(error) => {
                lines.report(out, error)?;
                continue;
            }
        };
        let (path, is_solved) = if human::is_classic(givens.geometry()) {
            tally.solve(&Position::new(&givens), options)
        } else {
            tally.solve(&Position::wide(&givens), options)
        };
        writeln!(out, "{givens}\t{}", if is_solved { "solved" } else { "not solved" })?;
        path.iter().try_for_each(|step| writeln!(out, "  {} {step}", step.technique.code))?;
    }
    tally.print(out)
}

/// Whether ER, EP and ED equal the known ratings, as far as these are given.
fn is_same(rating: &Rating, known: &[&str]) -> bool {
    let found = [rating.er, rating.ep, rating.ed].map(tenths);
    // Some lists pad ratings with zeros: 02.6.
    let same =
        |(known, found): (&&str, &String)| known.trim_start_matches('0') == found.trim_start_matches('0');
    rating.is_complete && known.iter().zip(&found).all(same)
}
