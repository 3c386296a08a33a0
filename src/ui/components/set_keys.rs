//! The keys that a player can change: each with its keys, a button that takes the next
//! press, and one that brings the usual keys back.

use yew::prelude::*;

use crate::session::action::Action;
use crate::session::help::{keys_for, meaning};
use crate::session::keymap::{Chord, CustomKeys, Key, Playing, taken_by};
use crate::session::settings::Settings;
use crate::ui::keys::raw_press;
use crate::ui::text::{t, text};
use nonet_engine::message::Message;
use nonet_engine::{labels, messages};

labels! {
    fn set_keys_table();
    fn set_key_none();
    fn set_key_press();
    fn set_key_reset();
    fn set_key_reset_all();
}

messages! {
    fn set_key_button(does: Message, keys: Message);
    fn set_key_taken(key: String, does: Message);
}

/// The properties of the table.
#[derive(PartialEq, Properties)]
pub(super) struct Props {
    /// The settings, which hold the player's own keys.
    pub settings: Settings,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The table.
#[component]
pub(super) fn SetKeys(props: &Props) -> Html {
    let Props { settings, on } = props;
    // The key that waits for a press, and why the last press was refused.
    let waiting = use_state(|| None::<Key>);
    let fault = use_state(|| None::<(Key, String)>);
    let keys = settings.keys.clone().unwrap_or_default();
    let playing = Playing { keys: keys.clone(), ..Playing::on(9, settings.letters) };
    let change = {
        let (settings, on) = (settings.clone(), on.clone());
        move |keys| on.emit(Action::Change(Settings { keys: Some(keys), ..settings.clone() }))
    };
    let row = |key: Key| {
        let is_waiting = *waiting == Some(key);
        let shown = keys_for(key, &playing).unwrap_or_else(|| set_key_none().into());
        let begin = {
            let (waiting, fault) = (waiting.clone(), fault.clone());
            Callback::from(move |_: MouseEvent| {
                fault.set(None);
                waiting.set(Some(key).filter(|_| !is_waiting));
            })
        };
        let take = {
            let (waiting, fault, keys, playing, change) =
                (waiting.clone(), fault.clone(), keys.clone(), playing.clone(), change.clone());
            Callback::from(move |event: KeyboardEvent| {
                // Tab leaves, so that nobody is caught here.
                let chord = Chord::of(&raw_press(&event)).filter(|_| is_waiting && event.key() != "Tab");
                let Some(chord) = chord else { return };
                event.prevent_default();
                event.stop_propagation();
                waiting.set(None);
                match taken_by(&chord, key, &playing) {
                    Some(other) => {
                        fault.set(Some((key, text(&set_key_taken(chord.to_string(), meaning(other))))));
                    }
                    None => change(keys.with(key, &chord)),
                }
            })
        };
        let reset = {
            let (keys, change) = (keys.clone(), change.clone());
            Callback::from(move |_: MouseEvent| change(keys.without(key)))
        };
        let stop = {
            let waiting = waiting.clone();
            Callback::from(move |_: FocusEvent| {
                if is_waiting {
                    waiting.set(None);
                }
            })
        };
        html! {
            <li key={key.name()} class="set-key">
                <span>{ text(&meaning(key)) }</span>
                <button
                    type="button"
                    class="button"
                    aria-label={t(set_key_button(meaning(key), shown.clone()))}
                    aria-pressed={is_waiting.to_string()}
                    onclick={begin}
                    onkeydown={take}
                    onblur={stop}
                >
                    { if is_waiting { t(set_key_press()) } else { t(shown) } }
                </button>
                if keys.has(key) {
                    <button type="button" class="button plain" onclick={reset}>{ t(set_key_reset()) }</button>
                }
                if let Some((_, words)) = fault.as_ref().filter(|(at, _)| *at == key) {
                    <p role="alert">{ words }</p>
                }
            </li>
        }
    };
    let reset_all = {
        let change = change.clone();
        Callback::from(move |_: MouseEvent| change(CustomKeys::default()))
    };
    html! {
        <details class="set-keys">
            <summary>{ t(set_keys_table()) }</summary>
            <ul>{ for Key::ALL.iter().map(|&key| row(key)) }</ul>
            if !keys.is_empty() {
                <button type="button" class="button" onclick={reset_all}>{ t(set_key_reset_all()) }</button>
            }
        </details>
    }
}
