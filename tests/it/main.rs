//! All native integration tests in one binary: linked once, run in parallel.

mod oracle;
mod solving;
