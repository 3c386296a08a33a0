//! Playing on the board, whole puzzles, and how the board and its controls look. The solutions come
//! from the tests' own solver.

use std::collections::BTreeSet;

use wasm_bindgen_test::wasm_bindgen_test;

use crate::hints::FRESH;
use crate::locator::{ALL_CELLS, button, cell, css, dialog, heard, messages, named, part, re, role};
use crate::naive::solve;
use crate::newgame::begin;
use crate::page::{Page, open, open_game};

/// The first row is empty but for its last cell.
const BOARD: &str = "........9456789123789123456214365897365897214897214365531642978642978531978531642";

/// The givens of the classic board, with `.` for other cells.
pub(crate) fn givens(page: &Page) -> String {
    let symbol = |name: &String| if name.contains("given") { &name[..1] } else { "." }.to_owned();
    page.cells().iter().map(symbol).collect()
}

/// The digits of all cells, with `.` for empty ones.
pub(crate) fn digits(page: &Page) -> String {
    let symbol = |name: &String| if name.starts_with("empty") { "." } else { &name[..1] }.to_owned();
    page.cells().iter().map(symbol).collect()
}

/// The empty cells, and the right digit of each.
pub(crate) fn missing(givens: &str, solution: &str) -> Vec<(usize, String)> {
    let both = givens.chars().zip(solution.chars()).enumerate();
    both.filter(|(_, (given, _))| *given == '.')
        .map(|(index, (_, digit))| (index, digit.to_string()))
        .collect()
}

/// Places the right digits in the first empty cells. Returns the names of all cells.
pub(crate) async fn place(page: &Page, count: usize) -> Vec<String> {
    let solution = solve(&page.givens());
    for (index, digit) in missing(&digits(page), &solution).iter().take(count) {
        cell(*index).click().await;
        page.press(digit).await;
        cell(*index).has_name(re(&format!("^{digit},"))).await;
    }
    page.cells()
}

#[wasm_bindgen_test]
async fn every_cell_has_a_name_that_starts_with_its_content_and_one_cell_is_a_tab_stop() {
    let page = open().await;
    let names = page.cells();
    assert_eq!(names.len(), 81);
    for (index, name) in names.iter().enumerate() {
        let (row, column) = (index / 9, index % 9);
        let place = format!("row {} column {}, box {}", row + 1, column + 1, row / 3 * 3 + column / 3 + 1);
        let content =
            name.strip_suffix(&format!(", {place}")).unwrap_or_else(|| panic!("{name} ends with {place}"));
        let is_given = content
            .strip_suffix(", given")
            .is_some_and(|digit| "123456789".contains(digit) && digit.len() == 1);
        assert!(content == "empty" || is_given, "{name}");
    }
    css("[role=gridcell][tabindex='0']").has_count(1).await;
    role("grid").role("row").has_count(9).await;
    for name in [
        "New game", "Undo", "Redo", "Erase", "Select", "Check", "Hint", "Digit", "Corner", "Centre", "Colour",
    ] {
        button(name).is_shown().await;
    }
}

#[wasm_bindgen_test]
async fn a_digit_is_placed_and_undone() {
    let page = open().await;
    let before = page.cells();
    let empty = before.iter().position(|name| name.starts_with("empty")).unwrap();
    cell(empty).click().await;
    page.press("5").await;
    cell(empty).has_name(re("^5, ")).await;
    button("Undo").click().await;
    cell(empty).has_name(before[empty].as_str()).await;
}

#[wasm_bindgen_test]
async fn a_whole_puzzle_by_keyboard() {
    let page = open().await;
    let givens = givens(&page);
    let solution = solve(&givens);
    let missing = missing(&givens, &solution);
    // The board has focus from the start. Start in its first cell.
    page.press("Control+Home").await;
    cell(0).is_focused().await;
    for index in 0..81 {
        if let Some((_, digit)) = missing.iter().find(|(at, _)| *at == index) {
            page.press(digit).await;
        }
        match index {
            80 => break,
            _ if index % 9 == 8 => page.press_all(&["Home", "ArrowDown"]).await,
            _ => page.press("ArrowRight").await,
        }
        cell(index + 1).is_focused().await;
    }
    heard().has_text(re(r"Solved in \d+:\d\d")).await;
    assert_eq!(digits(&page), solution);
}

#[wasm_bindgen_test]
async fn a_whole_puzzle_by_mouse_and_keypad() {
    let page = open().await;
    let givens = givens(&page);
    let solution = solve(&givens);
    for (index, digit) in missing(&givens, &solution) {
        cell(index).click().await;
        named("group", "Digits").button(re(&format!(r"^{digit}\b"))).click().await;
    }
    heard().has_text(re(r"Solved in \d+:\d\d")).await;
    assert_eq!(digits(&page), solution);
}

