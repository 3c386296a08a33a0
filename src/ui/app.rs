//! The page's one component with state: it holds the [`Session`], hands it what
//! happens, performs what the session asks, and draws what the session shows.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, PageTransitionEvent, StorageEvent};
use yew::prelude::*;

use super::components::board::{Board, shape};
use super::components::new_game::NewGame;
use super::components::{
    bar, elsewhere, help, keypad, marks, menu, notice, own_puzzle, panel, rating, settings, tools,
};
use super::effects::{self, Answer, Focus, now, screen};
use super::loading::Loading;
use super::text::{heard, t, text};
use super::writer::Writer;
use super::{keys, storage};
use crate::session::action::{Action, Dialog, Effect, Screen};
use crate::session::keymap::{self, Playing, Press};
use crate::session::{Offer, Session};
use crate::worker::client::{Client, Event};
use nonet_engine::labels;

labels! {
    fn board_help();
    fn notice_download();
    fn notice_reload();
}

/// What the component hears.
pub enum Message {
    /// Something happened.
    Act(Action),
    /// How far the module of the other pages is.
    Rooms(Loading),
}

/// The page with the board.
pub struct App {
    session: Session,
    client: Client,
    writer: Writer,
    /// Focus goes to the selected cell once it is drawn.
    focus_due: Option<Focus>,
    /// The sentence that is read is scrolled to once it is drawn.
    reveal_due: bool,
    /// What the key listener needs to know of the session.
    playing: Rc<Cell<Option<Playing>>>,
    /// The module of the other pages.
    rooms: Loading,
    _clock: Interval,
    _listeners: Vec<EventListener>,
}

impl Component for App {
    type Message = Message;
    type Properties = ();

    fn create(context: &Context<Self>) -> Self {
        let on = context.link().callback(Message::Act);
        // Without entropy the first puzzle is the same everywhere, and it is still a puzzle.
        let entropy = getrandom::u64().unwrap_or_default();
        let (mut session, mut begin) = Session::start(&storage::load(), entropy, now());
        begin.extend(session.update(Action::Show(screen()), now()));
        // A tab may be opened in the background.
        if effects::document().is_some_and(|document| document.hidden()) {
            begin.extend(session.update(Action::Visible(false), now()));
        }
        let client = Client::new(on.reform(|event| match event {
            Event::Progress(id, progress) => Action::Progress(id, progress),
            Event::Done(id, reply) => Action::Done(id, reply),
            Event::Failed(id, failure) => Action::WorkerFailed(id, failure),
            Event::Loading(loaded) => Action::Loading(loaded),
        }));
        effects::wear(session.settings());
        let writer = Writer::new(on.clone());
        for effect in begin {
            perform(effect, &client, &writer, &on);
        }
        let tick = on.clone();
        let playing = Rc::new(Cell::new(playing(&session)));
        let mut listeners = listeners(&on, &writer);
        let meaning = playing.clone();
        let read = move |press: &Press| meaning.get().and_then(|playing| keymap::action(press, playing));
        listeners.extend(keys::listen(read, on));
        let rooms = Loading::default().begin_if(session.screen() != Screen::Game, context.link());
        Self {
            session,
            client,
            writer,
            rooms,
            focus_due: Some(Focus::Take),
            reveal_due: false,
            _clock: Interval::new(1_000, move || tick.emit(Action::Tick)),
            playing,
            _listeners: listeners,
        }
    }

    fn update(&mut self, context: &Context<Self>, message: Message) -> bool {
        let action = match message {
            Message::Act(action) => action,
            Message::Rooms(loading) => {
                let is_wanted = self.session.screen() != Screen::Game;
                self.rooms = self.rooms.hear(loading).begin_if(is_wanted, context.link());
                return true;
            }
        };
        let on = context.link().callback(Message::Act);
        // Only then: the clock draws the page anew each second.
        self.reveal_due |= matches!(action, Action::Hint | Action::Hinting(_));
        let look = |session: &Session| (session.settings().theme, session.settings().palette);
        let before = look(&self.session);
        // A button that is pressed again and again keeps focus, and so does the
        // one to which a dialog gives it back.
        let focus = match action {
            Action::Undo | Action::Redo | Action::Hint | Action::Close => Focus::Follow,
            _ => Focus::Take,
        };
        for effect in self.session.update(action, now()) {
            if effect == Effect::FocusBoard {
                self.focus_due = Some(focus);
            }
            perform(effect, &self.client, &self.writer, &on);
        }
        self.rooms = self.rooms.begin_if(self.session.screen() != Screen::Game, context.link());
        self.playing.set(playing(&self.session));
        if look(&self.session) != before {
            effects::wear(self.session.settings());
        }
        true
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if self.session.screen() != Screen::Game {
            return;
        }
        if let Some(focus) = self.focus_due.take() {
            effects::focus(self.session.selected_cell(), focus);
        }
        if std::mem::take(&mut self.reveal_due) {
            effects::reveal(".panel [aria-current]", ".panel");
        }
    }

