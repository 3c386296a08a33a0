//! One binary for page and worker.

fn main() {}
