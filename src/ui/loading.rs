//! Fetches the module of the pages beside the board, `nonet-rooms`, when the
//! first of them is opened. Once it runs it draws them by itself. Called by
//! `app`.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;
use yew::html::Scope;

use super::app::{App, Message};
use crate::worker::client::{self, beside, script};
use crate::worker::protocol::Loaded;

/// The module as Trunk names it, asked for under the name of this build.
const GLUE: &str = concat!("nonet-rooms.js?", env!("NONET_BUILD"));
const WASM: &str = concat!("nonet-rooms_bg.wasm?", env!("NONET_BUILD"));
/// Its styles.
const STYLES: [&str; 2] =
    [concat!("workbench.css?", env!("NONET_BUILD")), concat!("learn.css?", env!("NONET_BUILD"))];

/// How far the module is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Loading {
    /// Nobody has wanted it yet.
    #[default]
    Unasked,
    /// On its way.
    Begun {
        /// So much of it has arrived.
        loaded: Loaded,
        /// The player has left the room since.
        was_left: bool,
    },
    /// It runs.
    Done,
    /// It did not come; opening a room again tries again.
    Failed,
}

impl Loading {
    fn begun(loaded: Loaded) -> Self {
        Self::Begun { loaded, was_left: false }
    }

    /// Takes in how loading goes. Whoever has left the room and opened it again has
    /// tried again: a failure of the first try starts another.
    pub(super) fn hear(self, news: Self) -> Self {
        match (self, news) {
            (Self::Begun { was_left, .. }, Self::Begun { loaded, .. }) => Self::Begun { loaded, was_left },
            (Self::Begun { was_left: true, .. }, Self::Failed) => Self::Unasked,
            (_, news) => news,
        }
    }

    /// Begins if that is wanted and was not done; gives up a failure if not.
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
    script::start(client::VERSION, &client::load(), &beside(GLUE), &beside(WASM), styles, &heard)
        .await
        .map(|_| ())
}
