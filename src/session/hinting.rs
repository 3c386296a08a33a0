//! Hints, stage by stage. A mistake comes first. Then comes the next step of the
//! board's ladder, which the worker finds: where to look, the technique's name, its
//! pattern, and its proof sentence by sentence. Where no technique applies, a hint shows
//! a cell, then its digit. The player can also ask for the name of the next step alone,
//! for all singles at once, for all that clues rule out by themselves, for other steps
//! than the open one, whether there is an easier one, and why a cell can't be a digit.
//!
//! A hint belongs to the board as it stands: any move closes it. Nothing here knows
//! a technique. Routes to `Hints`.

use nonet_later::later;

mod help;
mod hints;

use std::rc::Rc;

use super::effect::Effect;
use super::screen::Screen;
use super::spine::{Sample, legend};
use super::view::Tone;
use super::{Session, words};
use crate::worker::protocol::{Failure, Reply};
use nonet_engine::Digit;
use nonet_engine::human::ShownStep;
use nonet_engine::message::Message;

pub use super::action::HintAct as Act;
pub(super) use help::{Help, Stage, depth};
pub(super) use hints::Hints;
use hints::Wanted;

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
    /// Something else that the player can do: its label and what it does.
    pub also: Option<(Message, Act)>,
    /// What the player can ask about the step.
    pub questions: Vec<Act>,
    /// It is a step of the first game, not a hint.
    pub is_guide: bool,
    /// The text is worth the place of the keypad where there is little room.
    pub is_long: bool,
}

impl Session {
    /// Opens a hint, or the next stage of the open one.
    #[later(Session)]
    pub(super) fn advance_hint(&mut self) {
        if !self.hints.is_open() {
            self.open_hint(Wanted::Step);
        } else if let further @ Some(_) = self.hints.further() {
            self.go_to_stage(further);
        } else if let Some(Help::Answer(answer)) = self.hints.help() {
            let is_why = answer.about.is_some();
            self.act_on_hint(if is_why { Act::Why } else { Act::Back });
        } else {
            self.do_hint();
        }
    }

    #[later(Session)]
    pub(super) fn act_on_hint(&mut self, act: Act) {
        let (options, open) = (self.settings.ladder(), self.hints.help().cloned());
        match act {
            Act::Guide(first) => self.begin_guide(first),
            Act::NoGuide => self.decline_guide(),
            Act::Skip => self.skip_guide(),
            Act::Back | Act::Close if open.is_none() => self.leave_guide(act == Act::Back),
            Act::Back => self.go_to_stage(self.hints.back()),
            Act::Read(at) => self.go_to_stage(open.and_then(|help| help.read(at))),
            Act::Prove => self.go_to_stage(open.and_then(|help| help.prove())),
            Act::Do => self.do_hint(),
            Act::Rewind => self.rewind(),
            Act::Close if self.hints.leave_question(&mut self.context) => self.show_hint(),
            Act::Close => {
                self.hints.close(&mut self.context);
                self.tell(Tone::Calm, words::hints::hint_closed());
                self.context.push(Effect::FocusBoard);
            }
            Act::Name => self.open_hint(Wanted::Name),
            Act::Singles => self.open_singles(),
            Act::Clues => self.open_clues(),
            Act::Why => {
                self.return_to_board();
                self.hints.open_question(&mut self.context);
                self.show_hint();
            }
            Act::Simpler => {
                self.return_to_board();
                self.hints.ask_simpler(self.play.game(), options, &mut self.context);
            }
            Act::Another => {
                self.return_to_board();
                self.hints.ask_another(self.play.game(), options, &mut self.context);
                self.show_hint();
            }
        }
    }

    fn go_to_stage(&mut self, to: Option<Help>) {
        if self.hints.go(to) {
            self.show_hint();
        }
    }

    fn open_hint(&mut self, wanted: Wanted) {
        self.return_to_board();
        if self.play.game().is_solved() {
            return self.tell(Tone::Calm, words::already_solved());
        }
        let options = self.settings.ladder();
        self.hints.open(wanted, self.play.game(), options, &mut self.context);
        self.show_hint();
    }

    fn open_singles(&mut self) {
        self.return_to_board();
        if self.hints.open_singles(self.play.game(), &mut self.context) {
            self.show_hint();
        } else if self.play.game().is_solved() {
            self.tell(Tone::Calm, words::already_solved());
        } else {
            self.tell(Tone::Calm, words::hints::singles_none());
        }
    }

    fn open_clues(&mut self) {
        self.return_to_board();
        if self.play.game().is_solved() {
            return self.tell(Tone::Calm, words::already_solved());
        }
        self.hints.open_clues(self.play.game(), self.settings.ladder(), &mut self.context);
        self.show_hint();
    }

    /// Asks why the selected cell can't be a digit.
    #[later(Session)]
    pub(super) fn ask_why(&mut self, digit: Digit) {
        let (about, options) = ((self.play.selected(), digit), self.settings.ladder());
        self.hints.ask_why(about, self.play.game(), options, &mut self.context);
        self.show_hint();
    }

    #[later(Session)]
    pub(super) fn take_hint(&mut self, reply: Reply) {
        self.hints.answer(reply, self.play.game());
        self.show_hint();
    }

    #[later(Session)]
    pub(super) fn fail_hint(&mut self, failure: Failure) {
        self.hints.fail();
        self.tell(Tone::Warn, words::hints::hint_failed(failure));
    }

