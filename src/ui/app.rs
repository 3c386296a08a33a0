//! The page's one component with state: it holds the [`Session`], hands it what
//! happens, performs what the session asks, and draws what the session shows.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, StorageEvent};
use yew::prelude::*;

use super::components::board::{Board, shape};
use super::components::new_game::NewGame;
use super::components::{
    bar, help, keypad, menu, notice, own_puzzle, panel, settings, table, tools, workbench,
};
use super::effects::{self, Focus};
use super::files::Files;
use super::{keys, storage};
use crate::session::Session;
use crate::session::action::{Action, Dialog, Effect, Screen, Slot};
use crate::session::keymap::Playing;
use crate::session::workbench::Act;
use crate::worker::client::{Client, Event};

/// The page.
pub struct App {
    session: Session,
    client: Client,
    /// Focus goes to the selected cell once it is drawn.
    focus_due: Option<Focus>,
    /// What the key listener needs to know of the session.
    playing: Rc<Cell<Option<Playing>>>,
    files: Rc<Files>,
    /// Focus goes to the workbench's heading once it is drawn.
    title_due: bool,
    /// How often the workbench's table went back to its first row.
    rewinds: u32,
    /// Not before is a list drawn again that the workers are at.
    next_drawing: u64,
    _clock: Interval,
    _listeners: Vec<EventListener>,
}

impl Component for App {
    type Message = Action;
    type Properties = ();

    fn create(context: &Context<Self>) -> Self {
        let on = context.link().callback(|action: Action| action);
        // Without entropy the first puzzle is the same everywhere, and it is still a puzzle.
        let entropy = getrandom::u64().unwrap_or_default();
        let (mut session, mut begin) = Session::start(storage::load(), entropy, now());
        begin.extend(session.update(Action::Show(screen()), now()));
        let client = Client::new(on.reform(|event| match event {
            Event::Progress(id, progress) => Action::Progress(id, progress),
            Event::Done(id, reply) => Action::Done(id, reply),
            Event::Failed(id, failure) => Action::WorkerFailed(id, failure),
        }));
        effects::wear(session.settings());
        for effect in begin {
            effects::perform(effect, &client, &on);
        }
        let tick = on.clone();
        let playing = Rc::new(Cell::new(playing(&session)));
        let mut listeners = listeners(&on);
        listeners.extend(keys::listen(playing.clone(), on));
        Self {
            title_due: session.screen() == Screen::Workbench,
            session,
            client,
            files: Rc::default(),
            rewinds: 0,
            next_drawing: 0,
            focus_due: Some(Focus::Take),
            _clock: Interval::new(1_000, move || tick.emit(Action::Tick)),
            playing,
            _listeners: listeners,
        }
    }

    fn update(&mut self, context: &Context<Self>, action: Action) -> bool {
        let on = context.link().callback(|action: Action| action);
        let is_look = matches!(action, Action::Change(_));
        // A button that is pressed again and again keeps focus, and so does the
        // one to which a dialog gives it back.
        let focus = match action {
            Action::Undo | Action::Redo | Action::Hint | Action::Close => Focus::Follow,
            _ => Focus::Take,
        };
        if matches!(action, Action::Workbench(Act::Cancel | Act::Typed(_) | Act::Make)) {
            self.files.give_up();
        }
        let is_flood = is_flood(&action);
        let before = self.session.screen();
        for effect in self.session.update(action, now()) {
            match &effect {
                Effect::FocusBoard => self.focus_due = Some(focus),
                Effect::Part { text, whole } => self.files.add(text, *whole, &on),
                _ => {}
            }
            effects::perform(effect, &self.client, &on);
        }
        self.title_due |= before != self.session.screen() && before == Screen::Game;
        self.playing.set(playing(&self.session));
        if is_look {
            effects::wear(self.session.settings());
        }
        !(is_flood && self.session.workbench().is_busy()) || self.is_drawing_due()
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if self.session.screen() == Screen::Workbench {
            return self.place_workbench();
        }
        if let Some(focus) = self.focus_due.take() {
            effects::focus(self.session.selected_cell(), focus);
        }
    }

