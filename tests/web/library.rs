//! The library: every game is kept with its whole history, found again, and carried to
//! another device. A database that fails costs no game.

use nonet::database::CHANNEL;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::BroadcastChannel;

use crate::hints::FRESH;
use crate::locator::{Found, Words, button, css, dialog, named, part, re, role, until_eq};
use crate::naive::only_solution;
use crate::newgame::begin;
use crate::own::field;
use crate::page::{
    Page, delete_database, fill_database, game, kept_saves, open, open_at, open_game, remove_database,
    saved as saved_text, storage,
};
use crate::playing::{digits, place};

/// Begins games of these levels, with one digit in each.
async fn begin_all(page: &Page, levels: [&str; 3]) {
    for level in levels {
        begin(level).await;
        place(page, 1).await;
    }
}

/// Opens the page of all games.
async fn to_games(page: &Page) {
    page.go("#/games").await;
    named("heading", "Games").is_shown().await;
}

/// The saved games whose names are so.
fn saved(name: impl Into<Words>) -> Found {
    role("list").button(name)
}

/// All saved games.
fn all_saved() -> Found {
    saved(re(r"^(Easy|Medium|Hard|Your puzzle), \d"))
}

/// A saved game of a level in which so many digits are placed.
fn saved_with(level: &str, placed: usize) -> Found {
    saved(re(&format!(r"^{level}, {placed} of \d+ placed, ")))
}

/// Waits until the page says something.
async fn says(words: &str) {
    role("main").has_text(part(words)).await;
}

/// Opens a saved game on the board.
async fn go_on(game: &Found, level: &str) {
    game.click().await;
    named("grid", re(level)).is_shown().await;
}

/// Chooses a backup to restore.
async fn restore(text: &str) {
    let field = css("#rooms .file-button input[type=file]");
    field.has_name(re("^Restore")).await;
    field.give(text, "nonet-backup.txt").await;
}

/// The names under which the storage has games that wait for the library.
fn waiting() -> Vec<String> {
    let storage = storage();
    let count = storage.length().expect("a storage");
    let keys = (0..count).filter_map(|at| storage.key(at).expect("a key"));
    keys.filter(|key| key.starts_with("nonet.shelf.")).collect()
}

/// Waits until the database has the games with these numbers of moves.
async fn database_has(moves: &[usize]) {
    let mut found = Vec::new();
    for _ in 0..200 {
        let count = |save: &String| {
            let line = save.lines().find_map(|line| line.strip_prefix("moves"));
            line.expect("a save has moves").split_whitespace().count()
        };
        found = kept_saves().await.iter().map(count).collect();
        found.sort_unstable();
        if found == moves {
            return;
        }
    }
    panic!("the database has games with {found:?} moves");
}

/// Tells the page that another tab has changed the library.
fn announce_change() {
    let channel = BroadcastChannel::new(CHANNEL).expect("a channel");
    channel.post_message(&"".into()).expect("a text can be sent");
    channel.close();
}

#[wasm_bindgen_test]
async fn a_third_game_destroys_no_other_and_each_comes_back_with_its_history() {
    let page = open().await;
    begin("Easy").await;
    let easy = place(&page, 3).await;
    begin("Hard").await;
    place(&page, 2).await;
    begin("Medium").await;
    place(&page, 1).await;
    to_games(&page).await;
    all_saved().has_count(3).await;
    saved_with("Hard", 2).is_shown().await;
    go_on(&saved_with("Easy", 3), "Easy").await;
    until_eq("the cells", || page.cells(), easy).await;
    page.press_all(&["Control+z", "Control+z", "Control+z"]).await;
    until_eq("the digits", || digits(&page), page.givens()).await;
    page.reload().await;
    named("grid", re("Easy")).is_shown().await;
}

#[wasm_bindgen_test]
async fn the_database_has_every_move_at_once() {
    let page = open().await;
    begin("Easy").await;
    place(&page, 1).await;
    database_has(&[1]).await;
    place(&page, 1).await;
    database_has(&[2]).await;
    begin("Medium").await;
    place(&page, 1).await;
    database_has(&[1, 2]).await;
}