    /// Selects the cell that the open stage shows, and stores and announces the stage.
    fn show_hint(&mut self) {
        if !self.hints.is_open() || self.hints.is_asked() {
            return;
        }
        self.count_hint();
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

    /// Counts the open hint once: as a check, if it names a mistake.
    fn count_hint(&mut self) {
        let is_fault = matches!(self.hints.help(), Some(Help::Fault { .. }));
        match self.hints.take_count() {
            true if is_fault => self.play.count_check(self.context.now()),
            true => self.play.count_hint(self.context.now()),
            false => {}
        }
    }

    fn do_hint(&mut self) {
        let Some((cell, step)) = self.hints.step_move(self.settings.clean_notes) else { return };
        self.hints.go(self.hints.further_fault());
        self.count_hint();
        self.play.deepen_hint(self.hints.depths().1);
        self.play.select(cell);
        self.execute(&step);
        self.context.push(Effect::FocusBoard);
    }

    pub(super) fn rewind(&mut self) {
        self.hints.go(self.hints.further_fault());
        self.count_hint();
        self.play.deepen_hint(self.hints.depths().1);
        let count = self.play.rewind();
        self.hints.close(&mut self.context);
        self.tell(Tone::Calm, words::hints::moves_undone(count));
        self.context.push(Effect::FocusBoard);
        self.store_move();
    }

    /// The open hint, as the panel shows it; or the open step of the first game.
    pub fn hint_view(&self) -> Option<HintView> {
        match self.hints.help() {
            Some(help) => Some(self.open_hint_view(help)),
            None => self.guide_step().map(|step| self.guide_view(step)),
        }
    }

    #[later(Session)]
    fn open_hint_view(&self, help: &Help) -> HintView {
        let game = self.play.game();
        let board = game.board();
        let (title, detail, text) = match help {
            Help::Asked => {
                let looking = match self.hints.wanted() {
                    Wanted::Step | Wanted::Name => words::hints::hint_looking(),
                    _ => words::hints::hint_thinking(),
                };
                (words::hints::hint_title(), None, self.loading_text().unwrap_or(looking))
            }
            Help::Fault { fault, is_shown } => {
                (words::hints::hint_mistake(), None, words::hints::fault(board, *fault, *is_shown))
            }
            Help::Cell { cell, digit, is_told } => (
                words::hints::hint_title(),
                None,
                words::hints::point(board, *cell, is_told.then_some(*digit)),
            ),
            Help::Singles { all, is_told } => {
                (words::hints::ask_singles(), None, words::hints::singles(board, all, *is_told))
            }
            Help::Question => {
                let cell = board.geometry().name(self.play.selected());
                (words::hints::ask_why(), None, words::hints::why_question(cell))
            }
            Help::Answer(answer) => (answer.title.clone(), None, answer.said.clone()),
            Help::Step(step, stage) => words::hints::step(step, *stage),
        };
        let has_next = self.hints.further().is_some();
        let is_last = !has_next && self.hints.step_move(false).is_some();
        let is_fault = matches!(help, Help::Fault { .. });
        let is_named = matches!(help, Help::Step(_, Stage::Pattern | Stage::Proof(_)));
        let is_name_only = matches!(help, Help::Step(_, Stage::NameOnly));
        let named = help.step().filter(|_| is_named || is_name_only);
        let place = self.hints.place().filter(|_| matches!(help, Help::Step(_, Stage::Look | Stage::Name)));
        let place = place.map(|(number, count)| {
            if self.hints.is_path() {
                words::hints::proof_place(number, count)
            } else {
                words::hints::another_place(number, count)
            }
        });
        let lesson = match help {
            Help::Step(step, stage) if *stage != Stage::Look => Some(Screen::Lesson(step.code)),
            _ => None,
        };
        HintView {
            title,
            tier: if place.is_some() {
                detail.clone()
            } else {
                named.filter(|_| is_named).map(words::hints::tier_of)
            },
            detail: place.or(detail),
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
            next: match help {
                Help::Asked | Help::Question => None,
                _ => Some(words::hints::next_press(help, has_next)),
            },
            is_last,
            can_go_back: self.hints.back().is_some(),
            can_do: has_next
                && match help {
                    Help::Step(_, stage) => !matches!(stage, Stage::Look | Stage::NameOnly),
                    Help::Singles { .. } => true,
                    Help::Answer(_) => self.hints.wanted() == Wanted::Clues,
                    _ => false,
                },
            rewind: is_fault.then(|| game.moves_since_right()),
            is_fault,
            lesson,
            also: match help {
                Help::Answer(answer) if answer.about.is_some() && has_next => {
                    Some((words::hints::ask_again(), Act::Why))
                }
                _ => None,
            },
            questions: match help {
                Help::Step(_, Stage::Name | Stage::NameOnly | Stage::Place) if self.hints.has_others() => {
                    vec![Act::Prove, Act::Simpler, Act::Another, Act::Why]
                }
                Help::Answer(_) if self.hints.has_others() => vec![Act::Another],
                _ => Vec::new(),
            },
            is_guide: false,
            is_long: lesson.is_some()
                || matches!(help, Help::Answer(_) | Help::Singles { is_told: true, .. }),
        }
    }

    /// What the player can ask about the position, besides the next step.
    #[later(Session)]
    pub fn questions(&self) -> Vec<Act> {
        let about_step = self.hints.has_others().then_some([Act::Simpler, Act::Another]);
        let about_clues = self.board_variant().has_clues().then_some(Act::Clues);
        let about_board = [Act::Name, Act::Singles].into_iter().chain(about_clues).chain([Act::Why]);
        about_board.chain(about_step.into_iter().flatten()).collect()
    }
}
