//! The pages one learns from: the list of techniques, an exercise, a lesson, the
//! solve path. They share the board's layout: bar, board with its marks, words,
//! tools, and below them keypad or list. Used by `rooms`.

use yew::prelude::*;

use super::board::{Board, shape};
use super::marks::marks;
use super::panel::tone;
use super::{keep_focus, keypad, path, proof, tools};
use crate::session::action::Screen;
use crate::session::learning::viewer::Viewer;
use crate::session::learning::{Act, Learning, Room, Trying, words};
use crate::session::rooms::RoomAction;
use crate::session::view::KeyView;
use crate::ui::icons::Icon;
use crate::ui::text::text;
use crate::worker::protocol::study::Entry;
use nonet_engine::{Digit, Variant};

/// The heading, which takes focus when a page is opened.
pub const TITLE: &str = "learn-title";

/// What these pages need to be drawn.
pub struct Props<'a> {
    /// Which of them.
    pub screen: Screen,
    /// The state.
    pub learning: &'a Learning,
    /// What the live region says.
    pub spoken: String,
    /// How much of the solver has arrived, in words and in percent if that is known,
    /// while it is loading.
    pub loading: Option<(String, Option<u32>)>,
    /// Told what the player does.
    pub on: Callback<RoomAction>,
}

/// The page.
pub fn learn(props: &Props) -> Html {
    let learning = props.learning;
    let spoken = html! {
        <p class="heard" role="status" aria-live="polite" aria-atomic="true">{ props.spoken.clone() }</p>
    };
    let Some(cells) = learning.cells() else {
        return html! {
            <main key="learn-list" class="learn-list">
                { bar(props, &plain_title(props), "") }
                { waiting(props).unwrap_or_else(|| techniques(props)) }
                { spoken }
            </main>
        };
    };
    let on_board = props.on.reform(RoomAction::Press);
    let (title, detail) = title(learning);
    let kind = match learning.room() {
        Room::Path(_) => "path",
        Room::Practice(trying) if trying.shown().is_none() => "practice",
        _ => "lesson",
    };
    html! {
        <main key="learn" class={classes!("app", "learn", kind, shape(Variant::CLASSIC))}>
            { bar(props, &title, &detail) }
            <Board
                variant={Variant::CLASSIC}
                label={format!("Sudoku, {title}, 9 by 9")}
                {cells}
                is_solved={false}
                on={on_board}
            />
            { marks(Variant::CLASSIC, &learning.picture()) }
            { panel(props) }
            { tools(props) }
            { below(props) }
            <p id="board-help" hidden=true>{ "Arrow keys move. The words beside the board tell what is marked on it." }</p>
            { spoken }
        </main>
    }
}

/// What the page is called while there is nothing to show.
fn plain_title(props: &Props) -> String {
    let (code, word) = match props.screen {
        Screen::Lesson(code) => (Some(code), "Lesson"),
        Screen::Practice(code) => (code, "Practice"),
        _ => (None, "Solve path"),
    };
    code.and_then(|code| props.learning.name(code)).unwrap_or(word).to_owned()
}

/// What is shown, and how difficult it is or how far.
fn title(learning: &Learning) -> (String, String) {
    match learning.room() {
        Room::Empty => (String::new(), String::new()),
        Room::Lesson(viewer) => (viewer.step().name.clone(), words::tier(viewer.step().tier).to_owned()),
        Room::Practice(trying) => (trying.name().to_owned(), "Practice".to_owned()),
        Room::Path(walk) => ("Solve path".to_owned(), path::place(walk)),
    }
}

fn bar(props: &Props, title: &str, detail: &str) -> Html {
    let (back, word) = match props.screen {
        Screen::Practice(Some(_)) | Screen::Lesson(_) => (Screen::Practice(None), "All techniques"),
        _ => (Screen::Game, "Back to the game"),
    };
    html! {
        <header class="bar">
            <a class="button plain only-icon" href={back.hash()} aria-label={word} title={word}>{ Icon::Back.html() }</a>
            <h1 id={TITLE} tabindex="-1" class="bar-level">
                <span class="bar-title">{ title }</span>
                <span class="bar-givens">{ detail }</span>
            </h1>
            { aside(props) }
        </header>
    }
}

/// From a lesson to its exercise and back.
fn aside(props: &Props) -> Html {
    let link = |screen: Screen, word: &'static str| {
        html! { <a class="button" href={screen.hash()}>{ word }</a> }
    };
    match props.screen {
        Screen::Lesson(code) => link(Screen::Practice(Some(code)), "Practise"),
        Screen::Practice(Some(code)) => link(Screen::Lesson(code), "Lesson"),
        _ => Html::default(),
    }
}

pub(super) fn button(props: &Props, act: Act, word: &'static str, class: &'static str) -> Html {
    let press = props.on.reform(move |_: MouseEvent| RoomAction::Learn(act));
    html! { <button type="button" class={classes!("button", class)} onclick={press}>{ word }</button> }
}

