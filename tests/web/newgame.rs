//! New games: every level, other boards, and cancelling a job of the worker.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{Found, Words, button, cell, dialog, messages, named, part, re, role, until, until_eq};
use crate::naive::only_solution;
use crate::ordering::{generate, open_order};
use crate::page::{Page, hold, open, release};

/// Starts a game of a level from the dialog.
async fn start(level: &str) {
    button("New game").click().await;
    dialog().button(level).click().await;
}

/// Starts a game of a level, and waits until it is on the board.
pub(crate) async fn begin(level: &str) {
    start(level).await;
    said(part(&format!("New game: {level}"))).is_shown().await;
}

/// Waits until other cells are on the board.
async fn is_another_board(page: &Page, before: &[String]) {
    until("another board", || {
        if page.cells() == before { Err("the same board") } else { Ok(()) }.map_err(str::to_owned)
    })
    .await;
}

/// A part of the message panel with a text.
fn said(words: Words) -> Found {
    messages().with_text(words)
}

/// Solves the puzzle on the board.
pub(crate) async fn solve(page: &Page) {
    let givens = page.givens();
    let solution = only_solution(&givens);
    for (index, _) in givens.match_indices('.') {
        cell(index).click().await;
        page.press(&solution[index..=index]).await;
    }
}

#[wasm_bindgen_test]
async fn the_keys_1_to_5_start_a_level() {
    for (key, level) in [("1", "Easy"), ("3", "Hard")] {
        let page = open().await;
        button("New game").click().await;
        // Before the dialog is there, a digit belongs to the board.
        dialog().is_shown().await;
        page.press(key).await;
        said(part(&format!("New game: {level}"))).is_shown().await;
        dialog().is_gone().await;
    }
}

#[wasm_bindgen_test]
async fn kinds_of_rules_are_switches_and_a_level_starts_a_game_with_them() {
    let page = open().await;
    button("New game").click().await;
    let kind = |name: &str| dialog().button(name);
    kind("Classic").has_attribute("aria-pressed", "true").await;
    kind("More rules").click().await;
    kind("Both diagonals").is_focused().await;
    page.press("Enter").await;
    kind("Both diagonals").has_attribute("aria-pressed", "true").await;
    kind("Classic").has_attribute("aria-pressed", "false").await;
    dialog().with_text(part("Each of the two diagonals has every digit once.")).is_shown().await;
    kind("Anti-king").click().await;
    kind("Anti-king").click().await;
    page.press("1").await;
    said(part("New game: Easy, 9 × 9 with diagonals")).is_shown().await;
    // The next one begins without them.
    button("New game").click().await;
    kind("Classic").has_attribute("aria-pressed", "true").await;
}

#[wasm_bindgen_test]
async fn a_new_puzzle_of_each_level_has_exactly_one_solution() {
    for level in ["Easy", "Medium", "Hard", "Master"] {
        let page = open().await;
        let before = page.cells();
        start(level).await;
        said(re(&format!("New game: {level}, \\d+ givens"))).is_shown().await;
        named("grid", re(level)).is_shown().await;
        is_another_board(&page, &before).await;
        only_solution(&page.givens());
    }
}

#[wasm_bindgen_test]
async fn every_board_can_be_chosen() {
    for (board, cells) in [("4 × 4", 16), ("6 × 6", 36), ("7 × 7 with jigsaw regions", 49), ("16 × 16", 256)]
    {
        let _page = open().await;
        open_order().await;
        named("group", "Board").role("radio").with_name(board).click().await;
        named("radio", re("^Easy")).click().await;
        generate().await;
        said(part("New game: Easy")).is_shown().await;
        role("gridcell").has_count(cells).await;
    }
}

#[wasm_bindgen_test]
async fn the_same_seed_gives_the_same_puzzle_as_pinned_for_every_machine() {
    let page = open().await;
    open_order().await;
    named("radio", re("^Easy")).click().await;
    named("textbox", "Seed").fill("1").await;
    generate().await;
    said(part("New game: Easy")).is_shown().await;
    let givens = ".51..96...4..38.7...7..6....73.6489......2.366.9.8.4158956..3..7328.....1...25...";
    until_eq("the givens", || page.givens(), givens.to_owned()).await;
}

