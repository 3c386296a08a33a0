//! Dialogs open and close without changing the board, and focus is always in a sensible place.
//! What the history of the browser and the layout do is tested in `tests/e2e/dialogs.spec.js`.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{button, cell, css, dialog, named, part, re, role, until_eq};
use crate::page::{Page, go_back_now, hasten, hold_back, open, open_at, press_as_soon_as, window};

async fn has_title(page: &Page, title: &str) {
    until_eq("the title", || page.title(), format!("{title} – Nonet")).await;
}

async fn has_hash(page: &Page, hash: &str) {
    until_eq("the address", || page.hash(), hash.to_owned()).await;
}

#[wasm_bindgen_test]
async fn a_dialog_leaves_the_board_unchanged_and_restores_focus() {
    let page = open().await;
    let before = cell(0).one().await;
    let menu = button("Menu");
    menu.click().await;
    named("dialog", "Menu").button("Fill in all notes").is_focused().await;
    page.press("Escape").await;
    dialog().is_gone().await;
    menu.is_focused().await;
    assert!(before.is_connected(), "the cell was drawn again");
}

#[wasm_bindgen_test]
async fn a_digit_pressed_before_a_dialog_has_focus_does_not_reach_the_board() {
    let page = open().await;
    css("[role=gridcell][aria-label^=empty]").nth(0).click().await;
    let before = page.cells();
    hasten();
    press_as_soon_as("dialog", 1, "3");
    page.go("#/new").await;
    named("dialog", "New game").is_shown().await;
    assert_eq!(page.cells(), before);
}

#[wasm_bindgen_test]
async fn a_level_starts_by_its_number_wherever_focus_is_in_the_dialog() {
    let page = open_at("#/new").await;
    dialog().button("Close").press("1").await;
    dialog().is_gone().await;
    has_title(&page, "Easy").await;
}

#[wasm_bindgen_test]
async fn a_page_that_replaces_a_dialog_takes_focus_and_back_leads_to_the_board() {
    let page = open().await;
    named("link", "All pages").click().await;
    dialog().role("link").with_name("Settings").click().await;
    named("heading", "Settings").is_focused().await;
    has_hash(&page, "#/settings").await;
    page.back().await;
    role("grid").is_shown().await;
    dialog().is_gone().await;
}

#[wasm_bindgen_test]
async fn what_an_address_names_is_open_from_the_start_and_closes_to_the_board() {
    let page = open_at("#/new").await;
    named("dialog", "New game").is_shown().await;
    page.press("Escape").await;
    dialog().is_gone().await;
    role("grid").is_shown().await;
    has_hash(&page, "#/").await;
    let page = open_at("#/help").await;
    named("heading", "Help").is_shown().await;
    page.press("Escape").await;
    role("grid").is_shown().await;
    has_hash(&page, "#/").await;
}

#[wasm_bindgen_test]
async fn every_page_has_a_title_of_its_own() {
    let page = open().await;
    has_title(&page, "Medium").await;
    for (address, title) in [
        ("new", "New game"),
        ("order", "Made to order"),
        ("enter", "Enter a puzzle"),
        ("settings", "Settings"),
        ("help", "Help"),
        ("practice", "Learn"),
        ("workbench", "Workbench"),
        ("learn", "Learn"),
        ("", "Medium"),
    ] {
        page.go(&format!("#/{address}")).await;
        has_title(&page, title).await;
    }
}

#[wasm_bindgen_test]
async fn pressing_a_key_or_a_tool_leaves_focus_on_the_board() {
    let _page = open().await;
    let selected = css("[role=gridcell][aria-selected=true]");
    selected.click().await;
    button("Corner").click().await;
    named("group", "Corner notes").role("button").nth(0).click().await;
    selected.is_focused().await;
}

#[wasm_bindgen_test]
async fn help_finds_keys_and_terms_and_a_link_leads_to_a_term() {
    let page = open_at("#/help").await;
    let parts = || role("main").css("h2");
    until_eq("all parts", || parts().texts().join(", "), "How to play, Keys, Glossary, About".to_owned())
        .await;
    let version = role("main").css("p").with_text(re("^Nonet \\d+\\.\\d+\\.\\d+, build [0-9a-f]{16}$"));
    version.is_shown().await;
    role("row").with_text(re("\\b1 to 9 Enter a digit")).is_shown().await;
    let search = named("searchbox", "Search help");
    search.fill("strong").await;
    until_eq("one part", || parts().texts().join(", "), "Glossary".to_owned()).await;
    role("term").nth(0).has_text("Strong link").await;
    search.fill("no such thing").await;
    role("main").has_text(part("Nothing found. Try another word.")).await;
    page.go("#/help/candidate").await;
    role("term").with_text(part("Candidate")).is_focused().await;
    page.press("Escape").await;
    role("grid").is_shown().await;
}

#[wasm_bindgen_test]
async fn a_part_of_the_game_shows_each_setting_at_once() {
    let page = open().await;
    page.go("#/settings").await;
    let excerpt = css(".settings-excerpt");
    excerpt.css(".cell").has_count(36).await;
    excerpt.css(".selected").has_count(1).await;
    excerpt.css(".peer").nth(0).is_shown().await;
    let peers = named("switch", re("^Row, column and box"));
    peers.has_property("checked", true).await;
    peers.click().await;
    excerpt.css(".peer").has_count(0).await;
}

#[wasm_bindgen_test]
async fn the_sheet_of_all_pages_changes_the_theme() {
    let _page = open().await;
    named("link", "All pages").click().await;
    let sheet = named("dialog", "Nonet");
    sheet.role("radio").with_name("Dark").click().await;
    let theme = || window().document()?.document_element()?.get_attribute("data-theme");
    until_eq("the theme", theme, Some("dark".to_owned())).await;
    sheet.is_shown().await;
}

#[wasm_bindgen_test]
async fn the_size_of_texts_and_the_hand_change_at_once() {
    let _page = open_at("#/settings").await;
    let root = |name: &'static str| move || window().document()?.document_element()?.get_attribute(name);
    named("radio", "Larger").click().await;
    until_eq("the size of texts", root("data-text"), Some("larger".to_owned())).await;
    named("radio", "On the left").click().await;
    until_eq("the hand", root("data-hand"), Some("left".to_owned())).await;
}

/// The browser goes back some time after it was told to, and a quick player does not wait for it.
#[wasm_bindgen_test]
async fn what_is_opened_while_the_browser_goes_back_opens() {
    let page = open().await;
    button("Menu").click().await;
    hold_back();
    page.press("Escape").await;
    dialog().is_gone().await;
    button("New game").click().await;
    go_back_now();
    named("dialog", "New game").is_shown().await;
    has_hash(&page, "#/new").await;
    page.press("Escape").await;
    dialog().is_gone().await;
    has_hash(&page, "").await;
}
