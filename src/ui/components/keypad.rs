//! The keypad: a key for every digit, laid out like the notes in a cell. A press by
//! mouse or finger leaves focus on the board. Used by `app` and `learn`.

use yew::prelude::*;

use super::{keep_focus, word_notes};
use crate::session::action::Action;
use crate::session::squares::Squares;
use crate::session::view::KeyView;
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::{Digit, labels, messages};

labels! {
    pub(super) fn keypad_digits();
}

messages! {
    fn key_note(digit: Digit);
    fn key_all_placed(digit: Digit);
    fn key_left(digit: Digit, left: u8);
}

/// The properties of the keypad.
pub struct Props {
    /// The layout of the board's boxes.
    pub boxes: Squares,
    /// The keys, in order.
    pub keys: Vec<KeyView>,
    /// Whether the keys add notes.
    pub is_notes: bool,
    /// Whether the keys show how many of each digit are left.
    pub shows_left: bool,
    /// Callback for the chosen digit.
    pub on: Callback<Action>,
}

/// The keypad.
pub fn keypad(props: &Props) -> Html {
    html! {
        <div
            class={classes!("keypad", props.is_notes.then_some("for-notes"))}
            role="group"
            aria-label={t(if props.is_notes { word_notes() } else { keypad_digits() })}
            onmousedown={keep_focus()}
        >
            { for props.keys.iter().map(|view| key(props, *view)) }
        </div>
    }
}

fn key(props: &Props, view: KeyView) -> Html {
    let Props { boxes, is_notes, shows_left, on, .. } = props;
    let used_up = *shows_left && view.left == 0;
    let label = match (is_notes, shows_left, view.left) {
        (true, ..) => t(key_note(view.digit)),
        (_, false, _) => view.digit.to_string(),
        (_, _, 0) => t(key_all_placed(view.digit)),
        (_, _, left) => t(key_left(view.digit, left)),
    };
    html! {
        <button
            key={view.digit.value()}
            type="button"
            class={classes!("button", "key", used_up.then_some("used-up"))}
            aria-label={label}
            aria-pressed={is_notes.then(|| view.is_noted.to_string())}
            onclick={on.reform(move |_: MouseEvent| Action::Digit(view.digit))}
        >
            <span class="key-digit">{ view.digit.symbol() }</span>
            if *shows_left && !*is_notes {
                <span class="key-left" aria-hidden="true">
                    { mark::dots(*boxes, view.boxes) }
                    { if view.left == 0 { "✓".to_owned() } else { view.left.to_string() } }
                </span>
            }
        </button>
    }
}
