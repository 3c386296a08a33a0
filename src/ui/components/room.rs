//! The layout of the board module's other pages: a heading with a link back, and a body
//! that scrolls with the page. Used by these pages.

use yew::prelude::*;

use super::word_back_to_game;
use crate::session::action::Action;
use crate::ui::icons::Icon;
use crate::ui::text::t;

/// The id of the heading, which gets focus when a page is opened.
pub const TITLE: &str = "room-title";

/// The layout of a page.
pub fn room(key: &'static str, title: String, body: Html, on: &Callback<Action>) -> Html {
    let back = on.reform(|_: MouseEvent| Action::Close);
    html! {
        <main {key} class={classes!("room", key)}>
            <header class="room-head">
                <button type="button" class="button plain only-icon" aria-label={t(word_back_to_game())} onclick={back}>
                    { Icon::Back.html() }
                </button>
                <h1 id={TITLE} tabindex="-1">{ title }</h1>
            </header>
            { body }
        </main>
    }
}