#[wasm_bindgen_test]
async fn conflicts_are_marked_notes_can_be_written_and_undo_reverts_all_moves() {
    let page = open().await;
    let before = page.cells();
    let givens = givens(&page).into_bytes();
    let clash = |empty: usize| (0..81).find(|at| givens[*at] != b'.' && at % 9 == empty % 9);
    let (empty, clash) =
        (0..81).filter(|at| givens[*at] == b'.').find_map(|empty| Some((empty, clash(empty)?))).unwrap();
    let digit = char::from(givens[clash]).to_string();
    cell(empty).click().await;
    page.press(&digit).await;
    cell(empty).has_name(re(&format!("^{digit}, conflict, row"))).await;
    button("Undo").click().await;
    button("Corner").click().await;
    page.press_all(&["2", "4", "7"]).await;
    cell(empty).has_name(re("^empty, notes 2 4 7, row")).await;
    for _ in 0..3 {
        button("Undo").click().await;
    }
    assert_eq!(page.cells(), before);
}

#[wasm_bindgen_test]
async fn reloading_keeps_board_notes_and_history() {
    let page = open().await;
    let before = page.cells();
    let givens = givens(&page);
    let missing = missing(&givens, &solve(&givens));
    let [(first, digit), (second, _), ..] = &missing[..] else { panic!("{givens} has empty cells") };
    cell(*first).click().await;
    page.press(digit).await;
    cell(*second).click().await;
    button("Corner").click().await;
    page.press("5").await;
    cell(*second).has_name(re("^empty, notes 5, row")).await;
    let played = page.cells();
    assert_ne!(played, before);
    page.reload().await;
    cell(*first).is_shown().await;
    assert_eq!(page.cells(), played);
    button("Undo").click().await;
    button("Undo").click().await;
    assert_eq!(page.cells(), before);
}

#[wasm_bindgen_test]
async fn a_hint_comes_from_the_worker() {
    let page = open_game(BOARD).await;
    page.press("h").await;
    messages().role("heading").has_text("Where to look").await;
    page.press("h").await;
    messages().role("heading").has_text(part("Full House")).await;
    heard().has_text(part("Full House")).await;
}

#[wasm_bindgen_test]
async fn an_easy_game_is_started_from_the_dialog() {
    let page = open().await;
    begin("Easy").await;
    dialog().is_gone().await;
    page.go("#/games").await;
    role("heading").with_text("Games").is_shown().await;
}

#[wasm_bindgen_test]
async fn how_far_the_game_is_is_told_and_what_is_said_keeps_its_place() {
    let page = open_game(FRESH).await;
    let missing = missing(FRESH, &solve(FRESH));
    let count = missing.len();
    messages().has_text(part(&format!("{count} to go"))).await;
    messages().has_text(part(&format!("0 of {count} placed"))).await;
    let (index, digit) = &missing[0];
    cell(*index).click().await;
    page.press(digit).await;
    messages().has_text(part(&format!("{} to go", count - 1))).await;
    let said = messages().css(".panel-said");
    said.has_text(part("placed.")).await;
    let first = said.place().await.bottom();
    button("Undo").click().await;
    said.has_text(part("Undo")).await;
    assert!((said.place().await.bottom() - first).abs() < 0.1);
    let tools = named("group", "Tools").place().await;
    assert!(tools.top() - first < 24.0, "{} pixels above the tools", tools.top() - first);
}

#[wasm_bindgen_test]
async fn bold_lines_separate_boxes_and_no_other_cells() {
    let _page = open().await;
    let bold = |side: &str| -> Vec<usize> {
        let widths = ALL_CELLS.with(|cells| cells.styles(side));
        assert_eq!(widths.len(), 81);
        (0..81).filter(|index| widths[*index] != "0px").collect()
    };
    let begins_box = |line: usize| line == 3 || line == 6;
    let rows: Vec<usize> = (0..81).filter(|index| begins_box(index / 9)).collect();
    let columns: Vec<usize> = (0..81).filter(|index| begins_box(index % 9)).collect();
    assert_eq!(bold("borderTopWidth"), rows);
    assert_eq!(bold("borderLeftWidth"), columns);
}

#[wasm_bindgen_test]
async fn boxes_have_corners_and_controls_are_round() {
    let _page = open().await;
    for square in [role("grid"), named("group", "Digits"), button(re("^1, "))] {
        square.has_style("borderTopLeftRadius", "0px").await;
    }
    for name in ["New game", "Undo", "Corner"] {
        button(name).has_style("borderTopLeftRadius", "8px").await;
    }
    button("New game").click().await;
    dialog().has_style("borderTopLeftRadius", "0px").await;
}

#[wasm_bindgen_test]
async fn each_key_shows_the_boxes_that_hold_its_digit() {
    let page = open().await;
    let names = page.cells();
    for digit in ["1", "5", "9"] {
        let held = names.iter().filter(|name| name.starts_with(digit));
        let boxes: BTreeSet<&str> = held.filter_map(|name| name.rsplit("box ").next()).collect();
        let key = button(re(&format!("^{digit}, ")));
        for (part, count) in [("full", boxes.len()), ("empty", 9 - boxes.len())] {
            let path = key.css(&format!(".dots .{part}")).one().await;
            let dots = path.get_attribute("d").unwrap_or_default().matches('M').count();
            assert_eq!(dots, count, "{part} dots of {digit}");
        }
    }
}
