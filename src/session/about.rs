//! The page about Nonet: how much it stores on this device, and the deletion of all of it.
//! Part of `rooms`.

use super::context::Context;
use super::effect::Effect;
use super::jobs::Owner;
use super::learning::words::failed;
use super::library::words::of_fault;
use crate::library::shelf::{Ask, ShelfFault, Told};
use crate::worker::protocol::{Failure, Packed, Reply, Request};
use nonet_engine::message::Message;

/// What the player does on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Ask whether everything should be deleted.
    Ask,
    /// Delete nothing.
    Keep,
    /// Delete everything.
    Erase,
    /// The browser has told how many bytes Nonet takes up.
    Measured(u64),
}

/// The state of the page.
#[derive(Default)]
pub struct About {
    is_asking: bool,
    bytes: Option<u64>,
    note: Option<Message>,
}

impl About {
    /// Whether the page asks if everything should be deleted.
    pub fn is_asking(&self) -> bool {
        self.is_asking
    }

    /// How many bytes Nonet takes up on this device, if the browser tells.
    pub fn bytes(&self) -> Option<u64> {
        self.bytes
    }

    /// Why not everything was deleted.
    pub fn note(&self) -> Option<&Message> {
        self.note.as_ref()
    }

    /// The page is opened.
    pub(super) fn enter(&mut self, context: &mut Context) {
        *self = Self { bytes: self.bytes, ..Self::default() };
        context.push(Effect::Measure);
    }

    /// Handles an action. First no tab stores anything any more, so that no game comes back.
    /// Then a worker deletes the games. What the page itself stores follows if that has worked.
    pub(super) fn act(&mut self, act: Act, context: &mut Context) {
        match act {
            Act::Ask => self.is_asking = true,
            Act::Keep => self.is_asking = false,
            Act::Erase if self.is_asking => {
                self.is_asking = false;
                context.push(Effect::EndStoring);
                context.start(Owner::About, Request::Shelf((&Ask::Erase).into()));
            }
            Act::Erase => {}
            Act::Measured(bytes) => self.bytes = Some(bytes),
        }
    }

    /// Takes the library's answer.
    pub(super) fn take(&mut self, reply: Reply, context: &mut Context) {
        let Reply::Shelf(answer) = reply else { return self.fail(Failure::Crash, context) };
        match answer.and_then(|told: Packed<Told>| told.unpack().ok_or(ShelfFault::Failed)) {
            // A browser that allows no database stores no games in one.
            Ok(_) | Err(ShelfFault::Blocked) => context.push(Effect::Erase),
            Err(fault) => self.stay(of_fault(fault), context),
        }
    }

    /// Handles the loss of the job. Nothing is deleted then.
    pub(super) fn fail(&mut self, failure: Failure, context: &mut Context) {
        self.stay(failed(failure), context);
    }

    fn stay(&mut self, note: Message, context: &mut Context) {
        context.push(Effect::ResumeStoring);
        context.say(note.clone());
        self.note = Some(note);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn context() -> Context {
        Context::new(1, 0)
    }

    #[test]
    fn everything_is_deleted_only_after_a_question_and_games_first() {
        let (mut about, mut context) = (About::default(), context());
        about.act(Act::Erase, &mut context);
        assert!(context.take_effects().is_empty());
        about.act(Act::Ask, &mut context);
        about.act(Act::Keep, &mut context);
        about.act(Act::Erase, &mut context);
        assert!(context.take_effects().is_empty());
        about.act(Act::Ask, &mut context);
        about.act(Act::Erase, &mut context);
        let begun = context.take_effects();
        assert!(
            matches!(begun.as_slice(), [Effect::EndStoring, Effect::Start(job)] if job.request == Request::Shelf((&Ask::Erase).into()))
        );
        about.take(Reply::Shelf(Ok((&Told::Done).into())), &mut context);
        assert_eq!(context.take_effects(), [Effect::Erase]);
        assert_eq!(about.note(), None);
    }

    #[test]
    fn games_that_stay_keep_everything_else() {
        for fault in [ShelfFault::Failed, ShelfFault::Newer] {
            let (mut about, mut context) = (About::default(), context());
            about.take(Reply::Shelf(Err(fault)), &mut context);
            assert_eq!(context.take_effects(), [Effect::ResumeStoring]);
            assert!(about.note().is_some());
        }
        let (mut about, mut context) = (About::default(), context());
        about.take(Reply::Shelf(Err(ShelfFault::Blocked)), &mut context);
        assert_eq!(context.take_effects(), [Effect::Erase]);
    }
}
