//! Deletes what Nonet stores in this browser besides the games: the texts in the local
//! storage, and the copy of the app that works without a network. Then the page starts
//! afresh.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorkerRegistration, StorageEstimate, Window};
use yew::Callback;

use super::storage;
use crate::session::action::Screen;

/// The start of the names of the app's caches (`public/service-worker.js`).
const CACHES: &str = "nonet-";

/// Deletes everything, and loads the page again with the board.
pub(super) fn erase() {
    storage::erase();
    spawn_local(async {
        let Some(window) = web_sys::window() else { return };
        // A copy of the app that stays does no harm: it holds nothing of the player's.
        let _ = remove_worker(&window).await;
        let _ = remove_caches(&window).await;
        let location = window.location();
        let begin = || {
            let address = location.pathname()? + &Screen::Game.hash();
            window.history()?.replace_state_with_url(&JsValue::NULL, "", Some(&address))?;
            location.reload()
        };
        // If this fails, the player can still use the browser's reload button.
        let _ = begin();
    });
}

async fn remove_worker(window: &Window) -> Result<(), JsValue> {
    let workers = window.navigator().service_worker();
    // Pages that are not served securely have none.
    if !workers.is_undefined() {
        let found = JsFuture::from(workers.get_registration()).await?;
        if let Ok(registration) = found.dyn_into::<ServiceWorkerRegistration>() {
            JsFuture::from(registration.unregister()?).await?;
        }
    }
    Ok(())
}

async fn remove_caches(window: &Window) -> Result<(), JsValue> {
    let caches = window.caches()?;
    if !caches.is_undefined() {
        let names: Array = JsFuture::from(caches.keys()).await?.unchecked_into();
        for name in names.iter().filter_map(|name| name.as_string()).filter(|name| name.starts_with(CACHES)) {
            JsFuture::from(caches.delete(&name)).await?;
        }
    }
    Ok(())
}

/// Asks the browser how many bytes Nonet takes up on this device. Some do not tell.
pub(super) fn measure(on: Callback<u64>) {
    spawn_local(async move {
        let Some(window) = web_sys::window() else { return };
        let storage = window.navigator().storage();
        if storage.is_undefined() {
            return;
        }
        let Ok(answer) = storage.estimate() else { return };
        let Ok(answer) = JsFuture::from(answer).await else { return };
        if let Some(bytes) = answer.unchecked_into::<StorageEstimate>().get_usage() {
            #[allow(clippy::cast_sign_loss)] // a size
            on.emit(bytes as u64);
        }
    });
}
