//! What the player has chosen. Kept on the device as text; a field that is
//! missing or does not read takes its default, so settings survive every version.
//! `public/theme.js` reads theme and palette from the same text.

use nonet_engine::Recipe;
use nonet_engine::formats::fields;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them with their names in text and in the styles.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::System, "system"), (Self::Light, "light"), (Self::Dark, "dark")];

    /// The name as in [`Self::ALL`].
    pub fn name(self) -> &'static str {
        name_in(&Self::ALL, self)
    }
}

/// Which colours the theme uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Palette {
    /// Paper and ink.
    #[default]
    Standard,
    /// Hues that stay apart for colour-blind eyes.
    ColourBlind,
    /// Strongest contrast.
    HighContrast,
}

impl Palette {
    /// All of them with their names in text and in the styles.
    pub const ALL: [(Self, &'static str); 3] = [
        (Self::Standard, "standard"),
        (Self::ColourBlind, "colour-blind"),
        (Self::HighContrast, "high-contrast"),
    ];

    /// The name as in [`Self::ALL`].
    pub fn name(self) -> &'static str {
        name_in(&Self::ALL, self)
    }
}

fn name_in<T: Copy + PartialEq>(all: &[(T, &'static str)], value: T) -> &'static str {
    all.iter().find(|(other, _)| *other == value).map_or("", |(_, name)| name)
}

/// All settings.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct Settings {
    /// Light or dark.
    pub theme: Theme,
    /// Which colours.
    pub palette: Palette,
    /// Show the clock.
    pub clock: bool,
    /// Mark digits that differ from the solution.
    pub check: bool,
    /// Tint the peers of the selected cell.
    pub peers: bool,
    /// Tint cells with the same digit as the selected one.
    pub same: bool,
    /// Take a placed digit out of its peers' notes.
    pub clean_notes: bool,
    /// Show how many of each digit are left.
    pub left: bool,
    /// Hints may rest on the puzzle's having one solution.
    pub uniqueness: bool,
    /// Single letters are commands (N notes, H hint, ...).
    pub letters: bool,
    /// What the last new game was made of; its seed is of no account.
    pub last: Option<Recipe>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            palette: Palette::Standard,
            clock: true,
            check: false,
            peers: true,
            same: true,
            clean_notes: true,
            left: true,
            uniqueness: true,
            letters: true,
            last: None,
        }
    }
}

/// A switch's name in text.
type Switch = (&'static str, fn(&mut Settings) -> &mut bool);

const SWITCHES: [Switch; 8] = [
    ("clock", |settings| &mut settings.clock),
    ("check", |settings| &mut settings.check),
    ("peers", |settings| &mut settings.peers),
    ("same", |settings| &mut settings.same),
    ("clean-notes", |settings| &mut settings.clean_notes),
    ("left", |settings| &mut settings.left),
    ("uniqueness", |settings| &mut settings.uniqueness),
    ("letters", |settings| &mut settings.letters),
];

impl Settings {
    /// The settings as text.
    pub fn write(&self) -> String {
        let mut text = String::new();
        fields::write(&mut text, "theme", self.theme.name());
        fields::write(&mut text, "palette", self.palette.name());
        let mut settings = self.clone();
        for (name, switch) in SWITCHES {
            fields::write(&mut text, name, *switch(&mut settings));
        }
        if let Some(recipe) = &self.last {
            fields::write(&mut text, "last", recipe);
        }
        text
    }

    /// The settings that a text keeps.
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for (name, switch) in SWITCHES {
            let set = switch(&mut settings);
            *set = fields::read(text, name).unwrap_or(*set);
        }
        Self {
            theme: named_in(&Theme::ALL, fields::find(text, "theme")),
            palette: named_in(&Palette::ALL, fields::find(text, "palette")),
            last: fields::read(text, "last").ok(),
            ..settings
        }
    }
}

fn named_in<T: Copy + Default>(all: &[(T, &'static str)], name: Option<&str>) -> T {
    all.iter().find(|(_, known)| Some(*known) == name).map_or_else(T::default, |(value, _)| *value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet_engine::Level;

    #[test]
    fn settings_come_back_from_their_text() {
        let mut settings = Settings {
            theme: Theme::Dark,
            palette: Palette::ColourBlind,
            last: Some(Recipe::classic(Level::Master, 0)),
            ..Settings::default()
        };
        assert_eq!(Settings::read(&settings.write()), settings);
        for (name, switch) in SWITCHES {
            *switch(&mut settings) ^= true;
            assert_eq!(Settings::read(&settings.write()), settings, "{name}");
        }
    }

    #[test]
    fn what_does_not_read_takes_its_default() {
        assert_eq!(Settings::read(""), Settings::default());
        let odd = "theme light\ncheck perhaps\nlast of all\nfrom-the-future 1\n";
        assert_eq!(Settings::read(odd), Settings { theme: Theme::Light, ..Settings::default() });
    }
}
