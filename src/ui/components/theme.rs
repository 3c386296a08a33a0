//! The choice of the theme, on the sheet with all pages and on the settings page. Used by
//! `nav` and `settings`.

use yew::prelude::*;

use super::choice::radios;
use crate::session::action::Action;
use crate::session::settings::{Settings, Theme};
use crate::ui::text::t;
use nonet_engine::labels;

labels! {
    fn set_theme();
    fn set_theme_system();
    fn set_theme_light();
    fn set_theme_dark();
}

/// The choice.
pub(super) fn theme(settings: &Settings, on: &Callback<Action>) -> Html {
    let name = |theme| match theme {
        Theme::System => set_theme_system(),
        Theme::Light => set_theme_light(),
        Theme::Dark => set_theme_dark(),
    };
    let themes = Theme::ALL.iter().map(|&theme| (theme, t(name(theme)), None));
    let choose = part(settings, on, |settings, theme| settings.theme = theme);
    radios("theme", t(set_theme()), themes, settings.theme, false, &choose)
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
