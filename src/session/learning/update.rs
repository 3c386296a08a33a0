//! The actions on the learning pages: requests to the worker, its replies, and the
//! player's key presses.

use super::ahead::Next;
use super::viewer::Viewer;
use super::{Act, Asked, Fault, Learning, Lesson, Room, Trying, Walk, puzzle_with, words};
use crate::game::Game;
use crate::session::action::{Action, Step, Wish};
use crate::session::context::Context;
use crate::session::effect::{Effect, Slot};
use crate::session::forms::hand_over;
use crate::session::handover::Handover;
use crate::session::jobs::Owner;
use crate::session::play::target;
use crate::session::screen::Screen;
use crate::session::words::cancelled;
use crate::session::words::hints::hint_spoken;
use crate::worker::protocol::study::{Studied, Study};
use crate::worker::protocol::{Failure, JobId, Reply, Request, Stand};
use nonet_engine::Variant;
use nonet_engine::message::Message;

impl Learning {
    /// Opens a page, or reloads it.
    pub(in crate::session) fn enter(&mut self, screen: Screen, context: &mut Context) {
        self.stop(context);
        self.screen = screen;
        self.room = Room::Empty;
        self.fault = None;
        self.note = None;
        self.query.clear();
        match screen {
            Screen::Practice(None) | Screen::Stats if self.entries.is_empty() => {
                self.ask(Study::Techniques { for_clues: false }, context);
            }
            Screen::Practice(None) | Screen::Stats => self.ask_for_clues(context),
            Screen::Practice(Some(code)) => {
                let seed = context.draw_seed();
                self.ask(Study::Exercise(code, self.board_to_practise_on(), seed), context);
            }
            Screen::Lesson(code) => self.ask(Study::Lesson(code), context),
            Screen::Path | Screen::BenchPath | Screen::OwnPath => match self.start() {
                Ok(study) => self.ask(study, context),
                Err(fault) => self.tell_fault(fault, false, context),
            },
            _ => {}
        }
    }

    /// The board of the game that the player is in. Large boards would take long.
    pub(super) fn board_to_practise_on(&self) -> Variant {
        let variant = self.game.as_ref().map(|game| game.puzzle().givens.variant());
        variant.filter(|variant| variant.layout().side <= 9).unwrap_or(Variant::CLASSIC)
    }

    /// The request for a path: from the puzzle of another page, or from the game on the board.
    fn start(&self) -> Result<Study, Message> {
        let options = self.settings.ladder();
        if matches!(self.screen, Screen::BenchPath | Screen::OwnPath) {
            let given = self.given.clone().filter(|(screen, _)| *screen == self.screen);
            let (_, givens) = given.ok_or_else(words::learn_no_game)?;
            let stand = Stand { digits: givens.clone(), givens, removed: Vec::new() };
            return Ok(Study::Path(stand, options));
        }
        let game = self.game.as_ref().ok_or_else(words::learn_no_game)?;
        if game.is_solved() {
            // Then the path begins at the start.
            return Ok(Study::Path(Stand::of(&Game::new(game.puzzle().clone())), options));
        }
        if game.fault().is_some() {
            return Err(words::learn_mistake());
        }
        Ok(Study::Path(Stand::of(game), options))
    }

    fn tell_fault(&mut self, text: Message, is_passing: bool, context: &mut Context) {
        context.say(text.clone());
        self.fault = Some(Fault { text, is_passing });
    }

    fn ask(&mut self, study: Study, context: &mut Context) {
        let id = context.start(Owner::Learning, Request::Study(study));
        self.asked = Some(Asked { id, progress: None });
        context.say(self.waiting(self.screen));
    }

    /// Asks for the techniques for clues, for which nobody waits: the worker that knows them is larger.
    fn ask_for_clues(&mut self, context: &mut Context) {
        if !self.entries.iter().any(|entry| entry.code.is_for_clues()) {
            let study = Study::Techniques { for_clues: true };
            self.clues = Some(context.start(Owner::Learning, Request::Study(study)));
        }
    }

    /// Takes in the techniques for clues; `None` if their job was lost. The page then lists the others.
    fn take_for_clues(&mut self, reply: Option<Reply>) {
        self.clues = None;
        if let Some(Reply::Studied(packed)) = reply
            && let Some(Studied::Techniques(entries)) = packed.unpack()
        {
            self.entries.extend(entries);
            self.entries.sort_by_key(|entry| entry.tier);
        }
    }

    /// Stops all jobs of these pages.
    fn stop(&mut self, context: &mut Context) {
        context.stop(Owner::Learning);
        (self.asked, self.clues) = (None, None);
        self.next = Next::Nothing;
    }

