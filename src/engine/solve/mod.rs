//! Finding and counting solutions.
