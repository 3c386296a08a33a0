//! What tabs say to each other about the lock, on a broadcast channel that reaches all
//! other tabs. Called by `writer`.

use std::collections::VecDeque;

use gloo_events::EventListener;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use super::NAME;
use crate::session::Saved;

/// What one tab says to the others. Each message names a tab.
pub(super) enum TabMessage {
    /// This tab asks for the lock.
    Asked(String),
    /// The lock goes to this tab, and with it the texts of the game and the tabs that
    /// asked later.
    Handed(String, Saved, Vec<String>),
    /// This tab has queued for the lock.
    Queued(String),
    /// This tab has the lock, and listens from now on. What was asked before, it may not
    /// have heard.
    Holding(String),
    /// This tab waits for the lock, too. It takes precedence over the one that asked.
    Waiting(String),
}

/// Number of fields of a `Handed` before the tabs that asked later.
const HANDED_FIELDS: u32 = 5;

impl TabMessage {
    fn write(self) -> Array {
        let text = |text: Option<String>| text.map_or(JsValue::NULL, JsValue::from);
        match self {
            Self::Asked(tab) => Array::of2(&"asked".into(), &tab.into()),
            Self::Queued(tab) => Array::of2(&"queued".into(), &tab.into()),
            Self::Holding(tab) => Array::of2(&"holding".into(), &tab.into()),
            Self::Waiting(tab) => Array::of2(&"waiting".into(), &tab.into()),
            Self::Handed(tab, Saved { game, previous, next, .. }, askers) => {
                let fields = ["handed".into(), tab.into(), text(game), text(previous), text(next)];
                fields.into_iter().chain(askers.into_iter().map(JsValue::from)).collect()
            }
        }
    }

    /// `None` for a message of another version.
    fn read(fields: &Array) -> Option<Self> {
        let text = |at| fields.get(at).as_string();
        let tab = text(1)?;
        Some(match text(0)?.as_str() {
            "asked" => Self::Asked(tab),
            "queued" => Self::Queued(tab),
            "holding" => Self::Holding(tab),
            "waiting" => Self::Waiting(tab),
            "handed" => {
                let saved = Saved { game: text(2), previous: text(3), next: text(4), ..Saved::default() };
                Self::Handed(tab, saved, (HANDED_FIELDS..fields.length()).filter_map(text).collect())
            }
            _ => return None,
        })
    }
}

/// The channel and its listener.
pub(super) struct Channel {
    tabs: BroadcastChannel,
    /// Tabs that asked, in order.
    pub(super) askers: VecDeque<String>,
    _listener: EventListener,
}

impl Channel {
    /// Begins to listen. `None` if the browser refuses.
    pub(super) fn listen(hear: impl Fn(TabMessage) + 'static) -> Option<Self> {
        let tabs = BroadcastChannel::new(NAME).ok()?;
        let listener = EventListener::new(&tabs, "message", move |event| {
            let data = event.unchecked_ref::<MessageEvent>().data();
            if let Some(message) = TabMessage::read(&data.unchecked_into()) {
                hear(message);
            }
        });
        Some(Self { tabs, askers: VecDeque::new(), _listener: listener })
    }

    /// Remembers that a tab asked; returns whether that is new.
    pub(super) fn add_asker(&mut self, tab: String) -> bool {
        let is_new = !self.askers.contains(&tab);
        if is_new {
            self.askers.push_back(tab);
        }
        is_new
    }

    pub(super) fn post(&self, message: TabMessage) {
        // If a message cannot be posted, the other tab has to wait for its timeout.
        let _ = self.tabs.post_message(&message.write());
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        self.tabs.close();
    }
}
