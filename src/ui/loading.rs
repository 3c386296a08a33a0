//! Fetches the module of the pages beside the board, `nonet-rooms`, when the
//! first of them is opened. Once it runs it draws them by itself. Called by
//! `app`.

use wasm_bindgen_futures::spawn_local;
use yew::html::Scope;

use super::app::{App, Message};
use crate::worker::client::beside;

/// The module as Trunk names it, asked for under the name of this build.
const GLUE: &str = concat!("nonet-rooms.js?", env!("NONET_BUILD"));
const WASM: &str = concat!("nonet-rooms_bg.wasm?", env!("NONET_BUILD"));
/// Its styles.
const STYLES: [&str; 2] =
    [concat!("workbench.css?", env!("NONET_BUILD")), concat!("learn.css?", env!("NONET_BUILD"))];

/// What only a script can do.
mod script {
    use wasm_bindgen::JsValue;
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(inline_js = "
        function style(href) {
            return new Promise((done, fail) => {
                const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: fail });
                document.head.append(link);
            });
        }
        export async function start(glue, wasm, styles) {
            const [{ default: init }] = await Promise.all([import(glue), ...styles.map(style)]);
            await init({ module_or_path: wasm });
        }
    ")]
    extern "C" {
        /// Starts a module that wasm-bindgen made, once its styles are there; they
        /// are fetched at the same time.
        #[wasm_bindgen(catch)]
        pub(super) async fn start(glue: &str, wasm: &str, styles: Vec<String>) -> Result<JsValue, JsValue>;
    }
}

/// How far the module is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub enum Loading {
    /// Nobody has wanted it yet.
    #[default]
    Unasked,
    /// On its way.
    Begun,
    /// It runs.
    Done,
    /// It did not come; opening a room again tries again.
    Failed,
}

impl Loading {
    /// Begins if that is wanted and was not done; gives up a failure if not.
    pub(super) fn begin_if(self, is_wanted: bool, link: &Scope<App>) -> Self {
        match self {
            Self::Failed if !is_wanted => Self::Unasked,
            Self::Unasked if is_wanted => {
                let link = link.clone();
                spawn_local(async move {
                    let came = load().await.is_ok();
                    link.send_message(Message::Rooms(if came { Self::Done } else { Self::Failed }));
                });
                Self::Begun
            }
            other => other,
        }
    }
}

async fn load() -> Result<(), wasm_bindgen::JsValue> {
    let styles = STYLES.into_iter().map(beside).collect::<Result<_, _>>()?;
    script::start(&beside(GLUE)?, &beside(WASM)?, styles).await.map(|_| ())
}
