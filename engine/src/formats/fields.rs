//! The text format of saves and settings: one `name value` per line, in any order. The reader skips
//! unknown names. Players can read the text, and its reader is a tenth of a JSON reader's size.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// Why [`read`] found no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FieldError {
    /// No line has this name.
    Missing(&'static str),
    /// The value of this name cannot be parsed.
    Invalid(&'static str),
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(name) => write!(f, "the field {name} is missing"),
            Self::Invalid(name) => write!(f, "the field {name} is invalid"),
        }
    }
}

impl Error for FieldError {}

/// Adds a line.
///
/// # Panics
/// In debug builds, if the value contains a line break.
pub fn write(text: &mut String, name: &str, value: impl fmt::Display) {
    let value = value.to_string();
    debug_assert!(!value.contains('\n'), "{name}");
    text.push_str(name);
    text.push(' ');
    text.push_str(&value);
    text.push('\n');
}

/// Finds the first value of a name.
pub fn find<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
}

/// Finds the first value of a name and parses it.
///
/// # Errors
/// If the field is missing or its value cannot be parsed.
pub fn read<T: FromStr>(text: &str, name: &'static str) -> Result<T, FieldError> {
    let value = find(text, name).ok_or(FieldError::Missing(name))?;
    value.parse().map_err(|_| FieldError::Invalid(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_fields_are_read_back() {
        let mut text = String::new();
        write(&mut text, "moves", "1=5 2~3");
        write(&mut text, "empty", "");
        write(&mut text, "hints", 12);
        assert_eq!(find(&text, "moves"), Some("1=5 2~3"));
        assert_eq!(find(&text, "empty"), Some(""));
        assert_eq!(read::<u32>(&text, "hints"), Ok(12));
        assert_eq!(read::<u32>(&text, "hint"), Err(FieldError::Missing("hint")));
        assert_eq!(read::<u32>(&text, "moves"), Err(FieldError::Invalid("moves")));
    }
}
