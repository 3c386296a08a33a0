//! The group of settings that the player reads: the one of the last link or of focus,
//! until the page is scrolled. Then it follows the page.

use std::cell::Cell;

use super::components::settings;
use super::effects::{self, document};
use crate::session::settings::Group;

thread_local! {
    /// Where the page stood when the player went to a group.
    static CHOSEN_AT: Cell<f64> = const { Cell::new(0.0) };
}

/// Scrolls to a group and moves focus there.
pub(super) fn go(group: Group) {
    effects::focus_element(&settings::title_id(group));
    if let Some(section) = section(group) {
        section.scroll_into_view();
    }
    stay();
}

/// Keeps the group until the page is scrolled.
pub(super) fn stay() {
    CHOSEN_AT.set(scrolled().0);
}

/// The group that is read, after the page was scrolled.
pub(super) fn in_view() -> Option<Group> {
    let (at, most) = scrolled();
    section(Group::default())?;
    if (at - CHOSEN_AT.get()).abs() < 1.0 {
        return None;
    }
    CHOSEN_AT.set(f64::NAN);
    // The line that is read moves from the top of the window to its end, since the last
    // groups never reach the top.
    let share = if most > 0.0 { at / most } else { 0.0 };
    let line = share * height();
    let is_above =
        |group: &Group| section(*group).is_some_and(|one| one.get_bounding_client_rect().top() <= line);
    Some(Group::ALL.into_iter().rev().find(is_above).unwrap_or_default())
}

fn section(group: Group) -> Option<web_sys::Element> {
    document()?.get_element_by_id(&settings::id(group))
}

/// How far the page is scrolled, and how far it can be.
fn scrolled() -> (f64, f64) {
    let at = web_sys::window().and_then(|window| window.scroll_y().ok()).unwrap_or_default();
    let whole = document().and_then(|document| document.document_element());
    (at, whole.map_or(0.0, |whole| f64::from(whole.scroll_height()) - height()))
}

fn height() -> f64 {
    let window = web_sys::window().and_then(|window| window.inner_height().ok());
    window.and_then(|height| height.as_f64()).unwrap_or_default()
}
