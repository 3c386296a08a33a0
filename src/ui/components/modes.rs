//! The switch between entering digits and notes: a row of buttons above the keypad. A
//! press by mouse or finger leaves focus on the board. Used by `app`.

use yew::prelude::*;

use super::{keep_focus, word_notes};
use crate::session::action::Action;
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::labels;
use nonet_engine::message::Label;

labels! {
    fn mode_group();
    fn mode_digit();
}

/// The row. `is_notes` is the current mode. Pressing Notes again switches it off.
pub fn modes(is_notes: bool, on: &Callback<Action>) -> Html {
    let mode = |icon: Icon, name: Label, is_on: bool, does_nothing: bool| {
        let press = (!does_nothing).then(|| on.reform(|_: MouseEvent| Action::ToggleNotes));
        html! {
            <button type="button" class="mode" aria-pressed={is_on.to_string()} onclick={press}>
                { icon.html() }
                <span>{ t(name) }</span>
            </button>
        }
    };
    html! {
        <div class="modes" role="group" aria-label={t(mode_group())} onmousedown={keep_focus()}>
            { mode(Icon::Digit, mode_digit(), !is_notes, !is_notes) }
            { mode(Icon::Notes, word_notes(), is_notes, false) }
        </div>
    }
}
