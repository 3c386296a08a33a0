//! Generating in wasm, where `usize` has 32 bits, gives the same puzzles as native
//! code.

use nonet_engine::generate::generate;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::turn;
use crate::pinned::pinned;

#[wasm_bindgen_test]
async fn a_recipe_gives_the_same_puzzle_as_natively() {
    for (recipe, givens) in pinned() {
        let puzzle = generate(&recipe).expect("a puzzle");
        assert_eq!(puzzle.givens.to_string(), givens, "{recipe:?}");
        // A browser that is blocked for half a minute is given up.
        turn().await;
    }
}
