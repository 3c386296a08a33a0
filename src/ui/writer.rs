//! Which tab may change the game: the one that holds a Web Lock. A tab that wants
//! the lock asks for it on a broadcast channel. The tab that has it stores its
//! game, hands the texts over on the channel, and lets the lock go: what another
//! process has just stored can take some milliseconds to arrive here.
//!
//! Where there are no Web Locks (pages that are not served securely), every claim
//! is granted at once, and the store event of another tab ends it. A tab that
//! does not answer, since it hangs or is frozen, has its lock taken.
//!
//! `session::keeping` decides when to claim and to release. Called by `app`.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{BroadcastChannel, MessageEvent};
use yew::Callback;

use super::storage;
use crate::game::save::may_replace;
use crate::session::Saved;
use crate::session::action::Action;

/// Name of the lock and of the channel.
const NAME: &str = "nonet.game";
/// Milliseconds that a new writer waits for the texts of the tab that had the lock.
const HAND_OVER_MS: u32 = 200;
/// Milliseconds that a tab has to let the lock go before it is taken.
const ANSWER_MS: u32 = 2_000;

#[wasm_bindgen]
extern "C" {
    /// `navigator.locks`, which web-sys does not offer as stable.
    type LockManager;
    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        callback: &Function,
    ) -> Result<Promise, JsValue>;
}

/// This tab's end of the lock. Clones share it.
#[derive(Clone)]
pub(super) struct Writer(Rc<Inner>);

struct Inner {
    /// Hears `Granted`, `Wanted` and `Lost`.
    on: Callback<Action>,
    locks: Option<LockManager>,
    /// Names this tab on the channel.
    id: String,
    state: RefCell<State>,
}

#[derive(Default)]
enum State {
    /// The lock is not this tab's, and not asked for.
    #[default]
    Idle,
    /// The lock is asked for, if it is free.
    Trying {
        /// If it is not, the other tab is asked.
        is_urgent: bool,
    },
    /// Another tab is asked for it.
    Asking(Asking),
    /// The lock is this tab's.
    Holding { release: Function, channel: Channel },
}

/// A request that waits.
struct Asking {
    channel: Channel,
    /// What the last writer handed over.
    handed: Option<Saved>,
    /// It was handed to this tab.
    is_handed_here: bool,
    /// Lets the lock go again; there once it is this tab's.
    release: Option<Function>,
    _patience: Timeout,
}

/// The channel while it is listened to.
struct Channel {
    tabs: BroadcastChannel,
    /// Tabs that asked, the first first.
    askers: VecDeque<String>,
    _listener: EventListener,
}

impl Drop for Channel {
    fn drop(&mut self) {
        self.tabs.close();
    }
}

impl Writer {
    pub(super) fn new(on: Callback<Action>) -> Self {
        let locks = web_sys::window()
            .and_then(|window| Reflect::get(&window.navigator(), &"locks".into()).ok())
            .filter(JsValue::is_object);
        let id = getrandom::u64().unwrap_or_default();
        Self(Rc::new(Inner {
            on,
            locks: locks.map(JsCast::unchecked_into),
            id: format!("{id:016x}"),
            state: RefCell::default(),
        }))
    }

    /// Whether other tabs keep out by the lock alone.
    pub(super) fn has_locks(&self) -> bool {
        self.0.locks.is_some()
    }

    /// Asks for the lock; `Granted` follows at once or later, or never if the lock
    /// is not free and it is not urgent.
    pub(super) fn claim(&self, is_urgent: bool) {
        match &mut *self.0.state.borrow_mut() {
            State::Holding { .. } | State::Asking(_) => return,
            State::Trying { is_urgent: urgency } => {
                *urgency |= is_urgent;
                return;
            }
            idle @ State::Idle => *idle = State::Trying { is_urgent },
        }
        if self.0.request("ifAvailable").is_none() {
            self.0.grant_unlocked();
        }
    }

    /// Lets the lock go, and hands over what is stored.
    pub(super) fn release(&self) {
        let State::Holding { release, mut channel } = self.0.state.take() else { return };
        let to = channel.askers.pop_front();
        let Saved { game, previous, next, .. } = storage::load();
        let text = |text: Option<String>| text.map_or(JsValue::NULL, JsValue::from);
        channel.post(&["handed".into(), text(to), text(game), text(previous), text(next)]);
        // Only a page that is going away cannot call it, and then the browser does.
        let _ = release.call0(&JsValue::NULL);
    }
}

impl Inner {
    /// Requests the lock, with an option of the Web Locks API if one is named; the
    /// state then takes its course. `None` where there are no locks.
    fn request(self: &Rc<Self>, option: &str) -> Option<()> {
        let options = Object::new();
        if !option.is_empty() {
            Reflect::set(&options, &option.into(), &true.into()).ok()?;
        }
        let inner = Rc::downgrade(self);
        // The lock is held as long as the promise that is returned here is open.
        let on_lock = Closure::once_into_js(move |lock: JsValue| match inner.upgrade() {
            Some(inner) if !lock.is_null() => inner.hold(),
            Some(inner) => {
                inner.not_free();
                JsValue::UNDEFINED
            }
            None => JsValue::UNDEFINED,
        });
        let ended = self.locks.as_ref()?.request(NAME, &options, on_lock.unchecked_ref()).ok()?;
        let inner = Rc::downgrade(self);
        spawn_local(async move {
            if JsFuture::from(ended).await.is_err()
                && let Some(inner) = inner.upgrade()
            {
                inner.taken();
            }
        });
        Some(())
    }

