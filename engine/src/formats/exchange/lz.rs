//! The compression of links to f-puzzles and `SudokuPad`: an LZ78 dictionary over UTF-16 units, with
//! codes of growing width, written as base64. Known as `LZString.compressToBase64`.
//!
//! Code 0 is a new unit of 8 bits, 1 a new unit of 16 bits, and 2 the end. Other codes are entries of
//! the dictionary. The bits of a code come least significant first, six to a character, most
//! significant first.

use std::collections::HashMap;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Maximum length of decompressed data in UTF-16 units. A few bytes can expand to gigabytes.
const MAX_UNITS: usize = 2_000_000;

/// The width of codes: it grows by a bit each time the dictionary has used up a power of two.
struct Width {
    bits: u32,
    /// Number of entries until the width grows.
    left: u32,
}

impl Width {
    const START: Self = Self { bits: 2, left: 2 };

    /// Counts an entry of the dictionary.
    fn grow(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.bits;
            self.bits += 1;
        }
    }
}

struct BitReader<'a> {
    data: &'a [u8],
    /// Index of the next bit.
    at: usize,
}

impl BitReader<'_> {
    fn read(&mut self, bits: u32) -> Option<u32> {
        let mut code = 0;
        for bit in 0..bits {
            let value = *self.data.get(self.at / 6)?;
            code |= u32::from(value >> (5 - self.at % 6) & 1) << bit;
            self.at += 1;
        }
        Some(code)
    }
}

/// Decompresses a text. `None` if it is damaged, incomplete, or expands to over two million units.
pub fn decompress(text: &str) -> Option<String> {
    let index = |symbol: u8| match symbol {
        b'A'..=b'Z' => Some(symbol - b'A'),
        b'a'..=b'z' => Some(symbol - b'a' + 26),
        b'0'..=b'9' => Some(symbol - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let data: Vec<u8> = text.trim_end_matches('=').bytes().map(index).collect::<Option<_>>()?;
    let mut reader = BitReader { data: &data, at: 0 };
    // An entry is a part of the result: its start and its length in units.
    let mut entries: Vec<(usize, usize)> = vec![(0, 0); 3];
    let mut result: Vec<u16> = Vec::new();
    let mut last: Option<(usize, usize)> = None;
    let mut width = Width::START;
    loop {
        let start = result.len();
        let code = reader.read(width.bits)?;
        match code {
            0 | 1 => {
                result.push(reader.read(if code == 0 { 8 } else { 16 })? as u16);
                entries.push((start, 1));
                width.grow();
            }
            2 => break,
            code => {
                let (from, length) = match entries.get(code as usize) {
                    Some(&entry) => entry,
                    // The entry that this code completes: the last one and its first unit again.
                    None if code as usize == entries.len() => {
                        last.map(|(from, length)| (from, length + 1))?
                    }
                    None => return None,
                };
                if start + length > MAX_UNITS {
                    return None;
                }
                for index in from..from + length {
                    result.push(result[index]);
                }
            }
        }
        if let Some((from, length)) = last {
            // The last part, continued by the first unit of this one, which follows it.
            entries.push((from, length + 1));
        }
        // Also for the first code: the compressor is one entry ahead.
        width.grow();
        last = Some((start, result.len() - start));
    }
    String::from_utf16(&result).ok()
}

#[derive(Default)]
struct BitWriter {
    text: String,
    value: u8,
    count: u32,
}

impl BitWriter {
    fn write(&mut self, code: u32, bits: u32) {
        for bit in 0..bits {
            self.value = self.value << 1 | (code >> bit & 1) as u8;
            self.count += 1;
            if self.count == 6 {
                self.text.push(char::from(ALPHABET[usize::from(self.value)]));
                (self.value, self.count) = (0, 0);
            }
        }
    }

    /// Fills the last character, which is there even without bits, and the last group of four.
    fn end(mut self) -> String {
        self.value <<= 6 - self.count;
        self.text.push(char::from(ALPHABET[usize::from(self.value)]));
        while !self.text.len().is_multiple_of(4) {
            self.text.push('=');
        }
        self.text
    }
}

/// Compresses a text.
pub fn compress(text: &str) -> String {
    // Entry and next unit to longer entry. The empty entry is 0.
    let mut longer: HashMap<(u32, u16), u32> = HashMap::new();
    // Entries of one unit that have not been written yet, with that unit.
    let mut new: HashMap<u32, u16> = HashMap::new();
    let mut writer = BitWriter::default();
    let (mut next, mut entry, mut width) = (3, 0, Width::START);
    let write = |entry, new: &mut HashMap<u32, u16>, writer: &mut BitWriter, width: &mut Width| {
        if let Some(unit) = new.remove(&entry) {
            let is_wide = unit > 255;
            writer.write(u32::from(is_wide), width.bits);
            writer.write(u32::from(unit), if is_wide { 16 } else { 8 });
            width.grow();
        } else {
            writer.write(entry, width.bits);
        }
        width.grow();
    };
    for unit in text.encode_utf16() {
        let single = *longer.entry((0, unit)).or_insert_with(|| {
            new.insert(next, unit);
            next += 1;
            next - 1
        });
        if entry == 0 {
            entry = single;
        } else if let Some(&known) = longer.get(&(entry, unit)) {
            entry = known;
        } else {
            write(entry, &mut new, &mut writer, &mut width);
            longer.insert((entry, unit), next);
            next += 1;
            entry = single;
        }
    }
    if entry != 0 {
        write(entry, &mut new, &mut writer, &mut width);
    }
    writer.write(2, width.bits);
    writer.end()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made with version 1.5.0 of the JavaScript library.
    const KNOWN: [(&str, &str); 7] = [
        ("", "Q==="),
        ("a", "IZA="),
        ("aaaaaaaaaaaaaaaaaaaa", "IY1/kA=="),
        ("hello", "BYUwNmD2Q==="),
        ("héllo wörld ☃ 数独 😀 数独", "BYS4NmD2AEDuBvAnMATahgMmoB1NA3TtQvBuAAe9jkA="),
        (
            r#"{"size":9,"grid":[[{},{},{"value":5,"given":true}]]}"#,
            "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXOeAVlTQgpgDsEAXDBogF1BRIA",
        ),
        ("abcabcabcabcabcdefabcdef", "IYIwxqHpkCYKYDM5KA=="),
    ];

    #[test]
    fn known_texts_are_compressed_and_decompressed() {
        for (text, data) in KNOWN {
            assert_eq!(compress(text), data);
            assert_eq!(decompress(data).as_deref(), Some(text));
        }
    }

    #[test]
    fn damaged_data_gives_nothing() {
        for data in ["", "A", "N4Ig", "*", "////////", "BYUwNmD2"] {
            assert_eq!(decompress(data), None, "{data}");
        }
    }

    #[test]
    fn data_that_expands_without_end_is_refused() {
        let bomb = compress(&"a".repeat(2_100_000));
        assert!(bomb.len() < 10_000);
        assert_eq!(decompress(&bomb), None);
    }
}
