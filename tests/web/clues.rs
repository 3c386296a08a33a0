//! Boards with clues: drawn, told, checked and generated.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::importing::with_rule;
use crate::locator::{button, cell, css, dialog, messages, named, part, re};
use crate::ordering::{generate, open_order};
use crate::own::{field, is_played, play};
use crate::page::open_at;

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