/// The later date used to win, and the other moves were gone.
#[wasm_bindgen_test]
async fn of_a_game_that_was_played_on_differently_both_versions_are_kept() {
    let page = open().await;
    place(&page, 1).await;
    let old = storage().get_item("nonet.game").expect("a storage").expect("a game");
    place(&page, 2).await;
    database_has(&[3]).await;
    to_games(&page).await;
    button("Back up").click().await;
    says("1 game saved to nonet-backup.txt.").await;
    let backup = saved_text().await;
    page.go("#/").await;
    delete_database().await;
    storage().set_item("nonet.game", &old).expect("the storage takes a text");
    page.reload().await;
    page.press("Shift+1").await;
    database_has(&[2]).await;
    to_games(&page).await;
    restore(&backup).await;
    says("Where you had played on differently here, Nonet keeps both versions.").await;
    saved(re(r"^\w+ \(other version\), 3 of \d+ placed")).is_shown().await;
    restore(&backup).await;
    says("1 game was already here.").await;
    saved(re(r"^\w+( \(other version\))?, \d+ of \d+ placed")).has_count(2).await;
}

#[wasm_bindgen_test]
async fn a_game_that_an_earlier_version_kept_outside_the_store_is_stored() {
    let page = open_game(&FRESH.replacen("..", ".+1", 1)).await;
    let other = game(FRESH, &["0=1", "2=6"]).replacen("\nboard", "\nid 00000000000000aa\nboard", 1);
    storage().set_item("nonet.shelf.00000000000000aa", &other).expect("the storage takes a text");
    page.reload().await;
    until_eq("the games that wait", waiting, Vec::new()).await;
    to_games(&page).await;
    all_saved().has_count(2).await;
    saved_with("Your puzzle", 2).is_shown().await;
}

#[wasm_bindgen_test]
async fn games_are_found_named_tagged_deleted_and_brought_back() {
    let page = open().await;
    begin_all(&page, ["Easy", "Hard", "Medium"]).await;
    to_games(&page).await;
    all_saved().has_count(3).await;
    let search = named("searchbox", "Search games");
    search.fill("hard").await;
    all_saved().has_count(1).await;
    button(re("^Title and tags: Hard")).click().await;
    for (field, text) in [("Title", "Two loops"), ("Tags", "evening, train"), ("Collection", "From the book")]
    {
        dialog().css("input").with_name(field).fill(text).await;
    }
    dialog().button("Save").click().await;
    search.fill("loops train").await;
    saved(re(r"^Hard, 1 of \d+ placed, Two loops")).is_shown().await;
    all_saved().has_count(1).await;
    search.fill("nothing like it").await;
    says("No game matches.").await;
    search.fill("").await;
    let collection = named("combobox", "Collection");
    collection.choose("From the book").await;
    all_saved().has_count(1).await;
    collection.choose("All collections").await;

    button("Choose several").click().await;
    saved(re("^Easy, ")).click().await;
    saved(re("^Hard, ")).click().await;
    says("2 games chosen").await;
    button("Delete").click().await;
    says("2 games deleted.").await;
    all_saved().has_count(1).await;
    named("link", "Stats").click().await;
    to_games(&page).await;
    button("Undo").click().await;
    all_saved().has_count(3).await;
    saved(re("^Hard, .*Two loops")).is_shown().await;
}

#[wasm_bindgen_test]
async fn what_is_typed_about_a_game_stays_while_the_list_of_games_changes() {
    let page = open().await;
    begin_all(&page, ["Easy", "Medium", "Hard"]).await;
    to_games(&page).await;
    button(re("^Title and tags: Hard")).click().await;
    let title = dialog().role("textbox").with_name("Title");
    title.fill("Two loops").await;
    let games = css("main.games");
    games.has_text(part("3 of 3 games shown")).await;
    delete_database().await;
    announce_change();
    games.has_text(part("1 of 1 games shown")).await;
    title.has_value("Two loops").await;
    dialog().button("Save").click().await;
    saved(re(r"^Hard, 1 of \d+ placed")).is_shown().await;
}

