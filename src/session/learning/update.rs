//! What is done on the pages one learns from: what is asked of the worker, what
//! becomes of its answers, what the player's presses and keys mean. Each changes
//! the [`Learning`](super::Learning) of the rooms. Called by `rooms`.

use super::ahead::Next;
use super::viewer::Viewer;
use super::{Act, Asked, Fault, Learning, Room, Trying, Walk, words};
use crate::session::action::{Action, Effect, Failure, Screen, Slot, Step};
use crate::session::hinting::stand;
use crate::session::moving::target;
use crate::session::rooms::Rooms;
use crate::worker::protocol::study::{Studied, Study};
use crate::worker::protocol::{JobId, Reply, Request};
use nonet_engine::Variant;
use nonet_engine::human::Options;
use nonet_engine::message::Message;

impl Rooms {
    /// The pages that one learns from, to be looked at.
    pub fn learning(&self) -> &Learning {
        &self.learning
    }

    /// A page is opened, or asked for anew.
    pub(in crate::session) fn enter(&mut self, out: &mut Vec<Effect>) {
        self.give_up_study(out);
        self.learning.room = Room::Empty;
        self.learning.fault = None;
        self.learning.note = None;
        match self.screen() {
            Screen::Practice(None) if self.learning.entries.is_empty() => self.ask(Study::Techniques, out),
            Screen::Practice(Some(code)) => {
                let seed = self.draw_seed();
                self.ask(Study::Exercise(code, seed), out);
            }
            Screen::Lesson(code) => self.ask(Study::Lesson(code), out),
            Screen::Path => match self.start() {
                Ok(study) => self.ask(study, out),
                Err(fault) => self.tell_fault(fault, false),
            },
            Screen::Game | Screen::Workbench | Screen::Practice(None) => {}
        }
    }

