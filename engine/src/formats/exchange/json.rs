//! A small JSON reader. Each value knows its place in the text, for errors. It also reads the
//! shortened notation in `SudokuPad`'s links, which no JSON library reads: names without quotes, `'`
//! for `"`, `t` and `f`, nothing for `{}`, and `#RRGGBB` without quotes.

use super::TextFault;
use super::fault::{Bad, bad};

/// Maximum depth of lists and objects. Puzzles need about six.
const MAX_DEPTH: usize = 32;

/// A value and its index in bytes.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Json {
    pub(super) at: usize,
    pub(super) value: Value,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Value {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    /// Names and values, in the order of the text.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// The value of a name. `None` if this is no object or has no such name.
    pub(super) fn get(&self, name: &str) -> Option<&Self> {
        self.entries().iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    /// Names and values of an object. Empty for other values.
    pub(super) fn entries(&self) -> &[(String, Self)] {
        if let Value::Object(entries) = &self.value { entries } else { &[] }
    }

    pub(super) fn as_list(&self) -> Option<&[Self]> {
        if let Value::List(items) = &self.value { Some(items) } else { None }
    }

    pub(super) fn as_text(&self) -> Option<&str> {
        if let Value::Text(text) = &self.value { Some(text) } else { None }
    }

    /// A whole number, also one in quotes.
    pub(super) fn as_whole(&self) -> Option<u32> {
        match &self.value {
            Value::Number(number) if number.fract() == 0.0 && (0.0..=4_294_967_295.0).contains(number) => {
                #[allow(clippy::cast_sign_loss)] // checked
                Some(*number as u32)
            }
            Value::Text(text) => text.trim().parse().ok(),
            _ => None,
        }
    }

    pub(super) fn is_true(&self) -> bool {
        self.value == Value::Bool(true)
    }

    /// Whether the value says anything: not null, false, 0 or empty.
    pub(super) fn has_content(&self) -> bool {
        match &self.value {
            Value::Null => false,
            Value::Bool(is_set) => *is_set,
            Value::Number(number) => *number != 0.0,
            Value::Text(text) => !text.trim().is_empty(),
            // The 0 of a list is a coordinate.
            Value::List(items) => {
                items.iter().any(|item| item.has_content() || matches!(item.value, Value::Number(_)))
            }
            Value::Object(entries) => !entries.is_empty(),
        }
    }

    /// Whether an entry of this name says anything. If there are several, one is enough.
    pub(super) fn says(&self, name: &str) -> bool {
        self.entries().iter().any(|(known, value)| known == name && value.has_content())
    }

    /// The value as in an error message.
    pub(super) fn shown(&self) -> String {
        match &self.value {
            Value::Null => "null".to_owned(),
            Value::Bool(is_set) => is_set.to_string(),
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text.chars().take(40).collect(),
            Value::List(_) => "[…]".to_owned(),
            Value::Object(_) => "{…}".to_owned(),
        }
    }
}

/// Reads a value from an index on, in JSON or else in the short notation. Returns it with the index
/// of its end.
pub(super) fn parse(text: &str, at: usize) -> Result<(Json, usize), Bad> {
    let read = |is_short| {
        let mut reader = Reader { text, at, is_short };
        reader.value(0).map(|value| (value, reader.at))
    };
    // The first name has no quotes.
    let body = text[at..].trim_start_matches([' ', '\n', '\t', '[', '{']);
    let opens = text[at..text.len() - body.len()].contains('{');
    if opens && body.starts_with(char::is_alphabetic) { read(true) } else { read(false) }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// Whether the short notation is allowed.
    is_short: bool,
}

impl Reader<'_> {
    fn fail<T>(&self, what: &'static str) -> Result<T, Bad> {
        bad(self.at, TextFault::Json(what))
    }

    /// The next character that is no white space.
    fn peek(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        let body = rest.trim_start_matches([' ', '\n', '\t']);
        self.at += rest.len() - body.len();
        body.chars().next()
    }

    /// Skips the character, if it is the next one.
    fn accept(&mut self, symbol: char) -> bool {
        let is_next = self.peek() == Some(symbol);
        if is_next {
            self.at += symbol.len_utf8();
        }
        is_next
    }

    fn value(&mut self, depth: usize) -> Result<Json, Bad> {
        if depth > MAX_DEPTH {
            return self.fail("too many nested brackets");
        }
        let next = self.peek();
        let at = self.at;
        let value = match next {
            None => return self.fail("the text ends too early"),
            Some('{') => Value::Object(self.object(depth)?),
            Some('[') => Value::List(self.list(depth)?),
            Some('"') => Value::Text(self.quoted('"')?),
            Some('\'') if self.is_short => Value::Text(self.quoted('\'')?),
            Some(',' | ']' | '}') if self.is_short => Value::Object(Vec::new()),
            Some(_) => self.word()?,
        };
        Ok(Json { at, value })
    }

    fn list(&mut self, depth: usize) -> Result<Vec<Json>, Bad> {
        self.at += 1;
        let mut items = Vec::new();
        if self.accept(']') {
            return Ok(items);
        }
        loop {
            items.push(self.value(depth + 1)?);
            if self.accept(']') {
                return Ok(items);
            }
            if !self.accept(',') {
                return self.fail("a comma or ] is expected");
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Vec<(String, Json)>, Bad> {
        self.at += 1;
        let mut entries = Vec::new();
        if self.accept('}') {
            return Ok(entries);
        }
        loop {
            let name = match self.peek() {
                Some('"') => self.quoted('"')?,
                Some('\'') if self.is_short => self.quoted('\'')?,
                Some(_) if self.is_short => self.bare().to_owned(),
                _ => return self.fail("a name in quotes is expected"),
            };
            if !self.accept(':') {
                return self.fail("a colon is expected");
            }
            entries.push((name, self.value(depth + 1)?));
            if self.accept('}') {
                return Ok(entries);
            }
            if !self.accept(',') {
                return self.fail("a comma or } is expected");
            }
        }
    }

    /// The text up to the next punctuation mark.
    fn bare(&mut self) -> &str {
        let rest = &self.text[self.at..];
        let end = rest.find([',', ':', '[', ']', '{', '}', '"', '\'', '\n']).unwrap_or(rest.len());
        self.at += end;
        rest[..end].trim_end()
    }

    fn word(&mut self) -> Result<Value, Bad> {
        let (at, is_short) = (self.at, self.is_short);
        let value = match self.bare() {
            "null" => Value::Null,
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            "t" if is_short => Value::Bool(true),
            "f" if is_short => Value::Bool(false),
            word => match word.parse::<f64>() {
                Ok(number) if number.is_finite() => Value::Number(number),
                _ if is_short && !word.is_empty() => Value::Text(word.to_owned()),
                _ => return bad(at, TextFault::Json("a value is expected")),
            },
        };
        Ok(value)
    }

    fn quoted(&mut self, quote: char) -> Result<String, Bad> {
        let start = self.at;
        let rest = &self.text[start + 1..];
        let mut text = String::new();
        let mut symbols = rest.char_indices();
        while let Some((index, symbol)) = symbols.next() {
            self.at = start + 1 + index;
            match symbol {
                symbol if symbol == quote => {
                    self.at += 1;
                    return Ok(text);
                }
                '\\' => match symbols.next() {
                    Some((_, 'n')) => text.push('\n'),
                    Some((_, 't')) => text.push('\t'),
                    Some((_, 'r' | 'b' | 'f')) => text.push(' '),
                    Some((_, 'u')) => {
                        let Some((symbol, length)) = escaped(&rest[index..]) else {
                            return self.fail("four hexadecimal digits are expected after \\u");
                        };
                        text.push(symbol);
                        symbols = rest.char_indices();
                        symbols.by_ref().take_while(|&(at, _)| at + 1 < index + length).for_each(drop);
                    }
                    Some((_, symbol)) => text.push(symbol),
                    None => break,
                },
                symbol => text.push(symbol),
            }
        }
        bad(start, TextFault::Json("a quotation mark is not closed"))
    }
}

/// The character of `\uXXXX` or of a pair of such, with the length of its text.
fn escaped(text: &str) -> Option<(char, usize)> {
    let unit = |from: usize| {
        let digits = text.get(from..from + 6)?.strip_prefix("\\u")?;
        u16::from_str_radix(digits, 16).ok()
    };
    let first = unit(0)?;
    let pair = [first, unit(6).unwrap_or_default()];
    match char::decode_utf16(pair).next() {
        Some(Ok(symbol)) if symbol.len_utf16() == 2 => Some((symbol, 12)),
        Some(Ok(symbol)) => Some((symbol, 6)),
        _ => Some((char::REPLACEMENT_CHARACTER, 6)),
    }
}

/// Adds a text in quotation marks.
pub(super) fn write_text(out: &mut String, text: &str) {
    out.push('"');
    for symbol in text.chars() {
        match symbol {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            symbol if symbol < ' ' => out.push(' '),
            symbol => out.push(symbol),
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Json {
        parse(text, 0).unwrap().0
    }

    #[test]
    fn json_is_read_with_places() {
        let read = value(r#"{"a": [1, -2.5e1, "x\"\u00e9\ud83d\ude00\n"], "b": {"c": null, "d": true}}"#);
        let list = read.get("a").unwrap();
        assert_eq!(list.at, 6);
        let items = list.as_list().unwrap();
        assert_eq!((items[0].as_whole(), items[1].as_whole()), (Some(1), None));
        assert_eq!(items[2].as_text(), Some("x\"é😀\n"));
        assert!(read.get("b").unwrap().get("d").unwrap().is_true());
        assert!(!read.get("b").unwrap().get("c").unwrap().has_content());
        let mut written = String::new();
        write_text(&mut written, "a\"b\\c\nd");
        assert_eq!(value(&written).as_text(), Some("a\"b\\c\nd"));
    }

    #[test]
    fn the_short_notation_is_read() {
        let read = value("{ce:[[,{v:5},],[{v:'7'},,]],c:#ff8800,b:t,n:f,t:'it\\'s'}");
        let rows = read.get("ce").unwrap().as_list().unwrap();
        assert_eq!(rows[0].as_list().unwrap().len(), 3);
        assert_eq!(rows[0].as_list().unwrap()[1].get("v").unwrap().as_whole(), Some(5));
        assert_eq!(rows[1].as_list().unwrap()[0].get("v").unwrap().as_whole(), Some(7));
        assert_eq!(read.get("c").unwrap().as_text(), Some("#ff8800"));
        assert!(read.get("b").unwrap().is_true() && !read.get("n").unwrap().has_content());
        assert_eq!(read.get("t").unwrap().as_text(), Some("it's"));
    }

    #[test]
    fn faults_have_places() {
        for (text, at, what) in [
            ("{\"a\":}", 5, "a value is expected"),
            ("{\"a\" 1}", 5, "a colon is expected"),
            ("[1 2]", 1, "a value is expected"),
            ("[1, 2", 5, "a comma or ] is expected"),
            ("[\"a", 1, "a quotation mark is not closed"),
            ("[\"\\u12\"]", 2, "four hexadecimal digits are expected after \\u"),
        ] {
            let error = parse(text, 0).unwrap_err();
            assert_eq!((error.at, error.fault), (at, TextFault::Json(what)), "{text}");
        }
        assert!(parse(&"[".repeat(100_000), 0).is_err());
    }
}
