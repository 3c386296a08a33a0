//! Messages are written out with their lists and inner messages.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::locator::named;
use crate::page::open;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = nonet, js_name = text)]
    fn text(message: &str) -> String;
}

#[wasm_bindgen_test]
async fn lists_of_numbers_texts_and_messages_are_written_out() {
    let _page = open().await;
    let boxes = r#"{"houses_of_kind kind count numbers": ["box", 3, [2, 6, 7]]}"#;
    assert_eq!(text(boxes), "boxes 2, 6 and 7");
    let role = format!(r#"{{"drawn_role role what": ["frame", [{boxes}, "r1c4"]]}}"#);
    assert_eq!(text(&role), "Framed: boxes 2, 6 and 7; r1c4.");
}

#[wasm_bindgen_test]
async fn texts_name_cells_as_the_player_chose() {
    let page = open().await;
    let sum = r#"{"outcome_removed digit cells": ["5", ["r4c5", "r12c1"]]}"#;
    assert_eq!(text(sum), "So 5 can be removed from r4c5 and r12c1.");
    page.go("#/settings").await;
    let notation = named("combobox", "Cell notation");
    for (name, other) in [("L4C5", "L12C1"), ("R4K5", "R12K1"), ("D5", "L1"), ("R4C5", "R12C1")] {
        notation.choose(name).await;
        assert_eq!(text(sum), format!("So 5 can be removed from {name} and {other}."));
    }
    // What programs exchange stays as it is.
    let line = r#"{"verbatim text": ["X-Wing: 5 r24 c16 => r7c1<>5"]}"#;
    assert_eq!(text(line), "X-Wing: 5 r24 c16 => r7c1<>5");
}
