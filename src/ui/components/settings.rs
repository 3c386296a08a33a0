//! All settings; each takes effect at once. Used by `app`.

use yew::prelude::*;

use super::choice::{radios, switch};
use super::dialog::Dialog;
use crate::session::action::Action;
use crate::session::settings::{Palette, Settings, Theme};

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
    let yes_no =
        |words, detail, is_on, set: fn(&mut Settings, bool)| switch(words, detail, is_on, &part(props, set));
    let plain = |(value, words): (_, &str)| (value, words.to_owned(), None);
    let themes = [(Theme::System, "System"), (Theme::Light, "Light"), (Theme::Dark, "Dark")];
    html! {
        <Dialog key="settings" title="Settings" on={on.clone()}>
            <div class="dialog-body">
                { radios("theme", "Theme", themes.map(plain), settings.theme, true,
                    &part(props, |settings, theme| settings.theme = theme)) }
                { palettes(props) }
                <div class="switches">
                    { yes_no("Clock", "Show how long you have played.", settings.clock, |s, on| s.clock = on) }
                    { yes_no("Check against the solution", "Mark digits that are not part of it.", settings.check, |s, on| s.check = on) }
                    { yes_no("Tidy notes", "A digit you place leaves the notes that it rules out.", settings.clean_notes, |s, on| s.clean_notes = on) }
                    { yes_no("Row, column and box", "Tint those of the selected cell.", settings.peers, |s, on| s.peers = on) }
                    { yes_no("Same digit", "Tint cells with the digit of the selected one.", settings.same, |s, on| s.same = on) }
                    { yes_no("How many are left", "Show it on each key.", settings.left, |s, on| s.left = on) }
                    { yes_no("Hints that need one solution", "Use techniques that rest on it, like unique rectangles.", settings.uniqueness, |s, on| s.uniqueness = on) }
                    { yes_no("Letter keys", "N for notes, H for a hint and so on.", settings.letters, |s, on| s.letters = on) }
                </div>
            </div>
        </Dialog>
    }
}

fn palettes(props: &Props) -> Html {
    let palettes = [
        (Palette::Standard, "Standard"),
        (Palette::ColourBlind, "Colour-blind"),
        (Palette::HighContrast, "High contrast"),
    ];
    let choose = part(props, |settings, palette| settings.palette = palette);
    let plain = |(value, words): (_, &str)| (value, words.to_owned(), None);
    radios("palette", "Colours", palettes.map(plain), props.settings.palette, false, &choose)
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
