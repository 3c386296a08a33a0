//! Hints, stage by stage. What is wrong comes first. Then, on the classic board,
//! the next step of the ladder, which the worker finds: where to look, the
//! technique's name, its pattern, its proof sentence by sentence, and at last it
//! is done. On other boards a cell, then its digit.
//!
//! A hint belongs to the board as it stands: any move ends it. Nothing here
//! knows a technique; what is shown is a `ShownStep`.

mod help;

use std::rc::Rc;

use super::action::{Effect, Failure, Screen};
use super::picture::{self, Picture, picture};
use super::{Session, Tone, words};
use crate::game::Game;
use crate::game::hint::hint;
use crate::game::moves::Move;
use crate::worker::protocol::{JobId, Reply, Request, Stand};
use nonet_engine::human::{Candidate, Options, ShownStep};
use nonet_engine::message::Message;
use nonet_engine::{Cell, Variant};

pub(super) use help::{Help, Stage, depth};

/// What the player does with an open hint, besides opening it further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// One stage or sentence back.
    Back,
    /// Read the sentence of that number, counted from 0.
    Read(usize),
    /// Do what the hint says.
    Do,
    /// Undo to before what is wrong.
    Rewind,
    /// Put it away.
    Close,
}

/// An open hint as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct HintView {
    /// What the text is about: "Where to look", "X-Wing".
    pub title: Message,
    /// Beside it: "2 of 5", how difficult it is.
    pub detail: Option<Message>,
    /// The text.
    pub text: Message,
    /// The step whose proof is read, and at which sentence, counted from 0.
    pub proof: Option<(Rc<ShownStep>, usize)>,
    /// What the next press does; nothing while the worker looks.
    pub next: Option<Message>,
    /// The next press does what the hint says.
    pub is_last: bool,
    /// There is a stage before this one.
    pub can_go_back: bool,
    /// It can be done from here, and that is not what the next press does.
    pub can_do: bool,
    /// Something is wrong: so many moves lead back to before it.
    pub rewind: Option<usize>,
    /// Something is wrong.
    pub is_fault: bool,
    /// Where the technique that is named is explained.
    pub lesson: Option<Screen>,
}

impl Session {
    /// Opens a hint, or the next stage of the open one.
    pub(super) fn next_hint(&mut self, out: &mut Vec<Effect>) {
        match &self.help {
            None => self.open_hint(out),
            Some(Help::Asked(_)) => {}
            Some(help) => match help.further() {
                Some(further) => self.show_help(further, out),
                None => self.do_hint(out),
            },
        }
    }

    pub(super) fn hint_act(&mut self, act: Act, out: &mut Vec<Effect>) {
        match act {
            Act::Back => {
                if let Some(earlier) = self.help.as_ref().and_then(Help::back) {
                    self.show_help(earlier, out);
                }
            }
            Act::Read(at) => {
                if let Some(there) = self.help.as_ref().and_then(|help| help.read(at)) {
                    self.show_help(there, out);
                }
            }
            Act::Do => self.do_hint(out),
            Act::Rewind => self.rewind(out),
            Act::Close => {
                if self.help.is_some() {
                    self.end_help(out);
                    self.tell(Tone::Calm, words::hints::hint_closed());
                    out.push(Effect::FocusBoard);
                }
            }
        }
    }

    fn open_hint(&mut self, out: &mut Vec<Effect>) {
        if self.game.is_solved() {
            return self.tell(Tone::Calm, words::already_solved());
        }
        self.game.count_hint();
        if let Some(fault) = self.game.fault() {
            return self.show_help(Help::Fault { fault, is_shown: false }, out);
        }
        if self.variant() != Variant::CLASSIC {
            return self.point(out);
        }
        let options = Options { uniqueness: self.settings.uniqueness };
        let job = self.making.job(Request::Hint(stand(&self.game), options));
        self.help = Some(Help::Asked(job.id));
        out.push(Effect::Start(job));
    }

    /// A cell that can be filled, where there is no ladder or it ends.
    fn point(&mut self, out: &mut Vec<Effect>) {
        if let Some((cell, digit)) = hint(&self.game) {
            self.show_help(Help::Cell { cell, digit, is_told: false }, out);
        }
    }

    /// Whether the worker looks for the open hint.
    pub(super) fn help_is_asked(&self) -> bool {
        matches!(self.help, Some(Help::Asked(_)))
    }

    /// Whether a job is the open hint's.
    pub(super) fn is_asked(&self, id: JobId) -> bool {
        self.help == Some(Help::Asked(id))
    }

    pub(super) fn hint_found(&mut self, reply: Reply, out: &mut Vec<Effect>) {
        match reply {
            Reply::Hint(Some(step)) => self.show_help(Help::Step(step.into(), Stage::Look), out),
            _ => self.point(out),
        }
    }

    pub(super) fn hint_failed(&mut self, failure: Failure) {
        self.help = None;
        self.game.hints = self.game.hints.saturating_sub(1);
        self.tell(Tone::Warn, words::hints::hint_failed(failure));
    }