    /// Takes in a reply.
    pub(in crate::session) fn take(&mut self, id: JobId, reply: Reply, context: &mut Context) {
        if self.next.is_asked(id) {
            return self.take_exercise(Some(reply));
        }
        if self.clues == Some(id) {
            return self.take_for_clues(Some(reply));
        }
        self.asked = None;
        let studied = match reply {
            Reply::Studied(packed) => packed.unpack(),
            // Another seed may find an exercise. For other requests the result would be
            // the same.
            Reply::Refused(why) => {
                return self.tell_fault(why, matches!(self.screen, Screen::Practice(_)), context);
            }
            _ => None,
        };
        let Some(studied) = studied else {
            return self.tell_fault(words::failed(Failure::Crash), true, context);
        };
        match studied {
            Studied::Techniques(entries) => {
                self.entries = entries;
                self.ask_for_clues(context);
            }
            Studied::Lesson(moment, entry) => {
                context.say(hint_spoken(moment.step.code.name(), moment.step.code.lesson()));
                self.room = Room::Lesson(Box::new(Lesson { viewer: Viewer::new(moment), entry }));
            }
            Studied::Exercise(exercise) => {
                if let Some(trying) = Trying::new(exercise) {
                    self.begin_exercise(Box::new(trying), context);
                }
            }
            Studied::Path(moments, end) => {
                let walk = Walk::new(moments, end);
                context.say(walk.summary());
                self.room = Room::Path(Box::new(walk));
            }
        }
    }

    pub(in crate::session) fn fail(&mut self, id: JobId, failure: Failure, context: &mut Context) {
        if self.next.is_asked(id) {
            return self.take_exercise(None);
        }
        if self.clues == Some(id) {
            return self.take_for_clues(None);
        }
        self.asked = None;
        self.tell_fault(words::failed(failure), true, context);
    }

    pub(in crate::session) fn act(&mut self, act: Act, context: &mut Context) {
        match act {
            Act::Cancel => {
                self.stop(context);
                self.tell_fault(cancelled(), true, context);
            }
            Act::Retry => self.enter(self.screen, context),
            Act::Another => self.show_another(context),
            Act::Play(code) => {
                if let Some(recipe) = puzzle_with(code) {
                    hand_over(Handover::Make(Wish { recipe, seed: None }), context);
                }
            }
            Act::Read(at) => self.read(Some(at), context),
            Act::Back => self.read(self.viewer().and_then(|viewer| viewer.at()?.checked_sub(1)), context),
            Act::On => self.read(self.viewer().map(Viewer::following), context),
            Act::Go(at) => self.go(at, context),
            Act::Copy => {
                if let Room::Path(walk) = &self.room {
                    context.push(Effect::Copy(walk.text()));
                }
            }
            Act::Where | Act::Show => {
                if let Room::Practice(trying) = &mut self.room {
                    if act == Act::Where {
                        trying.point();
                    } else {
                        trying.show();
                        if self.scores.give_up(trying.code(), context.moment().day()) {
                            context.push(Effect::Store(Slot::Practice, self.scores.write()));
                        }
                    }
                    context.say(trying.spoken());
                }
            }
        }
    }

    fn read(&mut self, at: Option<usize>, context: &mut Context) {
        let Some((at, viewer)) = at.zip(self.viewer_mut()) else { return };
        if viewer.read(at)
            && let Some(message) = viewer.text()
        {
            context.say(message);
        }
    }

    fn go(&mut self, at: usize, context: &mut Context) {
        let Room::Path(walk) = &mut self.room else { return };
        if walk.go(at)
            && let Some(message) = walk.spoken()
        {
            context.say(message);
        }
    }

    /// Handles a key or a press on a board.
    pub(in crate::session) fn press(&mut self, action: Action, context: &mut Context) {
        match (&mut self.room, action) {
            (Room::Practice(trying), Action::Select(cell) | Action::Tap(cell)) => trying.select(cell),
            (Room::Practice(trying), Action::Step(step)) if trying.shown().is_none() => {
                trying.select(target(trying.digits(), trying.selected(), step));
                context.push(Effect::FocusBoard);
            }
            (Room::Practice(trying), Action::Digit(digit) | Action::DigitAs(digit, _)) => {
                let is_whole = trying.enter(digit);
                if is_whole {
                    self.count(context);
                }
                if let Room::Practice(trying) = &self.room {
                    context.say(trying.spoken());
                }
            }
            (Room::Practice(trying), Action::Hint) if trying.shown().is_none() => {
                self.act(Act::Where, context);
            }
            (Room::Path(walk), Action::Step(Step::Left)) => {
                if let Some(at) = walk.at().checked_sub(1) {
                    self.go(at, context);
                }
            }
            (Room::Path(walk), Action::Step(Step::Right)) => {
                let at = walk.at() + 1;
                self.go(at, context);
            }
            (Room::Lesson(_) | Room::Practice(_), Action::Step(Step::Left)) => self.act(Act::Back, context),
            (Room::Lesson(_) | Room::Practice(_), Action::Step(Step::Right)) => self.act(Act::On, context),
            _ => {}
        }
    }

    /// Counts a solved exercise and stores the count.
    fn count(&mut self, context: &mut Context) {
        let Screen::Practice(Some(code)) = self.screen else { return };
        self.scores.add(code, context.moment().day());
        context.push(Effect::Store(Slot::Practice, self.scores.write()));
        let count = self.scores.of(code);
        if let Room::Practice(trying) = &mut self.room {
            trying.praise(count);
        }
    }

    /// Filters the list of techniques. The page has compared the names, since only it can
    /// read them.
    pub(in crate::session) fn find(&mut self, query: String, found: usize, context: &mut Context) {
        if query != self.query {
            context.say(words::found(&query, found));
            self.query = query;
        }
    }

    /// Shows and announces the outcome of a side effect.
    pub(in crate::session) fn tell_note(&mut self, message: Message, context: &mut Context) {
        self.note = Some(message.clone());
        context.say(message);
    }
}
