//! Puzzles of other programs: pasted, dropped or opened, they are recognised, shown and played
//! with their progress; what Nonet can't play is refused with a reason. While a puzzle is
//! entered by hand, the number of its solutions is shown.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::hints::titled;
use crate::locator::{Found, Words, button, cell, css, messages, named, part, re};
use crate::naive::only_solution;
use crate::own::{PUZZLE, ambiguous, entry, field, is_played, play, verdict};
use crate::page::{Page, files_read, open, open_at};

/// Three givens, so there are many solutions (the vector of the engine's tests).
const FPUZZLES: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x0kANwEMAbAK5x4ARlRoI3GADsEAFwzCmK1tQ5tVmug216VGrRR4DhCAEwSpshUphGdnfWrWGXzqm49MTQkQGYraTl4RWU6WiIgA==";
const ONE_SOLUTION: &str = "30 givens. 1 solution.";

fn rows() -> Vec<&'static str> {
    (0..9).map(|row| &PUZZLE[9 * row..9 * row + 9]).collect()
}

fn reversed() -> String {
    PUZZLE.chars().rev().collect()
}

/// With a digit in r1c3, and a candidate removed.
fn hodoku() -> String {
    format!(":0000:x:{}:214::", PUZZLE.replacen('.', "+4", 1))
}

/// With an author, and a digit in r1c3.
fn sdk() -> String {
    let rows = rows().join("\r\n");
    format!("#AAnna\r\n[Puzzle]\r\n{rows}\r\n[State]\r\n{}\r\n", rows.replacen('.', "4", 1))
}

fn opensudoku() -> String {
    let game = |givens: &str| format!("<game data=\"{}\"/>", givens.replace('.', "0"));
    let games = game(PUZZLE) + &game(&reversed());
    format!("<?xml version='1.0'?><opensudoku><name>Mine</name>{games}</opensudoku>")
}

/// A puzzle in f-puzzles' JSON with one more rule.
pub(crate) fn with_rule(rule: &str) -> String {
    let cell = |symbol: char| {
        if symbol == '.' { "{}".to_owned() } else { format!("{{\"value\":{symbol},\"given\":true}}") }
    };
    let row = |row: &&str| format!("[{}]", row.chars().map(cell).collect::<Vec<_>>().join(","));
    let grid = rows().iter().map(row).collect::<Vec<_>>().join(",");
    format!("{{\"size\":9,\"title\":\"Cages\",\"grid\":[{grid}],{rule}}}")
}

/// What was recognised.
fn found() -> Found {
    named("region", "Recognised text")
}

async fn is_recognised(format: &str) {
    found().role("heading").has_text(format).await;
}

async fn enter(text: &str) -> Page {
    let page = open_at("#/enter").await;
    field().fill(text).await;
    page
}

/// The field for a file.
fn file() -> Found {
    css("#rooms input[type=file]")
}

/// Waits until the number of solutions is counted, a moment after the last change.
async fn counts(page: &Page, words: impl Into<Words>) {
    page.pass(300).await;
    verdict().has_text(words).await;
}

#[wasm_bindgen_test]
async fn a_library_line_of_hodoku_is_played_with_its_progress_and_one_undo_leads_to_the_givens() {
    let page = enter(&hodoku()).await;
    is_recognised("HoDoKu library line").await;
    found().has_text(part("30 givens. 1 digit placed. 1 candidate removed.")).await;
    counts(&page, ONE_SOLUTION).await;
    play().await;
    cell(2).has_name(re("^4, row 1")).await;
    page.press("Control+z").await;
    cell(2).has_name(re("^empty, row 1")).await;
    assert_eq!(page.givens(), PUZZLE);
    only_solution(PUZZLE);
}

#[wasm_bindgen_test]
async fn links_of_other_programs_are_recognised() {
    let page = enter("https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79&d=1").await;
    is_recognised("SudokuExchange link").await;
    counts(&page, ONE_SOLUTION).await;
    field().fill(&format!("https://sudokupad.app/fpuz{FPUZZLES}")).await;
    is_recognised("SudokuPad link").await;
    verdict().has_text("3 givens. This board (9 × 9) needs at least 17: add 14 or more.").await;
    let server = "https://sudokupad.app/tjN9LtrrTL";
    field().fill(server).await;
    verdict().has_text(part("The puzzle of this link is on a server")).await;
    field().has_value(server).await;
}

#[wasm_bindgen_test]
async fn an_sdk_file_with_a_state_is_opened_and_played() {
    let _page = open_at("#/enter").await;
    file().has_name(part("Open a file")).await;
    file().give(&sdk(), "small.sdk").await;
    is_recognised("SadMan or SudoCue file (.sdk)").await;
    found().has_text(part("by Anna")).await;
    found().has_text(part("30 givens. 1 digit placed.")).await;
    named("gridcell", "4, row 1 column 3, box 1").is_shown().await;
    play().await;
    cell(2).has_name(re("^4, row 1")).await;
}

#[wasm_bindgen_test]
async fn a_list_of_opensudoku_is_shown_and_one_of_its_puzzles_is_played() {
    let page = open_at("#/enter").await;
    named("heading", "Enter a puzzle").drop(&opensudoku(), "holiday.opensudoku").await;
    is_recognised("2 puzzles · OpenSudoku file").await;
    named("textbox", "Name of the collection").has_value("holiday").await;
    named("list", "Puzzles in this text").role("button").nth(1).click().await;
    is_played().await;
    assert_eq!(page.givens(), reversed());
}

