//! A message that stays until it is dismissed. It covers the panel and nothing
//! else, or the heading where the panel is one line, so that nothing moves.

use yew::prelude::*;

use crate::session::action::Action;
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::labels;

labels! {
    fn notice_dismiss();
}

/// The properties of the notice.
pub struct Props {
    /// What happened.
    pub text: String,
    /// A button: its label and its action.
    pub offer: Option<(String, Action)>,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The notice.
pub fn notice(props: &Props) -> Html {
    let dismiss = props.on.reform(|_: MouseEvent| Action::DismissNotice);
    let offer = props.offer.clone().map(|(name, action)| {
        let press = props.on.reform(move |_: MouseEvent| action.clone());
        html! { <button type="button" class="button" onclick={press}>{ name }</button> }
    });
    html! {
        <section class="notice" role="alert">
            // A long text scrolls, also by keyboard.
            <p tabindex="0">{ &props.text }</p>
            { offer }
            <button type="button" class="button plain only-icon" aria-label={t(notice_dismiss())} onclick={dismiss}>
                { Icon::Close.html() }
            </button>
        </section>
    }
}
