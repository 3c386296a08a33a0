//! Everything that can happen on the board's page. `super::effect` has the side effects
//! that the page then asks for.

use super::handover::Handover;
use super::settings::Settings;
use crate::worker::protocol::{JobId, Reply};
use nonet_engine::generate::Progress;
use nonet_engine::{Cell, Digit, Recipe};

pub use super::effect::{Effect, Saved, Slot};
pub use super::screen::{Dialog, Screen};
pub use crate::worker::protocol::{Failure, Loaded};

/// A move of the selection across the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// One cell, wrapping at the edge.
    Up,
    /// One cell, wrapping at the edge.
    Down,
    /// One cell, wrapping at the edge.
    Left,
    /// One cell, wrapping at the edge.
    Right,
    /// First cell of the row.
    RowStart,
    /// Last cell of the row.
    RowEnd,
    /// Top left.
    First,
    /// Bottom right.
    Last,
    /// Up by the height of a box.
    BoxUp,
    /// Down by the height of a box.
    BoxDown,
    /// Next empty cell in reading order, wrapping at the end.
    NextEmpty,
    /// Previous empty cell.
    PreviousEmpty,
}

/// What a player asks a screen reader to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// The digits of the row.
    Row,
    /// The digits of the column.
    Column,
    /// The digits of the box.
    Box,
    /// The number of each digit that is left to place.
    Left,
}

/// The new game that the player asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The recipe; its seed is not used.
    pub recipe: Recipe,
    /// The seed that the player typed.
    pub seed: Option<u64>,
}

/// What the player does with an open hint, besides showing its next stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintAct {
    /// One stage or sentence back.
    Back,
    /// Read the sentence of that number, counted from 0.
    Read(usize),
    /// Apply the step.
    Do,
    /// Undo to before the mistake.
    Rewind,
    /// Close it.
    Close,
}

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// A cell was clicked, tapped or focused.
    Select(Cell),
    /// An arrow key or another key that moves the selection.
    Step(Step),
    /// A digit in the current mode: placed, or noted in notes mode. The same digit
    /// again erases it.
    Digit(Digit),
    /// A digit with the modifier held: noted (placed, in notes mode).
    OtherDigit(Digit),
    /// Empty the selected cell: digit first, then notes.
    Erase,
    /// One move back.
    Undo,
    /// One move forward.
    Redo,
    /// Notes mode on or off.
    ToggleNotes,
    /// Note every candidate in every empty cell.
    FillNotes,
    /// Open a hint, or show its next stage.
    Hint,
    /// Do something else with the open hint.
    Hinting(HintAct),
    /// Have something read out.
    Ask(Query),
    /// Open a page or a dialog.
    Go(Screen),
    /// Close the open dialog or page.
    Close,
    /// Stop the rating.
    StopRating,
    /// Start the game that the player asks for.
    NewGame(Wish),
    /// Start a game like the current one.
    NewGameAlike,
    /// Return to the game that the last new game replaced.
    PreviousGame,
    /// Start the game that a room hands over.
    Begin(Box<Handover>),
    /// Stop the job that the player waits for.
    Cancel,
    /// Copy the givens as text.
    CopyGivens,
    /// Copy the seed of the puzzle.
    CopySeed,
    /// Copy the digits on the board as text.
    CopyBoard,
    /// Download the save that could not be read.
    DownloadDamaged,
    /// Dismiss the notice.
    DismissNotice,
    /// Load the page again.
    Reload,
    /// New settings.
    Change(Settings),
    /// The page's URL now leads to this screen.
    Show(Screen),
    /// A second has passed.
    Tick,
    /// The page became visible or hidden.
    Visible(bool),
    /// Whether the clipboard took the text.
    Copied(bool),
    /// The device did not store the save.
    StoreFailed,
    /// The stored settings, which a room may have changed.
    Settings(String),
    /// The texts that the device stores now: the page came back, or another tab stored
    /// something.
    Kept(Box<Saved>),
    /// This tab may change the game from now on; with the texts that the device stores
    /// now.
    Granted(Box<Saved>),
    /// Another tab asks to change the game.
    Wanted,
    /// Another tab changes the game from now on.
    Lost,
    /// The device set the damaged save of a slot aside, or did not.
    SetAside(Slot, bool),
    /// The progress of a job.
    Progress(JobId, Progress),
    /// The worker finished a job.
    Done(JobId, Reply),
    /// A worker crashed, did not load or took too long, and its job is lost.
    WorkerFailed(JobId, Failure),
    /// How much of the workers' module has arrived; `None` once loading is over.
    Loading(Option<Loaded>),
}

impl Action {
    /// Whether the player triggered the action. `Select` is not included, since the
    /// page itself also selects cells.
    pub(super) fn is_by_player(&self) -> bool {
        !matches!(
            self,
            Self::Select(_)
                | Self::Tick
                | Self::Visible(_)
                | Self::Copied(_)
                | Self::StoreFailed
                | Self::Kept(_)
                | Self::Settings(_)
                | Self::Granted(_)
                | Self::Wanted
                | Self::Lost
                | Self::SetAside(..)
                | Self::Progress(..)
                | Self::Done(..)
                | Self::WorkerFailed(..)
                | Self::Show(_)
                | Self::Loading(_)
        )
    }

    /// Whether the action changes the game: its moves, its count of hints, or which
    /// game it is. Only the writer may do so.
    pub(super) fn changes_game(&self) -> bool {
        matches!(
            self,
            Self::Digit(_)
                | Self::OtherDigit(_)
                | Self::Erase
                | Self::Undo
                | Self::Redo
                | Self::FillNotes
                | Self::Hint
                | Self::Hinting(_)
                | Self::NewGame(_)
                | Self::NewGameAlike
                | Self::Begin(_)
                | Self::PreviousGame
        )
    }
}
