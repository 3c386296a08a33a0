//! The base of all dialogs: a native modal `<dialog>`. It makes the page behind it
//! inert, contains focus and restores it. The session decides which dialog is open;
//! closing it in any way is an action.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::word_close;
use crate::session::action::Action;
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::t;

/// The properties of a dialog.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// Its heading.
    pub title: AttrValue,
    /// Whether the mark stands before the heading.
    #[prop_or_default]
    pub has_mark: bool,
    /// A class that sets its width.
    #[prop_or("narrow")]
    pub class: &'static str,
    /// Its content. The element with `autofocus` gets focus.
    pub children: Html,
    /// Callback for keys that are pressed anywhere in it.
    #[prop_or_default]
    pub keys: Option<Callback<KeyboardEvent>>,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// A modal dialog, open while it is drawn. Each dialog needs its own key, so that the
/// next one opens anew and sets focus.
#[component]
pub fn Dialog(props: &Props) -> Html {
    let node = use_node_ref();
    use_effect_with(node.clone(), |node| {
        let dialog = node.cast::<HtmlDialogElement>();
        if let Some(dialog) = &dialog {
            // Fails only if the dialog is open already.
            let _ = dialog.show_modal();
        }
        move || {
            // Closing the dialog before it is removed restores focus.
            if let Some(dialog) = dialog {
                dialog.close();
            }
        }
    });
    let close = props.on.reform(|_: MouseEvent| Action::Close);
    let cancel = props.on.reform(|event: Event| {
        event.prevent_default();
        Action::Close
    });
    // A press outside the dialog targets the dialog element itself. It closes on
    // release, and only if the press started outside, since a text selection may end
    // there.
    let is_outside = {
        let node = node.clone();
        move |event: &MouseEvent| event.target().as_ref() == node.get().as_deref()
    };
    let began_outside = use_mut_ref(|| false);
    let press = {
        let (began, is_outside) = (began_outside.clone(), is_outside.clone());
        Callback::from(move |event: MouseEvent| *began.borrow_mut() = is_outside(&event))
    };
    let release = {
        let on = props.on.clone();
        Callback::from(move |event: MouseEvent| {
            if began_outside.replace(false) && is_outside(&event) {
                on.emit(Action::Close);
            }
        })
    };
    html! {
        <dialog
            ref={node}
            class={classes!("dialog", props.class)}
            aria-labelledby="dialog-title"
            oncancel={cancel}
            onmousedown={press}
            onclick={release}
            onkeydown={props.keys.clone()}
        >
            <div class="dialog-frame">
                <header class="dialog-head">
                    if props.has_mark {
                        { mark::mark() }
                    }
                    <h2 id="dialog-title">{ &props.title }</h2>
                    <button type="button" class="button plain only-icon" aria-label={t(word_close())} onclick={close}>
                        { Icon::Close.html() }
                    </button>
                </header>
                { props.children.clone() }
            </div>
        </dialog>
    }
}
