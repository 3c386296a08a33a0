//! The head of a page, with the way out of it, and the layout of pages that have nothing else:
//! a body that scrolls with the page.

use yew::prelude::*;

use super::{word_back, word_back_to_game};
use crate::session::action::Screen;
use crate::session::ways::{Out, out};
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::labels;
use nonet_engine::message::Label;

labels! {
    fn learn_all();
    fn learn_back_to_bench();
}

/// The id of the heading, which gets focus when a page is opened.
pub const TITLE: &str = "room-title";

/// Where the way out of a page leads, and its name.
fn way(screen: Screen) -> (Screen, Label) {
    match out(screen) {
        Out::To(to @ Screen::Practice(None)) => (to, learn_all()),
        Out::To(to @ Screen::BenchRow) => (to, learn_back_to_bench()),
        Out::To(Screen::Game) | Out::Below => (Screen::Game, word_back_to_game()),
        Out::To(to) => (to, word_back()),
    }
}

/// The arrow that leads out of a page. `ui::address` follows it.
pub fn arrow(screen: Screen) -> Html {
    let (to, word) = way(screen);
    let word = t(word);
    html! {
        <a class="button plain only-icon" data-out="" href={to.hash()} aria-label={word.clone()} title={word}>
            { Icon::Back.html() }
        </a>
    }
}

/// The way out of a page as a button with its name, where there is nothing else to do.
pub fn exit(screen: Screen, kind: &'static str) -> Html {
    let (to, word) = way(screen);
    html! { <a class={classes!("button", kind)} data-out="" href={to.hash()}>{ t(word) }</a> }
}

/// The layout of a page.
pub fn room(key: &'static str, screen: Screen, title: String, body: Html) -> Html {
    html! {
        <main {key} class={classes!("room", key)}>
            <header class="room-head">
                { arrow(screen) }
                <h1 id={TITLE} tabindex="-1">{ title }</h1>
            </header>
            { body }
        </main>
    }
}
