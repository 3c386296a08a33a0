//! Messages are written out with their lists and inner messages.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_test::wasm_bindgen_test;

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
