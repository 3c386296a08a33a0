//! The workbench: how it is opened, how it takes lists, and what it does with them. Its table is
//! in table.rs, files and layout are in `tests/e2e/workbench.spec.js`.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::hints::FRESH as PUZZLE;
use crate::locator::{Found, Words, button, css, dialog, named, part, re, role, until, until_eq};
use crate::naive::{only_solution, solve};
use crate::ordering::generate;
use crate::page::{
    Page, allow_modules, crash_on, hold, is_all_done, open, open_at, refuse_modules, release, workers,
};

/// Four puzzles, of which the second and the third have errors, and the last has many solutions.
pub(crate) fn list() -> String {
    format!("# a comment\n{PUZZLE}\trated 4.2\nnonsense\n{}\n{}\n", &PUZZLE[1..], ".".repeat(81))
}

/// Opens the workbench.
pub(crate) async fn open_bench() -> Page {
    let page = open_at("#/workbench").await;
    title().is_shown().await;
    page
}

/// Opens the workbench with a list.
pub(crate) async fn open_list(text: &str) -> Page {
    let page = open_bench().await;
    text_box().fill(text).await;
    page
}

fn title() -> Found {
    named("heading", "Workbench")
}

/// The field for a list.
pub(crate) fn text_box() -> Found {
    named("textbox", "Paste or type puzzles, one per line")
}

/// What is said about the list or the run.
pub(crate) fn words() -> Found {
    css(".bench-words")
}

/// The table.
pub(crate) fn table() -> Found {
    named("grid", "Puzzles and results")
}

/// The rows below the heading.
pub(crate) fn rows() -> Found {
    table().css("[role=row][aria-selected]")
}

/// The texts of all rows, cell by cell.
pub(crate) fn cells() -> Vec<Vec<String>> {
    let texts = |row: &web_sys::Element| -> Vec<String> {
        let cells = row.query_selector_all("[role=gridcell]").expect("a selector");
        (0..cells.length()).filter_map(|at| cells.get(at)?.text_content()).collect()
    };
    rows().now().iter().map(texts).collect()
}

/// One column of all rows.
pub(crate) fn column(at: usize) -> Vec<String> {
    cells().into_iter().filter_map(|row| row.into_iter().nth(at)).collect()
}

/// Gives the page a file.
pub(crate) async fn give(text: &str) {
    css("#rooms input[type=file]").give(text, "list.txt").await;
}

/// Starts a task and waits for its end, which these words tell.
pub(crate) async fn run(task: &str, end: impl Into<Words>) {
    button(task).click().await;
    words().has_text(end).await;
}

/// Generates puzzles.
pub(crate) async fn make(level: &str, count: usize, seed: &str) {
    let levels = named("combobox", "Level");
    let all = levels.css("option").texts();
    levels.choose(all.iter().find(|text| text.starts_with(level)).expect("a level")).await;
    named("textbox", "Number of puzzles").fill(&count.to_string()).await;
    named("textbox", "First seed").fill(seed).await;
    button("Generate").click().await;
}

/// 14 good puzzles with another line in the middle.
fn among(line: &str) -> String {
    let seven = format!("{PUZZLE}\n").repeat(7);
    format!("{seven}{line}\n{seven}")
}

#[wasm_bindgen_test]
async fn it_is_opened_from_the_sheet_of_all_pages_which_pauses_the_game() {
    let page = open().await;
    named("link", "All pages").click().await;
    dialog().role("link").with_name("Workbench").click().await;
    title().is_focused().await;
    page.pass(3_000).await;
    named("link", "Back to the game").click().await;
    role("gridcell").has_count(81).await;
    role("timer").has_text("0:00").await;
}

#[wasm_bindgen_test]
async fn offline_it_says_that_the_page_did_not_load_and_later_it_loads() {
    let page = open().await;
    refuse_modules();
    page.go("#/workbench").await;
    role("alert").has_text(part("This page did not load. Are you offline?")).await;
    named("link", "Back to the game").click().await;
    role("gridcell").has_count(81).await;
    allow_modules();
    page.go("#/workbench").await;
    title().is_focused().await;
}

