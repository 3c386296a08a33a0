//! The page about Nonet: its version and licences, what it stores and where, and the export
//! and deletion of everything.

use yew::prelude::*;

use super::games;
use super::games::games_back_up;
use super::help::{LICENCES, help_licences, help_privacy, version};
use super::room::room;
use super::word_cancel;
use crate::session::about::{About, Act};
use crate::session::action::Screen;
use crate::session::library::games::{Act as Library, Games};
use crate::ui::text::t;
use nonet_engine::message::Label;
use nonet_engine::{labels, messages};

labels! {
    pub(in crate::ui) fn about_title();
    fn about_free();
    fn about_bom();
    fn about_sent_title();
    fn about_sent();
    fn about_stored_title();
    fn about_stored_games();
    fn about_stored_games_where();
    fn about_stored_texts();
    fn about_stored_texts_where();
    fn about_stored_app();
    fn about_stored_app_where();
    fn about_export_title();
    fn about_export();
    fn about_delete_title();
    fn about_delete();
    fn about_delete_sure();
    fn about_delete_now();
}

messages! {
    fn about_size(kilobytes: u64);
}

/// The list of all parts of the app in the format `CycloneDX`, which `index.html` copies.
const PARTS: &str = "sbom.cdx.json";

/// The id of the button that asks whether everything should be deleted. It gets focus when the
/// player deletes nothing.
pub const DELETE: &str = "about-delete";

/// The properties of the page.
pub struct Props<'a> {
    /// Its state.
    pub about: &'a About,
    /// The state of the page of all games, which writes backups.
    pub games: &'a Games,
    /// Callback for actions on the page.
    pub on: Callback<Act>,
    /// Callback for the backup.
    pub on_games: Callback<Library>,
}

/// The page.
pub fn about(props: &Props) -> Html {
    let body = html! {
        <div class="room-body">
            <section>
                <p>{ version() }</p>
                <p>{ t(about_free()) }</p>
                <p class="about-links">
                    <a href={LICENCES}>{ t(help_licences()) }</a>
                    <a href={PARTS}>{ t(about_bom()) }</a>
                </p>
            </section>
            <section>
                <h2>{ t(about_sent_title()) }</h2>
                <p>{ t(help_privacy()) }</p>
                <p>{ t(about_sent()) }</p>
            </section>
            { stored(props.about) }
            <section>
                <h2>{ t(about_export_title()) }</h2>
                <p>{ t(about_export()) }</p>
                { games::notes(props.games) }
                <p>
                    <button
                        type="button"
                        class="button"
                        aria-disabled={props.games.is_busy().then_some("true")}
                        onclick={props.on_games.reform(|_: MouseEvent| Library::BackUp)}
                    >
                        { t(games_back_up()) }
                    </button>
                </p>
            </section>
            { deletion(props) }
        </div>
    };
    room("about", Screen::About, t(about_title()), body)
}

/// What is stored, and where.
fn stored(about: &About) -> Html {
    let kinds: [(Label, Label); 3] = [
        (about_stored_games(), about_stored_games_where()),
        (about_stored_texts(), about_stored_texts_where()),
        (about_stored_app(), about_stored_app_where()),
    ];
    html! {
        <section>
            <h2>{ t(about_stored_title()) }</h2>
            <dl class="about-stored">
                { for kinds.into_iter().map(|(what, place)| html! {
                    <div><dt>{ t(what) }</dt><dd>{ t(place) }</dd></div>
                }) }
            </dl>
            { for about.bytes().filter(|bytes| *bytes > 0).map(|bytes| html! { <p>{ t(about_size(bytes.div_ceil(1_000))) }</p> }) }
        </section>
    }
}

fn deletion(props: &Props) -> Html {
    let Props { about, on, .. } = props;
    let press = |act: Act| on.reform(move |_: MouseEvent| act);
    html! {
        <section>
            <h2>{ t(about_delete_title()) }</h2>
            <p>{ t(about_delete()) }</p>
            if let Some(note) = about.note() {
                <p class="fault">{ t(note.clone()) }</p>
            }
            <p>
                <button
                    id={DELETE}
                    type="button"
                    class="button"
                    aria-expanded={about.is_asking().to_string()}
                    onclick={press(Act::Ask)}
                >
                    { t(about_delete_title()) }
                </button>
            </p>
            if about.is_asking() {
                <div class="about-sure" role="alert">
                    <p>{ t(about_delete_sure()) }</p>
                    <p class="about-links">
                        <button type="button" class="button main" onclick={press(Act::Erase)}>{ t(about_delete_now()) }</button>
                        <button type="button" class="button" onclick={press(Act::Keep)}>{ t(word_cancel()) }</button>
                    </p>
                </div>
            }
        </section>
    }
}
