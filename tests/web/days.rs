//! The daily puzzles and the statistics: the archive, the text to share, and figures that
//! follow the games. The clock shows noon of a Tuesday, 24 November.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{Found, button, cell, css, messages, named, part, re, role, until_eq};
use crate::newgame::solve;
use crate::page::{Page, copied, handed_over, offer_share_sheet, open_at};

const MINUTE_MS: u32 = 60 * 1_000;
const DAY_MS: u32 = 24 * 60 * MINUTE_MS;

fn day(date: &str, solved: usize) -> Found {
    button(format!("{date}, {solved} of 5 solved"))
}

fn heading(name: &str) -> Found {
    named("heading", name)
}

/// Begins a daily puzzle.
async fn begin(level: &str) {
    button(format!("{level} Play")).click().await;
    messages().has_text(part(&format!("New game: {level}"))).await;
    // The clock runs once the board is there. The browser goes back to it a moment later.
    cell(0).is_shown().await;
}

/// Plays a daily puzzle for a while, and solves it.
async fn finish(page: &Page, level: &str, played_ms: u32) {
    begin(level).await;
    page.pass(played_ms).await;
    solve(page).await;
    named("img", re("^Score: ")).is_shown().await;
}

#[wasm_bindgen_test]
async fn each_day_has_a_variant_that_is_begun_once_and_then_continued() {
    let page = open_at("#/daily").await;
    let variant = named("region", "Variant of the day");
    variant.role("heading").with_text("Arrows").is_shown().await;
    variant.button(part("Sunday")).has_property("disabled", true).await;
    // Yesterday's.
    variant.button(part("Monday Killer cages")).click().await;
    messages().has_text(part("New game: Medium, 9 × 9 with killer cages")).await;
    cell(0).is_shown().await;
    page.pass(5_000).await;
    let empty = page.cells().iter().position(|cell| cell.starts_with("empty")).unwrap();
    cell(empty).click().await;
    page.press("1").await;
    page.go("#/daily").await;
    let yesterday = variant.button(part("Monday Killer cages"));
    yesterday.has_attribute("aria-description", "Killer cages, 0:05 played").await;
    yesterday.click().await;
    cell(empty).has_name(re("^1, row")).await;
    day("23 November", 0).has_count(0).await;
}

#[wasm_bindgen_test]
async fn the_archive_leads_to_every_day_since_the_first_one_and_to_no_later_day() {
    let page = open_at("#/daily").await;
    let (earlier, later) = (button("Previous month"), button("Next month"));
    heading("Tuesday 24 November").is_shown().await;
    heading("November 2026").is_shown().await;
    later.has_attribute("aria-disabled", "true").await;
    button("25 November, not yet").has_property("disabled", true).await;
    let chosen = day("23 November", 0);
    chosen.click().await;
    until_eq("the address", || page.hash(), "#/daily/2026-11-23".to_owned()).await;
    heading("Monday 23 November").is_shown().await;
    chosen.is_focused().await;
    chosen.has_attribute("aria-pressed", "true").await;
    page.press("ArrowUp").await;
    day("16 November", 0).is_focused().await;
    page.press_all(&["ArrowRight", "Enter"]).await;
    heading("Tuesday 17 November").is_shown().await;
    earlier.click().await;
    heading("October 2026").is_shown().await;
    earlier.is_focused().await;
    page.go("#/daily/2026-01-01").await;
    heading("Thursday 1 January").is_shown().await;
    earlier.has_attribute("aria-disabled", "true").await;
    page.go("#/daily/2027-01-01").await;
    heading("Tuesday 24 November").is_shown().await;
}

#[wasm_bindgen_test]
async fn solved_daily_puzzles_show_their_time_and_a_text_to_share_and_count_in_the_statistics() {
    let page = open_at("#/stats").await;
    offer_share_sheet();
    role("main").has_text(part("Nothing solved yet.")).await;
    named("link", "Start one").is_shown().await;
    named("link", "Daily").click().await;
    heading("Daily").is_focused().await;
    finish(&page, "Easy", 65_000).await;
    named("link", "Daily").click().await;
    let done = button("Easy 1:05");
    done.has_description("Daily Easy, solved in 1:05").await;
    role("main").has_text(part("1 of 5 solved")).await;
    day("24 November", 1).is_shown().await;
    let text = "Nonet, 24 November 2026\nEasy 1:05\nMedium –\nHard –\nMaster –\nExtreme –";
    button("Copy").click().await;
    named("group", "Your result").has_text(part("Copied.")).await;
    assert_eq!(copied(), text);
    button("Share").click().await;
    until_eq("the shared text", handed_over, text.to_owned()).await;
    // A solved game is opened, not begun again.
    done.click().await;
    named("img", re("^Score: ")).is_shown().await;
    named("link", "Daily").click().await;
    finish(&page, "Medium", 125_000).await;

    named("link", "Stats").click().await;
    heading("Statistics").is_focused().await;
    named("img", "Times of 1 game, Easy: best 1:05, median 1:05").is_shown().await;
    named("img", "Times of 1 game, Medium: best 2:05, median 2:05").is_shown().await;
    role("main").has_text(part("solved without hints and checks")).await;
    button("Count games with help").click().await;
    role("main").has_text(part("all solved games, also those with hints and checks")).await;
    let streak = named("region", "Days in a row");
    streak.has_text(part("1 day in a row")).await;
    streak.role("img").with_name("Nine weeks: you solved puzzles on 1 day").is_shown().await;
    // The worker analyses the games, and the techniques follow.
    named("region", "Techniques in your puzzles").role("link").nth(0).is_shown().await;
    until_eq("games being analysed", || css("main").texts().concat().contains("Analysing"), false).await;
    // The pictures have tables.
    let tables = css("summary").with_text("As a table");
    for index in 0..tables.len() {
        tables.nth(index).click().await;
    }
    role("table").has_count(3).await;
    role("row").with_text("Easy 1 1:05 1:05 0").is_shown().await;
    // In the row of the week, today is the second day.
    role("row").with_text(re("^23 November")).role("cell").nth(1).has_text("2").await;
    // The streak lasts until a day without a game is over.
    page.sleep(DAY_MS);
    button("9 weeks").click().await;
    streak.has_text(part("1 day in a row")).await;
    page.sleep(DAY_MS);
    button("This year").click().await;
    streak.has_text(part("0 days in a row")).await;
}

#[wasm_bindgen_test]
async fn a_daily_puzzle_is_the_same_whenever_it_is_begun_and_another_one_the_next_day() {
    let page = open_at("#/daily").await;
    begin("Easy").await;
    let today = page.givens();
    drop(page);
    // On the next day, on another device.
    let page = open_at("#/daily").await;
    page.sleep(DAY_MS);
    page.reload().await;
    heading("Wednesday 25 November").is_shown().await;
    begin("Easy").await;
    assert_ne!(page.givens(), today);
    page.go("#/daily/2026-11-24").await;
    begin("Easy").await;
    until_eq("the givens", || page.givens(), today).await;
}

/// The page kept the heading of yesterday.
#[wasm_bindgen_test]
async fn a_page_that_is_open_over_midnight_shows_the_new_day() {
    let page = open_at("#/daily").await;
    page.sleep(DAY_MS / 2 - MINUTE_MS);
    page.reload().await;
    heading("Tuesday 24 November").is_shown().await;
    page.pass(2 * MINUTE_MS).await;
    heading("Wednesday 25 November").is_shown().await;
    day("25 November", 0).is_shown().await;
}
