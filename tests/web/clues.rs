//! Boards with clues and more rules: drawn, told, checked and generated. A press on a number beside
//! the board is in `tests/e2e/rules.spec.js`.

use nonet::session::action::Slot;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::importing::with_rule;
use crate::locator::{button, cell, css, dialog, messages, named, part, re, role, until, until_eq};
use crate::ordering::{generate, open_order};
use crate::own::{field, is_played, play};
use crate::page::{Start, open_at};

#[wasm_bindgen_test]
async fn the_cages_of_a_pasted_puzzle_are_drawn_told_and_checked() {
    let page = open_at("#/enter").await;
    let rule = r#""killercage":[{"cells":["R1C3","R1C4"],"value":"10"}]"#;
    field().fill(&with_rule(rule)).await;
    play().await;
    is_played().await;
    css(".board .rules .cage").has_count(1).await;
    css(".board .rules .sum").has_text("10").await;
    button("Killer cages").click().await;
    let rules = dialog();
    rules.css("li").has_count(2).await;
    rules.css("li").nth(1).has_text(part("They add up to its number")).await;
    page.press("Escape").await;
    cell(2).click().await;
    cell(2).has_name(part("box 1, the cage of 10 in r1c3, r1c4")).await;
    messages().has_text(part("Cage 10 10 to go in 2 cells 46")).await;
    let set = messages().button("46");
    set.click().await;
    set.has_attribute("aria-pressed", "true").await;
    messages().has_text(part("4 6 is struck.")).await;
    set.click().await;
    set.has_attribute("aria-pressed", "false").await;
    page.press("4").await;
    cell(3).click().await;
    messages().has_text(part("6 to go in 1 cell 6")).await;
    page.press("2").await;
    messages().has_text(part("2 doesn't fit here: the cage of 10 in r1c3, r1c4.")).await;
    cell(3).has_name(part("conflict")).await;
    page.press("6").await;
    cell(3).has_name(re("^6, row")).await;
}

#[wasm_bindgen_test]
async fn clues_are_drawn_by_the_seed_and_the_game_says_which() {
    let _page = open_at("#/").await;
    open_order().await;
    named("group", "Board").role("radio").with_name("4 × 4").click().await;
    let clues = named("group", "Clues");
    clues.role("switch").with_name("Killer cages").click().await;
    clues.css(".choice-detail").has_text(part("The digits of a cage are all different.")).await;
    named("textbox", "Number of givens").has_count(0).await;
    named("radio", re("^Easy")).click().await;
    named("textbox", "Seed").fill("1").await;
    generate().await;
    button("Killer cages").is_shown().await;
    css(".board .rules .cage").nth(0).is_shown().await;
    messages().has_text(part("New game: Easy, 4 × 4 with killer cages")).await;
}

/// A puzzle of our own generator.
const WINDOKU: &str = "nonet-game 4\n\
    id 00000000000000c2\n\
    board 9x9+windoku+anti-knight\n\
    givens .86..75...7...5.8...1..2....59.21473.....6.291.4.3.6582681..7..7935.....4...73...\n\
    solution 386917542972645381541382967659821473837456129124739658268194735793568214415273896\n\
    revision 1\n\
    hints 0\n\
    deepest-hint 0\n\
    elapsed-ms 1000\n\
    at 0\n\
    tip 0\n\
    moves \n\
    end nonet-game\n";

#[wasm_bindgen_test]
async fn more_rules_are_drawn_named_and_broken_and_stay_after_a_reload() {
    let page = Start::default().stored(Slot::Game, WINDOKU).open().await;
    let board = named("grid", re("9 × 9 with windoku and anti-knight$"));
    board.css("svg.rules").is_shown().await;
    cell(10).has_name(re("row 2 column 2, box 1, window 1$")).await;
    // A knight's move from the 6 in r1c3, and in no house with a 6.
    cell(13).click().await;
    page.press("6").await;
    messages().has_text(part("6 is already a knight's move from here.")).await;
    cell(13).has_name(re("^6, conflict, ")).await;
    let played = page.cells();
    page.reload().await;
    until_eq("the cells", || page.cells(), played).await;
    board.css("svg.rules").is_shown().await;
}

#[wasm_bindgen_test]
async fn the_regions_of_a_jigsaw_stay_after_a_reload_and_the_next_one_has_others() {
    let page = open_at("#/order").await;
    let jigsaw = named("switch", re("^Jigsaw regions"));
    named("radio", "6 × 6").click().await;
    jigsaw.click().await;
    role("main").has_text(part("Each new game has other regions.")).await;
    named("radio", re("^Easy")).click().await;
    generate().await;
    named("grid", re("6 × 6 with jigsaw regions$")).is_shown().await;
    let regions = css("#game .board svg.rules .regions");
    regions.has_attribute("d", re("^M")).await;
    let drawn = || regions.now().first().and_then(|path| path.get_attribute("d"));
    let first = drawn();
    let empty = page.cells().iter().position(|name| name.starts_with("empty")).expect("an empty cell");
    let chosen = css(&format!("#cell-{empty}"));
    chosen.has_name(re("region \\d$")).await;
    chosen.click().await;
    page.press("1").await;
    chosen.has_name(re("^1")).await;
    let played = page.cells();
    page.reload().await;
    until_eq("the cells", || page.cells(), played).await;
    assert_eq!(drawn(), first);
    button("New game").click().await;
    dialog().button("Repeat your last order").click().await;
    until("other regions", || match drawn() {
        Some(path) if Some(&path) != first.as_ref() => Ok(()),
        now => Err(format!("{now:?}")),
    })
    .await;
    named("grid", re("6 × 6 with jigsaw regions$")).is_shown().await;
    // The order is as the last one, and a board without boxes is a jigsaw.
    page.go("#/order").await;
    jigsaw.has_property("checked", true).await;
    named("radio", "7 × 7 with jigsaw regions").click().await;
    jigsaw.has_count(0).await;
}
