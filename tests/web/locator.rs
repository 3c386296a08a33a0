//! Finds elements by role and name, acts on them as a player does, and waits for what must
//! become true. A [`Found`] looks anew each time, since components are drawn again.

use std::fmt;
use std::rc::Rc;

use js_sys::RegExp;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    DomRect, Element, Event, EventInit, HtmlElement, KeyboardEvent, KeyboardEventInit, PointerEvent,
    PointerEventInit,
};

use crate::page::{turn, window};

#[wasm_bindgen(module = "/tests/web/page.js")]
extern "C" {
    #[wasm_bindgen(js_name = roleOf)]
    fn role_of(element: &Element) -> String;
    #[wasm_bindgen(js_name = nameOf)]
    fn name_of(element: &Element) -> String;
    #[wasm_bindgen(js_name = styleOf)]
    fn style_of(element: &Element, property: &str) -> String;
    #[wasm_bindgen(js_name = isVisible)]
    fn is_visible(element: &Element) -> bool;
    #[wasm_bindgen(js_name = isInert)]
    fn is_inert(element: &Element) -> bool;
    #[wasm_bindgen(js_name = descriptionOf)]
    fn description_of(element: &Element) -> String;
    fn drop(element: &Element, text: &str, file: &str);
    fn give(field: &Element, text: &str, file: &str);
    fn slide(slider: &Element, steps: i32);
    fn clock() -> f64;
    fn pending() -> String;
}

/// How long something may take to become true, in real milliseconds.
const LIMIT_MS: f64 = 30_000.0;

/// What a text must be.
#[derive(Clone)]
pub(crate) enum Words {
    /// Equal.
    Exact(String),
    /// Contained.
    Part(String),
    /// Matched by a JavaScript expression.
    Matching(RegExp, String),
}

/// A text that contains these words.
pub(crate) fn part(words: &str) -> Words {
    Words::Part(words.to_owned())
}

/// A text that matches an expression of JavaScript.
pub(crate) fn re(pattern: &str) -> Words {
    Words::Matching(RegExp::new(pattern, ""), pattern.to_owned())
}

impl From<&str> for Words {
    fn from(words: &str) -> Self {
        Self::Exact(words.to_owned())
    }
}

impl From<String> for Words {
    fn from(words: String) -> Self {
        Self::Exact(words)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Exact(words) => write!(f, "{words:?}"),
            Self::Part(words) => write!(f, "…{words}…"),
            Self::Matching(_, pattern) => write!(f, "/{pattern}/"),
        }
    }
}

impl Words {
    /// Whether a text is so.
    pub(crate) fn fits(&self, text: &str) -> bool {
        match self {
            Self::Exact(words) => words == text,
            Self::Part(words) => text.contains(words.as_str()),
            Self::Matching(pattern, _) => pattern.test(text),
        }
    }
}

/// Elements of the page, by a description.
#[derive(Clone)]
pub(crate) struct Found {
    find: Rc<dyn Fn() -> Vec<Element>>,
    what: String,
}

thread_local! {
    /// All cells of the board.
    pub(crate) static ALL_CELLS: Found = role("gridcell");
}

/// Selectors of elements that may have a role. The browser decides which of them have it.
fn candidates(role: &str) -> String {
    let native = match role {
        "button" => "button, summary, ",
        "checkbox" => "input[type=checkbox], ",
        "combobox" => "select, ",
        "definition" => "dd, ",
        "dialog" => "dialog, ",
        "group" => "fieldset, details, ",
        "heading" => "h1, h2, h3, h4, ",
        "img" => "img, svg, ",
        "link" => "a[href], ",
        "list" => "ul, ol, ",
        "listitem" => "li, ",
        "main" => "main, ",
        "navigation" => "nav, ",
        "option" => "option, ",
        "paragraph" => "p, ",
        "progressbar" => "progress, ",
        "radio" => "input[type=radio], ",
        "region" => "section, ",
        "row" => "tr, ",
        "cell" => "td, ",
        "columnheader" | "rowheader" => "th, ",
        "slider" => "input[type=range], ",
        "spinbutton" => "input[type=number], ",
        "searchbox" => "input[type=search], ",
        "status" => "output, ",
        "table" => "table, ",
        "term" => "dt, ",
        "textbox" => "textarea, input:not([type]), input[type=text], ",
        _ => "",
    };
    format!("{native}[role={role}]")
}

fn all(selector: &str) -> Vec<Element> {
    within(&window().document().expect("a document").document_element().expect("a root"), selector)
}

