//! The slim bar: menu, what is played, the clock, New game. Used by `app`.

use yew::prelude::*;

use super::{word_menu, word_new_game};
use crate::session::action::{Action, Dialog};
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::messages;

messages! {
    fn bar_time(time: String);
}

/// What the bar needs to be drawn.
pub struct Props {
    /// The level or where the puzzle is from: "Medium", "Your puzzle".
    pub title: AttrValue,
    /// More about it: "32 givens".
    pub detail: AttrValue,
    /// The time as text, "12:04"; `None` when hidden.
    pub clock: Option<String>,
    /// Told what the player wants.
    pub on: Callback<Action>,
}

/// The bar.
pub fn bar(props: &Props) -> Html {
    let open = |dialog: Dialog| props.on.reform(move |_: MouseEvent| Action::Open(dialog));
    html! {
        <header class="bar">
            <button
                type="button"
                class="button plain only-icon"
                aria-label={t(word_menu())}
                aria-haspopup="dialog"
                onclick={open(Dialog::Menu)}
            >
                { Icon::Menu.html() }
            </button>
            <h1 class="bar-level">
                <span class="bar-title">{ &props.title }</span>
                <span class="bar-givens">{ &props.detail }</span>
            </h1>
            if let Some(clock) = &props.clock {
                // A timer says nothing by itself: role=timer is not live.
                <span class="clock" role="timer" aria-label={t(bar_time(clock.clone()))}>{ clock }</span>
            }
            <button
                type="button"
                class="button bar-new"
                aria-haspopup="dialog"
                onclick={open(Dialog::NewGame)}
            >
                { Icon::New.html() }
                <span class="word">{ t(word_new_game()) }</span>
            </button>
        </header>
    }
}
