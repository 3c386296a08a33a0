//! Tests that need a browser but no built app: run in headless Chromium by
//! wasm-bindgen-test (`make test-web`). Most of them mount the app's components in one page.
#![cfg(target_arch = "wasm32")]

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

mod boards;
mod client;
mod clipboard;
mod clues;
mod days;
mod dialogs;
mod ear;
mod entry;
mod filters;
mod generating;
mod guide;
mod hints;
mod importing;
mod learning;
mod library;
mod locator;
mod naive;
mod newgame;
mod ordering;
mod own;
mod page;
mod pause;
#[path = "../../engine/tests/data/pinned.rs"]
mod pinned;
mod playing;
mod rating;
mod sharing;
mod storage;
mod table;
mod time;
mod tree;
mod tutor;
mod workbench;
mod written;
