//! What is written in a text format is read back, damaged texts never panic, and the example `convert`.

use clap::Parser;
use nonet_engine::formats::exchange::{Record, TextFormat, WriteError, write};
use nonet_engine::random::{from_seed, index};
use nonet_engine::rules::{KINDS, Rules, Takes};
use nonet_engine::{Cell, Digit, DigitSet, Grid, Level, Recipe, Variant, generate};
use rand_chacha::ChaCha8Rng;

use crate::formats::one;
use crate::texts::{BOARDS, GIVENS};

#[path = "../../examples/convert.rs"]
#[allow(dead_code)]
mod convert;
#[path = "../../examples/fuzz_formats.rs"]
#[allow(dead_code)]
mod fuzz_formats;

const JIGSAW: &str =
    "9x9+jigsaw:111112333122122333142222333144445555446645575466665775886669977888899997888999777";

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
    let variants = [
        "9x9",
        "9x9",
        "4x4",
        "6x6",
        "9x9-diagonal",
        "9x9+windoku",
        JIGSAW,
        "7x7+jigsaw:1122222112333211333345166444555674455667475667777+diagonal+antidiagonal",
        "6x6+anti-king+odd:r1c1,r2c4",
        "12x12",
        "16x16",
    ];
    let mut written = [0; TextFormat::ALL.len()];
    for round in 0..55 {
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

#[test]
fn regions_of_every_size_survive_in_solo() {
    for side in 4..=12 {
        for rules in ["jigsaw", "jigsaw+diagonal+antidiagonal"] {
            let (rules, _) = Rules::read_undrawn(&format!("{side}x{side}+{rules}")).unwrap();
            let mut givens = Grid::empty(Variant::of(rules));
            givens.set(Cell::new(side), Digit::new(4));
            let record = Record::new(TextFormat::Tatham, givens);
            let text = write(&record, TextFormat::Tatham).unwrap();
            assert_eq!(one(&text), record, "{text}");
        }
    }
}

#[test]
fn games_of_solo_are_written_as_solo_does() {
    for &(_, text, ..) in BOARDS.iter().filter(|text| text.0 == "tatham" && !text.1.starts_with("SAVE")) {
        // Solo leaves out difficulty and symmetry.
        let text = text.replace("jxda:", "jx:").replace("xadb:", "x:");
        assert_eq!(write(&one(&text), TextFormat::Tatham), Ok(text));
    }
}

#[test]
fn a_format_that_lacks_the_rules_of_a_board_is_refused() {
    let write = |board: &str, format| {
        let givens = Grid::empty(board.parse().unwrap());
        write(&Record::new(TextFormat::Line, givens), format)
    };
    // 30 pairs of neighbours in one region, and then 30 in two: Solo writes the 26 first ones as z.
    let rows = write("6x6+jigsaw:111111222222333333444444555555666666", TextFormat::Tatham);
    assert_eq!(rows.unwrap(), format!("6j:zj,zd{}", "_".repeat(30)));
    let in_pieces = "4x4+jigsaw:1122221133444433";
    for board in [in_pieces, "9x9+diagonal", "9x9+antidiagonal", "9x9+windoku", "8x8+anti-knight"] {
        assert!(write(board, TextFormat::Tatham).is_err(), "{board}");
    }
    for board in ["8x8", "9x9+diagonal", "9x9+windoku+anti-knight", "9x9+odd:r1c1"] {
        assert!(write(board, TextFormat::SudokuWiki).is_err(), "{board}");
    }
    assert!(write(in_pieces, TextFormat::FPuzzles).is_ok());
}

/// A clue of each kind that f-puzzles has.
const CLUES: [&str; 34] = [
    "digits:r1c1,r2c2=1,5",
    "killer:r4c4-r4c6=15",
    "killer:r4c4-r4c6",
    "little-killer:r1c3-r7c9=40",
    "little-killer:r9c4-r6c1=20",
    "little-killer:r1c1=7",
    "thermo:r1c1-r1c4,r2c5",
    "slow-thermo:r1c1-r1c4,r2c5",
    "arrow:r5c5/r5c6-r5c8",
    "arrow:r5c5,r5c6/r5c7-r5c9",
    "double-arrow:r1c1-r1c4",
    "difference:r1c1,r1c2=3",
    "difference:r1c1,r1c2",
    "ratio:r2c1,r2c2=3",
    "difference:r1c1,r1c2+no-other-difference",
    "no-other-ratio",
    "x:r1c1,r2c1+v:r1c2,r2c2",
    "no-other-xv",
    "minimum:r1c1,r1c2",
    "maximum:r5c5",
    "whisper:r1c1-r1c4=4",
    "renban:r1c1-r1c4",
    "nabner:r1c1-r1c4",
    "palindrome:r1c1-r1c4",
    "clone:r1c1-r1c3/r4c4-r4c6",
    "between:r1c1-r1c4",
    "lockout:r1c1-r1c4",
    "region-sum:r1c1-r1c6",
    "zipper:r1c1-r1c5",
    "entropic:r1c1-r1c5+modular:r2c1-r2c5",
    "quadruple:r1c1,r1c2,r2c1,r2c2=1,1,9",
    "sandwich:r3c1-r3c9=0+skyscraper:r3c9-r3c1=3",
    "x-sum:r1c5-r9c5=20+x-sum:r9c5-r1c5=6",
    "column-indexer:r1c1,r5c1+row-indexer:r1c1-r1c9",
];

/// A clue of each kind that f-puzzles lacks, or of a kind that it has otherwise.
const NO_CLUES: [&str; 17] = [
    "ten-line:r1c1-r1c4",
    "greater:r1c1,r1c2",
    "room:r1c1-r1c9=4",
    "circles:r1c1,r5c5",
    "global-entropy+anti-taxicab",
    "lunchbox:r1c1-r1c4=10",
    "look-and-say:r1c1-r1c4=1,5",
    "rellik:r1c1-r1c3=9",
    "equal-sum:r1c1,r1c2/r3c3",
    "hidden-skyscraper:r1c1-r9c1=4",
    "full-rank:r1c1-r1c9=4",
    // No diagonal from edge to edge.
    "little-killer:r2c2-r4c4=10",
    "little-killer:r1c1-r1c3=10",
    "lockout:r1c1-r1c4=3",
    "modular:r1c1-r1c4=2",
    "killer:r1c1,r1c2=0",
    "non-consecutive+difference:r1c1,r1c2",
];

#[test]
fn clues_come_back_from_f_puzzles() {
    // Beside another clue, since digits alone are the candidates of a game.
    let board = |clues: &str| format!("9x9+{clues}+killer:r8c8,r9c8=9").parse::<Variant>().unwrap();
    let kind_of = |clue: &str| clue.split([':', '+']).next().unwrap().to_owned();
    let all = CLUES[..31].join("+").replace("killer:r4c4-r4c6+", "").replace("lockout:r1c1-r1c4+", "");
    for clues in CLUES.into_iter().chain([&all[..]]) {
        let mut record = Record::new(TextFormat::FPuzzles, Grid::empty(board(clues)));
        record.givens.set(Cell::new(0), Digit::new(5));
        record.progress = record.givens.clone();
        assert_eq!(one(&write(&record, TextFormat::FPuzzles).unwrap()), record, "{clues}");
        let link = one(&write(&record, TextFormat::SudokuPad).unwrap());
        assert_eq!(link.givens, record.givens, "{clues}");
    }
    for clues in NO_CLUES {
        let refused = write(&Record::new(TextFormat::Line, Grid::empty(board(clues))), TextFormat::FPuzzles);
        let kind = KINDS.iter().find(|kind| kind.name == kind_of(clues)).unwrap();
        assert_eq!(refused, Err(WriteError::Rule(TextFormat::FPuzzles, kind.name)), "{clues}");
    }
    let listed: Vec<&str> = CLUES.iter().chain(&NO_CLUES).flat_map(|clues| clues.split('+')).collect();
    for kind in KINDS.iter().filter(|kind| matches!(kind.takes, Takes::Clue(_))) {
        assert!(listed.iter().any(|clue| kind_of(clue) == kind.name), "{kind:?}");
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
    let variants = "iss:.AntiKing.Cage~3~R1C1~R1C2\n.NFA~x\n9x9+killer:r1c1,r1c2=3\n";
    let (out, errors, is_good) = run(&["--to", "nonet", "--lines"], variants);
    assert_eq!(out, "9x9+anti-king+killer:r1c1,r1c2=3\n9x9+killer:r1c1,r1c2=3\n");
    assert!(errors.starts_with("error: line 2, column 2: ") && !is_good, "{errors}");
    let refused = run(&["--to", "gsf"], GIVENS);
    assert_eq!(refused.1, "error: puzzle 1: Nonet reads the format gsf, but does not write it\n");
    let empty: Grid = ".".repeat(81).parse().unwrap();
    assert_eq!(run(&["--to", "tatham"], &empty.to_string()).0, "3x3:zzzc\n");
}
