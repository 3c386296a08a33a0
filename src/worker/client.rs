//! The page's client of the workers: starts them, posts jobs and ends them, as the
//! [`Pool`] orders. Used by `ui` only.
//!
//! At the first job, the page fetches and compiles the wasm module that the job needs, and
//! posts it to each worker. So it is fetched once, and the page knows the progress. Its URL
//! includes the name of this build, so page and worker always have the same version.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::{Array, JsString, Uint8Array};
use nonet_later::later;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, Url, Worker, WorkerOptions, WorkerType};
use yew::Callback;

pub use super::pool::Event;
use super::pool::{self, Pool};
use super::protocol::{Job, JobId, Module};
use super::supervisor::Order;

// Files beside the page's script. The first works with every version of the app; Trunk
// names the others.
const LOADER: &str = "worker.js";
const CLASSIC: [&str; 2] =
    [concat!("nonet-worker.js?", env!("NONET_BUILD")), concat!("nonet-worker_bg.wasm?", env!("NONET_BUILD"))];
const BOARDS: [&str; 2] = [
    concat!("nonet-worker-boards.js?", env!("NONET_BUILD")),
    concat!("nonet-worker-boards_bg.wasm?", env!("NONET_BUILD")),
];

/// The URLs of a module's script, and of the module itself.
fn files(module: Module) -> [String; 2] {
    let names = match module {
        Module::Classic => CLASSIC,
        Module::Boards => BOARDS,
    };
    names.map(beside)
}

/// Functions that need JavaScript.
pub mod script {
    use wasm_bindgen::JsValue;
    use wasm_bindgen::prelude::{Closure, wasm_bindgen};
    use yew::Callback;

    use crate::worker::protocol::Loaded;

    /// Callback for progress: bytes that have arrived, and bytes in total, 0 if that is
    /// unknown.
    pub type Heard = Closure<dyn FnMut(f64, f64)>;

    /// Converts the arguments of `public/load.js` to [`Loaded`].
    #[allow(clippy::cast_sign_loss)] // sizes of files
    pub fn heard(on: Callback<Loaded>) -> impl FnMut(f64, f64) + 'static {
        move |bytes, total| {
            let total = (total > 0.0).then_some(total as u32);
            on.emit(Loaded { bytes: bytes as u32, total });
        }
    }

    // public/boot.js
    #[wasm_bindgen]
    extern "C" {
        /// The workers' module, fetched and compiled once, however many callers there are, and
        /// the messages of hints.
        #[wasm_bindgen(catch, js_namespace = nonet, js_name = fetchModule)]
        pub(super) async fn fetch_module(wasm: &str, glue: &str, heard: &Heard) -> Result<JsValue, JsValue>;
    }

    #[wasm_bindgen]
    extern "C" {
        /// The URL of the running script, with its hash.
        #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
        pub(super) static URL: js_sys::JsString;
    }
}

/// Gives jobs to workers. Clones share the workers, which end when the last clone is
/// dropped.
#[derive(Clone)]
pub struct Client(Rc<Inner>);

impl Client {
    /// `on_event` receives the events of all jobs. The first job starts a worker.
    pub fn new(on_event: Callback<Event>) -> Self {
        let pool = Pool::new(cores());
        let places = (0..pool.slot_count()).map(|_| Place::default()).collect();
        Self(Rc::new(Inner {
            on_event,
            loaded: RefCell::default(),
            pool: RefCell::new(pool),
            places,
            spawned: Cell::new(0),
            look: RefCell::default(),
        }))
    }

    /// Starts a job.
    #[later(Client)]
    pub fn start(&self, job: Job) {
        self.0.act(|pool| pool.start(job));
    }

    /// Loads a module ahead of the jobs that need it.
    #[later(Client)]
    pub fn prepare(&self, module: Module) {
        self.0.act(|pool| pool.prepare(module));
    }

    /// Lets other seeds race for the puzzle of a job if it takes long.
    #[later(Client)]
    pub fn hurry(&self, id: JobId, seeds: Vec<u64>) {
        self.0.act(|pool| pool.hurry(id, seeds));
    }

    /// Stops a job at once, without an event.
    #[later(Client)]
    pub fn stop(&self, id: JobId) {
        self.0.act(|pool| pool.stop(id));
    }
}

/// Number of processor cores.
fn cores() -> usize {
    let cores = web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    #[allow(clippy::cast_sign_loss)] // browsers say 1 or more
    let cores = cores as usize;
    cores
}

struct Inner {
    on_event: Callback<Event>,
    /// The module that came last, compiled, after the URL of its script.
    loaded: RefCell<Option<(String, JsValue)>>,
    pool: RefCell<Pool>,
    /// The pool's slots.
    places: Vec<Place>,
    /// How many workers were started.
    spawned: Cell<u32>,
    look: RefCell<Option<Timeout>>,
}

/// A worker, if there is one in this slot, and its timeout.
#[derive(Default)]
struct Place {
    running: RefCell<Option<Running>>,
    deadline: RefCell<Option<Timeout>>,
    /// Number of workers in a row that ended before their first message.
    silent: Cell<u32>,
}

