//! Entering digits, notes, colours and strikes: for one cell and for several, by mouse and
//! keyboard. Real drags and touches are in tests/e2e/entry.spec.js.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{Found, button, cell, css, dialog, hold_key, messages, named, part, re, role};
use crate::page::{Page, open_game, turn};

/// The first row is empty but for its last cell.
const BOARD: &str = "........9456789123789123456214365897365897214897214365531642978642978531978531642";

/// A long press takes as long, in milliseconds.
const LONG_MS: u32 = 500;

fn selected() -> Found {
    css("[role=gridcell][aria-selected=true]")
}

async fn undo() {
    button("Undo").click().await;
}

async fn press_long(page: &Page, target: &Found) {
    target.press_down().await;
    page.pass(LONG_MS).await;
    target.let_go().await;
}

async fn menu(name: &str) {
    button("Menu").click().await;
    dialog().button(name).click().await;
}

#[wasm_bindgen_test]
async fn two_keys_note_two_digits_in_six_cells_and_two_undos_take_them_back() {
    let page = open_game(BOARD).await;
    let before = page.cells();
    cell(0).point("pointerdown", "", 1).await;
    for index in 1..6 {
        cell(index).point("pointermove", "", 1).await;
    }
    cell(5).point("pointerup", "", 0).await;
    selected().has_count(6).await;
    page.press_all(&["Shift+2", "Shift+5"]).await;
    for index in 0..6 {
        cell(index).has_name(re("^empty, notes 2 5, row 1 column")).await;
    }
    messages().has_text(part("Corner note 5 in 6 cells.")).await;
    undo().await;
    cell(3).has_name(re("^empty, notes 2, row")).await;
    undo().await;
    assert_eq!(page.cells(), before);
}

#[wasm_bindgen_test]
async fn cells_are_selected_with_shift_control_select_and_two_clicks() {
    let page = open_game(BOARD).await;
    cell(0).click().await;
    cell(4).click_with("Shift").await;
    cell(6).click_with("Control").await;
    selected().has_count(3).await;
    cell(4).click_with("Control").await;
    selected().has_count(2).await;
    cell(4).is_focused().await;
    cell(2).click().await;
    selected().has_count(1).await;
    button("Select").click().await;
    for index in [4, 6, 7, 7] {
        cell(index).click().await;
    }
    selected().has_count(3).await;
    button("Select").click().await;
    page.press("Control+a").await;
    selected().has_count(81).await;
    cell(9).click().await;
    cell(9).click().await;
    selected().has_count(8).await; // all of them are 4
    cell(29).has_attribute("aria-selected", "true").await;
    role("grid").has_attribute("aria-multiselectable", "true").await;
}

#[wasm_bindgen_test]
async fn arrows_with_shift_select_escape_clears_and_a_digit_without_cells_is_highlighted() {
    let page = open_game(BOARD).await;
    cell(0).click().await;
    page.press_all(&["Shift+ArrowRight", "Shift+ArrowRight"]).await;
    selected().has_count(3).await;
    page.press("Escape").await;
    selected().has_count(1).await;
    page.press("Escape").await;
    selected().has_count(0).await;
    let one = button(re(r"^1, \d left"));
    one.click().await;
    one.has_attribute("aria-pressed", "true").await;
    assert!(css(".cell.open").len() > 0, "cells that may be 1 are highlighted");
}

#[wasm_bindgen_test]
async fn modes_have_words_letters_space_and_held_keys() {
    let page = open_game(BOARD).await;
    let current = named("group", "Entry mode").css("[aria-pressed=true]");
    current.has_text("Digit").await;
    for (key, mode) in [("x", "Corner"), ("c", "Centre"), ("v", "Colour"), ("z", "Digit"), (" ", "Corner")] {
        page.press(key).await;
        current.has_text(mode).await;
    }
    button("Digit").click().await;
    // What is held already, then the key.
    let held: [(&[_], _); 3] = [
        (&[("", "Shift")], "Corner"),
        (&[("", "Control")], "Centre"),
        (&[("", "Control"), ("Control", "Shift")], "Colour"),
    ];
    for (keys, mode) in held {
        for (before, key) in keys {
            hold_key("keydown", before, key);
        }
        turn().await;
        current.has_text(mode).await;
        for (before, key) in keys.iter().rev() {
            hold_key("keyup", before, key);
        }
        turn().await;
        current.has_text("Digit").await;
    }
    cell(0).click().await;
    page.press_all(&["Control+2", "Control+4"]).await;
    cell(0).has_name(re("^empty, centre 2 4, row")).await;
}

