//! Hints from a player's point of view: every stage by keyboard, chains in both directions,
//! and mistakes first. The positions come from puzzles of our own generator.

use nonet::session::action::Slot;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{Found, button, cell, css, dialog, heard, messages, middle, part, re, role, until};
use crate::page::{Page, Start, game, open_game};

/// The next step is an X-Wing. It rules 7 out of r2c1.
const X_WING: (&str, &str) = (
    "...+64.8.......2.6..65.....7+64..8.2.95.+9+2.6.1....9.+4.7....7+6..9.39..28....56....+8.",
    "1x7 8x2 11x7",
);
/// A chain comes up soon.
const CHAIN: (&str, &str) = (
    "+9..+2+3+6+45..3.8+4+1+96.+6.4+579+83.29.+1+546.+33.+6+9+87..+5...+623..9.5.+41..+9+64.9.+65..8.6..+9.+5.4",
    "47x7 52x1",
);
/// An untouched puzzle. Digit 1 is right in r1c1.
pub(crate) const FRESH: &str =
    ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";

/// Opens a game in which some candidates were ruled out, in the format of a save.
pub(crate) async fn open_with(board: &str, removed: &str) -> Page {
    let moves: Vec<_> = removed.split(' ').collect();
    Start::default().stored(Slot::Game, game(board, &moves)).open().await
}

pub(crate) async fn open_x_wing() -> Page {
    open_with(X_WING.0, X_WING.1).await
}

/// The title of the open hint.
pub(crate) fn title() -> Found {
    messages().role("heading")
}

/// Waits until the parts of the title are these, without spaces between them.
pub(crate) async fn titled(parts: &str) {
    title().has_property("textContent", parts).await;
}

/// What is drawn on the board.
pub(crate) fn marks(selector: &str) -> Found {
    css(&format!("svg.marks {selector}"))
}

fn text_of_title() -> String {
    title().now().iter().filter_map(|one| one.text_content()).collect()
}

/// Whether the title contains some words.
fn says(words: &str) -> impl Fn() -> bool {
    move || text_of_title().contains(words)
}

/// Presses a key until the hint is so.
pub(crate) async fn press_until(page: &Page, key: &str, is_there: impl Fn() -> bool) {
    for _ in 0..60 {
        let before = messages().texts();
        if is_there() {
            return;
        }
        page.press(key).await;
        until("another text of the hint", || {
            let now = messages().texts();
            let is_ready =
                now != before && !now.iter().any(|text| text.contains("Looking for the next step"));
            if is_ready { Ok(()) } else { Err(format!("{now:?}")) }
        })
        .await;
    }
    panic!("the hint never comes so far");
}

/// Applies hints until the next step is a chain, and stops at its name.
async fn to_chain(page: &Page) {
    for _ in 0..60 {
        page.press("h").await;
        titled("Where to look").await;
        page.press("h").await;
        title().has_text(re("^(?!Where to look)")).await;
        if ["Loop", "Chain"].iter().any(|word| text_of_title().contains(word)) {
            return;
        }
        button("Do it").click().await;
    }
    panic!("no chain comes up");
}

#[wasm_bindgen_test]
async fn every_stage_of_a_hint_by_keyboard_in_both_directions_until_it_is_applied() {
    let page = open_x_wing().await;
    let before = page.cells();
    page.press("h").await;
    titled("Where to look").await;
    messages().has_text(part("Where can 7 go?")).await;
    heard().has_text(part("Where to look. Where can 7 go?")).await;
    page.press("Enter").await;
    titled("X-Winghard").await;
    page.press("Enter").await;
    titled("X-Winghardthe pattern").await;
    marks(".spot.kept").has_count(4).await;
    marks(".house.cover").has_count(2).await;
    marks(".spot.removed").has_count(0).await;
    page.press("h").await;
    titled("X-Winghard1 of 3").await;
    press_until(&page, "h", says("3 of 3")).await;
    marks(".spot.removed").has_count(1).await;
    heard().has_text(part("X-Wing, 3 of 3. So 7 can be removed from r2c1.")).await;
    page.press("Shift+H").await;
    titled("X-Winghard2 of 3").await;
    marks(".spot.removed").has_count(0).await;
    page.press("Shift+Enter").await;
    titled("X-Winghard1 of 3").await;
    press_until(&page, "h", says("3 of 3")).await;
    page.press("h").await;
    messages().has_text(part("Ruled out: 7 in r2c1.")).await;
    marks("*").has_count(0).await;
    page.press("Control+z").await;
    assert_eq!(page.cells(), before);
}

