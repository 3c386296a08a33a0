//! The component of the pages beside the board: it holds the [`Rooms`], hands
//! them what happens, performs what they ask, and draws the one that is open.
//! Nothing is drawn while the game is.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::address::screen;
use super::components::{learn, table, workbench};
use super::effects::{self, Answer, Focus, now};
use super::files::Files;
use super::text::heard;
use super::{keys, storage};
use crate::session::action::{Effect, Screen, Slot};
use crate::session::keymap::Press;
use crate::session::learning::{Kept, KeyReader};
use crate::session::rooms::{RoomAction, Rooms};
use crate::session::workbench::Act;
use crate::worker::client::{Client, Event};

/// Where focus belongs. The last wish counts: between the drawing of a page and
/// `rendered`, Yew lets the browser hand over a key press.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// The page's heading.
    Title,
    /// The selected cell of an exercise.
    Cell,
}

/// The pages.
pub struct RoomsApp {
    rooms: Rooms,
    client: Client,
    files: Rc<Files>,
    /// Where focus goes once the page is drawn.
    focus_due: Option<Place>,
    /// How often the workbench's table went back to its first row.
    rewinds: u32,
    /// Not before is a list drawn again that the workers are at.
    next_drawing: u64,
    /// The next step of what goes on in steps.
    next_step: Option<Timeout>,
    /// What key presses mean now.
    heard: Rc<Cell<KeyReader>>,
    _listeners: Vec<EventListener>,
}

impl Component for RoomsApp {
    type Message = RoomAction;
    type Properties = ();

    fn create(context: &Context<Self>) -> Self {
        let on = context.link().callback(|action: RoomAction| action);
        // Without entropy each list that is made has the same seeds, and is still a list.
        let mut rooms = Rooms::new(getrandom::u64().unwrap_or_default());
        rooms.update(RoomAction::Kept(Box::new(kept())), now());
        let begin = rooms.update(RoomAction::Show(screen()), now());
        let client = Client::new(on.reform(|event| match event {
            Event::Progress(id, progress) => RoomAction::Progress(id, progress),
            Event::Done(id, reply) => RoomAction::Done(id, reply),
            Event::Failed(id, failure) => RoomAction::WorkerFailed(id, failure),
            Event::Loading(loaded) => RoomAction::Loading(loaded),
        }));
        let heard = Rc::new(Cell::new(rooms.learning().key_reader()));
        for effect in begin {
            effects::perform(effect, &client, &on.reform(answered));
        }
        Self {
            focus_due: Some(Place::Title),
            rooms,
            client,
            files: Rc::default(),
            rewinds: 0,
            next_drawing: 0,
            next_step: None,
            _listeners: listeners(&on, heard.clone()),
            heard,
        }
    }

    fn update(&mut self, context: &Context<Self>, action: RoomAction) -> bool {
        if matches!(action, RoomAction::Workbench(Act::Cancel | Act::Typed(_) | Act::Make)) {
            self.files.give_up();
        }
        let is_flood = is_flood(&action);
        let before = (self.rooms.screen(), self.rooms.learning().is_empty());
        for effect in self.hear(action) {
            if effect == Effect::GoOn {
                let on = context.link().callback(RoomAction::Workbench);
                self.next_step = Some(Timeout::new(0, move || on.emit(Act::GoOn)));
            }
            if let Effect::Part { text, is_first, whole } = &effect {
                self.files.add(text, *is_first, *whole);
            }
            if effect == Effect::FocusBoard {
                self.focus_due = Some(Place::Cell);
            }
            let on = context.link().callback(answered);
            effects::perform(effect, &self.client, &on);
        }
        self.heard.set(self.rooms.learning().key_reader());
        if before != (self.rooms.screen(), self.rooms.learning().is_empty()) {
            self.focus_due = Some(Place::Title);
        }
        !(is_flood && self.rooms.workbench().is_busy()) || self.begin_drawing()
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let title = match self.rooms.screen() {
            screen if !screen.is_in_rooms() => return,
            Screen::Workbench => {
                self.place_workbench();
                workbench::TITLE
            }
            _ => {
                effects::reveal(".learn-panel [aria-current]", ".learn-panel");
                effects::reveal(".learn-path [aria-current]", ".learn-path");
                learn::TITLE
            }
        };
        match self.focus_due.take() {
            Some(Place::Title) => effects::focus_on(title),
            Some(Place::Cell) => {
                if let Some(cell) = self.rooms.learning().selected() {
                    effects::focus(cell, Focus::Take);
                }
            }
            None => {}
        }
    }

