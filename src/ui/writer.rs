//! Decides which tab may change the game: the one that holds a Web Lock.
//!
//! A tab that wants the lock sends `asked` on a broadcast channel. The holder stores
//! its game, and hands the lock over to the first tab that asked (`handed`). The
//! message includes the stored texts, since local storage takes a few milliseconds to
//! reach another process. It also names the other tabs that asked. The receiver
//! requests the lock and says so (`queued`). Only then does the holder release it, so
//! the lock is never free in between. A tab that finds the lock free may begin to listen
//! after another has asked. So it says that it holds the lock (`holding`), and those that
//! wait ask again.
//!
//! If there are no Web Locks (insecure contexts), or the browser refuses them, every
//! claim is granted. It ends when another tab stores something. If a tab does not
//! answer, because it hangs or is frozen, its lock is stolen. Of several tabs that wait,
//! one is to steal it (`waiting`): two that steal at the same time would both play on
//! from the same game.
//!
//! `session::keeping` decides when to claim and to release. Called by `app`.

mod channel;

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_timers::callback::Timeout;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

use super::storage;
use crate::game::save::may_replace;
use crate::session::Saved;
use crate::session::action::Action;
use channel::{Channel, TabMessage};

/// Name of the lock and of the broadcast channel.
const NAME: &str = "nonet.game";
/// Timeout for the answer of another tab, in milliseconds. A tab that waits for the lock
/// then asks once more and at last steals it. A tab that is handing it over releases it.
const ANSWER_MS: u32 = 1_500;

#[wasm_bindgen]
extern "C" {
    /// `navigator.locks`, which is not stable in web-sys.
    type LockManager;
    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        callback: &Function,
    ) -> Result<Promise, JsValue>;
}

/// This tab's access to the lock. Clones share it.
#[derive(Clone)]
pub(super) struct Writer(Rc<Inner>);

struct Inner {
    /// Receives `Granted`, `Wanted` and `Lost`.
    on: Callback<Action>,
    locks: RefCell<Option<LockManager>>,
    /// Identifies this tab on the channel.
    id: String,
    state: RefCell<State>,
}

#[derive(Default)]
enum State {
    /// This tab neither has the lock nor wants it.
    #[default]
    Idle,
    /// The lock is requested if it is free.
    Trying {
        /// Whether to ask the other tab if it is not free.
        is_urgent: bool,
    },
    /// Another tab is asked for the lock.
    Asking(Asking),
    /// This tab has the lock.
    Holding { release: Function, channel: Channel },
    /// This tab has the lock until another tab has requested it.
    HandingOver { release: Function, _channel: Channel, is_claimed: bool, _patience: Timeout },
}

/// A claim that waits for another tab.
struct Asking {
    channel: Channel,
    /// The newest texts that were handed over, to this tab or another one.
    handed: Option<Saved>,
    /// Whether the lock is requested: it was handed over to this tab, or is being
    /// stolen.
    is_queued: bool,
    /// Whether the first question had no answer in time. Then this tab asks again, and at
    /// last steals the lock.
    is_unanswered: bool,
    patience: Timeout,
}

impl Writer {
    pub(super) fn new(on: Callback<Action>) -> Self {
        let locks = web_sys::window()
            .and_then(|window| Reflect::get(&window.navigator(), &"locks".into()).ok())
            .filter(JsValue::is_object);
        let id = getrandom::u64().unwrap_or_default();
        Self(Rc::new(Inner {
            on,
            locks: RefCell::new(locks.map(JsCast::unchecked_into)),
            id: id.to_string(),
            state: RefCell::default(),
        }))
    }

    /// Whether the lock alone keeps other tabs from writing.
    pub(super) fn has_locks(&self) -> bool {
        self.0.locks.borrow().is_some()
    }

