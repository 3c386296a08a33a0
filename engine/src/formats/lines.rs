//! Lists of up to a million short texts in one allocation. A `String` for each line would take more
//! memory than its text, and one allocation is quick to send between threads.

use crate::Mismatch;

/// A list of texts, stored one after the other with the index of each end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "(String, Vec<u32>)", into = "(String, Vec<u32>)"))]
pub struct Lines {
    text: String,
    ends: Vec<u32>,
}

impl Lines {
    /// The number of texts.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds a text.
    pub fn push(&mut self, line: &str) {
        self.text.push_str(line);
        self.ends.push(self.text.len() as u32);
    }

    /// The text at an index. Empty if there is none.
    pub fn get(&self, at: usize) -> &str {
        let start =
            if at == 0 { 0 } else { self.ends.get(at - 1).map_or(self.text.len(), |&end| end as usize) };
        let end = self.ends.get(at).map_or(self.text.len(), |&end| end as usize);
        self.text.get(start..end).unwrap_or_default()
    }

    /// All texts, in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.len()).map(|at| self.get(at))
    }

    /// The texts from one index up to, but not including, another, as a new list.
    #[must_use]
    pub fn part(&self, from: usize, to: usize) -> Self {
        (from..to.min(self.len())).map(|at| self.get(at)).collect()
    }
}

impl TryFrom<(String, Vec<u32>)> for Lines {
    type Error = Mismatch;
    fn try_from((text, ends): (String, Vec<u32>)) -> Result<Self, Mismatch> {
        let is_whole = ends.last().map_or(0, |&end| end as usize) == text.len();
        if is_whole && ends.is_sorted() && ends.iter().all(|&end| text.is_char_boundary(end as usize)) {
            Ok(Self { text, ends })
        } else {
            Err(Mismatch::new("Lines"))
        }
    }
}

impl From<Lines> for (String, Vec<u32>) {
    fn from(Lines { text, ends }: Lines) -> Self {
        (text, ends)
    }
}

impl<'a> FromIterator<&'a str> for Lines {
    fn from_iter<I: IntoIterator<Item = &'a str>>(lines: I) -> Self {
        let mut all = Self::default();
        lines.into_iter().for_each(|line| all.push(line));
        all
    }
}

/// Maximum length of a line in bytes. The rest is cut off. The longest board has 625 cells, and the
/// reader ignores what follows the puzzle.
const LONGEST: usize = 2_000;

/// Splits a file into lines that may hold a puzzle. It counts empty lines and comments, which start
/// with `#`, but skips them. It takes the file in slices of any length and keeps only the line that
/// a slice ends in.
#[derive(Clone, Default, Debug)]
pub struct Splitter {
    /// The beginning of a line whose end is in a later slice.
    open: Vec<u8>,
    /// The number of lines so far.
    number: u32,
}

impl Splitter {
    /// Calls `line` with each line that ends in this slice, and with its number from 1.
    pub fn feed(&mut self, slice: &[u8], mut line: impl FnMut(u32, &str)) {
        let mut rest = slice;
        while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
            if self.open.is_empty() {
                self.number += 1;
                hand_out(&rest[..end], self.number, &mut line);
            } else {
                self.keep(&rest[..end]);
                self.end(&mut line);
            }
            rest = &rest[end + 1..];
        }
        self.keep(rest);
    }

    /// Calls `line` with the last line, if no line break follows it.
    pub fn end(&mut self, mut line: impl FnMut(u32, &str)) {
        if !self.open.is_empty() {
            self.number += 1;
            hand_out(&std::mem::take(&mut self.open), self.number, &mut line);
        }
    }

    fn keep(&mut self, part: &[u8]) {
        let room = LONGEST.saturating_sub(self.open.len());
        self.open.extend_from_slice(&part[..part.len().min(room)]);
    }
}

fn hand_out(bytes: &[u8], number: u32, line: &mut impl FnMut(u32, &str)) {
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(LONGEST)]);
    let text = text.trim_start_matches('\u{feff}').trim();
    if !text.is_empty() && !text.starts_with('#') {
        line(number, text);
    }
}

/// The line without a leading number and the comma or tab after it. Files with columns number their
/// lines, such as those of the workbench.
pub fn without_number(line: &str) -> &str {
    match line.split_once([',', '\t']) {
        Some((number, rest)) if number.parse::<u32>().is_ok() => rest,
        _ => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pushed_texts_are_in_the_list() {
        let lines: Lines = ["one", "", "drei ü"].into_iter().collect();
        assert_eq!(lines.len(), 3);
        assert_eq!(lines.iter().collect::<Vec<_>>(), ["one", "", "drei ü"]);
        assert_eq!(lines.get(3), "");
        assert_eq!(lines.part(1, 9), ["", "drei ü"].into_iter().collect());
        assert!(Lines::default().is_empty() && Lines::default().get(0).is_empty());
    }

    fn split(text: &[u8], slice: usize) -> Vec<(u32, String)> {
        let mut splitter = Splitter::default();
        let mut lines = Vec::new();
        for part in text.chunks(slice) {
            splitter.feed(part, |number, line| lines.push((number, line.to_owned())));
        }
        splitter.end(|number, line| lines.push((number, line.to_owned())));
        lines
    }

    #[test]
    fn lines_are_the_same_however_a_file_is_sliced() {
        let text = "\u{feff}first\r\n\n  # a comment\nsecönd\t9.0\r\n\r\nlast".as_bytes();
        let expected = [(1, "first"), (4, "secönd\t9.0"), (6, "last")].map(|(n, line)| (n, line.to_owned()));
        for slice in 1..=text.len() {
            assert_eq!(split(text, slice), expected, "slices of {slice}");
        }
        assert_eq!(split(b"", 1), []);
        assert_eq!(split(b"a\n", 1), [(1, "a".to_owned())]);
    }

    #[test]
    fn a_file_without_line_breaks_takes_little_memory() {
        let lines = split(&vec![b'x'; 100_000], 999);
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0].1.len(), LONGEST);
        assert_eq!(split(&[b'x'; 5_000], 5_000)[0].1.len(), LONGEST);
        assert_eq!(split(b"\xff1", 9)[0].1, "\u{fffd}1");
    }

    #[test]
    fn a_number_before_a_puzzle_is_skipped() {
        let cases =
            [("12,1..4", "1..4"), ("7\t1..4\tx", "1..4\tx"), ("1..4", "1..4"), (",1", ",1"), ("x,1", "x,1")];
        cases.into_iter().for_each(|(line, rest)| assert_eq!(without_number(line), rest));
        let solved = "1234341221434321,x";
        assert_eq!(without_number(solved), solved, "a solved board of 4 × 4 is no number");
    }
}
