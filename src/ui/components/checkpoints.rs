//! The dialog of checkpoints, and of lines that the player left: each leads back there.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::dialog::Dialog;
use crate::session::action::Action;
use crate::session::pausing::StopView;
use crate::ui::icons::Icon;
use crate::ui::text::{t, text};
use nonet_engine::{labels, messages};
use nonet_later::later;

labels! {
    fn stops_title();
    fn stops_intro();
    fn stop_name();
    fn stop_go();
    fn stop_remove();
    fn stop_here();
}

messages! {
    pub(super) fn stop_checkpoint(number: usize);
    fn stop_line(time: String, placed: usize);
    fn stop_of(what: String, name: String);
}

/// The dialog.
#[later]
pub fn checkpoints(stops: &[StopView], on: &Callback<Action>) -> Html {
    html! {
        <Dialog key="checkpoints" title={t(stops_title())} class="stops" on={on.clone()}>
            <div class="dialog-body">
                <p>{ t(stops_intro()) }</p>
                <ul class="stop-list">{ for stops.iter().map(|stop| row(stop, on)) }</ul>
            </div>
        </Dialog>
    }
}

fn row(stop: &StopView, on: &Callback<Action>) -> Html {
    let place = stop.place;
    let go = on.reform(move |_: MouseEvent| Action::GoTo(place));
    let (name, face) = match stop.checkpoint {
        None => {
            let name = text(&stop_line(stop.time.clone(), stop.placed.unwrap_or_default()));
            (name.clone(), html! { <span class="stop-line">{ name }</span> })
        }
        Some(index) => {
            let usual = text(&stop_checkpoint(index + 1));
            let name = match stop.name.trim() {
                "" => usual.clone(),
                name => name.to_owned(),
            };
            // With each letter: drawing the page puts the name that is saved into the field.
            let rename = on.reform(move |event: InputEvent| {
                Action::RenameCheckpoint(index, event.target_unchecked_into::<HtmlInputElement>().value())
            });
            let remove = on.reform(move |_: MouseEvent| Action::RemoveCheckpoint(index));
            let face = html! {
                <>
                    <input class="field-input" value={stop.name.clone()} placeholder={usual} aria-label={t(stop_name())} oninput={rename} />
                    <span>{ &stop.time }</span>
                    <button type="button" class="button plain only-icon" aria-label={text(&stop_of(t(stop_remove()), name.clone()))} onclick={remove}>
                        { Icon::Close.html() }
                    </button>
                </>
            };
            (name, face)
        }
    };
    html! {
        <li key={format!("{place}-{:?}", stop.checkpoint)} class="stop" aria-current={stop.is_here.then_some("true")}>
            { face }
            if stop.is_here {
                <span class="stop-here">{ t(stop_here()) }</span>
            } else {
                <button type="button" class="button" aria-label={text(&stop_of(t(stop_go()), name))} onclick={go}>{ t(stop_go()) }</button>
            }
        </li>
    }
}
