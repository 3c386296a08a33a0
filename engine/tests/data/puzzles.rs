//! A puzzle that most tests use. The tests of both crates include this file by path.

#![allow(dead_code)] // not every test binary uses both

/// A classic puzzle of 30 givens.
pub(crate) const PUZZLE: &str =
    ".2....5938..5..46.94..6...8..2.3.....6..8.73.7..2.........4.38..7....6..........5";

/// Its only solution.
pub(crate) const SOLUTION: &str =
    "126478593837592461945361278412937856569184732783256914251649387374815629698723145";
