//! What every dialog shares: the browser's own modal `<dialog>`, which makes the
//! page behind it inert, holds focus and gives it back. The session says which
//! one is open; closing it by any way is an action. Used by the other dialogs.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::word_close;
use crate::session::action::Action;
use crate::ui::icons::Icon;
use crate::ui::text::t;

/// What a dialog needs to be drawn.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// Its heading.
    pub title: AttrValue,
    /// A class for its width.
    #[prop_or("narrow")]
    pub class: &'static str,
    /// What is in it. Whatever has `autofocus` gets focus.
    pub children: Html,
    /// Told when the player closes it.
    pub on: Callback<Action>,
}

/// A modal dialog, open as long as it is drawn. Each has a key of its own, so that
/// one that follows another opens afresh and places focus.
#[component]
pub fn Dialog(props: &Props) -> Html {
    let node = use_node_ref();
    use_effect_with(node.clone(), |node| {
        let dialog = node.cast::<HtmlDialogElement>();
        if let Some(dialog) = &dialog {
            // It fails only on a dialog that is open already.
            let _ = dialog.show_modal();
        }
        move || {
            // Closing before it leaves the page gives focus back.
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
    // A press beside the dialog lands on the element itself. It closes on the
    // way up, and only if it began there: a text may be selected out of it.
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
        >
            <div class="dialog-frame">
                <header class="dialog-head">
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
