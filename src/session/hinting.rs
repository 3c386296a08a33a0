//! Hints, stage by stage. A mistake comes first. Then, on the classic board, comes
//! the next step of the ladder, which the worker finds: where to look, the
//! technique's name, its pattern, and its proof sentence by sentence. On other
//! boards a hint shows a cell, then its digit.
//!
//! A hint belongs to the board as it stands: any move closes it. Nothing here knows
//! a technique. Routes to `Hints`. Called by `Session::update`.

mod help;
mod hints;

use std::rc::Rc;

use super::effect::Effect;
use super::screen::Screen;
use super::spine::{Sample, legend};
use super::view::Tone;
use super::{Session, words};
use crate::worker::protocol::{Failure, Reply};
use nonet_engine::human::{Options, ShownStep};
use nonet_engine::message::Message;

pub use super::action::HintAct as Act;
pub(super) use help::{Help, Stage, depth};
pub(super) use hints::{Hints, stand};

/// The view of an open hint.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)]
pub struct HintView {
    /// The title: "Where to look", "X-Wing".
    pub title: Message,
    /// Shown beside the title: "2 of 5", the difficulty.
    pub detail: Option<Message>,
    /// How difficult the technique is, if [`Self::detail`] is about something else.
    pub tier: Option<Message>,
    /// The text.
    pub text: Message,
    /// The idea of the technique, if the text is about something else.
    pub idea: Option<Message>,
    /// What the marks of the pattern stand for. Those who see it need no list of cells.
    pub legend: Vec<Sample>,
    /// The step whose proof is open, and the current sentence, counted from 0.
    pub proof: Option<(Rc<ShownStep>, usize)>,
    /// The label of the next press; `None` while the worker searches.
    pub next: Option<Message>,
    /// The next press applies the step.
    pub is_last: bool,
    /// There is a previous stage.
    pub can_go_back: bool,
    /// The step can be applied now, and the next press does something else.
    pub can_do: bool,
    /// The number of moves since before the mistake, if the hint is about one.
    pub rewind: Option<usize>,
    /// The hint is about a mistake.
    pub is_fault: bool,
    /// The lesson of the technique.
    pub lesson: Option<Screen>,
}

impl Session {
    /// Opens a hint, or the next stage of the open one.
    pub(super) fn advance_hint(&mut self) {
        if !self.hints.is_open() {
            self.open_hint();
        } else if self.hints.go(Help::further) {
            self.show_hint();
        } else {
            self.do_hint();
        }
    }

    pub(super) fn act_on_hint(&mut self, act: Act) {
        match act {
            Act::Back => self.go_to_stage(Help::back),
            Act::Read(at) => self.go_to_stage(|help| help.read(at)),
            Act::Do => self.do_hint(),
            Act::Rewind => self.rewind(),
            Act::Close => {
                if self.hints.is_open() {
                    self.hints.close(&mut self.context);
                    self.tell(Tone::Calm, words::hints::hint_closed());
                    self.context.push(Effect::FocusBoard);
                }
            }
        }
    }

    fn go_to_stage(&mut self, to: impl FnOnce(&Help) -> Option<Help>) {
        if self.hints.go(to) {
            self.show_hint();
        }
    }

    fn open_hint(&mut self) {
        if self.play.game().is_solved() {
            return self.tell(Tone::Calm, words::already_solved());
        }
        self.play.count_hint(self.context.now());
        let options = Options { uniqueness: self.settings.uniqueness };
        self.hints.open(self.play.game(), options, &mut self.context);
        self.show_hint();
    }

    pub(super) fn take_hint(&mut self, reply: Reply) {
        self.hints.answer(reply, self.play.game());
        self.show_hint();
    }

    pub(super) fn fail_hint(&mut self, failure: Failure) {
        self.hints.fail();
        self.play.uncount_hint();
        self.tell(Tone::Warn, words::hints::hint_failed(failure));
    }

    /// Selects the cell that the open stage shows, and stores and announces the stage.
    fn show_hint(&mut self) {
        if !self.hints.is_open() || self.hints.is_asked() {
            return;
        }
        self.play.deepen_hint(self.hints.depths().0);
        if let Some(cell) = self.hints.cell() {
            self.play.select(cell);
        }
        if self.hints.is_at_board() {
            self.context.push(Effect::FocusBoard);
        }
        self.store_game();
        if let Some(HintView { title, detail, text, .. }) = self.hint_view() {
            self.context.say(match detail {
                Some(detail) => words::hints::hint_spoken_detail(title, detail, text),
                None => words::hints::hint_spoken(title, text),
            });
        }
    }

    fn do_hint(&mut self) {
        let Some((cell, step)) = self.hints.step_move(self.settings.clean_notes) else { return };
        self.play.deepen_hint(self.hints.depths().1);
        self.play.select(cell);
        self.execute(&step);
        self.context.push(Effect::FocusBoard);
    }

    pub(super) fn rewind(&mut self) {
        let count = self.play.rewind();
        self.hints.close(&mut self.context);
        self.tell(Tone::Calm, words::hints::moves_undone(count));
        self.context.push(Effect::FocusBoard);
        self.store_move();
    }

    /// The open hint, as the panel shows it.
    pub fn hint_view(&self) -> Option<HintView> {
        let help = self.hints.help()?;
        let game = self.play.game();
        let board = game.board();
        let (title, detail, text) = match help {
            Help::Asked => {
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
        let is_asked = self.hints.is_asked();
        let is_last = help.further().is_none();
        let is_fault = matches!(help, Help::Fault { .. });
        let is_named = matches!(help, Help::Step(_, Stage::Pattern | Stage::Proof(_)));
        let named = help.step().filter(|_| is_named);
        Some(HintView {
            title,
            detail,
            tier: named.map(words::hints::tier_of),
            text,
            idea: named.map(|step| step.code.lesson()),
            legend: match help {
                Help::Step(step, Stage::Pattern) => legend(step),
                _ => Vec::new(),
            },
            proof: match help {
                Help::Step(step, Stage::Proof(at)) => Some((Rc::clone(step), *at)),
                _ => None,
            },
            next: (!is_asked).then(|| words::hints::next_press(help, is_last)),
            is_last: is_last && !is_asked,
            can_go_back: help.back().is_some(),
            can_do: !is_last && matches!(help, Help::Step(_, stage) if *stage != Stage::Look),
            rewind: is_fault.then(|| game.moves_since_right()),
            is_fault,
            lesson: match help {
                Help::Step(step, stage) if *stage != Stage::Look => Some(Screen::Lesson(step.code)),
                _ => None,
            },
        })
    }
}
