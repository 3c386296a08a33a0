//! Text for players as data: an identifier with typed arguments. The sentence itself is in a Fluent
//! file (<https://projectfluent.org>), one file per language, and is rendered where it is shown. So
//! the engine and the game do not depend on a language.
//!
//! Declare messages with [`messages!`](crate::messages): each becomes a function.
//!
//! ```
//! use nonet_engine::message::Message;
//! use nonet_engine::{Digit, messages};
//!
//! messages! {
//!     /// Said after a move.
//!     fn digit_placed(digit: Digit, left: usize);
//! }
//!
//! let said = digit_placed(Digit::new(5).unwrap(), 3);
//! assert_eq!(said.to_string(), "digit_placed(digit: 5, left: 3)");
//! // In a Fluent file: digit_placed = { $digit } placed. { $left } left.
//! ```

use std::borrow::Cow;
use std::fmt;

use crate::{Digit, DigitSet};

/// One message. Compare, store or send it as data, and render it where it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Message {
    /// The identifier, then the names of the arguments, with a space between.
    signature: Cow<'static, str>,
    /// One value for each name.
    args: Vec<Arg>,
}

/// The value of an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Arg {
    /// A number. A language may choose the wording by it.
    Number(u64),
    /// Text that no language changes: a digit, a cell like `r1c4`, a rating, notation.
    Text(Cow<'static, str>),
    /// Several values, joined as the language does: `1, 2 and 3`.
    List(Vec<Arg>),
    /// A message within the message.
    Message(Box<Message>),
}

/// A message without arguments, made by [`labels!`](crate::labels). It costs less
/// code than a [`Message`] where most texts are single words, as in a user interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label(&'static str);

impl Label {
    /// Called by the functions that [`labels!`](crate::labels) makes.
    #[doc(hidden)]
    pub const fn declared(id: &'static str) -> Self {
        Self(id)
    }

    /// The identifier.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl From<Label> for Message {
    fn from(label: Label) -> Self {
        Self::declared(label.0)
    }
}

impl Message {
    /// Called by the functions that [`messages!`](crate::messages) makes.
    #[doc(hidden)]
    #[inline(never)]
    pub fn declared(signature: &'static str) -> Self {
        Self { signature: Cow::Borrowed(signature), args: Vec::new() }
    }

    /// Called by the functions that [`messages!`](crate::messages) makes. Not inlined,
    /// since it is called for each argument of each message.
    #[doc(hidden)]
    #[inline(never)]
    pub fn push(&mut self, arg: impl Into<Arg>) {
        self.args.push(arg.into());
    }

    /// A message whose identifier is known only at run time.
    pub(crate) fn without_arguments(id: String) -> Self {
        Self { signature: Cow::Owned(id), args: Vec::new() }
    }

    /// The identifier.
    pub fn id(&self) -> &str {
        self.signature.split(' ').next().unwrap_or_default()
    }

    /// The arguments with their names.
    pub fn args(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.signature.split(' ').skip(1).zip(&self.args)
    }

    /// The message as JSON: an object with the signature as its only key and the arguments as an
    /// array. Nested messages are objects, lists are arrays.
    pub fn to_json(&self) -> String {
        let mut json = String::new();
        self.write_json(&mut json);
        json
    }

    fn write_json(&self, json: &mut String) {
        json.push_str("{\"");
        json.push_str(&self.signature);
        json.push_str("\":");
        write_list(&self.args, json);
        json.push('}');
    }
}

fn write_list(args: &[Arg], json: &mut String) {
    json.push('[');
    for (at, arg) in args.iter().enumerate() {
        if at > 0 {
            json.push(',');
        }
        match arg {
            Arg::Number(number) => json.push_str(&number.to_string()),
            Arg::Text(text) => write_text(text, json),
            Arg::List(args) => write_list(args, json),
            Arg::Message(message) => message.write_json(json),
        }
    }
    json.push(']');
}

fn write_text(text: &str, json: &mut String) {
    json.push('"');
    for char in text.chars() {
        match char {
            '"' | '\\' => json.extend(['\\', char]),
            '\0'..' ' => {
                let hex = |value| char::from_digit(value, 16).unwrap_or_default();
                json.extend(['\\', 'u', '0', '0', hex(char as u32 / 16), hex(char as u32 % 16)]);
            }
            char => json.push(char),
        }
    }
    json.push('"');
}

/// For tests and logs: `digit_placed(digit: 5, left: 3)`.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        for (at, (name, arg)) in self.args().enumerate() {
            write!(f, "{}{name}: {arg}", if at == 0 { "(" } else { ", " })?;
        }
        if self.args.is_empty() { Ok(()) } else { f.write_str(")") }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => f.write_str(text),
            Self::List(args) => {
                f.write_str("[")?;
                for (at, arg) in args.iter().enumerate() {
                    write!(f, "{}{arg}", if at == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
            Self::Message(message) => write!(f, "{message}"),
        }
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Arg {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<Digit> for Arg {
    fn from(digit: Digit) -> Self {
        digit.to_string().into()
    }
}

impl From<DigitSet> for Arg {
    fn from(digits: DigitSet) -> Self {
        digits.iter().collect::<Vec<_>>().into()
    }
}

impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

/// Declares messages. Each becomes a function that takes the arguments and
/// returns the [`Message`](crate::message::Message). The name of the function is
/// the message's identifier in the Fluent files, and the names of the arguments
/// are the variables there. An argument is anything that converts into an
/// [`Arg`](crate::message::Arg).
///
/// Keep the functions private to the crate, so that the compiler reports unused ones.
#[macro_export]
macro_rules! messages {
    ($($(#[$meta:meta])* $vis:vis fn $name:ident($($arg:ident: $kind:ty),* $(,)?);)*) => {$(
        $(#[$meta])*
        $vis fn $name($($arg: $kind),*) -> $crate::message::Message {
            #[allow(unused_mut)] // without arguments
            let mut message = $crate::message::Message::declared(
                concat!(stringify!($name) $(, " ", stringify!($arg))*),
            );
            $(message.push($arg);)*
            message
        }
    )*};
}

/// Declares labels: messages without arguments. Each becomes a function that
/// returns the [`Label`](crate::message::Label) of its name.
#[macro_export]
macro_rules! labels {
    ($($(#[$meta:meta])* $vis:vis fn $name:ident();)*) => {$(
        $(#[$meta])*
        $vis const fn $name() -> $crate::message::Label {
            $crate::message::Label::declared(stringify!($name))
        }
    )*};
}

#[cfg(test)]
mod tests {
    use super::*;

    labels! {
        fn short();
    }

    messages! {
        fn plain();
        fn nested(text: String, numbers: Vec<usize>, inner: Message);
    }

    #[test]
    fn a_message_reads_as_json_and_as_text() {
        assert_eq!((plain().to_json().as_str(), plain().to_string().as_str()), (r#"{"plain":[]}"#, "plain"));
        assert_eq!(Message::from(short()).to_json(), r#"{"short":[]}"#);
        let message = nested("a \"b\" \\ \n".to_owned(), vec![1, 2], plain());
        assert_eq!(
            message.to_json(),
            r#"{"nested text numbers inner":["a \"b\" \\ \u000a",[1,2],{"plain":[]}]}"#
        );
        assert_eq!(message.to_string(), "nested(text: a \"b\" \\ \n, numbers: [1, 2], inner: plain)");
        assert_eq!(message.args().map(|(name, _)| name).collect::<Vec<_>>(), ["text", "numbers", "inner"]);
    }
}
