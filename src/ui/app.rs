//! The component of the board's page, which holds the [`Session`]. It passes actions to
//! the session, performs the effects, and draws the view.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::{Interval, Timeout};
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, PageTransitionEvent, StorageEvent};
use yew::prelude::*;

use super::address;
use super::components::board::{Board, shape};
use super::components::{
    bar, board_rules, cell, checkpoints, contour, elsewhere, keypad, live, marks, menu, modes, nav, new_game,
    notice, panel, rating, tools,
};
use super::components::{menu_share, word_new_game};
use super::effects::{self, Answer, Focus, now};
use super::exchange::Store;
use super::later::{self, Later};
use super::loading::Loading;
use super::shared::Shared;
use super::storage;
use super::text::{t, text};
use crate::game::save::COPY;
use crate::session::action::{Action, Dialog, Effect, Screen, Slot};
use crate::session::keymap::{self, Playing, Press};
use crate::session::squares::Squares;
use crate::session::words::{estimate, page_title};
use crate::session::{FIRST_PUZZLES, Offer, Saved, Session};
use crate::worker::client::{Client, Event};
use nonet_engine::labels;
use nonet_engine::message::Message as Words;

labels! {
    fn board_help();
    fn notice_download();
    fn notice_reload();
    fn pause_title();
}

/// The messages of the component.
pub enum Message {
    /// An action for the session.
    Act(Action),
    /// The loading state of the other pages.
    Rooms(Loading),
    /// What has come of what is loaded with the first action.
    Later(later::News),
}

/// The page with the board.
pub struct App {
    session: Session,
    shared: Shared,
    store: Store,
    /// What waits for the part that is loaded with the first action.
    later: Later,
    /// Focus moves to the selected cell after the next drawing.
    focus_due: Option<Focus>,
    /// The current sentence is scrolled into view after the next drawing.
    reveal_due: bool,
    /// The state that the key listener needs.
    playing: Rc<RefCell<Option<Playing>>>,
    /// The loading state of the other pages.
    rooms: Loading,
    _clock: Interval,
    _listeners: Vec<EventListener>,
}

impl Component for App {
    type Message = Message;
    type Properties = ();

    fn create(context: &Context<Self>) -> Self {
        let on = context.link().callback(Message::Act);
        // Without entropy the first puzzle is the same on every device, but still
        // valid.
        let entropy = getrandom::u64().unwrap_or_default();
        // The puzzle of a first visit is painted already.
        let entropy =
            effects::first_puzzle().map_or(entropy, |first| entropy - entropy % FIRST_PUZZLES + first);
        let (mut session, mut begin) = Session::start(&storage::load(), entropy, now());
        session.set_moment(effects::moment());
        begin.extend(session.update(Action::Show(address::begin()), now()));
        // A tab may be opened in the background.
        if effects::document().is_some_and(|document| document.hidden()) {
            begin.extend(session.update(Action::Visible(false), now()));
        }
        let shared = Shared::new(on.reform(|event| match event {
            Event::Progress(id, progress) => Action::Progress(id, progress),
            Event::Done(id, reply) => Action::Done(id, reply),
            Event::Failed(id, failure) => Action::WorkerFailed(id, failure),
            Event::Loading(loaded) => Action::Loading(loaded),
        }));
        effects::apply_look(session.settings());
        let store = Store::default();
        let mut later = Later::default();
        later.begin(context.link());
        for effect in begin.into_iter().filter_map(|effect| later.admit_job(effect)) {
            perform(effect, &shared.client, &store, &on);
        }
        let tick = on.clone();
        let playing = Rc::new(RefCell::new(playing(&session)));
        let mut listeners = listeners(&on, &store, &shared);
        let meaning = playing.clone();
        let read = move |press: &Press| keymap::action(press, meaning.borrow().as_ref()?);
        listeners.extend(super::keys::listen(read, on.clone()));
        listeners.extend(super::keys::listen_held(on.clone()));
        if session.screen() == Screen::Over(Dialog::NewGame) {
            new_game::begin(&on);
        }
        let rooms = Loading::default().begin_if(!session.screen().has_board(), context.link());
        Self {
            session,
            shared,
            store,
            later,
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
            Message::Act(action) => match self.later.admit(action, context.link()) {
                Some(action) => action,
                None => return false,
            },
            Message::Later(news) => {
                let (jobs, actions) = self.later.hear(&news);
                let on = context.link().callback(Message::Act);
                jobs.into_iter().for_each(|job| perform(job, &self.shared.client, &self.store, &on));
                actions.into_iter().for_each(|action| on.emit(action));
                return matches!(news, later::News::All);
            }
            Message::Rooms(loading) => {
                let is_wanted = !self.session.screen().has_board();
                self.rooms = self.rooms.hear(loading).begin_if(is_wanted, context.link());
                self.tell_loading();
                return true;
            }
        };
        let on = context.link().callback(Message::Act);
        // Only after these actions: the clock redraws the page every second.
        self.reveal_due |= matches!(action, Action::Hint | Action::Hinting(_));
        let is_for_new_game = matches!(action, Action::Show(Screen::Over(Dialog::NewGame)));
        let before = self.session.settings().look();
        // A button that is pressed repeatedly keeps focus. So does the button to which
        // a closed dialog returns it.
        let focus = match action {
            Action::Undo | Action::Redo | Action::Hint | Action::Close => Focus::Follow,
            _ => Focus::Take,
        };
        self.session.set_moment(effects::moment());
        for effect in self.session.update(action, now()) {
            if effect == Effect::FocusBoard {
                self.focus_due = Some(focus);
            }
            if let Some(effect) = self.later.admit_job(effect) {
                perform(effect, &self.shared.client, &self.store, &on);
            }
        }
        if is_for_new_game {
            new_game::begin(&on);
        }
        self.rooms = self.rooms.begin_if(!self.session.screen().has_board(), context.link());
        self.tell_loading();
        self.playing.replace(playing(&self.session));
        if self.session.settings().look() != before {
            effects::apply_look(self.session.settings());
        }
        true
    }

