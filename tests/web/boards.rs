//! Hints with proofs on boards other than the classic one. Where the marks lie is tested in
//! `tests/e2e/boards.spec.js`.

use nonet::session::action::Slot;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::hints::{marks, press_until, titled};
use crate::locator::{button, heard, messages, named, part, re, role};
use crate::ordering::{generate, open_order};
use crate::page::{Start, open};

/// Saves of puzzles of our own generator in which a Discontinuous Nice Loop is next where no step
/// assumes a single solution, how many candidates and arrows the loop has, and what it rules out.
/// Links between candidates that touch have no arrow.
const CHAINS: [(&str, [usize; 2], &str); 2] = [
    (include_str!("../data/boards/chain-16x16.txt"), [7, 7], "9 in r11c2"),
    (include_str!("../data/boards/chain-9x9-diagonal.txt"), [9, 8], "1 in r4c6"),
];

#[wasm_bindgen_test]
async fn a_hint_shows_a_technique_with_its_picture_and_applies_it() {
    for (save, [spots, arrows], outcome) in CHAINS {
        let start = Start::default().settings("uniqueness false\n");
        let page = start.stored(Slot::Game, save).open().await;
        let before = page.cells();
        page.press("h").await;
        titled("Where to look").await;
        page.press("h").await;
        titled("Discontinuous Nice Loopmaster").await;
        page.press("h").await;
        titled("Discontinuous Nice Loopmasterthe pattern").await;
        marks(".spot").has_count(spots).await;
        marks(".arrow").has_count(arrows).await;
        marks(".spot.removed").has_count(0).await;
        press_until(&page, "h", || marks(".spot.removed").len() > 0).await;
        marks(".spot.removed").has_count(1).await;
        page.press("h").await;
        messages().has_text(part(&format!("Ruled out: {outcome}."))).await;
        marks("*").has_count(0).await;
        page.press("Control+z").await;
        assert_eq!(page.cells(), before);
    }
}

#[wasm_bindgen_test]
async fn a_hint_on_a_new_board_of_25_by_25_names_a_house_and_marks_it() {
    let _page = open().await;
    open_order().await;
    named("group", "Board").role("radio").with_name("25 × 25").click().await;
    named("radio", re("^Easy")).click().await;
    named("textbox", "Seed").fill("1").await;
    generate().await;
    role("gridcell").has_count(625).await;
    // Letters are digits on this board.
    button("Hint").click().await;
    titled("Where to look").await;
    messages().has_text("Where to look Look at box 1.").await;
    heard().has_text(re(r"Where to look\. Look at box 1\.$")).await;
    marks(".house.focus").has_count(1).await;
}
