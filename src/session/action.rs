//! Everything that can happen on the board's page. `super::effect` has the side effects
//! that the page then asks for.

use super::guide;
use super::handover::Handover;
use super::replica::Found;
use super::settings::Settings;
use super::storing::Save;
use crate::library::shelf::ShelfFault;
use crate::worker::protocol::{JobId, Reply};
use nonet_engine::Progress;
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

/// What a digit key enters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// The digit itself.
    #[default]
    Digit,
    /// A note in the corner.
    Corner,
    /// A note in the centre.
    Centre,
    /// A colour.
    Colour,
}

impl Mode {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 4] = [Self::Digit, Self::Corner, Self::Centre, Self::Colour];

    /// The name in the texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Digit => "digit",
            Self::Corner => "corner",
            Self::Centre => "centre",
            Self::Colour => "colour",
        }
    }

    /// The mode after this one; after the last comes the first.
    #[must_use]
    pub fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }
}

/// How a mouse or finger selects a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    /// Pressed: this cell alone, or one more while cells are selected one by one.
    Only,
    /// Pressed with Ctrl: one more, or one less.
    Toggle,
    /// Pressed with Shift: one more.
    Add,
    /// Dragged over.
    Over,
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
    /// The digits that no peer of the cell holds, without those that were struck.
    Candidates,
    /// The selected cells.
    Selection,
    /// The colours on the board.
    Colours,
    /// The candidates that were struck.
    Strikes,
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
    /// Close it, or the first game's guide.
    Close,
    /// Name the next step, and show nothing else.
    Name,
    /// Show all cells that a single fills.
    Singles,
    /// Show all candidates that a clue rules out by itself.
    Clues,
    /// Ask why the selected cell can't be a digit, which is pressed next.
    Why,
    /// Go straight to the proof.
    Prove,
    /// Ask whether there is an easier step.
    Simpler,
    /// Show another step.
    Another,
    /// Begin the first game, or the first killer.
    Guide(guide::First),
    /// Go to the next step of the first game.
    Skip,
    /// Offer the first game no more.
    NoGuide,
}

/// What became of what is loaded with the first action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaterNews {
    /// The player waits for it.
    Slow,
    /// It is here after all.
    Here,
    /// It did not load.
    Failed,
}

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// A cell was focused, or clicked by other means than mouse and finger.
    Select(Cell),
    /// A cell was pressed, or dragged over.
    Pick(Cell, Pick),
    /// A press on a cell has ended there.
    Tap(Cell),
    /// A cell was pressed for long: cells are selected one by one from now on.
    LongPress(Cell),
    /// Select up to where a key leads.
    Extend(Step),
    /// Select every cell.
    SelectAll,
    /// Select the cells like the one with focus.
    SelectAlike,
    /// Select the cells of the next clue, or of the previous one.
    SelectClue(bool),
    /// A point beside the board was pressed: to the right and down, in thousandths of a cell.
    PickOutside([i32; 2]),
    /// Select the cell with focus, or no longer.
    ToggleCell,
    /// Select cells one by one, or no longer.
    TogglePicking,
    /// Choose the cell with focus, as a tap does.
    Use,
    /// Take back the highlight, or else the selection.
    Escape,
    /// An arrow key or another key that moves the selection.
    Step(Step),
    /// A digit in the current mode. If every selected cell has it already, it is removed.
    Digit(Digit),
    /// A digit in another mode than the current one.
    DigitAs(Digit, Mode),
    /// Strike a candidate, or take the strike back.
    Strike(Digit),
    /// Strike a combination of the clue whose combinations are shown, or take the strike back.
    StrikeCombination(u8),
    /// Highlight the places of a digit; a tap on a cell then enters it.
    Light(Digit),
    /// A key of the keypad was pressed for long.
    LongDigit(Digit),
    /// Empty the selected cells: digits first, then notes, strikes and colours.
    Erase,
    /// One move back.
    Undo,
    /// One move forward.
    Redo,
    /// Choose a mode.
    Mode(Mode),
    /// The next mode.
    NextMode,
    /// The mode of the modifier keys that are held; `None` once they are released.
    HoldMode(Option<Mode>),
    /// Corner notes on or off.
    ToggleNotes,
    /// Show the candidates below the notes, or no longer.
    ToggleCandidates,
    /// Note every candidate in every empty cell.
    FillNotes,
    /// Note the candidates of the digit that is lit, or else of the selected cell.
    FillDigit,
    /// Remove the notes that digits rule out.
    Tidy,
    /// Remove all colours.
    ClearColours,
    /// Enlarge the board, or show it whole again.
    Zoom,
    /// Hide the board and stop the clock, or go on.
    Pause,
    /// Say what is wrong, and mark it until the next move.
    Check,
    /// Undo to before the first mistake.
    UndoMistake,
    /// Set a checkpoint here.
    Checkpoint,
    /// Go to a place of the history.
    GoTo(usize),
    /// Name a checkpoint, by its number.
    RenameCheckpoint(usize, String),
    /// Forget a checkpoint, by its number.
    RemoveCheckpoint(usize),
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
    /// Enter the puzzle of a text that was pasted or dropped on the board. A file has a name.
    Paste(String, Option<String>),
    /// Download the save that could not be read.
    DownloadDamaged,
    /// Dismiss the notice.
    DismissNotice,
    /// Load the page again.
    Reload,
    /// A newer version of the app is on the device.
    Updated,
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
    /// The texts of local storage now: the page came back, or another tab stored one.
    Kept(Box<Saved>),
    /// Another tab may have changed the store.
    Look,
    /// The answer of the store to an exchange.
    Exchanged(Result<Box<Found<Save>>, ShelfFault>),
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
    /// The player waits for what is loaded with the first action, or did.
    Later(LaterNews),
}

