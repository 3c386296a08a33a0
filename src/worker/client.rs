//! The page's end of the worker: starts it, talks to it, ends it, as the
//! [`Supervisor`] says. Used by `ui::effects` alone.
//!
//! The worker runs the page's own wasm module, which is posted to it compiled:
//! nothing is fetched twice, and the two can never be of different versions.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Url, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use super::protocol::Job;
pub use super::supervisor::Event;
use super::supervisor::{Order, Supervisor};

/// A loader beside the app's script; it fits every version of the app.
const LOADER: &str = "worker.js";

/// What only an import can tell.
mod script {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        /// Address of the script that the page runs, with its hash.
        #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
        pub(super) static URL: js_sys::JsString;
    }
}

/// Gives jobs to a worker, one at a time. Clones share the worker, which ends
/// with the last of them.
#[derive(Clone)]
pub struct Client(Rc<Inner>);

impl Client {
    /// Starts a worker and has it tell `on_event` what becomes of its jobs.
    pub fn new(on_event: Callback<Event>) -> Self {
        let client = Self(Rc::new(Inner {
            on_event,
            supervisor: RefCell::default(),
            running: RefCell::default(),
            deadline: RefCell::default(),
        }));
        client.0.act(Supervisor::wake);
        client
    }

    /// Starts a job. One that is still under way is given up, unheard.
    pub fn start(&self, job: Job) {
        self.0.act(|supervisor| supervisor.start(job));
    }

    /// Gives up the job that is under way, at once.
    pub fn stop(&self) {
        self.0.act(Supervisor::stop);
    }
}

struct Inner {
    on_event: Callback<Event>,
    supervisor: RefCell<Supervisor>,
    running: RefCell<Option<Running>>,
    deadline: RefCell<Option<Timeout>>,
}

/// A worker that ends when dropped. Its listeners go with it, so that what it
/// has already sent is not heard any more.
struct Running {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Inner {
    /// Lets the supervisor decide, then does what it orders.
    fn act(self: &Rc<Self>, decide: impl FnOnce(&mut Supervisor) -> Vec<Order>) {
        let orders = decide(&mut self.supervisor.borrow_mut());
        let mut has_failed = false;
        for order in orders {
            match order {
                Order::Spawn => {
                    let running = self.spawn();
                    has_failed = running.is_err();
                    self.running.replace(running.ok());
                }
                Order::End => drop(self.running.take()),
                Order::Post(job) => has_failed = self.post(&job).is_err(),
                Order::Wait(ms) => drop(self.deadline.replace(Some(self.deadline_in(ms)))),
                Order::Rest => drop(self.deadline.take()),
                Order::Tell(event) => self.on_event.emit(event),
            }
        }
        if has_failed {
            self.act(Supervisor::broke);
        }
    }

    fn spawn(self: &Rc<Self>) -> Result<Running, JsValue> {
        let script = script::URL.with(Clone::clone);
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let loader = Url::new_with_base(LOADER, &String::from(&script))?;
        let worker = Worker::new_with_options(&loader.href(), &options)?;

        let inner = Rc::downgrade(self);
        let on_message = EventListener::new(&worker, "message", move |event| {
            let data = event.unchecked_ref::<MessageEvent>().data();
            let bytes = data.unchecked_into::<Uint8Array>().to_vec();
            act(&inner, |supervisor| match postcard::from_bytes(&bytes) {
                Ok(message) => supervisor.hear(message),
                Err(_) => supervisor.broke(),
            });
        });
        let inner = Rc::downgrade(self);
        let on_error = EventListener::new(&worker, "error", move |_| act(&inner, Supervisor::broke));

        worker.post_message(&Array::of2(&script, &wasm_bindgen::module()))?;
        Ok(Running { worker, _listeners: [on_message, on_error] })
    }

    fn post(&self, job: &Job) -> Result<(), JsValue> {
        let bytes = postcard::to_allocvec(job).map_err(|error| JsValue::from(error.to_string()))?;
        match &*self.running.borrow() {
            Some(running) => running.worker.post_message(&Uint8Array::from(bytes.as_slice())),
            None => Err("there is no worker".into()),
        }
    }

    fn deadline_in(self: &Rc<Self>, ms: u32) -> Timeout {
        let inner = Rc::downgrade(self);
        Timeout::new(ms, move || act(&inner, Supervisor::overdue))
    }
}

/// As [`Inner::act`], from a callback that may outlive the client.
fn act(inner: &Weak<Inner>, decide: impl FnOnce(&mut Supervisor) -> Vec<Order>) {
    if let Some(inner) = inner.upgrade() {
        inner.act(decide);
    }
}
