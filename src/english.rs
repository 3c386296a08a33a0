//! Renders messages in English without a browser, for tests. The engine's renderer is a second
//! implementation of Fluent besides `public/messages.js`, so both check the same files.

use std::sync::LazyLock;

use crate::game::moment::Day;
use nonet_engine::english::Texts;
use nonet_engine::message::Message;

/// The Fluent files, in the order in which the pages load them.
pub(crate) const FILES: [(&str, &str); 3] = [
    ("game", include_str!("../locales/en/game.ftl")),
    ("hints", include_str!("../locales/en/hints.ftl")),
    ("rooms", include_str!("../locales/en/rooms.ftl")),
];

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    let mut texts = Texts::new();
    for (name, text) in FILES {
        texts.add(text).unwrap_or_else(|error| panic!("{name}.ftl: {error}"));
    }
    texts.add_function("DAY", day).expect("one DAY");
    texts
});

/// The English text of a message; panics if the files have no text for it.
pub(crate) fn english(message: &Message) -> String {
    TEXTS.render(message).unwrap_or_else(|error| panic!("{error}"))
}

/// The English text of a message, if the files have one.
#[allow(dead_code)] // not every test binary uses it
pub(crate) fn english_if_known(message: &Message) -> Option<String> {
    TEXTS.render(message).ok()
}

/// Formats a calendar day as British browsers do.
fn day(number: &str, options: &[(&str, &str)]) -> String {
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
    let day = Day(number.parse().expect("a whole number"));
    let (year, month, date) = day.date();
    let (month, weekday) = (MONTHS[usize::from(month) - 1], WEEKDAYS[usize::from(day.weekday())]);
    match options {
        [] => format!("{date} {month}"),
        [("form", "weekday")] => weekday.to_owned(),
        [("form", "narrow")] => weekday[..1].to_owned(),
        [("form", "year")] => format!("{date} {month} {year}"),
        [("form", "long")] => format!("{weekday} {date} {month}"),
        [("form", "month")] => format!("{month} {year}"),
        other => panic!("no form {other:?}"),
    }
}
