//! The worker's event loop. It reports that it is ready, then acknowledges and does one
//! job after the other. It never stops by itself; the page terminates it. A panic is
//! not caught: it reaches the page as the worker's error event. Run by the
//! workers' binaries. The component tests do jobs with [`work`] in the page itself.

use gloo_events::EventListener;
use js_sys::{Date, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance};

use super::protocol::{Job, Message, Reply, Request};
use super::{clock, handler, shelf};

/// Minimum time between two progress messages in milliseconds. More messages than a
/// player can see would only keep the page busy.
const PROGRESS_MS: f64 = 100.0;

/// Listens for jobs until the page terminates the worker.
///
/// # Panics
/// Panics outside a worker.
pub fn run() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().dyn_into().expect("a worker runs this");
    clock::set(milliseconds);
    let to_page = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        let data = event.unchecked_ref::<MessageEvent>().data();
        let page = to_page.clone();
        work(&data.unchecked_into::<Uint8Array>().to_vec(), move |message| post(&page, message));
    })
    .forget();
    post(&scope, &Message::Ready);
}

/// The worker's monotonic clock.
fn milliseconds() -> f64 {
    let performance = js_sys::Reflect::get(&js_sys::global(), &"performance".into());
    performance.map_or(0.0, |performance| performance.unchecked_into::<Performance>().now())
}

/// Does a job, given as bytes, and posts its messages.
pub fn work(job: &[u8], post: impl Fn(&Message) + 'static) {
    let job = match Job::read(job) {
        Ok(job) => job,
        Err(id) => return post(&Message::Done(id, handler::unreadable())),
    };
    post(&Message::Begun(job.id));
    if let Request::Shelf(_) | Request::Times { .. } = job.request {
        return spawn_local(async move { post(&Message::Done(job.id, ask_shelf(job.request).await)) });
    }
    let mut last = f64::NEG_INFINITY;
    let reply = handler::handle(job.request, &mut |progress| {
        let now = Date::now();
        // A clock that was set back must not silence the rest of the job.
        if !(0.0..PROGRESS_MS).contains(&(now - last)) {
            last = now;
            post(&Message::Progress(job.id, progress));
        }
    });
    post(&Message::Done(job.id, reply));
}

/// Does a job for which the library is asked.
async fn ask_shelf(request: Request) -> Reply {
    match request {
        Request::Shelf(ask) => shelf::answer(&ask).await,
        Request::Times { id, givens, solution } => match handler::minutes_of(&givens, &solution) {
            Some(minutes) => shelf::times(id, minutes).await,
            None => handler::unreadable(),
        },
        request => handler::handle(request, &mut |_| {}),
    }
}

fn post(page: &DedicatedWorkerGlobalScope, message: &Message) {
    let bytes = postcard::to_allocvec(message).expect("messages are plain data");
    page.post_message(&Uint8Array::from(bytes.as_slice())).expect("a copy of bytes can be posted");
}
