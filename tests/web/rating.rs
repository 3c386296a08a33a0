//! Ratings: the dialog, and a new game with a rating.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::hints::FRESH;
use crate::locator::{button, css, messages, named, part, re, role, until_eq};
use crate::newgame::solve;
use crate::ordering::{generate, open_order};
use crate::page::{Start, game, open};
use nonet::session::action::Slot;

#[wasm_bindgen_test]
async fn the_rating_is_a_spoiler_that_the_player_opens() {
    let page = open().await;
    let all = css("body").texts().concat();
    assert!(!all.contains("Hardest step"), "{all}");
    button("Menu").click().await;
    button("Show the rating").click().await;
    let dialog = named("dialog", "Rating");
    dialog.has_text(part("Hardest step ")).await;
    // The built-in puzzle has the level Medium: 1.7 to 2.8.
    let lead = dialog.css(".rating-lead");
    lead.is_shown().await;
    let rating: f64 = lead.texts().concat().parse().expect("a rating");
    assert!((1.7..=2.8).contains(&rating), "{rating}");
    dialog.role("row").with_text(re("^Hidden Single \\d+$")).is_shown().await;
    // The name leads to its lesson.
    dialog.role("link").with_name("Hidden Single").click().await;
    named("heading", re("^Hidden Single")).is_shown().await;
    until_eq("the address", || page.hash(), "#/lesson/0002".to_owned()).await;
}

#[wasm_bindgen_test]
async fn a_new_game_has_its_rating_and_technique_and_shows_them_at_its_end() {
    let page = open().await;
    open_order().await;
    let rating = named("textbox", "Rating");
    rating.fill("hard").await;
    role("main").has_text(part("Enter one rating, like 7.2, or a range, like 6.6–7.2.")).await;
    named("textbox", "Number of givens").fill("24-30").await;
    rating.fill("3.2-4.6").await;
    named("combobox", "Requires").choose("X-Wing").await;
    named("combobox", "Nothing harder than").choose("Jellyfish").await;
    let least = named("combobox", "At least as hard as");
    least.choose("W-Wing").await;
    let fault = "W-Wing is harder than Jellyfish, the hardest technique that you allow.";
    role("main").has_text(part(fault)).await;
    least.choose("any").await;
    let excludes = named("combobox", "Excludes");
    excludes.choose("Swordfish").await;
    excludes.choose("Jellyfish").await;
    button("Remove Jellyfish").click().await;
    generate().await;
    messages().has_text(re("New game: Custom, \\d+ givens")).await;
    solve(&page).await;
    let facts = messages().role("definition");
    facts.nth(0).has_text(re("^(X-Wing|Jellyfish)$")).await;
    let end = facts.nth(2);
    end.has_text(re("^[34]\\.\\d")).await;
    let rating: f64 = end.texts().concat()[..3].parse().expect("a rating");
    assert!((3.2..=4.6).contains(&rating), "{rating}");
    button("Rating").click().await;
    let shown = named("dialog", "Rating");
    shown.has_text(re("Hardest step (X-Wing|Jellyfish)")).await;
    shown.role("row").with_text(re("^Hidden Single \\d+$")).is_shown().await;
}

/// A game that was solved with a digit each second. Before one of them the player thought for a while.
fn solved(thought: u32) -> String {
    let solution = crate::naive::solve(FRESH);
    let empty: Vec<usize> = FRESH.match_indices('.').map(|(at, _)| at).collect();
    let moves: Vec<String> = empty.iter().map(|&at| format!("{at}={}", &solution[at..=at])).collect();
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    let count = moves.len();
    let times: Vec<String> = (0..count).map(|at| if at == 9 { thought } else { 1_000 }.to_string()).collect();
    let places = format!("times {}\nat {count}\ntip {count}", times.join(" "));
    game(FRESH, &moves).replace("nonet-game 2", "nonet-game 3").replace(&format!("done {count}"), &places)
}

#[wasm_bindgen_test]
async fn the_end_asks_what_was_missed_if_there_was_a_slow_spot() {
    let missed = || named("link", "What did I miss?");
    let _page = Start::default().stored(Slot::Game, solved(2_000)).open().await;
    button("Play another").is_shown().await;
    missed().has_count(0).await;
    let _page = Start::default().stored(Slot::Game, solved(90_000)).open().await;
    missed().click().await;
    button(re("^Slow spot, 1:30 before r\\d+c\\d+: (Naked|Hidden|Full)")).is_shown().await;
}
