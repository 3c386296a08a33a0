//! Hints with proofs on boards other than the classic one, and where their marks lie. A phone is in
//! `tests/e2e/zoom.spec.js`.

use nonet::session::action::Slot;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::DomRect;

use crate::hints::{marks, press_until, titled};
use crate::locator::{button, cell, css, heard, messages, middle, named, part, re, role};
use crate::ordering::{generate, open_order};
use crate::page::{Start, open};

/// Saves of puzzles of our own generator in which a Discontinuous Nice Loop is next where no step
/// assumes a single solution, how many candidates and arrows the loop has, and what it rules out.
/// Links between candidates that touch have no arrow.
const CHAINS: [(&str, [usize; 2], &str); 2] = [
    (include_str!("../data/boards/chain-16x16.txt"), [7, 7], "9 in r11c2"),
    (include_str!("../data/boards/chain-9x9-diagonal.txt"), [9, 8], "1 in r4c6"),
];

/// Positions in which a Hidden Single is next: the board, its givens and solution, the cell with its
/// index, and its digit.
const SINGLES: [(&str, &str, &str, usize, &str); 3] = [
    ("6x6", ".2...4...1.2.5.2133124654....6.65.41", "123654546132654213312465431526265341", 3, "6"),
    (
        "12x12",
        "2...13..C.45.......5.6...3B9...6.82......A...3C..9.4..1.875.765AC83...194C..A56...B...8597.1.CA4.A9..4CB.5.2A..3B17C..98917...43BA6..5...6.A34..",
        "28A613B7C945174C2985A63B53B94CA61827821B7A5943C6C9346B12875A765AC8342B194C27A56891B33B8597216CA46A9134CB7582A463B17C529891785243BA6CB5C2869A3471",
        24,
        "5",
    ),
    (
        "16x16",
        ".D.8...G2BA7F6C..1.F.D4B....82.....EA8...FD....B3B...2.....4.D..G.29.1.D...F78.51.7.85..G6....A2.6...3G.E...9B.154.D7A9..1..GE6C..C1G72..E48B.9D8...54.9.7..CGE6..BG3..1D....4.7...7C6B.A3...18F2G.64.A8.9F.E.1.9.13..5.82.A.C..FCA49B.36....5G.B..52G1.7.3.DA.9",
        "4D58193G2BA7F6CEC16FED4B9G53827A72GEA8C51FD6394B3B9A62F7C8E41D5GGE29B16D4ACF7835137B85ECG69D4FA2A68CF3G4E5729BD154FD7A92318BGE6C6FC1G72A5E48B39D8A3254D9F7B1CGE6E5BG3F81DC69A427D947C6BEA32G518F2GD64CA8B9F5E7139713DE5F82GA6CB4FCA49B736D1E25G8B8E52G16743CDAF9",
        33,
        "2",
    ),
];

/// Whether a place lies in another one, but for a pixel.
fn is_within(inner: &DomRect, outer: &DomRect) -> bool {
    let [left, top] = [inner.left() - outer.left(), inner.top() - outer.top()];
    let [right, bottom] = [outer.right() - inner.right(), outer.bottom() - inner.bottom()];
    [left, top, right, bottom].iter().all(|past| *past >= -1.0)
}

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
        // Each candidate lies inside the board, and is not larger than its note's place.
        let (board, side) = (css("#game .board").place().await, cell(0).place().await.width());
        for shape in marks(".spot .shape").now() {
            let place = shape.get_bounding_client_rect();
            assert!(is_within(&place, &board), "{outcome}");
            assert!(place.width() > 0.0 && place.width() < side / 2.0, "{outcome}");
        }
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

#[wasm_bindgen_test]
async fn marks_lie_over_the_notes() {
    for (board, givens, solution, at, digit) in SINGLES {
        let save = format!(
            "nonet-game 2\nboard {board}\ngivens {givens}\nsolution {solution}\nhints 0\nelapsed-ms 0\ndone 1\nmoves {at}~{digit}\nend nonet-game\n"
        );
        let page = Start::default().stored(Slot::Game, save).open().await;
        let note = middle(&css(&format!("#cell-{at} .note")).place().await);
        press_until(&page, "h", || marks(".spot.placed").len() > 0).await;
        let mark = middle(&marks(".spot.placed .shape").place().await);
        let apart = (note[0] - mark[0]).hypot(note[1] - mark[1]);
        assert!(apart < 2.0, "{apart} pixels apart on {board}");
    }
}