    fn rendered(&mut self, _: &Context<Self>, is_first: bool) {
        let screen = self.session.screen();
        if let Some(page) = self.title() {
            effects::set_title(&t(page_title(page)));
        }
        if !screen.has_board() {
            return;
        }
        if let Some(focus) = self.focus_due.take() {
            if self.session.is_paused() {
                effects::focus_element("resume");
            } else {
                let cell = self.session.selected_cell();
                if is_first {
                    // Focus needs the layout, and the first drawing has taken its share.
                    Timeout::new(0, move || effects::focus(cell, focus)).forget();
                } else {
                    effects::focus(cell, focus);
                }
                // Browsers leave a cell that is half in view where it is.
                if self.session.is_zoomed() {
                    effects::reveal(&format!("#{}", cell::id(cell)), ".board-place");
                }
            }
        }
        if std::mem::take(&mut self.reveal_due) {
            effects::to_top(".panel");
            effects::reveal(".panel .proof [aria-current]", ".panel .proof");
        }
    }

    fn view(&self, context: &Context<Self>) -> Html {
        let screen = self.session.screen();
        let on = context.link().callback(Message::Act);
        let page = match screen {
            Screen::Game | Screen::Over(_) => self.game(&on),
            _ => elsewhere::elsewhere(
                self.rooms,
                context.link().callback(|_| Message::Rooms(Loading::Unasked)),
            ),
        };
        html! {
            <>
                { nav::rail(screen) }
                { page }
                { nav::tabs(screen) }
                { live::live(self.session.spoken()) }
                { self.dialog(on) }
                { self.pages() }
            </>
        }
    }
}

impl App {
    /// Announces how much of another page has arrived, if the player waits for it.
    fn tell_loading(&mut self) {
        if !self.session.screen().has_board() {
            let loaded = if let Loading::Begun { loaded, .. } = self.rooms { Some(loaded) } else { None };
            self.session.tell_page_loading(loaded, now());
        }
    }

    /// The other pages, once they are loaded. They stay when the board is shown, and draw nothing
    /// then.
    fn pages(&self) -> Html {
        match (self.rooms, super::root("rooms")) {
            (Loading::Done(draw), Some(root)) => create_portal(draw.0(self.shared.clone()), root),
            _ => Html::default(),
        }
    }

    /// The page's title, unless another page sets it.
    fn title(&self) -> Option<Words> {
        Some(match self.session.screen() {
            Screen::Over(Dialog::NewGame) => word_new_game().into(),
            Screen::Game | Screen::Over(_) => self.session.level_text(),
            _ => return None,
        })
    }

