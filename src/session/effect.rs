//! The side effects that a page's state asks for, and the slots of the device's
//! storage. `ui` performs them.

use super::handover::Handover;
use super::replica::Exchange;
use super::screen::Screen;
use super::settings::Language;
use super::storing::Save;
use super::ways::Out;
use super::workbench::Part;
use crate::game::GameId;
use crate::worker::protocol::{Job, JobId, Module};

/// The slots of the device's storage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// A copy of the game on the board, for the first drawing of the next visit.
    Game,
    /// The game that the last new game replaced. Earlier versions of Nonet stored it.
    Previous,
    /// The puzzle generated in advance.
    Next,
    /// The settings.
    Settings,
    /// The count of solved exercises.
    Practice,
    /// The text that the player pasted or dropped on the board, for the page where puzzles are
    /// entered. It is lent, never stored.
    Pasted,
    /// The puzzle that the player sets, until it is played or emptied.
    Draft,
    /// A save that could not be read, kept for the player.
    Damaged,
}

impl Slot {
    /// All slots with their storage keys.
    pub const ALL: [(Self, &'static str); 8] = [
        (Self::Game, "nonet.game"),
        (Self::Previous, "nonet.previous"),
        (Self::Next, "nonet.next"),
        (Self::Settings, "nonet.settings"),
        (Self::Practice, "nonet.practice"),
        (Self::Draft, "nonet.draft"),
        (Self::Damaged, "nonet.damaged"),
        (Self::Pasted, "nonet.pasted"),
    ];
}

/// A side effect that the page asks for. `ui::effects` performs it.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Store a text on the device, now.
    Store(Slot, String),
    /// Delete a text from the device.
    Forget(Slot),
    /// Keep a text in memory for the other pages of this tab.
    Lend(Slot, String),
    /// Have the board start a game when it is shown next.
    Begin(Box<Handover>),
    /// Delete this save of a game, which an earlier version of Nonet kept in local storage.
    Unshelve(GameId, String),
    /// Copy the damaged saves to a slot of their own. One of them is in this slot.
    /// Answered by `Action::SetAside`.
    SetAside(Slot, String),
    /// Exchange games with the store. If it is strict, what it writes is on the disk when it is
    /// answered, by `Action::Exchanged`.
    Exchange(Box<Exchange<Save>>, bool),
    /// Tell other tabs that the store has changed.
    Announce,
    /// Ask the browser not to delete what it stores for Nonet.
    Persist {
        /// Whether the browser may ask the player.
        may_disturb: bool,
    },
    /// Load the page again.
    Reload,
    /// Load the texts of a language; answered by `languages::News`.
    FetchLanguage(Language),
    /// Find out which languages are on the device; answered by `languages::News`.
    AskLanguages,
    /// Load the page again in the language of the settings, whatever the address says.
    ChangeLanguage,
    /// Ask the browser how much Nonet stores; answered by the page about Nonet.
    Measure,
    /// Let no tab store anything until `ResumeStoring` or `Erase`.
    EndStoring,
    /// Let tabs store again: nothing was deleted.
    ResumeStoring,
    /// Delete everything that the device stores for Nonet besides the games, and start afresh.
    Erase,
    /// Open a screen: change the page's URL to its own (`ways::open`).
    Go(Screen),
    /// Leave the open screen, by going back in the history if that leads there (`ways::leave`).
    Leave(Out),
    /// Give the worker a job.
    Start(Job),
    /// Load this module of the workers, if it is not there: the player is likely to need it.
    Prepare(Module),
    /// The player waits for the puzzle of a job, and any of these seeds will do.
    Hurry(JobId, Vec<u64>),
    /// Stop a job: its worker is ended.
    Stop(JobId),
    /// Move focus to the selected cell.
    FocusBoard,
    /// Copy a text to the clipboard; answered by `Action::Copied`.
    Copy(String),
    /// Offer the player a file to download.
    Download {
        /// Its name.
        name: &'static str,
        /// Its content.
        text: String,
    },
    /// A part of a file that is written in slices.
    Part {
        /// Its content.
        part: Part,
        /// Whether a new file begins with this part.
        is_first: bool,
        /// The file's name, if this is the last part.
        whole: Option<&'static str>,
    },
    /// Continue after the browser's event loop has had a turn; answered by the
    /// workbench's `Act::GoOn`.
    GoOn,
}

/// The texts that the device stores, by [`Slot`], and how the page was loaded.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Saved {
    /// The copy of the game on the board.
    pub game: Option<String>,
    /// The game that the last new game replaced, if an earlier version of Nonet stored it.
    pub previous: Option<String>,
    /// The puzzle generated in advance.
    pub next: Option<String>,
    /// The settings.
    pub settings: Option<String>,
    /// The damaged saves that the player has not dismissed.
    pub damaged: Option<String>,
    /// The saves that an earlier version of Nonet kept for the library.
    pub shelved: Vec<String>,
    /// Whether the page was loaded again, so there is no newer version of it.
    pub is_reloaded: bool,
}

impl Saved {
    /// Whether there is nothing to read.
    pub fn is_empty(&self) -> bool {
        let Self { game, previous, next, settings, damaged, shelved, is_reloaded: _ } = self;
        [game, previous, next, settings, damaged].into_iter().all(Option::is_none) && shelved.is_empty()
    }
}
