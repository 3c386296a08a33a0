//! A clue of each kind on the 9 x 9 board, for tests.

use nonet_engine::Variant;
use nonet_engine::rules::{KINDS, Takes};

/// One clue of each kind, as rules write it.
pub(super) const CLUES: [&str; 45] = [
    "digits:r9c9=1,2",
    "killer:r1c1,r1c2,r2c1=12",
    "little-killer:r1c2-r8c9=20",
    "thermo:r1c1-r1c3-r3c5",
    "slow-thermo:r9c1-r7c1",
    "arrow:r4c4/r4c5-r4c7-r6c7",
    "double-arrow:r1c1-r5c5",
    "difference:r1c1,r1c2",
    "ratio:r2c2,r3c2=3",
    "no-other-difference",
    "no-other-ratio",
    "x:r5c5,r5c6",
    "v:r5c5,r6c5",
    "no-other-xv",
    "greater:r3c3,r3c4",
    "minimum:r8c8",
    "maximum:r2c8",
    "whisper:r1c1-r4c4",
    "renban:r2c1-r5c1",
    "nabner:r2c3-r2c5",
    "palindrome:r6c1-r6c6",
    "clone:r1c1,r1c2/r8c8,r8c9",
    "between:r3c1-r3c6",
    "lockout:r4c1-r4c5",
    "region-sum:r7c1-r7c9",
    "zipper:r8c1-r8c7",
    "ten-line:r9c2-r9c6",
    "entropic:r1c9-r5c9",
    "modular:r6c9-r9c9",
    "quadruple:r5c2,r5c3,r6c2,r6c3=1,1,5",
    "sandwich:r3c1-r3c9=7",
    "x-sum:r1c4-r9c4=20",
    "room:r9c7-r1c7=3",
    "skyscraper:r5c9-r5c1=4",
    "column-indexer:r5c5",
    "row-indexer:r6c6",
    "circles:r1c5,r2c6,r7c7",
    "global-entropy",
    "anti-taxicab",
    "lunchbox:r1c1-r1c4=10",
    "look-and-say:r1c1-r1c4=1,5",
    "rellik:r1c1-r1c3=9",
    "equal-sum:r1c1,r1c2/r3c3",
    "hidden-skyscraper:r1c1-r9c1=4",
    "full-rank:r1c1-r1c9=4",
];

/// The board with one of these clues.
pub(super) fn board(clue: &str) -> Variant {
    format!("9x9+{clue}").parse().unwrap()
}

#[test]
fn there_is_a_clue_of_each_kind() {
    let clues = KINDS.iter().filter(|kind| matches!(kind.takes, Takes::Clue(_)));
    let names: Vec<&str> = clues.map(|kind| kind.name).collect();
    assert_eq!(CLUES.map(|clue| clue.split(':').next().unwrap()).to_vec(), names);
    for clue in CLUES {
        assert_eq!(board(clue).to_string(), format!("9x9+{clue}"));
    }
}
