//! The pages of the app and their addresses.

use nonet_engine::human::Code;

/// A page. Each has an address of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// The board.
    #[default]
    Game,
    /// Lists of puzzles.
    Workbench,
    /// An exercise for a technique, or the list of techniques.
    Practice(Option<Code>),
    /// The lesson of a technique.
    Lesson(Code),
    /// The solve path of the game.
    Path,
}

impl Screen {
    /// The fragment of its address.
    pub fn hash(self) -> String {
        match self {
            Self::Game => "#/".to_owned(),
            Self::Workbench => "#/workbench".to_owned(),
            Self::Practice(None) => "#/practice".to_owned(),
            Self::Practice(Some(code)) => format!("#/practice/{code}"),
            Self::Lesson(code) => format!("#/lesson/{code}"),
            Self::Path => "#/path".to_owned(),
        }
    }

    /// The screen of an address. An unknown address is the game's.
    pub fn of_hash(hash: &str) -> Self {
        let place = hash.trim_start_matches("#/");
        let (page, code) = place.split_once('/').unwrap_or((place, ""));
        match (page, code.parse().ok()) {
            ("workbench", None) => Self::Workbench,
            ("practice", code) => Self::Practice(code),
            ("lesson", Some(code)) => Self::Lesson(code),
            ("path", None) => Self::Path,
            _ => Self::Game,
        }
    }
}