impl Place {
    /// Ends the worker, if there is one.
    fn clear(&self) {
        if let Some(ended) = self.running.take() {
            let silent = if ended.has_spoken.get() { 0 } else { self.silent.get() + 1 };
            self.silent.set(silent);
        }
    }
}

/// A worker that ends when dropped. Its listeners are dropped too, so messages in
/// flight are ignored.
struct Running {
    worker: Worker,
    /// Whether it has sent a message.
    has_spoken: Rc<Cell<bool>>,
    _listeners: [EventListener; 2],
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Inner {
    /// Lets the pool decide, then carries out its orders.
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
                pool::Order::Fetch(module) => self.fetch(module),
                pool::Order::Tell(event) => self.on_event.emit(event),
            }
        }
        for slot in broken {
            let orders = self.pool.borrow_mut().fail(slot);
            self.carry_out(orders);
        }
    }

    /// Fetches a module of the workers.
    fn fetch(self: &Rc<Self>, module: Module) {
        let (inner, hearing) = (Rc::downgrade(self), Rc::downgrade(self));
        let on = Callback::from(move |loaded| act(&hearing, |pool| pool.report_loading(loaded)));
        spawn_local(async move {
            let heard = Closure::new(script::heard(on));
            let [glue, wasm] = files(module);
            let fetched = script::fetch_module(&wasm, &glue, &heard).await;
            let Some(inner) = inner.upgrade() else { return };
            match fetched {
                Ok(compiled) => {
                    inner.loaded.replace(Some((glue, compiled)));
                    inner.act(Pool::take_module);
                }
                Err(_) => inner.act(Pool::fail_module),
            }
        });
    }

    /// Carries out an order of a worker's supervisor.
    fn obey(self: &Rc<Self>, slot: usize, order: Order) -> Result<(), JsValue> {
        let place = &self.places[slot];
        let Place { running, deadline, .. } = place;
        match order {
            Order::Spawn => {
                place.clear();
                running.replace(Some(self.spawn(slot)?));
            }
            Order::End => place.clear(),
            Order::Post(job) => match &*running.borrow() {
                Some(running) => running.post(&job)?,
                None => return Err("there is no worker".into()),
            },
            Order::Wait(ms) => {
                let inner = Rc::downgrade(self);
                let timeout = Timeout::new(ms, move || act(&inner, |pool| pool.time_out(slot)));
                deadline.replace(Some(timeout));
            }
            Order::Rest => drop(deadline.take()),
            Order::Tell(_) => {} // the pool reports to the page instead
        }
        Ok(())
    }

    fn spawn(self: &Rc<Self>, slot: usize) -> Result<Running, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        // A second request for a URL that hangs would only join it. So once a worker has not
        // answered, each further one has a URL of its own, which public/service-worker.js knows.
        let number = self.spawned.get() + 1;
        self.spawned.set(number);
        let has_hung = self.places.iter().any(|place| place.silent.get() > 0);
        let loader = if has_hung { format!("{}?again={number}", beside(LOADER)) } else { beside(LOADER) };
        let worker = Worker::new_with_options(&loader, &options)?;

        let (inner, has_spoken) = (Rc::downgrade(self), Rc::new(Cell::new(false)));
        let spoken = has_spoken.clone();
        let on_message = EventListener::new(&worker, "message", move |event| {
            // public/worker.js posts something else if the module does not start.
            let Ok(data) = event.unchecked_ref::<MessageEvent>().data().dyn_into::<Uint8Array>() else {
                return act(&inner, |pool| pool.fail(slot));
            };
            spoken.set(true);
            let bytes = data.to_vec();
            act(&inner, |pool| match postcard::from_bytes(&bytes) {
                Ok(message) => pool.hear(slot, message),
                Err(_) => pool.fail(slot),
            });
        });
        let inner = Rc::downgrade(self);
        let on_error = EventListener::new(&worker, "error", move |_| act(&inner, |pool| pool.fail(slot)));

        let module = self.loaded.borrow();
        let (glue, compiled) = module.as_ref().ok_or("the module is not there")?;
        worker.post_message(&Array::of2(&glue.into(), compiled))?;
        Ok(Running { worker, has_spoken, _listeners: [on_message, on_error] })
    }
}

impl Running {
    fn post(&self, job: &Job) -> Result<(), JsValue> {
        let bytes = postcard::to_allocvec(job).map_err(|error| JsValue::from(error.to_string()))?;
        self.worker.post_message(&Uint8Array::from(bytes.as_slice()))
    }
}

/// The URL of a file in the folder of the page's script. If the script's URL can't be
/// parsed, this returns the bare name, which then fails to load.
pub fn beside(name: &str) -> String {
    let script = script::URL.with(JsString::to_string);
    Url::new_with_base(name, &String::from(script)).map_or_else(|_| name.to_owned(), |url| url.href())
}

/// Like [`Inner::act`], but from a callback that may outlive the client.
fn act(inner: &Weak<Inner>, decide: impl FnOnce(&mut Pool) -> Vec<pool::Order>) {
    if let Some(inner) = inner.upgrade() {
        inner.act(decide);
    }
}
