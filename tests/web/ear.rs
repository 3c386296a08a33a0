//! Playing by ear: every key that reads something out, keys of the player's own, how much is
//! said, and what a screen reader announces. And settings of the layout.

use nonet::session::action::Slot;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::{button, cell, css, heard, named, part, re, role, until};
use crate::naive::solve;
use crate::page::{Page, Start, game, open_game};

/// The first row is empty but for its last cell, and the last row is but for its last.
const BOARD: &str = "........945678912378912345621436589736589721489721436553164297864297853197853164.";

/// Row 1 has 1, 6, 4, 7 and 8 to place.
const PUZZLE: &str = ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";

async fn changing_keys(page: &Page) {
    page.go("#/settings").await;
    role("group").css("summary").with_text(part("Change keys")).click().await;
}

#[wasm_bindgen_test]
async fn keys_read_houses_candidates_selection_colours_and_strikes() {
    let page = open_game(BOARD).await;
    page.press("Control+Home").await;
    cell(0).is_focused().await;
    for (keys, words) in [
        ("Alt+r", "row 1: empty, empty, empty, empty, empty, empty, empty, empty, 9."),
        ("Alt+c", "column 1: empty, 4, 7, 2, 3, 8, 5, 6, 9."),
        ("Alt+b", "box 1: empty, empty, empty, 4, 5, 6, 7, 8, 9."),
        ("Alt+d", "Left to place: 1 once, 2 2 times, 3 once, 4 once, 5 once, 6 once, 7 once, 8 once."),
        ("Alt+n", "Can be 1."),
        ("Alt+s", "Selected: r1c1."),
        ("Alt+o", "Nothing is coloured."),
        ("Alt+k", "Nothing is struck."),
    ] {
        page.press(keys).await;
        heard().css("p").last().has_text(words).await;
    }
    page.press("Shift+ArrowRight").await;
    heard().has_text(part("2 cells selected.")).await;
    page.press_all(&["Control+Shift+6", "Alt+Shift+3", "Alt+s"]).await;
    heard().has_text(part("Selected: r1c1, r1c2.")).await;
    page.press("Alt+o").await;
    heard().has_text(part("blue: r1c1, r1c2.")).await;
    page.press("Alt+k").await;
    heard().has_text(part("Struck: 3 in r1c1, 3 in r1c2.")).await;
    page.press("Control+ArrowRight").await;
    cell(2).is_focused().await;
    page.press("x").await;
    heard().has_text(part("Corner notes.")).await;
}

#[wasm_bindgen_test]
async fn cells_are_selected_one_by_one_by_keys_alone() {
    let page = open_game(BOARD).await;
    page.press_all(&["Control+Home", "m"]).await;
    heard().has_text(part("Select cells one by one.")).await;
    page.press_all(&["ArrowRight", "ArrowRight", "Enter"]).await;
    css("[role=gridcell][aria-selected=true]").has_count(2).await;
    page.press("Shift+4").await;
    cell(2).has_name(re("^empty, notes 4, row 1 column 3")).await;
    cell(0).has_name(re("^empty, notes 4, row")).await;
    cell(1).has_name(re("^empty, row")).await;
}

#[wasm_bindgen_test]
async fn keys_can_be_changed_and_help_and_the_board_follow() {
    let page = open_game(BOARD).await;
    changing_keys(&page).await;
    let undo = button(re("^Undo: "));
    undo.has_name("Undo: Ctrl+Z, [").await;
    undo.click().await;
    page.press("h").await;
    role("alert").has_text("H already means: Hint, or the next stage of an open one").await;
    undo.click().await;
    page.press("u").await;
    undo.has_name("Undo: U").await;
    page.go("#/help").await;
    role("row").with_text("U Undo").is_shown().await;
    page.go("#/").await;
    cell(0).click().await;
    page.press("1").await;
    cell(0).has_name(re("^1")).await;
    page.press("Control+z").await;
    cell(0).has_name(re("^1")).await;
    page.press("u").await;
    cell(0).has_name(re("^empty")).await;
    changing_keys(&page).await;
    button("Reset all keys").click().await;
    undo.has_name("Undo: Ctrl+Z, [").await;
}

