//! Generates puzzles and measures how long it takes.
//! `cargo run --release --example generate -- --help`

#![allow(clippy::disallowed_methods)] // a program on the command line has a clock

use std::io::{self, BufWriter, Write};
use std::time::Instant;

use clap::Parser;
use nonet_engine::formats::exchange::{Record, TextFormat, write_json};
use nonet_engine::generate::{GenerateError, generate};
use nonet_engine::human::{PathDemand, Rung};
use nonet_engine::rate::{Demand, Family, read_tenths, tenths};
use nonet_engine::rules::{Rules, RulesError};
use nonet_engine::{Level, Method, NewClues, Recipe, Symmetry, Variant};

/// Prints `givens\tsolution\tnumber of givens\tseed\trating` for each puzzle. The rating is `-` if
/// none was requested. With `--rules` the board follows, as `--variant` reads it.
#[derive(Parser)]
struct Options {
    /// easy, medium, hard, master or extreme. With a technique of the ladder, other than a
    /// lower bound, it sets the number of givens only. Master is the default then.
    #[arg(long, value_parser = str::parse::<Level>, required_unless_present_any = ["require", "exclude", "at_least", "hardest"])]
    level: Option<Level>,
    /// Number of puzzles.
    #[arg(long, default_value_t = 1)]
    count: u32,
    /// Seed number of the first puzzle. Each further puzzle adds 1.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// none, rotate180, rotate90, mirror-h, mirror-v, diagonal or antidiagonal.
    #[arg(long, default_value = "none", value_parser = str::parse::<Symmetry>)]
    symmetry: Symmetry,
    /// Number of givens, in place of the level's: LO..HI, both included.
    #[arg(long, value_parser = givens)]
    givens: Option<(u16, u16)>,
    /// Rating, in place of the level's: LO..HI, both included, such as 3.8..4.2.
    #[arg(long, value_parser = rating)]
    rating: Option<(u16, u16)>,
    /// A technique that the puzzle must need, such as x-wing; may be repeated.
    #[arg(long, value_name = "TECHNIQUE", value_parser = family)]
    uses: Vec<Family>,
    /// A technique that the puzzle must not need; may be repeated.
    #[arg(long, value_name = "TECHNIQUE", value_parser = family)]
    avoids: Vec<Family>,
    /// A technique of the ladder that the puzzle must need, such as skyscraper or 0400; may be repeated.
    #[arg(long, value_name = "TECHNIQUE", value_parser = rung)]
    require: Vec<Rung>,
    /// A technique of the ladder that must not be among the steps; may be repeated.
    #[arg(long, value_name = "TECHNIQUE", value_parser = rung)]
    exclude: Vec<Rung>,
    /// The hardest step must be this technique of the ladder or a harder one.
    #[arg(long, value_name = "TECHNIQUE", value_parser = rung)]
    at_least: Option<Rung>,
    /// The hardest technique of the ladder that may be among the steps.
    #[arg(long, value_name = "TECHNIQUE", value_parser = rung)]
    hardest: Option<Rung>,
    /// The minutes that most people need: LO..HI, both included, such as 9..11 or 4.5..5.5.
    #[arg(long, value_parser = minutes)]
    minutes: Option<(u16, u16)>,
    /// carve, build or transform.
    #[arg(long, default_value = "carve", value_parser = method)]
    method: Method,
    /// Kind of board: a size such as 9x9 or 16x16, or 9x9-diagonal, or a size with rules such as
    /// 9x9+windoku.
    #[arg(long, default_value = "9x9")]
    variant: String,
    /// More rules, separated by commas: jigsaw (a new layout for each puzzle), diagonal,
    /// antidiagonal, windoku, disjoint, anti-knight, anti-king, non-consecutive, extra:r1c1,r2c3,
    /// odd:r1c1,r5c5 or even:r2c2. The seed draws the clues of kinds that stand without cells: killer,
    /// thermo, arrow, kropki and xv (with all marks), whisper, renban, region-sum, sandwich and others.
    #[arg(long)]
    rules: Option<String>,
    /// Print the JSON of f-puzzles for each puzzle, which has its rules.
    #[arg(long, value_name = "FORMAT", value_parser = ["f-puzzles"])]
    to: Option<String>,
}

fn method(name: &str) -> Result<Method, String> {
    let found = Method::ALL.into_iter().find(|(_, known)| *known == name);
    found.map(|(method, _)| method).ok_or_else(|| format!("there is no method \"{name}\""))
}

fn family(name: &str) -> Result<Family, String> {
    let known = || Family::all().map(Family::word).collect::<Vec<_>>().join(", ");
    name.parse().map_err(|_| format!("there is no technique \"{name}\" among {}", known()))
}

fn rung(name: &str) -> Result<Rung, String> {
    let known = || Rung::all().map(Rung::word).collect::<Vec<_>>().join(", ");
    name.parse().map_err(|_| format!("there is no technique \"{name}\" among {}", known()))
}