    /// The lock is this tab's; the promise that keeps it so.
    fn hold(self: &Rc<Self>) -> JsValue {
        let mut let_go = None;
        let held = Promise::new(&mut |resolve, _| let_go = Some(resolve));
        let Some(release) = let_go else { return JsValue::UNDEFINED };
        match self.state.take() {
            State::Asking(asking) => {
                let is_handed_here = asking.is_handed_here;
                *self.state.borrow_mut() = State::Asking(Asking { release: Some(release), ..asking });
                if is_handed_here {
                    self.settle();
                } else {
                    let inner = Rc::downgrade(self);
                    Timeout::new(HAND_OVER_MS, move || act(&inner, Self::settle)).forget();
                }
            }
            State::Trying { .. } => {
                let Some(channel) = self.listen() else {
                    self.grant_unlocked();
                    return JsValue::UNDEFINED;
                };
                *self.state.borrow_mut() = State::Holding { release, channel };
                self.on.emit(Action::Granted(Box::new(storage::load())));
            }
            // It was given up in the meantime.
            state @ (State::Idle | State::Holding { .. }) => {
                *self.state.borrow_mut() = state;
                return JsValue::UNDEFINED;
            }
        }
        held.into()
    }

    /// Another tab has the lock.
    fn not_free(self: &Rc<Self>) {
        let State::Trying { is_urgent: true } = self.state.take() else { return };
        let Some(channel) = self.listen() else { return self.grant_unlocked() };
        channel.post(&["asked".into(), self.id.as_str().into()]);
        let inner = Rc::downgrade(self);
        let patience = Timeout::new(ANSWER_MS, move || act(&inner, Self::lose_patience));
        *self.state.borrow_mut() = State::Asking(Asking {
            channel,
            handed: None,
            is_handed_here: false,
            release: None,
            _patience: patience,
        });
        if self.request("").is_none() {
            self.grant_unlocked();
        }
    }

    /// The tab that has the lock does not answer.
    fn lose_patience(self: &Rc<Self>) {
        let is_waiting = matches!(&*self.state.borrow(), State::Asking(Asking { release: None, .. }));
        if is_waiting && self.request("steal").is_none() {
            self.grant_unlocked();
        }
    }

    /// Begins to write, from what is stored or was handed over, whichever is newer.
    fn settle(self: &Rc<Self>) {
        let (release, channel, handed) = match self.state.take() {
            State::Asking(Asking { release: Some(release), channel, handed, .. }) => {
                (release, channel, handed)
            }
            other => {
                *self.state.borrow_mut() = other;
                return;
            }
        };
        *self.state.borrow_mut() = State::Holding { release, channel };
        let mut saved = storage::load();
        if let Some(handed) = handed
            && is_newer(handed.game.as_deref(), saved.game.as_deref())
        {
            saved = Saved { game: handed.game, previous: handed.previous, next: handed.next, ..saved };
        }
        self.on.emit(Action::Granted(Box::new(saved)));
    }

    /// Without locks, or where the browser refuses one.
    fn grant_unlocked(&self) {
        self.state.take();
        self.on.emit(Action::Granted(Box::new(storage::load())));
    }

    /// Another tab has taken the lock, or the browser.
    fn taken(&self) {
        if matches!(&*self.state.borrow(), State::Holding { .. }) {
            self.state.take();
            self.on.emit(Action::Lost);
        }
    }

    fn listen(self: &Rc<Self>) -> Option<Channel> {
        let tabs = BroadcastChannel::new(NAME).ok()?;
        let inner = Rc::downgrade(self);
        let listener = EventListener::new(&tabs, "message", move |event| {
            let data = event.unchecked_ref::<MessageEvent>().data();
            act(&inner, |inner| inner.hear(&data.unchecked_into()));
        });
        Some(Channel { tabs, askers: VecDeque::new(), _listener: listener })
    }

    fn hear(self: &Rc<Self>, message: &Array) {
        let text = |at| message.get(at).as_string();
        let is_asked = text(0).as_deref() == Some("asked");
        let mut is_ready = false;
        match &mut *self.state.borrow_mut() {
            State::Asking(Asking { channel, .. }) | State::Holding { channel, .. } if is_asked => {
                channel.askers.extend(text(1));
            }
            State::Asking(asking) => {
                let handed = Saved { game: text(2), previous: text(3), next: text(4), ..Saved::default() };
                let heard = asking.handed.as_ref().and_then(|heard| heard.game.as_deref());
                if is_newer(handed.game.as_deref(), heard) {
                    asking.handed = Some(handed);
                }
                asking.channel.askers.retain(|asker| Some(asker) != text(1).as_ref());
                asking.is_handed_here |= text(1).as_deref() == Some(&self.id);
                is_ready = asking.is_handed_here && asking.release.is_some();
            }
            _ => return,
        }
        if is_asked {
            self.on.emit(Action::Wanted);
        } else if is_ready {
            self.settle();
        }
    }
}

impl Channel {
    fn post(&self, words: &[JsValue]) {
        // A channel that takes no message costs the other tab some patience only.
        let _ = self.tabs.post_message(&words.iter().collect::<Array>());
    }
}

/// Whether the first of two saves may take the place of the second.
fn is_newer(one: Option<&str>, other: Option<&str>) -> bool {
    one.is_some_and(|one| other.is_none_or(|other| may_replace(other, one).is_ok()))
}

/// Does something, from a callback that may outlive the page's component.
fn act(inner: &Weak<Inner>, what: impl FnOnce(&Rc<Inner>)) {
    if let Some(inner) = inner.upgrade() {
        what(&inner);
    }
}