#[wasm_bindgen_test]
async fn a_backup_brings_all_games_to_another_device_and_never_an_older_one_over_a_newer() {
    let page = open().await;
    begin("Easy").await;
    place(&page, 2).await;
    begin("Hard").await;
    let hard = place(&page, 3).await;
    to_games(&page).await;
    all_saved().has_count(2).await;
    button("Back up").click().await;
    says("2 games saved to nonet-backup.txt.").await;
    let backup = saved_text().await;

    // Here the easy game goes on, and the backup must not undo that.
    go_on(&saved_with("Easy", 2), "Easy").await;
    place(&page, 1).await;
    to_games(&page).await;
    saved_with("Easy", 3).is_shown().await;
    restore(&backup).await;
    says("2 games were already here.").await;
    saved_with("Easy", 3).is_shown().await;

    let other = open_at("#/games").await;
    restore(&backup).await;
    says("2 games added.").await;
    go_on(&saved_with("Hard", 3), "Hard").await;
    until_eq("the cells", || other.cells(), hard).await;

    // A damaged, cut or foreign file says so and loses nothing.
    to_games(&other).await;
    restore(&backup[..backup.len() * 3 / 5]).await;
    says("The file ends too early").await;
    restore("something else").await;
    says("This file is not a backup of Nonet.").await;
    all_saved().has_count(2).await;
}

#[wasm_bindgen_test]
async fn without_a_database_play_goes_on_and_the_page_says_so() {
    let page = open().await;
    remove_database();
    page.reload().await;
    begin("Easy").await;
    let easy = place(&page, 2).await;
    role("alert").has_text(part("Nonet can't save your game")).await;
    to_games(&page).await;
    says("This browser window keeps no library").await;
    all_saved().has_count(1).await;
    page.go("#/").await;
    role("alert").button("Share or export").click().await;
    named("heading", "Share or export").is_shown().await;
    page.go("#/").await;
    until_eq("the cells", || page.cells(), easy).await;
}

#[wasm_bindgen_test]
async fn a_full_database_says_so_once_and_play_goes_on() {
    let page = open().await;
    fill_database();
    begin("Easy").await;
    place(&page, 2).await;
    place(&page, 1).await;
    css(".notice").has_count(1).await;
    to_games(&page).await;
    saved_with("Easy", 3).is_shown().await;
    all_saved().has_count(1).await;
}

#[wasm_bindgen_test]
async fn a_library_that_the_browser_cleared_in_mid_game_begins_anew_with_the_running_game() {
    let page = open().await;
    begin("Easy").await;
    place(&page, 2).await;
    to_games(&page).await;
    saved_with("Easy", 2).is_shown().await;
    delete_database().await;
    page.go("#/").await;
    place(&page, 1).await;
    to_games(&page).await;
    saved_with("Easy", 3).is_shown().await;
    all_saved().has_count(1).await;
}

#[wasm_bindgen_test]
async fn a_list_becomes_a_collection_to_play_through() {
    // The same puzzle with its digits exchanged is another one.
    let other = FRESH.replace('1', "x").replace('2', "1").replace('x', "2");
    let page = open_at("#/enter").await;
    let several = format!("1{}", "0".repeat(80));
    field().fill(&[FRESH, &other, &several].join("\n")).await;
    named("textbox", "Name of the collection").fill("From the book").await;
    button("Add all to your games").click().await;
    named("heading", "Games").is_shown().await;
    says("2 puzzles added. 1 puzzle has more than one solution, so it is left out.").await;
    saved(re(r"^Your puzzle, 0 of \d+ placed, From the book, \d,")).has_count(2).await;
    go_on(&saved(re(r"^Your puzzle, 0 of \d+ placed, From the book, 2,")), "Your puzzle").await;
    assert_eq!(page.givens(), other);
    only_solution(&other);
}