fn ends(text: &str) -> Result<(&str, &str), String> {
    let ends = text.split_once("..").map(|(least, most)| (least, most.trim_start_matches('=')));
    ends.ok_or_else(|| "write it as LO..HI".to_owned())
}

fn givens(text: &str) -> Result<(u16, u16), String> {
    let (least, most) = ends(text)?;
    let number = |text: &str| text.parse().map_err(|_| format!("\"{text}\" is not a number of givens"));
    Ok((number(least)?, number(most)?))
}

fn rating(text: &str) -> Result<(u16, u16), String> {
    let (least, most) = ends(text)?;
    let tenths = |text| read_tenths(text).ok_or_else(|| format!("\"{text}\" is not a rating"));
    Ok((tenths(least)?, tenths(most)?))
}

fn minutes(text: &str) -> Result<(u16, u16), String> {
    let (least, most) = ends(text)?;
    let is_time = |minutes: &f64| (0.0..=6_000.0).contains(minutes);
    #[allow(clippy::cast_sign_loss)] // checked
    let tenths = |text: &str| {
        let minutes = text.parse().ok().filter(is_time);
        let minutes = minutes.ok_or_else(|| format!("\"{text}\" is not a number of minutes"))?;
        Ok::<_, String>((minutes * 10.0).round() as u16)
    };
    Ok((tenths(least)?, tenths(most)?))
}

/// A board with more rules, whether the seed draws its regions, and the clues that it draws.
fn with_rules(variant: &str, rules: &str) -> Result<(Variant, bool, NewClues), RulesError> {
    let mut text = variant.parse().map_or(variant.to_owned(), |known: Variant| known.rules().to_string());
    for part in rules.split(',') {
        // A comma also stands between the cells of a rule.
        let is_cell = part.starts_with('r') && part[1..].starts_with(|symbol: char| symbol.is_ascii_digit());
        text.push(if is_cell { ',' } else { '+' });
        text.push_str(part);
    }
    let (text, new_clues) = NewClues::take_from(&text);
    Rules::read_undrawn(&text).map(|(rules, new_regions)| (Variant::of(rules), new_regions, new_clues))
}

fn demand(options: &Options) -> Demand {
    Demand {
        ratings: options.rating,
        uses: options.uses.iter().copied().collect(),
        avoids: options.avoids.iter().copied().collect(),
        path: PathDemand {
            requires: options.require.iter().copied().collect(),
            excludes: options.exclude.iter().copied().collect(),
            at_least: options.at_least,
            hardest: options.hardest,
        },
        minutes: options.minutes,
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = Options::parse();
    let demand = demand(&options);
    let Options { level, count, seed, symmetry, givens, method, variant, rules, to, .. } = options;
    let level = level.unwrap_or(Level::Master);
    let mut out = BufWriter::new(io::stdout().lock());
    let mut spent = Vec::new();
    let (mut missed, mut lacking) = (0, 0);
    let board = match &rules {
        Some(rules) => with_rules(&variant, rules),
        None => variant.parse().map(|variant| (variant, false, NewClues::NONE)),
    };
    let (board, new_regions, new_clues) = board.map_err(|error| error.to_string())?;
    for seed in (seed..).take(count as usize) {
        let recipe =
            Recipe { variant: board, new_regions, new_clues, level, symmetry, method, givens, demand, seed };
        let start = Instant::now();
        let made = generate(&recipe);
        spent.push(start.elapsed().as_secs_f64() * 1000.0);
        missed += u32::from(matches!(made, Err(GenerateError::NotMet { .. })));
        if matches!(made, Err(GenerateError::NoneFound { .. })) {
            lacking += 1;
            continue;
        }
        let puzzle = made.or_else(GenerateError::into_closest).map_err(|error| error.to_string())?;
        if to.is_some() {
            let record = Record::new(TextFormat::FPuzzles, puzzle.givens);
            writeln!(out, "{}", write_json(&record).map_err(|error| error.to_string())?)?;
            continue;
        }
        let rating = puzzle.grade.map_or("-".to_owned(), |grade| tenths(grade.er));
        write!(out, "{}\t{}\t{}\t{seed}\t{rating}", puzzle.givens, puzzle.solution, puzzle.given_count())?;
        // Drawn regions are part of the puzzle.
        let board = puzzle.givens.variant();
        writeln!(out, "{}", if rules.is_some() { format!("\t{board}") } else { String::new() })?;
    }
    out.flush()?;
    spent.sort_by(f64::total_cmp);
    // The smallest value that is not exceeded by this percentage of all values.
    let percentile = |percent: usize| {
        spent.get((spent.len() * percent).div_ceil(100).saturating_sub(1)).copied().unwrap_or(0.0)
    };
    let [median, p95, max] = [50, 95, 100].map(percentile);
    eprintln!("{count} puzzles: median {median:.1} ms, p95 {p95:.1} ms, max {max:.1} ms");
    if lacking > 0 {
        eprintln!("{lacking} seeds gave no puzzle with these techniques or minutes");
    }
    if missed > 0 {
        eprintln!("{missed} do not meet the recipe; they are the closest found");
    }
    Ok(())
}
