//! The switch between digits, corner notes, centre notes and colours: a row of buttons
//! above the keypad. A press by mouse or finger leaves focus on the board. Used by
//! `app`.

use yew::prelude::*;

use super::keep_focus;
use crate::session::action::{Action, Mode};
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::labels;

labels! {
    fn mode_group();
    fn mode_digit();
    fn mode_corner();
    fn mode_centre();
    fn mode_colour();
}

/// The row. `current` is the mode, which held keys change for a moment.
pub fn modes(current: Mode, on: &Callback<Action>) -> Html {
    let mode = |mode: Mode| {
        let (icon, name) = match mode {
            Mode::Digit => (Icon::Digit, mode_digit()),
            Mode::Corner => (Icon::Corner, mode_corner()),
            Mode::Centre => (Icon::Centre, mode_centre()),
            Mode::Colour => (Icon::Colour, mode_colour()),
        };
        html! {
            <button
                type="button"
                class="mode"
                aria-pressed={(mode == current).to_string()}
                onclick={on.reform(move |_: MouseEvent| Action::Mode(mode))}
            >
                { icon.html() }
                <span>{ t(name) }</span>
            </button>
        }
    };
    html! {
        <div class="modes" role="group" aria-label={t(mode_group())} onmousedown={keep_focus()}>
            { for Mode::ALL.map(mode) }
        </div>
    }
}
