//! Boards with random mixtures of sums, lines and clues, most of which contradict each other, as text of
//! every form that has rules. What can be read is written and read again, and solved for a while.

use std::ops::ControlFlow;

use nonet_engine::formats::exchange::{self, Record, TextFormat};
use nonet_engine::random::index;
use nonet_engine::rules::{Clue, Constraint, KINDS, Kind, Rules, Takes};
use nonet_engine::solve::Solver;
use nonet_engine::{Cell, Grid, Variant};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::boards;
use crate::mutate::{one_in, pick};

/// The most choices of the solver. Many mixtures would take hours.
const NODES: u64 = 300;

/// A board with a few clues that fit together at least in form, and a few givens.
fn puzzle(rng: &mut ChaCha8Rng) -> Grid {
    let side = pick(rng, &[4, 6, 9, 9, 12]);
    let mut rules = Rules::plain(side);
    for _ in 0..rng.random_range(1..9_u32) {
        let kind = &KINDS[index(rng, KINDS.len())];
        // Without clues that can't stand on the board.
        rules = rules.clone().with(constraint(kind, side.into(), rng)).unwrap_or(rules);
    }
    let mut grid = Grid::empty(Variant::of(rules));
    for _ in 0..index(rng, 4) {
        let (cell, digit) = (boards::cell(rng, grid.variant()), boards::digit(rng, grid.variant()));
        grid.set(cell, Some(digit));
    }
    grid
}

/// Any constraint of a kind.
fn constraint(kind: &Kind, side: usize, rng: &mut ChaCha8Rng) -> Option<Constraint> {
    let some = |count: usize, rng: &mut ChaCha8Rng| line(side, count, rng);
    match kind.takes {
        Takes::Regions => None,
        Takes::Nothing => Constraint::new(kind.name, []).ok(),
        Takes::Marks | Takes::Cells => Constraint::new(kind.name, some(2 + index(rng, side), rng)).ok(),
        Takes::Clue(Clue { cells, has_head, values, .. }) => {
            let [least, most] = cells.map(usize::from);
            // Clues outside of the board need a whole row or column.
            let count = if one_in(rng, 4) { side } else { least + index(rng, 5) };
            let cells = some(count.clamp(least, most), rng);
            let head = if has_head { some(1 + index(rng, 3), rng) } else { Vec::new() };
            let [fewest, greatest] = values.map(usize::from);
            let count = fewest + index(rng, greatest.min(4) + 1 - fewest);
            let values: Vec<u16> = (0..count).map(|_| index(rng, 4 * side) as u16).collect();
            Constraint::clue(kind.name, head, cells, values).ok()
        }
    }
}

/// Cells one after the other in a direction, or any cells where the board ends before.
fn line(side: usize, count: usize, rng: &mut ChaCha8Rng) -> Vec<Cell> {
    let (start, step) = (index(rng, side * side), pick(rng, &[1, side, side + 1, side - 1]));
    let start = if count == side { start % side * pick(rng, &[1, side]) } else { start };
    let at = |number: usize| start + number * step;
    if at(count) <= side * side {
        return (0..count).map(at).map(Cell::new).collect();
    }
    (0..count).map(|_| Cell::new(index(rng, side * side))).collect()
}

/// A puzzle in a form that has its rules.
pub(crate) fn text(rng: &mut ChaCha8Rng) -> String {
    if one_in(rng, 3) {
        return iss(rng);
    }
    let record = Record::new(TextFormat::Nonet, puzzle(rng));
    let form = pick(rng, &[TextFormat::Nonet, TextFormat::FPuzzles, TextFormat::SudokuPad]);
    let text = match exchange::write(&record, form) {
        Ok(text) if form == TextFormat::Nonet => text,
        // Mostly the JSON of links, which can be damaged more cleverly.
        Ok(link) if one_in(rng, 4) => link,
        Ok(_) => exchange::write_json(&record).expect("the link has it"),
        Err(_) => exchange::write(&record, TextFormat::Nonet).expect("it has all boards"),
    };
    let prefix = if text.starts_with('{') && one_in(rng, 2) { "fpuz:" } else { "" };
    format!("{prefix}{text}")
}

/// Constraints before cells.
const NAMES: [&str; 40] = [
    "",
    "",
    "Shape~9x9",
    "Shape~6x6",
    "Shape~5x5",
    "NoBoxes",
    "Diagonal~1",
    "Diagonal~-1",
    "Windoku",
    "DisjointSets",
    "AntiKnight",
    "AntiKing",
    "AntiConsecutive",
    "StrictXV",
    "StrictKropki",
    "Cage~12",
    "Sum~9",
    "Lockout~3",
    "Modular~2",
    "SumLine~10",
    "Thermo",
    "Renban",
    "Palindrome",
    "Between",
    "Zipper",
    "Entropic",
    "DoubleArrow",
    "RegionSumLine",
    "CountingCircles",
    "AllDifferent",
    "WhiteDot",
    "BlackDot",
    "X",
    "V",
    "GreaterThan",
    "Arrow",
    "PillArrow~2",
    "Whisper",
    "Pair~gAIACgAIACgAI~_",
    "SameValues~2",
];

/// Constraints with all their parts.
const ENDS: [&str; 10] = [
    "Quad~R1C1~1~1",
    "LittleKiller~20~R2C1",
    "Sandwich~7~C4",
    "XSum~C4~6~9",
    "Skyscraper~R1~3~",
    "NumberedRoom~R1~3~",
    "Indexing~C~R1C1",
    "Or",
    "End",
    "NFA~abc",
];

/// A string of Interactive-Sudoku-Solver with any constraints.
fn iss(rng: &mut ChaCha8Rng) -> String {
    let mut text = String::new();
    for _ in 0..rng.random_range(1..9_u32) {
        if one_in(rng, 5) {
            text.extend([".", pick(rng, &ENDS)]);
            continue;
        }
        let name = pick(rng, &NAMES);
        text.extend([".", name]);
        let count = if name.contains("Shape") || name.contains("Anti") { 0 } else { 1 + index(rng, 5) };
        for cell in line(9, count, rng) {
            let value = if name.is_empty() { format!("_{}", 1 + index(rng, 9)) } else { String::new() };
            let [row, column] = [cell.index() / 9, cell.index() % 9].map(|at| (at + 1).to_string());
            text.extend(["~R", &row, "C", &column, &value]);
        }
    }
    if one_in(rng, 5) { text.replace('.', "\n.") } else { text }
}

/// What can be read comes back from the forms that have rules, and solving it comes to an end.
pub(crate) fn read(text: &str, _: &mut ChaCha8Rng) {
    let records = exchange::read(text).unwrap_or_else(|error| error.records);
    for record in records.into_iter().take(2) {
        let own = exchange::write(&record, TextFormat::Nonet).expect("it has all boards");
        assert_eq!(one(&own).givens, record.givens, "{own}");
        if let Ok(json) = exchange::write_json(&record) {
            // The first trip may choose other words for a rule.
            let first = one(&json);
            let second = exchange::write_json(&first).expect("f-puzzles has what it said");
            assert_eq!(one(&second), first, "{json}");
        }
        let mut solver = Solver::new(record.variant()).with_max_nodes(NODES);
        // Givens that clash are no solution either.
        let _ = solver.solutions(&record.givens, |solution| {
            assert!(solution.is_solved() && record.givens.is_part_of(solution), "{own}: {solution}");
            ControlFlow::Break(())
        });
    }
}

/// The only puzzle of a text.
fn one(text: &str) -> Record {
    let mut records = exchange::read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}
