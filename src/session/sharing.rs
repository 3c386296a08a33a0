//! The page that takes a game out of Nonet: links, texts for other programs, a picture, the
//! solve path, and the seed. It reads the game on the board as the device stores it, or a puzzle that a
//! setter has made, and changes nothing. Part of `rooms`.

use std::rc::Rc;

use super::context::Context;
use super::effect::Effect;
use super::jobs::Owner;
use super::learning::words::{failed, path_open};
use super::screen::Screen;
use super::settings::Settings;
use super::words::{self, two_sentences};
use crate::game::Game;
use crate::library::link::{self, Content};
use crate::library::picture;
use crate::library::record::record_of;
use crate::worker::protocol::study::{Studied, Study};
use crate::worker::protocol::{Failure, Reply, Request, Stand};
use nonet_engine::formats::exchange::{TextFormat, read, write};
use nonet_engine::message::Message;
use nonet_engine::{Grid, Method, Recipe, Variant, messages};

messages! {
    fn out_no_board(format: &'static str);
    fn out_path_classic();
    fn out_path_found(count: usize);
    fn out_left_out(parts: Vec<Message>);
    /// `part`: progress, corner, centre, removed, colours, history.
    fn out_part(part: &'static str);
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
    /// Stop finding it.
    Cancel,
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
    /// The steps, and the number of cells that no known technique fills.
    Here(Rc<[PathStep]>, usize),
    /// There is none, and why.
    Failed(Message),
}

impl Path {
    /// The number of steps, and whether they end before the solution.
    pub fn summary(&self) -> Option<Message> {
        let Self::Here(steps, open) = self else { return None };
        let found = out_path_found(steps.len());
        Some(if *open == 0 { found } else { two_sentences(found, path_open(*open)) })
    }
}

/// The state of the page.
pub struct Sharing {
    /// The format that the player has chosen.
    format: Option<TextFormat>,
    has_progress: bool,
    path: Path,
    /// The puzzle of the solve path.
    solved: Option<Grid>,
    note: Option<Message>,
    /// The player's own puzzle.
    given: Option<Game>,
}

impl Default for Sharing {
    fn default() -> Self {
        Self { format: None, has_progress: true, path: Path::Unknown, solved: None, note: None, given: None }
    }
}

impl Sharing {
    /// The chosen format, or else the first that has this board.
    pub fn format(&self, game: &Game) -> TextFormat {
        let first = || Self::formats().find(|format| self.text(game, *format).is_ok());
        self.format.or_else(first).unwrap_or(TextFormat::Line)
    }

    /// Whether the board is shared as it is now.
    pub fn has_progress(&self) -> bool {
        self.has_progress
    }

    /// The solve path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Takes the player's own puzzle.
    pub(super) fn give(&mut self, game: Game) {
        self.given = Some(game);
    }

    /// What a page shares: the player's own puzzle, or the game on the board.
    pub(super) fn subject<'a>(&'a self, screen: Screen, game: Option<&'a Game>) -> Option<&'a Game> {
        if screen == Screen::OwnShare { self.given.as_ref() } else { game }
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

    /// What of the game the format has no place for: what is gone once its text is read again.
    pub fn left_out(&self, game: &Game, format: TextFormat) -> Option<Message> {
        if !self.has_progress {
            return None;
        }
        let here = record_of(game, true);
        let there = read(&self.text(game, format).ok()?).ok()?.pop()?;
        let lacks = [
            ("progress", here.progress != there.progress),
            ("corner", here.corner != there.corner && here.corner != there.centre),
            ("centre", here.centre != there.centre),
            ("removed", here.removed != there.removed),
            ("colours", here.colours.len() > there.colours.len()),
            ("history", true),
        ];
        let parts = lacks.into_iter().filter(|(_, is_lost)| *is_lost);
        Some(out_left_out(parts.map(|(part, _)| out_part(part)).collect()))
    }

    /// What the picture shows.
    pub fn picture_title(game: &Game) -> Message {
        let puzzle = game.puzzle();
        words::board_label(words::level_of(puzzle.recipe.as_ref()), words::board(puzzle.givens.variant()))
    }

    /// The options that generate the puzzle from its seed. The built-in puzzles have numbers, but
    /// no such options.
    pub fn recipe(game: &Game) -> Option<(&Recipe, Message)> {
        let recipe = game.puzzle().recipe.as_ref().filter(|recipe| recipe.method != Method::Starter)?;
        Some((recipe, words::sentence(recipe)))
    }

    /// The picture as SVG.
    pub fn picture(&self, game: &Game) -> String {
        picture::svg(game, self.has_progress)
    }

    /// The player has come or gone. Another game may be on the board.
    pub(super) fn leave(&mut self, context: &mut Context) {
        if self.path == Path::Asked {
            context.stop(Owner::Sharing);
        }
        (self.path, self.note) = (Path::Unknown, None);
    }

    /// Drops the solve path if another tab has put another game on the board.
    pub(super) fn keep(&mut self, screen: Screen, game: Option<&Game>, context: &mut Context) {
        let game = self.subject(screen, game);
        if self.path != Path::Unknown && game.map(|game| &game.puzzle().givens) != self.solved.as_ref() {
            self.leave(context);
        }
    }

    /// Handles an action.
    pub(super) fn act(
        &mut self,
        act: Act,
        screen: Screen,
        game: Option<&Game>,
        settings: &Settings,
        context: &mut Context,
    ) {
        self.note = None;
        match act {
            Act::Format(format) => self.format = Some(format),
            Act::Progress(has_progress) => self.has_progress = has_progress,
            Act::Copy(text) => context.push(Effect::Copy(text)),
            Act::Save(name, text) => context.push(Effect::Download { name, text }),
            Act::Path => {
                let Some(game) = self.subject(screen, game).cloned() else { return };
                self.solved = Some(game.puzzle().givens.clone());
                if game.puzzle().givens.variant() != Variant::CLASSIC {
                    return self.path = Path::Failed(out_path_classic());
                }
                let options = settings.ladder();
                let stand = Stand::of(&Game::new(game.puzzle().clone()));
                context.start(Owner::Sharing, Request::Study(Study::Path(stand, options)));
                self.path = Path::Asked;
            }
            Act::Cancel => self.leave(context),
        }
    }

    /// Tells whether the clipboard took the text.
    pub(super) fn tell(&mut self, note: Message, context: &mut Context) {
        context.say(note.clone());
        self.note = Some(note);
    }

    /// Takes the solve path.
    pub(super) fn take(&mut self, reply: Reply, context: &mut Context) {
        let studied = match reply {
            Reply::Studied(packed) => packed.unpack(),
            Reply::Refused(why) => return self.refuse(why, context),
            _ => None,
        };
        match studied {
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
                self.path = Path::Here(moments.iter().map(step).collect(), end.empty_count());
                context.say(self.path.summary().expect("a path that is here"));
            }
            _ => self.refuse(failed(Failure::Crash), context),
        }
    }

    /// Handles the loss of the job.
    pub(super) fn fail(&mut self, failure: Failure, context: &mut Context) {
        self.refuse(failed(failure), context);
    }

    fn refuse(&mut self, why: Message, context: &mut Context) {
        context.say(why.clone());
        self.path = Path::Failed(why);
    }
}
