//! The pages and dialogs of the app, and their URLs. Each has its own URL, so that the
//! browser's Back closes it.

use super::topic::Topic;
use crate::game::moment::Day;
use nonet_engine::human::Code;

/// A dialog over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// The menu of the current game.
    Menu,
    /// The list of all pages, on screens without room for the rail.
    Pages,
    /// The dialog for choosing a new game.
    NewGame,
    /// The rating of the puzzle, a spoiler.
    Rating,
    /// The checkpoints.
    Checkpoints,
    /// The rules of the board.
    Rules,
}

/// A page. Each has its own URL.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// The board.
    #[default]
    Game,
    /// The board with a dialog over it.
    Over(Dialog),
    /// A new game with custom options.
    Order,
    /// The player's own puzzle.
    Enter,
    /// Settings.
    Settings,
    /// Rules, keys and terms.
    Help,
    /// A section or a term of the help page.
    Topic(Topic),
    /// Lists of puzzles.
    Workbench,
    /// The workbench with the selected puzzle of the list open.
    BenchRow,
    /// The solve path of a puzzle from the workbench.
    BenchPath,
    /// The solve path of the player's own puzzle.
    OwnPath,
    /// An exercise for a technique, or the list of techniques.
    Practice(Option<Code>),
    /// The lesson of a technique.
    Lesson(Code),
    /// The solve path of the game.
    Path,
    /// The game, move by move.
    Replay,
    /// All games.
    Games,
    /// Ways to take the game out of Nonet.
    Share,
    /// Ways to take the player's own puzzle out of Nonet.
    OwnShare,
    /// Puzzles on paper.
    Print,
    /// What Nonet is and stores.
    About,
    /// The daily puzzles of a day, or of today.
    Daily(Option<Day>),
    /// The statistics.
    Stats,
}

/// All pages whose URL does not name a technique, a topic or a day, with their names there. Links use the
/// first name of a page.
const PLACES: [(&str, Screen); 26] = [
    ("", Screen::Game),
    ("menu", Screen::Over(Dialog::Menu)),
    ("more", Screen::Over(Dialog::Pages)),
    ("new", Screen::Over(Dialog::NewGame)),
    ("rating", Screen::Over(Dialog::Rating)),
    ("checkpoints", Screen::Over(Dialog::Checkpoints)),
    ("rules", Screen::Over(Dialog::Rules)),
    ("order", Screen::Order),
    ("enter", Screen::Enter),
    ("settings", Screen::Settings),
    ("help", Screen::Help),
    ("workbench", Screen::Workbench),
    ("puzzle", Screen::BenchRow),
    ("walk", Screen::BenchPath),
    ("path-own", Screen::OwnPath),
    ("learn", Screen::Practice(None)),
    ("practice", Screen::Practice(None)),
    ("path", Screen::Path),
    ("replay", Screen::Replay),
    ("games", Screen::Games),
    ("share", Screen::Share),
    ("share-own", Screen::OwnShare),
    ("print", Screen::Print),
    ("about", Screen::About),
    ("daily", Screen::Daily(None)),
    ("stats", Screen::Stats),
];

impl Screen {
    /// All pages and dialogs whose URL does not name a technique, a topic or a day.
    pub fn all() -> impl Iterator<Item = Self> {
        PLACES.iter().map(|(_, screen)| *screen)
    }

    /// The fragment of its URL.
    pub fn hash(self) -> String {
        match self {
            Self::Practice(Some(code)) => format!("#/practice/{code}"),
            Self::Lesson(code) => format!("#/lesson/{code}"),
            Self::Daily(Some(day)) => format!("#/daily/{day}"),
            Self::Topic(topic) => format!("#/help/{}", topic.name()),
            _ => {
                let name = PLACES.iter().find(|(_, screen)| *screen == self).map_or("", |(name, _)| name);
                format!("#/{name}")
            }
        }
    }

    /// The screen of a URL fragment. An unknown fragment is the game's.
    pub fn of_hash(hash: &str) -> Self {
        let place = hash.strip_prefix("#/").unwrap_or(hash);
        let (page, code) = place.split_once('/').unwrap_or((place, ""));
        match (page, code.parse::<Code>().ok()) {
            ("practice", Some(code)) => Self::Practice(Some(code)),
            ("lesson", Some(code)) => Self::Lesson(code),
            // A link that holds a game is read where puzzles are entered.
            ("game", _) => Self::Enter,
            ("daily", _) => Self::Daily(code.parse().ok()),
            ("help", _) => Topic::ALL
                .iter()
                .find(|topic| topic.name() == code)
                .map_or(Self::Help, |topic| Self::Topic(*topic)),
            // `#/new/easy` too: `ui::address::wanted_level` reads the level.
            (page, None) => {
                PLACES.iter().find(|(name, _)| *name == page).map_or(Self::Game, |(_, screen)| *screen)
            }
            _ => Self::Game,
        }
    }

    /// The open dialog.
    pub fn dialog(self) -> Option<Dialog> {
        match self {
            Self::Over(dialog) => Some(dialog),
            _ => None,
        }
    }

    /// Whether the board is visible.
    pub fn has_board(self) -> bool {
        matches!(self, Self::Game | Self::Over(_))
    }

    /// Whether the page is a form.
    pub fn is_form(self) -> bool {
        matches!(
            self,
            Self::Order
                | Self::Enter
                | Self::Settings
                | Self::Help
                | Self::Topic(_)
                | Self::Share
                | Self::OwnShare
                | Self::Print
                | Self::About
        )
    }

    /// Whether the page has a board that fills the screen, with a way back above it.
    pub fn is_full(self) -> bool {
        self.has_board()
            || matches!(
                self,
                Self::Practice(Some(_))
                    | Self::Lesson(_)
                    | Self::Path
                    | Self::Replay
                    | Self::BenchPath
                    | Self::OwnPath
            )
    }

    /// Whether it is a page of the library.
    pub fn is_library(self) -> bool {
        matches!(self, Self::Games | Self::Daily(_) | Self::Stats)
    }

    /// Whether it is the workbench, with a puzzle open or not.
    pub fn is_workbench(self) -> bool {
        matches!(self, Self::Workbench | Self::BenchRow)
    }
}
