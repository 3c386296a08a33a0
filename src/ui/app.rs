//! The page's one component that keeps something: the session. Everything that
//! happens comes in as an [`Action`], everything below draws what it is given.

use yew::prelude::*;

use super::components::bar::Bar;
use super::components::board::{Board, shape};
use super::components::keypad::Keypad;
use super::components::panel::Panel;
use super::components::tools::Tools;
use crate::session::action::Action;
use crate::session::{Saved, Session};

/// The page.
pub struct App {
    session: Session,
}

impl Component for App {
    type Message = Action;
    type Properties = ();

    fn create(_: &Context<Self>) -> Self {
        Self { session: Session::start(Saved::default(), 1, 0).0 }
    }

    fn update(&mut self, _: &Context<Self>, action: Action) -> bool {
        self.session.update(action, 0);
        true
    }

    fn view(&self, context: &Context<Self>) -> Html {
        let session = &self.session;
        let on = context.link().callback(|action: Action| action);
        html! {
            <main class={classes!("app", shape(session.board_variant()))}>
                <Bar
                    title={session.level_text()}
                    detail={session.givens_text()}
                    clock={session.clock_text().map(AttrValue::from)}
                    on={on.clone()}
                />
                <Board
                    variant={session.board_variant()}
                    label={session.board_label()}
                    cells={session.cells()}
                    is_solved={session.is_solved()}
                    on={on.clone()}
                />
                <Panel
                    message={session.message().clone()}
                    job={session.job()}
                    is_solved={session.is_solved()}
                    on={on.clone()}
                />
                <Tools
                    can_undo={session.can_undo()}
                    can_redo={session.can_redo()}
                    can_erase={!session.is_solved()}
                    can_hint={!session.is_solved()}
                    is_notes={session.is_noting()}
                    on={on.clone()}
                />
                <Keypad
                    keys={session.keys()}
                    is_notes={session.is_noting()}
                    shows_left={session.settings().left}
                    {on}
                />
                <p class="heard" role="status" aria-live="polite" aria-atomic="true">{ session.spoken() }</p>
            </main>
        }
    }
}