#[wasm_bindgen_test]
async fn it_solves_counts_and_minimises_and_faulty_lines_do_not_stop_the_rest() {
    let _page = open_list(&list()).await;
    run("Solve", re("^Solved 4 puzzles in .*\\. 2 lines have errors\\.$")).await;
    let solved = cells();
    assert_eq!(solved.len(), 4);
    assert_eq!(solved[0], ["2", PUZZLE, "1", &solve(PUZZLE)]);
    assert_eq!(solved[1][..2], ["3", "nonsense"]);
    assert!(solved[1][2].starts_with("Column 4: \"s\" is neither"), "{:?}", solved[1]);
    assert_eq!(solved[2][..2], ["4", &PUZZLE[1..]]);
    assert!(solved[2][2].starts_with("There are 80 cells"), "{:?}", solved[2]);
    assert_eq!(solved[3][..3], ["5", &".".repeat(81), "2+"]);
    assert_eq!(only_solution(&solved[3][3]), solved[3][3]);
    button("Only lines with errors").click().await;
    until_eq("the lines", || column(0), vec!["3".to_owned(), "4".to_owned()]).await;
    run("Count", part("Counted the solutions of 4 puzzles in ")).await;
    let counted = cells();
    assert_eq!((&*counted[0][2], &*counted[3][2]), ("1", "10000+"));
    run("Minimise", part("Minimised 4 puzzles in ")).await;
    let minimised = cells().remove(0);
    assert_eq!(minimised[1..3], [PUZZLE, "26"]);
    let left = minimised[4].bytes().filter(u8::is_ascii_digit).count();
    assert_eq!(minimised[3], left.to_string());
    only_solution(&minimised[4]);
}

#[wasm_bindgen_test]
async fn both_text_and_files_can_be_dropped() {
    let _page = open_bench().await;
    let lines = |count: usize| format!("{PUZZLE}\n").repeat(count);
    role("main").drop(&lines(2), "").await;
    words().has_text("2 puzzles.").await;
    text_box().has_value(lines(2)).await;
    role("main").drop(&lines(300), "").await;
    words().has_text("Dropped text: 300 puzzles.").await;
    text_box().has_value("").await;
    role("main").drop(&lines(3), "dropped.txt").await;
    words().has_text("dropped.txt: 3 puzzles.").await;
}

#[wasm_bindgen_test]
async fn the_longest_seeds_of_a_list_are_told_whole() {
    let _page = open_bench().await;
    let first: u64 = 18_446_744_073_709_551_600;
    make("Easy", 10, &first.to_string()).await;
    words().has_text(part("Generated 10 puzzles in ")).await;
    assert_eq!(column(3), (first..first + 10).map(|seed| seed.to_string()).collect::<Vec<_>>());
}

#[wasm_bindgen_test]
async fn a_long_list_gets_more_workers_and_cancelling_leaves_one() {
    let page = open_bench().await;
    hold();
    make("Easy", 100_000, "5").await;
    role("progressbar").has_name("Generating 100,000 puzzles").await;
    page.pass(1_000).await;
    until_eq("the workers, with one core left to the page", workers, 3).await;
    release();
    words().has_text(re("^Generating 100,000 puzzles · .* done, .* per second · .* left$")).await;
    until("a puzzle", || {
        if column(1).first().is_some_and(|puzzle| puzzle.len() == 81) {
            Ok(())
        } else {
            Err(format!("{:?}", cells()))
        }
    })
    .await;
    button("Cancel").click().await;
    words().has_text(re("^Stopped after .* of 100,000 puzzles\\.$")).await;
    assert_eq!(workers(), 1);
    run("Minimise", re("^Minimised \\d+ puzzles? in ")).await;
}

#[wasm_bindgen_test]
async fn all_workers_race_for_a_long_search_unless_its_seed_is_given() {
    let page = open().await;
    for (seed, racing) in [("3", 1), ("", 3)] {
        page.go("#/order").await;
        named("radio", re("^Extreme")).click().await;
        // The page asks a worker for the player's pace, which is no part of the race.
        until_eq("whether all is done", is_all_done, true).await;
        hold();
        named("textbox", "Seed").fill(seed).await;
        named("textbox", "Rating").fill("11.8-11.9").await;
        generate().await;
        role("progressbar").is_shown().await;
        page.pass(1_500).await;
        assert_eq!(workers(), racing, "with the seed {seed:?}");
        button("Cancel").click().await;
        role("progressbar").is_gone().await;
        assert_eq!(workers(), 1);
        release();
    }
}

#[wasm_bindgen_test]
async fn a_line_that_crashes_every_worker_is_marked_alone_and_all_others_are_done() {
    let deadly = PUZZLE.replacen('.', "1", 1);
    let _page = open_list(&among(&deadly)).await;
    crash_on(&deadly);
    run("Solve", re("^Solved 15 puzzles in .*\\. 1 line has an error\\.$")).await;
    let told = column(2);
    assert_eq!(told[7], "Not done: the solver crashed on this line.");
    assert_eq!(told.iter().filter(|text| *text == "1").count(), 14);
}
