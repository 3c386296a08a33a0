//! Moving between pages, and opening and closing dialogs. The page's URL follows
//! (`Effect::Go`, `Effect::Leave`). Called by `Session::update`.

use super::Session;
use super::effect::Effect;
use super::screen::{Dialog, Screen};

impl Session {
    /// Opens a page or a dialog. If it replaces a dialog, it also replaces the dialog's
    /// history entry, so that Back leads to the board.
    pub(super) fn go(&mut self, screen: Screen) {
        let replaces = self.screen.dialog().is_some();
        self.show(screen);
        self.context.push(Effect::Go { screen, replaces });
    }

    /// Closes the open dialog, or the open page of the board's module.
    pub(super) fn close(&mut self) {
        if self.screen == Screen::Game {
            self.context.push(Effect::FocusBoard);
        } else {
            self.show(Screen::Game);
            self.context.push(Effect::Leave(Screen::Game));
        }
    }

    /// Closes the open dialog or page, if there is one.
    pub(super) fn return_to_board(&mut self) {
        if self.screen != Screen::Game {
            self.close();
        }
    }

    /// Shows another page. The game and its clock are paused, also while a dialog is
    /// open.
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
