//! The learning pages: the list of techniques, practice with feedback and the next exercise, a
//! lesson, and the solve path. Their layout is in `tests/e2e/learning.spec.js`.

use nonet::session::action::Slot;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::hints::{FRESH, marks};
use crate::locator::{Found, button, cell, css, heard, named, part, re, role, until, until_eq};
use crate::naive::solve;
use crate::page::{
    Page, Start, copied, hasten, hold, is_all_done, open, open_at, open_game, press_as_soon_as, release,
    window,
};

/// Opens an exercise.
async fn practise(code: &str) -> Page {
    let page = open_at(&format!("#/practice/{code}")).await;
    role("gridcell").has_count(81).await;
    page
}

/// The text beside the board.
fn words() -> Found {
    named("region", "Explanation")
}

/// The links to techniques.
fn techniques() -> Found {
    css(".learn-section").role("link")
}

/// Waits until the list is complete: another worker has the techniques for clues.
async fn all_techniques() -> usize {
    named("region", "Sums, lines and clues").is_shown().await;
    techniques().len()
}

/// The candidates of each cell.
fn candidates(page: &Page) -> Vec<Vec<String>> {
    // "empty, notes 2 5, row 4 column 5, box 5"
    let notes = |name: String| -> Vec<String> {
        let notes = name.split(", ").find_map(|part| part.strip_prefix("notes "));
        notes.unwrap_or_default().split_whitespace().map(str::to_owned).collect()
    };
    page.cells().into_iter().map(notes).collect()
}

/// Tries digits in all cells until the exercise is done.
async fn try_all(page: &Page) {
    for (at, digits) in candidates(page).iter().enumerate() {
        for digit in digits {
            cell(at).click().await;
            page.press(digit).await;
            if words().texts().concat().contains("solved so far") {
                return;
            }
        }
    }
}

/// Waits until the board is another one.
async fn is_another(page: &Page, before: &[String]) {
    until("another position", || if page.cells() == before { Err("the same".to_owned()) } else { Ok(()) })
        .await;
    role("gridcell").has_count(81).await;
}

/// Waits until a sentence of the proof is the current one.
async fn is_read(sentence: Found) {
    sentence.has_attribute("aria-current", "step").await;
}

/// The current place on the solve path.
fn place() -> Found {
    css(".bar-givens")
}

#[wasm_bindgen_test]
async fn a_technique_is_chosen_practised_and_counted_and_another_exercise_follows() {
    let page = open().await;
    named("link", "Learn").click().await;
    named("heading", "Learn").is_focused().await;
    named("link", "Naked Pair").click().await;
    named("heading", re("^Naked Pair")).is_focused().await;
    named("link", "Practise").click().await;
    until_eq("the address", || page.hash(), "#/practice/0200".to_owned()).await;
    role("gridcell").has_count(81).await;
    let task = "Naked Pair: choose a cell, then the digit that you can rule out there.";
    words().has_text(task).await;
    // By keyboard: a given can't be changed, and the page says so.
    let before = page.cells();
    cell(before.iter().position(|name| name.contains("given")).expect("a given")).click().await;
    page.press("1").await;
    words().has_text(re("^r\\dc\\d already has a digit\\.$")).await;
    button("Where?").click().await;
    marks("*").nth(0).is_shown().await;
    try_all(&page).await;
    words().has_text(re("^Right\\. 1 solved so far\\. The step: Naked Pair")).await;
    words().role("listitem").nth(0).is_shown().await;
    let stored =
        window().local_storage().ok().flatten().and_then(|all| all.get_item("nonet.practice").ok().flatten());
    assert_eq!(stored.as_deref(), Some("0200 1\n"));
    button("Another").click().await;
    words().has_text(task).await;
    is_another(&page, &before).await;
    named("link", "All techniques").click().await;
    named("link", "Naked Pair 1 of 9 positions solved").is_shown().await;
    named("region", "Nearly learned").has_text(part("1 of 9 positions solved")).await;
}

#[wasm_bindgen_test]
async fn a_technique_for_clues_is_found_read_and_practised_on_a_board_with_clues() {
    let page = open_at("#/learn").await;
    all_techniques().await;
    named("searchbox", "Find a technique").fill("cage combinations").await;
    named("link", "Clue Combinations").click().await;
    css(".rules .cage").nth(0).is_shown().await;
    words().has_text(part("Only some combinations of digits fit a clue of a few cells.")).await;
    is_read(words().role("button").nth(0)).await;
    named("link", "Practise").click().await;
    role("gridcell").has_count(81).await;
    try_all(&page).await;
    words().has_text(re("^Right\\. 1 solved so far\\. The step: Clue Combinations")).await;
}

#[wasm_bindgen_test]
async fn a_wrong_answer_does_not_give_the_place_away() {
    let page = practise("0002").await;
    let solution = solve(&page.givens());
    let all = candidates(&page);
    let at = all.iter().position(|digits| digits.len() > 1).expect("a cell with two candidates");
    let wrong = all[at].iter().find(|digit| **digit != solution[at..=at]).expect("a wrong one");
    cell(at).click().await;
    page.press(wrong).await;
    words().has_text(re(&format!("^Not quite: r\\dc\\d is not {wrong}\\.$"))).await;
    css(".learn .marks").has_count(0).await;
    button("Where?").click().await;
    words().has_text(part("Look at")).await;
}

#[wasm_bindgen_test]
async fn techniques_are_found_by_name_and_escape_shows_all_again() {
    let page = open_at("#/learn").await;
    let count = all_techniques().await;
    let field = named("searchbox", "Find a technique");
    field.fill("xwing").await;
    techniques().has_count(6).await;
    named("link", "Sashimi X-Wing").is_shown().await;
    heard().has_text(part("6 techniques found.")).await;
    field.fill("nothing like it").await;
    techniques().has_count(0).await;
    heard().has_text(part("No technique found.")).await;
    page.press("Escape").await;
    field.has_value("").await;
    field.is_focused().await;
    techniques().has_count(count).await;
}

