//! The puzzles of a first visit are the same in the engine that makes them, in the app
//! and in the script that paints them before the app has loaded.

use std::fs;
use std::path::Path;

use nonet::session::{FIRST_PUZZLES, first_puzzle};
use nonet_engine::generate;

#[test]
fn the_script_paints_the_puzzles_that_the_app_starts_with() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/first.js");
    let script = fs::read_to_string(path).unwrap();
    let painted: Vec<&str> = script.split('"').filter(|text| text.len() == 81).collect();
    let of_app: Vec<String> =
        (0..FIRST_PUZZLES).map(|number| first_puzzle(number).givens.to_string()).collect();
    assert_eq!(painted, of_app);
}

#[test]
fn the_app_starts_with_the_puzzles_that_their_recipes_make() {
    for seed in 0..FIRST_PUZZLES {
        assert_eq!(first_puzzle(seed), generate::starter(seed));
        assert_eq!(first_puzzle(FIRST_PUZZLES * 1_000_003 + seed), generate::starter(seed));
    }
}
