//! The time of a game: the score at the end, and the replay.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{Found, button, cell, css, dialog, heard, messages, named, part, re, role};
use crate::naive::solve;
use crate::page::{Page, open};
use crate::playing::{digits, givens, missing};

/// Places the right digits in the first empty cells, one each second. Returns all that were
/// missing.
async fn place(page: &Page, count: usize) -> Vec<(usize, String)> {
    let givens = givens(page);
    let missing = missing(&givens, &solve(&givens));
    for (index, digit) in missing.iter().take(count) {
        page.pass(1_000).await;
        cell(*index).click().await;
        page.press(digit).await;
    }
    missing
}

fn slider() -> Found {
    named("slider", "Moves")
}

async fn is_at(place: &str) {
    slider().has_attribute("aria-valuenow", place).await;
}

#[wasm_bindgen_test]
async fn the_replay_steps_plays_jumps_and_continues_the_game() {
    let page = open().await;
    let placed = place(&page, 3).await;
    let full = digits(&page);
    page.press("Control+z").await;
    button("Menu").click().await;
    dialog().role("link").with_name("Replay").click().await;
    page.pass(1).await;
    css("h1").with_text(part("Replay")).is_focused().await;
    slider().has_attribute("aria-valuemax", "3").await;
    is_at("2").await;
    slider().press("Home").await;
    slider().has_attribute("aria-valuetext", re("move 0 of 3$")).await;
    page.press("ArrowRight").await;
    let (index, digit) = &placed[0];
    let name = format!("{digit} in r{}c{}", index / 9 + 1, index % 9 + 1);
    heard().has_text(part(&name)).await;
    named("region", "The current move").has_text(part(&name)).await;
    page.press("End").await;
    is_at("3").await;
    assert_eq!(digits(&page), full);
    button("Start").click().await;
    is_at("0").await;
    button("16×").click().await;
    button("16×").has_attribute("aria-pressed", "true").await;
    button("Play").click().await;
    button("Pause").is_shown().await;
    page.pass(10_000).await;
    is_at("3").await;
    button("Play").is_shown().await;
    button("Start").click().await;
    button("Next").click().await;
    is_at("1").await;
    button("Branch").click().await;
    role("timer").is_shown().await;
    cell(*index).has_name(re(&format!("^{digit}, row"))).await;
    cell(placed[1].0).has_name(re("^empty")).await;
    messages().has_text(part("At move 1.")).await;
}

#[wasm_bindgen_test]
async fn the_end_compares_the_time_with_those_of_games_like_it() {
    let page = open().await;
    place(&page, 81).await;
    let first = css(".end-clock").texts().remove(0);
    css(".end-times").has_count(0).await;
    button("Play another").click().await;
    role("timer").is_shown().await;
    page.pass(60_000).await;
    place(&page, 81).await;
    css(".end-times").has_text(re(&format!("^Best {first} Median "))).await;
}

#[wasm_bindgen_test]
async fn the_end_shows_the_score_and_leads_to_the_replay() {
    let page = open().await;
    place(&page, 81).await;
    named("img", re(r"^Score: \d+ digits placed")).is_shown().await;
    named("link", "Replay").click().await;
    page.pass(1).await;
    is_at("0").await;
}
