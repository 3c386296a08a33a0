//! The component of the pages beside the board, which holds the [`Rooms`]. It passes
//! actions to them, performs their effects, and draws the open page. It draws only its live
//! region while the game is shown.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{BroadcastChannel, KeyboardEvent};
use yew::html::Scope;
use yew::prelude::*;

use super::address::{self, screen};
use super::components::about::about_title;
use super::components::menu::menu_replay;
use super::components::nav::{nav_daily, nav_games, nav_statistics, nav_workbench};
use super::components::order::order_title;
use super::components::print::print_title;
use super::components::share::out_title;
use super::components::{
    about, daily, games, help, live, order, own_puzzle, print, replay, room, settings, share, stats,
};
use super::components::{bench_row, learn, table, workbench};
use super::components::{word_help, word_settings};
use super::effects::{self, Answer, Focus, now};
use super::files::Files;
use super::pasting::{self, Arrived};
use super::shared::Shared;
use super::text::{t, text};
use super::{erasing, languages, storage, visited};
use crate::database::CHANNEL;
use crate::library::shelf::Ask;
use crate::session::about::Act as About;
use crate::session::action::{Action, Effect, Screen, Slot};
use crate::session::keymap::Press;
use crate::session::languages::News;
use crate::session::learning::{Kept, KeyReader};
use crate::session::library::games::Act::Changed;
use crate::session::own;
use crate::session::printing::Act as Printed;
use crate::session::replay as replaying;
use crate::session::rooms::{RoomAction, Rooms};
use crate::session::words::page_title;
use crate::session::workbench::Act;
use crate::worker::client::Event;
use crate::worker::protocol::Request;
use nonet_engine::message::Label;

/// Where focus should go. The last request wins: a key press can arrive between the
/// drawing of a page and `rendered`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// The page's heading.
    Title,
    /// The selected cell of an exercise.
    Cell,
    /// The open row of the workbench.
    Row,
    /// The open row of the workbench, if it covers the table.
    RowAlone,
    /// The table of the workbench.
    Table,
}

/// The pages beside the board.
pub(super) struct RoomsApp {
    rooms: Rooms,
    shared: Shared,
    files: Rc<Files>,
    /// Where focus goes after the next drawing.
    focus_due: Option<Place>,
    /// Focus moves to the selected cell of the player's own puzzle after the next drawing.
    own_due: bool,
    /// The value of `Workbench::rewinds` at the last drawing.
    rewinds: u32,
    /// The tasks and the results of the workbench are scrolled into view after the next
    /// drawing.
    results_due: bool,
    /// The browser prints after the next drawing of a book that is ready.
    print_due: bool,
    /// The earliest time to redraw a list that the workers are processing.
    next_drawing: u64,
    /// The timer for the next slice.
    next_step: Option<Timeout>,
    /// The timer for the next move of the replay.
    next_move: Option<Timeout>,
    /// The timer of the page for entering a puzzle, and its time.
    next_tick: (Option<u64>, Option<Timeout>),
    /// The timer for the next day.
    next_day: Option<Timeout>,
    /// The reader of key presses, shared with the listener.
    keys: Rc<RefCell<Option<KeyReader>>>,
    _listeners: Vec<EventListener>,
    /// The channel on which workers say that the library has changed.
    _library: Option<(BroadcastChannel, EventListener)>,
}

impl Component for RoomsApp {
    type Message = RoomAction;
    type Properties = Shared;

