//! The programs in `examples/` on lists with bad lines: a bad line is reported and the rest of the
//! list is still read.

use clap::Parser;
use nonet_engine::formats::exchange::{Record, TextFormat, write_json};
use nonet_engine::human::minutes::Model;
use nonet_engine::human::{Candidate, Ground, technique};
use nonet_engine::{Grid, Level, Puzzle, Recipe, generate};

#[path = "../../examples/boards.rs"]
#[allow(dead_code)]
mod boards;
#[path = "../../examples/ladder.rs"]
#[allow(dead_code)]
mod ladder;
#[path = "../../examples/minutes.rs"]
#[allow(dead_code)]
mod minutes;
#[path = "../../examples/practice.rs"]
#[allow(dead_code)]
mod practice;
#[path = "../../examples/rate.rs"]
#[allow(dead_code)]
mod rate;
#[path = "../../examples/reglib.rs"]
#[allow(dead_code)]
mod reglib;
#[path = "../../examples/trace.rs"]
#[allow(dead_code)]
mod trace;

const PUZZLE: &str = "36.4..98...5....4..42.8..7..1......77...6.......79.4...2..76...9....2.36..3..1..5";

/// A line that is not UTF-8, one that is not a puzzle, and a puzzle that ends with a carriage
/// return.
fn list() -> Vec<u8> {
    [b"\xff\xfe\n\nno puzzle\n", PUZZLE.as_bytes(), b"\r\n"].concat()
}

fn text(out: Vec<u8>) -> String {
    String::from_utf8(out).unwrap()
}

#[test]
fn rate_continues_after_a_bad_line() {
    for (arguments, expected) in
        [(vec!["rate"], "\t1.2\t1.2\t1.2\t"), (vec!["rate", "--steps"], "\tsolved\n")]
    {
        let mut out = Vec::new();
        rate::run(&rate::Options::parse_from(arguments), &list()[..], &mut out).unwrap();
        let out = text(out);
        assert!(out.starts_with("error: line 1: not valid UTF-8\nerror: line 2: There are 0 cells"), "{out}");
        assert!(out.contains(&format!("{PUZZLE}{expected}")), "{out}");
    }
}

/// The puzzle with the rules of a board, as f-puzzles writes it.
fn json(board: &str) -> String {
    let givens = Grid::read(board.parse().unwrap(), PUZZLE).unwrap();
    write_json(&Record::new(TextFormat::FPuzzles, givens)).unwrap()
}

#[test]
fn rate_reads_texts_that_name_their_rules() {
    let list = format!("{}\n{}\n3x3:5\n", json("9x9"), json("9x9+windoku+anti-knight"));
    let short = "error: line 3: column 6: 1 cell, where 81 are expected";
    let answers = |arguments: &[&str]| {
        let mut out = Vec::new();
        rate::run(&rate::Options::parse_from(arguments), list.as_bytes(), &mut out).unwrap();
        text(out)
    };
    let rated = answers(&["rate"]);
    assert!(rated.starts_with(&format!("{PUZZLE}\t1.2\t1.2\t1.2\t")), "{rated}");
    // With these rules the puzzle has no solution.
    assert!(rated.contains("\nerror: line 2: the puzzle has no solution: "), "{rated}");
    assert!(rated.ends_with(&format!("\n{short}\n")), "{rated}");
    // The ladder knows every board.
    let solved = answers(&["rate", "--steps"]);
    assert!(solved.starts_with(&format!("{PUZZLE}\tsolved\n")), "{solved}");
    assert!(solved.contains(&format!("\n{PUZZLE}\tnot solved\n")), "{solved}");
    assert!(solved.contains(&format!("\n{short}\n")), "{solved}");
}

