//! Loading of the pages beside the board: their code, their stylesheets and their messages.
//! It begins when the player opens the first of them.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::html::Scope;
use yew::prelude::*;

use super::app::{App, Message};
use super::later;
use super::rooms::RoomsApp;
use super::shared::Shared;
use crate::worker::client::{beside, script, script::Heard};
use crate::worker::protocol::Loaded;

/// The stylesheets of these pages, with this build's name as the query.
const STYLES: [&str; 7] = [
    concat!("rooms.css?", env!("NONET_BUILD")),
    concat!("workbench.css?", env!("NONET_BUILD")),
    concat!("learn.css?", env!("NONET_BUILD")),
    concat!("order.css?", env!("NONET_BUILD")),
    concat!("forms.css?", env!("NONET_BUILD")),
    concat!("library.css?", env!("NONET_BUILD")),
    concat!("book.css?", env!("NONET_BUILD")),
];

/// The loading state of these pages.
#[derive(Clone, Copy, PartialEq, Default)]
pub enum Loading {
    /// It was never needed.
    #[default]
    Unasked,
    /// It is loading.
    Begun {
        /// How much has arrived.
        loaded: Loaded,
        /// Whether the player has left these pages since.
        was_left: bool,
    },
    /// They are here.
    Done(Draw),
    /// It did not load. Opening one of these pages retries.
    Failed,
}

impl Loading {
    fn begun(loaded: Loaded) -> Self {
        Self::Begun { loaded, was_left: false }
    }

    /// Handles news of loading. If the player has left these pages and opened one
    /// again, that asked for a retry. So a failure of the first attempt starts another
    /// one.
    pub(super) fn hear(self, news: Self) -> Self {
        match (self, news) {
            (Self::Begun { was_left, .. }, Self::Begun { loaded, .. }) => Self::Begun { loaded, was_left },
            (Self::Begun { was_left: true, .. }, Self::Failed) => Self::Unasked,
            (_, news) => news,
        }
    }

    /// Starts loading if `is_wanted` and not started yet; otherwise clears a failure.
    pub(super) fn begin_if(self, is_wanted: bool, link: &Scope<App>) -> Self {
        match self {
            Self::Failed if !is_wanted => Self::Unasked,
            Self::Begun { loaded, .. } if !is_wanted => Self::Begun { loaded, was_left: true },
            Self::Unasked if is_wanted => {
                let on = link.callback(Message::Rooms);
                spawn_local(async move {
                    let came = load(on.reform(Self::begun)).await;
                    on.emit(came.map_or(Self::Failed, Self::Done));
                });
                Self::begun(Loaded::default())
            }
            other => other,
        }
    }
}

// public/boot.js
#[wasm_bindgen]
extern "C" {
    /// Loads stylesheets and messages. From now on `heard` is told how much of the code has arrived.
    #[wasm_bindgen(js_namespace = nonet, js_name = preparePages)]
    fn prepare_pages(styles: Vec<String>, heard: &Heard) -> Promise;
}

/// Loads everything.
async fn load(on: Callback<Loaded>) -> Result<Draw, JsValue> {
    let heard = Closure::new(script::heard(on));
    let styles = STYLES.into_iter().map(beside).collect();
    // All of it loads at the same time. The pages use what loads later, too.
    let prepared = JsFuture::from(prepare_pages(styles, &heard));
    spawn_local(async { drop(later::load().await) });
    let draw = load_code().await?;
    later::load().await?;
    prepared.await?;
    Ok(draw)
}

/// Draws these pages. The board's code can't name their component: it would be a part of it.
#[derive(Clone, Copy)]
pub struct Draw(pub fn(Shared) -> Html);

// There is only one.
impl PartialEq for Draw {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

fn draw(shared: Shared) -> Html {
    html! { <RoomsApp ..shared /> }
}

/// Loads the code of these pages; returns what draws them.
#[cfg(split)]
async fn load_code() -> Result<Draw, JsValue> {
    #[wasm_split_helpers::wasm_split(pages, fallible)]
    #[allow(clippy::unnecessary_wraps)] // if it did not load, there is an error
    fn pages() -> Result<Draw, wasm_split_helpers::SplitLoaderError> {
        Ok(Draw(draw))
    }
    pages().await.map_err(|error| error.to_string().into())
}

#[cfg(not(split))]
#[allow(clippy::unused_async)] // as the other one
async fn load_code() -> Result<Draw, JsValue> {
    Ok(Draw(draw))
}
