//! The ways out of every page and dialog, in one table, and what each way does to the
//! browser's history. An entry of the history knows the page of the entry below it, so no way
//! out leaves Nonet or leads to another page than it names, whatever lies in the history.
//! Followed by `ui::address`.

use super::screen::{Dialog, Screen};

/// Where a way out of a page leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Out {
    /// To a page.
    To(Screen),
    /// To the page from which the dialog was opened, or to the board.
    Below,
}

/// What a way does to the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing: the page is open.
    Stay,
    /// The page gets an entry above the current one.
    Push(Screen),
    /// The page takes the place of the current one.
    Replace(Screen),
    /// Back to the entry below, which is that of this page.
    Back(Screen),
}

/// Where the arrow in a page's head, Escape and a dialog's Close lead. They are one way. A game
/// that starts or goes on leads to the board instead (`Out::To(Screen::Game)`).
pub fn out(screen: Screen) -> Out {
    match screen {
        Screen::Over(
            Dialog::Menu
            | Dialog::Pages
            | Dialog::NewGame
            | Dialog::Rating
            | Dialog::Checkpoints
            | Dialog::Rules,
        ) => Out::Below,
        Screen::Practice(Some(_)) | Screen::Lesson(_) => Out::To(Screen::Practice(None)),
        Screen::BenchRow => Out::To(Screen::Workbench),
        Screen::BenchPath => Out::To(Screen::BenchRow),
        Screen::OwnPath | Screen::OwnShare => Out::To(Screen::Enter),
        Screen::Game
        | Screen::Order
        | Screen::Enter
        | Screen::Settings
        | Screen::Help
        | Screen::Topic(_)
        | Screen::Workbench
        | Screen::Practice(None)
        | Screen::Path
        | Screen::Replay
        | Screen::Games
        | Screen::Share
        | Screen::Print
        | Screen::About
        | Screen::Daily(_)
        | Screen::Stats => Out::To(Screen::Game),
    }
}

/// The current entry of the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its page.
    pub screen: Screen,
    /// The page of the entry below; `None` if that is none of Nonet's.
    pub below: Option<Screen>,
}

impl Entry {
    /// What opening a page does. What is opened from a dialog takes its place, and so does
    /// another day.
    fn open(self, to: Screen) -> Step {
        match (self.screen, to) {
            (Screen::Over(_), _) | (Screen::Daily(_), Screen::Daily(Some(_))) => self.leave(Out::To(to)),
            (from, to) if from == to => Step::Stay,
            _ => Step::Push(to),
        }
    }

    /// What leaving its page does.
    fn leave(self, out: Out) -> Step {
        let to = match out {
            Out::To(to) => to,
            Out::Below => self.below.unwrap_or_default(),
        };
        match self.below {
            _ if self.screen == to => Step::Stay,
            Some(below) if below == to => Step::Back(to),
            _ => Step::Replace(to),
        }
    }
}

/// Whether the browser is going back, which takes it a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Returning {
    #[default]
    No,
    /// To this page.
    To(Screen),
    /// This was opened meanwhile.
    Then(Screen),
}

/// The page's way through the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trail {
    here: Screen,
    returning: Returning,
}

impl Trail {
    /// Begins at a page.
    pub const fn at(screen: Screen) -> Self {
        Self { here: screen, returning: Returning::No }
    }

    /// The page that was open last. It lies below an entry that a link has made.
    pub fn here(self) -> Screen {
        self.here
    }

    /// Opens a page.
    pub fn go(&mut self, now: Entry, to: Screen) -> Step {
        match self.returning {
            Returning::No => self.take(now.open(to)),
            _ => self.wait(to),
        }
    }

    /// Leaves the open page.
    pub fn leave(&mut self, now: Entry, out: Out) -> Step {
        match (self.returning, out) {
            (Returning::No, _) => self.take(now.leave(out)),
            (Returning::To(to), Out::To(other)) if to != other => self.wait(other),
            _ => Step::Stay,
        }
    }

    fn take(&mut self, step: Step) -> Step {
        if let Step::Back(to) = step {
            self.returning = Returning::To(to);
        }
        step
    }

    fn wait(&mut self, to: Screen) -> Step {
        self.returning = Returning::Then(to);
        Step::Stay
    }

    /// Handles that the URL names a page. Returns the page to open next: something was opened
    /// while the browser went back, or it has come to another page than the entry had said.
    pub fn arrive(&mut self, screen: Screen) -> Option<Screen> {
        self.here = screen;
        match std::mem::take(&mut self.returning) {
            Returning::Then(next) => Some(next),
            Returning::To(to) => Some(to).filter(|to| *to != screen),
            Returning::No => None,
        }
    }
}
