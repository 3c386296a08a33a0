//! Judges the techniques by a file in `HoDoKu`'s regression format:
//! `cargo run --release --example reglib -- FILE [--failures]`
//!
//! A line is `:<technique>:<candidates>:<givens>:<deleted>:<eliminations>:<placements>:<extra>`.
//! All steps of the technique with the same candidates must have an expected
//! outcome, and one must be there; for a variant `-x` there must be none. A
//! fifth digit of the code asks for Siamese fish.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;

use clap::Parser;
use nonet_engine::human::notation::candidates;
use nonet_engine::human::techniques::finned_fish::siamese;
use nonet_engine::human::{Candidate, Position, Step, technique};
use nonet_engine::{Digit, DigitSet};

#[path = "shared/lines.rs"]
mod lines;

#[derive(Parser)]
pub(crate) struct Options {
    /// The file.
    file: PathBuf,
    /// Print each case that fails, with what was found.
    #[arg(long)]
    failures: bool,
    /// Only codes that start so.
    #[arg(long, default_value = "")]
    code: String,
}

fn main() -> io::Result<()> {
    let options = Options::parse();
    run(&options, BufReader::new(File::open(&options.file)?), &mut io::stdout().lock())
}

pub(crate) fn run(options: &Options, input: impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut tally: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for line in lines::lines(input) {
        let line = match line? {
            Ok(line) => line,
            Err(fault) => {
                eprintln!("error: {fault}");
                continue;
            }
        };
        let fields: Vec<&str> = line.split(':').collect();
        let [_, code, ..] = fields[..] else { continue };
        if !line.starts_with(':') || fields.len() < 7 || !code.starts_with(&options.code) {
            continue;
        }
        let (base, variant) = code.split_once('-').unwrap_or((code, ""));
        let counts = tally.entry(base.to_owned()).or_default();
        match judge(base, variant, &fields) {
            Ok(()) => counts.0 += 1,
            Err(found) => {
                counts.1 += 1;
                if options.failures {
                    writeln!(out, "FAIL {line}\n{found}")?;
                }
            }
        }
    }
    let (mut passed, mut failed) = (0, 0);
    for (code, (good, bad)) in &tally {
        let name = code.get(..4).and_then(technique).map_or("(not known)", |known| known.name);
        writeln!(out, "{code}\t{good}/{}\t{name}", good + bad)?;
        passed += good;
        failed += bad;
    }
    writeln!(out, "all\t{passed}/{}", passed + failed)
}

/// What is wrong with the steps found in one case.
fn judge(code: &str, variant: &str, fields: &[&str]) -> Result<(), String> {
    let known = technique(with_sets(code, variant).unwrap_or(code.get(..4).unwrap_or(code)));
    let known = known.ok_or_else(|| "  the technique is not known\n".to_owned())?;
    let position = Position::read(&format!("{} {}", fields[3], fields[4]));
    let position = position.ok_or_else(|| "  the position cannot be read\n".to_owned())?;
    let wanted: DigitSet = fields[2].chars().filter_map(Digit::from_symbol).collect();
    let steps = if code.len() == 5 { siamese(known, &position) } else { known.all(&position) };
    let own: Vec<&Step> = steps.iter().filter(|step| digits(code, step) == wanted).collect();
    let expected = (
        sorted(&candidates(fields[5]).unwrap_or_default()),
        sorted(&candidates(fields[6]).unwrap_or_default()),
    );
    let is_expected = |step: &&Step| (sorted(&step.eliminations), sorted(&step.placements)) == expected;
    let is_good =
        if variant == "x" { own.is_empty() } else { !own.is_empty() && own.iter().all(is_expected) };
    let list = || own.iter().map(|step| format!("  {step}\n")).collect::<Vec<_>>().concat();
    if is_good { Ok(()) } else { Err(list()) }
}

/// The chains that walk through almost locked sets: variants there, techniques here.
fn with_sets(code: &str, variant: &str) -> Option<&'static str> {
    match (code, variant) {
        ("0709", "2") => Some("0712"),
        ("0710", "3" | "4") => Some("0713"),
        ("0711", "3" | "4") => Some("0714"),
        _ => None,
    }
}

/// What the format calls the candidates: the digits removed for chains, almost
/// locked sets and Sue de Coq, else the digits of the pattern.
fn digits(code: &str, step: &Step) -> DigitSet {
    let pattern_counts = ["0701", "0703"].contains(&code);
    let is_removed = ["07", "09", "11"].iter().any(|start| code.starts_with(start)) && !pattern_counts;
    if is_removed { step.removed_digits() } else { step.pattern.digits }
}

fn sorted(candidates: &[Candidate]) -> Vec<Candidate> {
    let mut sorted = candidates.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted
}
