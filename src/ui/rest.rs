//! The rest of the board's module: dialogs, hints, and what talks to the workers. A first
//! visit does not wait for it: it is loaded with the player's first action. Until it is
//! here, the actions and the jobs that need it wait. `tools/finish.js` names what is in it.

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;
use yew::html::Scope;

use super::app::{App, Message};
use crate::session::action::{Action, Effect, RestNews};

/// How long an action waits without a word, in milliseconds.
const PATIENCE_MS: u32 = 400;

// public/boot.js
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = nonet, js_name = isWhole)]
    fn is_whole() -> bool;
    #[wasm_bindgen(catch, js_namespace = nonet, js_name = loadRest)]
    async fn load_rest() -> Result<JsValue, JsValue>;
}

/// Whether the rest is here, and what waits for it.
pub(super) struct Rest {
    is_here: bool,
    is_asked: bool,
    actions: Vec<Action>,
    jobs: Vec<Effect>,
    /// Tells the player that an action waits.
    patience: Option<Timeout>,
    /// Whether the player was told.
    is_told: bool,
}

impl Rest {
    pub(super) fn new() -> Self {
        Self {
            is_here: is_whole(),
            is_asked: false,
            actions: Vec::new(),
            jobs: Vec::new(),
            patience: None,
            is_told: false,
        }
    }

    /// Whether the rest is loaded.
    pub(super) fn is_here(&self) -> bool {
        self.is_here
    }

    /// Returns the action, unless it has to wait. The player's first action starts loading,
    /// or an address that needs the rest.
    pub(super) fn admit(&mut self, action: Action, link: &Scope<App>) -> Option<Action> {
        if self.is_here {
            return Some(action);
        }
        if (action.is_by_player() || action.needs_rest()) && !self.is_asked {
            self.is_asked = true;
            let on = link.callback(Message::Rest);
            spawn_local(async move { on.emit(load_rest().await.is_ok()) });
        }
        if !action.needs_rest() {
            self.is_told |= action == Action::Rest(RestNews::Slow);
            return Some(action);
        }
        self.actions.push(action);
        if self.patience.is_none() {
            let link = link.clone();
            let tell = move || link.send_message(Message::Act(Action::Rest(RestNews::Slow)));
            self.patience = Some(Timeout::new(PATIENCE_MS, tell));
        }
        None
    }

    /// Returns the effect, unless it is about a job or the store, and has to wait.
    pub(super) fn admit_job(&mut self, effect: Effect) -> Option<Effect> {
        let is_job =
            matches!(effect, Effect::Start(_) | Effect::Hurry(..) | Effect::Stop(_) | Effect::Exchange(..));
        if self.is_here || !is_job {
            return Some(effect);
        }
        self.jobs.push(effect);
        None
    }

    /// Handles the end of loading; returns what has waited for it. If it failed, the jobs
    /// wait for the next attempt.
    pub(super) fn hear(&mut self, came: bool) -> (Vec<Effect>, Vec<Action>) {
        self.is_here = came;
        self.is_asked = false;
        self.patience = None;
        let mut actions = std::mem::take(&mut self.actions);
        let was_told = std::mem::take(&mut self.is_told);
        if came {
            actions.splice(..0, was_told.then_some(Action::Rest(RestNews::Here)));
            return (std::mem::take(&mut self.jobs), actions);
        }
        let is_awaited = !actions.is_empty();
        (Vec::new(), is_awaited.then_some(Action::Rest(RestNews::Failed)).into_iter().collect())
    }
}
