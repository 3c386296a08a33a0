//! Playing on the board.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{button, cell, dialog, heard, messages, part, re, role};
use crate::page::{open, open_game};

/// The first row is empty but for its last cell.
const BOARD: &str = "........9456789123789123456214365897365897214897214365531642978642978531978531642";

#[wasm_bindgen_test]
async fn a_digit_is_placed_and_undone() {
    let page = open().await;
    let before = page.cells();
    let empty = before.iter().position(|name| name.starts_with("empty")).unwrap();
    cell(empty).click().await;
    page.press("5").await;
    cell(empty).has_name(re("^5, ")).await;
    button("Undo").click().await;
    cell(empty).has_name(before[empty].as_str()).await;
}

#[wasm_bindgen_test]
async fn a_hint_comes_from_the_worker() {
    let page = open_game(BOARD).await;
    page.press("h").await;
    messages().role("heading").has_text("Where to look").await;
    page.press("h").await;
    messages().role("heading").has_text(part("Full House")).await;
    heard().has_text(part("Full House")).await;
}

#[wasm_bindgen_test]
async fn an_easy_game_is_started_from_the_dialog() {
    let page = open().await;
    button("New game").click().await;
    dialog().button("Easy").click().await;
    messages().has_text(part("New game: Easy")).await;
    dialog().is_gone().await;
    page.go("#/games").await;
    role("heading").with_text("Games").is_shown().await;
}