    fn view(&self, context: &Context<Self>) -> Html {
        let on = context.link().callback(Message::Act);
        let session = &self.session;
        if session.screen() != Screen::Game {
            let retry = context.link().callback(|_| Message::Rooms(Loading::Unasked));
            return elsewhere::elsewhere(self.rooms, retry);
        }
        let bar = bar::Props {
            title: t(session.level_text()).into(),
            detail: t(session.givens_text()).into(),
            clock: session.clock_text(),
            on: on.clone(),
        };
        let hint = session.hint_view();
        let panel = panel::Props {
            message: session.message().clone(),
            job: session.job(),
            hint: hint.clone(),
            is_solved: session.is_solved(),
            on: on.clone(),
        };
        let tools = tools::Props {
            can_undo: session.can_undo(),
            can_redo: session.can_redo(),
            can_erase: session.can_erase(),
            can_hint: !session.is_solved(),
            is_notes: session.is_noting(),
            hint,
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
                        label={t(session.board_label())}
                        cells={session.cells()}
                        is_solved={session.is_solved()}
                        on={on.clone()}
                    />
                    { marks::marks(session.board_variant(), &session.picture()) }
                    { self.notice(&on) }
                    { panel::panel(&panel) }
                    { tools::tools(&tools) }
                    { keypad::keypad(&keypad) }
                    <p id="board-help" hidden=true>{ t(board_help()) }</p>
                    <p class="heard" role="status" aria-live="polite" aria-atomic="true">{ heard(session.spoken()) }</p>
                </main>
                { self.dialog(on) }
            </>
        }
    }
}

/// Does what the session asks for.
fn perform(effect: Effect, client: &Client, writer: &Writer, on: &Callback<Action>) {
    match effect {
        Effect::Claim { is_urgent } => writer.claim(is_urgent),
        Effect::Release => writer.release(),
        effect => effects::perform(effect, client, &on.reform(answered)),
    }
}

/// What the world outside answers, as the session hears it.
fn answered(answer: Answer) -> Action {
    match answer {
        Answer::StoreHeld => kept(),
        Answer::SetAside(slot, is_done) => Action::SetAside(slot, is_done),
        Answer::Copied(done) => Action::Copied(done),
        Answer::StoreFailed => Action::StoreFailed,
    }
}

/// What the device keeps now.
fn kept() -> Action {
    Action::Kept(Box::new(storage::load()))
}

/// What keys mean: nothing but the browser's own in the rooms.
fn playing(session: &Session) -> Option<Playing> {
    (session.screen() == Screen::Game).then(|| session.playing())
}

/// Both give one node, be it an empty one: Yew pairs children by their place, and
/// with one more or less of them it would draw the whole board anew, under the
/// focus of whoever opened the dialog.
impl App {
    fn notice(&self, on: &Callback<Action>) -> Html {
        let Some(notice) = self.session.notice() else { return Html::default() };
        let offer = notice.offer.map(|offer| match offer {
            Offer::Download => (t(notice_download()), Action::DownloadDamaged),
            Offer::Reload => (t(notice_reload()), Action::Reload),
        });
        notice::notice(&notice::Props { text: text(&notice.text), offer, on: on.clone() })
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
            Dialog::Rating => {
                let (rating, loading) = (session.rating(), session.loading_text());
                rating::rating(&rating::Props { rating, loading, on })
            }
            Dialog::Settings => {
                settings::settings(&settings::Props { settings: session.settings().clone(), on })
            }
            Dialog::Help => help::help(&help::Props { on }),
        }
    }
}

/// What the page hears from outside its own elements.
fn listeners(on: &Callback<Action>, writer: &Writer) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let Some(document) = window.document() else { return Vec::new() };
    let page: &EventTarget = document.as_ref();
    let (seen, left, back, shown) = (on.clone(), on.clone(), on.clone(), on.clone());
    let visibility = {
        let document = document.clone();
        EventListener::new(page, "visibilitychange", move |_| see(!document.hidden(), &seen))
    };
    let pagehide = EventListener::new(&window, "pagehide", move |_| see(false, &left));
    let pageshow = EventListener::new(&window, "pageshow", move |event| {
        // A page that the browser had put aside comes back as it was.
        if event.unchecked_ref::<PageTransitionEvent>().persisted() {
            see(!document.hidden(), &back);
        }
    });
    let (stored, writer) = (on.clone(), writer.clone());
    let storage = EventListener::new(&window, "storage", move |event| {
        let key = event.unchecked_ref::<StorageEvent>().key();
        if !storage::is_ours(key.as_deref()) {
            return;
        }
        if storage::is_game(key.as_deref()) && !writer.has_locks() {
            stored.emit(Action::Lost);
        }
        stored.emit(kept());
    });
    let hash = EventListener::new(&window, "hashchange", move |_| shown.emit(Action::Show(screen())));
    vec![visibility, pagehide, pageshow, storage, hash]
}

/// The page comes into view, or leaves it. What other tabs did meanwhile it did not
/// hear of.
fn see(is_visible: bool, on: &Callback<Action>) {
    if is_visible {
        on.emit(kept());
    }
    on.emit(Action::Visible(is_visible));
}
