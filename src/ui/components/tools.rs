//! The five tools: picture and word. A press by mouse or finger leaves focus on
//! the board. Used by `app`.

use yew::prelude::*;

use super::keep_focus;
use crate::session::action::Action;
use crate::ui::icons::Icon;

/// What the tools need to be drawn.
#[allow(clippy::struct_excessive_bools)]
pub struct Props {
    /// There is a move to take back.
    pub can_undo: bool,
    /// There is a move to do again.
    pub can_redo: bool,
    /// The selected cell holds something of the player's.
    pub can_erase: bool,
    /// There is something left to hint at.
    pub can_hint: bool,
    /// Notes mode is on.
    pub is_notes: bool,
    /// Told which tool.
    pub on: Callback<Action>,
}

/// The tools.
pub fn tools(props: &Props) -> Html {
    let tool = |icon: Icon, name: &'static str, action: Action, is_off: bool, pressed: Option<bool>| {
        let press = props.on.reform(move |_: MouseEvent| action.clone());
        html! {
            // Off, yet in reach: a button that vanishes from under the focus loses it.
            <button
                type="button"
                class="button tool"
                aria-disabled={is_off.then_some("true")}
                aria-pressed={pressed.map(|pressed| pressed.to_string())}
                onclick={press}
            >
                { icon.html() }
                { name }
            </button>
        }
    };
    html! {
        <div class="tools" role="group" aria-label="Tools" onmousedown={keep_focus()}>
            { tool(Icon::Undo, "Undo", Action::Undo, !props.can_undo, None) }
            { tool(Icon::Redo, "Redo", Action::Redo, !props.can_redo, None) }
            { tool(Icon::Erase, "Erase", Action::Erase, !props.can_erase, None) }
            { tool(Icon::Notes, "Notes", Action::ToggleNotes, false, Some(props.is_notes)) }
            { tool(Icon::Hint, "Hint", Action::Hint, !props.can_hint, None) }
        </div>
    }
}
