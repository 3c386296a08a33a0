//! The app in the page of the component tests. [`Page`] mounts it with what the device has
//! stored, as often as a test wants; time passes when the test says so. The jobs of workers
//! are done in the page. `page.js` stands in for everything that a test must decide.
//!
//! What a test sees is what a screen reader is told: roles and names are Chromium's own.

use std::cell::RefCell;

use js_sys::{Function, Uint8Array};
use nonet::session::action::Slot;
use nonet::ui::App;
use nonet::worker::entry;
use nonet::worker::protocol::Message;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use yew::AppHandle;

use crate::locator::{ALL_CELLS, Found, press, until};

#[wasm_bindgen(module = "/tests/web/page.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    async fn prepare(styles: Vec<String>, work: &Function) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch)]
    async fn clear(hash: &str) -> Result<JsValue, JsValue>;
    async fn arrive();
    #[wasm_bindgen(js_name = pass)]
    async fn pass_js(milliseconds: f64);
    #[wasm_bindgen(js_name = sleep)]
    fn sleep_js(milliseconds: f64);
    #[wasm_bindgen(js_name = paste)]
    fn paste_js(text: &str);
    #[wasm_bindgen(js_name = takeProblems)]
    fn take_problems() -> Vec<String>;
    #[wasm_bindgen(js_name = allAnnounced)]
    fn all_announced() -> Vec<String>;
    /// Lets no module be loaded from now on.
    #[wasm_bindgen(js_name = refuseModules)]
    pub(crate) fn refuse_modules();
    /// What was copied last.
    pub(crate) fn copied() -> String;
    /// Gives the clipboard a fault until the next test: `CLIPBOARDS` in page.js has them.
    #[wasm_bindgen(js_name = breakClipboard)]
    pub(crate) fn break_clipboard(fault: &str);
    /// Says what the copy command does until the next test: `copies`, `refuses` or `throws`.
    #[wasm_bindgen(js_name = setCopyCommand)]
    pub(crate) fn set_copy_command(does: &str);
    #[wasm_bindgen(js_name = saved)]
    async fn saved_js() -> JsValue;
    #[wasm_bindgen(js_name = breakStorage)]
    fn break_storage(fault: &str);
    /// Gives the browser no database until the next test.
    #[wasm_bindgen(js_name = removeDatabase)]
    pub(crate) fn remove_database();
    /// Lets the database take nothing more until the next test.
    #[wasm_bindgen(js_name = fillDatabase)]
    pub(crate) fn fill_database();
    #[wasm_bindgen(catch, js_name = deleteDatabase)]
    async fn delete_database_js(name: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_name = storeAnswered)]
    async fn store_answered() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_name = keptSaves)]
    async fn kept_saves_js() -> Result<JsValue, JsValue>;
    /// Gives the system a share sheet until the next test.
    #[wasm_bindgen(js_name = offerShareSheet)]
    pub(crate) fn offer_share_sheet();
    /// The text or the link that the share sheet got last.
    #[wasm_bindgen(js_name = handedOver)]
    pub(crate) fn handed_over() -> String;
    /// Lets Yew give the browser a turn wherever it can, until the next test. This is the order
    /// of events on a slow machine.
    pub(crate) fn hasten();
    /// Presses a key on the page as soon as a selector finds this many elements.
    #[wasm_bindgen(js_name = pressAsSoonAs)]
    pub(crate) fn press_as_soon_as(selector: &str, count: u32, key: &str);
    /// Lets the workers wait with all that they are asked from now on.
    pub(crate) fn hold();
    /// Lets the workers go on.
    pub(crate) fn release();
    /// Whether the workers have done all that they were asked.
    #[wasm_bindgen(js_name = isAllDone)]
    pub(crate) fn is_all_done() -> bool;
    /// How many workers there are.
    pub(crate) fn workers() -> u32;
    /// How many files the page has read in this test.
    #[wasm_bindgen(js_name = filesRead)]
    pub(crate) fn files_read() -> u32;
    /// Makes the browser slow to go back: it does so at [`go_back_now`].
    #[wasm_bindgen(js_name = holdBack)]
    pub(crate) fn hold_back();
    #[wasm_bindgen(js_name = goBackNow)]
    pub(crate) fn go_back_now();
    /// Lets every worker crash that is given this text, until the next test.
    #[wasm_bindgen(js_name = crashOn)]
    pub(crate) fn crash_on(text: &str);
    /// Lets modules be loaded again.
    #[wasm_bindgen(js_name = allowModules)]
    pub(crate) fn allow_modules();
}