#[test]
fn rate_and_ladder_read_variants_without_being_told_the_rules() {
    // The first 81 characters are no board here.
    let board = "4x4+diagonal+extra:r1c1,r2c3";
    let list = format!(
        "iss:.Shape~4x4.Diagonal~-1.AllDifferent~R1C1~R2C3.~R1C1_1~R1C3_3~R2C3_2~R3C1_2\n{board} 1.3...2.2.......\n"
    );
    let mut out = Vec::new();
    rate::run(&rate::Options::parse_from(["rate"]), list.as_bytes(), &mut out).unwrap();
    let rated = text(out);
    let lines: Vec<Vec<&str>> = rated.lines().map(|line| line.split('\t').collect()).collect();
    assert!(matches!(&lines[..], [one, other] if one == other && one.len() == 3), "{rated}");
    assert!(lines[0][2].parse::<usize>().unwrap() > 3, "{rated}");
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let arguments = ladder::Arguments::parse_from(["ladder", "--check"]);
    ladder::run(&arguments, list.as_bytes(), &mut out, &mut errors).unwrap();
    let out = text(out);
    assert_eq!(out.lines().filter(|line| line.starts_with("1.3...2.2.......\t")).count(), 2, "{out}");
    assert!(out.contains("\n  0"), "{out}");
}

#[test]
fn rate_prints_three_numbers_of_minutes_for_each_puzzle() {
    let killer = "4x4+killer:r1c1,r1c2=3 ...43.1..14...2.";
    let list =
        format!("{PUZZLE}\tmore\n{}\n3x3:5\n{killer}\n{}\n", json("9x9+windoku+anti-knight"), json("9x9"));
    let mut out = Vec::new();
    let options = rate::Options::parse_from(["rate", "--minutes"]);
    rate::run(&options, list.as_bytes(), &mut out).unwrap();
    let out = text(out);
    let lines: Vec<&str> = out.lines().collect();
    let numbers =
        |line: &str| line.split('\t').map(|field| field.parse::<f64>().unwrap()).collect::<Vec<_>>();
    let &[classic, unsolvable, short, small, again] = &lines[..] else { panic!("{out}") };
    assert!(unsolvable.starts_with("error: line 2: the puzzle has no solution"), "{out}");
    assert_eq!(short, "error: line 3: column 6: 1 cell, where 81 are expected");
    assert_eq!(classic, again);
    for line in [classic, small] {
        assert!(
            matches!(numbers(line)[..], [typical, low, high] if 0.0 < low && low < typical && typical < high),
            "{out}"
        );
    }
    assert!(numbers(classic)[0] > 2.0 * numbers(small)[0], "{out}");
    assert!(rate::Options::try_parse_from(["rate", "--minutes", "--steps"]).is_err());
}

/// Of players whose times are those of a model, the fit finds the model.
#[test]
fn minutes_finds_the_numbers_of_the_times() {
    let model = Model { line: 15, naked: 4, seconds: 3.0, ..Model::FITTED };
    let line = |seed: u64| {
        let level = [Level::Easy, Level::Medium, Level::Hard][seed as usize % 3];
        let Puzzle { givens, solution, .. } = generate(&Recipe::classic(level, seed)).unwrap();
        let minutes = model.minutes(&model.effort(&givens, &solution)).typical;
        format!("{givens}\t12\t{}", 60.0 * minutes)
    };
    let timed: Vec<_> = (0..40).map(|seed| minutes::read(&line(seed)).unwrap()).collect();
    let report = minutes::report(&timed, 1, 4);
    let lines: Vec<&str> = report.lines().collect();
    assert_eq!(lines[0], "40 puzzles, 1 times 4 parts");
    assert!(lines[1].contains("Spearman 1.000, median error of the logarithm 0.000"), "{report}");
    assert!(lines[2].contains("line: 15, naked: 4, "), "{report}");
    assert!(lines[2].contains("seconds: 3.0") || lines[2].contains("seconds: 2.9999"), "{report}");
    // The more games a player has, the better the next one is foretold.
    let simulated = minutes::simulation(&timed, 400);
    let error = |line: &str| line.split_once("error ")?.1.split_once(' ')?.0.parse::<f64>().ok();
    let errors: Vec<f64> = simulated.lines().filter_map(error).collect();
    assert!(errors.len() == 5 && errors[4] < errors[0] - 3.0, "{simulated}");
    for line in ["", "1\t2\t3", &format!("{PUZZLE}\t12"), &format!("{PUZZLE}\tx\t3")] {
        assert!(minutes::read(line).is_err(), "{line}");
    }
}

