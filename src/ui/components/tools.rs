//! The tools, each with icon and label. While a hint is open, its controls replace most
//! of them; the Hint tool shows the next stage. A press by mouse or finger leaves focus
//! on the board. `learn` has its own tools, which look the same.

use yew::prelude::*;

use super::{hint, keep_focus, word_back, word_close, word_next, word_tools};
use crate::session::action::Action;
use crate::session::hinting::{Act, HintView};
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::labels;

labels! {
    pub(super) fn tool_undo();
    pub(super) fn tool_redo();
    pub(super) fn tool_erase();
    fn tool_select();
    fn tool_check();
    fn tool_hint();
    fn hint_lesson();
}

/// The properties of the tools.
#[allow(clippy::struct_excessive_bools)]
pub struct Props<'a> {
    /// Whether there is a move to undo.
    pub can_undo: bool,
    /// Whether there is a move to redo.
    pub can_redo: bool,
    /// Whether the selected cell holds something that the player can erase.
    pub can_erase: bool,
    /// Whether cells are selected one by one.
    pub is_picking: bool,
    /// Whether there is a step left to hint at, and something to check.
    pub can_hint: bool,
    /// The open hint.
    pub hint: Option<&'a HintView>,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The tools.
pub fn tools(props: &Props) -> Html {
    let lesson = props.hint.and_then(|hint| hint.lesson);
    let tools = match props.hint {
        Some(hint) => for_hint(hint).into_iter().collect(),
        None => plain(props).map(Some).into_iter().collect::<Vec<_>>(),
    };
    html! {
        <div class="tools" role="group" aria-label={t(word_tools())} onmousedown={keep_focus()}>
            // Shown where there is room for two rows (styles/controls.css). It comes first,
            // since Yew pairs children from the last: so Next stays the button that was Hint.
            { for lesson.map(|lesson| html! {
                <a class="button tool to-learn" href={lesson.hash()}>{ Icon::Learn.html() }{ t(hint_lesson()) }</a>
            }) }
            // An unused place stays empty, so that the other tools do not move.
            { for tools.into_iter().map(|place| place.map_or_else(|| html! { <span /> }, |tool| button(tool, &props.on))) }
        </div>
    }
}

/// A tool, and the action of pressing it.
pub(super) struct Tool<A> {
    icon: Icon,
    name: String,
    action: A,
    is_off: bool,
    /// Whether it is on, for a tool that stays on.
    is_on: Option<bool>,
    /// The class of a tool that is not shown everywhere (styles/controls.css).
    class: Option<&'static str>,
}

/// A tool.
pub(super) fn tool<A>(icon: Icon, name: String, action: A, is_off: bool) -> Tool<A> {
    Tool { icon, name, action, is_off, is_on: None, class: None }
}

/// The button of a tool. A disabled one stays focusable: a button that becomes
/// unfocusable would lose focus.
pub(super) fn button<A: Clone + 'static>(tool: Tool<A>, on: &Callback<A>) -> Html {
    let Tool { icon, name, action, is_off, is_on, class } = tool;
    let press = on.reform(move |_: MouseEvent| action.clone());
    html! {
        <button
            type="button"
            class={classes!("button", "tool", class)}
            aria-disabled={is_off.then_some("true")}
            aria-pressed={is_on.map(|is_on| is_on.to_string())}
            onclick={press}
        >
            { icon.html() }
            { name }
        </button>
    }
}

fn plain(props: &Props) -> [Tool<Action>; 6] {
    [
        tool(Icon::Undo, t(tool_undo()), Action::Undo, !props.can_undo),
        tool(Icon::Redo, t(tool_redo()), Action::Redo, !props.can_redo),
        Tool {
            class: Some("to-erase"),
            ..tool(Icon::Erase, t(tool_erase()), Action::Erase, !props.can_erase)
        },
        Tool {
            is_on: Some(props.is_picking),
            ..tool(Icon::Select, t(tool_select()), Action::TogglePicking, false)
        },
        Tool {
            class: Some("to-check"),
            ..tool(Icon::Check, t(tool_check()), Action::Check, !props.can_hint)
        },
        plain_hint(props.can_hint),
    ]
}

fn plain_hint(can_hint: bool) -> Tool<Action> {
    tool(Icon::Hint, t(tool_hint()), Action::Hint, !can_hint)
}

fn for_hint(view: &HintView) -> [Option<Tool<Action>>; 4] {
    let icon = match (view.rewind, &view.also) {
        (Some(_), _) => Icon::Undo,
        (None, Some(_)) => Icon::Next,
        (None, None) => Icon::Do,
    };
    let next = if view.is_last { Icon::Do } else { Icon::Next };
    [
        Some(tool(Icon::Close, t(word_close()), Action::Hinting(Act::Close), false)),
        Some(tool(Icon::Back, t(word_back()), Action::Hinting(Act::Back), !view.can_go_back)),
        hint::offer(view).map(|(word, action)| tool(icon, t(word), action, false)),
        Some(if view.is_guide {
            plain_hint(true)
        } else {
            tool(next, view.next.clone().map_or_else(|| t(word_next()), t), Action::Hint, view.next.is_none())
        }),
    ]
}
