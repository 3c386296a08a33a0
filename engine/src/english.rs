//! English sentences (feature `english`). [`Message::to_english`] renders a message of the engine,
//! [`Step::to_english`](crate::human::Step::to_english) a whole proof. [`Texts`] renders messages
//! of your own: declare them with [`messages!`](crate::messages) and add their texts.
//!
//! ```
//! use nonet_engine::Grid;
//! use nonet_engine::human::{Options, Position, next_step};
//!
//! let puzzle: Grid =
//!     "..89.3..4.351.....2.......88.23..4.....712...6..........4.9....3..6..1.7.2....6..".parse()?;
//! let position = Position::new(&puzzle);
//! let step = next_step(&position, Options::default()).step().expect("there is a step");
//! assert_eq!(
//!     step.to_english(&position),
//!     "Where can 6 go in box 7?\n\
//!      The 6s in r6c1, r8c4 and r9c7 rule out 6 in other cells of box 7.\n\
//!      Only r7c2 is left for 6.\n\
//!      So r7c2 is 6."
//! );
//! # Ok::<(), nonet_engine::formats::ReadError>(())
//! ```

use std::error::Error;
use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::message::{Arg, Message};

/// The Fluent files with the texts of the engine's messages. They also have texts of the app.
const FILES: [&str; 2] = [include_str!("english/game.ftl"), include_str!("english/hints.ftl")];

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let mut texts = Texts::new();
    for file in FILES {
        texts.add(file).expect("the files are valid");
    }
    texts
});

impl Message {
    /// The message in English, or its `Display` if it has no English text. Only messages that you
    /// declare yourself have none: render them with [`Texts`].
    pub fn to_english(&self) -> String {
        TEXTS.render(self).unwrap_or_else(|_| self.to_string())
    }
}

#[cfg(feature = "ladder")]
impl crate::human::Step {
    /// The proof in English, one sentence a line. The last line says what the step writes or
    /// removes. The position must be the one in which the step was found.
    pub fn to_english<G: crate::human::Ground>(&self, position: &crate::human::Position<G>) -> String {
        let sentences = self.explain(position).sentences;
        sentences.iter().map(|sentence| sentence.message.to_english()).collect::<Vec<_>>().join("\n")
    }
}

/// English texts of messages, in [Fluent](https://projectfluent.org). Besides what Fluent has, the
/// texts may call these functions:
///
/// | function | result |
/// |---|---|
/// | `OR($list)` | `1, 2 or 3`; a list without a function is `1, 2 and 3` |
/// | `PLAIN($list)`, `APART($list)`, `SPACED($list)` | `1, 2, 3`, `1; 2; 3` and `1 2 3` |
/// | `CAP($text)` | the text with a capital |
/// | `CASE($message, form: "in")` | a message whose text has a variant for `$case` `in` |
///
/// ```
/// use nonet_engine::english::Texts;
/// use nonet_engine::{Digit, messages};
///
/// messages! {
///     fn digits_left(digits: Vec<Digit>, count: usize);
/// }
///
/// let mut texts = Texts::new();
/// texts.add("digits_left = Still to place: { $digits } ({ $count }).")?;
/// let digits: Vec<Digit> = [1, 2, 5].into_iter().filter_map(Digit::new).collect();
/// assert_eq!(texts.render(&digits_left(digits, 3))?, "Still to place: 1, 2 and 5 (3).");
/// # Ok::<(), nonet_engine::english::TextError>(())
/// ```
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
}

/// Why a Fluent text cannot be read, or why a message cannot be rendered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError(String);

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for TextError {}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").finish_non_exhaustive()
    }
}

impl Default for Texts {
    fn default() -> Self {
        Self::new()
    }
}