/// The stylesheets, in the order in which the app loads them.
const STYLES: [&str; 14] = [
    "tokens",
    "page",
    "board",
    "nav",
    "controls",
    "guide",
    "dialogs",
    "rooms",
    "workbench",
    "learn",
    "order",
    "forms",
    "library",
    "print",
];

thread_local! {
    /// The mounted app. A test that failed has left it for the next one to remove.
    static MOUNTED: RefCell<Option<AppHandle<App>>> = const { RefCell::new(None) };
}

/// The running app. When it is dropped, no error may have been reported.
pub(crate) struct Page;

/// What the device has stored before the app starts, and the address.
#[derive(Default)]
pub(crate) struct Start {
    texts: Vec<(Slot, String)>,
    fault: Option<&'static str>,
    hash: String,
}

impl Start {
    /// A text that the device has stored.
    pub(crate) fn stored(mut self, slot: Slot, text: impl Into<String>) -> Self {
        self.texts.push((slot, text.into()));
        self
    }

    /// Settings, one on each line.
    pub(crate) fn settings(self, text: &str) -> Self {
        self.stored(Slot::Settings, text)
    }

    /// A fault that local storage has once it has the texts: `STORAGES` in page.js has them.
    pub(crate) fn fault(mut self, fault: &'static str) -> Self {
        self.fault = Some(fault);
        self
    }

    /// The fragment of the address, for instance `#/settings`.
    pub(crate) fn at(mut self, hash: &str) -> Self {
        hash.clone_into(&mut self.hash);
        self
    }

    /// Starts the app.
    pub(crate) async fn open(self) -> Page {
        prepare_once().await;
        // The app of the last test may have gone back without waiting for the browser.
        arrive().await;
        unmount();
        clear(&self.hash).await.expect("storage can be cleared");
        // The other pages may have been on their way when the last test ended.
        unmount();
        for (slot, text) in &self.texts {
            storage().set_item(name(*slot), text).expect("storage takes a text");
        }
        if let Some(fault) = self.fault {
            break_storage(fault);
        }
        mount().await;
        store_answered().await.expect("the store answers");
        Page
    }
}

/// Starts the app as on a first visit.
pub(crate) async fn open() -> Page {
    Start::default().open().await
}

/// Starts the app at an address.
pub(crate) async fn open_at(hash: &str) -> Page {
    Start::default().at(hash).open().await
}

/// Starts the app with a game: see [`game`].
pub(crate) async fn open_game(board: &str) -> Page {
    Start::default().stored(Slot::Game, game(board, &[])).open().await
}

/// The save of a game in progress on the classic board. `board` lists 81 cells in reading
/// order: `.` is an empty cell, and `+` precedes a digit of the player. `moves` follow, in the
/// format of a save.
pub(crate) fn game(board: &str, moves: &[&str]) -> String {
    let mut givens = String::new();
    let mut written = Vec::new();
    let mut symbols = board.chars();
    while let Some(symbol) = symbols.next() {
        if symbol == '+' {
            written.push(format!("{}={}", givens.len(), symbols.next().expect("a digit follows +")));
        }
        givens.push(if symbol == '+' { '.' } else { symbol });
    }
    let solution = crate::naive::solve(&givens);
    written.extend(moves.iter().map(|one| (*one).to_owned()));
    let (count, written) = (written.len(), written.join(" "));
    format!(
        "nonet-game 2\nboard 9x9\ngivens {givens}\nsolution {solution}\nhints 0\nelapsed-ms 0\ndone {count}\nmoves {written}\nend nonet-game\n"
    )
}

#[allow(clippy::unused_self)] // there must be a page
impl Page {
    /// Loads the page again: what is stored stays.
    pub(crate) async fn reload(&self) {
        unmount();
        turn().await;
        unmount();
        mount().await;
        store_answered().await.expect("the store answers");
    }

    /// Presses keys where focus is: `"Shift+ArrowRight"`.
    pub(crate) async fn press(&self, keys: &str) {
        press(keys);
        turn().await;
    }

    /// Presses keys one after the other.
    pub(crate) async fn press_all(&self, keys: &[&str]) {
        for key in keys {
            self.press(key).await;
        }
    }

