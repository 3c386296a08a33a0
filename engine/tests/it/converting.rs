//! What is written in a text format is read back, damaged texts never panic, and the example `convert`.

use clap::Parser;
use nonet_engine::formats::exchange::{Record, TextFormat, write};
use nonet_engine::random::{from_seed, index};
use nonet_engine::{Cell, DigitSet, Grid, Level, Recipe, Variant, generate};
use rand_chacha::ChaCha8Rng;

use crate::formats::one;
use crate::texts::GIVENS;

#[path = "../../examples/convert.rs"]
#[allow(dead_code)]
mod convert;
#[path = "../../examples/fuzz_formats.rs"]
#[allow(dead_code)]
mod fuzz_formats;

/// A puzzle with placed digits, notes, removed candidates and colours.
fn random_record(variant: Variant, rng: &mut ChaCha8Rng) -> Record {
    let level = Level::ALL[index(rng, 5)];
    let seed = index(rng, 1000) as u64;
    let puzzle = generate(&Recipe { variant, ..Recipe::classic(level, seed) }).unwrap();
    let mut record = Record::new(TextFormat::Line, puzzle.givens);
    let cells: Vec<Cell> = record.givens.empty_cells().collect();
    for &cell in &cells {
        if index(rng, 3) == 0 {
            record.progress.set(cell, puzzle.solution.get(cell));
        }
    }
    let some = |from: DigitSet, rng: &mut ChaCha8Rng| {
        from.iter().filter(|_| index(rng, 3) == 0).collect::<DigitSet>()
    };
    for cell in record.progress.empty_cells().collect::<Vec<_>>() {
        let all = DigitSet::full(variant.geometry().side());
        let removable = record.progress.candidates(cell).without(puzzle.solution.get(cell).unwrap());
        for (map, from) in
            [(&mut record.corner, all), (&mut record.centre, all), (&mut record.removed, removable)]
        {
            let digits = some(from, rng);
            if index(rng, 2) == 0 && !digits.is_empty() {
                map.insert(cell, digits);
            }
        }
        if index(rng, 9) == 0 {
            record.colours.push((cell, 0x10_20_30 + index(rng, 99) as u32));
        }
    }
    record.about.title = Some("A \"title\" & <more> é".to_owned());
    record.about.author = Some("Ann O'Nym".to_owned());
    record
}

/// What a format can say of a puzzle.
fn kept(record: &Record, format: TextFormat) -> Record {
    use TextFormat::{FPuzzles, Hodoku, OpenSudoku, Sdk, SudokuPad, SudokuWiki};
    let mut kept = Record::new(format, record.givens.clone());
    let has = |formats: &[TextFormat]| formats.contains(&format);
    if has(&[FPuzzles, Hodoku, OpenSudoku, Sdk, SudokuPad, SudokuWiki]) {
        kept.progress = record.progress.clone();
    }
    if has(&[FPuzzles, Hodoku, SudokuPad, SudokuWiki]) {
        kept.removed = record.removed.clone();
    }
    if has(&[FPuzzles, OpenSudoku, SudokuPad]) {
        (kept.corner, kept.centre) = (record.corner.clone(), record.centre.clone());
        kept.colours.clone_from(&record.colours);
    }
    if has(&[FPuzzles, OpenSudoku, Sdk, SudokuPad]) {
        kept.about = record.about.clone();
    }
    if format == TextFormat::Sdm {
        kept.format = TextFormat::Line;
    }
    kept
}

#[test]
fn what_is_written_is_read_back() {
    let mut rng = from_seed(7);
    let variants = ["9x9", "9x9", "9x9", "4x4", "6x6", "9x9-diagonal", "12x12", "16x16"];
    let mut written = [0; TextFormat::ALL.len()];
    for round in 0..40 {
        let variant: Variant = variants[round % variants.len()].parse().unwrap();
        let record = random_record(variant, &mut rng);
        for (count, format) in written.iter_mut().zip(TextFormat::ALL) {
            let Ok(text) = write(&record, format) else { continue };
            *count += 1;
            let again = one(&text);
            if matches!(format, TextFormat::PencilMarks | TextFormat::Sukaku) {
                candidates_come_back(&record, &again, &text);
            } else {
                assert_eq!(again, kept(&record, format), "{format}: {text}");
            }
        }
    }
    for (count, format) in written.into_iter().zip(TextFormat::ALL) {
        assert_eq!(count > 0, format.is_writable(), "{format}");
    }
}

/// Such texts do not tell a given from a placed digit, nor from the last candidate of a cell whose
/// peers have lost the digit.
fn candidates_come_back(record: &Record, again: &Record, text: &str) {
    assert!(record.progress.is_part_of(&again.givens), "{text}");
    for cell in record.progress.empty_cells() {
        let before = record.candidates(cell);
        match again.givens.get(cell) {
            Some(digit) => assert_eq!(before.single(), Some(digit), "{text}"),
            None => assert_eq!(again.candidates(cell), before & again.givens.candidates(cell), "{text}"),
        }
    }
}

#[test]
fn damaged_texts_never_panic() {
    let valid = fuzz_formats::valid_texts();
    let results: Vec<(usize, bool)> = (0..20_000).map(|seed| fuzz_formats::check(&valid, seed)).collect();
    let whole = results.iter().filter(|result| result.1).count();
    assert!(whole > 1_000 && whole < 19_000, "{whole} of the texts have no error");
}

#[test]
fn convert_prints_a_line_for_each_puzzle() {
    let run = |arguments: &[&str], text: &str| {
        let (mut out, mut errors) = (Vec::new(), Vec::new());
        let options = convert::Options::parse_from([&["convert"], arguments].concat());
        let is_good = convert::run(&options, text.as_bytes(), &mut out, &mut errors).unwrap();
        (String::from_utf8(out).unwrap(), String::from_utf8(errors).unwrap(), is_good)
    };
    let placed = GIVENS.replacen('.', "4", 1);
    let library = format!(":0000:x:{}:::", GIVENS.replacen('.', "+4", 1));
    let expected = format!("hodoku\t{GIVENS}\t{placed}\t-\n");
    assert_eq!(run(&[], &library), (expected.clone(), String::new(), true));
    let fault = "error: line 2, column 1: this is not a Sudoku format that Nonet knows\n";
    assert_eq!(run(&[], &format!("{library}\nnonsense")), (expected, fault.to_owned(), false));
    assert_eq!(run(&["--to", "sdm"], &library).0, GIVENS.replace('.', "0") + "\n");
    let refused = run(&["--to", "gsf"], GIVENS);
    assert_eq!(refused.1, "error: puzzle 1: Nonet reads the format gsf, but does not write it\n");
    let empty: Grid = ".".repeat(81).parse().unwrap();
    assert_eq!(run(&["--to", "tatham"], &empty.to_string()).0, "3x3:zzzc\n");
}