impl Texts {
    /// No texts. Those of the engine are not among them: see [`Message::to_english`].
    #[allow(clippy::missing_panics_doc)] // the language and the functions are valid
    pub fn new() -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec!["en-GB".parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(grouped));
        let known = [
            bundle.add_function("APART", |args, _| join(args, "; ", "; ")),
            bundle.add_function("CAP", |args, _| capital(args)),
            bundle.add_function("CASE", in_form),
            bundle.add_function("OR", |args, _| join(args, ", ", " or ")),
            bundle.add_function("PLAIN", |args, _| join(args, ", ", ", ")),
            bundle.add_function("SPACED", |args, _| join(args, " ", " ")),
        ];
        debug_assert!(known.iter().all(Result::is_ok), "each function has a name of its own");
        Self { bundle }
    }

    /// Adds the texts of a Fluent file.
    ///
    /// # Errors
    /// If the file has a syntax error, or a text with the name of an earlier one.
    pub fn add(&mut self, file: &str) -> Result<(), TextError> {
        let resource = FluentResource::try_new(file.to_owned());
        let resource = resource.map_err(|(_, errors)| TextError(format!("{errors:?}")))?;
        self.bundle.add_resource(resource).map_err(|errors| TextError(format!("{errors:?}")))
    }

    /// Adds a function that texts can call with one value and named options:
    /// `DAY($number, form: "long")` calls `function("20000", &[("form", "long")])`.
    ///
    /// # Errors
    /// If there is a function with this name.
    pub fn add_function(
        &mut self,
        name: &str,
        function: impl Fn(&str, &[(&str, &str)]) -> String + Send + Sync + 'static,
    ) -> Result<(), TextError> {
        let added = self.bundle.add_function(name, move |args, named| {
            let [value] = args else { return FAULT.into() };
            let options: Vec<(&str, String)> = named.iter().map(|(key, value)| (key, plain(value))).collect();
            let options: Vec<(&str, &str)> = options.iter().map(|(key, value)| (*key, &**value)).collect();
            function(&plain(value), &options).into()
        });
        added.map_err(|error| TextError(error.to_string()))
    }

    /// The text of a message.
    ///
    /// # Errors
    /// If there is no text for it or for a message within it, or if the text names something that
    /// does not exist.
    pub fn render(&self, message: &Message) -> Result<String, TextError> {
        self.in_case(message, "")
    }

    /// The text of a message in a form.
    fn in_case(&self, message: &Message, case: &'static str) -> Result<String, TextError> {
        let fault = |why: &str| TextError(format!("{why}: {message}"));
        let id = message.id();
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, name)| (id, Some(name)));
        let found = self.bundle.get_message(id).ok_or_else(|| fault("no text"))?;
        let pattern = match attribute {
            // The English name of a technique, which other languages show beside their own.
            None | Some("english") => found.value(),
            Some(name) => found.get_attribute(name).map(|attribute| attribute.value()),
        };
        let pattern = pattern.ok_or_else(|| fault("no text"))?;
        let mut args = FluentArgs::new();
        for (name, arg) in message.args() {
            args.set(name, self.value(arg)?);
        }
        args.set("case", case);
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        match errors.first() {
            Some(error) => Err(fault(&error.to_string())),
            None if text.contains(FAULT) => Err(fault("a function has a wrong argument")),
            None => Ok(joined(&formed(&text, false), ", ", " and ")),
        }
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'static>, TextError> {
        Ok(match arg {
            // Exact: the counts in messages are small.
            #[allow(clippy::cast_precision_loss)]
            Arg::Number(number) => (*number as f64).into(),
            Arg::Text(text) => text.to_string().into(),
            Arg::List(args) => {
                let items = args.iter().map(|arg| Ok(plain(&self.value(arg)?)));
                let items = items.collect::<Result<Vec<_>, _>>()?.join(&BETWEEN.to_string());
                format!("{START}{items}{END}").into()
            }
            Arg::Message(message) => {
                let (usual, in_case) = (self.in_case(message, "")?, self.in_case(message, "in")?);
                if usual == in_case {
                    usual.into()
                } else {
                    format!("{USUAL}{usual}{IN}{in_case}{DONE}").into()
                }
            }
        })
    }
}

/// Formats a number as the browser does, with a comma after every three digits.
fn grouped<M>(value: &FluentValue, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let figures = number.as_string().into_owned();
    let mut groups: Vec<&str> = Vec::new();
    let mut rest = figures.as_str();
    while rest.len() > 3 {
        let (before, group) = rest.split_at(rest.len() - 3);
        groups.insert(0, group);
        rest = before;
    }
    groups.insert(0, rest);
    Some(groups.join(","))
}

/// The result of a function that cannot use its arguments. Fluent itself reports no error then.
const FAULT: &str = "\u{15}";

/// Marks the start of a list within a text. The list is joined once its separators are
/// known.
const START: char = '\u{2}';
const BETWEEN: char = '\u{1f}';
const END: char = '\u{3}';

/// Writes the first letter of a text as a capital. Control characters mark lists and messages.
fn capital(args: &[FluentValue]) -> FluentValue<'static> {
    let [FluentValue::String(text)] = args else { return FAULT.into() };
    let at = text.find(|char: char| !char.is_control()).unwrap_or(text.len());
    let (marks, rest) = text.split_at(at);
    let mut chars = rest.chars();
    let first = chars.next().map(|char| char.to_ascii_uppercase());
    marks.chars().chain(first).chain(chars).collect::<String>().into()
}

/// Marks a message within a message, in its usual form and in the one that English has for houses
/// with their preposition: "row 1" and "in row 1".
const USUAL: char = '\u{4}';
const IN: char = '\u{5}';
const DONE: char = '\u{6}';

/// Gives the messages within a text the form that `CASE` names.
fn in_form<'a>(args: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    match (args, named.get("form")) {
        ([FluentValue::String(text)], Some(FluentValue::String(form))) if form == "in" => {
            formed(text, true).into()
        }
        _ => FAULT.into(),
    }
}

/// Replaces each message within a text by one of its forms.
fn formed(text: &str, is_in: bool) -> String {
    let parts = text.split_once(USUAL).and_then(|(before, rest)| {
        let (forms, after) = rest.split_once(DONE)?;
        Some((before, forms.split_once(IN)?, after))
    });
    let Some((before, (usual, in_case), after)) = parts else { return text.to_owned() };
    [before, if is_in { in_case } else { usual }, &formed(after, is_in)].concat()
}

/// Joins a list with the separators of one Fluent function.
fn join(args: &[FluentValue], between: &str, at_end: &str) -> FluentValue<'static> {
    let [FluentValue::String(list)] = args else { return FAULT.into() };
    joined(list, between, at_end).into()
}

/// Replaces each list in a text by its items. `between` separates them; `at_end` goes
/// before the last one.
fn joined(text: &str, between: &str, at_end: &str) -> String {
    let parts = text.split_once(START).and_then(|(before, rest)| Some((before, rest.split_once(END)?)));
    let Some((before, (list, after))) = parts else { return text.to_owned() };
    let list = match list.rsplit_once(BETWEEN) {
        Some((rest, end)) => [&rest.replace(BETWEEN, between), at_end, end].concat(),
        None => list.to_owned(),
    };
    [before, &list, &joined(after, between, at_end)].concat()
}

fn plain(value: &FluentValue) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => FAULT.to_owned(),
    }
}
