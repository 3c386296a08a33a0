//! Hints for learners: the name alone, all singles, other and easier steps, why a cell is not
//! a digit. The first game is in guide.rs, and terms are in tests/e2e/tutor.spec.js.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::hints::{FRESH, marks, open_x_wing, title, titled};
use crate::locator::{button, cell, dialog, heard, messages, part, re};
use crate::naive::solve;
use crate::page::{Page, open_game};

/// Chooses an entry of the game's menu.
async fn choose(name: &str) {
    button("Menu").click().await;
    dialog().button(name).click().await;
    dialog().is_gone().await;
}

/// Selects a cell and asks why it is not a digit.
async fn why_not(page: &Page, index: usize, digit: &str) {
    cell(index).click().await;
    choose("Why not…?").await;
    messages().has_text(part("Press a digit.")).await;
    page.press(digit).await;
}

#[wasm_bindgen_test]
async fn the_menu_names_the_next_technique_and_nothing_is_marked_until_the_player_goes_on() {
    let page = open_x_wing().await;
    choose("Name the next technique").await;
    titled("X-Winghard").await;
    messages().has_text(part("The next step is: X-Wing.")).await;
    heard().has_text(part("X-Wing, hard. The next step is: X-Wing.")).await;
    marks("*").has_count(0).await;
    title().role("link").with_name("X-Wing").has_attribute("href", "#/lesson/0300").await;
    page.press("h").await;
    messages().has_text(part("Where can 7 go?")).await;
    marks(".spot.focus").nth(0).one().await;
}

#[wasm_bindgen_test]
async fn all_singles_are_marked_told_and_filled_in_and_one_undo_takes_them_back() {
    let page = open_game(FRESH).await;
    let before = page.cells();
    choose("All singles").await;
    messages().has_text(re(r"Singles fill in \d+ cells: they are marked\.")).await;
    let told = messages().texts().concat();
    let count: usize = told
        .split_once("Singles fill in ")
        .and_then(|(_, rest)| rest.split(' ').next()?.parse().ok())
        .unwrap();
    page.press("h").await;
    marks(".spot.placed").has_count(count).await;
    page.press("j").await;
    let (after, solution) = (page.cells(), solve(FRESH));
    let filled = after.iter().zip(solution.chars()).filter(|(name, _)| !name.starts_with("empty"));
    let filled: Vec<_> = filled.map(|(name, right)| (name.chars().next(), Some(right))).collect();
    assert_eq!(filled.len(), FRESH.chars().filter(|symbol| *symbol != '.').count() + count);
    assert!(filled.iter().all(|(digit, right)| digit == right), "{filled:?}");
    page.press("Control+z").await;
    assert_eq!(page.cells(), before);
}

#[wasm_bindgen_test]
async fn j_applies_a_hint_that_is_open_at_any_stage_and_nothing_without_one() {
    let page = open_x_wing().await;
    let before = page.cells();
    page.press("j").await;
    assert_eq!(page.cells(), before);
    page.press("h").await;
    titled("Where to look").await;
    page.press("j").await;
    messages().has_text(part("Ruled out: 7 in r2c1.")).await;
}

#[wasm_bindgen_test]
async fn a_named_step_can_be_questioned_nothing_is_simpler_and_there_are_other_steps() {
    let page = open_x_wing().await;
    page.press("h").await;
    titled("Where to look").await;
    page.press("h").await;
    button("Anything simpler?").click().await;
    messages()
        .has_text(part("No. Nonet has tried all 13 easier techniques, from Full House to Hidden Quadruple."))
        .await;
    button("Back to the step").click().await;
    titled("X-Winghard").await;
    button("Another step").click().await;
    title().has_text(re(r"Where to look.*option 2 of \d")).await;
    page.press("h").await;
    title().has_text(re("^(?!.*Where to look)")).await;
}

#[wasm_bindgen_test]
async fn why_not_a_cell_that_is_seen_then_a_technique_with_its_proof() {
    let page = open_x_wing().await;
    why_not(&page, 0, "6").await;
    messages().has_text(part("r1c1 can't be 6, because it sees the 6 in r1c4, r3c2 and r4c1.")).await;
    heard().has_text(part("r1c1: why not 6?. r1c1 can't be 6")).await;
    page.press("h").await; // Ask again
    messages().has_text(part("Why can't r1c1 be…? Press a digit.")).await;
    page.press("ArrowDown").await;
    messages().has_text(part("Why can't r2c1 be…? Press a digit.")).await;
    page.press("7").await;
    messages().has_text(part("X-Wing shows that r2c1 can't be 7.")).await;
    for words in ["^X-Wing", "the pattern", "1 of 3", "2 of 3", "3 of 3"] {
        page.press("h").await;
        title().has_text(re(words)).await;
    }
    messages().has_text(part("So 7 can be removed from r2c1.")).await;
    page.press("j").await;
    messages().has_text(part("Ruled out: 7 in r2c1.")).await;
}

#[wasm_bindgen_test]
async fn why_not_the_solution_is_never_given_away() {
    let page = open_game(FRESH).await;
    let solution = solve(FRESH);
    for index in [0, 2, 79] {
        why_not(&page, index, &solution[index..=index]).await;
        messages().has_text(re(r"Nonet finds no short reason against \d in r\dc\d\.")).await;
        page.press("Escape").await;
    }
}