    /// The board and its controls.
    fn game(&self, on: &Callback<Action>) -> Html {
        let session = &self.session;
        let bar = bar::Props {
            title: t(session.level_text()).into(),
            level: session.level(),
            detail: t(session.detail_text()).into(),
            has_rules: session.has_rules(),
            clock: session.clock_text(),
            is_paused: session.is_paused(),
            is_solved: session.is_solved(),
            zoom: session.can_zoom().then(|| session.is_zoomed()),
            is_first: session.offers_guide(),
            on: on.clone(),
        };
        let hint = session.hint_view();
        // If there is little room, the text replaces the keypad.
        let is_read = hint.as_ref().is_some_and(|hint| hint.is_long);
        let (is_solved, job) = (session.is_solved(), session.job());
        let state = match job {
            _ if session.is_paused() => Some("is-paused"),
            Some(_) => Some("is-working"),
            None if is_solved => Some("is-solved"),
            None if session.is_guiding() => Some("is-guiding"),
            None => is_read.then_some("is-reading"),
        };
        let boxes = Squares::of(session.board_variant().layout());
        let panel = panel::Props {
            boxes,
            progress: session.progress(),
            hints: session.hint_count(),
            score: Later::is_here().then(|| session.score()),
            message: session.message(),
            cage: session.cage(),
            sum: session.selected_sum(),
            job,
            hint: hint.as_ref(),
            end: if Later::is_here() { session.end_view() } else { None },
            offers_guide: session.offers_guide(),
            on: on.clone(),
        };
        let tools = tools::Props {
            can_undo: session.can_undo(),
            can_redo: session.can_redo(),
            can_erase: session.can_erase(),
            is_picking: session.is_picking(),
            can_hint: !session.is_solved(),
            hint: hint.as_ref(),
            on: on.clone(),
        };
        let keypad = keypad::Props {
            boxes,
            keys: session.keys(),
            mode: session.mode(),
            shows_left: session.settings().left,
            can_erase: Some(session.can_erase()),
            on: on.clone(),
        };
        // The panel then has the tools, and offers another game.
        let is_ended = state == Some("is-solved");
        html! {
                <main key="game" class={classes!("app", shape(session.board_variant()), state, session.is_zoomed().then_some("is-zoomed"))}>
                    { bar::bar(&bar) }
                    // It has no box of its own, unless the board is enlarged.
                    <div class="board-place">
                    <Board
                        variant={session.board_variant()}
                        label={t(session.board_label())}
                        cells={session.cells()}
                        {is_solved}
                        is_at_end={session.is_at_end()}
                        can_pick={true}
                        is_picking={session.is_picking()}
                        on={on.clone()}
                    />
                    { contour::contour(session.board_variant(), session.many_selected()) }
                    { marks::marks(session.board_variant(), &session.picture()) }
                    </div>
                    { if hint.is_some() { marks::edges(session.board_variant()) } else { Html::default() } }
                    { if session.is_paused() { paused(on) } else { Html::default() } }
                    { self.notice(on) }
                    { panel::panel(&panel) }
                    { unless(is_ended, || tools::tools(&tools)) }
                    { unless(is_ended, || modes::modes(session.mode(), on)) }
                    { unless(is_ended, || keypad::keypad(&keypad)) }
                    <p id="board-help" hidden=true>{ t(board_help()) }</p>
                </main>
        }
    }
}

/// What covers the hidden board.
fn paused(on: &Callback<Action>) -> Html {
    html! {
        <div class="paused">
            <h2>{ t(pause_title()) }</h2>
            <button id="resume" type="button" class="button main" onclick={on.reform(|_: MouseEvent| Action::Pause)}>
                { t(bar::pause_resume()) }
            </button>
        </div>
    }
}

/// A part of the page, or an empty node.
fn unless(is_gone: bool, part: impl FnOnce() -> Html) -> Html {
    if is_gone { Html::default() } else { part() }
}

/// Performs an effect of the session.
fn perform(effect: Effect, client: &Client, store: &Store, on: &Callback<Action>) {
    match effect {
        Effect::Exchange(exchange, is_strict) => {
            store.perform(*exchange, is_strict, on.reform(Action::Exchanged));
        }
        effect => effects::perform(effect, client, &on.reform(answered)),
    }
}

/// Converts the answer of an effect into an action.
fn answered(answer: Answer) -> Action {
    match answer {
        Answer::SetAside(slot, is_done) => Action::SetAside(slot, is_done),
        Answer::Copied(done) => Action::Copied(done),
        Answer::StoreFailed => Action::StoreFailed,
    }
}

/// The texts that the device stores now, as an action.
fn kept() -> Action {
    Action::Kept(Box::new(storage::load()))
}

/// The state that the meaning of a key depends on. `None` on the other pages, which read keys
/// of their own, and in a dialog, also before it has focus.
fn playing(session: &Session) -> Option<Playing> {
    (session.screen() == Screen::Game).then(|| session.playing())
}

/// Each method returns exactly one node, possibly an empty one. Yew pairs children by
/// their index. If their number changed, Yew would replace the whole board, and the
/// element that had focus before a dialog opened would be gone.
impl App {
    fn notice(&self, on: &Callback<Action>) -> Html {
        let Some(notice) = self.session.notice() else { return Html::default() };
        let offer = notice.offer.map(|offer| match offer {
            Offer::Download => (t(notice_download()), Action::DownloadDamaged),
            Offer::Reload => (t(notice_reload()), Action::Reload),
            Offer::Share => (t(menu_share()), Action::Go(Screen::Share)),
        });
        notice::notice(&notice::Props { text: text(&notice.text), offer, on: on.clone() })
    }

