//! The puzzles of a first visit are the same in the script that paints them before the
//! app has loaded and in the app.

use std::fs;
use std::path::Path;

use nonet::session::FIRST_PUZZLES;
use nonet_engine::generate;

#[test]
fn the_script_paints_the_puzzles_that_the_app_starts_with() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/first.js");
    let script = fs::read_to_string(path).unwrap();
    let painted: Vec<&str> = script.split('"').filter(|text| text.len() == 81).collect();
    let of_app: Vec<String> =
        (0..FIRST_PUZZLES).map(|seed| generate::starter(seed).givens.to_string()).collect();
    assert_eq!(painted, of_app);
}