/// What is waited for, or why there is nothing.
fn waiting(props: &Props) -> Option<Html> {
    let learning = props.learning;
    if learning.is_waiting() {
        let here = || (learning.waiting(props.screen), learning.percent());
        let (text, percent) = props.loading.clone().unwrap_or_else(here);
        return Some(html! {
            <section class="learn-wait" aria-label="Messages">
                <p>{ text }</p>
                <progress aria-label="How far" max="100" value={percent.map(|percent| percent.to_string())} />
                { button(props, Act::Cancel, "Cancel", "plain") }
            </section>
        });
    }
    let fault = learning.fault()?;
    Some(html! {
        <section class="learn-wait" aria-label="Messages">
            <p>{ fault }</p>
            if learning.may_retry() {
                { button(props, Act::Retry, "Try again", "main") }
            }
        </section>
    })
}

/// All techniques, each with its lesson and how often it was practised.
fn techniques(props: &Props) -> Html {
    let learning = props.learning;
    let entry = |Entry { code, name, .. }: &Entry| {
        let solved = match learning.solved(*code) {
            0 => String::new(),
            count => format!("{count} solved"),
        };
        html! {
            <li key={code.to_string()}>
                <a class="learn-name" href={Screen::Practice(Some(*code)).hash()}>
                    { name }
                    <span class="learn-count">{ solved }</span>
                </a>
                <a class="learn-lesson" href={Screen::Lesson(*code).hash()} aria-label={format!("{name}, lesson")}>
                    { "Lesson" }
                </a>
            </li>
        }
    };
    html! {
        <>
            <p class="learn-intro">
                { "Choose a technique: you get a position in which it is the next step, and you find it." }
            </p>
            { for learning.tiers().map(|(tier, entries)| html! {
                <section key={words::tier(tier)} aria-label={words::tier(tier)}>
                    <h2>{ words::tier(tier) }</h2>
                    <ul>{ for entries.iter().map(entry) }</ul>
                </section>
            }) }
        </>
    }
}

/// The words beside the board.
fn panel(props: &Props) -> Html {
    let learning = props.learning;
    let words = match learning.room() {
        Room::Empty => Html::default(),
        Room::Lesson(viewer) => html! {
            <>
                <p class="learn-idea">{ &viewer.step().lesson }</p>
                { sentences(props, viewer) }
            </>
        },
        Room::Practice(trying) => html! {
            <>
                { said(trying) }
                { for trying.shown().map(|viewer| sentences(props, viewer)) }
            </>
        },
        Room::Path(walk) => html! {
            <>
                { for walk.viewer().map(|viewer| html! {
                    <>
                        <h2 class="learn-step">{ name(viewer) }</h2>
                        { sentences(props, viewer) }
                    </>
                }) }
                <p class="learn-note">{ learning.note().map(text) }</p>
            </>
        },
    };
    html! { <section class="panel learn-panel" aria-label="Explanation">{ words }</section> }
}

/// A technique's name, which leads to its lesson.
fn name(viewer: &Viewer) -> Html {
    let step = viewer.step();
    proof::to_lesson(&step.name, Some(Screen::Lesson(step.code)))
}

fn said(trying: &Trying) -> Html {
    let message = trying.message();
    html! { <p class={classes!("learn-said", tone(message.tone))}>{ &message.text }</p> }
}

fn sentences(props: &Props, viewer: &Viewer) -> Html {
    let read = props.on.reform(|at| RoomAction::Learn(Act::Read(at)));
    proof::proof(viewer.step(), viewer.at(), &read)
}

/// A tool: picture and word.
pub(super) fn tool(props: &Props, icon: Icon, word: &'static str, act: Act, is_off: bool) -> Html {
    tools::button(tools::tool(icon, word.to_owned(), RoomAction::Learn(act), is_off), &props.on)
}

fn tools(props: &Props) -> Html {
    let read = |viewer: &Viewer| {
        html! {
            <>
                { tool(props, Icon::Back, "Back", Act::Back, !viewer.can_go_back()) }
                { tool(props, Icon::Next, "Next", Act::On, !viewer.can_go_on()) }
            </>
        }
    };
    let tools = match props.learning.room() {
        Room::Empty => Html::default(),
        Room::Lesson(viewer) => read(viewer),
        Room::Practice(trying) => match trying.shown() {
            Some(viewer) => html! {
                <>
                    { read(viewer) }
                    { tool(props, Icon::New, "Another", Act::Another, false) }
                </>
            },
            None => html! {
                <>
                    { tool(props, Icon::Hint, "Where?", Act::Where, false) }
                    { tool(props, Icon::Do, "Show me", Act::Show, false) }
                    { tool(props, Icon::New, "Another", Act::Another, false) }
                </>
            },
        },
        Room::Path(walk) => path::tools(props, walk),
    };
    html! { <div class="tools learn-tools" role="group" aria-label="Tools" onmousedown={keep_focus()}>{ tools }</div> }
}

/// Keypad or list.
fn below(props: &Props) -> Html {
    match props.learning.room() {
        Room::Practice(trying) if trying.shown().is_none() => digits(&props.on),
        Room::Path(walk) => path::list(props, walk),
        _ => Html::default(),
    }
}

fn digits(on: &Callback<RoomAction>) -> Html {
    let key = |digit| KeyView { digit, left: 0, is_noted: false };
    keypad::keypad(&keypad::Props {
        keys: Digit::all(9).map(key).collect(),
        is_notes: false,
        shows_left: false,
        on: on.reform(RoomAction::Press),
    })
}
