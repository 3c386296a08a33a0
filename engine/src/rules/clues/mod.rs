//! The kinds of clues: sums, lines, dots and the like. Each is one file and one line of
//! [`KINDS`](super::KINDS). The feature `clues` has them.

pub(super) mod arrow;
pub(super) mod between;
pub(super) mod circles;
pub(super) mod compare;
pub(super) mod digits;
pub(super) mod entropic;
pub(super) mod equal_sum;
pub(super) mod full_rank;
pub(super) mod indexer;
pub(super) mod killer;
pub(super) mod kropki;
pub(super) mod little_killer;
pub(super) mod look_and_say;
pub(super) mod lunchbox;
pub(super) mod nabner;
pub(super) mod palindrome;
pub(super) mod quadruple;
pub(super) mod region_sum;
pub(super) mod rellik;
pub(super) mod renban;
pub(super) mod sandwich;
pub(super) mod skyscraper;
pub(super) mod taxicab;
pub(super) mod ten_line;
pub(super) mod thermo;
pub(super) mod whisper;
pub(super) mod x_sum;
pub(super) mod xv;
pub(super) mod zipper;

use super::{
    Automaton, Band, Clue, Constraint, Dot, End, Frame, Kind, Margin, Meaning, NO_LINE, Shape, Term, Tips,
    Usual, consecutive, differ, no_shapes,
};
