//! The worker's client when no worker can load: there is no loader beside a test's
//! script. The tests with real workers are in tests/e2e.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::Promise;
use nonet::worker::client::{Client, Event};
use nonet::worker::protocol::{Failure, Job, JobId, Request};
use nonet_engine::{Grid, Variant};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use yew::Callback;

fn job(id: u32) -> Job {
    Job { id: JobId(id), request: Request::Count { givens: Grid::empty(Variant::CLASSIC), limit: 2 } }
}

async fn sleep(milliseconds: u32) {
    let slept = Promise::new(&mut |wake, _| {
        Timeout::new(milliseconds, move || drop(wake.call0(&wasm_bindgen::JsValue::NULL))).forget();
    });
    JsFuture::from(slept).await.expect("the timer promise never rejects");
}

#[wasm_bindgen_test]
async fn a_worker_that_does_not_load_fails_each_job_once() {
    let events = Rc::new(RefCell::new(Vec::new()));
    let heard = events.clone();
    let client = Client::new(Callback::from(move |event: Event| heard.borrow_mut().push(event)));
    for id in 1..=2 {
        client.start(job(id));
        let told = || -> Vec<Event> {
            let is_loading = |event: &&Event| matches!(event, Event::Loading(_));
            events.borrow().iter().filter(|event| !is_loading(event)).cloned().collect()
        };
        for _ in 0..100 {
            sleep(50).await;
            if told().len() == id as usize {
                break;
            }
        }
        assert_eq!(told(), (1..=id).map(|id| Event::Failed(JobId(id), Failure::Load)).collect::<Vec<_>>());
    }
    let count = events.borrow().len();
    sleep(200).await;
    assert_eq!(events.borrow().len(), count, "nothing is retried without a job");
}