    fn create(context: &Context<Self>) -> Self {
        let on = context.link().callback(|action: RoomAction| action);
        // Without entropy every generated list has the same seeds, but it is still
        // valid.
        let mut rooms = Rooms::new(getrandom::u64().unwrap_or_default());
        rooms.set_moment(effects::moment());
        rooms.update(RoomAction::Kept(Box::new(kept())), now());
        let mut begin = rooms.update(RoomAction::Show(address::begin()), now());
        begin.extend(pasted(screen()).into_iter().flat_map(|act| rooms.update(act, now())));
        let shared = context.props().clone();
        shared.hear(on.reform(|event| match event {
            Event::Progress(id, progress) => RoomAction::Progress(id, progress),
            Event::Done(id, reply) => RoomAction::Done(id, reply),
            Event::Failed(id, failure) => RoomAction::WorkerFailed(id, failure),
            Event::Loading(loaded) => RoomAction::Loading(loaded),
        }));
        let keys = Rc::new(RefCell::new(keys_of(&rooms)));
        for effect in begin {
            perform(effect, &shared, &on);
        }
        let mut app = Self {
            focus_due: Some(Place::Title),
            own_due: false,
            rooms,
            shared,
            files: Rc::default(),
            rewinds: 0,
            results_due: false,
            print_due: false,
            next_drawing: 0,
            next_step: None,
            next_move: None,
            next_tick: (None, None),
            next_day: None,
            _listeners: listeners(&on, keys.clone()),
            _library: listen_to_library(&on),
            keys,
        };
        app.set_tick(context.link());
        app.set_day(context.link());
        app
    }

    fn update(&mut self, context: &Context<Self>, action: RoomAction) -> bool {
        if matches!(action, RoomAction::Workbench(Act::Cancel | Act::Typed(_) | Act::Make)) {
            self.files.give_up();
        }
        let is_flood = is_flood(&action);
        let moves_on = matches!(action, RoomAction::Replay(_));
        let symmetry = self.rooms.forms().own().drawing().symmetry();
        self.own_due |= matches!(&action, RoomAction::Own(act) if act.moves_to_board(symmetry));
        if let RoomAction::Print(act) = &action {
            self.print_due = *act == Printed::Print;
        }
        self.results_due |= matches!(action, RoomAction::Workbench(Act::Make | Act::Run(_)));
        if matches!(action, RoomAction::About(About::Keep)) {
            effects::focus_element(about::DELETE);
        }
        // A row that was opened by a press leaves focus in the table, if that is still
        // visible.
        let opens = match action {
            RoomAction::Workbench(Act::OpenRow { takes_focus, .. }) => {
                Some(if takes_focus { Place::Row } else { Place::RowAlone })
            }
            _ => None,
        };
        if matches!(action, RoomAction::Languages(News::Failed(_))) {
            languages::show(self.rooms.forms().settings().language);
        }
        let before = (self.rooms.screen(), self.rooms.learning().is_empty());
        let look = self.rooms.forms().look();
        let was_open = self.rooms.workbench().is_row_open();
        for effect in self.hear(action) {
            if effect == Effect::GoOn {
                let on = context.link().callback(RoomAction::Workbench);
                self.next_step = Some(Timeout::new(0, move || on.emit(Act::GoOn)));
            }
            if let Effect::Part { part, is_first, whole } = &effect {
                self.files.add(&part.text(text), *is_first, *whole);
            }
            if effect == Effect::FocusBoard {
                self.focus_due = Some(Place::Cell);
            }
            perform(effect, &self.shared, &context.link().callback(|action: RoomAction| action));
        }
        match self.rooms.replay().wait() {
            Some(wait) if moves_on || self.next_move.is_none() => {
                let on = context.link().callback(RoomAction::Replay);
                let wait = u32::try_from(wait).unwrap_or(u32::MAX);
                self.next_move = Some(Timeout::new(wait, move || on.emit(replaying::Act::Tick)));
            }
            Some(_) => {}
            None => self.next_move = None,
        }
        self.set_tick(context.link());
        self.set_day(context.link());
        if self.rooms.forms().look() != look {
            effects::apply_look(self.rooms.forms().settings());
        }
        self.keys.replace(keys_of(&self.rooms));
        if before.0.is_workbench() && self.rooms.screen().is_workbench() {
            if was_open && !self.rooms.workbench().is_row_open() {
                self.focus_due = Some(Place::Table);
            } else if opens.is_some() {
                self.focus_due = opens;
            }
        } else if matches!((before.0, self.rooms.screen()), (Screen::Daily(_), Screen::Daily(_))) {
            // A press on a day leaves focus there.
        } else if before != (self.rooms.screen(), self.rooms.learning().is_empty()) {
            self.focus_due = Some(Place::Title);
        }
        !(is_flood && self.rooms.workbench().is_busy()) || self.begin_drawing()
    }

