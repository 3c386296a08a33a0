//! What the board can do without at first: dialogs, hints, and what talks to the workers. A
//! first visit does not wait for it: it is loaded with the player's first action. Until it is
//! here, the actions and the jobs that need it wait. In Rust it is marked `#[later]`.

use std::cell::Cell;

use gloo_timers::callback::Timeout;
use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::html::Scope;

use super::app::{App, Message};
use super::effects::within;
use crate::session::action::{Action, Effect, LaterNews};

/// How long an action waits without a word, in milliseconds.
const PATIENCE_MS: u32 = 400;

thread_local! {
    static HAS_CODE: Cell<bool> = const { Cell::new(cfg!(not(split))) };
    /// Whether the messages have come, too.
    static IS_HERE: Cell<bool> = const { Cell::new(cfg!(not(split))) };
}

/// How long the first board waits for messages, in milliseconds.
const FIRST_PATIENCE_MS: i32 = 400;

/// The file of messages of rules and hints.
const MESSAGES: &str = "hints";

// public/messages.js
#[wasm_bindgen]
extern "C" {
    /// Loads a file of messages, if it is not there.
    #[wasm_bindgen(js_namespace = nonet, js_name = load)]
    fn load_messages(file: &str) -> Promise;
}

/// What has come of it.
pub enum News {
    /// The code. Jobs and the store need no messages.
    Code,
    /// The messages, too.
    All,
    /// Something did not come.
    Failed,
}

/// Loads it, and the messages of rules and hints.
pub(super) async fn load() -> Result<(), JsValue> {
    let messages = JsFuture::from(load_messages(MESSAGES));
    load_code().await?;
    messages.await?;
    IS_HERE.set(true);
    Ok(())
}

/// Loads it before the board of a player who returns is drawn. If the messages fail or take too
/// long, the board is drawn without them, and asks for them again.
pub(super) async fn load_first() -> Result<(), JsValue> {
    let messages = load_messages(MESSAGES);
    load_code().await?;
    IS_HERE.set(JsFuture::from(within(&messages, FIRST_PATIENCE_MS)).await.is_ok());
    Ok(())
}

#[cfg(split)]
async fn load_code() -> Result<(), JsValue> {
    #[wasm_split_helpers::wasm_split(later, fallible)]
    #[allow(clippy::unnecessary_wraps)] // if it did not load, there is an error
    fn later() -> Result<(), wasm_split_helpers::SplitLoaderError> {
        Ok(())
    }
    later().await.map_err(|error| error.to_string())?;
    HAS_CODE.set(true);
    Ok(())
}

#[cfg(not(split))]
#[allow(clippy::unused_async)] // as the other one
async fn load_code() -> Result<(), JsValue> {
    Ok(())
}

/// What waits for it.
#[derive(Default)]
pub(super) struct Later {
    is_asked: bool,
    actions: Vec<Action>,
    jobs: Vec<Effect>,
    /// Tells the player that an action waits.
    patience: Option<Timeout>,
    /// Whether the player was told.
    is_told: bool,
}

impl Later {
    /// Whether it is loaded.
    pub(super) fn is_here() -> bool {
        IS_HERE.get()
    }

    /// Asks for the messages, if only the code came in time.
    pub(super) fn begin(&mut self, link: &Scope<App>) {
        if HAS_CODE.get() && !Self::is_here() {
            self.ask(link);
        }
    }

    fn ask(&mut self, link: &Scope<App>) {
        if std::mem::replace(&mut self.is_asked, true) {
            return;
        }
        let (on, code) = (link.callback(Message::Later), link.callback(Message::Later));
        spawn_local(async move { load_code().await.map_or((), |()| code.emit(News::Code)) });
        spawn_local(async move { on.emit(load().await.map_or(News::Failed, |()| News::All)) });
    }

    /// Returns the action, unless it has to wait. The player's first action starts loading,
    /// or an address that needs it.
    pub(super) fn admit(&mut self, action: Action, link: &Scope<App>) -> Option<Action> {
        if Self::is_here() {
            return Some(action);
        }
        if action.is_by_player() || action.is_later() {
            self.ask(link);
        }
        if !action.is_later() {
            self.is_told |= action == Action::Later(LaterNews::Slow);
            return Some(action);
        }
        self.actions.push(action);
        if self.patience.is_none() {
            let link = link.clone();
            let tell = move || link.send_message(Message::Act(Action::Later(LaterNews::Slow)));
            self.patience = Some(Timeout::new(PATIENCE_MS, tell));
        }
        None
    }

    /// Returns the effect, unless it is about a job or the store, and has to wait.
    pub(super) fn admit_job(&mut self, effect: Effect) -> Option<Effect> {
        let is_job = matches!(
            effect,
            Effect::Start(_)
                | Effect::Prepare(_)
                | Effect::Hurry(..)
                | Effect::Stop(_)
                | Effect::Exchange(..)
        );
        if HAS_CODE.get() || !is_job {
            return Some(effect);
        }
        self.jobs.push(effect);
        None
    }

    /// Hears what has come; returns what has waited for it. What failed is asked for again with
    /// the player's next action.
    pub(super) fn hear(&mut self, news: &News) -> (Vec<Effect>, Vec<Action>) {
        let jobs = if HAS_CODE.get() { std::mem::take(&mut self.jobs) } else { Vec::new() };
        if matches!(news, News::Code) {
            return (jobs, Vec::new());
        }
        self.is_asked = false;
        self.patience = None;
        let mut actions = std::mem::take(&mut self.actions);
        let was_told = std::mem::take(&mut self.is_told);
        if Self::is_here() {
            actions.splice(..0, was_told.then_some(Action::Later(LaterNews::Here)));
            return (jobs, actions);
        }
        let is_awaited = !actions.is_empty();
        (jobs, is_awaited.then_some(Action::Later(LaterNews::Failed)).into_iter().collect())
    }
}
