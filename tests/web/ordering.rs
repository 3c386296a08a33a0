//! The form for a game made to order.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{button, dialog, named, part, re, role};
use crate::page::open;

const ADD: &str = "Add a technique…";

/// Opens the form by the dialog of a new game.
pub(crate) async fn open_order() {
    button("New game").click().await;
    dialog().button("Made to order").click().await;
    named("heading", "Made to order").is_focused().await;
}

/// Sends the form.
pub(crate) async fn generate() {
    button("Generate").click().await;
}

#[wasm_bindgen_test]
async fn no_technique_is_required_until_one_is_chosen() {
    let _page = open().await;
    open_order().await;
    let requires = named("combobox", "Requires");
    let shown = requires.css("option:checked");
    shown.has_text(ADD).await;
    named("combobox", "Excludes").css("option:checked").has_text(ADD).await;
    requires.choose("Swordfish").await;
    button("Remove Swordfish").is_shown().await;
    shown.has_text(ADD).await;
    requires.choose("X-Wing").await;
    button("Remove Swordfish").click().await;
    button(re("^Remove")).has_count(1).await;
    shown.has_text(ADD).await;
}

#[wasm_bindgen_test]
async fn generate_leads_to_the_first_faulty_field() {
    let _page = open().await;
    open_order().await;
    let givens = named("textbox", "Number of givens");
    named("textbox", "Seed").fill("none").await;
    givens.fill("16").await;
    generate().await;
    givens.is_focused().await;
    givens.has_description("On this board (9 × 9), every puzzle has at least 17 givens.").await;
}

#[wasm_bindgen_test]
async fn sliders_and_fields_choose_the_same_ranges_by_keyboard_too() {
    let page = open().await;
    open_order().await;
    let hard = named("radio", re("^Hard"));
    let rating = named("textbox", "Rating");
    hard.click().await;
    rating.has_value("3.0–5.6").await;
    let most = named("slider", "Highest rating");
    most.has_attribute("aria-valuetext", "5.6").await;
    most.focus().await;
    page.press("ArrowRight").await;
    rating.has_value("3.0–5.7").await;
    hard.has_property("checked", false).await;
    named("textbox", "Number of givens").fill("24-26").await;
    named("slider", "Fewest givens").has_value("24").await;
    named("slider", "Most givens").has_value("26").await;
    named("radio", "Half turn").click().await;
    role("main").with_text(part("Rated 3.0 to 5.7, half turn, 24 to 26 givens.")).is_shown().await;
    hard.click().await;
    role("main").with_text(part("Hard, half turn, 25 to 30 givens.")).is_shown().await;
}
