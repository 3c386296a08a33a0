//! The tools: picture and word. While a hint is open most of them make way
//! for its controls, each in the place of a tool; Hint's place goes on. A press by
//! mouse or finger leaves focus on the board. Used by `app`; `learn` has tools of
//! its own, which look alike.

use yew::prelude::*;

use super::{hint, keep_focus, word_back, word_close, word_next, word_tools};
use crate::session::action::Action;
use crate::session::hinting::{Act, HintView};
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::labels;

labels! {
    fn tool_undo();
    fn tool_redo();
    fn tool_erase();
    fn tool_hint();
}

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
    /// The open hint.
    pub hint: Option<HintView>,
    /// Told which tool.
    pub on: Callback<Action>,
}

/// The tools.
pub fn tools(props: &Props) -> Html {
    let tools = match &props.hint {
        Some(hint) => for_hint(hint),
        None => plain(props).map(Some),
    };
    html! {
        <div class="tools" role="group" aria-label={t(word_tools())} onmousedown={keep_focus()}>
            // A place without a tool stays, so that the others keep theirs.
            { for tools.into_iter().map(|place| place.map_or_else(|| html! { <span /> }, |tool| button(tool, &props.on))) }
        </div>
    }
}

/// A tool, and what is told when it is pressed.
pub(super) struct Tool<A> {
    icon: Icon,
    name: String,
    action: A,
    is_off: bool,
}

/// A tool.
pub(super) fn tool<A>(icon: Icon, name: String, action: A, is_off: bool) -> Tool<A> {
    Tool { icon, name, action, is_off }
}

/// Its button. One that is off stays in reach: a button that vanishes from under
/// the focus loses it.
pub(super) fn button<A: Clone + 'static>(tool: Tool<A>, on: &Callback<A>) -> Html {
    let Tool { icon, name, action, is_off } = tool;
    let press = on.reform(move |_: MouseEvent| action.clone());
    html! {
        <button
            type="button"
            class="button tool"
            aria-disabled={is_off.then_some("true")}
            onclick={press}
        >
            { icon.html() }
            { name }
        </button>
    }
}

fn plain(props: &Props) -> [Tool<Action>; 4] {
    [
        tool(Icon::Undo, t(tool_undo()), Action::Undo, !props.can_undo),
        tool(Icon::Redo, t(tool_redo()), Action::Redo, !props.can_redo),
        tool(Icon::Erase, t(tool_erase()), Action::Erase, !props.can_erase),
        tool(Icon::Hint, t(tool_hint()), Action::Hint, !props.can_hint),
    ]
}

fn for_hint(view: &HintView) -> [Option<Tool<Action>>; 4] {
    let icon = if view.rewind.is_some() { Icon::Undo } else { Icon::Do };
    let next = if view.is_last { Icon::Do } else { Icon::Next };
    [
        Some(tool(Icon::Close, t(word_close()), Action::Hinting(Act::Close), false)),
        Some(tool(Icon::Back, t(word_back()), Action::Hinting(Act::Back), !view.can_go_back)),
        hint::offer(view).map(|(word, action)| tool(icon, t(word), action, false)),
        Some(tool(
            next,
            view.next.clone().map_or_else(|| t(word_next()), t),
            Action::Hint,
            view.next.is_none(),
        )),
    ]
}
