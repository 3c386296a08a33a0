//! The pages of the app and their addresses.

use nonet_engine::human::Code;

/// Which page is shown. Each has an address of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// The board.
    #[default]
    Game,
    /// Lists of puzzles.
    Workbench,
    /// Practising a technique, or choosing one.
    Practice(Option<Code>),
    /// A technique explained.
    Lesson(Code),
    /// All steps from here to the end.
    Path,
}

impl Screen {
    /// What stands behind the page's address.
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

    /// The screen of an address; one that is none of the others' is the game's.
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
