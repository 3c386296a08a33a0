//! The learning pages: the list of techniques, an exercise, a lesson, the solve path.
//! They share the board's layout: bar, board with marks, panel, tools, and the keypad
//! or a list below.

use yew::prelude::*;

use super::board::{Board, shape};
use super::diagram::diagram;
use super::keypad::{self, keypad};
use super::marks::marks;
use super::menu::{menu_path, menu_practice};
use super::nav::nav_learn;
use super::panel::tone;
use super::room::{arrow, exit};
use super::{
    catalogue, keep_focus, path, proof, terms, tools, word_back, word_cancel, word_how_far, word_messages,
    word_next, word_tools, word_try_again,
};
use crate::game::moment::Day;
use crate::session::action::{Mode, Screen};
use crate::session::learning::viewer::Viewer;
use crate::session::learning::{Act, LEARNED, Learning, Room, Trying, words};
use crate::session::rooms::RoomAction;
use crate::session::squares::Squares;
use crate::session::view::{KeyView, Presence};
use crate::session::words::board;
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::{t, text};
use nonet_engine::human::Code;
use nonet_engine::message::{Label, Message};
use nonet_engine::{Digit, labels, messages};

labels! {
    fn learn_lesson();
    pub(super) fn learn_practise();
    fn learn_solve_nine();
    fn learn_is_learned();
    fn learn_board_help();
    fn learn_explanation();
    fn practice_where();
    fn practice_show();
    fn practice_another();
}

messages! {
    fn learn_board(title: Message, board: Message);
}

/// The heading, which takes focus when a page is opened.
pub const TITLE: &str = "learn-title";

/// The number of letters from which a heading is smaller and may take two lines.
const LONG: usize = 17;

/// The properties of these pages.
pub struct Props<'a> {
    /// The page.
    pub screen: Screen,
    /// Their state.
    pub learning: &'a Learning,
    /// Today, where the player is.
    pub today: Day,
    /// The progress of loading the solver as a text and, if known, in percent.
    pub loading: Option<(Message, Option<u32>)>,
    /// Callback for player actions.
    pub on: Callback<RoomAction>,
}

/// The page.
pub fn learn(props: &Props) -> Html {
    let learning = props.learning;
    let Some(cells) = learning.cells() else {
        if props.screen == Screen::Practice(None) {
            return catalogue::catalogue(props);
        }
        return html! {
            <main key="learn-wait" class="learn learn-empty">
                { bar(props, plain_title(props.screen, learning), "") }
                { for waiting(props) }
            </main>
        };
    };
    let on_board = props.on.reform(RoomAction::Press);
    let (title, detail) = title(props.screen, learning);
    let variant = learning.variant();
    let label = t(learn_board(title.clone(), board(variant)));
    let kind = match learning.room() {
        Room::Path(_) => "path",
        Room::Practice(trying) if trying.shown().is_none() => "exercise",
        _ => "lesson",
    };
    html! {
        <main key="learn" class={classes!("app", "learn", kind, shape(variant))}>
            { bar(props, title, &detail) }
            <Board
                {variant}
                {label}
                {cells}
                is_solved={false}
                on={on_board}
            />
            { marks(variant, &learning.picture()) }
            { panel(props) }
            { tools(props) }
            { below(props) }
            <p id="board-help" hidden=true>{ t(learn_board_help()) }</p>
        </main>
    }
}

/// The heading while there is nothing to show.
fn plain_title(screen: Screen, learning: &Learning) -> Message {
    let (code, word) = match screen {
        Screen::Lesson(code) => (Some(code), learn_lesson()),
        Screen::Practice(Some(code)) => (Some(code), menu_practice()),
        Screen::Practice(None) => (None, nav_learn()),
        _ => (None, menu_path()),
    };
    code.and_then(|code| learning.name(code)).unwrap_or_else(|| word.into())
}

/// The heading, and the difficulty or the progress.
pub fn title(screen: Screen, learning: &Learning) -> (Message, String) {
    match learning.room() {
        Room::Empty => (plain_title(screen, learning), String::new()),
        Room::Lesson(lesson) => (lesson.entry.code.name(), t(lesson.detail())),
        Room::Practice(trying) => (trying.name(), t(menu_practice())),
        Room::Path(walk) => (menu_path().into(), path::place(walk)),
    }
}

fn bar(props: &Props, title: Message, detail: &str) -> Html {
    let title = t(title);
    let is_long = title.chars().count() > LONG;
    let english = match props.screen {
        Screen::Lesson(code) | Screen::Practice(Some(code)) => proof::in_english(code),
        _ => Html::default(),
    };
    html! {
        <header class="bar">
            { arrow(props.screen) }
            <h1 id={TITLE} tabindex="-1" class="bar-level">
                <span class={classes!("bar-title", is_long.then_some("long"))}>{ title }</span>
                <span class="bar-givens">{ english }{ detail }</span>
            </h1>
            { aside(props) }
        </header>
    }
}

/// The link from an exercise to its lesson. A lesson has its link to the exercise below.
fn aside(props: &Props) -> Html {
    match props.screen {
        Screen::Practice(Some(code)) => {
            html! { <a class="button" href={Screen::Lesson(code).hash()}>{ t(learn_lesson()) }</a> }
        }
        _ => Html::default(),
    }
}

fn button(props: &Props, act: Act, word: Label, class: &'static str) -> Html {
    let press = props.on.reform(move |_: MouseEvent| RoomAction::Learn(act));
    html! { <button type="button" class={classes!("button", class)} onclick={press}>{ t(word) }</button> }
}

