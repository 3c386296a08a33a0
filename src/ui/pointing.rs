//! Mouse and finger on the board and the keypad: a press on a cell selects it, a drag
//! selects what it passes, and long presses have meanings of their own. The listeners
//! are on the document, since a finger that moves stays with the element where it began.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, MouseEvent, PointerEvent};
use yew::Callback;

use crate::session::action::{Action, Pick};
use nonet_engine::{Cell, Digit};

/// How long a long press lasts, in milliseconds.
const LONG: u32 = 500;

/// A drag must come this close to the middle of a cell to select it, as a share of half
/// its side. So a slanted drag does not catch the cells beside it.
const REACH: f64 = 0.8;

/// The press that goes on.
#[derive(Default)]
struct Press {
    /// The cell of the last event, while a button or a finger is down.
    cell: Option<Cell>,
    /// Runs until the press is a long one.
    long: Option<Timeout>,
    /// Whether it was a long one, so that the click after it means nothing.
    was_long: bool,
}

/// Listens until the results are dropped.
pub(super) fn listen(document: &Document, on: &Callback<Action>) -> Vec<EventListener> {
    let press = Rc::new(RefCell::new(Press::default()));
    let listener = |name: &'static str| {
        let (page, press, on) = (document.clone(), Rc::clone(&press), on.clone());
        let options = EventListenerOptions::run_in_capture_phase();
        let options = EventListenerOptions { passive: false, ..options };
        EventListener::new_with_options(document, name, options, move |event| {
            handle(name, event, &page, &press, &on);
        })
    };
    ["pointerdown", "pointermove", "pointerup", "pointercancel", "mousedown", "click"].map(listener).into()
}

fn handle(name: &str, event: &Event, page: &Document, state: &Rc<RefCell<Press>>, on: &Callback<Action>) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let found = |selector: &str| target.as_ref()?.closest(selector).ok()?;
    match name {
        "pointerdown" => {
            let event: &PointerEvent = event.unchecked_ref();
            if event.button() != 0 || !event.is_primary() {
                return;
            }
            let mut press = Press::default();
            let mut long = None;
            if let Some(cell) = found(PLAYABLE).and_then(|cell| number(&cell)) {
                // On an enlarged board a finger may be about to scroll. A tap selects then.
                if event.pointer_type() != "touch" || found(".is-zoomed .board:not(.picking)").is_none() {
                    press.cell = Some(Cell::new(cell));
                    on.emit(Action::Pick(Cell::new(cell), pick(event)));
                }
                long = (event.pointer_type() == "touch").then_some(Action::LongPress(Cell::new(cell)));
            } else if let Some(point) = found(CONTROLS).is_none().then(|| outside(event, page)).flatten() {
                on.emit(Action::PickOutside(point));
            } else if let Some(key) = found(".app > .keypad > .key").and_then(|key| number(&key)) {
                long = Some(Action::LongDigit(Digit::from_index(key)));
            }
            if let Some(action) = long {
                let (state, on) = (Rc::clone(state), on.clone());
                press.long = Some(Timeout::new(LONG, move || {
                    state.borrow_mut().was_long = true;
                    on.emit(action);
                }));
            }
            state.replace(press);
        }
        "pointermove" => drag(event.unchecked_ref(), page, state, on),
        "mousedown" => {
            // The session moves focus, since it knows where the selection goes.
            let is_outside = || found(CONTROLS).is_none() && outside(event.unchecked_ref(), page).is_some();
            if found(PLAYABLE).is_some() || is_outside() {
                event.prevent_default();
            }
        }
        "click" => {
            if std::mem::take(&mut state.borrow_mut().was_long) {
                event.stop_propagation();
            }
        }
        _ => {
            let mut press = state.borrow_mut();
            (press.cell, press.long) = (None, None);
        }
    }
}

/// The cells of the game. Those of other pages are not selected by a drag.
const PLAYABLE: &str = ".board[aria-multiselectable] [role=gridcell]";

/// What lies beside the board and means something of its own.
const CONTROLS: &str = "a,button,dialog,.keypad";

/// Where the margin of a board with numbers outside of it is pressed: to the right and down from the
/// corner of the board, in thousandths of a cell.
fn outside(event: &MouseEvent, page: &Document) -> Option<[i32; 2]> {
    let board = page.query_selector(".board[class*=out-][aria-multiselectable]").ok()??;
    let place = board.query_selector("[role=gridcell]").ok()??.get_bounding_client_rect();
    let cells = board.query_selector_all("[role=row]").ok()?.length();
    let at = |from: f64, to: i32| ((f64::from(to) - from) * 1000.0 / place.width()).round() as i32;
    let point = [at(place.x(), event.client_x()), at(place.y(), event.client_y())];
    let side = i32::try_from(cells).ok()? * 1000;
    let is_near = |along: &i32| (-1000..side + 1000).contains(along);
    let is_inside = |along: &i32| (0..side).contains(along);
    (point.iter().all(is_near) && !point.iter().all(is_inside)).then_some(point)
}

fn drag(event: &PointerEvent, page: &Document, state: &RefCell<Press>, on: &Callback<Action>) {
    let last = state.borrow().cell;
    if last.is_none() || !event.is_primary() {
        return;
    }
    if event.buttons() == 0 {
        // The button was released outside the window.
        state.borrow_mut().cell = None;
        return;
    }
    if let Some(cell) = passed(event, page, PLAYABLE).filter(|cell| last != Some(*cell)) {
        *state.borrow_mut() = Press { cell: Some(cell), ..Press::default() };
        on.emit(Action::Pick(cell, Pick::Over));
    }
}

/// The cell that a drag passes: the one below it, if it comes near its middle.
pub(super) fn passed(event: &PointerEvent, page: &Document, cells: &str) -> Option<Cell> {
    #[allow(clippy::cast_precision_loss)] // pixels of a window
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let element = page.element_from_point(x, y)?.closest(cells).ok()??;
    let place = element.get_bounding_client_rect();
    let half = place.width() / 2.0;
    let right = f64::from(x) - place.x() - half;
    let down = f64::from(y) - place.y() - half;
    let is_near = right.abs().max(down.abs()) <= REACH * half;
    if is_near { number(&element).map(Cell::new) } else { None }
}

fn pick(event: &PointerEvent) -> Pick {
    if event.ctrl_key() || event.meta_key() {
        Pick::Toggle
    } else if event.shift_key() {
        Pick::Add
    } else {
        Pick::Only
    }
}

/// The number of a cell or a key, which its id ends with.
pub(super) fn number(element: &Element) -> Option<usize> {
    element.id().rsplit('-').next()?.parse().ok()
}