#[test]
fn boards_reads_texts_that_name_their_rules() {
    let list = format!("{}\n{}\n{PUZZLE}\n", json("9x9"), json("9x9+windoku+anti-knight"));
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let options = boards::Options::parse_from(["boards", "--list"]);
    boards::run(&options, list.as_bytes(), &mut out, &mut errors).unwrap();
    assert_eq!(text(errors), "error: line 2: the puzzle has no solution: no digit fits in r7c6\n");
    let out = text(out);
    assert!(out.contains("\n| 9x9 | 2 | 100.0 % |"), "{out}");
}

#[test]
fn ladder_continues_after_a_bad_line() {
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let arguments = ladder::Arguments::parse_from(["ladder", "--check"]);
    ladder::run(&arguments, &list()[..], &mut out, &mut errors).unwrap();
    assert_eq!(text(errors), "error: line 1: not valid UTF-8\n");
    let out = text(out);
    assert!(out.contains("solved 1 of 1;"), "{out}");
}

#[test]
fn trace_continues_after_a_bad_line() {
    let mut traces = b"\xff\n".to_vec();
    let mut errors = Vec::new();
    let puzzles = [b"\xff\nno puzzle\n", PUZZLE.as_bytes(), b"\n"].concat();
    trace::write(&puzzles[..], &mut traces, &mut errors).unwrap();
    let errors = text(errors);
    assert!(errors.starts_with("error: line 1: not valid UTF-8\nerror: line 2: "), "{errors}");
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    trace::compare(&traces[..], &mut out, &mut errors).unwrap();
    assert_eq!(text(errors), "error: line 1: not valid UTF-8\n");
    let out = text(out);
    assert!(out.starts_with("1 of 1 puzzles whole"), "{out}");
}

#[test]
fn reglib_accepts_any_code() {
    let lines = "::1:.:::\n:03:1:.:::\n:é03:1:.:::\n:0300:4:.:::\n:07:1:.:::\n:0300é:1:.:::\n";
    let options = reglib::Options::parse_from(["reglib", "-", "--failures"]);
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    reglib::run(&options, &[b"\xff\n", lines.as_bytes()].concat()[..], &mut out, &mut errors).unwrap();
    assert_eq!(text(errors), "error: line 1: not valid UTF-8\n");
    let out = text(out);
    assert!(out.contains("03\t0/1\t(not known)\n") && out.contains("0300\t0/1\tX-Wing\n"), "{out}");
    assert!(out.ends_with("all\t0/6\n"), "{out}");
}

#[test]
fn practice_needs_at_least_one_seed() {
    assert!(practice::Options::try_parse_from(["practice", "--seeds", "0"]).is_err());
    assert!(practice::Options::try_parse_from(["practice", "--seeds", "1"]).is_ok());
}

/// The digits of a remote pair are those of the pattern, also where only one of them is removed.
#[test]
fn reglib_knows_the_digits_of_remote_pairs_and_templates() {
    let case = |code: &str| {
        let known = technique(code.parse().unwrap()).unwrap();
        let (position, step) = known.shown().unwrap();
        let name = |at: &Candidate| position.ground().geometry().name(at.cell).replace(['r', 'c'], "");
        let removed: Vec<String> =
            step.eliminations.iter().map(|at| format!("{}{}", at.digit, name(at))).collect();
        let (text, _) = known.example.split_once(" => ").unwrap();
        let (cells, gone) = text.split_once(' ').unwrap_or((text, ""));
        let digits: String = step.pattern().digits().iter().map(|digit| digit.to_string()).collect();
        format!(":{code}:{digits}:{cells}:{gone}:{}::\n", removed.join(" "))
    };
    let options = reglib::Options::parse_from(["reglib", "-"]);
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let lines = [case("0703"), case("1202")].concat();
    reglib::run(&options, lines.as_bytes(), &mut out, &mut errors).unwrap();
    assert_eq!(text(out), "0703\t1/1\tRemote Pair\n1202\t1/1\tTemplate Delete\nall\t2/2\n");
}
