//! Lazy loading of `nonet-rooms`, the module of the pages beside the board. It is
//! loaded when the player opens the first of them. From then on it draws these pages
//! itself.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;
use yew::html::Scope;

use super::app::{App, Message};
use crate::worker::client::{beside, script};
use crate::worker::protocol::Loaded;

/// The name that Trunk gives the module's script, with this build's name as the query.
const GLUE: &str = concat!("nonet-rooms.js?", env!("NONET_BUILD"));
const WASM: &str = concat!("nonet-rooms_bg.wasm?", env!("NONET_BUILD"));
/// The stylesheets of these pages.
const STYLES: [&str; 7] = [
    concat!("rooms.css?", env!("NONET_BUILD")),
    concat!("workbench.css?", env!("NONET_BUILD")),
    concat!("learn.css?", env!("NONET_BUILD")),
    concat!("order.css?", env!("NONET_BUILD")),
    concat!("forms.css?", env!("NONET_BUILD")),
    concat!("library.css?", env!("NONET_BUILD")),
    concat!("book.css?", env!("NONET_BUILD")),
];

/// The loading state of the module.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
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
    /// It runs.
    Done,
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
                    let came = load(on.reform(Self::begun)).await.is_ok();
                    on.emit(if came { Self::Done } else { Self::Failed });
                });
                Self::begun(Loaded::default())
            }
            other => other,
        }
    }
}

async fn load(on: Callback<Loaded>) -> Result<(), wasm_bindgen::JsValue> {
    let styles = STYLES.into_iter().map(beside).collect();
    let heard = Closure::new(script::heard(on));
    script::start(&beside(GLUE), &beside(WASM), styles, &heard).await.map(|_| ())
}
