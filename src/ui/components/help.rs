//! The help page: how to play, with pictures; the keys of the player's board; a
//! glossary; the version. A search leaves only what it finds.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::about::about_title;
use super::board::still;
use super::room::room;
use super::word_help;
use crate::session::action::Screen;
use crate::session::help::{Help, Picture, picture, term};
use crate::session::rooms::RoomAction;
use crate::session::topic::Topic;
use crate::ui::effects;
use crate::ui::text::t;
use nonet_engine::message::Label;
use nonet_engine::{Variant, labels, messages};

labels! {
    fn help_search();
    fn help_play();
    fn help_goal();
    fn help_place();
    fn help_notes_picture();
    fn help_conflicts();
    fn help_hint_button();
    fn help_saving();
    fn help_import();
    fn help_keys();
    fn help_glossary();
    fn help_about();
    pub(super) fn help_privacy();
    pub(super) fn help_licences();
    fn help_nothing_found();
}

messages! {
    fn help_version(version: &'static str, build: &'static str);
    fn help_found(count: usize);
}

/// The file with the licences, which `index.html` copies.
pub(super) const LICENCES: &str = "third-party.txt";

/// The id of a topic's heading.
fn id(topic: Topic) -> String {
    format!("help-{}", topic.name())
}

/// Shows a topic, and moves focus there.
pub fn visit(topic: Topic) {
    effects::focus_element(&id(topic));
    if let Some(heading) = effects::document().and_then(|document| document.get_element_by_id(&id(topic))) {
        heading.scroll_into_view();
    }
}

/// The properties of the page.
pub struct Props<'a> {
    /// Its state.
    pub help: &'a Help,
    /// Callback for the search.
    pub on: Callback<RoomAction>,
}

/// The page.
pub fn help(props: &Props) -> Html {
    let Props { help, on } = props;
    let search = on.reform(|event: InputEvent| {
        RoomAction::Search(event.target_unchecked_into::<HtmlInputElement>().value())
    });
    let parts = [playing(help), keys(help), glossary(help), about(help)];
    let found = parts.iter().map(|part| part.found).sum();
    let said = match found {
        _ if !help.is_searching() => String::new(),
        0 => t(help_nothing_found()),
        _ => t(help_found(found)),
    };
    let parts = parts.into_iter().filter(|part| part.found > 0);
    let body = html! {
        <div class="help-body">
            <div class="help-top">
                <div class="field" role="search">
                    <label for="help-search">{ t(help_search()) }</label>
                    <input id="help-search" type="search" value={help.query().to_owned()} autocomplete="off" oninput={search} />
                </div>
                <p class="help-found" role="status">{ said }</p>
                <nav class="help-sections" aria-label={t(word_help())}>
                    { for SECTIONS.map(|(topic, name)| html! {
                        <a class="button" href={Screen::Topic(topic).hash()}>{ t(name()) }</a>
                    }) }
                </nav>
            </div>
            { for parts.map(|part| html! {
                <section key={part.topic.name()} aria-labelledby={id(part.topic)}>
                    <h2 id={id(part.topic)} tabindex="-1">{ part.name }</h2>
                    { part.body }
                </section>
            }) }
        </div>
    };
    room("help", Screen::Help, t(word_help()), body)
}

const SECTIONS: [(Topic, fn() -> Label); 4] = [
    (Topic::Play, help_play),
    (Topic::Keys, help_keys),
    (Topic::Glossary, help_glossary),
    (Topic::About, help_about),
];

/// A section, with what the search leaves of it.
struct Part {
    topic: Topic,
    name: String,
    /// Number of its entries.
    found: usize,
    body: Html,
}

fn playing(help: &Help) -> Part {
    let steps = [
        (Some(Picture::Goal), help_goal()),
        (Some(Picture::Place), help_place()),
        (Some(Picture::Notes), help_notes_picture()),
        (Some(Picture::Conflict), help_conflicts()),
        (None, help_hint_button()),
        (None, help_saving()),
        (None, help_import()),
    ];
    let name = t(help_play());
    let steps: Vec<_> = steps.map(|(shown, words)| (shown, t(words))).into_iter().collect();
    let steps: Vec<_> = steps.into_iter().filter(|(_, words)| help.finds(&[&name, words])).collect();
    let step = |(shown, words): &(Option<Picture>, String)| {
        html! {
            <li class={classes!(shown.is_some().then_some("help-step"))}>
                { for shown.map(|shown| still(Variant::CLASSIC, &picture(shown))) }
                <p>{ words }</p>
            </li>
        }
    };
    let body = html! { <ol class="help-steps">{ for steps.iter().map(step) }</ol> };
    Part { topic: Topic::Play, name, found: steps.len(), body }
}

fn keys(help: &Help) -> Part {
    let name = t(help_keys());
    let groups = help.keys().into_iter().filter_map(|(group, rows)| {
        let group = t(group);
        let rows = rows.into_iter().map(|(keys, does)| (t(keys), t(does)));
        let rows: Vec<_> = rows.filter(|(keys, does)| help.finds(&[&name, &group, keys, does])).collect();
        (!rows.is_empty()).then_some((group, rows))
    });
    let groups: Vec<(String, Vec<(String, String)>)> = groups.collect();
    let row = |(keys, does): &(String, String)| {
        html! { <tr><th scope="row">{ keys }</th><td>{ does }</td></tr> }
    };
    let group = |(name, rows): &(String, Vec<_>)| {
        html! { <table class="keys"><caption>{ name }</caption><tbody>{ for rows.iter().map(row) }</tbody></table> }
    };
    let body = html! { <div class="help-keys">{ for groups.iter().map(group) }</div> };
    Part { topic: Topic::Keys, name, found: groups.iter().map(|(_, rows)| rows.len()).sum(), body }
}

fn glossary(help: &Help) -> Part {
    let name = t(help_glossary());
    let terms = Topic::ALL.iter().filter_map(|&topic| {
        let (term, means) = term(topic)?;
        let (term, means) = (t(term), t(means));
        help.finds(&[&name, &term, &means]).then_some((topic, term, means))
    });
    let terms: Vec<(Topic, String, String)> = terms.collect();
    let entry = |(topic, term, means): &(Topic, String, String)| {
        html! {
            <div>
                <dt id={id(*topic)} tabindex="-1">{ term }</dt>
                <dd>{ means }</dd>
            </div>
        }
    };
    let body = html! { <dl class="help-terms">{ for terms.iter().map(entry) }</dl> };
    Part { topic: Topic::Glossary, name, found: terms.len(), body }
}

/// The version of Nonet.
pub(super) fn version() -> String {
    t(help_version(env!("CARGO_PKG_VERSION"), env!("NONET_BUILD")))
}

fn about(help: &Help) -> Part {
    let name = t(help_about());
    let (version, privacy, more) = (version(), t(help_privacy()), t(about_title()));
    let found = usize::from(help.finds(&[&name, &version, &privacy, &more]));
    let body = html! {
        <>
            <p>{ version }</p>
            <p>{ privacy }</p>
            <p><a href={Screen::About.hash()}>{ more }</a></p>
        </>
    };
    Part { topic: Topic::About, name, found, body }
}
