//! Reads a list line by line. A line that is not valid UTF-8 is reported with its
//! number, and the rest of the list is still read. Called by all examples that
//! read puzzles.

use std::io::{self, BufRead};

/// Reads the lines of a list, without line breaks. A bad line gives its error, such
/// as `line 3 is not valid UTF-8`.
///
/// # Errors
/// If the input cannot be read.
pub(crate) fn lines(input: impl BufRead) -> impl Iterator<Item = io::Result<Result<String, String>>> {
    input.split(b'\n').zip(1_u64..).map(|(line, number)| {
        let mut line = line?;
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        Ok(String::from_utf8(line).map_err(|_| format!("line {number} is not valid UTF-8")))
    })
}