#[wasm_bindgen_test]
async fn with_focus_on_a_button_arrows_go_through_the_hint_and_escape_closes_it() {
    let page = open_x_wing().await;
    button("Hint").press("Enter").await;
    titled("Where to look").await;
    button("Next").is_focused().await;
    page.press_all(&["ArrowRight", "Enter"]).await;
    titled("X-Winghardthe pattern").await;
    page.press("ArrowLeft").await;
    titled("X-Winghard").await;
    page.press("Escape").await;
    title().has_count(0).await;
    messages().has_text(part("Hint closed.")).await;
    page.press_all(&["h", "ArrowRight"]).await; // the board has focus again
    titled("Where to look").await;
}

#[wasm_bindgen_test]
async fn a_chain_shows_one_inference_at_a_time_in_both_directions() {
    let page = open_with(CHAIN.0, CHAIN.1).await;
    to_chain(&page).await;
    press_until(&page, "h", says("1 of")).await;
    let length: usize = text_of_title().rsplit_once("of ").and_then(|(_, count)| count.parse().ok()).unwrap();
    let mut arrows = vec![marks(".arrow").len()];
    for sentence in 2..=length {
        page.press("h").await;
        title().has_text(part(&format!("{sentence} of {length}"))).await;
        messages().has_text(re(r"Then |If r\dc\d|[Ss]o r?\d?")).await;
        assert!(marks(".arrow.fresh").len() <= 1, "sentence {sentence} has one new arrow at most");
        arrows.push(marks(".arrow").len());
    }
    assert!(arrows[length - 1] >= 4, "{arrows:?}");
    assert!(arrows.windows(2).all(|pair| pair[1] == pair[0] || pair[1] == pair[0] + 1), "{arrows:?}");
    for sentence in (1..length).rev() {
        page.press("Shift+H").await;
        title().has_text(part(&format!("{sentence} of {length}"))).await;
        assert_eq!(marks(".arrow").len(), arrows[sentence - 1], "sentence {sentence}");
    }
}

#[wasm_bindgen_test]
async fn a_large_screen_shows_the_whole_proof_and_pressing_a_sentence_selects_it() {
    let page = open_x_wing().await;
    page.press("h").await;
    titled("Where to look").await;
    press_until(&page, "h", says("1 of 3")).await;
    let sentences = messages().role("listitem");
    sentences.has_count(3).await;
    // Nothing is there twice for a screen reader, and the one that is read is spoken.
    messages().role("paragraph").has_count(0).await;
    let read = sentences.button("So 7 can be removed from r2c1.");
    read.click().await;
    read.has_attribute("aria-current", "step").await;
    titled("X-Winghard3 of 3").await;
    heard().has_text(part("3 of 3. So 7 can be removed from r2c1.")).await;
    marks(".spot.removed").has_count(1).await;
    page.press("Shift+H").await;
    sentences.nth(1).role("button").has_attribute("aria-current", "step").await;
    // By keyboard, focus stays on the pressed sentence.
    sentences.nth(0).role("button").press("Enter").await;
    titled("X-Winghard1 of 3").await;
    sentences.nth(0).role("button").is_focused().await;
}