fn within(scope: &Element, selector: &str) -> Vec<Element> {
    let list = scope.query_selector_all(selector).expect("a selector");
    (0..list.length()).filter_map(|at| list.get(at)?.dyn_into().ok()).collect()
}

fn has_role(element: &Element, role: &str) -> bool {
    is_visible(element) && !is_inert(element) && role_of(element) == role
}

/// The visible elements with a role.
pub(crate) fn role(role: &'static str) -> Found {
    Found::new(role.to_owned(), move || {
        all(&candidates(role)).into_iter().filter(|element| has_role(element, role)).collect()
    })
}

/// The visible elements with a role and a name.
pub(crate) fn named(kind: &'static str, name: impl Into<Words>) -> Found {
    role(kind).with_name(name)
}

/// The button with a name.
pub(crate) fn button(name: impl Into<Words>) -> Found {
    named("button", name)
}

/// The open dialog.
pub(crate) fn dialog() -> Found {
    role("dialog")
}

/// The cell of the classic board with an index, from 0.
pub(crate) fn cell(index: usize) -> Found {
    let (row, column) = (index / 9 + 1, index % 9 + 1);
    css(&format!("#cell-{index}")).called(format!("r{row}c{column}"))
}

/// The elements that a selector finds, for what has no role.
pub(crate) fn css(selector: &str) -> Found {
    let owned = selector.to_owned();
    Found::new(selector.to_owned(), move || all(&owned))
}

/// The message panel.
pub(crate) fn messages() -> Found {
    named("region", "Messages")
}

/// The live region of the open page. Each module has one, and empties it when its page is left.
pub(crate) fn heard() -> Found {
    css(".heard:not(:empty)")
}

impl Found {
    fn new(what: String, find: impl Fn() -> Vec<Element> + 'static) -> Self {
        Self { find: Rc::new(find), what }
    }

    fn called(mut self, what: String) -> Self {
        self.what = what;
        self
    }

    fn narrowed(&self, what: &str, keep: impl Fn(Vec<Element>) -> Vec<Element> + 'static) -> Self {
        let find = self.find.clone();
        Self::new(format!("{} {what}", self.what), move || keep(find()))
    }

    /// Those with a name.
    pub(crate) fn with_name(&self, name: impl Into<Words>) -> Self {
        let name = name.into();
        self.narrowed(&format!("{name:?}"), move |found| {
            found.into_iter().filter(|element| name.fits(&name_of(element))).collect()
        })
    }

    /// Those that contain a text.
    pub(crate) fn with_text(&self, text: impl Into<Words>) -> Self {
        let text = text.into();
        self.narrowed(&format!("with {text:?}"), move |found| {
            found.into_iter().filter(|element| text.fits(&text_of(element))).collect()
        })
    }

    /// The visible elements inside with a role.
    pub(crate) fn role(&self, kind: &'static str) -> Self {
        self.narrowed(kind, move |found| {
            let inside = found.iter().flat_map(|scope| within(scope, &candidates(kind)));
            inside.filter(|element| has_role(element, kind)).collect()
        })
    }

    /// The button inside with a name.
    pub(crate) fn button(&self, name: impl Into<Words>) -> Self {
        self.role("button").with_name(name)
    }

    /// The elements inside that a selector finds.
    pub(crate) fn css(&self, selector: &str) -> Self {
        let owned = selector.to_owned();
        self.narrowed(selector, move |found| found.iter().flat_map(|scope| within(scope, &owned)).collect())
    }

    /// One of them, from 0.
    pub(crate) fn nth(&self, index: usize) -> Self {
        self.narrowed(&format!("[{index}]"), move |found| found.into_iter().skip(index).take(1).collect())
    }

    /// The last of them.
    pub(crate) fn last(&self) -> Self {
        self.narrowed("[last]", |found| found.into_iter().last().into_iter().collect())
    }

    /// The elements that are there now.
    pub(crate) fn now(&self) -> Vec<Element> {
        (self.find)()
    }

    /// How many are there now.
    pub(crate) fn len(&self) -> usize {
        self.now().len()
    }

    /// Their accessible names now.
    pub(crate) fn names(&self) -> Vec<String> {
        self.now().iter().map(name_of).collect()
    }

    /// Their texts now.
    pub(crate) fn texts(&self) -> Vec<String> {
        self.now().iter().map(text_of).collect()
    }

    /// What their fields contain now.
    pub(crate) fn values(&self) -> Vec<String> {
        let value = |one: &Element| js_sys::Reflect::get(one, &"value".into()).ok()?.as_string();
        self.now().iter().filter_map(value).collect()
    }

