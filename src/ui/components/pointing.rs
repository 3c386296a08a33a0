//! Mouse and finger on the board: a press selects, a drag selects what it passes, a long
//! press by finger begins to select cells one by one. The board listens for all its cells,
//! since a finger that moves stays with the cell where it began.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::session::action::{Action, Pick};
use crate::ui::effects::document;
use crate::ui::long_press::use_long_press;
use nonet_engine::Cell;

/// A drag must come this close to the middle of a cell to select it, as a share of half
/// its side. So a slanted drag does not catch the cells beside it.
const REACH: f64 = 0.8;

/// The listeners of a board.
pub(super) struct Pointing {
    pub(super) hold: Callback<MouseEvent>,
    pub(super) press: Callback<PointerEvent>,
    pub(super) drag: Callback<PointerEvent>,
    pub(super) release: Callback<PointerEvent>,
    pub(super) click: Callback<MouseEvent>,
}

/// The listeners of a board. Without `can_pick` a click selects its cell, and nothing
/// else happens.
#[hook]
pub(super) fn use_pointing(can_pick: bool, on: &Callback<Action>) -> Pointing {
    // The cell of the last event while a button or a finger is down.
    let last = use_mut_ref(|| None::<Cell>);
    let long = use_long_press();
    if !can_pick {
        let on = on.clone();
        let click = Callback::from(move |event: MouseEvent| {
            if let Some((cell, _)) = cell_of(event.target().and_then(|target| target.dyn_into().ok())) {
                on.emit(Action::Select(cell));
            }
        });
        return Pointing {
            hold: Callback::noop(),
            press: Callback::noop(),
            drag: Callback::noop(),
            release: Callback::noop(),
            click,
        };
    }
    let press = {
        let (last, long, on) = (last.clone(), long.clone(), on.clone());
        Callback::from(move |event: PointerEvent| {
            let Some((cell, _)) = cell_of(event.target().and_then(|target| target.dyn_into().ok())) else {
                return;
            };
            if event.button() != 0 || !event.is_primary() {
                return;
            }
            *last.borrow_mut() = Some(cell);
            on.emit(Action::Pick(cell, pick(&event)));
            if event.pointer_type() == "touch" {
                let on = on.clone();
                long.begin(move || on.emit(Action::LongPress(cell)));
            }
        })
    };
    let drag = {
        let (last, long, on) = (last.clone(), long.clone(), on.clone());
        Callback::from(move |event: PointerEvent| {
            if event.buttons() == 0 {
                // The button was released outside the board.
                last.take();
            }
            if last.borrow().is_none() || !event.is_primary() {
                return;
            }
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            let found = document().and_then(|document| document.element_from_point(x as f32, y as f32));
            let Some((cell, element)) = cell_of(found) else { return };
            if *last.borrow() != Some(cell) && is_within(&element, x, y) {
                *last.borrow_mut() = Some(cell);
                long.end();
                on.emit(Action::Pick(cell, Pick::Over));
            }
        })
    };
    let release = {
        let (last, long) = (last, long.clone());
        Callback::from(move |_: PointerEvent| {
            last.take();
            long.end();
        })
    };
    let click = {
        let on = on.clone();
        Callback::from(move |event: MouseEvent| {
            let found = cell_of(event.target().and_then(|target| target.dyn_into().ok()));
            if let Some((cell, _)) = found.filter(|_| !long.was_long()) {
                on.emit(Action::Tap(cell));
            }
        })
    };
    // The session moves focus, since it knows where the selection goes.
    Pointing {
        hold: Callback::from(|event: MouseEvent| event.prevent_default()),
        press,
        drag,
        release,
        click,
    }
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

/// The cell that an element belongs to, and its element.
fn cell_of(element: Option<Element>) -> Option<(Cell, Element)> {
    let element = element?.closest("[role=gridcell]").ok()??;
    let index = element.id().strip_prefix("cell-")?.parse().ok()?;
    Some((Cell::new(index), element))
}

/// Whether a point is close enough to the middle of a cell.
fn is_within(element: &Element, x: f64, y: f64) -> bool {
    let place = element.get_bounding_client_rect();
    let (right, down) = (x - place.x() - place.width() / 2.0, y - place.y() - place.height() / 2.0);
    right.abs().max(down.abs()) <= REACH * place.width() / 2.0
}