/// The progress of a job, or why there is nothing to show.
pub(super) fn waiting(props: &Props) -> Option<Html> {
    let learning = props.learning;
    if learning.is_waiting() {
        let here = || (learning.waiting(props.screen), learning.percent());
        let (message, percent) = props.loading.clone().unwrap_or_else(here);
        return Some(html! {
            <section class="learn-wait" aria-label={t(word_messages())}>
                <p>{ t(message) }</p>
                <progress aria-label={t(word_how_far())} max="100" value={percent.map(|percent| percent.to_string())} />
                { button(props, Act::Cancel, word_cancel(), "plain") }
            </section>
        });
    }
    let fault = learning.fault()?;
    Some(html! {
        <section class="learn-wait" aria-label={t(word_messages())}>
            <p>{ text(fault) }</p>
            if learning.may_retry() {
                { button(props, Act::Retry, word_try_again(), "main") }
            } else {
                { exit(props.screen, "main") }
            }
        </section>
    })
}

/// The panel beside the board.
fn panel(props: &Props) -> Html {
    let learning = props.learning;
    let words = match learning.room() {
        Room::Empty => Html::default(),
        Room::Lesson(lesson) => html! {
            <>
                <div class="learn-idea">
                    { diagram(&lesson.entry.diagram) }
                    <p>{ t(lesson.entry.code.lesson()) }</p>
                </div>
                { sentences(props, &lesson.viewer) }
                { terms_of(&lesson.viewer, t(lesson.entry.code.lesson())) }
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
    html! { <section class="panel learn-panel" aria-label={t(learn_explanation())}>{ words }</section> }
}

/// The terms of a proof and of the text above it.
fn terms_of(viewer: &Viewer, above: String) -> Html {
    let sentences = viewer.step().sentences.iter().map(|sentence| text(&sentence.message));
    terms::terms(&sentences.fold(above, |all, sentence| all + &sentence))
}

/// A technique's name, as a link to its lesson.
fn name(viewer: &Viewer) -> Html {
    let step = viewer.step();
    proof::to_lesson(&t(step.code.name()), Some(Screen::Lesson(step.code)))
}

fn said(trying: &Trying) -> Html {
    let (how, message) = trying.said();
    html! { <p class={classes!("learn-said", tone(how))}>{ text(message) }</p> }
}

fn sentences(props: &Props, viewer: &Viewer) -> Html {
    let read = props.on.reform(|at| RoomAction::Learn(Act::Read(at)));
    proof::proof(viewer.step(), viewer.at(), &read)
}

/// A tool: icon and label.
pub(super) fn tool(props: &Props, icon: Icon, word: Label, act: Act, is_off: bool) -> Html {
    tools::button(tools::tool(icon, t(word), RoomAction::Learn(act), is_off), &props.on)
}

fn tools(props: &Props) -> Html {
    let read = |viewer: &Viewer| {
        html! {
            <>
                { tool(props, Icon::Back, word_back(), Act::Back, !viewer.can_go_back()) }
                { tool(props, Icon::Next, word_next(), Act::On, !viewer.can_go_on()) }
            </>
        }
    };
    let tools = match props.learning.room() {
        Room::Empty => Html::default(),
        Room::Lesson(lesson) => read(&lesson.viewer),
        Room::Practice(trying) => match trying.shown() {
            Some(viewer) => html! {
                <>
                    { read(viewer) }
                    { tool(props, Icon::Another, practice_another(), Act::Another, false) }
                </>
            },
            None => html! {
                <>
                    { tool(props, Icon::Where, practice_where(), Act::Where, false) }
                    { tool(props, Icon::Do, practice_show(), Act::Show, false) }
                    { tool(props, Icon::Another, practice_another(), Act::Another, false) }
                </>
            },
        },
        Room::Path(walk) => path::tools(props, walk),
    };
    html! { <div class="tools learn-tools" role="group" aria-label={t(word_tools())} onmousedown={keep_focus()}>{ tools }</div> }
}

/// The keypad or the list.
fn below(props: &Props) -> Html {
    match props.learning.room() {
        Room::Practice(trying) if trying.shown().is_none() => digits(props),
        Room::Path(walk) => path::list(props, walk),
        Room::Lesson(lesson) => foot(props, lesson.entry.code),
        Room::Practice(trying) => foot(props, trying.code()),
        Room::Empty => Html::default(),
    }
}

/// How much of the technique is learned, and in a lesson the way to its exercise.
fn foot(props: &Props, code: Code) -> Html {
    let solved = props.learning.solved(code).min(LEARNED);
    let rest = if solved == LEARNED { learn_is_learned() } else { learn_solve_nine() };
    html! {
        <div class="learn-foot">
            { mark::learned(solved) }
            <p>
                <strong>{ t(words::learn_positions(solved, LEARNED)) }</strong>
                <span>{ t(rest) }</span>
            </p>
            if matches!(props.screen, Screen::Lesson(_)) {
                { catalogue::ways(props, code, "main") }
            }
        </div>
    }
}

fn digits(props: &Props) -> Html {
    let layout = props.learning.variant().layout();
    let key = |digit| KeyView { digit, left: 0, boxes: 0, presence: Presence::None, is_lit: false };
    let keys: Vec<KeyView> = Digit::all(layout.side.into()).map(key).collect();
    keypad(&keypad::Props {
        boxes: Squares::of(layout),
        keys,
        mode: Mode::Digit,
        shows_left: false,
        can_erase: None,
        on: props.on.reform(RoomAction::Press),
    })
}
