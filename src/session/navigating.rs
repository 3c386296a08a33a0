//! Moving between pages, and opening and closing dialogs. The page's URL follows
//! (`Effect::Go`, `Effect::Leave`).

use super::Session;
use super::effect::Effect;
use super::screen::{Dialog, Screen};
use super::ways::{self, Out};

impl Session {
    /// Opens a page or a dialog.
    pub(super) fn go(&mut self, screen: Screen) {
        self.show(screen);
        self.context.push(Effect::Go(screen));
    }

    /// Closes the open dialog. The board is behind it; the page from which it was opened
    /// follows as soon as the browser has gone back to it.
    pub(super) fn close(&mut self) {
        self.leave(ways::out(self.screen));
    }

    /// Shows the board, whatever is open.
    pub(super) fn return_to_board(&mut self) {
        if self.screen != Screen::Game {
            self.leave(Out::To(Screen::Game));
        }
    }

    fn leave(&mut self, out: Out) {
        if self.screen == Screen::Game {
            self.context.push(Effect::FocusBoard);
        } else {
            self.show(Screen::Game);
            self.context.push(Effect::Leave(out));
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
            Screen::Over(Dialog::Rating) => {
                self.rate();
                self.ask_times();
            }
            Screen::Over(Dialog::NewGame) => self.ask_times(),
            _ => {}
        }
    }
}
