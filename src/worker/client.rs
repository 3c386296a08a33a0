//! The page's end of the worker: starts it, talks to it, ends it, as the
//! [`Supervisor`] says. Used by `ui::effects` alone.
//!
//! The first worker fetches the worker's wasm module, when there is a first job,
//! and hands it over compiled for those that follow. It is asked for under the
//! name of this build, so page and worker are never of different versions.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::{Array, JsString, Uint8Array, WebAssembly};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Url, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use super::protocol::Job;
pub use super::supervisor::Event;
use super::supervisor::{Order, Supervisor};

/// Files beside the page's script. The loader fits every version of the app; the
/// others are the worker's, as Trunk names them.
const LOADER: &str = "worker.js";
const GLUE: &str = concat!("nonet-worker.js?", env!("NONET_BUILD"));
const WASM: &str = concat!("nonet-worker_bg.wasm?", env!("NONET_BUILD"));

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
    /// Tells `on_event` what becomes of its jobs. A worker starts with the first.
    pub fn new(on_event: Callback<Event>) -> Self {
        Self(Rc::new(Inner {
            on_event,
            module: RefCell::default(),
            supervisor: RefCell::default(),
            running: RefCell::default(),
            deadline: RefCell::default(),
        }))
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
    /// What the first worker loaded.
    module: RefCell<Option<WebAssembly::Module>>,
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
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&beside(LOADER)?, &options)?;

        let inner = Rc::downgrade(self);
        let on_message = EventListener::new(&worker, "message", move |event| {
            let data = event.unchecked_ref::<MessageEvent>().data();
            if let Some(module) = data.dyn_ref::<WebAssembly::Module>() {
                if let Some(inner) = inner.upgrade() {
                    inner.module.replace(Some(module.clone()));
                }
                return;
            }
            let bytes = data.unchecked_into::<Uint8Array>().to_vec();
            act(&inner, |supervisor| match postcard::from_bytes(&bytes) {
                Ok(message) => supervisor.hear(message),
                Err(_) => supervisor.broke(),
            });
        });
        let inner = Rc::downgrade(self);
        let on_error = EventListener::new(&worker, "error", move |_| act(&inner, Supervisor::broke));

        let wasm = match &*self.module.borrow() {
            Some(module) => module.clone().into(),
            None => JsValue::from(beside(WASM)?),
        };
        worker.post_message(&Array::of2(&beside(GLUE)?.into(), &wasm))?;
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

/// Address of a file in the folder of the page's script.
fn beside(name: &str) -> Result<String, JsValue> {
    let script = script::URL.with(JsString::to_string);
    Ok(Url::new_with_base(name, &String::from(script))?.href())
}

/// As [`Inner::act`], from a callback that may outlive the client.
fn act(inner: &Weak<Inner>, decide: impl FnOnce(&mut Supervisor) -> Vec<Order>) {
    if let Some(inner) = inner.upgrade() {
        inner.act(decide);
    }
}
