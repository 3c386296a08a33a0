//! What the setter of a puzzle says about it: its title, who made it, the rules in the setter's own
//! words, and what is said at the end. It belongs to the game, and goes where the game goes.

use nonet_engine::formats::fields::{find, write};

/// Maximum length of the title and of the name of the setter, in characters.
const LONGEST_LINE: usize = 200;
/// Maximum length of the rules and of the message, in characters.
const LONGEST_TEXT: usize = 8_000;

/// What the setter says about a puzzle. What is empty was not said.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// The title, in one line. What the player calls the game is its label in the library.
    pub title: String,
    /// Who made the puzzle, in one line.
    pub author: String,
    /// The rules, in one or more lines.
    pub rules: String,
    /// What is said to whoever has solved the puzzle, in one or more lines.
    pub message: String,
}

impl About {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// This, without spaces around the texts, and each of them within its limit.
    #[must_use]
    pub fn trimmed(&self) -> Self {
        Self {
            title: one_line(&self.title),
            author: one_line(&self.author),
            rules: lines(&self.rules),
            message: lines(&self.message),
        }
    }

    /// Adds a line for each text.
    pub fn write(&self, text: &mut String) {
        let Self { title, author, rules, message } = self.trimmed();
        // Earlier versions know the title, and take it as it is.
        let fields = [
            ("title", title),
            ("author", author),
            ("rules", escaped(&rules)),
            ("message", escaped(&message)),
        ];
        for (name, value) in fields.into_iter().filter(|(_, value)| !value.is_empty()) {
            write(text, name, value);
        }
    }

    /// Reads the texts among other lines. What is missing is empty.
    pub fn read(text: &str) -> Self {
        let line = |name| find(text, name).unwrap_or_default();
        Self {
            title: line("title").to_owned(),
            author: line("author").to_owned(),
            rules: unescaped(line("rules")),
            message: unescaped(line("message")),
        }
        .trimmed()
    }
}

/// A text in one line.
fn one_line(text: &str) -> String {
    shortened(&text.trim().replace(char::is_whitespace, " "), LONGEST_LINE)
}

/// A text in lines that end with a line feed.
fn lines(text: &str) -> String {
    shortened(text.replace("\r\n", "\n").replace('\r', "\n").trim(), LONGEST_TEXT)
}

fn shortened(text: &str, longest: usize) -> String {
    text.chars().take(longest).collect::<String>().trim_end().to_owned()
}

/// A text of several lines in one.
fn escaped(text: &str) -> String {
    text.replace('\\', r"\\").replace('\n', r"\n")
}

fn unescaped(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut signs = line.chars();
    while let Some(sign) = signs.next() {
        match (sign, if sign == '\\' { signs.next() } else { None }) {
            ('\\', Some('n')) => text.push('\n'),
            ('\\', other) => text.extend(other),
            (sign, _) => text.push(sign),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_texts_come_back_from_their_lines() {
        let about = About {
            title: r"Two \n loops".to_owned(),
            author: "Ann Example".to_owned(),
            rules: "Normal rules.\n\nDigits on a \\ line \\n rise.\\".to_owned(),
            message: "Thank you!\nMore of them: soon.".to_owned(),
        };
        let mut text = "moves 1=2\n".to_owned();
        about.write(&mut text);
        assert_eq!(text.lines().count(), 5);
        assert_eq!(About::read(&text), about);
        assert_eq!(About::read("moves 1=2\n"), About::default());
    }

    #[test]
    fn texts_of_any_form_and_length_become_readable_ones() {
        let about = About {
            title: "  Two\r\nloops\t".to_owned(),
            author: "x".repeat(10_000),
            rules: "\r\n one\r\ntwo\rthree \n".to_owned(),
            message: "\u{1f600}".repeat(10_000),
        };
        let trimmed = about.trimmed();
        assert_eq!((trimmed.title.as_str(), trimmed.rules.as_str()), ("Two  loops", "one\ntwo\nthree"));
        assert_eq!((trimmed.author.len(), trimmed.message.chars().count()), (LONGEST_LINE, LONGEST_TEXT));
        let mut text = String::new();
        about.write(&mut text);
        assert_eq!(About::read(&text), trimmed);
    }
}
