//! Renders messages in English without a browser, for tests. Uses the crate
//! `fluent-bundle`, so the Fluent files are also checked by a second implementation
//! besides `public/messages.js`.

use std::sync::LazyLock;

use crate::game::moment::Day;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use nonet_engine::message::{Arg, Message};

/// The Fluent files, in the order in which the pages load them.
pub(crate) const FILES: [(&str, &str); 3] = [
    ("game", include_str!("../locales/en/game.ftl")),
    ("hints", include_str!("../locales/en/hints.ftl")),
    ("rooms", include_str!("../locales/en/rooms.ftl")),
];

static BUNDLE: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let mut bundle = FluentBundle::new_concurrent(vec!["en-GB".parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(grouped));
    bundle.add_function("APART", |args, _| join(args, "; ", "; ")).unwrap();
    bundle.add_function("CAP", |args, _| capital(args)).unwrap();
    bundle.add_function("CASE", in_form).unwrap();
    bundle.add_function("OR", |args, _| join(args, ", ", " or ")).unwrap();
    bundle.add_function("PLAIN", |args, _| join(args, ", ", ", ")).unwrap();
    bundle.add_function("SPACED", |args, _| join(args, " ", " ")).unwrap();
    for (name, text) in FILES {
        let resource = FluentResource::try_new(text.to_owned());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{name}.ftl: {errors:?}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{name}.ftl: {errors:?}"));
    }
    bundle.add_function("DAY", |args, named| day(args, named).into()).expect("one DAY");
    bundle
});

/// Formats a calendar day as British browsers do.
fn day(args: &[FluentValue], named: &FluentArgs) -> String {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    const WEEKDAYS: [&str; 7] =
        ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    let [FluentValue::Number(number)] = args else { panic!("a day, not {args:?}") };
    let day = Day(number.as_string().parse().expect("a whole number"));
    let (year, month, date) = day.date();
    let (month, weekday) = (MONTHS[usize::from(month) - 1], WEEKDAYS[usize::from(day.weekday())]);
    match named.get("form") {
        None => format!("{date} {month}"),
        Some(FluentValue::String(form)) => match form.as_ref() {
            "weekday" => weekday.to_owned(),
            "narrow" => weekday[..1].to_owned(),
            "year" => format!("{date} {month} {year}"),
            "long" => format!("{weekday} {date} {month}"),
            "month" => format!("{month} {year}"),
            other => panic!("no form {other}"),
        },
        other => panic!("{other:?} is no form"),
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

/// Marks the start of a list within a text. The list is joined once its separators are
/// known.
const START: char = '\u{2}';
const BETWEEN: char = '\u{1f}';
const END: char = '\u{3}';

/// Writes the first letter of a text as a capital. Control characters mark lists and messages.
fn capital(args: &[FluentValue]) -> FluentValue<'static> {
    let [FluentValue::String(text)] = args else { panic!("a text, not {args:?}") };
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
    let [FluentValue::String(text)] = args else { panic!("messages, not {args:?}") };
    match named.get("form") {
        Some(FluentValue::String(form)) if form == "in" => formed(text, true).into(),
        other => panic!("{other:?} is no form"),
    }
}

/// Replaces each message within a text by one of its forms.
fn formed(text: &str, is_in: bool) -> String {
    let Some((before, rest)) = text.split_once(USUAL) else { return text.to_owned() };
    let (forms, after) = rest.split_once(DONE).expect("a message ends");
    let (usual, in_case) = forms.split_once(IN).expect("a message has two forms");
    [before, if is_in { in_case } else { usual }, &formed(after, is_in)].concat()
}

/// Joins a list with the separators of one Fluent function.
fn join(args: &[FluentValue], between: &str, at_end: &str) -> FluentValue<'static> {
    let [FluentValue::String(list)] = args else { panic!("a list, not {args:?}") };
    joined(list, between, at_end).into()
}

/// Replaces each list in a text by its items. `between` separates them; `at_end` goes
/// before the last one.
fn joined(text: &str, between: &str, at_end: &str) -> String {
    let Some((before, rest)) = text.split_once(START) else { return text.to_owned() };
    let (list, after) = rest.split_once(END).expect("a list ends");
    let list = match list.rsplit_once(BETWEEN) {
        Some((rest, end)) => [&rest.replace(BETWEEN, between), at_end, end].concat(),
        None => list.to_owned(),
    };
    [before, &list, &joined(after, between, at_end)].concat()
}

/// The English text of a message; panics if the files have no text for it.
pub(crate) fn english(message: &Message) -> String {
    in_case(message, "")
}

/// The English text of a message in a form.
fn in_case(message: &Message, case: &'static str) -> String {
    let (id, attribute) =
        message.id().split_once('.').map_or((message.id(), None), |(id, name)| (id, Some(name)));
    let found = BUNDLE.get_message(id).unwrap_or_else(|| panic!("no message {id}"));
    let pattern = match attribute {
        Some(name) => found.get_attribute(name).map(|attribute| attribute.value()),
        None => found.value(),
    };
    let pattern = pattern.unwrap_or_else(|| panic!("{id} has no text"));
    let mut args: FluentArgs = message.args().map(|(name, arg)| (name, value(arg))).collect();
    args.set("case", case);
    let mut errors = Vec::new();
    let text = BUNDLE.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{message}: {errors:?}");
    joined(&formed(&text, false), ", ", " and ")
}

fn value(arg: &Arg) -> FluentValue<'static> {
    match arg {
        // Exact: the counts in messages are small.
        #[allow(clippy::cast_precision_loss)]
        Arg::Number(number) => (*number as f64).into(),
        Arg::Text(text) => text.to_string().into(),
        Arg::List(args) => {
            let items: Vec<String> = args.iter().map(|arg| plain(&value(arg))).collect();
            [START.to_string(), items.join(&BETWEEN.to_string()), END.to_string()].concat().into()
        }
        Arg::Message(message) => {
            let (usual, in_case) = (english(message), in_case(message, "in"));
            if usual == in_case { usual.into() } else { format!("{USUAL}{usual}{IN}{in_case}{DONE}").into() }
        }
    }
}

fn plain(value: &FluentValue) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        other => panic!("{other:?} within a list"),
    }
}