    fn rendered(&mut self, context: &Context<Self>, _: bool) {
        let printing = self.rooms.printing();
        if self.print_due && !printing.is_busy() {
            self.print_due = false;
            if printing.is_whole() && self.rooms.screen() == Screen::Print {
                effects::print();
            }
        }
        let title = match self.rooms.screen() {
            screen if screen.has_board() => return,
            screen if screen.is_form() => {
                effects::set_title(&t(page_title(form_title(screen, &self.rooms).into())));
                if std::mem::take(&mut self.own_due) {
                    effects::focus_element(&own_puzzle::id(self.rooms.forms().own().selected()));
                }
                if let Screen::Topic(topic) = screen {
                    if self.focus_due.take().is_some() {
                        help::visit(topic);
                    }
                    return;
                }
                let has_field = screen == Screen::Enter && self.rooms.forms().own().shared().is_none();
                if has_field { own_puzzle::TEXT } else { room::TITLE }
            }
            screen if screen.is_workbench() => {
                effects::set_title(&t(page_title(nav_workbench().into())));
                self.place_workbench(context);
                workbench::TITLE
            }
            Screen::Games => {
                effects::set_title(&t(page_title(nav_games().into())));
                room::TITLE
            }
            Screen::Daily(_) => {
                effects::set_title(&t(page_title(nav_daily().into())));
                room::TITLE
            }
            Screen::Stats => {
                effects::set_title(&t(page_title(nav_statistics().into())));
                room::TITLE
            }
            Screen::Replay => {
                effects::set_title(&t(page_title(menu_replay().into())));
                learn::TITLE
            }
            screen => {
                effects::set_title(&t(page_title(learn::title(screen, self.rooms.learning()).0)));
                // The first sentence stays where it is, below the idea.
                effects::reveal(".learn-panel li + li > [aria-current]", ".learn-panel");
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
            Some(Place::Row) => effects::focus_element(bench_row::TITLE),
            Some(Place::RowAlone) if !table::is_visible() => effects::focus_element(bench_row::TITLE),
            Some(Place::Table) => table::focus(),
            Some(Place::RowAlone) | None => {}
        }
    }

    fn view(&self, context: &Context<Self>) -> Html {
        html! { <>{ self.page(context) }{ live::live(self.rooms.spoken()) }</> }
    }
}

impl RoomsApp {
    /// The open page, or nothing while the game is shown.
    fn page(&self, context: &Context<Self>) -> Html {
        match self.rooms.screen() {
            screen if screen.has_board() => Html::default(),
            screen if screen.is_form() => self.form(context.link()),
            screen if screen.is_workbench() => {
                self.workbench(&context.link().callback(RoomAction::Workbench))
            }
            screen if screen.is_library() => self.library(screen, context.link()),
            Screen::Replay => replay::replay(&replay::Props {
                replay: self.rooms.replay(),
                on: context.link().callback(RoomAction::Replay),
            }),
            screen => learn::learn(&learn::Props {
                screen,
                learning: self.rooms.learning(),
                today: self.rooms.today(),
                loading: self
                    .rooms
                    .loading_text()
                    .zip(self.rooms.loading())
                    .map(|(text, loaded)| (text, loaded.percent())),
                on: context.link().callback(|action: RoomAction| action),
            }),
        }
    }

    /// Sets the timer of the page for entering a puzzle, if its time has changed.
    fn set_tick(&mut self, link: &Scope<Self>) {
        let due = self.rooms.forms().due();
        if due == self.next_tick.0 {
            return;
        }
        let timer = due.map(|due| {
            let on = link.callback(RoomAction::Own);
            let wait = u32::try_from(due.saturating_sub(now())).unwrap_or(u32::MAX);
            Timeout::new(wait, move || on.emit(own::Act::Tick))
        });
        self.next_tick = (due, timer);
    }

