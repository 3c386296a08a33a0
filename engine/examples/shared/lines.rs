//! Reads a list line by line, and reports a bad line as `error: line 3: reason`. The rest of
//! the list is still read. All examples that read lists use this.

use std::fmt::Display;
use std::io::{self, BufRead, Write};

/// The lines of a list.
pub(crate) struct Lines<R> {
    input: R,
    /// The number of the current line, counted from 1.
    number: u64,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `input`.
    pub(crate) fn new(input: R) -> Self {
        Self { input, number: 0 }
    }

    /// Reads the next line, without its line break. Lines that are not valid UTF-8 are reported
    /// to `errors` and skipped. `None` at the end.
    pub(crate) fn read(&mut self, errors: &mut impl Write) -> io::Result<Option<String>> {
        loop {
            let mut line = Vec::new();
            if self.input.read_until(b'\n', &mut line)? == 0 {
                return Ok(None);
            }
            self.number += 1;
            let line = line.strip_suffix(b"\n").unwrap_or(&line);
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            match std::str::from_utf8(line) {
                Ok(line) => return Ok(Some(line.to_owned())),
                Err(_) => self.report(errors, "not valid UTF-8")?,
            }
        }
    }

    /// Reports to `errors` what is wrong with the current line.
    pub(crate) fn report(&self, errors: &mut impl Write, fault: impl Display) -> io::Result<()> {
        writeln!(errors, "error: line {}: {fault}", self.number)
    }
}