#[wasm_bindgen_test]
async fn a_faulty_list_says_where_and_the_puzzles_before_the_fault_can_be_used() {
    let page = enter(&format!("{PUZZLE}\n{PUZZLE}\n{}\n", &PUZZLE[1..])).await;
    verdict()
        .has_text("Line 3, column 81: 80 cells, where 81 are expected. The 2 puzzles before it can be used.")
        .await;
    is_recognised("2 puzzles · Puzzle on one line").await;
    play().await;
    is_played().await;
    assert_eq!(page.givens(), PUZZLE);
}

#[wasm_bindgen_test]
async fn a_list_that_is_too_long_leads_to_the_workbench() {
    let _page = open_at("#/enter").await;
    file().give(&format!("{PUZZLE}\n").repeat(12_300), "long.sdm").await;
    verdict().has_text("This text is longer than 1 MB. The workbench reads long lists.").await;
    named("link", "Open the workbench").click().await;
    named("heading", "Workbench").is_shown().await;
}

#[wasm_bindgen_test]
async fn rules_that_nonet_does_not_have_are_named() {
    let text = with_rule("\"foglight\":[\"R1C3\"]");
    let _page = enter(&text).await;
    verdict().has_text("Line 1, column 1: The puzzle has a rule that Nonet does not have: foglight.").await;
    field().has_value(text).await;
}

/// A jigsaw as f-puzzles writes it.
fn jigsaw() -> String {
    let regions = "0000111022222102333110243331554436655446665554466";
    let givens = "...7.246...5..2...3....2.....415..63..61.2...34..";
    let cell = |(region, given): (char, char)| {
        let digit = if given == '.' { String::new() } else { format!(",\"value\":{given},\"given\":true") };
        format!("{{\"region\":{region}{digit}}}")
    };
    let cells: Vec<String> = regions.chars().zip(givens.chars()).map(cell).collect();
    let rows: Vec<String> = cells.chunks(7).map(|row| format!("[{}]", row.join(","))).collect();
    format!("{{\"size\":7,\"grid\":[{}]}}", rows.join(","))
}

#[wasm_bindgen_test]
async fn a_jigsaw_of_f_puzzles_is_drawn_explained_and_played() {
    let page = enter(&jigsaw()).await;
    found().has_text(part("Each outlined region has every digit once.")).await;
    play().await;
    let board = named("grid", re("7 × 7 with jigsaw regions$"));
    board.css("svg.rules .regions").has_attribute("d", re("^M")).await;
    board.role("gridcell").nth(4).has_name("empty, row 1 column 5, region 2").await;
    // The first step names a house of this board.
    page.press("h").await;
    titled("Where to look").await;
    messages().has_text(re("(row|column|region) \\d")).await;
}

#[wasm_bindgen_test]
async fn a_text_that_is_pasted_or_dropped_on_the_board_or_on_another_page_is_shown() {
    let page = open().await;
    page.paste(&hodoku()).await;
    is_recognised("HoDoKu library line").await;
    field().has_value(hodoku()).await;
    page.back().await;
    cell(40).is_shown().await;
    cell(40).drop(&opensudoku(), "holiday.opensudoku").await;
    is_recognised("2 puzzles · OpenSudoku file").await;
    named("textbox", "Name of the collection").has_value("holiday").await;
    assert_eq!(files_read(), 1, "by the board, and not also by the page that opens");
    page.go("#/settings").await;
    named("heading", "Settings").drop(&hodoku(), "").await;
    is_recognised("HoDoKu library line").await;
    // On the page itself, outside the field.
    named("heading", "Enter a puzzle").focus().await;
    page.paste(PUZZLE).await;
    field().has_value(PUZZLE).await;
}

#[wasm_bindgen_test]
async fn the_number_of_solutions_follows_each_change_on_the_board() {
    let page = enter(PUZZLE).await;
    counts(&page, ONE_SOLUTION).await;
    entry(2).click().await;
    page.press("2").await;
    counts(&page, re("^This puzzle has no solution")).await;
    page.press("Control+z").await;
    counts(&page, ONE_SOLUTION).await;
    page.press("Control+y").await;
    counts(&page, re("^This puzzle has no solution")).await;
    page.press("Control+z").await;
    for index in [0, 1, 4, 9, 12, 13, 14] {
        entry(index).click().await;
        page.press("Backspace").await;
    }
    counts(&page, re("^This puzzle has more than one solution: r\\dc\\d can be \\d or \\d")).await;
    let differs = css(".entry .differs");
    differs.nth(0).is_shown().await;
    // The marks are gone with the next digit.
    page.press("5").await;
    verdict().has_text(re("^24 givens\\.")).await;
    differs.is_gone().await;
}

#[wasm_bindgen_test]
async fn a_puzzle_with_several_solutions_says_so_without_the_button() {
    let page = enter(&ambiguous()).await;
    counts(&page, part("more than one")).await;
}

#[wasm_bindgen_test]
async fn the_givens_of_another_programs_puzzle_can_be_edited_and_undo_brings_the_text_back() {
    let page = enter(&hodoku()).await;
    named("grid", "Your puzzle").has_attribute("aria-readonly", "true").await;
    button("Edit the givens").click().await;
    field().has_value(rows().join("\n")).await;
    entry(0).click().await;
    page.press("Control+z").await;
    field().has_value(hodoku()).await;
}
