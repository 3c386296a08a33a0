//! Faults of local storage. The store of record is the database, so play goes on and no move is
//! lost; the player hears only of a save that can't be read, and can download it. What the quota of
//! a browser and other tabs do is tested in `tests/e2e/faults.spec.js`.

use nonet::session::action::Slot;
use wasm_bindgen_test::{console_log, wasm_bindgen_test};

use crate::hints::FRESH;
use crate::locator::{Found, css, part, role, until_eq};
use crate::page::{Start, game, kept_saves, open, saved, storage};
use crate::playing::place;

/// A text that is no save.
const DAMAGED: &str = "not a save, and worth keeping";
/// More than the time between two saves of the clock, in milliseconds.
const CLOCK_SAVE_MS: u32 = 11_000;

/// What the storage has under a key.
fn stored(key: &str) -> Option<String> {
    storage().get_item(key).expect("the storage can be read")
}

/// How many moves a save has.
fn moves(save: &str) -> usize {
    let moves = save.lines().find_map(|line| line.strip_prefix("moves"));
    moves.expect("a save has moves").split_whitespace().count()
}

/// The copy of the game on the board.
fn copy() -> String {
    stored("nonet.game").expect("a game is stored")
}

/// Waits until the database has one game, with this number of moves.
async fn database_has(count: usize) {
    let mut found = Vec::new();
    for _ in 0..200 {
        found = kept_saves().await.iter().map(|save| moves(save)).collect();
        if found == [count] {
            return;
        }
    }
    panic!("the database has games with {found:?} moves");
}

/// The digit with which each name begins, `.` if there is none.
fn digits(names: &[String]) -> String {
    names.iter().map(|name| name.chars().next().filter(char::is_ascii_digit).unwrap_or('.')).collect()
}

/// The button that saves what can't be read.
fn download() -> Found {
    role("alert").button("Download")
}

#[wasm_bindgen_test]
async fn whatever_is_wrong_with_the_storage_play_goes_on_and_other_pages_show_the_current_game() {
    for fault in ["is full", "is blocked", "throws when it is read"] {
        console_log!("a storage that {fault}");
        // The solve path must not show the stored game instead of the current one.
        let page = Start::default().stored(Slot::Game, game(FRESH, &[])).fault(fault).open().await;
        let shown = place(&page, 3).await;
        assert_eq!(role("alert").texts(), Vec::<String>::new());
        page.go("#/path").await;
        let path = css("#rooms [role=gridcell]");
        path.has_count(81).await;
        assert_eq!(digits(&path.names()), digits(&shown));
        page.go("#/").await;
        path.has_count(0).await;
        css("#game [role=gridcell]").has_count(81).await;
        place(&page, 1).await;
        database_has(4).await;
    }
}

#[wasm_bindgen_test]
async fn a_storage_that_is_cleared_during_a_game_has_the_whole_game_after_the_next_move() {
    let page = open().await;
    place(&page, 3).await;
    storage().clear().expect("the storage can be cleared");
    let shown = place(&page, 1).await;
    assert_eq!(moves(&copy()), 4);
    page.reload().await;
    until_eq("the cells", || page.cells(), shown).await;
}

/// A browser that was killed comes back with what it had written last.
#[wasm_bindgen_test]
async fn moves_that_the_storage_has_lost_come_back_from_the_database() {
    let page = open().await;
    place(&page, 1).await;
    let old = copy();
    let shown = place(&page, 5).await;
    database_has(6).await;
    storage().set_item("nonet.game", &old).expect("the storage takes a text");
    page.reload().await;
    until_eq("the cells", || page.cells(), shown).await;
    place(&page, 1).await;
    database_has(7).await;
    assert_eq!(moves(&copy()), 7);
}

#[wasm_bindgen_test]
async fn a_damaged_save_in_a_full_storage_stays_there_and_can_be_downloaded() {
    let page = Start::default().stored(Slot::Game, DAMAGED).fault("is full").open().await;
    download().is_shown().await;
    place(&page, 3).await;
    page.pass(CLOCK_SAVE_MS).await;
    assert_eq!(stored("nonet.game").as_deref(), Some(DAMAGED));
    download().click().await;
    let file = saved().await;
    assert!(file.contains(DAMAGED), "{file}");
}

#[wasm_bindgen_test]
async fn a_damaged_save_in_a_full_storage_is_offered_again_by_the_next_visit() {
    let page = Start::default().stored(Slot::Game, DAMAGED).fault("is full").open().await;
    let shown = place(&page, 2).await;
    // Nothing else has the moves.
    database_has(2).await;
    page.reload().await;
    until_eq("the cells", || page.cells(), shown).await;
    download().click().await;
    let file = saved().await;
    assert!(file.contains(DAMAGED), "{file}");
}

#[wasm_bindgen_test]
async fn a_damaged_earlier_game_is_reported_and_can_be_downloaded() {
    for is_full in [false, true] {
        console_log!("the storage is full: {is_full}");
        let start = Start::default().stored(Slot::Game, game(FRESH, &[])).stored(Slot::Previous, DAMAGED);
        let page = if is_full { start.fault("is full") } else { start }.open().await;
        role("alert").has_text(part("Nonet can't open your previous game")).await;
        download().click().await;
        let file = saved().await;
        assert!(file.contains(DAMAGED), "{file}");
        place(&page, 1).await;
        assert_eq!(stored("nonet.previous"), is_full.then(|| DAMAGED.to_owned()));
    }
}