    /// Where the path begins.
    fn start(&self) -> Result<Study, &'static str> {
        let game = self.learning.game.as_ref().ok_or(words::NO_GAME)?;
        if game.puzzle().givens.variant() != Variant::CLASSIC {
            return Err(words::OTHER_BOARD);
        }
        if game.is_solved() {
            return Err(words::SOLVED);
        }
        if game.fault().is_some() {
            return Err(words::FAULTY);
        }
        let options = Options { uniqueness: self.learning.settings.uniqueness };
        Ok(Study::Path(stand(game), options))
    }

    fn tell_fault(&mut self, text: impl Into<String>, is_passing: bool) {
        let text = text.into();
        self.say(text.clone());
        self.learning.fault = Some(Fault { text, is_passing });
    }

    fn ask(&mut self, study: Study, out: &mut Vec<Effect>) {
        let job = self.job(Request::Study(study));
        self.learning.asked = Some(Asked { id: job.id, progress: None });
        self.say(self.learning.waiting(self.screen()));
        out.push(Effect::Start(job));
    }

    fn give_up_study(&mut self, out: &mut Vec<Effect>) {
        let next = match std::mem::take(&mut self.learning.next) {
            Next::Asked(asked) => Some(asked),
            _ => None,
        };
        out.extend(self.learning.asked.take().into_iter().chain(next).map(|asked| Effect::Stop(asked.id)));
    }

    /// Takes an answer in.
    pub(in crate::session) fn studied(&mut self, id: JobId, reply: Reply, out: &mut Vec<Effect>) {
        if self.learning.next.asked(id).is_some() {
            return self.exercise_made(Some(reply));
        }
        self.learning.asked = None;
        let studied = match reply {
            Reply::Studied(packed) => packed.unpack(),
            // Another seed may find an exercise; nothing else comes out otherwise.
            Reply::Refused(why) => {
                return self.tell_fault(why, matches!(self.screen(), Screen::Practice(_)));
            }
            _ => None,
        };
        let Some(studied) = studied else { return self.tell_fault(words::failed(Failure::Crash), true) };
        match studied {
            Studied::Techniques(entries) => self.learning.entries = entries,
            Studied::Lesson(moment) => {
                self.say(format!("{}. {}", moment.step.name, moment.step.lesson));
                self.learning.room = Room::Lesson(Box::new(Viewer::new(moment)));
            }
            Studied::Exercise(exercise) => {
                if let Some(trying) = Trying::new(exercise) {
                    self.begin_exercise(Box::new(trying), out);
                }
            }
            Studied::Path(moments, end) => {
                let walk = Walk::new(moments, end);
                self.say(walk.summary());
                self.learning.room = Room::Path(Box::new(walk));
            }
        }
    }

    pub(in crate::session) fn study_failed(&mut self, id: JobId, failure: Failure) {
        if self.learning.next.asked(id).is_some() {
            return self.exercise_made(None);
        }
        self.learning.asked = None;
        self.tell_fault(words::failed(failure), true);
    }

    pub(in crate::session) fn learn(&mut self, act: Act, out: &mut Vec<Effect>) {
        match act {
            Act::Cancel => {
                self.give_up_study(out);
                self.tell_fault(words::STOPPED, true);
            }
            Act::Retry => self.enter(out),
            Act::Another => self.another(out),
            Act::Read(at) => self.read(Some(at)),
            Act::Back => self.read(self.learning.viewer().and_then(|viewer| viewer.at().checked_sub(1))),
            Act::On => self.read(self.learning.viewer().map(|viewer| viewer.at() + 1)),
            Act::Go(at) => self.go(at),
            Act::Copy => {
                if let Room::Path(walk) = &self.learning.room {
                    out.push(Effect::Copy(walk.text()));
                }
            }
            Act::Where | Act::Show => {
                if let Room::Practice(trying) = &mut self.learning.room {
                    if act == Act::Where {
                        trying.point();
                    } else {
                        trying.show();
                    }
                    let text = trying.message().text.clone();
                    self.say(text);
                }
            }
        }
    }

    fn read(&mut self, at: Option<usize>) {
        let Some((at, viewer)) = at.zip(self.learning.viewer_mut()) else { return };
        if viewer.read(at) {
            let text = viewer.text().to_owned();
            self.say(text);
        }
    }

    fn go(&mut self, at: usize) {
        let Room::Path(walk) = &mut self.learning.room else { return };
        if walk.go(at)
            && let Some(viewer) = walk.viewer()
        {
            let step = viewer.step();
            let proof: Vec<&str> = step.sentences.iter().map(|sentence| sentence.text.as_str()).collect();
            let text = format!("Step {} of {}: {}. {}", at + 1, walk.len(), step.name, proof.join(" "));
            self.say(text);
        }
    }

    /// What a key means here that means something on the board.
    pub(in crate::session) fn press(&mut self, action: Action, out: &mut Vec<Effect>) {
        match (&mut self.learning.room, action) {
            (Room::Practice(trying), Action::Select(cell)) => trying.select(cell),
            (Room::Practice(trying), Action::Step(step)) if trying.shown().is_none() => {
                trying.select(target(trying.digits(), trying.selected(), step));
                out.push(Effect::FocusBoard);
            }
            (Room::Practice(trying), Action::Digit(digit) | Action::OtherDigit(digit)) => {
                let is_whole = trying.digit(digit);
                if is_whole {
                    self.count(out);
                }
                if let Room::Practice(trying) = &self.learning.room {
                    self.say(trying.message().text.clone());
                }
            }
            (Room::Practice(trying), Action::Hint) if trying.shown().is_none() => self.learn(Act::Where, out),
            (Room::Path(walk), Action::Step(Step::Left)) => {
                if let Some(at) = walk.at().checked_sub(1) {
                    self.go(at);
                }
            }
            (Room::Path(walk), Action::Step(Step::Right)) => {
                let at = walk.at() + 1;
                self.go(at);
            }
            (Room::Lesson(_) | Room::Practice(_), Action::Step(Step::Left)) => self.learn(Act::Back, out),
            (Room::Lesson(_) | Room::Practice(_), Action::Step(Step::Right)) => self.learn(Act::On, out),
            _ => {}
        }
    }

    /// One more is solved: that is kept at once.
    fn count(&mut self, out: &mut Vec<Effect>) {
        let Screen::Practice(Some(code)) = self.screen() else { return };
        self.learning.scores.add(code);
        out.push(Effect::Store(Slot::Practice, self.learning.scores.write()));
        let count = self.learning.scores.of(code);
        if let Room::Practice(trying) = &mut self.learning.room {
            trying.praise(count);
        }
    }

    /// What the world outside answered, to be read.
    pub(in crate::session) fn answered(&mut self, message: Message) {
        self.learning.note = Some(message.clone());
        self.heard(message);
    }
}
