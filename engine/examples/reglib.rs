//! Tests the techniques with a file of test cases in `HoDoKu`'s regression format:
//! `cargo run --release --example reglib -- FILE [--failures]`
//!
//! A line is `:<technique>:<candidates>:<givens>:<deleted>:<eliminations>:<placements>:<extra>`.
//! All steps of the technique with these candidates must have an expected outcome, and at least
//! one must be found. For the variant `-x` none may be found. A fifth digit of the code asks for
//! Siamese fish. All that templates conclude of a digit counts as one step.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;

use clap::Parser;
use nonet_engine::human::notation::candidates;
use nonet_engine::human::{Candidate, Code, Position, Step, Technique, siamese, technique};
use nonet_engine::{Digit, DigitSet};

#[path = "shared/lines.rs"]
mod lines;
use lines::Lines;

#[derive(Parser)]
pub(crate) struct Options {
    /// The file.
    file: PathBuf,
    /// Print each case that fails, with what was found.
    #[arg(long)]
    failures: bool,
    /// Only the technique with this code; may be repeated. Default: all.
    #[arg(long)]
    code: Vec<Code>,
}

fn main() -> io::Result<()> {
    let options = Options::parse();
    let input = BufReader::new(File::open(&options.file)?);
    run(&options, input, &mut io::stdout().lock(), &mut io::stderr())
}

pub(crate) fn run(
    options: &Options,
    input: impl BufRead,
    out: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<()> {
    let mut tally: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    let mut lines = Lines::new(input);
    while let Some(line) = lines.read(errors)? {
        let fields: Vec<&str> = line.split(':').collect();
        let [_, name, ..] = fields[..] else { continue };
        if !line.starts_with(':') || fields.len() < 7 {
            continue;
        }
        let (name, variant) = name.split_once('-').unwrap_or((name, ""));
        let asked = Asked::read(name);
        if !options.code.is_empty() && asked.code.is_none_or(|code| !options.code.contains(&code)) {
            continue;
        }
        let counts = tally.entry(name.to_owned()).or_default();
        match judge(&asked, variant, &fields) {
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
    for (name, (good, bad)) in &tally {
        let known = Asked::read(name).code.and_then(technique);
        writeln!(out, "{name}\t{good}/{}\t{}", good + bad, known.map_or("(not known)", |known| known.name))?;
        passed += good;
        failed += bad;
    }
    writeln!(out, "all\t{passed}/{}", passed + failed)
}

/// The technique of a test case.
struct Asked {
    /// `None` if the text is not a code.
    code: Option<Code>,
    is_siamese: bool,
}

impl Asked {
    /// Reads `0310`, or `03101` for Siamese fish.
    fn read(name: &str) -> Self {
        match name.split_at_checked(4) {
            Some((code, "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9")) => {
                Self { code: code.parse().ok(), is_siamese: true }
            }
            _ => Self { code: name.parse().ok(), is_siamese: false },
        }
    }
}

/// Chains that pass through almost locked sets. The format counts them as variants of grouped
/// chains, and here they are techniques.
const WITH_SETS: [(Code, &[&str], Code); 3] = [
    (Code::from_static("0709"), &["2"], Code::from_static("0712")), // loops
    (Code::from_static("0710"), &["3", "4"], Code::from_static("0713")), // discontinuous loops
    (Code::from_static("0711"), &["3", "4"], Code::from_static("0714")), // AIC
];

/// Fails with the steps found in one case, unless they are as expected.
fn judge(asked: &Asked, variant: &str, fields: &[&str]) -> Result<(), String> {
    let with_sets = WITH_SETS.iter().find(|row| Some(row.0) == asked.code && row.1.contains(&variant));
    let code = with_sets.map(|row| row.2).or(asked.code);
    let known = code.and_then(technique).ok_or_else(|| "  the technique is not known\n".to_owned())?;
    let position = Position::read(&format!("{} {}", fields[3], fields[4]));
    let position = position.ok_or_else(|| "  the position cannot be read\n".to_owned())?;
    let wanted: DigitSet = fields[2].chars().filter_map(Digit::from_symbol).collect();
    let steps = if asked.is_siamese { siamese(known, &position) } else { known.all(&position) };
    let own = steps.iter().filter(|step| digits(step) == wanted);
    let mut own: Vec<_> = own.map(|step| (outcome(step), step.to_string())).collect();
    if TEMPLATES.contains(&known.code) {
        let all = of_templates(known, &position, wanted);
        own = vec![(all, "all steps by templates".to_owned())];
    }
    let expected = (
        sorted(&candidates(fields[5]).unwrap_or_default()),
        sorted(&candidates(fields[6]).unwrap_or_default()),
    );
    let is_expected = |(found, _): &(Outcome, String)| *found == expected;
    let is_good =
        if variant == "x" { own.is_empty() } else { !own.is_empty() && own.iter().all(is_expected) };
    let list = || own.iter().map(|(_, step)| format!("  {step}\n")).collect::<Vec<_>>().concat();
    if is_good { Ok(()) } else { Err(list()) }
}

/// The candidates that are removed, and those that are written.
type Outcome = (Vec<Candidate>, Vec<Candidate>);

fn outcome(step: &Step) -> Outcome {
    (sorted(&step.eliminations), sorted(&step.placements))
}

/// Template Set and Template Delete.
const TEMPLATES: [Code; 2] = [Code::from_static("1201"), Code::from_static("1202")];

/// What templates conclude of a digit. The format takes all of it for one step, after the templates of all
/// digits have set what they can.
fn of_templates(known: &Technique, start: &Position, wanted: DigitSet) -> Outcome {
    let (mut position, mut placed) = (start.clone(), Vec::new());
    let mut apply = |technique: &Technique| {
        let steps = technique.all(&position);
        for step in &steps {
            position.apply(step);
            placed.extend(step.placements.iter().filter(|at| wanted.contains(at.digit)));
        }
        !steps.is_empty()
    };
    let [set, delete] = TEMPLATES.map(|code| technique(code).expect("the ladder has templates"));
    while apply(set) {}
    if known == set {
        return (Vec::new(), sorted(&placed));
    }
    apply(delete);
    let before = wanted.iter().flat_map(|digit| Candidate::each(digit, start.cells_of(digit)));
    let removed: Vec<_> = before.filter(|at| !position.has(*at) && !placed.contains(at)).collect();
    (sorted(&removed), Vec::new())
}

/// What the format calls the candidates of a step: the digits removed, or those of the pattern.
fn digits(step: &Step) -> DigitSet {
    match u16::from(step.technique.code) {
        // Remote pairs.
        703 => step.pattern().digits(),
        // Chains, almost locked sets and Sue de Coq.
        700..800 | 900..1000 | 1100..1200 => step.removed_digits(),
        _ => step.pattern().digits(),
    }
}

fn sorted(candidates: &[Candidate]) -> Vec<Candidate> {
    let mut sorted = candidates.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    sorted
}
