//! What the board's page shows while another page is open: nothing, or how far
//! the other has loaded. Used by `app`.

use yew::prelude::*;

use crate::session::action::Screen;
use crate::ui::loading::Loading;

/// In place of the game. `retry` loads the other page again.
pub fn elsewhere(loading: Loading, retry: Callback<MouseEvent>) -> Html {
    let words = match loading {
        Loading::Done => return Html::default(),
        Loading::Failed => html! {
            <>
                <p role="alert">{ "This page did not load. Are you offline?" }</p>
                <button type="button" class="button main" onclick={retry}>{ "Try again" }</button>
            </>
        },
        Loading::Unasked => html! { <p role="status">{ "Loading this page…" }</p> },
        Loading::Begun { loaded, .. } => {
            html! { <p role="status">{ format!("Loading this page{}", loaded.told()) }</p> }
        }
    };
    html! {
        <main key="elsewhere" class="elsewhere">
            { words }
            <a class="button" href={Screen::Game.hash()}>{ "Back to the game" }</a>
        </main>
    }
}