impl Action {
    /// Whether the player triggered the action. `Select` is not included, since the
    /// page itself also selects cells.
    pub fn is_by_player(&self) -> bool {
        !matches!(
            self,
            Self::Select(_)
                | Self::HoldMode(_)
                | Self::Tick
                | Self::Visible(_)
                | Self::Copied(_)
                | Self::StoreFailed
                | Self::Kept(_)
                | Self::Settings(_)
                | Self::Look
                | Self::Exchanged(_)
                | Self::SetAside(..)
                | Self::Progress(..)
                | Self::Done(..)
                | Self::WorkerFailed(..)
                | Self::Show(_)
                | Self::Loading(_)
                | Self::Later(_)
        )
    }

    /// Whether the action needs what is loaded with the player's first action (`#[later]`).
    pub fn is_later(&self) -> bool {
        matches!(
            self,
            Self::Hint
                | Self::Hinting(_)
                | Self::Ask(_)
                | Self::SelectClue(_)
                | Self::StrikeCombination(_)
                | Self::PickOutside(_)
                | Self::Go(Screen::Over(_))
                | Self::Show(Screen::Over(_))
                | Self::CopyGivens
                | Self::CopySeed
                | Self::CopyBoard
        ) || matches!(self, Self::Kept(saved) if !saved.is_empty())
            || self.is_about_history()
            || self.replaces_game()
    }

    /// Whether the action is about the history: mistakes, checkpoints and places in it.
    fn is_about_history(&self) -> bool {
        matches!(
            self,
            Self::Check
                | Self::UndoMistake
                | Self::Checkpoint
                | Self::GoTo(_)
                | Self::RenameCheckpoint(..)
                | Self::RemoveCheckpoint(_)
        )
    }

    /// Whether the action puts another game on the board, or asks for one.
    fn replaces_game(&self) -> bool {
        matches!(self, Self::NewGame(_) | Self::NewGameAlike | Self::PreviousGame | Self::Begin(_))
    }

    /// Whether the action changes the game: its moves, its count of hints, or which
    /// game it is. Only the writer may do so.
    pub(super) fn changes_game(&self) -> bool {
        matches!(
            self,
            Self::Digit(_)
                | Self::DigitAs(..)
                | Self::Strike(_)
                | Self::StrikeCombination(_)
                | Self::LongDigit(_)
                | Self::Tap(_)
                | Self::Use
                | Self::Erase
                | Self::Undo
                | Self::Redo
                | Self::FillNotes
                | Self::FillDigit
                | Self::Tidy
                | Self::ClearColours
                | Self::Hint
                | Self::Hinting(_)
        ) || self.is_about_history()
            || self.replaces_game()
    }
}
