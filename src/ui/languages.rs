//! Loads texts of languages and finds out which are on the device (`public/languages.js`).

use gloo_events::EventListener;
use js_sys::Array;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlSelectElement;
use yew::Callback;

use super::effects::document;
use crate::session::languages::{Instead, News};
use crate::session::rooms::RoomAction;
use crate::session::settings::{Choice, Language};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = nonet, js_name = fetchLanguage)]
    async fn fetch_language(name: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_namespace = nonet, js_name = missingLanguages)]
    async fn missing_languages() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = nonet, js_name = languageNote)]
    fn language_note() -> Vec<String>;
}

/// Loads all texts of a language.
pub(super) fn fetch(language: Language, on: Callback<RoomAction>) {
    spawn_local(async move {
        let came = fetch_language(language.name()).await.is_ok();
        on.emit(RoomAction::Languages(if came { News::Loaded(language) } else { News::Failed(language) }));
    });
}

/// Finds out which languages need a network, and why the page is in another language than the
/// player's.
pub(super) fn ask(on: Callback<RoomAction>) {
    spawn_local(async move {
        // Without a list, no language is held back.
        let missing = missing_languages().await.map(|list| Array::from(&list)).unwrap_or_default();
        let named = |name: &JsValue| Language::ALL.iter().copied().find(|one| name == one.name());
        let missing = missing.iter().filter_map(|name| named(&name)).collect();
        on.emit(RoomAction::Languages(News::Known { missing, instead: instead() }));
    });
}

fn instead() -> Option<Instead> {
    let [kind, wanted, shown] = language_note().try_into().ok()?;
    Some(if kind == "absent" { Instead::Absent { wanted } } else { Instead::Near { wanted, shown } })
}

/// Listens to the network, which comes and goes.
pub(super) fn listen(window: &web_sys::Window, on: &Callback<RoomAction>) -> [EventListener; 2] {
    ["online", "offline"].map(|event| {
        let on = on.clone();
        EventListener::new(window, event, move |_| on.emit(RoomAction::Languages(News::Network)))
    })
}

/// Shows the language of the settings in their list again, after another one was chosen that
/// did not arrive.
pub(super) fn show(language: Language) {
    let list = document().and_then(|document| document.get_element_by_id(Language::KEY));
    let at = Language::ALL.iter().position(|one| *one == language).and_then(|at| i32::try_from(at).ok());
    if let Some((list, at)) = list.zip(at) {
        list.unchecked_into::<HtmlSelectElement>().set_selected_index(at);
    }
}