#[wasm_bindgen_test]
async fn cells_and_candidates_have_colours_with_textures_in_the_order_given() {
    let page = open_game(BOARD).await;
    button("Colour").click().await;
    cell(0).click().await;
    button("Blue").click().await;
    button("Green").click().await;
    cell(0).has_name(re("^empty, colours blue and green, row")).await;
    cell(0).css("polygon").has_count(4).await; // two tints, two textures
    cell(9).click().await;
    button("Teal").click().await;
    cell(9).has_name(re("^4, given, colour teal, row")).await;
    // A long press takes a colour from the whole board, in one move.
    press_long(&page, &button("Blue")).await;
    cell(0).has_name(re("^empty, colour green, row")).await;
    undo().await;
    cell(0).has_name(part("colours blue and green")).await;
    // With a digit highlighted, the colour belongs to that digit.
    page.press("Alt+4").await;
    press_long(&page, &button("Red")).await;
    cell(9).has_name(re("^4, given, colours teal and red, row")).await;
    cell(29).has_name(part("colour red")).await;
    page.press("Escape").await;
    button("Digit").click().await;
    cell(3).click().await;
    page.press("4").await;
    cell(3).has_name(re("^4.*colour red")).await;
}

#[wasm_bindgen_test]
async fn a_candidate_is_struck_without_a_note_and_the_strike_is_seen_and_heard() {
    let page = open_game(BOARD).await;
    cell(0).click().await;
    button("Corner").click().await;
    press_long(&page, &button("7, note")).await;
    cell(0).has_name(re("^empty, struck 7, row")).await;
    let struck = cell(0).css(".struck");
    struck.has_text("7").await;
    struck.has_style("textDecorationLine", "line-through").await;
    page.press("Alt+Shift+7").await;
    cell(0).has_name(re("^empty, row")).await;
    page.press_all(&["Shift+2", "Control+4", "Alt+Shift+7", "Control+Shift+6", "Control+Shift+4"]).await;
    cell(0)
        .has_name("empty, notes 2, centre 4, struck 7, colours blue and green, row 1 column 1, box 1")
        .await;
    // Erase takes one layer at a time: notes, strikes, colours.
    for name in ["^empty, struck 7, colours", "^empty, colours", "^empty, row"] {
        button("Erase").click().await;
        cell(0).has_name(re(name)).await;
    }
}

#[wasm_bindgen_test]
async fn a_digit_that_is_held_waits_for_its_cells() {
    let page = open_game(BOARD).await;
    let two = button(re(r"^2, \d left"));
    press_long(&page, &two).await;
    two.has_attribute("aria-pressed", "true").await;
    cell(1).click().await;
    cell(1).has_name(re("^2.*row 1 column 2")).await;
    button("Corner").click().await;
    cell(2).click().await;
    cell(3).click().await;
    cell(3).has_name(re("^empty, notes 2, row")).await;
    page.press("Escape").await;
    cell(4).click().await;
    cell(4).has_name(re("^empty, row")).await;
}

#[wasm_bindgen_test]
async fn notes_are_filled_for_one_digit_tidied_and_candidates_are_laid_below() {
    let page = open_game(BOARD).await;
    cell(9).click().await; // a 4
    menu("Note this digit everywhere").await;
    cell(3).has_name(re("^empty, notes 4, row")).await;
    cell(0).click().await;
    page.press("Shift+9").await;
    cell(0).has_name(part("notes 9")).await;
    menu("Tidy notes").await;
    cell(0).has_name(re("^(?!.*notes 9)")).await;
    let before = page.cells();
    menu("Show all candidates").await;
    cell(0).css(".below").nth(0).is_shown().await;
    assert_eq!(page.cells(), before);
    menu("Hide candidates").await;
    css(".below").has_count(0).await;
}
