//! Text formats from outside: what other programs write is read, and a faulty text gives an error with
//! its place.

use std::collections::BTreeMap;

use nonet_engine::formats::exchange::{
    MAX_BYTES, Record, TextError, TextFault, TextFormat, read, read_known, write, write_json,
};
use nonet_engine::rules::{KINDS, Takes};
use nonet_engine::{Cell, Digit, DigitSet, Grid, Variant};

use crate::texts::{BOARDS, CLUES, GIVENS, TEXTS};

/// The only puzzle of a text.
pub(crate) fn one(text: &str) -> Record {
    let mut records = read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

fn error(text: &str) -> TextError {
    match read(text) {
        Err(error) => error,
        Ok(records) => panic!("{} puzzles in {text}", records.len()),
    }
}

fn fault(text: &str) -> String {
    error(text).to_string()
}

fn digits(values: &[u8]) -> DigitSet {
    values.iter().filter_map(|&value| Digit::new(value)).collect()
}

#[test]
fn texts_of_other_programs_are_read() {
    for &(format, text, givens, progress) in TEXTS {
        for text in [text.to_owned(), format!("\u{feff}{}\r\n", text.replace('\n', "\r\n"))] {
            let record = one(&text);
            assert_eq!(record.format.name(), format, "{text}");
            assert_eq!(record.givens.to_string(), givens, "{text}");
            assert_eq!(record.progress.to_string(), progress.unwrap_or(givens), "{text}");
        }
    }
}

#[test]
fn boards_of_other_programs_are_read_with_their_rules() {
    for &(format, text, board, givens) in BOARDS.iter().chain(CLUES) {
        let record = one(text);
        assert_eq!(record.format.name(), format, "{text}");
        assert_eq!(record.variant().to_string(), board, "{text}");
        assert_eq!(record.givens.to_string(), givens, "{text}");
    }
}

#[test]
fn faults_in_the_regions_of_solo_are_found() {
    let faults = [
        ("9j:zzzc", "line 1, column 8: jigsaw layout is missing"),
        ("4j:p,daa", "line 1, column 9: jigsaw layout is missing"),
        ("4j:p,d1", "line 1, column 7: \"1\" is neither a digit nor a blank"),
        // The last line is the edge of the board.
        ("4j:p,yz", "line 1, column 6: \"y\" is neither a digit nor a blank"),
        ("4j:p,x_", "line 1, column 7: \"_\" is neither a digit nor a blank"),
        // One region of 16 cells.
        ("4j:p,x", "line 1, column 6: this puzzle has rules that Nonet does not support: irregular regions"),
        ("2x2:p,x", "line 1, column 6: \",\" is neither a digit nor a blank"),
        ("1x9:zzzc", "line 1, column 1: Nonet has no board of the kind 1x9"),
        ("26j:z,z", "line 1, column 1: Nonet has no board of the kind 26j"),
        ("3x1:i,_", "line 1, column 1: Nonet has no board of the kind 3x1"),
    ];
    for (text, expected) in faults {
        assert_eq!(fault(text), expected, "{text}");
    }
}

#[test]
fn titles_ratings_notes_and_removed_candidates_are_read() {
    let text = |format: &str| {
        TEXTS.iter().filter(|text| text.0 == format).map(|text| one(text.1)).collect::<Vec<_>>()
    };
    let lines = text("line");
    assert_eq!(lines[3].about.comment.as_deref(), Some("mine"));
    assert_eq!(lines[8].about.title.as_deref(), Some("00000c31a7d8"));
    assert_eq!(lines[8].about.rating.as_deref(), Some("1.2"));
    assert_eq!(text("grid")[2].about.title.as_deref(), Some("Grid 01"));
    let sdk = &text("sdk")[0].about;
    assert_eq!(
        (sdk.author.as_deref(), sdk.title.as_deref(), sdk.level.as_deref()),
        (Some("Anna"), Some("A small one"), Some("Easy"))
    );
    // Candidate 2 of r1c4, and 4 of r1c4, which the placed 4 rules out anyway.
    assert_eq!(text("hodoku")[0].removed, BTreeMap::from([(Cell::new(3), digits(&[2]))]));
    assert_eq!(text("sudokuexchange")[1].about.level.as_deref(), Some("Diabolical"));
    assert_eq!(text("opensudoku")[0].about.title.as_deref(), Some("Mine"));
    assert_eq!(text("tatham")[1].corner, BTreeMap::from([(Cell::new(3), digits(&[2]))]));
}

#[test]
fn codes_of_sudoku_wiki_are_read() {
    // The first cells: {3 8}, 9, placed 2, {4 6}, {4 8}, 1, 7.
    let code = format!("S9B46090b1m4a0107{}", "0".repeat(148));
    let record = one(&code);
    assert_eq!(record.givens.to_string()[..9], *".9...17..");
    assert_eq!(record.progress.to_string()[..9], *".92..17..");
    assert_eq!(record.candidates(Cell::new(0)), digits(&[3, 8]));
    assert_eq!(record.candidates(Cell::new(3)), digits(&[4, 6]));
    assert_eq!(record.candidates(Cell::new(4)), digits(&[4, 8]));
    assert_eq!(one(&code.to_lowercase().replace("s9b", "X9B")).variant().to_string(), "9x9-diagonal");
    assert_eq!(one(&code.replace("S9B", "W9B")).variant().to_string(), "9x9+windoku");
    // A given 1, a placed 2 and {3 8} in a jigsaw, whose regions are the columns.
    let first = ["001", "0sr", "1p2"].map(str::to_owned);
    let region =
        |cell: usize| ["000", "0sg", "1kw", "2dc", "35s", "3y8", "4qo", "5j4", "6bk"][cell % 9].to_owned();
    let jigsaw: String = first.into_iter().chain((3..81).map(region)).collect();
    let record = one(&format!("J9B{jigsaw}"));
    assert_eq!(record.variant().to_string(), format!("9x9+jigsaw:{}", "123456789".repeat(9)));
    assert_eq!((&record.givens.to_string()[..3], &record.progress.to_string()[..3]), ("1..", "12."));
    assert_eq!(record.candidates(Cell::new(2)), digits(&[3, 8]));
    assert!(
        fault(&format!("J9B{}", "0".repeat(243)))
            .ends_with("column 4: this puzzle has rules that Nonet does not support: irregular regions")
    );
    assert_eq!(
        fault(&format!("J9B{}", "0".repeat(162))),
        "line 1, column 166: 54 cells, where 81 are expected"
    );
    assert_eq!(
        fault(&format!("L9B{}", "0".repeat(162))),
        "line 1, column 1: this puzzle has rules that Nonet does not support: killer cages"
    );
    assert_eq!(fault(&code[..163]), "line 1, column 164: 80 cells, where 81 are expected");
}

#[test]
fn grids_of_candidates_are_read() {
    let mut record = Record::new(TextFormat::Line, GIVENS.parse().unwrap());
    record.removed.insert(Cell::new(2), digits(&[1, 2]));
    let grid = write(&record, TextFormat::PencilMarks).unwrap();
    let read_back = one(&format!("{grid}\nSimple Sudoku Version 4.2n\n"));
    assert_eq!((&read_back.givens, &read_back.removed), (&record.givens, &record.removed));
    assert_eq!(read_back.about.comment.as_deref(), Some("Simple Sudoku Version 4.2n"));
    // r5c5 can only be 5, and its peers still have the 5: a naked single.
    assert_eq!(read_back.givens.get(Cell::new(40)), None);
    // Givens, then givens and placed digits, then candidates: one puzzle.
    let placed = GIVENS.replacen('.', "4", 1);
    let rows = |grid: &str| {
        grid.as_bytes()
            .chunks(9)
            .map(|row| String::from_utf8_lossy(row).into_owned() + "\n")
            .collect::<String>()
    };
    let two = one(&format!("{}\n{}", rows(GIVENS), rows(&placed)));
    assert_eq!((two.givens.to_string(), two.progress.to_string()), (GIVENS.to_owned(), placed.clone()));
    let three = one(&format!("{}\n{}\n{grid}", rows(GIVENS), rows(GIVENS)));
    assert_eq!((&three.givens, &three.removed), (&record.givens, &record.removed));
    // Grids that have nothing to do with each other are two puzzles.
    assert_eq!(read(&format!("{}\n{}", rows(&placed), rows(GIVENS))).unwrap().len(), 2);
    let sdx = "u4 12 3 . . . . . .\n".to_owned() + &". . . . . . . . .\n".repeat(8);
    let sdx = one(&sdx);
    assert_eq!((sdx.format, sdx.givens.filled_count(), sdx.progress.filled_count()), (TextFormat::Sdx, 1, 2));
    assert_eq!(sdx.candidates(Cell::new(1)), digits(&[1, 2]));
}

#[test]
fn data_of_open_sudoku_is_read_in_all_versions() {
    let file = |data: &str| {
        one(&format!("<opensudoku><folder name='F'><game note='n' data='{data}'/></folder></opensudoku>"))
    };
    let first =
        |version: u8, cell: &str, rest: &str| file(&format!("version: {version}\n{cell}{}", rest.repeat(80)));
    let old = first(1, "0|1,4,|1|", "0|-|1|");
    assert_eq!(old.corner, BTreeMap::from([(Cell::new(0), digits(&[1, 4]))]));
    assert_eq!((old.about.title.as_deref(), old.about.comment.as_deref()), (Some("F"), Some("n")));
    assert_eq!(first(2, "0|9|1|", "0||1|").corner, old.corner);
    assert_eq!(first(3, "5|0|0|", "0|0|1|").givens.filled_count(), 1);
    let new = first(4, "0|9|2|1|", "7|0|0|1|");
    assert_eq!((new.corner, new.centre[&Cell::new(0)]), (old.corner, digits(&[2])));
    assert_eq!((new.givens.filled_count(), new.progress.filled_count()), (0, 80));
    assert_eq!(first(5, "0|0|0|255|1|", "0|0|0|0|1|").colours, [(Cell::new(0), 255)]);
    let broken = "<opensudoku>\n<game data='12'/></opensudoku>";
    assert_eq!(fault(broken), "line 2, column 13: 2 cells, where 81 are expected");
    assert!(fault("<opensudoku>\n  <game").starts_with("line 2, column "));
}

/// The JSON of an f-puzzles board with further entries.
fn fpuzzles(entries: &str, first: &str) -> String {
    let row = |cell: &str| format!("[{cell}{}]", ",{}".repeat(8));
    let rows: Vec<String> = (0..9).map(|index| row(if index == 0 { first } else { "{}" })).collect();
    format!("{{\"size\":9,{entries}\"grid\":[{}]}}", rows.join(","))
}

#[test]
fn json_of_f_puzzles_is_read() {
    let cell = r##"{"value":"7","cornerPencilMarks":[1],"c":"#ff8800"}"##;
    let record = one(&fpuzzles(r#""title":"T","author":"A","killercage":[],"antiknight":false,"#, cell));
    assert_eq!(
        (record.format, record.givens.filled_count(), record.progress.filled_count()),
        (TextFormat::FPuzzles, 0, 1)
    );
    assert_eq!((record.about.title.as_deref(), record.about.author.as_deref()), (Some("T"), Some("A")));
    assert_eq!((record.corner.len(), &record.colours[..]), (0, &[(Cell::new(0), 0xff_88_00)][..]));
    let notes = one(&fpuzzles(
        "",
        r#"{"cornerPencilMarks":[1],"centerPencilMarks":["2",3],"givenPencilMarks":[1,2,3]}"#,
    ));
    assert_eq!((notes.corner[&Cell::new(0)], notes.centre[&Cell::new(0)]), (digits(&[1]), digits(&[2, 3])));
    assert_eq!(notes.candidates(Cell::new(0)), digits(&[1, 2, 3]));
    let diagonals = one(&fpuzzles(r#""diagonal+":true,"diagonal-":true,"#, "{}"));
    assert_eq!(diagonals.variant().to_string(), "9x9-diagonal");
    assert_eq!(read(&format!("[{0},{0}]", fpuzzles("", "{}"))).unwrap().len(), 2);
}

#[test]
fn rules_survive_the_json_of_f_puzzles() {
    for text in [
        "9x9+antidiagonal",
        "9x9-diagonal",
        "9x9+windoku+anti-knight",
        "9x9+disjoint+extra:r1c1,r2c2,r3c4+anti-king+non-consecutive+odd:r1c1,r9c9+even:r5c5",
        "5x5+jigsaw:1122211122333443354455554",
        "4x4+jigsaw:1112122233343444+diagonal",
        "8x8",
    ] {
        let variant: Variant = text.parse().unwrap();
        let mut givens = Grid::empty(variant);
        givens.set(Cell::new(1), Digit::new(2));
        let json = write_json(&Record::new(TextFormat::FPuzzles, givens.clone())).unwrap();
        assert_eq!(one(&json).givens, givens, "{json}");
        for format in [TextFormat::FPuzzles, TextFormat::SudokuPad] {
            assert_eq!(one(&write(&Record::new(format, givens.clone()), format).unwrap()).givens, givens);
        }
        let is_refused = write(&Record::new(TextFormat::Line, givens.clone()), TextFormat::Line).is_err();
        assert!(is_refused, "a line has no rules");
    }
}

/// No format leaves a rule out.
#[test]
fn each_format_keeps_a_rule_or_refuses_it() {
    for kind in KINDS {
        let cells = if kind.takes == Takes::Nothing { "" } else { ":r1c1,r2c2" };
        let Ok(board) = format!("9x9+{}{cells}", kind.name).parse::<Variant>() else { continue };
        let givens = Grid::empty(board);
        for format in TextFormat::ALL.into_iter().filter(|format| format.is_writable()) {
            if let Ok(text) = write(&Record::new(format, givens.clone()), format) {
                assert_eq!(one(&text).variant(), board, "{format}");
            }
        }
    }
}

#[test]
fn a_side_of_which_there_is_no_board_is_refused() {
    let of_side = |side: usize, cell: &str| {
        let row = format!("[{}]", vec![cell; side].join(","));
        format!("[{}]", vec![row; side].join(","))
    };
    for side in [0, 1, 3, 26, 40] {
        for cell in ["{}", r#"{"value":1}"#, r#"{"region":0}"#] {
            for text in [
                format!(r#"{{"grid":{}}}"#, of_side(side, cell)),
                format!(r#"{{"cells":{},"regions":[]}}"#, of_side(side, cell)),
                format!(r#"{{"cells":{},"regions":[[[0,0]]]}}"#, of_side(side, cell)),
            ] {
                assert!(fault(&text).ends_with(&format!("of the kind {side} × {side}")), "{text}");
            }
        }
    }
    let zeros = vec!["0"; 100_000].join(",");
    assert!(fault(&format!(r#"{{"grid":[{zeros}]}}"#)).ends_with("100000 × 100000"));
    assert!(fault(&format!(r#"{{"cells":[{zeros}],"regions":[]}}"#)).ends_with("100000 × 100000"));
}

#[test]
fn only_all_windows_as_extra_regions_are_a_windoku() {
    let board = |entries: &str| one(&fpuzzles(entries, "{}")).variant().to_string();
    let window = |row: usize, column: usize| {
        let names = (0..9).map(|at| format!("\"R{}C{}\"", row + at / 3, column + at % 3));
        format!("{{\"cells\":[{}]}}", names.collect::<Vec<_>>().join(","))
    };
    let [a, b, c, d] = [window(2, 2), window(2, 6), window(6, 2), window(6, 6)];
    assert_eq!(board(&format!("\"extraregion\":[{d},{a},{c},{b},{a}],")), "9x9+windoku");
    assert!(board(&format!("\"extraregion\":[{a},{a},{b},{c}],")).starts_with("9x9+extra:"));
    let marks = r#"{"size":4,"odd":[{"cell":"R2C2"},{"cell":"R2C3"},{"cell":"R3C2"},{"cell":"R3C3"}],"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]}"#;
    assert_eq!(one(marks).variant().to_string(), "4x4+odd:r2c2,r2c3,r3c2,r3c3");
}

#[test]
fn regions_and_rules_of_sudoku_pad_are_read() {
    let text = r#"{"metadata":{"antiknight":true,"antiking":false},"cages":[{"cells":[[0,0],[0,1],[0,2],[1,0]]}],
        "cells":[[{},{},{},{}],[{},{"value":3},{},{}],[{},{},{},{}],[{},{},{},{}]],
        "regions":[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,1],[1,2],[1,3]],[[2,0],[2,1],[2,2],[3,0]],[[2,3],[3,1],[3,2],[3,3]]]}"#;
    let record = one(text);
    assert_eq!(record.variant().to_string(), "4x4+jigsaw:1112122233343444+anti-knight");
    assert_eq!(record.givens.filled_count(), 1);
    let partial = text.replace("[2,3],", "");
    assert!(fault(&partial).ends_with("does not support: irregular regions"));
}

#[test]
fn a_reader_that_does_not_know_a_board_refuses_it_by_its_rules() {
    let rules = |entries: &str, first: &str| {
        let text = fpuzzles(entries, first);
        assert!(read(&text).is_ok());
        read_known(&text, &|variant| variant.is_named()).unwrap_err().fault.to_string()
    };
    let refused = "this puzzle has rules that Nonet does not support: ";
    let cells =
        r#""extraregion":[{"cells":["R1C1","R2C2"]}],"odd":[{"cell":"R1C1"}],"even":[{"cell":"R1C2"}],"#;
    assert_eq!(rules(cells, "{}"), format!("{refused}extra regions, even and odd cells"));
    assert_eq!(rules(r#""diagonal+":true,"#, "{}"), format!("{refused}a single diagonal"));
    assert_eq!(
        rules(r#""diagonal+":true,"diagonal-":true,"antiknight":true,"#, "{}"),
        format!("{refused}anti-knight")
    );
    let six = |entries: &str| {
        let row = format!("[{}]", ["{}"; 6].join(","));
        let text = format!("{{\"size\":6,{entries}\"grid\":[{}]}}", [row.as_str(); 6].join(","));
        read_known(&text, &|variant| variant.is_named()).map_err(|error| error.fault.to_string())
    };
    assert!(six("").is_ok());
    assert_eq!(six(r#""diagonal+":1,"diagonal-":1,"#).unwrap_err(), format!("{refused}both diagonals"));
    let row = format!("[{}]", ["{}"; 8].join(","));
    let eight = format!("{{\"grid\":[{}]}}", [row.as_str(); 8].join(","));
    let error = read_known(&eight, &|variant| variant.is_named()).unwrap_err();
    assert!(error.fault.to_string().ends_with("of the kind 8 × 8"));
}

#[test]
fn rules_that_nonet_does_not_have_are_refused_by_name() {
    let rules = |text: &str| match error(text).fault {
        TextFault::UnsupportedRules(names) => names.join(", "),
        fault => panic!("{fault}"),
    };
    // What the engine solves, and a page that does not draw it refuses.
    let known = |text: &str| match read_known(text, &|variant| !variant.has_clues()).unwrap_err().fault {
        TextFault::UnsupportedRules(names) => names.join(", "),
        fault => panic!("{fault}"),
    };
    let arrow = r#""arrow":[{"cells":["R5C5"],"lines":[["R5C5","R5C6"]]}],"#;
    let cage = r#""killercage":[{"cells":["R1C1"],"value":"3"}],"#;
    assert_eq!(known(&fpuzzles(&format!("{arrow}{cage}"), "{}")), "killer cages, arrows");
    assert_eq!(known(&fpuzzles(r#""thermometer":[{"lines":[["R1C1","R1C2"]]}],"#, "{}")), "thermometers");
    assert_eq!(known(&fpuzzles(r#""negative":["ratio"],"#, "{}")), "Kropki dots");
    assert_eq!(rules(&fpuzzles(&format!(r#"{cage}"fog":[1],"triplets":[1],"#), "{}")), "fog, triplets");
    assert_eq!(rules(&fpuzzles(r#""arrow":[1],"#, "{}")), "arrows");
    assert_eq!(rules(&fpuzzles(r#""killercage":[{"cells":["R1C1"],"value":"odd"}],"#, "{}")), "killer cages");
    // Ten cells of one region, and eight of another.
    assert_eq!(rules(&fpuzzles("", r#"{"region":4}"#)), "irregular regions");
    assert_eq!(rules(&fpuzzles(r#""extraregion":[{"cells":["R1C1"]}],"#, "{}")), "extra regions");
    // A rule that is no list.
    assert_eq!(rules(&fpuzzles(r#""odd":true,"#, "{}")), "even and odd cells");
    assert_eq!(rules(&fpuzzles(r#""extraregion":{"cells":["R1C1","R2C2"]},"#, "{}")), "extra regions");
    assert!(
        fault(&fpuzzles(r#""odd":[{"cell":"R1C10"}],"#, "{}")).ends_with("\"R1C10\" is not a valid cell")
    );
    assert_eq!(rules(&fpuzzles(r#""somethingnew":[1],"#, "{}")), "somethingnew");
    assert_eq!(rules("3x3::k:5,5,5"), "killer cages");
    assert_eq!(rules("3x3k:a80"), "killer cages");
    assert_eq!(rules("9jk:a80"), "killer cages");
    assert_eq!(rules(&format!("M9B{}", "0".repeat(405))), "killer cages");
    assert!(one(&fpuzzles("", r#"{"region":0}"#)).givens.filled_count() == 0);
}

/// The JSON of a `SudokuPad` board, in which `%` is the first cell, with further entries.
fn pad(entries: &str, first: &str, names: [&str; 2]) -> String {
    let rows: Vec<String> =
        (0..9).map(|row| format!("[{}{}]", if row == 0 { first } else { "{}" }, ",{}".repeat(8))).collect();
    let region = |of: usize| {
        let cells: Vec<String> =
            (0..9).map(|at| format!("[{},{}]", of / 3 * 3 + at / 3, of % 3 * 3 + at % 3)).collect();
        format!("[{}]", cells.join(","))
    };
    let regions: Vec<String> = (0..9).map(region).collect();
    format!("{{{entries}{}:[{}],{}:[{}]}}", names[0], rows.join(","), names[1], regions.join(","))
}

#[test]
fn json_of_sudoku_pad_is_read_in_long_and_short_names() {
    let long = one(&pad(
        r#""metadata":{"title":"T","author":"A"},"cages":[{"value":"rules: Normal rules"}],"#,
        r#"{"value":7}"#,
        ["\"cells\"", "\"regions\""],
    ));
    assert_eq!(
        (long.format, long.givens.to_string()),
        (TextFormat::SudokuPad, format!("7{}", ".".repeat(80)))
    );
    assert_eq!(
        (long.about.title.as_deref(), long.about.comment.as_deref()),
        (Some("T"), Some("Normal rules"))
    );
    let short = pad("ca:[{v:'title: T'}],", "{v:7,centremarks:[1]}", ["ce", "re"]).replace("{}", "");
    let short = one(&short);
    assert_eq!((&short.givens, short.about.title.as_deref()), (&long.givens, Some("T")));
    let killer = pad("ca:[{v:5,ce:[[0,0],[0,1]]}],", "{}", ["ce", "re"]);
    assert!(fault(&killer).ends_with("does not support: killer cages"));
    let irregular = pad("", "{}", ["ce", "re"]).replace("[8,8]]", "[0,0]]");
    assert!(fault(&irregular).ends_with("does not support: irregular regions"));
    assert!(fault(&pad("l:[{wp:[[1,1]]}],", "{}", ["ce", "re"])).ends_with("does not support: lines"));
}

#[test]
fn strings_of_interactive_sudoku_solver_are_lists_or_one_puzzle() {
    let two = ".AntiKnight.~R1C1_5\n.Diagonal~1.~R2C2_3\n";
    let boards = |text: &str| {
        read(text).unwrap().iter().map(|record| record.variant().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(boards(two), ["9x9+anti-knight", "9x9+antidiagonal"]);
    // Each line has one constraint.
    assert_eq!(boards(&two.replace(".~", "\n.~")), ["9x9+antidiagonal+anti-knight"]);
    assert_eq!(boards(".AntiKing\n~\n"), ["9x9+anti-king"]);
    // A grid that looks a little like it.
    assert_eq!(boards(&format!(".A{}", ".".repeat(254))), ["16x16"]);
}

#[test]
fn a_board_and_its_givens_are_a_text() {
    let record = one("4x4+killer:r1c1,r1c2=3+thermo:r2c1-r2c3 1...............");
    assert_eq!(record.variant().to_string(), "4x4+killer:r1c1,r1c2=3+thermo:r2c1-r2c3");
    assert_eq!((record.format, record.givens.filled_count()), (TextFormat::Nonet, 1));
    let text = write(&record, TextFormat::Nonet).unwrap();
    assert_eq!(one(&text), record);
    let empty = Record::new(TextFormat::Nonet, Grid::empty(record.variant()));
    assert_eq!(write(&empty, TextFormat::Nonet).unwrap(), record.variant().to_string());
    assert_eq!(one(&record.variant().to_string()), empty);
    assert_eq!(one(&format!("9x9-diagonal {GIVENS}")).variant().to_string(), "9x9-diagonal");
    // A size alone is the title of a grid.
    let titled = one(&format!("Board 9x9\n{}", "1........\n.........\n.........\n".repeat(3)));
    assert_eq!((titled.format, titled.about.title.as_deref()), (TextFormat::Grid, Some("Board 9x9")));
    assert_eq!(
        write(&Record::new(TextFormat::Nonet, Grid::empty(Variant::CLASSIC)), TextFormat::Nonet)
            .unwrap()
            .len(),
        85
    );
    for (text, says) in [
        ("4x4+killer:r1c1,r1c2=3 1..", "line 1, column 1: 3 cells, where 16 are expected"),
        (
            "4x4+thermo:r1c1,r1c2 1..5............",
            "line 1, column 25: \"5\" is too large; digits go from 1 to 4",
        ),
        ("9x9+warp", "line 1, column 1: this puzzle has rules that Nonet does not support: warp"),
        ("9x9+killer:r1c1,r1c0=3", "line 1, column 1: \"r1c0\" is not a valid cell"),
        ("9x9+entropic", "line 1, column 1: this puzzle has rules that Nonet does not support: entropicline"),
    ] {
        assert_eq!(fault(text), says);
    }
}

#[test]
fn faults_in_strings_of_interactive_sudoku_solver_have_a_place() {
    for (text, column, says) in [
        (".~R1C1_5.NFA~abc.Cage~5~R1C1.Var~x.NFA~d", 10, "does not support: NFA, Var"),
        (".Cage~5~R1C1~R1Ca", 14, "\"R1Ca\" is not a valid cell"),
        (". Cage ~ 5 ~ R1C1 ~ R0C1", 21, "\"R0C1\" is not a valid cell"),
        (".~R1C1_10", 3, "\"10\" is too large; digits go from 1 to 9"),
        (".~R1C1_5~R1C1_4", 10, "this grid contradicts the givens of the puzzle"),
        (".~R1C1", 3, "this grid contradicts the givens of the puzzle"),
        (".Cage~x~R1C1~R1C2", 7, "\"x\" is not a valid number"),
        (".Cage", 2, "value is missing"),
        (".Arrow~R1C1", 2, "cell is missing"),
        (".PillArrow~9~R1C1~R1C2", 2, "cell is missing"),
        (".Quad~R9C1~1", 7, "\"R9C1\" is not a valid cell"),
        (".Shape~9x8.~R1C1_5", 8, "no board of the kind 9x8"),
        (".Shape~9x9~0-8.~R1C1_5", 8, "no board of the kind 9x9~0-8"),
        (".Jigsaw~123", 9, "3 cells, where 81 are expected"),
        (".AntiKing.Cage~5~R1C1~R1C2.Entropic~R1C1~R2C2.Modular~99~R1C1~R1C2", 47, "support: modularline"),
        (".SameValues~2~R1C1~R1C2~R2C1~R2C2", 2, "does not support: SameValues"),
        (".Pair~EAE~_~R1C1~R1C2", 2, "does not support: Pair"),
        // A ratio of 3 is no black dot, so no negative rule may know it.
        (".StrictKropki.Pair~EAEBEAAQAAAAE~_~R1C1~R1C2", 15, "does not support: Pair"),
        (".NoBoxes.AntiKing.DisjointSets", 19, "does not support: disjoint"),
        ("https://sigh.github.io/Interactive-Sudoku-Solver/?q=.NFA~x", 53, "does not support: NFA"),
        ("iss:.NFA~x", 6, "does not support: NFA"),
    ] {
        let error = error(text);
        assert!(error.fault.to_string().ends_with(says), "{text}: {error}");
        assert_eq!((error.line, error.column), (1, column), "{text}: {error}");
    }
}

#[test]
fn cages_and_global_rules_of_sudoku_pad_are_read_and_drawings_refused() {
    let rules = |entries: &str| match read(&pad(entries, "{}", ["\"cells\"", "\"regions\""])) {
        Ok(records) => records[0].variant().to_string(),
        Err(error) => error.fault.to_string().split_once("support: ").unwrap().1.to_owned(),
    };
    let cage = |more: &str| rules(&format!("\"cages\":[{{\"cells\":[[0,0],[0,1],[4,4]]{more}}}],"));
    assert_eq!(cage(r#","value":"12","sum":12,"unique":true"#), "9x9+killer:r1c1,r1c2,r5c5=12");
    assert_eq!(cage(r#","value":12,"sum":"12","unique":false"#), "9x9+little-killer:r1c1,r1c2,r5c5=12");
    assert_eq!(cage(r#","unique":true"#), "9x9+killer:r1c1,r1c2,r5c5");
    assert_eq!(cage(r#","hidden":true,"unique":false"#), "9x9");
    for drawn in [
        "",
        r#","value":"12""#,
        r#","value":"odd","unique":true"#,
        r#","value":"12","sum":13,"unique":true"#,
        // Nothing says whether digits may repeat.
        r#","value":"12","sum":12"#,
        r#","sum":"x","unique":true"#,
        r#","sum":70000,"unique":true"#,
    ] {
        assert_eq!(cage(drawn), "killer cages", "{drawn}");
    }
    // Digits of a row cannot repeat.
    assert_eq!(rules(r#""cages":[{"cells":[[0,0],[0,1]],"sum":12}],"#), "9x9+killer:r1c1,r1c2=12");
    assert_eq!(rules(r#""global":["antiknight","Anti King"],"#), "9x9+anti-knight+anti-king");
    assert_eq!(rules(r#""global":["entropy"],"#), "entropy");
    assert_eq!(rules(r#""foglight":[[0,0]],"arrows":[1],"#), "foglight, arrows");
}

#[test]
fn drawings_of_f_puzzles_are_dropped_if_they_show_a_rule_that_is_there() {
    let renban = r#""renban":[{"lines":[["R1C1","R1C2"]]}],"#;
    let line = |from: &str| format!(r#""line":[{{"lines":[["R1C1","R1C2"]],"fromConstraint":"{from}"}}],"#);
    let drawn = one(&fpuzzles(&format!("{renban}{}", line("Renban Lines")), "{}"));
    assert_eq!(drawn.variant().to_string(), "9x9+renban:r1c1,r1c2");
    for entries in [line("Renban"), format!("{renban}{}", line("Whispers")), format!("{renban}{}", line(""))]
    {
        assert!(fault(&fpuzzles(&entries, "{}")).ends_with("does not support: lines"), "{entries}");
    }
}

#[test]
fn rows_are_the_regions_of_sides_without_boxes() {
    let text = |first: &str| {
        let row = |first: &str| format!("[{first},{{}},{{}},{{}},{{}}]");
        format!("{{\"grid\":[{},{}]}}", row(first), [row("{}"), row("{}"), row("{}"), row("{}")].join(","))
    };
    assert_eq!(one(&text("{}")).variant().to_string(), "5x5+jigsaw:1111122222333334444455555");
    // A cell in no region leaves four cells of its row, which are different anyway.
    let partial = one(&text(r#"{"region":null}"#)).variant().to_string();
    assert!(
        partial.starts_with("5x5+jigsaw:1111122222333334444455555+extra:r1c2,r1c3,r1c4,r1c5+"),
        "{partial}"
    );
    assert!(fault(&text(r#"{"region":1}"#)).ends_with("irregular regions"));
}

#[test]
fn links_survive_what_servers_do_to_them() {
    let record = Record::new(TextFormat::Line, GIVENS.parse().unwrap());
    let link = write(&record, TextFormat::FPuzzles).unwrap();
    let data = link.split_once('=').unwrap().1.replace("%2B", "+").replace("%2F", "/").replace("%3D", "=");
    assert!(data.starts_with("N4IgzglgXgpiBcBOANCA"));
    for text in [
        format!("https://f-puzzles.com/?load={}", data.replace('+', " ")),
        format!("https://sudokupad.app/fpuz{data}"),
        format!("https://sudokupad.app/fpuzzles{data}"),
        format!("https://sudokupad.app/sudoku/?puzzleid=fpuz{data}"),
        format!("https://michel-kraemer.com/sudocle/fpuzzles{data}"),
        format!("https://app.crackingthecryptic.com/sudoku/fpuz{data}?setting-nogrid=1"),
        format!("fpuzzles{data}"),
        data.clone(),
    ] {
        assert_eq!(one(&text).givens, record.givens, "{text}");
    }
    assert_eq!(
        fault("https://sudokupad.app/tjN9LtrrTL"),
        "line 1, column 9: this link needs the network: the puzzle is on a server, not in the link"
    );
    assert!(fault("https://f-puzzles.com/?id=ybxrkf7p").contains("needs the network"));
    assert!(fault("https://sudokupad.app/scfABCDEF").contains("scf is not supported"));
    assert!(fault("https://example.org/").contains("no puzzle"));
    assert_eq!(fault(&link[..200]), "line 1, column 29: the compressed data is damaged or incomplete");
}

#[test]
fn faults_have_a_line_and_a_column_and_keep_what_was_read() {
    let list = format!("{GIVENS}\n# comment\n{GIVENS}\n");
    for (text, line, column) in [
        (format!("{list}{}", GIVENS.replacen('8', "h", 1)), 4, 21),
        (format!("{list}{}", &GIVENS[1..]), 4, 81),
        (format!("{list}{GIVENS}1"), 4, 82),
        (format!("{list}nothing here"), 4, 1),
        (format!("{list}\n\n12345678"), 6, 9),
        (format!("{list}123456789\n1234567890"), 5, 10),
        (format!("{list}123456789\n123456789"), 5, 10),
        (format!("{list}12345678A\n123456789"), 4, 9),
        (format!("{list}:0:x:{GIVENS}:99:::"), 4, 88),
        (format!("{list}2x2:a5"), 4, 6),
        (format!("{list}https://sudokuexchange.com/play/?s=zz"), 4, 36),
    ] {
        let error = error(&text);
        assert_eq!((error.line, error.column, error.records.len()), (line, column, 2), "{error}: {text}");
    }
    assert_eq!(fault("{\"size\":9,\n \"grid\": x}"), "line 2, column 10: invalid JSON: a value is expected");
    assert_eq!(fault("{\"size\":9,\n \"grid\":[]}"), "line 1, column 1: 0 rows, where 9 are expected");
    assert_eq!(
        fault(&fpuzzles("", "{\"value\":12}")),
        "line 1, column 29: \"12\" is too large; digits go from 1 to 9"
    );
    assert_eq!(error(" \n").fault, TextFault::Empty);
    let blank = "[Puzzle]\n1........\n".to_owned() + &".........\n".repeat(8);
    let state = blank.replace("[Puzzle]\n1", "[State]\n2");
    assert_eq!(
        fault(&format!("{blank}{state}")),
        "line 20, column 1: this grid contradicts the givens of the puzzle"
    );
}

#[test]
fn texts_that_are_too_long_are_refused() {
    let long = format!("{GIVENS}\n").repeat(MAX_BYTES / 82 + 1);
    assert_eq!(error(&long).fault, TextFault::TooLong { bytes: long.len() });
    assert_eq!(read(&long[..MAX_BYTES / 82 * 82]).unwrap().len(), MAX_BYTES / 82);
    let many = "2x2:p\n".repeat(100_001);
    let error = error(&many);
    assert_eq!((error.fault, error.line, error.records.len()), (TextFault::TooMany, 100_001, 100_000));
}
