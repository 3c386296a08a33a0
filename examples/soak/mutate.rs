//! Random noise, and random damage to valid texts and bytes.

use nonet_engine::random::index;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// Texts that readers often fail on.
const ODD: [&str; 32] = [
    "",
    "\0",
    "\n",
    "\r",
    "\r\n",
    "\t",
    " ",
    "\u{feff}",
    "\u{202e}",
    "\u{300}",
    "é",
    "９",
    "٣",
    "𝟙",
    "🂡",
    "\u{a0}",
    "-",
    "+",
    "=",
    ",",
    ".",
    "0",
    "-1",
    "1e99",
    "NaN",
    "255",
    "256",
    "65535",
    "65536",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
];

/// A random item, copied.
pub(crate) fn pick<T: Copy>(rng: &mut ChaCha8Rng, items: &[T]) -> T {
    items[index(rng, items.len())]
}

/// A random item.
pub(crate) fn one_of<T>(rng: &mut ChaCha8Rng, mut items: Vec<T>) -> T {
    items.swap_remove(index(rng, items.len()))
}

/// True with a probability of one in `many`.
pub(crate) fn one_in(rng: &mut ChaCha8Rng, many: u32) -> bool {
    rng.random_range(0..many) == 0
}

/// At most `most` random bytes.
pub(crate) fn noise(rng: &mut ChaCha8Rng, most: usize) -> Vec<u8> {
    (0..index(rng, most + 1)).map(|_| rng.random()).collect()
}

/// Random text: any characters, or only those that the readers know.
pub(crate) fn noise_text(rng: &mut ChaCha8Rng, most: usize) -> String {
    const KNOWN: &[u8] = b"0123456789.*_ABCRP+-=!~x,# \n\t|/:#{}[]\"";
    if one_in(rng, 2) {
        return String::from_utf8_lossy(&noise(rng, most)).into_owned();
    }
    (0..index(rng, most + 1)).map(|_| char::from(pick(rng, KNOWN))).collect()
}

/// Bytes with one to four changes: flipped bits, cuts, parts doubled, removed or
/// overwritten, odd texts.
pub(crate) fn bytes(rng: &mut ChaCha8Rng, valid: &[u8]) -> Vec<u8> {
    let mut bytes = valid.to_vec();
    for _ in 0..rng.random_range(1..5_u32) {
        change(rng, &mut bytes);
    }
    bytes
}

fn change(rng: &mut ChaCha8Rng, bytes: &mut Vec<u8>) {
    let (from, to) = range(rng, bytes.len());
    match rng.random_range(0..8_u32) {
        0 if !bytes.is_empty() => {
            let at = index(rng, bytes.len());
            bytes[at] ^= 1 << rng.random_range(0..8_u32);
        }
        1 => bytes.truncate(from),
        2 => drop(bytes.drain(from..to)),
        3 => {
            let part = bytes[from..to].to_vec();
            let at = index(rng, bytes.len() + 1);
            bytes.splice(at..at, part);
        }
        4 => bytes[from..to].fill(rng.random()),
        5 => bytes[from..to].reverse(),
        6 => {
            let at = index(rng, bytes.len() + 1);
            bytes.insert(at, pick(rng, &[0, 1, 0x7f, 0x80, 0xc0, 0xfe, 0xff]));
        }
        _ => drop(bytes.splice(from..to.min(from + 3), pick(rng, &ODD).bytes())),
    }
}

/// Text with one to four changes: those of [`bytes`], lines swapped, doubled or
/// removed, numbers and words replaced.
pub(crate) fn text(rng: &mut ChaCha8Rng, valid: &str) -> String {
    let mut text = valid.to_owned();
    for _ in 0..rng.random_range(1..5_u32) {
        text = match rng.random_range(0..6_u32) {
            0 => lines(rng, &text),
            1 => words(rng, &text),
            2 | 3 => number(rng, &text),
            _ => String::from_utf8_lossy(&bytes(rng, text.as_bytes())).into_owned(),
        };
    }
    text
}

fn lines(rng: &mut ChaCha8Rng, text: &str) -> String {
    let mut lines: Vec<&str> = text.split('\n').collect();
    let (one, other) = (index(rng, lines.len()), index(rng, lines.len()));
    match rng.random_range(0..3_u32) {
        0 => lines.swap(one, other),
        1 => lines.insert(one, lines[other]),
        _ => drop(lines.remove(one)),
    }
    lines.join("\n")
}

/// Swaps words, or replaces one by an odd text.
fn words(rng: &mut ChaCha8Rng, text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let (one, other) = (index(rng, words.len()), index(rng, words.len()));
    if one_in(rng, 2) {
        words.swap(one, other);
    } else {
        words[one] = pick(rng, &ODD);
    }
    words.join(" ")
}

/// Replaces a number by an extreme one.
fn number(rng: &mut ChaCha8Rng, text: &str) -> String {
    const EXTREME: [&str; 10] = [
        "0",
        "1",
        "254",
        "255",
        "256",
        "65535",
        "4294967295",
        "4294967296",
        "18446744073709551614",
        "18446744073709551615",
    ];
    // Longer words of digits are boards.
    let is_number = |word: &&str| word.len() <= 20 && word.bytes().all(|byte| byte.is_ascii_digit());
    let numbers: Vec<&str> = text.split_whitespace().filter(is_number).collect();
    if numbers.is_empty() {
        return text.to_owned();
    }
    let at = pick(rng, &numbers).as_ptr().addr() - text.as_ptr().addr();
    let rest = text[at..].trim_start_matches(|symbol: char| symbol.is_ascii_digit());
    format!("{}{}{rest}", &text[..at], pick(rng, &EXTREME))
}

/// A random part of a text of this length.
fn range(rng: &mut ChaCha8Rng, length: usize) -> (usize, usize) {
    let (one, other) = (index(rng, length + 1), index(rng, length + 1));
    (one.min(other), one.max(other))
}
