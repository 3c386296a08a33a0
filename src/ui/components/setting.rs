//! The choice of a setting's value, on the settings page and on the sheet with all pages.

use yew::prelude::*;

use super::choice::radios;
use crate::session::action::Action;
use crate::session::settings::{Choice, Settings};
use crate::ui::text::t;

/// The choice.
pub(super) fn setting<T: Choice>(settings: &Settings, on: &Callback<Action>) -> Html {
    let values = T::ALL.iter().map(|&value| (value, t(value.label()), None));
    let choose = part(settings, on, |settings, value: T| value.choose(settings));
    radios(T::KEY, t(T::TITLE), values, T::of(settings), false, &choose)
}

/// Changes one setting.
pub(super) fn part<T: 'static>(
    settings: &Settings,
    on: &Callback<Action>,
    set: impl Fn(&mut Settings, T) + 'static,
) -> Callback<T> {
    let (settings, on) = (settings.clone(), on.clone());
    Callback::from(move |value| {
        let mut changed = settings.clone();
        set(&mut changed, value);
        on.emit(Action::Change(changed));
    })
}
