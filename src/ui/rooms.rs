//! The component of the pages beside the board: it holds the [`Rooms`], hands
//! them what happens, performs what they ask, and draws the one that is open.
//! Nothing is drawn while the game is.

use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

use super::components::{table, workbench};
use super::effects::{self, now, screen};
use super::files::Files;
use crate::session::action::{Effect, Screen};
use crate::session::rooms::{RoomAction, Rooms};
use crate::session::workbench::Act;
use crate::worker::client::{Client, Event};

/// The pages.
pub struct RoomsApp {
    rooms: Rooms,
    client: Client,
    files: Rc<Files>,
    /// Focus goes to the page's heading once it is drawn.
    title_due: bool,
    /// How often the workbench's table went back to its first row.
    rewinds: u32,
    /// Not before is a list drawn again that the workers are at.
    next_drawing: u64,
    _hash: Option<EventListener>,
}

impl Component for RoomsApp {
    type Message = RoomAction;
    type Properties = ();

    fn create(context: &Context<Self>) -> Self {
        let on = context.link().callback(|action: RoomAction| action);
        // Without entropy each list that is made has the same seeds, and is still a list.
        let mut rooms = Rooms::new(getrandom::u64().unwrap_or_default());
        rooms.update(RoomAction::Show(screen()), now());
        let client = Client::new(on.reform(|event| match event {
            Event::Progress(id, progress) => RoomAction::Progress(id, progress),
            Event::Done(id, reply) => RoomAction::Done(id, reply),
            Event::Failed(id, failure) => RoomAction::WorkerFailed(id, failure),
        }));
        let hash = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |_| on.emit(RoomAction::Show(screen())))
        });
        let files = Rc::default();
        Self { title_due: true, rooms, client, files, rewinds: 0, next_drawing: 0, _hash: hash }
    }

    fn update(&mut self, context: &Context<Self>, action: RoomAction) -> bool {
        if matches!(action, RoomAction::Workbench(Act::Cancel | Act::Typed(_) | Act::Make)) {
            self.files.give_up();
        }
        let is_flood = is_flood(&action);
        let before = self.rooms.screen();
        for effect in self.rooms.update(action, now()) {
            if let Effect::Part { text, whole } = &effect {
                self.files.add(text, *whole, &context.link().callback(RoomAction::Workbench));
            }
            effects::perform(effect, &self.client, &Callback::noop());
        }
        self.title_due |= before != self.rooms.screen();
        !(is_flood && self.rooms.workbench().is_busy()) || self.is_drawing_due()
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if self.rooms.screen() == Screen::Workbench {
            self.place_workbench();
            if std::mem::take(&mut self.title_due) {
                effects::focus_on(workbench::TITLE);
            }
        }
    }

    fn view(&self, context: &Context<Self>) -> Html {
        match self.rooms.screen() {
            Screen::Game => Html::default(),
            Screen::Workbench => self.workbench(&context.link().callback(RoomAction::Workbench)),
        }
    }
}

impl RoomsApp {
    fn workbench(&self, on: &Callback<Act>) -> Html {
        let open = {
            let (files, on) = (self.files.clone(), on.clone());
            Callback::from(move |(file, name)| files.open(file, name, on.clone()))
        };
        let (bench, spoken) = (self.rooms.workbench(), self.rooms.spoken());
        workbench::workbench(&workbench::Props { bench, spoken, on: on.clone(), open })
    }

    fn place_workbench(&mut self) {
        let Some(document) = effects::document() else { return };
        let rewinds = self.rooms.workbench().rewinds();
        let from_top = std::mem::replace(&mut self.rewinds, rewinds) != rewinds;
        table::place(&document, self.rooms.workbench(), from_top);
    }

    /// Answers come in by hundreds a second; a few drawings a second are enough.
    fn is_drawing_due(&mut self) -> bool {
        let now = now();
        let is_due = now >= self.next_drawing;
        if is_due {
            self.next_drawing = now + DRAWING_MS;
        }
        is_due
    }
}

/// Milliseconds between two drawings of a list that the workers are at.
const DRAWING_MS: u64 = 150;

/// Whether an action is one of very many alike.
fn is_flood(action: &RoomAction) -> bool {
    matches!(
        action,
        RoomAction::Progress(..)
            | RoomAction::Done(..)
            | RoomAction::Workbench(Act::Slice(_) | Act::NextPart)
    )
}
