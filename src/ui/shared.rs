//! What the board and the other pages share.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::session::handover::Handover;
use crate::worker::client::{Client, Event};

/// What the board and the other pages share. Clones are the same.
#[derive(Clone, Properties)]
pub struct Shared {
    /// The workers.
    pub client: Client,
    /// The game that the board starts when it is shown next.
    pub handover: Rc<RefCell<Option<Box<Handover>>>>,
    /// Hears what the workers answer to the other pages, once they are loaded.
    pages: Rc<RefCell<Callback<Event>>>,
}

// There is only one.
impl PartialEq for Shared {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Shared {
    /// `board` hears what the workers answer to the board.
    pub(super) fn new(board: Callback<Event>) -> Self {
        let pages = Rc::new(RefCell::new(Callback::noop()));
        let hearing = pages.clone();
        let route = move |event: Event| {
            let pages = || hearing.borrow().clone();
            match event.job() {
                Some(job) if job.is_of_pages() => pages().emit(event),
                Some(_) => board.emit(event),
                None => {
                    pages().emit(event.clone());
                    board.emit(event);
                }
            }
        };
        Self { client: Client::new(Callback::from(route)), handover: Rc::default(), pages }
    }

    /// From now on, the other pages hear the workers.
    pub(super) fn hear(&self, pages: Callback<Event>) {
        self.pages.replace(pages);
    }
}
