//! What a page's state asks of the world outside: effects, and the slots of the
//! device's storage. `ui` performs them.

use crate::worker::protocol::{Job, JobId};

/// Names under which text is kept on the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// The running game.
    Game,
    /// The game before it.
    Previous,
    /// The puzzle made in advance.
    Next,
    /// The settings.
    Settings,
    /// What was practised.
    Practice,
    /// A save that could not be read, kept for the player.
    Damaged,
}

impl Slot {
    /// All slots with the keys they are stored under.
    pub const ALL: [(Self, &'static str); 6] = [
        (Self::Game, "nonet.game"),
        (Self::Previous, "nonet.previous"),
        (Self::Next, "nonet.next"),
        (Self::Settings, "nonet.settings"),
        (Self::Practice, "nonet.practice"),
        (Self::Damaged, "nonet.damaged"),
    ];
}

/// What the page is to do outside of itself. Performed by `ui::effects` alone.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Keep a text on the device, now.
    Store(Slot, String),
    /// Forget it.
    Forget(Slot),
    /// Keep a text for the other pages of this tab, but not on the device.
    Lend(Slot, String),
    /// Keep the damaged saves, of which one is in this slot, in a slot of their
    /// own; answered by [`Action::SetAside`].
    SetAside(Slot, String),
    /// Ask for the turn to change the game: at once if the player waits, else only
    /// if no other tab has it; answered by [`Action::Granted`].
    Claim {
        /// Whether the player waits.
        is_urgent: bool,
    },
    /// Let other tabs change the game.
    Release,
    /// Load the page again.
    Reload,
    /// Give the worker a job.
    Start(Job),
    /// The player waits for the puzzle of a job: these seeds would do as well.
    Hurry(JobId, Vec<u64>),
    /// Stop a job: its worker is ended.
    Stop(JobId),
    /// Move focus to the selected cell.
    FocusBoard,
    /// Put a text on the clipboard; answered by [`Action::Copied`].
    Copy(String),
    /// Hand the player a file.
    Download {
        /// Its name.
        name: &'static str,
        /// What is in it.
        text: String,
    },
    /// A part of a file.
    Part {
        /// What is in it.
        text: String,
        /// A new file begins with it.
        is_first: bool,
        /// The file's name, if this was the last part.
        whole: Option<&'static str>,
    },
    /// There is more to do once the page had its turn; answered by the workbench's
    /// `Act::GoOn`.
    GoOn,
}

/// The texts that the device kept, by [`Slot`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Saved {
    /// The running game.
    pub game: Option<String>,
    /// The game before it.
    pub previous: Option<String>,
    /// The puzzle made in advance.
    pub next: Option<String>,
    /// The settings.
    pub settings: Option<String>,
    /// A damaged save that was not dismissed yet.
    pub damaged: Option<String>,
}
