//! Reads damaged texts of all formats and counts the results. A panic ends it with an error.
//! `cargo run --release --example fuzz_formats -- --count 10000000`

use clap::Parser;
use nonet_engine::formats::exchange::{self, TextFormat};
use nonet_engine::random::{from_seed, index};
use nonet_engine::{Grid, Variant};
use rand_chacha::ChaCha8Rng;

#[path = "../tests/data/texts.rs"]
mod texts;

/// Prints how many of the damaged texts could be read, and how many gave an error.
#[derive(Parser)]
struct Options {
    /// Number of texts.
    #[arg(long, default_value_t = 100_000)]
    count: u64,
    /// Seed of the first text. Each text has the next seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() {
    let options = Options::parse();
    let valid = valid_texts();
    let (mut whole, mut faulty, mut puzzles) = (0_u64, 0_u64, 0_u64);
    for seed in options.seed..options.seed.saturating_add(options.count) {
        match check(&valid, seed) {
            (count, true) => (whole, puzzles) = (whole + 1, puzzles + count as u64),
            (count, false) => (faulty, puzzles) = (faulty + 1, puzzles + count as u64),
        }
    }
    println!("{} texts: {whole} read, {faulty} with an error; {puzzles} puzzles; no panic", options.count);
}

/// The texts of the tests, and one puzzle in each format that can be written.
pub(crate) fn valid_texts() -> Vec<String> {
    let all = texts::TEXTS
        .iter()
        .map(|text| text.1)
        .chain(texts::BOARDS.iter().chain(texts::CLUES).map(|text| text.1));
    let mut all: Vec<String> = all.map(str::to_owned).collect();
    let givens: Grid = texts::GIVENS.parse().expect("a grid");
    let record = exchange::Record::new(TextFormat::Line, givens);
    all.extend(TextFormat::ALL.into_iter().filter_map(|format| exchange::write(&record, format).ok()));
    all.push("{ce:[[,,{v:5},,,,,,]],re:[],ca:[{v:'title: A'}]}".to_owned());
    all.push("{\"cells\":[],\"regions\":[]}".to_owned());
    for rules in ["9x9+windoku+odd:r1c1,r5c5+anti-knight", "5x5+jigsaw:1122211122333443354455554"] {
        let board: Variant = rules.parse().expect("these are rules");
        let record = exchange::Record::new(TextFormat::FPuzzles, Grid::empty(board));
        all.push(exchange::write_json(&record).expect("f-puzzles has these rules"));
    }
    let clues =
        "9x9+killer:r1c1,r1c2=9+thermo:r2c1-r2c4+arrow:r5c5/r5c6-r5c8+x:r9c1,r9c2+sandwich:r3c1-r3c9=7";
    let record =
        exchange::Record::new(TextFormat::Nonet, Grid::empty(clues.parse().expect("these are rules")));
    all.push(exchange::write_json(&record).expect("f-puzzles has these clues"));
    all.push(clues.to_owned());
    all
}

/// Damages a text, reads it, and writes what was read in a random format, which can be read again.
/// Returns the number of puzzles, and whether there was no error.
pub(crate) fn check(valid: &[String], seed: u64) -> (usize, bool) {
    let mut rng = from_seed(seed);
    let text = damaged(valid, &mut rng);
    let (records, is_whole) = match exchange::read(&text) {
        Ok(records) => (records, true),
        Err(error) => {
            let lines = text.replace("\r\n", "\n").replace('\r', "\n").split('\n').count();
            assert!((1..=lines).contains(&error.line) && error.column > 0, "seed {seed}: {error}");
            (error.records, false)
        }
    };
    for record in records.iter().take(2) {
        let format = TextFormat::ALL[index(&mut rng, TextFormat::ALL.len())];
        if let Ok(text) = exchange::write(record, format) {
            let again = exchange::read(&text).map(|records| records.len());
            assert_eq!(again, Ok(1), "seed {seed}: {format}: {text}");
        }
    }
    (records.len(), is_whole)
}

/// A valid text with some bytes changed, removed, repeated, or joined to another text.
fn damaged(valid: &[String], rng: &mut ChaCha8Rng) -> String {
    const SYMBOLS: &[u8] = b"0123456789.,:;|+-*#_~ \n\r\t<>{}[]\"'/\\%=&?axuXSB9N4IgRCrc\xc3\xa9\xff";
    let mut bytes = valid[index(rng, valid.len())].clone().into_bytes();
    for _ in 0..index(rng, 6) {
        let at = index(rng, bytes.len() + 1);
        match index(rng, 6) {
            0 => bytes.truncate(at),
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 => bytes.insert(at, SYMBOLS[index(rng, SYMBOLS.len())]),
            3 if at < bytes.len() => {
                let end = (at + 1 + index(rng, 40)).min(bytes.len());
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            4 => {
                let other = valid[index(rng, valid.len())].as_bytes();
                bytes.splice(at..at, other.iter().copied());
            }
            _ if at < bytes.len() => bytes[at] = SYMBOLS[index(rng, SYMBOLS.len())],
            _ => bytes.push(b'\n'),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