    /// A property of their styles now, such as `fontSize`.
    pub(crate) fn styles(&self, property: &str) -> Vec<String> {
        self.now().iter().map(|one| style_of(one, property)).collect()
    }

    /// Waits for exactly one element, and returns where it is in the window.
    pub(crate) async fn place(&self) -> DomRect {
        self.one().await.get_bounding_client_rect()
    }

    /// Waits for exactly one element, and returns it.
    pub(crate) async fn one(&self) -> Element {
        until(&format!("one {}", self.what), || {
            let found = self.now();
            match &found[..] {
                [one] => Ok(one.clone()),
                _ => Err(format!(
                    "{} of them {:?}",
                    found.len(),
                    found.iter().map(name_of).collect::<Vec<_>>()
                )),
            }
        })
        .await
    }

    async fn check(&self, what: &str, fits: impl Fn(&Element) -> Result<(), String>) {
        until(&format!("{} {what}", self.what), || match &self.now()[..] {
            [one] => fits(one),
            found => Err(format!("{} of them", found.len())),
        })
        .await;
    }

    /// Waits until the element has this accessible name.
    pub(crate) async fn has_name(&self, name: impl Into<Words>) {
        let name = name.into();
        self.check(&format!("named {name:?}"), |one| fits(&name, &name_of(one))).await;
    }

    /// Waits until the element has this text.
    pub(crate) async fn has_text(&self, text: impl Into<Words>) {
        let text = text.into();
        self.check(&format!("saying {text:?}"), |one| fits(&text, &text_of(one))).await;
    }

    /// Waits until the element has this accessible description.
    pub(crate) async fn has_description(&self, text: impl Into<Words>) {
        let text = text.into();
        self.check(&format!("described as {text:?}"), |one| fits(&text, &description_of(one))).await;
    }

    /// Waits until a property of the style has this value.
    pub(crate) async fn has_style(&self, property: &str, value: impl Into<Words>) {
        let value = value.into();
        self.check(&format!("with {property} {value:?}"), |one| fits(&value, &style_of(one, property))).await;
    }

    /// Waits until an attribute has this value.
    pub(crate) async fn has_attribute(&self, attribute: &str, value: impl Into<Words>) {
        let value = value.into();
        let read = |one: &Element| fits(&value, &one.get_attribute(attribute).unwrap_or_default());
        self.check(&format!("with {attribute} {value:?}"), read).await;
    }

    /// Waits until a property of JavaScript has this value, such as `value` or `checked`.
    pub(crate) async fn has_property(&self, property: &str, value: impl Into<JsValue>) {
        let value = value.into();
        let read = |one: &Element| {
            let now = js_sys::Reflect::get(one, &property.into()).expect("an element has properties");
            if now == value { Ok(()) } else { Err(format!("{now:?}")) }
        };
        self.check(&format!("with {property} {value:?}"), read).await;
    }

    /// Waits until the field contains this.
    pub(crate) async fn has_value(&self, text: impl Into<Words>) {
        let text = text.into();
        let read = |one: &Element| {
            let value = js_sys::Reflect::get(one, &"value".into()).ok().and_then(|value| value.as_string());
            fits(&text, &value.unwrap_or_default())
        };
        self.check(&format!("containing {text:?}"), read).await;
    }

    /// Waits until there are this many.
    pub(crate) async fn has_count(&self, count: usize) {
        until(&format!("{count} of {}", self.what), || match self.len() {
            now if now == count => Ok(()),
            now => Err(format!("{now} of them: {:?}", self.texts())),
        })
        .await;
    }

    /// Waits until there is one, and it is visible.
    pub(crate) async fn is_shown(&self) {
        self.check("shown", |one| if is_visible(one) { Ok(()) } else { Err("it is hidden".to_owned()) })
            .await;
    }

    /// Waits until there is none, or none that is visible.
    pub(crate) async fn is_gone(&self) {
        until(&format!("no {}", self.what), || {
            match self.now().iter().filter(|one| is_visible(one)).count() {
                0 => Ok(()),
                count => Err(format!("{count} of them")),
            }
        })
        .await;
    }

    /// Waits until the element has focus.
    pub(crate) async fn is_focused(&self) {
        self.check("focused", |one| {
            let active = window().document().and_then(|document| document.active_element());
            if active.as_ref() == Some(one) {
                Ok(())
            } else {
                Err(format!("{:?} is", active.as_ref().map(name_of)))
            }
        })
        .await;
    }

    /// Moves focus to the element.
    pub(crate) async fn focus(&self) {
        self.one().await.unchecked_into::<HtmlElement>().focus().expect("an element takes focus");
        turn().await;
    }

