//! The first game of a new player, and what is offered beside it.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::hints::{title, titled};
use crate::locator::{Found, button, cell, heard, named, part, role};
use crate::naive::solve;
use crate::page::{Page, open};
use crate::playing::givens;

fn first_game() -> Found {
    button("First game")
}

/// Moves by arrows from one cell to another.
async fn walk(page: &Page, from: usize, to: usize) {
    let (rows, columns) = ((from / 9, to / 9), (from % 9, to % 9));
    let vertical = if rows.0 < rows.1 { "ArrowDown" } else { "ArrowUp" };
    let level = if columns.0 < columns.1 { "ArrowRight" } else { "ArrowLeft" };
    for _ in 0..rows.0.abs_diff(rows.1) {
        page.press(vertical).await;
    }
    for _ in 0..columns.0.abs_diff(columns.1) {
        page.press(level).await;
    }
    cell(to).is_focused().await;
}

#[wasm_bindgen_test]
async fn the_first_game_by_keyboard() {
    let page = open().await;
    let offer = named("group", "New to Sudoku?");
    offer.button("First game").press("Enter").await;
    heard().has_text(part("First game, 1 of 5. Every row, column and box holds each digit once.")).await;
    let givens = givens(&page);
    let solution = solve(&givens);
    let right = |index: usize| &solution[index..=index];
    titled("First game1 of 5").await;
    walk(&page, givens.find('.').unwrap(), 30).await;
    titled("First game2 of 5").await;
    page.press(right(30)).await;
    titled("First game3 of 5").await;
    walk(&page, 30, 52).await;
    page.press(right(52)).await;
    titled("First game4 of 5").await;
    walk(&page, 52, 19).await;
    page.press_all(&["n", "7", "8"]).await;
    titled("First game5 of 5").await;
    page.press("h").await;
    titled("Where to look").await;
    page.press("Escape").await;
    title().has_count(0).await;
    page.reload().await;
    role("gridcell").has_count(81).await;
    offer.has_count(0).await;
}

#[wasm_bindgen_test]
async fn the_first_killer_by_keyboard() {
    let page = open().await;
    button("New game").click().await;
    button("First game").is_shown().await;
    button("Killer cages").click().await;
    button("First killer").press("Enter").await;
    titled("First killer1 of 5").await;
    heard().has_text(part("First killer, 1 of 5. The digits of a cage differ and add up")).await;
    role("gridcell").has_count(36).await;
    cell(21).click().await;
    titled("First killer2 of 5").await;
    page.press_all(&["n", "1", "2"]).await;
    titled("First killer3 of 5").await;
    cell(26).click().await;
    page.press_all(&["n", "2"]).await;
    titled("First killer4 of 5").await;
    cell(9).click().await;
    titled("First killer5 of 5").await;
    named("region", "Messages").has_text(part("Stuck?")).await;
    page.press("h").await;
    titled("Where to look").await;
}

#[wasm_bindgen_test]
async fn the_first_game_can_be_skipped_gone_back_in_and_closed() {
    let _page = open().await;
    first_game().click().await;
    button("Skip").click().await;
    titled("First game2 of 5").await;
    button("Back").click().await;
    titled("First game1 of 5").await;
    button("Close").click().await;
    title().has_count(0).await;
}

#[wasm_bindgen_test]
async fn the_first_game_can_be_declined_for_good() {
    let page = open().await;
    button("Not now").click().await;
    first_game().has_count(0).await;
    page.reload().await;
    role("gridcell").has_count(81).await;
    first_game().has_count(0).await;
}

#[wasm_bindgen_test]
async fn an_easy_game_is_offered_beside_the_first_game() {
    let _page = open().await;
    button("Easy game").click().await;
    named("heading", "Easy").is_shown().await;
    first_game().has_count(0).await;
}
