//! The page that takes a game out of Nonet: links, texts for other programs, a picture, the
//! solve path, and the seed. It reads the game on the board as the device stores it, and
//! changes nothing. Part of `rooms`.

use super::context::Context;
use super::effect::Effect;
use super::jobs::Owner;
use super::learning::words::failed;
use super::settings::Settings;
use super::words;
use crate::game::Game;
use crate::library::link::{self, Content};
use crate::library::picture;
use crate::library::record::record_of;
use crate::worker::protocol::study::{Studied, Study};
use crate::worker::protocol::{Failure, Reply, Request, Stand};
use nonet_engine::formats::exchange::{TextFormat, write};
use nonet_engine::human::Options;
use nonet_engine::message::Message;
use nonet_engine::{Grid, Variant, messages};

messages! {
    fn out_no_board(format: &'static str);
    fn out_path_classic();
    fn out_recipe(level: Message, board: Message, givens: usize);
}

/// What the player does on the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Choose a format.
    Format(TextFormat),
    /// Share the board as it is now, or the puzzle alone.
    Progress(bool),
    /// Copy a text.
    Copy(String),
    /// Save a text as a file.
    Save(&'static str, String),
    /// Find the solve path.
    Path,
}

/// A step of the solve path.
#[derive(Clone, PartialEq, Debug)]
pub struct PathStep {
    /// The technique.
    pub title: Message,
    /// What it does, in the notation of Sudoku players.
    pub line: String,
    /// The proof.
    pub sentences: Vec<Message>,
}

/// The solve path.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Path {
    /// Not asked for.
    #[default]
    Unknown,
    /// A worker finds it.
    Asked,
    /// The steps, and the number of cells left open.
    Here(Vec<PathStep>, usize),
    /// There is none, and why.
    Failed(Message),
}

/// The state of the page.
pub struct Sharing {
    format: TextFormat,
    has_progress: bool,
    path: Path,
    /// The puzzle of the solve path.
    solved: Option<Grid>,
    note: Option<Message>,
}

impl Default for Sharing {
    fn default() -> Self {
        Self { format: TextFormat::Line, has_progress: true, path: Path::Unknown, solved: None, note: None }
    }
}

impl Sharing {
    /// The chosen format.
    pub fn format(&self) -> TextFormat {
        self.format
    }

    /// Whether the board is shared as it is now.
    pub fn has_progress(&self) -> bool {
        self.has_progress
    }

    /// The solve path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What the page says.
    pub fn note(&self) -> Option<&Message> {
        self.note.as_ref()
    }

    /// All formats that can be written.
    pub fn formats() -> impl Iterator<Item = TextFormat> {
        TextFormat::ALL.into_iter().filter(|format| format.is_writable())
    }

    /// The fragment of the link.
    pub fn link(&self, game: &Game) -> String {
        link::write(game, if self.has_progress { Content::Whole } else { Content::Puzzle }, 0)
    }

    /// The game in a format.
    ///
    /// # Errors
    /// Says that the format does not have this board.
    pub fn text(&self, game: &Game, format: TextFormat) -> Result<String, Message> {
        let mut record = record_of(game, self.has_progress);
        // There, candidates that are left out are a part of the puzzle, and the player may have
        // ruled out a right one.
        if matches!(format, TextFormat::FPuzzles | TextFormat::SudokuPad) {
            record.removed.clear();
        }
        write(&record, format).map_err(|_| out_no_board(format.name()))
    }

    /// The picture as SVG.
    pub fn picture(&self, game: &Game) -> String {
        picture::svg(game, self.has_progress)
    }

    /// Level, board and number of givens, for the seed.
    pub fn recipe(game: &Game) -> Message {
        let puzzle = game.puzzle();
        out_recipe(
            words::level_of(puzzle.recipe.as_ref()),
            words::board(puzzle.givens.variant()),
            puzzle.givens.filled_count(),
        )
    }

    /// The player has come or gone. Another game may be on the board.
    pub(super) fn leave(&mut self, context: &mut Context) {
        if self.path == Path::Asked {
            context.stop(Owner::Sharing);
        }
        (self.path, self.note) = (Path::Unknown, None);
    }

    /// Drops the solve path if another tab has put another game on the board.
    pub(super) fn keep(&mut self, game: Option<&Game>, context: &mut Context) {
        if self.path != Path::Unknown && game.map(|game| &game.puzzle().givens) != self.solved.as_ref() {
            self.leave(context);
        }
    }

    /// Handles an action.
    pub(super) fn act(&mut self, act: Act, game: Option<&Game>, settings: &Settings, context: &mut Context) {
        self.note = None;
        match act {
            Act::Format(format) => self.format = format,
            Act::Progress(has_progress) => self.has_progress = has_progress,
            Act::Copy(text) => context.push(Effect::Copy(text)),
            Act::Save(name, text) => context.push(Effect::Download { name, text }),
            Act::Path => {
                let Some(game) = game else { return };
                self.solved = Some(game.puzzle().givens.clone());
                if game.puzzle().givens.variant() != Variant::CLASSIC {
                    return self.path = Path::Failed(out_path_classic());
                }
                let options = Options { uniqueness: settings.uniqueness };
                let stand = Stand::of(&Game::new(game.puzzle().clone()));
                context.start(Owner::Sharing, Request::Study(Study::Path(stand, options)));
                self.path = Path::Asked;
            }
        }
    }

    /// Tells whether the clipboard took the text.
    pub(super) fn tell(&mut self, note: Message, context: &mut Context) {
        context.say(note.clone());
        self.note = Some(note);
    }

    /// Takes the solve path.
    pub(super) fn take(&mut self, reply: Reply) {
        let studied = match reply {
            Reply::Studied(packed) => packed.unpack(),
            Reply::Refused(why) => return self.path = Path::Failed(why),
            _ => None,
        };
        self.path = match studied {
            Some(Studied::Path(moments, end)) => {
                let step = |moment: &crate::worker::protocol::study::Moment| PathStep {
                    title: moment.step.code.name(),
                    line: moment.step.line.clone(),
                    sentences: moment
                        .step
                        .sentences
                        .iter()
                        .map(|sentence| sentence.message.clone())
                        .collect(),
                };
                Path::Here(moments.iter().map(step).collect(), end.empty_count())
            }
            _ => Path::Failed(failed(Failure::Crash)),
        };
    }

    /// Handles the loss of the job.
    pub(super) fn fail(&mut self, failure: Failure) {
        self.path = Path::Failed(failed(failure));
    }
}
