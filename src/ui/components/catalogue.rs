//! The list of techniques: what comes next, a search, and a section for each kind with
//! the diagrams of its techniques.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::diagram::diagram;
use super::learn::{Props, TITLE, learn_practise, waiting};
use super::nav::nav_learn;
use super::proof::in_english;
use crate::session::action::Screen;
use crate::session::learning::{Act, LEARNED, Learning, Section, in_short, names, puzzle_with, words};
use crate::session::rooms::RoomAction;
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::{t, text};
use crate::worker::protocol::study::Entry;
use nonet_engine::human::Code;
use nonet_engine::message::{Label, Message};
use nonet_engine::{labels, messages};

labels! {
    fn learn_find();
    fn learn_next();
    fn learn_nearly();
    fn learn_repeat();
    fn learn_puzzle();
}

messages! {
    fn learn_met(count: usize);
}

/// The page.
pub(super) fn catalogue(props: &Props) -> Html {
    let learning = props.learning;
    let body = waiting(props).unwrap_or_else(|| {
        let query = in_short(learning.query());
        let is_found = |entry: &Entry| query.is_empty() || names_of(entry.code).contains(&query);
        html! {
            <>
                if query.is_empty() && learning.advises() { { cards(props) } }
                { for learning.sections().into_iter().filter_map(|section| part(learning, section, is_found)) }
            </>
        }
    });
    let (learned, count) = learning.learned();
    html! {
        <main key="learn-list" class="learn-list">
            <header class="learn-head">
                <h1 id={TITLE} tabindex="-1">{ t(nav_learn()) }</h1>
                if !learning.entries().is_empty() {
                    <p class="learn-progress">{ t(words::learn_learned(learned, count)) }</p>
                    { search(props) }
                }
            </header>
            { body }
        </main>
    }
}

/// The field filters as the player types. Escape empties it.
fn search(props: &Props) -> Html {
    let names: Vec<String> = props.learning.entries().iter().map(|entry| names_of(entry.code)).collect();
    let find = props.on.reform(move |query: String| {
        let short = in_short(&query);
        RoomAction::Find(query, names.iter().filter(|name| name.contains(&short)).count())
    });
    let typed = find.reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    let pressed = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            find.emit(String::new());
        }
    });
    let label = t(learn_find());
    html! {
        <div class="learn-search" role="search">
            { Icon::Search.html() }
            <input
                type="search"
                autocomplete="off"
                spellcheck="false"
                aria-label={label.clone()}
                placeholder={label}
                value={props.learning.query().to_owned()}
                oninput={typed}
                onkeydown={pressed}
            />
        </div>
    }
}

/// The names by which a technique is found.
fn names_of(code: Code) -> String {
    names(code, known)
}

/// The text of a message. One without a text is written as its identifier.
pub(super) fn known(message: &Message) -> Option<String> {
    Some(text(message)).filter(|words| words != message.id())
}

/// What to practise next.
fn cards(props: &Props) -> Html {
    let learning = props.learning;
    let next = learning.next_technique().map(|entry| card(props, entry, learn_next(), "main"));
    let repeat = learning.to_repeat(props.today).map(|entry| card(props, entry, learn_repeat(), "more"));
    let nearly = || learning.nearly_learned().map(|entry| card(props, entry, learn_nearly(), "more"));
    html! { <div class="learn-cards">{ for next }{ for repeat.or_else(nearly) }</div> }
}

fn card(props: &Props, entry: &Entry, why: Label, kind: &'static str) -> Html {
    let learning = props.learning;
    let code = entry.code;
    let solved = learning.solved(code).min(LEARNED);
    let name = t(code.name());
    let games = learning.games_with(code);
    html! {
        <section class={classes!("learn-card", kind)} aria-label={t(why)}>
            { diagram(&entry.diagram) }
            <div class="learn-card-words">
                <p>{ t(why) }</p>
                <h2><a href={Screen::Lesson(code).hash()}>{ name }</a></h2>
                if games > 0 { <p>{ t(learn_met(games)) }</p> }
                <p class="learn-nonet">{ mark::learned(solved) }{ t(words::learn_positions(solved, LEARNED)) }</p>
            </div>
            { ways(props, code, kind) }
        </section>
    }
}

/// The ways to exercises of a technique, and to a puzzle that needs it and nothing harder, if there are any.
pub(super) fn ways(props: &Props, code: Code, kind: &'static str) -> Html {
    let press = props.on.reform(move |_: MouseEvent| RoomAction::Learn(Act::Play(code)));
    html! {
        <div class="learn-ways">
            if puzzle_with(code).is_some() {
                <button type="button" class="button" onclick={press}>{ t(learn_puzzle()) }</button>
            }
            <a class={classes!("button", kind)} href={Screen::Practice(Some(code)).hash()}>{ t(learn_practise()) }</a>
        </div>
    }
}

/// A section with the techniques found, or nothing.
fn part(learning: &Learning, section: Section, is_found: impl Fn(&Entry) -> bool) -> Option<Html> {
    let Section { id, title, difficulty, entries, learned } = section;
    let count = entries.len();
    let found: Vec<&Entry> = entries.into_iter().filter(|entry| is_found(entry)).collect();
    if found.is_empty() {
        return None;
    }
    let title = t(title);
    Some(html! {
        <section key={id} class="learn-section" aria-label={title.clone()}>
            <div class="learn-section-head">
                <h2>{ title }</h2>
                <p>{ t(difficulty) }</p>
                <p class="learn-section-count">{ t(words::learn_section_learned(learned, count)) }</p>
            </div>
            <ul>{ for found.into_iter().map(|entry| technique(learning, entry)) }</ul>
        </section>
    })
}

fn technique(learning: &Learning, entry: &Entry) -> Html {
    let code = entry.code;
    let solved = learning.solved(code).min(LEARNED);
    // For screen readers, after the name.
    let detail = (solved > 0).then(|| t(words::learn_positions(solved, LEARNED)));
    html! {
        <li key={code.to_string()}>
            <a href={Screen::Lesson(code).hash()}>
                { diagram(&entry.diagram) }
                <span class="learn-name">{ t(code.name()) } { in_english(code) }</span>
                { for detail.map(|detail| html! { <span class="learn-solved">{ detail }</span> }) }
                { mark::learned(solved) }
            </a>
        </li>
    }
}