#[wasm_bindgen_test]
async fn a_long_job_can_be_cancelled_and_another_game_begun() {
    let page = open().await;
    let before = page.cells();
    hold();
    open_order().await;
    named("radio", re("^Extreme")).click().await;
    named("textbox", "Number of givens").fill("17").await;
    named("textbox", "Seed").fill("3").await;
    generate().await;
    page.pass(1_000).await;
    role("progressbar").is_shown().await;
    button("Cancel").click().await;
    said(part("Cancelled")).is_shown().await;
    assert_eq!(page.cells(), before);
    role("progressbar").is_gone().await;
    release();
    begin("Easy").await;
    is_another_board(&page, &before).await;
    only_solution(&page.givens());
}

#[wasm_bindgen_test]
async fn a_puzzle_with_a_required_technique_is_made() {
    let page = open().await;
    let before = page.cells();
    open_order().await;
    named("radio", re("^Medium")).click().await;
    named("combobox", "Requires").choose("X-Wing").await;
    let rating = named("textbox", "Rating");
    rating.has_value("1.2–11.9").await;
    rating.has_description(part("The techniques say how hard it is")).await;
    generate().await;
    said(re("New game: Custom, \\d+ givens")).is_shown().await;
    is_another_board(&page, &before).await;
    only_solution(&page.givens());
}

#[wasm_bindgen_test]
async fn a_puzzle_for_ten_minutes_is_made() {
    let page = open().await;
    let before = page.cells();
    open_order().await;
    named("radio", re("^Easy")).click().await;
    let time = named("combobox", "Time to solve");
    time.choose("about 10 min for most players").await;
    named("textbox", "Number of givens").has_value("30–35").await;
    let rating = named("textbox", "Rating");
    rating.has_description("The level is now one whose puzzles take about that long.").await;
    generate().await;
    said(re("New game: Custom, \\d+ givens")).is_shown().await;
    is_another_board(&page, &before).await;
    only_solution(&page.givens());
}

#[wasm_bindgen_test]
async fn the_seed_that_is_drawn_is_that_of_the_puzzle_and_the_last_order_can_be_repeated() {
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).collect::<String>();
    let page = open().await;
    open_order().await;
    named("radio", "Half turn").click().await;
    button("New seed").click().await;
    let field = named("textbox", "Seed");
    let seed = until("a seed", || match digits(&field.values().concat()) {
        seed if seed.is_empty() => Err("an empty field".to_owned()),
        seed => Ok(seed),
    })
    .await;
    field.focus().await;
    field.has_value(seed.as_str()).await;
    generate().await;
    said(part("New game: Medium")).is_shown().await;
    button("Menu").click().await;
    let copy = dialog().button(re("^Copy seed"));
    copy.is_shown().await;
    assert_eq!(digits(&copy.texts()[0]), seed);
    page.press("Escape").await;
    dialog().is_gone().await;
    let before = page.cells();
    button("New game").click().await;
    let again = dialog().button("Repeat your last order");
    again.has_description("Medium, half turn, 30 to 35 givens.").await;
    again.click().await;
    is_another_board(&page, &before).await;
    let givens = page.givens();
    only_solution(&givens);
    let filled = givens.chars().map(|symbol| symbol != '.').collect::<Vec<_>>();
    assert!(filled.iter().eq(filled.iter().rev()), "{givens}");
}

#[wasm_bindgen_test]
async fn a_game_that_is_started_from_another_page_shows_its_board() {
    let page = open().await;
    for (hash, title) in [("#/stats", "Statistics"), ("#/games", "Games")] {
        page.go(hash).await;
        named("heading", title).is_shown().await;
        page.go("#/new").await;
        dialog().is_shown().await;
        page.press("1").await;
        said(part("New game: Easy")).is_shown().await;
        cell(40).is_shown().await;
        page.back().await;
        named("heading", title).is_shown().await;
    }
}

#[wasm_bindgen_test]
async fn escape_leaves_pages_for_the_board_or_the_page_that_their_arrow_names() {
    let page = open().await;
    for (hash, title) in [("#/games", "Games"), ("#/stats", "Statistics"), ("#/workbench", "Workbench")] {
        page.go(hash).await;
        named("heading", title).is_focused().await;
        page.press("Escape").await;
        cell(0).is_shown().await;
    }
    page.go("#/lesson/0300").await;
    named("heading", re("^X-Wing")).is_shown().await;
    page.press("Escape").await;
    named("heading", "Learn").is_shown().await;
}