#[wasm_bindgen_test]
async fn less_is_said_if_the_player_wishes() {
    let start = Start::default().settings("verbosity brief\nsay-left false\n");
    let page = start.stored(Slot::Game, game(BOARD, &[])).open().await;
    cell(0).has_name("empty, r1c1").await;
    cell(0).click().await;
    page.press("1").await;
    heard().has_text("1 placed.").await;
}

#[wasm_bindgen_test]
async fn the_end_of_a_game_is_announced_and_the_rating_after_it() {
    let solution = solve(PUZZLE);
    let last = PUZZLE.rfind('.').unwrap();
    let played = |index: usize, symbol: char| match symbol {
        '.' if index != last => format!("+{}", &solution[index..=index]),
        _ => symbol.to_string(),
    };
    let board: String = PUZZLE.chars().enumerate().map(|(index, symbol)| played(index, symbol)).collect();
    let page = open_game(&board).await;
    cell(last).click().await;
    page.press(&solution[last..=last]).await;
    let (solved, rated) = (re(r"Solved in 0:\d\d"), re(r"^Rated \d"));
    let texts = until("a rating", || {
        let texts = page.announced();
        if texts.iter().any(|text| rated.fits(text)) { Ok(texts) } else { Err(format!("{texts:?}")) }
    })
    .await;
    let end = texts.iter().position(|text| solved.fits(text)).expect("the end is announced");
    assert_eq!(texts.iter().position(|text| text.starts_with("Rated ")), Some(end + 1), "{texts:?}");
    // Both can still be read.
    heard().has_text(re(r"Solved in 0:\d\d.*Rated ")).await;
}

#[wasm_bindgen_test]
async fn a_wrong_digit_is_announced_as_a_mistake_if_digits_are_checked() {
    let page = Start::default().settings("check true\n").stored(Slot::Game, game(PUZZLE, &[])).open().await;
    // The first digit of row 1 is 1, and 6 is in no house of it.
    cell(0).click().await;
    page.press("6").await;
    assert_eq!(page.announced(), ["6 is a mistake."]);
    // The same once more is another announcement.
    page.press_all(&["Delete", "6"]).await;
    assert_eq!(page.announced(), ["6 is a mistake.", "Erased.", "6 is a mistake."]);
}

#[wasm_bindgen_test]
async fn what_was_announced_is_not_announced_again_on_another_page() {
    let page = open_game(BOARD).await;
    cell(0).click().await;
    page.press("1").await;
    heard().has_text(part("1 placed.")).await;
    heard().has_attribute("role", "status").await;
    let mut announced = page.announced();
    announced.push("Loading this page…".to_owned());
    page.go("#/settings").await;
    css(".settings-rows").is_shown().await;
    page.go("#/new").await;
    role("dialog").is_shown().await;
    page.go("#/games").await;
    css(".games").is_shown().await;
    page.go("#/").await;
    cell(0).is_shown().await;
    assert_eq!(page.announced(), announced);
}

#[wasm_bindgen_test]
async fn the_keypad_is_on_the_left_and_texts_are_larger_by_a_quarter_if_the_player_wishes() {
    let (keypad, board) = (named("group", "Digits"), role("grid"));
    let texts = [role("timer"), button("Undo"), button("Corner")];
    let sizes = || -> Vec<f64> {
        let size = texts.iter().flat_map(|text| text.styles("fontSize"));
        size.map(|size| size.trim_end_matches("px").parse().expect("pixels")).collect()
    };
    let _page = open_game(BOARD).await;
    assert!(board.place().await.right() < keypad.place().await.left());
    let usual = sizes();
    let start = Start::default().settings("hand left\ntext-size larger\n");
    let _page = start.stored(Slot::Game, game(BOARD, &[])).open().await;
    assert!(keypad.place().await.right() < board.place().await.left());
    let grown: Vec<f64> = sizes().iter().zip(usual).map(|(now, then)| now / then).collect();
    let [clock, words @ ..] = &grown[..] else { panic!("there are texts") };
    assert!((clock - 1.25).abs() < 0.001, "{clock}");
    // Words in a row of buttons grow as far as there is room.
    assert_eq!(words.len(), 2);
    assert!(words.iter().all(|word| *word > 1.0 && *word <= 1.25), "{words:?}");
}