    /// Clicks on the element.
    pub(crate) async fn click(&self) {
        self.click_with("").await;
    }

    /// Clicks while keys are held: `"Shift"`.
    pub(crate) async fn click_with(&self, held: &str) {
        let element = self.one().await;
        assert!(!element.has_attribute("disabled"), "{} is disabled", self.what);
        self.point("pointerdown", held, 1).await;
        let takes_focus = mouse(&element, "mousedown", held);
        if takes_focus
            && let Ok(Some(target)) =
                element.closest("button, a[href], input, select, textarea, summary, [tabindex]")
        {
            target.unchecked_into::<HtmlElement>().focus().expect("an element takes focus");
        }
        self.point("pointerup", held, 0).await;
        mouse(&element, "mouseup", held);
        if held.is_empty() {
            element.unchecked_into::<HtmlElement>().click();
        } else {
            mouse(&element, "click", held);
        }
        turn().await;
    }

    /// Presses the control as assistive technology does: without a mouse.
    pub(crate) async fn activate(&self) {
        self.one().await.unchecked_into::<HtmlElement>().click();
        turn().await;
    }

    /// Presses the mouse on the element and holds it; see [`Found::let_go`].
    pub(crate) async fn press_down(&self) {
        self.point("pointerdown", "", 1).await;
        turn().await;
    }

    /// Releases the mouse on the element.
    pub(crate) async fn let_go(&self) {
        self.point("pointerup", "", 0).await;
        self.one().await.unchecked_into::<HtmlElement>().click();
        turn().await;
    }

    /// Sends an event of a mouse at the middle of the element.
    pub(crate) async fn point(&self, kind: &str, held: &str, buttons: u16) {
        let element = self.one().await;
        let place = element.get_bounding_client_rect();
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_is_primary(true);
        init.set_pointer_type("mouse");
        init.set_buttons(buttons);
        init.set_client_x((place.left() + place.width() / 2.0) as i32);
        init.set_client_y((place.top() + place.height() / 2.0) as i32);
        init.set_shift_key(held.contains("Shift"));
        init.set_ctrl_key(held.contains("Control"));
        let event = PointerEvent::new_with_event_init_dict(kind, &init).expect("an event");
        element.dispatch_event(&event).expect("an event that is not being dispatched");
    }

    /// Replaces the text of a field.
    pub(crate) async fn fill(&self, text: &str) {
        let field = self.one().await;
        field.clone().unchecked_into::<HtmlElement>().focus().expect("a field takes focus");
        js_sys::Reflect::set(&field, &"value".into(), &text.into()).expect("a field has a value");
        for kind in ["input", "change"] {
            let init = EventInit::new();
            init.set_bubbles(true);
            let event = Event::new_with_event_init_dict(kind, &init).expect("an event");
            field.dispatch_event(&event).expect("an event that is not being dispatched");
        }
        turn().await;
    }

    /// Chooses a file in a field for files.
    pub(crate) async fn give(&self, text: &str, file: &str) {
        give(&self.one().await, text, file);
        turn().await;
    }

    /// Drops a text on the element, or a file if it has a name.
    pub(crate) async fn drop(&self, text: &str, file: &str) {
        drop(&self.one().await, text, file);
        turn().await;
    }

    /// Chooses an option of a list by its text.
    pub(crate) async fn choose(&self, option: &str) {
        let list = self.one().await;
        let options = within(&list, "option");
        let value =
            options.iter().find(|one| text_of(one) == option).unwrap_or_else(|| panic!("no option {option}"));
        let value = js_sys::Reflect::get(value, &"value".into()).expect("an option has a value");
        self.fill(&value.as_string().expect("a text")).await;
    }

    /// Presses keys while the element has focus.
    pub(crate) async fn press(&self, keys: &str) {
        self.focus().await;
        press(keys);
        turn().await;
    }
}

/// The middle of a place.
pub(crate) fn middle(place: &DomRect) -> [f64; 2] {
    [place.x() + place.width() / 2.0, place.y() + place.height() / 2.0]
}

fn fits(words: &Words, text: &str) -> Result<(), String> {
    if words.fits(text) { Ok(()) } else { Err(format!("{text:?}")) }
}

