//! Long presses by mouse or finger. Browsers have no event for them. Used by the board and
//! the keypad.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

/// How long a press must last, in milliseconds.
const LONG: u32 = 500;

/// The press that may become a long one.
#[derive(Clone, Default)]
pub(super) struct LongPress(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    waiting: Option<Timeout>,
    is_long: bool,
}

impl LongPress {
    /// A press has begun.
    pub(super) fn begin(&self, on_long: impl FnOnce() + 'static) {
        let state = Rc::clone(&self.0);
        let timeout = Timeout::new(LONG, move || {
            state.borrow_mut().is_long = true;
            on_long();
        });
        *self.0.borrow_mut() = State { waiting: Some(timeout), is_long: false };
    }

    /// It has ended, or moved away.
    pub(super) fn end(&self) {
        if let Some(timeout) = self.0.borrow_mut().waiting.take() {
            timeout.cancel();
        }
    }

    /// Whether the press was long, so that the click after it means nothing. Forgets it.
    pub(super) fn was_long(&self) -> bool {
        std::mem::take(&mut self.0.borrow_mut().is_long)
    }
}

/// The long press of a component.
#[hook]
pub(super) fn use_long_press() -> LongPress {
    (*use_memo((), |()| LongPress::default())).clone()
}
