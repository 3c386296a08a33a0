//! What the player has chosen. Kept on the device as JSON; a field that is
//! missing or new takes its default, so settings survive every version.

use serde::{Deserialize, Serialize};

use crate::engine::Recipe;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Which colours the theme uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Palette {
    /// Paper and ink.
    #[default]
    Standard,
    /// Hues that stay apart for colour-blind eyes.
    ColourBlind,
    /// Strongest contrast.
    HighContrast,
}

/// All settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
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
            letters: true,
            last: None,
        }
    }
}