    /// The page of the library.
    fn library(&self, screen: Screen, link: &Scope<Self>) -> Html {
        let (library, today) = (self.rooms.library(), self.rooms.today());
        let (on_games, on_daily) = (link.callback(RoomAction::Games), link.callback(RoomAction::Daily));
        let games = self.rooms.games();
        match screen {
            Screen::Games => games::games(&games::Props {
                library,
                games,
                today,
                daily: daily::today(library, today, &on_daily),
                on: on_games,
            }),
            Screen::Stats => stats::stats(&stats::Props {
                library,
                stats: self.rooms.stats(),
                learning: self.rooms.learning(),
                today,
                on: link.callback(RoomAction::Stats),
                on_games,
            }),
            _ => {
                let daily = self.rooms.daily();
                daily::daily(&daily::Props { library, games, daily, screen, today, on: on_daily, on_games })
            }
        }
    }

    /// The room with a form.
    fn form(&self, link: &Scope<Self>) -> Html {
        let (forms, on) = (self.rooms.forms(), link.callback(RoomAction::Form));
        match self.rooms.screen() {
            Screen::Order => {
                let draft = self.rooms.draft();
                let pace = self.rooms.library().pace();
                order::order(&order::Props { draft, pace, on: link.callback(RoomAction::Order) })
            }
            Screen::Enter => own_puzzle::own_puzzle(&own_puzzle::Props {
                own: forms.own(),
                open: {
                    let on = arrived(&link.callback(|action: RoomAction| action));
                    Callback::from(move |file| pasting::read(file, on.clone()))
                },
                on: link.callback(RoomAction::Own),
            }),
            Screen::Share | Screen::OwnShare => share::share(&share::Props {
                screen: self.rooms.screen(),
                sharing: self.rooms.sharing(),
                game: self.rooms.shared(),
                on: link.callback(RoomAction::Share),
            }),
            Screen::Print => print::print(&print::Props {
                printing: self.rooms.printing(),
                has_game: self.rooms.game().is_some(),
                on: link.callback(RoomAction::Print),
            }),
            Screen::About => about::about(&about::Props {
                about: self.rooms.about(),
                games: self.rooms.games(),
                on: link.callback(RoomAction::About),
                on_games: link.callback(RoomAction::Games),
            }),
            Screen::Settings => settings::settings(&settings::Props {
                settings: forms.settings(),
                languages: forms.languages(),
                excerpt: &self.rooms.excerpt(),
                group: forms.group(),
                visit: link.callback(RoomAction::Visit),
                on,
            }),
            _ => {
                let search = link.callback(|action: RoomAction| action);
                help::help(&help::Props { help: self.rooms.help(), on: search })
            }
        }
    }

