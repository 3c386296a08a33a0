//! The worker counts in 32 bits and in wasm: its puzzles must still be those
//! that the same recipes make natively.

use nonet_engine::generate::generate;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::pinned::pinned;

#[wasm_bindgen_test]
fn a_recipe_makes_the_same_puzzle_as_natively() {
    for (recipe, givens) in pinned() {
        let puzzle = generate(&recipe).expect("a puzzle");
        assert_eq!(puzzle.givens.to_string(), givens, "{recipe:?}");
    }
}
