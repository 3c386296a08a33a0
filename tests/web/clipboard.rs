//! Copying with a missing or broken clipboard API: browsers leave it out of insecure contexts,
//! and extensions replace it. The app falls back to the copy command, and says so if that
//! fails, too. What the real command copies is tested in `tests/e2e/clipboard.spec.js`.

use wasm_bindgen_test::{console_log, wasm_bindgen_test};

use crate::hints::FRESH;
use crate::locator::{button, css, dialog, messages, part, until_eq};
use crate::page::{Page, break_clipboard, copied, open_game, set_copy_command};

/// Faults of `navigator.clipboard`.
const FAULTS: [&str; 7] = [
    "is undefined",
    "is null",
    "throws when it is read",
    "has no writeText",
    "throws when it is written",
    "refuses the text",
    "never answers",
];
const REFUSED: &str =
    "The browser blocked the clipboard. Allow clipboard access for this site, then copy again.";
/// The app waits less for the clipboard, in milliseconds.
const PATIENCE_MS: u32 = 2_500;

/// Copies the puzzle while the clipboard has a fault.
async fn copy_with(fault: &str, command: &str) -> Page {
    console_log!("a clipboard that {fault}, and a command that {command}");
    let page = open_game(FRESH).await;
    break_clipboard(fault);
    set_copy_command(command);
    button("Menu").click().await;
    dialog().button("Copy starting grid").click().await;
    page.pass(PATIENCE_MS).await;
    page
}

/// Waits until the player is told something, and nothing is left of the copy command.
async fn is_told(words: &str) {
    messages().has_text(part(words)).await;
    css("textarea").has_count(0).await;
}

#[wasm_bindgen_test]
async fn whatever_is_wrong_with_the_clipboard_the_text_is_copied_anyway_and_play_goes_on() {
    for fault in FAULTS {
        let _page = copy_with(fault, "copies").await;
        is_told("Copied.").await;
        assert_eq!(copied(), FRESH);
        css("[role=gridcell][aria-selected=true]").is_focused().await;
    }
}

#[wasm_bindgen_test]
async fn without_the_copy_command_too_the_player_sees_a_message() {
    for fault in FAULTS {
        let _page = copy_with(fault, "refuses").await;
        is_told(REFUSED).await;
        assert_eq!(copied(), "");
    }
}

#[wasm_bindgen_test]
async fn a_copy_command_that_throws_is_reported_like_one_that_fails() {
    let _page = copy_with("is null", "throws").await;
    is_told(REFUSED).await;
}

#[wasm_bindgen_test]
async fn the_solve_path_is_copied_without_the_clipboard() {
    let page = open_game(FRESH).await;
    break_clipboard("is undefined");
    set_copy_command("copies");
    page.go("#/path").await;
    button("Copy").click().await;
    until_eq("a path", || copied().contains("r1c"), true).await;
}
