//! The table of the workbench: its rows, and what can be done with one of them.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::hints::FRESH as PUZZLE;
use crate::locator::{Found, button, cell, dialog, named, part, re, role, until_eq};
use crate::own;
use crate::page::{copied, open};
use crate::workbench::{give, list, open_bench, open_list, rows, run, table, text_box, words};

/// The heading of the open row.
fn heading() -> Found {
    named("heading", re("^Puzzle \\d+$"))
}

fn selected() -> Found {
    table().css("[role=row][aria-selected=true]")
}

/// Waits until the selected row can be seen in the table, below its heading.
async fn is_in_view() {
    let (table, row) = (table().one().await, selected().one().await);
    let head = table.query_selector("[role=rowgroup]").ok().flatten().expect("a heading");
    let place = row.get_bounding_client_rect();
    let (top, bottom) = (head.get_bounding_client_rect().bottom(), table.get_bounding_client_rect().bottom());
    assert!(
        top <= place.top() && place.bottom() <= bottom,
        "{top} {} {} {bottom}",
        place.top(),
        place.bottom()
    );
}

#[wasm_bindgen_test]
async fn arrow_keys_select_rows_enter_opens_one_as_a_board_escape_and_back_close_it() {
    let page = open_bench().await;
    give(&format!("{PUZZLE}\n").repeat(300)).await;
    words().has_text("list.txt: 300 puzzles.").await;
    run("Count", part("Counted the solutions of 300 puzzles in ")).await;
    table().focus().await;
    page.press_all(&["ArrowDown", "ArrowDown"]).await;
    selected().has_attribute("aria-rowindex", "3").await;
    page.press("End").await;
    selected().has_attribute("aria-rowindex", "301").await;
    is_in_view().await;
    table().has_attribute("aria-activedescendant", selected().one().await.id()).await;
    page.press_all(&["ArrowUp", "Enter"]).await;
    heading().has_text("Puzzle 299").await;
    heading().is_focused().await;
    named("img", "Board of puzzle 299: 26 givens").is_shown().await;
    page.press("Escape").await;
    heading().is_gone().await;
    table().is_focused().await;
    page.press("Enter").await;
    heading().has_text("Puzzle 299").await;
    heading().is_focused().await;
    page.back().await;
    heading().is_gone().await;
    named("heading", "Workbench").is_shown().await;
    assert!(rows().len() > 10);
}

#[wasm_bindgen_test]
async fn a_row_is_played_as_a_game_and_the_running_game_becomes_the_previous_one() {
    let page = open().await;
    let before = page.givens();
    assert_ne!(before, PUZZLE);
    // A game without a move is not worth keeping.
    cell(before.find('.').expect("an empty cell")).click().await;
    page.press("1").await;
    page.go("#/workbench").await;
    text_box().fill(&list()).await;
    rows().nth(0).click().await;
    button("Play").click().await;
    until_eq("the puzzle", || page.givens(), PUZZLE.to_owned()).await;
    page.reload().await;
    until_eq("the puzzle", || page.givens(), PUZZLE.to_owned()).await;
    button("Menu").click().await;
    dialog().button("Previous game").click().await;
    until_eq("the previous game", || page.givens(), before.clone()).await;
}

#[wasm_bindgen_test]
async fn a_row_with_several_solutions_is_not_played_and_the_page_says_why() {
    let line = format!("{}1", ".".repeat(80));
    let _page = open_list(&line).await;
    rows().nth(0).click().await;
    button("Play").click().await;
    own::field().has_value(line).await;
    own::verdict().has_text(part("more than one solution")).await;
}

#[wasm_bindgen_test]
async fn a_row_is_rated_alone_copied_and_its_solve_path_leads_back_to_it() {
    let _page = open_list(&format!("{PUZZLE}\n{PUZZLE}\n")).await;
    rows().nth(1).click().await;
    button("Copy").click().await;
    until_eq("the copy", copied, PUZZLE.to_owned()).await;
    button("Rate this one").click().await;
    role("definition").nth(0).has_text(re("^\\d\\.\\d / \\d\\.\\d / \\d\\.\\d$")).await;
    button("Solve path").click().await;
    role("gridcell").has_count(81).await;
    named("link", "Back to the workbench").click().await;
    heading().has_text("Puzzle 2").await;
}