#[wasm_bindgen_test]
async fn the_list_shows_what_is_learned_and_what_comes_next() {
    let start = Start::default().stored(Slot::Practice, "0000 9\n0002 11\n0003 4\n0300 8\n");
    let page = start.at("#/practice").open().await;
    let count = all_techniques().await;
    css(".learn-progress").has_text(format!("2 of {count} techniques learned")).await;
    css(".learn-section .diagram").has_count(count).await;
    let next = named("region", "Next for you");
    next.has_text(part("Naked Single")).await;
    next.has_text(part("4 of 9 positions solved")).await;
    named("region", "Nearly learned").has_text(part("X-Wing")).await;
    next.role("link").with_name("Practise").click().await;
    until_eq("the address", || page.hash(), "#/practice/0003".to_owned()).await;
}

#[wasm_bindgen_test]
async fn a_player_who_wants_no_advice_sees_the_techniques_alone() {
    let _page = Start::default().settings("advice false\n").at("#/practice").open().await;
    techniques().nth(0).is_shown().await;
    named("region", "Next for you").has_count(0).await;
}

#[wasm_bindgen_test]
async fn a_mistake_on_the_board_leaves_a_way_back_to_it() {
    let page = open_game(FRESH).await;
    let right: u8 = solve(FRESH)[..1].parse().expect("a digit");
    cell(0).click().await;
    page.press(&(right % 9 + 1).to_string()).await;
    page.go("#/path").await;
    let fault = named("region", "Messages");
    fault.has_text(part("There is a mistake on the board, so there is no solve path from here.")).await;
    fault.role("link").with_name("Back to the game").click().await;
    button("Undo").is_shown().await;
}

#[wasm_bindgen_test]
async fn an_exercise_can_show_its_step_which_the_keys_go_through() {
    let page = practise("0002").await;
    page.press("ArrowRight").await;
    css("[role=gridcell][tabindex='0']").is_focused().await;
    page.press("h").await;
    words().has_text(part("Look at")).await;
    button("Show me").click().await;
    is_read(words().role("button").nth(0)).await;
    page.press("ArrowRight").await;
    is_read(words().role("button").nth(1)).await;
    heard().has_text(re(".")).await;
}

#[wasm_bindgen_test]
async fn a_key_pressed_before_an_exercise_is_completely_drawn_moves_focus_to_the_board() {
    let page = open_at("#/practice").await;
    hasten();
    press_as_soon_as("[role=gridcell]", 81, "ArrowRight");
    page.go("#/practice/0002").await;
    css("[role=gridcell][tabindex='0']").is_focused().await;
}

#[wasm_bindgen_test]
async fn a_lesson_shows_an_example_sentence_by_sentence() {
    let _page = open_at("#/lesson/0803").await;
    named("heading", re("^W-Wing")).is_shown().await;
    role("gridcell").has_count(81).await;
    let sentences = words().role("button");
    is_read(sentences.nth(0)).await;
    button("Next").click().await;
    is_read(sentences.nth(1)).await;
    marks(".arrow").has_count(1).await;
    sentences.last().click().await;
    marks(".removed").nth(0).is_shown().await;
    named("link", "Practise").click().await;
    words().has_text(part("W-Wing: choose a cell, then the digit that you can rule out there.")).await;
}

#[wasm_bindgen_test]
async fn the_next_exercise_is_generated_in_advance_and_shown_at_once() {
    let page = practise("0002").await;
    for _ in 0..2 {
        let before = page.cells();
        until_eq("whether all is done", is_all_done, true).await;
        hold();
        button("Another").click().await;
        assert_ne!(page.cells(), before);
        role("gridcell").has_count(81).await;
        release();
    }
}

#[wasm_bindgen_test]
async fn an_unknown_technique_in_the_address_is_reported() {
    let _page = open_at("#/lesson/9999").await;
    named("region", "Messages").has_text(part("There is no such technique.")).await;
    named("link", "All techniques").nth(0).click().await;
    named("link", "X-Wing").is_shown().await;
}

#[wasm_bindgen_test]
async fn the_solve_path_is_stepped_through_and_copied() {
    let page = open_game(FRESH).await;
    button("Menu").click().await;
    named("link", "Solve path").click().await;
    place().has_text(re("^Step 1 of \\d+$")).await;
    let told = place().texts().concat();
    let count: usize = told.trim_start_matches("Step 1 of ").parse().expect("a number");
    let at = |number: usize| format!("Step {number} of {count}");
    let list = named("region", "All steps");
    list.role("button").has_count(count).await;
    list.has_text(re(&format!("^{count} steps: .+\\."))).await;
    page.press("ArrowRight").await;
    place().has_text(at(2)).await;
    button("Next").click().await;
    place().has_text(at(3)).await;
    list.role("button").last().click().await;
    place().has_text(at(count)).await;
    let empty = || page.cells().iter().filter(|name| name.starts_with("empty")).count();
    until_eq("the empty cells", empty, 1).await;
    button("Copy").click().await;
    words().has_text(part("Copied.")).await;
    let text = copied();
    assert_eq!(text.trim().lines().count(), count);
    let is_single = |line: &str| {
        ["Full House", "Hidden Single", "Naked Single"]
            .iter()
            .any(|name| line.starts_with(&format!("{name}: r")))
    };
    assert!(text.lines().any(is_single), "{text}");
    named("link", "Back to the game").click().await;
    button("Undo").is_shown().await;
}