    fn show_help(&mut self, help: Help, out: &mut Vec<Effect>) {
        self.game.deepest_hint = self.game.deepest_hint.max(help.depth());
        match help {
            Help::Fault { fault, is_shown: true } => self.selected = fault.cell(),
            Help::Cell { cell, .. } => self.selected = cell,
            _ => {}
        }
        if matches!(help, Help::Fault { .. } | Help::Cell { .. }) {
            out.push(Effect::FocusBoard);
        }
        self.help = Some(help);
        self.store_game(out);
        if let Some(HintView { title, detail, text, .. }) = self.hint_view() {
            self.say(match detail {
                Some(detail) => words::hints::hint_spoken_detail(title, detail, text),
                None => words::hints::hint_spoken(title, text),
            });
        }
    }

    /// Puts the hint away, and gives up the search for one.
    pub(super) fn end_help(&mut self, out: &mut Vec<Effect>) {
        if let Some(Help::Asked(id)) = self.help.take() {
            out.push(Effect::Stop(id));
        }
    }

    fn do_hint(&mut self, out: &mut Vec<Effect>) {
        let clean = self.settings.clean_notes;
        let (cell, step) = match &self.help {
            None | Some(Help::Asked(_)) => return,
            Some(Help::Fault { fault, .. }) => (fault.cell(), fault.remedy()),
            &Some(Help::Cell { cell, digit, .. }) => (cell, Move::Place { cell, digit, clean }),
            Some(Help::Step(step, _)) => {
                let placed = step.placements.iter();
                let placed = placed.map(|&Candidate { cell, digit }| Move::Place { cell, digit, clean });
                let removed = step.eliminations.iter();
                let removed = removed.map(|&Candidate { cell, digit }| Move::Remove { cell, digit });
                let Some(first) = step.placements.iter().chain(&step.eliminations).next() else { return };
                self.game.deepest_hint = depth::DONE;
                (first.cell, Move::all(placed.chain(removed).collect()))
            }
        };
        self.selected = cell;
        self.play(&step, out);
        out.push(Effect::FocusBoard);
    }

    fn rewind(&mut self, out: &mut Vec<Effect>) {
        let count = self.game.undo_until_right();
        self.end_help(out);
        self.tell(Tone::Calm, words::hints::moves_undone(count));
        out.push(Effect::FocusBoard);
        self.after_move(out);
    }

    /// The cell that the hint names, if it names one.
    pub(super) fn hinted_cell(&self) -> Option<Cell> {
        match self.help {
            Some(Help::Fault { fault, is_shown: true }) => Some(fault.cell()),
            Some(Help::Cell { cell, .. }) => Some(cell),
            _ => None,
        }
    }

    /// What the open hint draws over the board; nothing on other boards.
    pub fn picture(&self) -> Picture {
        match &self.help {
            Some(Help::Step(step, Stage::Look)) => picture([], &step.look.marks),
            Some(Help::Step(step, Stage::Pattern)) => picture(step.pattern(), []),
            Some(Help::Step(step, Stage::Proof(0))) => picture([], step.told(0)),
            Some(Help::Step(step, Stage::Proof(at))) => {
                picture(step.told(at - 1), &step.sentences[*at].marks)
            }
            Some(Help::Fault { fault, is_shown: true }) if self.variant() == Variant::CLASSIC => {
                picture(&[picture::fault(*fault)], [])
            }
            _ => Picture::default(),
        }
    }

    /// The open hint, as the panel shows it.
    pub fn hint_view(&self) -> Option<HintView> {
        let help = self.help.as_ref()?;
        let board = self.game.board();
        let (title, detail, text) = match help {
            Help::Asked(_) => {
                let text = self.loading_text().unwrap_or_else(words::hints::hint_looking);
                (words::hints::hint_title(), None, text)
            }
            Help::Fault { fault, is_shown } => {
                (words::hints::hint_mistake(), None, words::hints::fault(board, *fault, *is_shown))
            }
            Help::Cell { cell, digit, is_told } => (
                words::hints::hint_title(),
                None,
                words::hints::point(board, *cell, is_told.then_some(*digit)),
            ),
            Help::Step(step, stage) => words::hints::step(step, *stage),
        };
        let is_asked = matches!(help, Help::Asked(_));
        let is_last = help.further().is_none();
        let is_fault = matches!(help, Help::Fault { .. });
        Some(HintView {
            title,
            detail,
            text,
            proof: match help {
                Help::Step(step, Stage::Proof(at)) => Some((Rc::clone(step), *at)),
                _ => None,
            },
            next: (!is_asked).then(|| words::hints::next_press(help, is_last)),
            is_last: is_last && !is_asked,
            can_go_back: help.back().is_some(),
            can_do: !is_last && matches!(help, Help::Step(_, stage) if *stage != Stage::Look),
            rewind: is_fault.then(|| self.game.moves_since_right()),
            is_fault,
            lesson: match help {
                Help::Step(step, stage) if *stage != Stage::Look => Screen::lesson(&step.code),
                _ => None,
            },
        })
    }

    /// Whether the open hint is drawn, and tints of the selected cell would blur it.
    pub(super) fn is_drawing(&self) -> bool {
        matches!(&self.help, Some(Help::Step(_, stage)) if *stage != Stage::Name)
    }

    /// Whether a hint is open.
    pub fn is_hinting(&self) -> bool {
        self.help.is_some()
    }
}

/// The game as the ladder sees it.
pub(super) fn stand(game: &Game) -> Stand {
    let board = game.board();
    let removed_from = |cell| {
        let removed = board.content(cell).removed;
        removed.iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<_>>()
    };
    Stand {
        givens: game.puzzle().givens.clone(),
        digits: board.digits().clone(),
        removed: board.digits().empty_cells().flat_map(removed_from).collect(),
    }
}
