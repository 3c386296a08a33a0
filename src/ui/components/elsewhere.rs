//! What the board's page shows while another page is open: nothing, or that the
//! other is on its way. Used by `app`.

use yew::prelude::*;

use crate::session::action::Screen;
use crate::ui::loading::Loading;

/// In place of the game.
pub fn elsewhere(loading: Loading) -> Html {
    let text = match loading {
        Loading::Done => return Html::default(),
        Loading::Failed => "This page did not load. Are you offline?",
        Loading::Unasked | Loading::Begun => "One moment…",
    };
    html! {
        <main key="elsewhere" class="elsewhere">
            <p role="status">{ text }</p>
            <a class="button" href={Screen::Game.hash()}>{ "Back to the game" }</a>
        </main>
    }
}