#[wasm_bindgen_test]
async fn the_pattern_has_a_legend_for_eyes_and_a_list_for_screen_readers() {
    let page = open_with(CHAIN.0, CHAIN.1).await;
    page.press("h").await;
    titled("Where to look").await;
    marks(".house.focus").has_count(1).await;
    page.press("h").await;
    title().has_text(re("^(?!Where to look)")).await;
    marks(".house.focus").has_count(1).await; // the place stays marked
    page.press("h").await;
    title().has_text(part("the pattern")).await;
    let items = css(".legend li");
    assert!((1..=3).contains(&items.len()), "{:?}", items.texts());
    items.nth(0).css(".sample").is_shown().await;
    let list = messages().role("paragraph");
    list.has_text(re("Framed|Ringed|In discs")).await;
    assert!(list.place().await.width() <= 1.0, "the list is for screen readers alone");
}

#[wasm_bindgen_test]
async fn during_a_hint_rows_and_columns_have_numbers_in_the_margin_and_the_board_stays() {
    let page = open_with(CHAIN.0, CHAIN.1).await;
    let (board, numbers) = (role("grid"), css(".edges span"));
    let before = board.place().await;
    numbers.has_count(0).await;
    page.press("h").await;
    numbers.has_count(18).await;
    let (column, row) = (numbers.nth(2).place().await, numbers.nth(9 + 4).place().await);
    let (third, fifth) = (cell(2).place().await, cell(4 * 9).place().await);
    assert!((middle(&column)[0] - middle(&third)[0]).abs() < 3.0, "the number of column 3");
    assert!((middle(&row)[1] - middle(&fifth)[1]).abs() < 3.0, "the number of row 5");
    assert!(column.bottom() <= before.top() && row.right() <= before.left());
    let after = board.place().await;
    for (now, then) in [(after.x(), before.x()), (after.y(), before.y()), (after.width(), before.width())] {
        assert!((now - then).abs() < 0.1, "the board moved from {then} to {now}");
    }
}

#[wasm_bindgen_test]
async fn a_wrong_digit_comes_first_with_a_button_that_undoes_back_to_before_it() {
    let page = open_game(FRESH).await;
    for (index, digit) in [(0, "1"), (2, "1"), (3, "4")] {
        cell(index).click().await;
        page.press(digit).await;
    }
    page.press("h").await;
    messages().has_text(part("One digit in box 1 is wrong.")).await;
    marks(".house.focus").has_count(1).await;
    page.press("h").await;
    messages().has_text(part("r1c3 is not 1.")).await;
    cell(2).has_attribute("class", part("hinted")).await;
    button("Undo 2").click().await;
    messages().has_text(part("Undid 2 moves.")).await;
    cell(2).has_name(re("^empty")).await;
    cell(0).has_name(re("^1,")).await;
}

#[wasm_bindgen_test]
async fn a_needed_candidate_that_was_ruled_out_is_shown_and_put_back() {
    let page = open_game(FRESH).await;
    button("Menu").click().await;
    dialog().button("Fill in all notes").click().await;
    cell(79).has_name(part("notes")).await;
    cell(3).click().await; // r1c4 is 4
    page.press_all(&["Shift+4", "h"]).await;
    messages().has_text(part("You ruled out a candidate that is needed in box 2.")).await;
    page.press("h").await;
    messages().has_text(part("You ruled out 4 in r1c4, but it is needed there.")).await;
    page.press("h").await;
    cell(3).has_name(re("notes (.* )?4")).await;
}

#[wasm_bindgen_test]
async fn a_digit_closes_the_hint_and_an_applied_hint_survives_a_reload() {
    let page = open_x_wing().await;
    page.press("h").await;
    titled("Where to look").await;
    page.press("Enter").await;
    button("Do it").click().await;
    messages().has_text(part("Ruled out: 7 in r2c1.")).await;
    page.reload().await;
    role("gridcell").has_count(81).await;
    page.press("h").await;
    titled("Where to look").await;
    page.press("h").await;
    title().has_text(re("^(?!Where to look|X-Wing)")).await;
    cell(0).click().await;
    page.press("1").await;
    title().has_count(0).await;
}
