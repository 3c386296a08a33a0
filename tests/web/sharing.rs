//! A game leaves Nonet as a link or a text, and comes back from its link with everything that
//! the player did. Files and pictures are tested in `tests/e2e/share.spec.js`.

use std::collections::BTreeSet;

use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{button, cell, dialog, messages, named, part, re, role, until_eq};
use crate::naive::only_solution;
use crate::own::verdict;
use crate::page::{Page, open, open_at};

/// Starts an easy game with two right digits and a note, and opens the page. Returns the names
/// of all cells.
async fn share() -> (Page, Vec<String>) {
    let page = open().await;
    button("New game").click().await;
    dialog().button("Easy").click().await;
    messages().has_text(part("New game: Easy")).await;
    let givens = page.givens();
    let solution = only_solution(&givens);
    let empty: Vec<_> = givens.match_indices('.').map(|(index, _)| index).collect();
    for index in &empty[..2] {
        let digit = &solution[*index..=*index];
        cell(*index).click().await;
        page.press(digit).await;
        cell(*index).has_name(re(&format!("^{digit},"))).await;
    }
    cell(empty[2]).click().await;
    page.press(&format!("Shift+{}", &solution[empty[2]..=empty[2]])).await;
    cell(empty[2]).has_name(part("notes")).await;
    let played = page.cells();
    page.go("#/share").await;
    named("heading", "Share or export").is_shown().await;
    (page, played)
}

/// The fragment of the link that is shown.
fn link() -> String {
    let address = named("textbox", "Link").values().concat();
    address[address.find('#').expect("a fragment")..].to_owned()
}

#[wasm_bindgen_test]
async fn a_link_brings_the_whole_game_to_another_device_or_the_puzzle_alone() {
    let (_page, played) = share().await;
    let whole = link();
    named("switch", part("With your progress")).click().await;
    let puzzle = link();
    assert!(puzzle.len() < whole.len());
    let untouched = |name: &String| match name.find(", row") {
        Some(place) if !name.contains(", given") => format!("empty{}", &name[place..]),
        _ => name.clone(),
    };
    let shared = [
        (&whole, "Shared game", played.clone()),
        (&puzzle, "Shared puzzle", played.iter().map(untouched).collect()),
    ];
    for (link, title, expected) in shared {
        let other = open_at(link).await;
        named("heading", title).is_focused().await;
        named("heading", "Easy").is_shown().await;
        role("textbox").is_gone().await;
        button("Play").click().await;
        named("grid", re("Easy")).is_shown().await;
        until_eq("the cells", || other.cells(), expected).await;
    }
    // A link that was cut says so.
    let _other = open_at(&whole[..whole.len() - 20]).await;
    verdict().has_text(part("This link is damaged or cut short.")).await;
}

#[wasm_bindgen_test]
async fn every_format_has_a_text_and_the_page_of_another_program_is_one_press_away() {
    let (_page, _) = share().await;
    let format = named("combobox", "Format");
    let names = format.css("option").texts();
    assert_eq!(names.len(), 15);
    let mut seen = BTreeSet::new();
    for name in &names {
        format.choose(name).await;
        let text = named("textbox", "Text and files").values().concat();
        assert!(text.len() > 20, "{name}: {text}");
        seen.insert(text);
    }
    assert_eq!(seen.len(), 15);
    // What the format has no place for is named; SudokuPad has colours and both kinds of notes.
    format.choose(&names[0]).await;
    role("main")
        .has_text(part("Not in this format: the digits that you placed, corner notes, history."))
        .await;
    format.choose(names.iter().find(|name| name.starts_with("SudokuPad")).expect("a format")).await;
    role("main").has_text(part("Not in this format: history.")).await;
    for name in ["SudokuPad", "SudokuExchange", "SudokuWiki"] {
        let link = named("link", format!("Open in {name}"));
        link.has_attribute("href", re(&format!("^https://(www\\.)?{}\\.", name.to_lowercase()))).await;
        link.has_attribute("rel", part("noopener")).await;
    }
}