    /// Claims the lock; `Granted` follows. If the lock is not free and the claim is not
    /// urgent, the claim lapses.
    pub(super) fn claim(&self, is_urgent: bool) {
        match &mut *self.0.state.borrow_mut() {
            State::Holding { .. } | State::Asking(_) => return,
            State::HandingOver { is_claimed, .. } => {
                *is_claimed |= is_urgent;
                return;
            }
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

    /// Releases the lock, and hands the stored texts over to the tab that asked first.
    pub(super) fn release(&self) {
        self.0.hand_over();
    }
}

impl Inner {
    /// Requests the lock, with an option of the Web Locks API if one is given. The
    /// callbacks then update the state. `None` if there are no locks.
    fn request(self: &Rc<Self>, option: &str) -> Option<()> {
        let options = Object::new();
        if !option.is_empty() {
            Reflect::set(&options, &option.into(), &true.into()).ok()?;
        }
        let inner = Rc::downgrade(self);
        // The browser holds the lock until the promise returned here settles.
        let on_lock = Closure::once_into_js(move |lock: JsValue| match inner.upgrade() {
            Some(inner) if !lock.is_null() => inner.hold(),
            Some(inner) => {
                inner.not_free();
                JsValue::UNDEFINED
            }
            None => JsValue::UNDEFINED,
        });
        let ended = self.locks.borrow().as_ref()?.request(NAME, &options, on_lock.unchecked_ref()).ok()?;
        let inner = Rc::downgrade(self);
        spawn_local(async move {
            if let Err(error) = JsFuture::from(ended).await
                && let Some(inner) = inner.upgrade()
            {
                inner.ended(&error);
            }
        });
        Some(())
    }

    /// Takes the lock; returns the promise that holds it.
    fn hold(self: &Rc<Self>) -> JsValue {
        let mut let_go = None;
        let held = Promise::new(&mut |resolve, _| let_go = Some(resolve));
        let Some(release) = let_go else { return JsValue::UNDEFINED };
        let (channel, handed, was_handed) = match self.state.take() {
            State::Asking(Asking { channel, handed, is_unanswered, .. }) => {
                (Some(channel), handed, !is_unanswered)
            }
            State::Trying { .. } => (self.listen(), None, false),
            // The claim was given up in the meantime.
            state => {
                *self.state.borrow_mut() = state;
                return JsValue::UNDEFINED;
            }
        };
        let Some(channel) = channel else {
            self.grant_unlocked();
            return JsValue::UNDEFINED;
        };
        if !was_handed {
            channel.post(TabMessage::Holding(self.id.clone()));
        }
        *self.state.borrow_mut() = State::Holding { release, channel };
        let mut saved = storage::load();
        if let Some(handed) = handed
            && is_newer(handed.game.as_deref(), saved.game.as_deref())
        {
            saved = Saved { game: handed.game, previous: handed.previous, next: handed.next, ..saved };
        }
        self.on.emit(Action::Granted(Box::new(saved)));
        held.into()
    }

    /// Hands the lock over to the tab that asked first, or releases it if none has.
    fn hand_over(self: &Rc<Self>) {
        let (release, mut channel) = match self.state.take() {
            State::Holding { release, channel } => (release, channel),
            state => {
                *self.state.borrow_mut() = state;
                return;
            }
        };
        let Some(to) = channel.askers.pop_front() else { return let_go(&release) };
        let askers = channel.askers.drain(..).collect();
        channel.post(TabMessage::Handed(to, storage::load(), askers));
        let inner = Rc::downgrade(self);
        let patience = Timeout::new(ANSWER_MS, move || act(&inner, Self::handed_over));
        *self.state.borrow_mut() =
            State::HandingOver { release, _channel: channel, is_claimed: false, _patience: patience };
    }

    /// The other tab has requested the lock, or did not answer in time.
    fn handed_over(self: &Rc<Self>) {
        match self.state.take() {
            State::HandingOver { release, is_claimed, .. } => {
                let_go(&release);
                if is_claimed {
                    Writer(Rc::clone(self)).claim(true);
                }
            }
            state => *self.state.borrow_mut() = state,
        }
    }

    /// Another tab has the lock.
    fn not_free(self: &Rc<Self>) {
        match &mut *self.state.borrow_mut() {
            State::Asking(asking) if !asking.is_queued => {
                asking.patience = self.patience(1);
                return asking.channel.post(TabMessage::Asked(self.id.clone()));
            }
            State::Trying { is_urgent: true } => {}
            trying @ State::Trying { .. } => return *trying = State::Idle,
            _ => return,
        }
        let Some(channel) = self.listen() else { return self.grant_unlocked() };
        channel.post(TabMessage::Asked(self.id.clone()));
        let patience = self.patience(1);
        let asking = Asking { channel, handed: None, is_queued: false, is_unanswered: false, patience };
        *self.state.borrow_mut() = State::Asking(asking);
    }

    /// Gives up waiting for an answer after this many times [`ANSWER_MS`].
    fn patience(self: &Rc<Self>, times: u32) -> Timeout {
        let inner = Rc::downgrade(self);
        Timeout::new(times * ANSWER_MS, move || act(&inner, Self::lose_patience))
    }

    /// The tab that has the lock did not answer in time.
    fn lose_patience(self: &Rc<Self>) {
        let option = match &mut *self.state.borrow_mut() {
            State::Asking(asking) => {
                let was_unanswered = std::mem::replace(&mut asking.is_unanswered, true);
                asking.is_queued |= was_unanswered;
                if asking.is_queued { "steal" } else { "ifAvailable" }
            }
            _ => return,
        };
        if self.request(option).is_none() {
            self.grant_unlocked();
        }
    }

    /// Grants a claim without a lock.
    fn grant_unlocked(&self) {
        self.state.take();
        self.on.emit(Action::Granted(Box::new(storage::load())));
    }

    /// Another tab has stolen the lock, or the browser refuses locks. Some browsers do
    /// so when they block storage.
    fn ended(self: &Rc<Self>, error: &JsValue) {
        if Reflect::get(error, &"name".into()).is_ok_and(|name| name != "AbortError") {
            self.locks.take();
        }
        let state = self.state.take();
        match state {
            State::Trying { .. } | State::Asking(_) if self.locks.borrow().is_none() => self.grant_unlocked(),
            State::Holding { .. } => self.on.emit(Action::Lost),
            state => {
                *self.state.borrow_mut() = state;
                self.handed_over();
            }
        }
    }

    fn listen(self: &Rc<Self>) -> Option<Channel> {
        let inner = Rc::downgrade(self);
        Channel::listen(move |message| act(&inner, |inner| inner.hear(message)))
    }

    fn hear(self: &Rc<Self>, message: TabMessage) {
        let is_queued = matches!(message, TabMessage::Queued(_));
        let is_asking = matches!(&*self.state.borrow(), State::Asking(_));
        match (&mut *self.state.borrow_mut(), message) {
            (
                State::Asking(Asking { channel, .. }) | State::Holding { channel, .. },
                TabMessage::Asked(tab),
            ) => {
                let takes_precedence = self.id < tab;
                if channel.add_asker(tab) {
                    self.on.emit(Action::Wanted);
                }
                if is_asking && takes_precedence {
                    channel.post(TabMessage::Waiting(self.id.clone()));
                }
                return;
            }
            (State::Asking(asking), TabMessage::Waiting(tab)) if !asking.is_queued => {
                if tab < self.id {
                    asking.patience = self.patience(2);
                }
                return;
            }
            (State::Asking(asking), TabMessage::Holding(_)) if !asking.is_queued => {
                asking.patience = self.patience(1);
                asking.channel.post(TabMessage::Asked(self.id.clone()));
                return;
            }
            (State::HandingOver { .. }, TabMessage::Queued(_)) => {}
            (State::Asking(asking), TabMessage::Handed(tab, handed, askers)) => {
                asking.patience = self.patience(1);
                asking.channel.askers.retain(|asker| *asker != tab);
                let heard = asking.handed.as_ref().and_then(|heard| heard.game.as_deref());
                if is_newer(handed.game.as_deref(), heard) {
                    asking.handed = Some(handed);
                }
                if tab != self.id || std::mem::replace(&mut asking.is_queued, true) {
                    return;
                }
                for asker in askers {
                    if asker != self.id && asking.channel.add_asker(asker) {
                        self.on.emit(Action::Wanted);
                    }
                }
            }
            _ => return,
        }
        if is_queued {
            return self.handed_over();
        }
        if self.request("").is_none() {
            return self.grant_unlocked();
        }
        if let State::Asking(asking) = &*self.state.borrow() {
            asking.channel.post(TabMessage::Queued(self.id.clone()));
        }
    }
}

/// Settles the promise that holds the lock.
fn let_go(release: &Function) {
    // Fails only while the page is closing, and then the browser releases the lock.
    let _ = release.call0(&JsValue::NULL);
}

/// Whether the first save may overwrite the second.
fn is_newer(one: Option<&str>, other: Option<&str>) -> bool {
    one.is_some_and(|one| other.is_none_or(|other| may_replace(other, one).is_ok()))
}

/// Runs an action from a callback that may outlive the page's component.
fn act(inner: &Weak<Inner>, what: impl FnOnce(&Rc<Inner>)) {
    if let Some(inner) = inner.upgrade() {
        what(&inner);
    }
}
