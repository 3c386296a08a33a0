//! Playing one puzzle.