    /// Lets time pass for the app, in milliseconds.
    pub(crate) async fn pass(&self, milliseconds: u32) {
        pass_js(f64::from(milliseconds)).await;
    }

    /// Lets time pass while the device sleeps, in milliseconds: no timer runs.
    pub(crate) fn sleep(&self, milliseconds: u32) {
        sleep_js(f64::from(milliseconds));
    }

    /// Follows a link to an address of the app.
    pub(crate) async fn go(&self, hash: &str) {
        window().location().set_hash(hash).expect("a fragment");
        // The browser tells the page a moment later.
        self.pass(1).await;
        turn().await;
    }

    /// Goes back to the address before.
    pub(crate) async fn back(&self) {
        let hash = || window().location().hash().expect("an address");
        let before = hash();
        window().history().and_then(|history| history.back()).expect("an address before");
        until("another address", || if hash() == before { Err(hash()) } else { Ok(()) }).await;
        self.pass(1).await;
        turn().await;
    }

    /// What a screen reader has announced so far, in order: each text that was added to the
    /// live region, also if it is gone.
    pub(crate) fn announced(&self) -> Vec<String> {
        all_announced()
    }

    /// Pastes a text where focus is.
    pub(crate) async fn paste(&self, text: &str) {
        paste_js(text);
        turn().await;
    }

    /// The fragment of the address now.
    pub(crate) fn hash(&self) -> String {
        window().location().hash().expect("an address")
    }

    /// The title of the page now.
    pub(crate) fn title(&self) -> String {
        window().document().expect("a document").title()
    }

    /// The givens of the classic board in reading order, `.` for every other cell.
    pub(crate) fn givens(&self) -> String {
        let given = |name: &String| if name[1..].starts_with(", given") { name.chars().next() } else { None };
        self.cells().iter().map(|name| given(name).unwrap_or('.')).collect()
    }

    /// The accessible names of all cells.
    pub(crate) fn cells(&self) -> Vec<String> {
        ALL_CELLS.with(Found::names)
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        let problems = take_problems();
        assert!(problems.is_empty(), "the page reported {problems:?}");
    }
}

/// Gives the browser a turn: events arrive, and components are drawn.
pub(crate) async fn turn() {
    pass_js(0.0).await;
}

/// The text of the file that was saved last.
pub(crate) async fn saved() -> String {
    saved_js().await.as_string().expect("a file has a text")
}

/// Deletes the database of the library, as a browser does that needs room.
pub(crate) async fn delete_database() {
    delete_database_js("nonet").await.expect("a database can be deleted");
}

/// The saves in the database of the library.
pub(crate) async fn kept_saves() -> Vec<String> {
    let saves = kept_saves_js().await.expect("the database can be read");
    js_sys::Array::from(&saves).iter().filter_map(|save| save.as_string()).collect()
}

pub(crate) fn window() -> web_sys::Window {
    web_sys::window().expect("a page")
}

pub(crate) fn storage() -> web_sys::Storage {
    window().local_storage().ok().flatten().expect("this page has a storage")
}

fn name(slot: Slot) -> &'static str {
    Slot::ALL.into_iter().find(|(other, _)| *other == slot).expect("every slot has a name").1
}

async fn prepare_once() {
    let work = Closure::<dyn Fn(Uint8Array, Function)>::new(|job: Uint8Array, post: Function| {
        entry::work(&job.to_vec(), move |message: &Message| {
            let bytes = postcard::to_allocvec(message).expect("messages are plain data");
            post.call1(&JsValue::NULL, &Uint8Array::from(bytes.as_slice())).expect("the page listens");
        });
    });
    let work = work.into_js_value().unchecked_into();
    let styles = STYLES.map(|name| format!("{name}.css")).into();
    prepare(styles, &work).await.expect("texts and styles load; `make test-web` writes them");
}

fn root(id: &str) -> web_sys::Element {
    let document = window().document().expect("a document");
    document.get_element_by_id(id).expect("page.js has added it")
}

fn unmount() {
    MOUNTED.take().into_iter().for_each(AppHandle::destroy);
}

async fn mount() {
    let handle = yew::Renderer::<App>::with_root(root("game")).render();
    MOUNTED.set(Some(handle));
    turn().await;
    turn().await;
}
