//! The keypad: a key for every digit, laid out like the notes in a cell, or for the nine
//! colours, and one that erases where two rows of five have a place for it. A press by mouse or finger leaves focus on the board. `ui::pointing` has
//! the long presses.

use yew::prelude::*;

use super::keep_focus;
use super::paint::swatch;
use super::tools::tool_erase;
use crate::game::colour::Colour;
use crate::session::action::{Action, Mode};
use crate::session::squares::Squares;
use crate::session::view::{KeyView, Presence};
use crate::ui::icons::Icon;
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::{Digit, labels, messages};

labels! {
    pub(super) fn keypad_digits();
}

messages! {
    fn keypad_notes(mode: &'static str);
    fn key_note(digit: Digit);
    fn key_all_placed(digit: Digit);
    fn key_left(digit: Digit, left: u8);
    fn key_colour(colour: &'static str);
}

/// The properties of the keypad.
pub struct Props {
    /// The layout of the board's boxes.
    pub boxes: Squares,
    /// The keys, in order.
    pub keys: Vec<KeyView>,
    /// What the keys enter.
    pub mode: Mode,
    /// Whether the keys show how many of each digit are left.
    pub shows_left: bool,
    /// Whether there is something to erase, for a keypad with a key that erases.
    pub can_erase: Option<bool>,
    /// Callback for the chosen digit.
    pub on: Callback<Action>,
}

/// The keypad.
pub fn keypad(props: &Props) -> Html {
    let label = match props.mode {
        Mode::Digit => t(keypad_digits()),
        mode => t(keypad_notes(mode.name())),
    };
    let class = match props.mode {
        Mode::Digit => None,
        Mode::Corner | Mode::Centre => Some("for-notes"),
        Mode::Colour => Some("for-colours"),
    };
    html! {
        <div class={classes!("keypad", class)} role="group" aria-label={label} onmousedown={keep_focus()}>
            { for props.keys.iter().map(|view| key(props, *view)) }
            { for props.can_erase.map(|can_erase| erase_key(can_erase, &props.on)) }
        </div>
    }
}

/// The tenth key of two rows of five. The tool that erases then makes room for others
/// (styles/page.css).
fn erase_key(can_erase: bool, on: &Callback<Action>) -> Html {
    html! {
        <button
            type="button"
            class="button key to-erase"
            aria-label={t(tool_erase())}
            aria-disabled={(!can_erase).then_some("true")}
            onclick={on.reform(|_: MouseEvent| Action::Erase)}
        >
            { Icon::Erase.html() }
        </button>
    }
}

fn key(props: &Props, view: KeyView) -> Html {
    let Props { boxes, mode, shows_left, on, .. } = props;
    let KeyView { digit, left, presence, .. } = view;
    let colour = Colour::of_key(digit).filter(|_| *mode == Mode::Colour);
    let used_up = *shows_left && left == 0 && colour.is_none();
    let label = match (mode, colour, shows_left, left) {
        (_, Some(colour), ..) => t(key_colour(colour.name())),
        (Mode::Corner | Mode::Centre, ..) => t(key_note(digit)),
        (_, _, false, _) => digit.to_string(),
        (_, _, _, 0) => t(key_all_placed(digit)),
        (.., left) => t(key_left(digit, left)),
    };
    let pressed = match presence {
        _ if *mode == Mode::Digit => view.is_lit.then_some("true"),
        Presence::None => Some("false"),
        Presence::Some => Some("mixed"),
        Presence::All => Some("true"),
    };
    html! {
        <button
            id={format!("key-{}", digit.index())}
            key={digit.value()}
            type="button"
            class={classes!("button", "key", used_up.then_some("used-up"))}
            aria-label={label}
            aria-pressed={pressed}
            onclick={on.reform(move |_: MouseEvent| Action::Digit(digit))}
        >
            if let Some(colour) = colour {
                { swatch(colour) }
                <span class="key-name">{ t(key_colour(colour.name())) }</span>
            } else {
                <span class="key-digit">{ digit.symbol() }</span>
                if *shows_left {
                    <span class="key-left" aria-hidden="true">
                        { mark::dots(*boxes, view.boxes) }
                        { if left == 0 { "✓".to_owned() } else { left.to_string() } }
                    </span>
                }
            }
        </button>
    }
}
