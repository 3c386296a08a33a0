//! All settings; each takes effect at once. Used by `app`.

use yew::prelude::*;

use super::choice::{radios, switch};
use super::dialog::Dialog;
use super::word_settings;
use crate::session::action::Action;
use crate::session::settings::{Palette, Settings, Theme};
use crate::ui::text::t;
use nonet_engine::messages;

messages! {
    fn set_theme();
    fn set_theme_system();
    fn set_theme_light();
    fn set_theme_dark();
    fn set_palette();
    fn set_palette_standard();
    fn set_palette_colour_blind();
    fn set_palette_high_contrast();
    fn set_clock();
    fn set_clock_detail();
    fn set_check();
    fn set_check_detail();
    fn set_clean_notes();
    fn set_clean_notes_detail();
    fn set_peers();
    fn set_peers_detail();
    fn set_same();
    fn set_same_detail();
    fn set_left();
    fn set_left_detail();
    fn set_uniqueness();
    fn set_uniqueness_detail();
    fn set_letters();
    fn set_letters_detail();
}

/// What the dialog needs to be drawn.
pub struct Props {
    /// What is chosen.
    pub settings: Settings,
    /// Told what changes.
    pub on: Callback<Action>,
}

/// The dialog.
pub fn settings(props: &Props) -> Html {
    let Props { settings, on } = props;
    let yes_no = |words, detail, is_on, set: fn(&mut Settings, bool)| {
        switch(t(words), t(detail), is_on, &part(props, set))
    };
    let plain = |(value, words)| (value, t(words), None);
    let themes = [
        (Theme::System, set_theme_system()),
        (Theme::Light, set_theme_light()),
        (Theme::Dark, set_theme_dark()),
    ];
    html! {
        <Dialog key="settings" title={t(word_settings())} on={on.clone()}>
            <div class="dialog-body">
                { radios("theme", t(set_theme()), themes.map(plain), settings.theme, true,
                    &part(props, |settings, theme| settings.theme = theme)) }
                { palettes(props) }
                <div class="switches">
                    { yes_no(set_clock(), set_clock_detail(), settings.clock, |s, on| s.clock = on) }
                    { yes_no(set_check(), set_check_detail(), settings.check, |s, on| s.check = on) }
                    { yes_no(set_clean_notes(), set_clean_notes_detail(), settings.clean_notes, |s, on| s.clean_notes = on) }
                    { yes_no(set_peers(), set_peers_detail(), settings.peers, |s, on| s.peers = on) }
                    { yes_no(set_same(), set_same_detail(), settings.same, |s, on| s.same = on) }
                    { yes_no(set_left(), set_left_detail(), settings.left, |s, on| s.left = on) }
                    { yes_no(set_uniqueness(), set_uniqueness_detail(), settings.uniqueness, |s, on| s.uniqueness = on) }
                    { yes_no(set_letters(), set_letters_detail(), settings.letters, |s, on| s.letters = on) }
                </div>
            </div>
        </Dialog>
    }
}

fn palettes(props: &Props) -> Html {
    let palettes = [
        (Palette::Standard, set_palette_standard()),
        (Palette::ColourBlind, set_palette_colour_blind()),
        (Palette::HighContrast, set_palette_high_contrast()),
    ];
    let choose = part(props, |settings, palette| settings.palette = palette);
    let plain = |(value, words)| (value, t(words), None);
    radios("palette", t(set_palette()), palettes.map(plain), props.settings.palette, false, &choose)
}

/// Changes one setting.
fn part<T: 'static>(props: &Props, set: fn(&mut Settings, T)) -> Callback<T> {
    let (settings, on) = (props.settings.clone(), props.on.clone());
    Callback::from(move |value| {
        let mut changed = settings.clone();
        set(&mut changed, value);
        on.emit(Action::Change(changed));
    })
}