    fn view(&self, context: &Context<Self>) -> Html {
        match self.rooms.screen() {
            screen if !screen.is_in_rooms() => Html::default(),
            Screen::Workbench => self.workbench(&context.link().callback(RoomAction::Workbench)),
            screen => learn::learn(&learn::Props {
                screen,
                learning: self.rooms.learning(),
                spoken: heard(self.rooms.spoken()),
                loading: self
                    .rooms
                    .loading_text()
                    .zip(self.rooms.loading())
                    .map(|(text, loaded)| (text, loaded.percent())),
                on: context.link().callback(|action: RoomAction| action),
            }),
        }
    }
}

impl RoomsApp {
    /// Hands the rooms what happened. What goes on in steps goes on at once, until
    /// it has taken its share of a frame.
    fn hear(&mut self, action: RoomAction) -> Vec<Effect> {
        let until = now() + STEPS_MS;
        let mut effects = self.rooms.update(action, now());
        while effects.last() == Some(&Effect::GoOn) && now() < until {
            effects.pop();
            effects.extend(self.rooms.update(RoomAction::Workbench(Act::GoOn), now()));
        }
        effects
    }

    fn workbench(&self, on: &Callback<Act>) -> Html {
        let open = {
            let (files, on) = (self.files.clone(), on.clone());
            Callback::from(move |(file, source)| files.open(file, source, on.clone()))
        };
        let (bench, spoken) = (self.rooms.workbench(), heard(self.rooms.spoken()));
        let loading = self.rooms.loading_text();
        workbench::workbench(&workbench::Props { bench, spoken, loading, on: on.clone(), open })
    }

    fn place_workbench(&mut self) {
        let Some(document) = effects::document() else { return };
        let rewinds = self.rooms.workbench().rewinds();
        let from_top = std::mem::replace(&mut self.rewinds, rewinds) != rewinds;
        table::place(&document, self.rooms.workbench(), from_top);
    }

    /// Begins a drawing if one is due; returns whether it is. Hundreds of replies arrive
    /// in a second, and a few drawings are enough.
    fn begin_drawing(&mut self) -> bool {
        let now = now();
        let is_due = now >= self.next_drawing;
        if is_due {
            self.next_drawing = now + DRAWING_MS;
        }
        is_due
    }
}

/// What the device keeps that the rooms read.
fn kept() -> Kept {
    Kept {
        game: storage::shown(Slot::Game),
        settings: storage::shown(Slot::Settings),
        practice: storage::shown(Slot::Practice),
    }
}

/// What the world outside answers, as the rooms hear it.
fn answered(answer: Answer) -> RoomAction {
    match answer {
        Answer::Copied(done) => RoomAction::Copied(done),
        Answer::StoreFailed => RoomAction::StoreFailed,
        // Games are none of the rooms'.
        Answer::StoreHeld | Answer::SetAside(..) => RoomAction::Kept(Box::new(kept())),
    }
}

/// The address, what other tabs keep, and keys.
fn listeners(on: &Callback<RoomAction>, heard: Rc<Cell<KeyReader>>) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let (shown, stored) = (on.clone(), on.clone());
    let hash = EventListener::new(&window, "hashchange", move |_| {
        shown.emit(RoomAction::Kept(Box::new(kept())));
        shown.emit(RoomAction::Show(screen()));
    });
    let storage =
        EventListener::new(&window, "storage", move |_| stored.emit(RoomAction::Kept(Box::new(kept()))));
    let read = move |press: &Press| heard.get().read(press);
    [hash, storage].into_iter().chain(keys::listen(read, on.reform(RoomAction::Press))).collect()
}

/// Milliseconds between two drawings of a list that the workers are at.
const DRAWING_MS: u64 = 150;

/// Milliseconds of steps before the page has its turn.
const STEPS_MS: u64 = 12;

/// Whether an action is one of very many alike.
fn is_flood(action: &RoomAction) -> bool {
    matches!(
        action,
        RoomAction::Progress(..) | RoomAction::Done(..) | RoomAction::Workbench(Act::Slice(_) | Act::GoOn)
    )
}
