//! Pausing, checking the board, and checkpoints.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{Found, button, cell, css, dialog, messages, part, re, role};
use crate::page::open_game;

/// The first row is empty but for its last cell, and the last row is but for its last.
const BOARD: &str = "........945678912378912345621436589736589721489721436553164297864297853197853164.";

async fn menu(name: &str) {
    button("Menu").click().await;
    dialog().button(name).click().await;
}

fn mistakes() -> Found {
    css(".cell.mistake")
}

#[wasm_bindgen_test]
async fn a_pause_hides_the_board_from_everybody_and_stops_the_clock() {
    let page = open_game(BOARD).await;
    cell(0).click().await;
    page.pass(5_000).await;
    button("Pause").click().await;
    role("gridcell").has_count(0).await;
    css("#resume").is_focused().await;
    role("timer").has_text("0:05").await;
    page.press("5").await;
    page.pass(60_000).await;
    role("timer").has_text("0:05").await;
    page.press("p").await;
    role("gridcell").has_count(81).await;
    cell(0).has_name(re("^empty")).await;
    cell(0).is_focused().await;
    page.pass(3_000).await;
    role("timer").has_text("0:08").await;
    for _ in 0..2 {
        page.press("p").await;
        css("#resume").is_focused().await;
        page.press("Escape").await;
        role("gridcell").has_count(81).await;
    }
    page.press("p").await;
    button("Resume").nth(0).click().await; // where Pause was
    role("gridcell").has_count(81).await;
}

#[wasm_bindgen_test]
async fn a_check_says_how_many_are_wrong_marks_them_until_the_next_move_and_undoes_them() {
    let page = open_game(BOARD).await;
    menu("Check for mistakes").await;
    messages().has_text(part("No mistakes so far.")).await;
    cell(0).click().await;
    page.press_all(&["1", "ArrowRight", "1", "ArrowRight", "3", "e"]).await;
    messages().has_text(part("1 digit is wrong. It is marked until your next move.")).await;
    mistakes().has_count(1).await;
    cell(1).has_name(re("^1, conflict, row 1 column 2")).await;
    page.press_all(&["ArrowRight", "4"]).await;
    mistakes().has_count(0).await;
    menu("Undo to before the first mistake").await;
    cell(1).has_name(re("^empty")).await;
    cell(0).has_name(re("^1, row")).await;
    for _ in 0..3 {
        button("Redo").click().await;
    }
    cell(3).has_name(re("^4")).await;
}

#[wasm_bindgen_test]
async fn a_full_board_that_is_wrong_says_so() {
    let page = open_game(BOARD).await;
    cell(80).click().await;
    page.press("2").await;
    for (index, digit) in ["1", "2", "3", "4", "5", "6", "8", "7"].into_iter().enumerate() {
        cell(index).click().await;
        page.press(digit).await;
    }
    messages().has_text(part("The board is full, but something is wrong. Check shows where.")).await;
    mistakes().has_count(0).await;
}

#[wasm_bindgen_test]
async fn checkpoints_and_lines_that_were_left_lead_back() {
    let page = open_game(BOARD).await;
    cell(0).click().await;
    page.press("1").await;
    menu("Checkpoint").await;
    messages().has_text(part("Checkpoint 1 set.")).await;
    cell(1).click().await;
    page.press("5").await;
    button("Undo").click().await;
    cell(1).click().await;
    page.press("2").await;
    menu("All checkpoints").await;
    dialog().role("listitem").has_count(2).await;
    dialog().role("textbox").with_name("Name").fill("Before the guess").await;
    dialog().button("Go: Before the guess").is_shown().await;
    dialog().button(re("^Go: Variation left at .*2 digits placed")).click().await;
    cell(1).has_name(re("^5")).await;
    page.reload().await;
    cell(1).has_name(re("^5")).await;
    menu("All checkpoints").await;
    dialog().button("Go: Before the guess").click().await;
    cell(1).has_name(re("^empty")).await;
    cell(0).has_name(re("^1")).await;
    menu("All checkpoints").await;
    dialog().button("Remove: Before the guess").click().await;
    dialog().role("textbox").has_count(0).await;
}