    fn dialog(&self, on: Callback<Action>) -> Html {
        let session = &self.session;
        let Some(dialog) = session.dialog() else { return Html::default() };
        match dialog {
            Dialog::Menu => {
                let (has_previous, seed) = (session.has_previous(), session.seed());
                let (shows_candidates, has_colours) = (session.settings().candidates, session.has_colours());
                let questions = session.questions();
                let has_stops = !session.stops().is_empty();
                menu::menu(&menu::Props {
                    has_previous,
                    questions,
                    seed,
                    shows_candidates,
                    has_stops,
                    has_colours,
                    on,
                })
            }
            Dialog::Pages => nav::sheet(session.screen(), session.settings(), &on),
            Dialog::NewGame => {
                let now = session.recipe().map(|recipe| recipe.level);
                let (last, surprise) = (session.last_order(), session.surprise());
                let today = effects::moment().day();
                let pace = session.estimate().pace;
                let needs_kind = session.settings().level_steps;
                new_game::new_game(new_game::Props { now, last, surprise, today, pace, needs_kind, on })
            }
            Dialog::Rules => {
                board_rules::board_rules(session.board_variant(), session.about(), session.is_solved(), &on)
            }
            Dialog::Checkpoints => checkpoints::checkpoints(&session.stops(), &on),
            Dialog::Rating => {
                let (rating, loading) = (session.rating(), session.loading_text());
                let estimate = estimate(&session.estimate());
                let hardest = session.hardest_step();
                rating::rating(&rating::Props { rating, estimate, hardest, loading, on })
            }
        }
    }
}

/// Listens to events outside the page's own elements.
fn listeners(on: &Callback<Action>, store: &Store, shared: &Shared) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let Some(document) = window.document() else { return Vec::new() };
    let pointing = super::pointing::listen(&document, on);
    let ways = address::listen(&document);
    let pasting = {
        let on = on.reform(|(text, file)| Action::Paste(text, file));
        super::pasting::listen(&document, |screen| screen == Screen::Game, &on)
    };
    let page: &EventTarget = document.as_ref();
    let (seen, left, back, shown) = (on.clone(), on.clone(), on.clone(), on.clone());
    let (hidden, gone) = (store.clone(), store.clone());
    let visibility = {
        let document = document.clone();
        EventListener::new(page, "visibilitychange", move |_| see(!document.hidden(), &seen, &hidden))
    };
    let pagehide = EventListener::new(&window, "pagehide", move |_| see(false, &left, &gone));
    let returned = store.clone();
    let pageshow = EventListener::new(&window, "pageshow", move |event| {
        // The browser restores a page from its back/forward cache in its old state.
        if event.unchecked_ref::<PageTransitionEvent>().persisted() {
            see(!document.hidden(), &back, &returned);
        }
    });
    let stored = on.clone();
    let storage = EventListener::new(&window, "storage", move |event| {
        let event: &StorageEvent = event.unchecked_ref();
        let key = event.key();
        if storage::is_end(key.as_deref()) {
            storage::end();
            if event.new_value().is_none() {
                effects::reload();
            }
            return;
        }
        if storage::is_announced(key.as_deref()) {
            stored.emit(Action::Look);
        }
        if storage::is_ours(key.as_deref()) {
            // The store has what another tab copies.
            let saved = storage::load();
            let game = saved.game.filter(|text| !text.starts_with(COPY));
            stored.emit(Action::Kept(Box::new(Saved { game, ..saved })));
        }
    });
    let updated = on.reform(|()| Action::Updated);
    let update = EventListener::new(&window, "nonet-update", move |_| updated.emit(()));
    let handover = shared.handover.clone();
    let hash = EventListener::new(&window, "hashchange", move |_| {
        let Some(screen) = address::arrive() else { return };
        // Not the game: a full storage holds an older one than the board.
        if let Some(settings) = storage::shown(Slot::Settings).filter(|_| screen.has_board()) {
            shown.emit(Action::Settings(settings));
        }
        shown.emit(Action::Show(screen));
        if screen.has_board() {
            shown.emit(Action::Look);
        }
        if screen.has_board()
            && let Some(handover) = handover.take()
        {
            shown.emit(Action::Begin(handover));
        }
    });
    let mut listeners = pointing;
    listeners.extend(pasting);
    listeners.extend([visibility, pagehide, pageshow, storage, update, hash, ways]);
    listeners
}

/// Handles that the page became visible or hidden. A hidden page may have missed what
/// other tabs stored.
fn see(is_visible: bool, on: &Callback<Action>, store: &Store) {
    if is_visible {
        on.emit(kept());
    }
    on.emit(Action::Visible(is_visible));
    if !is_visible {
        store.close();
    }
}
