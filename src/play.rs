//! A small engine API for play.
