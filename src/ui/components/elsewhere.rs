//! The content of the board's page while another page is open: nothing, or the progress
//! of loading.

use yew::prelude::*;

use super::{word_back_to_game, word_try_again};
use crate::session::action::{Loaded, Screen};
use crate::session::words::page_loading;
use crate::ui::loading::Loading;
use crate::ui::text::t;
use nonet_engine::labels;

labels! {
    fn page_not_loaded();
}

/// Shown instead of the game. `retry` loads the other page again.
pub fn elsewhere(loading: Loading, retry: Callback<MouseEvent>) -> Html {
    let words = match loading {
        Loading::Done(_) => return Html::default(),
        Loading::Failed => html! {
            <>
                <p role="alert">{ t(page_not_loaded()) }</p>
                <button type="button" class="button main" onclick={retry}>{ t(word_try_again()) }</button>
            </>
        },
        // The live region says it, too, but not as often.
        Loading::Unasked => html! { <p>{ t(page_loading(Loaded::default())) }</p> },
        Loading::Begun { loaded, .. } => html! { <p>{ t(page_loading(loaded)) }</p> },
    };
    html! {
        <main key="elsewhere" class="elsewhere">
            { words }
            <a class="button" href={Screen::Game.hash()}>{ t(word_back_to_game()) }</a>
        </main>
    }
}
