//! Text kept on the device: one `name value` a line, in any order, names that
//! nobody knows passed over. Plain to read for a player who downloads it, and a
//! tenth of the wasm that a JSON reader takes. Called by saves and settings.

use std::fmt::Display;
use std::str::FromStr;

/// Adds a line. A value holds no line break: all that are kept are words,
/// numbers and boards.
pub fn write(text: &mut String, name: &str, value: impl Display) {
    let value = value.to_string();
    debug_assert!(!value.contains('\n'), "{name}");
    text.push_str(name);
    text.push(' ');
    text.push_str(&value);
    text.push('\n');
}

/// The value of a name; the first, if it stands there twice.
pub fn find<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
}

/// The value of a name, read.
///
/// # Errors
/// Names the field that is missing or does not read.
pub fn read<T: FromStr>(text: &str, name: &'static str) -> Result<T, String> {
    let value = find(text, name).ok_or_else(|| format!("{name} is missing"))?;
    value.parse().map_err(|_| format!("{name} does not read"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut text = String::new();
        write(&mut text, "moves", "1=5 2~3");
        write(&mut text, "empty", "");
        write(&mut text, "hints", 12);
        assert_eq!(find(&text, "moves"), Some("1=5 2~3"));
        assert_eq!(find(&text, "empty"), Some(""));
        assert_eq!(read::<u32>(&text, "hints"), Ok(12));
        assert_eq!(read::<u32>(&text, "hint"), Err("hint is missing".to_owned()));
        assert_eq!(read::<u32>(&text, "moves"), Err("moves does not read".to_owned()));
    }
}
