//! The worker's client when the worker's module can't be loaded.

use std::cell::RefCell;
use std::rc::Rc;

use nonet::worker::client::{Client, Event};
use nonet::worker::protocol::{Failure, Job, JobId, Request};
use nonet_engine::{Grid, Variant};
use wasm_bindgen_test::wasm_bindgen_test;
use yew::Callback;

use crate::locator::until_eq;
use crate::page::{open, refuse_modules, turn};

fn job(id: u32) -> Job {
    Job { id: JobId(id), request: Request::Count { givens: Grid::empty(Variant::CLASSIC), limit: 2 } }
}

#[wasm_bindgen_test]
async fn a_worker_that_does_not_load_fails_each_job_once() {
    let page = open().await;
    refuse_modules();
    let events = Rc::new(RefCell::new(Vec::new()));
    let heard = events.clone();
    let client = Client::new(Callback::from(move |event: Event| heard.borrow_mut().push(event)));
    for id in 1..=2 {
        client.start(job(id));
        let told = || -> Vec<Event> {
            let is_loading = |event: &&Event| matches!(event, Event::Loading(_));
            events.borrow().iter().filter(|event| !is_loading(event)).cloned().collect()
        };
        let failed = (1..=id).map(|id| Event::Failed(JobId(id), Failure::Load)).collect::<Vec<_>>();
        until_eq("a failure for each job", told, failed).await;
    }
    let count = events.borrow().len();
    page.pass(60_000).await;
    turn().await;
    assert_eq!(events.borrow().len(), count, "nothing is retried without a job");
}