    fn view(&self, context: &Context<Self>) -> Html {
        let on = context.link().callback(|action: Action| action);
        let session = &self.session;
        if session.screen() == Screen::Workbench {
            return self.workbench(on);
        }
        let bar = bar::Props {
            title: session.level_text().into(),
            detail: session.givens_text().into(),
            clock: session.clock_text().map(AttrValue::from),
            on: on.clone(),
        };
        let panel = panel::Props {
            message: session.message().clone(),
            job: session.job(),
            is_solved: session.is_solved(),
            on: on.clone(),
        };
        let tools = tools::Props {
            can_undo: session.can_undo(),
            can_redo: session.can_redo(),
            can_erase: session.can_erase(),
            can_hint: !session.is_solved(),
            is_notes: session.is_noting(),
            on: on.clone(),
        };
        let keypad = keypad::Props {
            keys: session.keys(),
            is_notes: session.is_noting(),
            shows_left: session.settings().left,
            on: on.clone(),
        };
        html! {
            <>
                <main key="game" class={classes!("app", shape(session.board_variant()))}>
                    { bar::bar(&bar) }
                    <Board
                        variant={session.board_variant()}
                        label={session.board_label()}
                        cells={session.cells()}
                        is_solved={session.is_solved()}
                        on={on.clone()}
                    />
                    { self.notice(&on) }
                    { panel::panel(&panel) }
                    { tools::tools(&tools) }
                    { keypad::keypad(&keypad) }
                    <p id="board-help" hidden=true>{ "Arrow keys move, digits write, F1 lists all keys." }</p>
                    <p class="heard" role="status" aria-live="polite" aria-atomic="true">{ session.spoken() }</p>
                </main>
                { self.dialog(on) }
            </>
        }
    }
}

impl App {
    fn workbench(&self, on: Callback<Action>) -> Html {
        let open = {
            let (files, on) = (self.files.clone(), on.clone());
            Callback::from(move |(file, name)| files.open(file, name, on.clone()))
        };
        let (bench, spoken) = (self.session.workbench(), self.session.spoken());
        workbench::workbench(&workbench::Props { bench, spoken, on, open })
    }

    fn place_workbench(&mut self) {
        let Some(document) = effects::document() else { return };
        let rewinds = self.session.workbench().rewinds();
        let from_top = std::mem::replace(&mut self.rewinds, rewinds) != rewinds;
        table::place(&document, self.session.workbench(), from_top);
        if std::mem::take(&mut self.title_due) {
            effects::focus_on(workbench::TITLE);
        }
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
fn is_flood(action: &Action) -> bool {
    let act = match action {
        Action::Progress(..) | Action::Done(..) => return true,
        Action::Workbench(act) => act,
        _ => return false,
    };
    matches!(act, Act::Slice(_) | Act::NextPart)
}

/// What keys mean: nothing but the browser's own at the workbench.
fn playing(session: &Session) -> Option<Playing> {
    (session.screen() == Screen::Game).then(|| session.playing())
}

/// The screen that the page's address names.
fn screen() -> Screen {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    Screen::of_hash(&hash.unwrap_or_default())
}

/// Both give one node, be it an empty one: Yew pairs children by their place, and
/// with one more or less of them it would draw the whole board anew, under the
/// focus of whoever opened the dialog.
impl App {
    fn notice(&self, on: &Callback<Action>) -> Html {
        let Some(notice) = self.session.notice() else { return Html::default() };
        let offer = notice.damaged.as_ref().map(|_| ("Download", Action::DownloadDamaged));
        notice::notice(&notice::Props { text: notice.text.clone().into(), offer, on: on.clone() })
    }

    fn dialog(&self, on: Callback<Action>) -> Html {
        let session = &self.session;
        let Some(dialog) = session.dialog() else { return Html::default() };
        match dialog {
            Dialog::Menu => menu::menu(&menu::Props { has_previous: session.has_previous(), on }),
            Dialog::NewGame => html! { <NewGame last={session.last_recipe()} {on} /> },
            Dialog::OwnPuzzle => {
                own_puzzle::own_puzzle(&own_puzzle::Props { own: session.own().clone(), on })
            }
            Dialog::Settings => {
                settings::settings(&settings::Props { settings: session.settings().clone(), on })
            }
            Dialog::Help => help::help(&help::Props { on }),
        }
    }
}

/// Milliseconds on a clock that no change of the date turns back.
fn now() -> u64 {
    let milliseconds =
        web_sys::window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now());
    #[allow(clippy::cast_sign_loss)] // it counts up from 0
    let milliseconds = milliseconds as u64;
    milliseconds
}

/// What the page hears from outside its own elements.
fn listeners(on: &Callback<Action>) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let Some(document) = window.document() else { return Vec::new() };
    let (seen, left, stored, shown) = (on.clone(), on.clone(), on.clone(), on.clone());
    let page: &EventTarget = document.as_ref();
    let visibility = {
        let document = document.clone();
        EventListener::new(page, "visibilitychange", move |_| seen.emit(Action::Visible(!document.hidden())))
    };
    let pagehide = EventListener::new(&window, "pagehide", move |_| left.emit(Action::Visible(false)));
    let storage = EventListener::new(&window, "storage", move |event| {
        let event = event.unchecked_ref::<StorageEvent>();
        let is_game = event.key().is_some_and(|key| storage::slot_named(&key) == Some(Slot::Game));
        if let Some(text) = event.new_value().filter(|_| is_game) {
            stored.emit(Action::StoredElsewhere(text));
        }
    });
    let hash = EventListener::new(&window, "hashchange", move |_| shown.emit(Action::Show(screen())));
    vec![visibility, pagehide, storage, hash]
}
