//! Going from page to page, and opening and closing what lies over the board. The
//! address follows (`Effect::Go`, `Effect::Return`). Called by `Session::update`.

use super::Session;
use super::effect::Effect;
use super::screen::{Dialog, Screen};

impl Session {
    /// Opens a page or a dialog. What replaces a dialog takes its place in the history,
    /// so that Back leads to the board.
    pub(super) fn go(&mut self, screen: Screen) {
        let replaces = self.screen.dialog().is_some();
        self.show(screen);
        self.context.push(Effect::Go { screen, replaces });
    }

    /// Closes what is open: a dialog, or a page of the board's module.
    pub(super) fn close(&mut self) {
        if self.screen == Screen::Game {
            self.context.push(Effect::FocusBoard);
        } else {
            self.show(Screen::Game);
            self.context.push(Effect::Return);
        }
    }

    /// Closes what is open, if anything is.
    pub(super) fn return_to_board(&mut self) {
        if self.screen != Screen::Game {
            self.close();
        }
    }

    /// Shows another page. The game waits as it is, and so does its clock, also under
    /// a dialog.
    pub(super) fn show(&mut self, screen: Screen) {
        if std::mem::replace(&mut self.screen, screen) == screen {
            return;
        }
        self.run_clock();
        self.store_game();
        match screen {
            Screen::Game => self.context.push(Effect::FocusBoard),
            Screen::Over(Dialog::Rating) => self.rate(),
            _ => {}
        }
    }
}
