//! Entering a puzzle: with one solution it can be played; otherwise the fault is reported.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{Found, button, cell, css, dialog, messages, named, part, re, role};
use crate::naive::only_solution;
use crate::page::{Page, open, open_at};

pub(crate) const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A puzzle with several solutions.
pub(crate) fn ambiguous() -> String {
    PUZZLE.replacen("53", "..", 1).replacen('7', ".", 1).replacen("6..195", "......", 1)
}

/// No two givens clash, but r1c9 sees all nine digits.
fn impossible() -> String {
    format!("12345678.........9{}", ".".repeat(63))
}

/// The field for the text.
pub(crate) fn field() -> Found {
    named("textbox", "Paste or type a puzzle")
}

/// The verdict beside the button.
pub(crate) fn verdict() -> Found {
    css("#own-message")
}

/// Presses the button that checks the puzzle and plays it.
pub(crate) async fn play() {
    button("Check and play").click().await;
}

/// A cell of the board that is filled in.
pub(crate) fn entry(index: usize) -> Found {
    css(&format!("[role=grid] #own-cell-{index}"))
}

/// Waits until a puzzle is played because it has one solution.
pub(crate) async fn is_played() {
    messages().has_text(part("exactly one solution")).await;
}

/// Enters a text by the dialog of a new game, and checks it.
async fn enter(text: &str) -> Page {
    let page = open().await;
    button("New game").click().await;
    dialog().button("Enter a puzzle").click().await;
    field().fill(text).await;
    play().await;
    page
}

#[wasm_bindgen_test]
async fn a_puzzle_with_one_solution_is_played_whatever_its_blanks_are() {
    for blank in [".", "0", "*", "_"] {
        let page = enter(&PUZZLE.replace('.', blank)).await;
        is_played().await;
        assert_eq!(page.givens(), PUZZLE, "blanks as {blank}");
        only_solution(PUZZLE);
    }
}

#[wasm_bindgen_test]
async fn a_puzzle_that_is_pasted_on_the_board_can_be_played_also_with_the_other_pages_loaded() {
    let page = open().await;
    page.paste(PUZZLE).await;
    field().has_value(PUZZLE).await;
    play().await;
    is_played().await;
    page.paste("a shopping list").await;
    field().has_value("a shopping list").await;
    verdict().has_attribute("role", "status").await;
    verdict().has_text(part("is a letter")).await;
    page.back().await;
    role("grid").is_shown().await;
    assert_eq!(page.givens(), PUZZLE, "the game is as it was");
    // A dialog takes what is pasted into it.
    button("New game").click().await;
    dialog().is_shown().await;
    page.paste("a shopping list").await;
    dialog().is_shown().await;
    field().is_gone().await;
}

#[wasm_bindgen_test]
async fn several_solutions_are_reported_with_a_differing_cell() {
    let text = ambiguous();
    let _page = enter(&text).await;
    verdict().has_text(re("^This puzzle has more than one solution: r\\dc\\d can be \\d or \\d")).await;
    field().has_value(text).await;
}

#[wasm_bindgen_test]
async fn no_solution_is_reported() {
    let _page = enter(&impossible()).await;
    verdict().has_text(part("no solution")).await;
}

#[wasm_bindgen_test]
async fn the_verdict_follows_the_text_and_the_button() {
    let _page = open_at("#/enter").await;
    field().is_focused().await;
    play().await;
    verdict().has_text(re("^Type or paste a puzzle")).await;
    field().fill(&".".repeat(81)).await;
    verdict().has_text("No givens yet. This board (9 × 9) needs at least 17.").await;
    field().fill(&impossible()).await;
    play().await;
    verdict().has_text(part("no solution")).await;
}

#[wasm_bindgen_test]
async fn the_board_shows_what_was_read_and_marks_the_cell_at_fault() {
    let _page = open_at("#/enter").await;
    field().fill(&PUZZLE.replacen('8', "x", 1)).await;
    named("grid", "Your puzzle").role("gridcell").has_count(81).await;
    entry(0).has_text("5").await;
    entry(20).has_name("x, not a digit, row 3 column 3, box 1").await;
    entry(20).has_attribute("aria-invalid", "true").await;
    // Two equal digits in a row: both have a wave.
    field().fill(&PUZZLE.replacen('.', "5", 1)).await;
    for index in [0, 2] {
        entry(index).has_attribute("aria-invalid", "true").await;
        entry(index).css(".digit").has_style("text-decoration-style", "wavy").await;
    }
    named("gridcell", part("conflict")).has_count(2).await;
    field().fill("hello world").await;
    verdict().has_text(part("is a letter")).await;
}