    /// Passes an action to the rooms. Slices of long work continue at once, up to
    /// [`STEPS_MS`].
    fn hear(&mut self, action: RoomAction) -> Vec<Effect> {
        let until = now() + STEPS_MS;
        self.rooms.set_moment(effects::moment());
        let mut effects = self.rooms.update(action, now());
        // The sentences of a file are rendered afterwards, and need the rest of the share.
        let is_told = |effect: &Effect| matches!(effect, Effect::Part { part, .. } if part.has_sentences());
        while effects.last() == Some(&Effect::GoOn) && !effects.iter().any(is_told) && now() < until {
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
        let (bench, loading) = (self.rooms.workbench(), self.rooms.loading_text());
        workbench::workbench(&workbench::Props { bench, loading, on: on.clone(), open })
    }

    fn place_workbench(&mut self, context: &Context<Self>) {
        let Some(document) = effects::document() else { return };
        let rewinds = self.rooms.workbench().rewinds();
        let from_top = std::mem::replace(&mut self.rewinds, rewinds) != rewinds;
        table::place(&document, self.rooms.workbench(), from_top);
        if std::mem::take(&mut self.results_due)
            && let Some(results) = document.get_element_by_id(workbench::RESULTS)
        {
            results.scroll_into_view();
        }
        // The height of the table follows the window and what stands above it.
        if let Some(window) = table::window().filter(|window| self.rooms.workbench().lacks(*window)) {
            context.link().send_message(RoomAction::Workbench(Act::Scroll(window)));
        }
    }

    /// Draws a page that shows the day again when the next one begins. The time zone may change
    /// before, so the page looks once an hour.
    fn set_day(&mut self, link: &Scope<Self>) {
        self.next_day = self.rooms.left_of_day().map(|left| {
            let link = link.clone();
            let wait = u32::try_from(left).unwrap_or(u32::MAX).min(HOUR_MS);
            Timeout::new(wait, move || link.send_message(RoomAction::Day))
        });
    }

    /// Starts drawing if it is due; returns whether it is. Hundreds of replies arrive
    /// per second, and a few drawings per second are enough.
    fn begin_drawing(&mut self) -> bool {
        let now = now();
        let is_due = now >= self.next_drawing;
        if is_due {
            self.next_drawing = now + DRAWING_MS;
        }
        is_due
    }
}

/// The stored texts that these pages read.
fn kept() -> Kept {
    Kept {
        game: storage::shown(Slot::Game),
        settings: storage::shown(Slot::Settings),
        practice: storage::shown(Slot::Practice),
        draft: storage::shown(Slot::Draft),
    }
}

/// Performs an effect. Some belong to these pages alone.
fn perform(effect: Effect, shared: &Shared, on: &Callback<RoomAction>) {
    match effect {
        Effect::Begin(handover) => drop(shared.handover.replace(Some(handover))),
        Effect::FetchLanguage(language) => languages::fetch(language, on.clone()),
        Effect::AskLanguages => languages::ask(on.clone()),
        Effect::ChangeLanguage => change_language(),
        Effect::Measure => erasing::measure(on.reform(|bytes| RoomAction::About(About::Measured(bytes)))),
        Effect::EndStoring => storage::end_everywhere(),
        Effect::ResumeStoring => storage::resume(),
        Effect::Start(job) if job.request == Request::Shelf((&Ask::Erase).into()) => shared.client.start(job),
        Effect::Erase => erasing::erase(),
        other => effects::perform(other, &shared.client, &on.reform(answered)),
    }
}

/// Loads the page again. The query may name a language (`?lang=`), so it goes.
fn change_language() {
    if let Some(window) = web_sys::window() {
        let location = window.location();
        let address = location.pathname().and_then(|path| Ok(path + &location.hash()?));
        let forget = |address: String| {
            let history = window.history()?;
            history.replace_state_with_url(&history.state()?, "", Some(&address))
        };
        let _ = address.and_then(forget);
        let _ = location.reload();
    }
}

/// The text for the page where puzzles are entered: what the player pasted on the board, or
/// the page's own address if it holds a game.
fn pasted(screen: Screen) -> Option<RoomAction> {
    if screen != Screen::Enter {
        return None;
    }
    let (text, file) = match storage::take(Slot::Pasted) {
        Some(lent) => own::of_lent(&lent),
        None => (address::game_link()?, None),
    };
    Some(RoomAction::Own(own::Act::Load(text, file)))
}

/// Takes a text that was opened, pasted or dropped.
fn arrived(on: &Callback<RoomAction>) -> Callback<Arrived> {
    on.reform(|(text, file)| RoomAction::Own(own::Act::Load(text, file)))
}

/// Whether a page has no use of its own for such a text. The board takes those on
/// the board.
fn has_no_use(screen: Screen) -> bool {
    !screen.has_board() && !screen.is_workbench()
}

/// Converts the answer of an effect into an action.
fn answered(answer: Answer) -> RoomAction {
    match answer {
        Answer::Copied(done) => RoomAction::Copied(done),
        Answer::StoreFailed => RoomAction::StoreFailed,
        // These pages store no games.
        Answer::SetAside(..) => RoomAction::Kept(Box::new(kept())),
    }
}

/// Listens to URL changes, to what other tabs store, and to keys.
fn listeners(on: &Callback<RoomAction>, keys: Rc<RefCell<Option<KeyReader>>>) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let (shown, stored) = (on.clone(), on.clone());
    let hash = EventListener::new(&window, "hashchange", move |_| {
        let Some(screen) = address::arrive() else { return };
        shown.emit(RoomAction::Kept(Box::new(kept())));
        shown.emit(RoomAction::Show(screen));
        pasted(screen).into_iter().for_each(|act| shown.emit(act));
    });
    let scrolled = on.clone();
    let scroll = EventListener::new(&window, "scroll", move |_| {
        if let Some(group) = visited::in_view() {
            scrolled.emit(RoomAction::Visit(group));
        }
    });
    let resized = on.clone();
    let resize = EventListener::new(&window, "resize", move |_| {
        if let Some(window) = table::window() {
            resized.emit(RoomAction::Workbench(Act::Scroll(window)));
        }
    });
    let storage =
        EventListener::new(&window, "storage", move |_| stored.emit(RoomAction::Kept(Box::new(kept()))));
    // Escape leaves every page.
    let read = move |press: &Press| match &*keys.borrow() {
        Some(_) if press.key == "Escape" => Some(Action::Close),
        Some(reader) => reader.read(press),
        None => None,
    };
    // A device that slept over midnight ran no timer.
    let woken = on.clone();
    let woken = window.document().map(|document| {
        EventListener::new(&document, "visibilitychange", move |_| woken.emit(RoomAction::Day))
    });
    let texts = window.document().map(|document| pasting::listen(&document, has_no_use, &arrived(on)));
    [hash, scroll, resize, storage]
        .into_iter()
        .chain(listen_to_print(&window, on))
        .chain(languages::listen(&window, on))
        .chain(woken)
        .chain(texts.into_iter().flatten())
        .chain(super::keys::listen(read, on.reform(RoomAction::Press)))
        .collect()
}

/// Draws all pages of a book before the browser prints. Firefox prints before the pages are
/// drawn, so this takes the browser's key, too. Its menu prints the preview, which says so.
fn listen_to_print(window: &web_sys::Window, on: &Callback<RoomAction>) -> [EventListener; 2] {
    let (draw, print) = (on.clone(), on.clone());
    let before = EventListener::new(window, "beforeprint", move |_| {
        if screen() == Screen::Print {
            draw.emit(RoomAction::Print(Printed::Draw));
        }
    });
    let options = EventListenerOptions::enable_prevent_default();
    let key = EventListener::new_with_options(window, "keydown", options, move |event| {
        let press: &KeyboardEvent = event.unchecked_ref();
        let is_key = press.key() == "p" && (press.ctrl_key() || press.meta_key());
        if is_key && screen() == Screen::Print {
            event.prevent_default();
            print.emit(RoomAction::Print(Printed::Print));
        }
    });
    [before, key]
}

/// Listens to what the workers of all tabs change in the library. `None` if the browser
/// has no channels.
fn listen_to_library(on: &Callback<RoomAction>) -> Option<(BroadcastChannel, EventListener)> {
    let channel = BroadcastChannel::new(CHANNEL).ok()?;
    let on = on.clone();
    let listener = EventListener::new(&channel, "message", move |_| on.emit(RoomAction::Games(Changed)));
    Some((channel, listener))
}

/// What reads the keys of the open page. `None` while the board is shown, which has its own.
fn keys_of(rooms: &Rooms) -> Option<KeyReader> {
    match rooms.screen() {
        screen if screen.has_board() => None,
        Screen::Replay => Some(KeyReader::of_replay(rooms.replay().has_letters())),
        _ => Some(rooms.learning().key_reader()),
    }
}

/// The heading of a form.
fn form_title(screen: Screen, rooms: &Rooms) -> Label {
    match screen {
        Screen::Enter => own_puzzle::title(rooms.forms().own()),
        Screen::Order => order_title(),
        Screen::Settings => word_settings(),
        Screen::Share | Screen::OwnShare => out_title(),
        Screen::Print => print_title(),
        Screen::About => about_title(),
        _ => word_help(),
    }
}

/// Minimum time in milliseconds between two drawings of a list that the workers are
/// processing.
const DRAWING_MS: u64 = 150;

/// Maximum time between two looks at the date, in milliseconds.
const HOUR_MS: u32 = 60 * 60 * 1_000;

/// Maximum time in milliseconds for slices before the browser's event loop has a turn.
const STEPS_MS: u64 = 12;

/// Whether an action is one of very many similar ones.
fn is_flood(action: &RoomAction) -> bool {
    matches!(
        action,
        RoomAction::Progress(..) | RoomAction::Done(..) | RoomAction::Workbench(Act::Slice(_) | Act::GoOn)
    )
}
