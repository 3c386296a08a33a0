//! The page's end of the workers: starts them, talks to them, ends them, as the
//! [`Pool`] says. Used by `ui` alone.
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

pub use super::pool::Event;
use super::pool::{self, Pool};
use super::protocol::{Job, JobId};
use super::supervisor::Order;

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

/// Gives jobs to workers. Clones share the workers, which end with the last of
/// them.
#[derive(Clone)]
pub struct Client(Rc<Inner>);

impl Client {
    /// Tells `on_event` what becomes of its jobs. A worker starts with the first.
    pub fn new(on_event: Callback<Event>) -> Self {
        let pool = Pool::new(cores());
        let places = (0..pool.slot_count()).map(|_| Place::default()).collect();
        Self(Rc::new(Inner {
            on_event,
            module: RefCell::default(),
            pool: RefCell::new(pool),
            places,
            look: RefCell::default(),
        }))
    }

    /// Starts a job.
    pub fn start(&self, job: Job) {
        self.0.act(|pool| pool.start(job));
    }

    /// Lets other seeds race for the puzzle of a job, should it take long.
    pub fn hurry(&self, id: JobId, seeds: Vec<u64>) {
        self.0.act(|pool| pool.hurry(id, seeds));
    }

    /// Gives up a job, at once and unheard.
    pub fn stop(&self, id: JobId) {
        self.0.act(|pool| pool.stop(id));
    }
}

/// How many workers can work at once here.
fn cores() -> usize {
    let cores = web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    #[allow(clippy::cast_sign_loss)] // browsers say 1 or more
    let cores = cores as usize;
    cores
}

struct Inner {
    on_event: Callback<Event>,
    /// What the first worker loaded.
    module: RefCell<Option<WebAssembly::Module>>,
    pool: RefCell<Pool>,
    /// The pool's slots.
    places: Vec<Place>,
    look: RefCell<Option<Timeout>>,
}

/// A worker, if there is one here, and how long it has.
#[derive(Default)]
struct Place {
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
    /// Lets the pool decide, then does what it orders.
    fn act(self: &Rc<Self>, decide: impl FnOnce(&mut Pool) -> Vec<pool::Order>) {
        let orders = decide(&mut self.pool.borrow_mut());
        self.carry_out(orders);
    }

    fn carry_out(self: &Rc<Self>, orders: Vec<pool::Order>) {
        let mut broken = Vec::new();
        for order in orders {
            match order {
                pool::Order::Worker(slot, order) => {
                    if self.obey(slot, order).is_err() {
                        broken.push(slot);
                    }
                }
                pool::Order::Look(ms) => {
                    let inner = Rc::downgrade(self);
                    let look = Timeout::new(ms, move || act(&inner, Pool::look));
                    self.look.replace(Some(look));
                }
                pool::Order::Tell(event) => self.on_event.emit(event),
            }
        }
        for slot in broken {
            let orders = self.pool.borrow_mut().broke(slot);
            self.carry_out(orders);
        }
    }

    /// Does what a worker's supervisor orders.
    fn obey(self: &Rc<Self>, slot: usize, order: Order) -> Result<(), JsValue> {
        let Place { running, deadline } = &self.places[slot];
        match order {
            Order::Spawn => {
                running.replace(None);
                running.replace(Some(self.spawn(slot)?));
            }
            Order::End => drop(running.take()),
            Order::Post(job) => match &*running.borrow() {
                Some(running) => running.post(&job)?,
                None => return Err("there is no worker".into()),
            },
            Order::Wait(ms) => {
                let inner = Rc::downgrade(self);
                let timeout = Timeout::new(ms, move || act(&inner, |pool| pool.overdue(slot)));
                deadline.replace(Some(timeout));
            }
            Order::Rest => drop(deadline.take()),
            Order::Tell(_) => {} // the pool tells in its place
        }
        Ok(())
    }

    fn spawn(self: &Rc<Self>, slot: usize) -> Result<Running, JsValue> {
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
            act(&inner, |pool| match postcard::from_bytes(&bytes) {
                Ok(message) => pool.hear(slot, message),
                Err(_) => pool.broke(slot),
            });
        });
        let inner = Rc::downgrade(self);
        let on_error = EventListener::new(&worker, "error", move |_| act(&inner, |pool| pool.broke(slot)));

        let wasm = match &*self.module.borrow() {
            Some(module) => module.clone().into(),
            None => JsValue::from(beside(WASM)?),
        };
        worker.post_message(&Array::of2(&beside(GLUE)?.into(), &wasm))?;
        Ok(Running { worker, _listeners: [on_message, on_error] })
    }
}

impl Running {
    fn post(&self, job: &Job) -> Result<(), JsValue> {
        let bytes = postcard::to_allocvec(job).map_err(|error| JsValue::from(error.to_string()))?;
        self.worker.post_message(&Uint8Array::from(bytes.as_slice()))
    }
}

/// Address of a file in the folder of the page's script.
///
/// # Errors
/// The browser's own, if the script has no address that can be written.
pub fn beside(name: &str) -> Result<String, JsValue> {
    let script = script::URL.with(JsString::to_string);
    Ok(Url::new_with_base(name, &String::from(script))?.href())
}

/// As [`Inner::act`], from a callback that may outlive the client.
fn act(inner: &Weak<Inner>, decide: impl FnOnce(&mut Pool) -> Vec<pool::Order>) {
    if let Some(inner) = inner.upgrade() {
        inner.act(decide);
    }
}