#[wasm_bindgen_test]
async fn board_and_text_follow_each_other() {
    let page = open_at("#/enter").await;
    field().fill(PUZZLE).await;
    entry(2).click().await;
    page.press("4").await;
    field().has_value(re("^534[.]7[.]{4}\n6")).await;
    page.press("ArrowLeft").await;
    entry(1).is_focused().await;
    page.press("Backspace").await;
    field().has_value(re("^5\\.4\\.7")).await;
    entry(1).has_text("").await;
    field().fill(&PUZZLE.replacen("53", "35", 1)).await;
    entry(0).has_text("3").await;
}

#[wasm_bindgen_test]
async fn a_puzzle_that_was_typed_into_the_board_is_played() {
    let page = open_at("#/enter").await;
    entry(0).click().await;
    for (index, symbol) in PUZZLE.char_indices() {
        entry(index).is_focused().await;
        if symbol != '.' {
            page.press(&symbol.to_string()).await;
        }
        page.press("ArrowRight").await;
        // The end of a row leads to its beginning.
        if index % 9 == 8 {
            page.press("ArrowDown").await;
        }
    }
    play().await;
    is_played().await;
    assert_eq!(page.givens(), PUZZLE);
}

/// A kind of the palette.
fn tool(name: &str) -> Found {
    css(".own-palette").button(name)
}

#[wasm_bindgen_test]
async fn a_clue_is_drawn_by_keyboard_and_digits_are_its_value() {
    let page = open_at("#/enter").await;
    entry(0).click().await;
    tool("Killer cages").click().await;
    tool("Killer cages").has_attribute("aria-pressed", "true").await;
    entry(0).press(" ").await;
    page.press("ArrowRight").await;
    entry(1).is_focused().await;
    page.press(" ").await;
    entry(1).has_attribute("class", part("drawn")).await;
    page.press("Enter").await;
    page.press("1").await;
    page.press("0").await;
    named("textbox", "Value").has_value("10").await;
    entry(0).has_name(part("the cage of 10 in r1c1, r1c2")).await;
    // Enter ends the clue, and sends no form.
    named("textbox", "Value").press("Enter").await;
    named("textbox", "Value").is_gone().await;
    verdict().has_text(part("givens")).await;
    entry(1).press("Control+z").await;
    entry(0).has_name(part("the cage in r1c1, r1c2")).await;
}

#[wasm_bindgen_test]
async fn cells_show_what_they_can_be_and_a_clue_is_removed() {
    let page = open_at("#/enter").await;
    field().fill("12..\n34..\n....\n....").await;
    page.pass(250).await;
    named("region", "About this puzzle").has_text(part("solutions")).await;
    entry(8).has_name("2 or 4, row 3 column 1, box 3").await;
    entry(8).css(".odds").has_count(2).await;
    tool("Anti-king").click().await;
    tool("Anti-king").has_attribute("aria-pressed", "true").await;
    css(".own-clues summary").click().await;
    button("Remove anti-king").click().await;
    tool("Anti-king").has_attribute("aria-pressed", "false").await;
}

#[wasm_bindgen_test]
async fn nonet_finishes_a_puzzle_and_the_button_keeps_focus() {
    let page = open_at("#/enter").await;
    field().fill("12..\n34..\n....\n....").await;
    page.pass(250).await;
    verdict().has_text(part("more than one solution")).await;
    button("Finish").click().await;
    named("region", "Finish the puzzle").has_text(part("added.")).await;
    button("Finish").is_focused().await;
    page.pass(80).await;
    verdict().has_text(part("1 solution.")).await;
    button("Start again").click().await;
    field().has_value("").await;
    entry(0).press("Control+z").await;
    verdict().has_text(part("givens")).await;
}

#[wasm_bindgen_test]
async fn what_the_setter_says_is_at_the_board_and_at_the_end() {
    let page = open_at("#/enter").await;
    field().fill("1234341221434.21").await;
    css(".own-about summary").click().await;
    named("textbox", "Title").fill("Two loops").await;
    named("textbox", "Author").fill("Ann").await;
    let rules = named("textbox", "Rules in your words");
    rules.fill("Mine.").await;
    button("Insert the rules in Nonet’s words").click().await;
    rules.has_value(re("^Mine\\.\nEach row")).await;
    named("textbox", "Words at the end").fill("Thank you!").await;
    play().await;
    is_played().await;
    css(".bar-title").has_text("Two loops").await;
    css(".bar-rules").click().await;
    dialog().has_text(part("by Ann")).await;
    dialog().has_text(part("Mine.")).await;
    page.press("Escape").await;
    dialog().is_gone().await;
    cell(13).click().await;
    page.press("3").await;
    css(".end-words").has_text("Thank you!").await;
    messages().has_text(part("Thank you!")).await;
}