/// The text of an element as it is shown, with single spaces.
fn text_of(element: &Element) -> String {
    let shown = element.dyn_ref::<HtmlElement>().map(HtmlElement::inner_text);
    let text = shown.or_else(|| element.text_content()).unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Waits until something is so, for at most [`LIMIT_MS`]; then says what it waited for and
/// what it saw last. The app's time stands still meanwhile.
pub(crate) async fn until<T>(what: &str, mut look: impl FnMut() -> Result<T, String>) -> T {
    let end = clock() + LIMIT_MS;
    loop {
        match look() {
            Ok(found) => return found,
            Err(last) if clock() > end => panic!("waited for {what}; saw {last}; {}", now()),
            Err(_) => turn().await,
        }
    }
}

/// Where the page is, and what it shows.
fn now() -> String {
    let text = all("body").first().map(text_of).unwrap_or_default();
    let hash = window().location().hash().unwrap_or_default();
    format!(
        "at {hash:?} the page waits for {} and shows: {}",
        pending(),
        text.chars().take(2_000).collect::<String>()
    )
}

/// Waits until a question is answered with this.
pub(crate) async fn until_eq<T: PartialEq + std::fmt::Debug>(what: &str, ask: impl Fn() -> T, wanted: T) {
    until(what, || {
        let now = ask();
        if now == wanted { Ok(()) } else { Err(format!("{now:?} instead of {wanted:?}")) }
    })
    .await;
}

fn mouse(element: &Element, kind: &str, held: &str) -> bool {
    let init = web_sys::MouseEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_shift_key(held.contains("Shift"));
    init.set_ctrl_key(held.contains("Control"));
    let event = web_sys::MouseEvent::new_with_mouse_event_init_dict(kind, &init).expect("an event");
    element.dispatch_event(&event).expect("an event that is not being dispatched")
}

/// Presses keys where focus is, and does what the browser would do with them.
pub(crate) fn press(keys: &str) {
    let (held, key) = keys.rsplit_once('+').filter(|(_, key)| !key.is_empty()).unwrap_or(("", keys));
    if key_event("keydown", held, key) {
        act_on(key);
    }
    key_event("keyup", held, key);
}

/// Holds a key down, or releases it.
pub(crate) fn hold_key(kind: &str, held: &str, key: &str) {
    key_event(kind, held, key);
}

/// The digits of the upper row with Shift, as on an American keyboard.
const SHIFTED: &str = ")!@#$%^&*(";

/// Sends an event of the keyboard; returns whether nobody prevented its default.
fn key_event(kind: &str, held: &str, key: &str) -> bool {
    let shift = held.contains("Shift");
    let only = key.chars().next().filter(|_| key.chars().count() == 1);
    let code = match only {
        Some(digit @ '0'..='9') => format!("Digit{digit}"),
        Some(letter) if letter.is_ascii_alphabetic() => format!("Key{}", letter.to_ascii_uppercase()),
        Some(' ') => "Space".to_owned(),
        _ => key.to_owned(),
    };
    let typed = match only {
        Some(digit @ '0'..='9') if shift => {
            SHIFTED.chars().nth(digit as usize - '0' as usize).map(String::from)
        }
        Some(letter) if shift => Some(letter.to_uppercase().collect()),
        _ => None,
    };
    let init = KeyboardEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_key(typed.as_deref().unwrap_or(key));
    init.set_code(&code);
    init.set_shift_key(shift || key == "Shift" && kind == "keydown");
    init.set_ctrl_key(held.contains("Control") || key == "Control" && kind == "keydown");
    init.set_alt_key(held.contains("Alt"));
    let event = KeyboardEvent::new_with_keyboard_event_init_dict(kind, &init).expect("an event");
    let target = active();
    target.dispatch_event(&event).expect("an event that is not being dispatched")
}

fn active() -> Element {
    let document = window().document().expect("a document");
    document.active_element().unwrap_or_else(|| document.document_element().expect("a root"))
}

/// What the browser does with a key that the app leaves to it.
fn act_on(key: &str) {
    let target = active();
    let is_pressed = |selector: &str| target.matches(selector).unwrap_or_default();
    let presses = match key {
        "Enter" => is_pressed("button, a[href], summary"),
        " " => is_pressed("button, summary, input[type=checkbox], input[type=radio]"),
        "ArrowRight" | "ArrowLeft" if is_pressed("input[type=range]") => {
            slide(&target, if key == "ArrowRight" { 1 } else { -1 });
            false
        }
        "Escape" => {
            if let Some(dialog) = all("dialog[open]").pop() {
                let init = EventInit::new();
                init.set_cancelable(true);
                let cancel = Event::new_with_event_init_dict("cancel", &init).expect("an event");
                if dialog.dispatch_event(&cancel).expect("an event that is not being dispatched") {
                    dialog.unchecked_into::<web_sys::HtmlDialogElement>().close();
                }
            }
            false
        }
        _ => false,
    };
    if presses {
        target.unchecked_into::<HtmlElement>().click();
    }
}
