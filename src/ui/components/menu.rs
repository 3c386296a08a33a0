//! The menu of this game: what is done to it now and then.

use yew::prelude::*;

use super::bar::bar_pause;
use super::dialog::Dialog;
use super::{menu_share, word_help, word_menu};
use crate::session::action::{self, Action, Screen};
use crate::session::hinting::Act;
use crate::session::recipe::write_seed;
use crate::session::words::hints::ask;
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::labels;
use nonet_engine::message::Label;
use nonet_later::later;

labels! {
    fn menu_previous();
    fn menu_fill_notes();
    fn menu_fill_digit();
    fn menu_tidy();
    fn menu_show_candidates();
    fn menu_hide_candidates();
    fn menu_clear_colours();
    fn menu_check();
    fn menu_undo_mistake();
    pub(super) fn menu_checkpoint();
    fn menu_stops();
    fn menu_rating();
    fn menu_copy_givens();
    fn menu_copy_board();
    fn menu_copy_seed();
    fn menu_keys_copy();
    fn menu_keys_help();
    pub(super) fn menu_path();
    pub(in crate::ui) fn menu_replay();
    pub(super) fn menu_practice();
}

/// The properties of the menu.
#[allow(clippy::struct_excessive_bools)]
pub struct Props {
    /// Whether there is an earlier game to return to.
    pub has_previous: bool,
    /// What the player can ask about the position.
    pub questions: Vec<Act>,
    /// The seed of the puzzle, if one was drawn or typed for it.
    pub seed: Option<u64>,
    /// Whether all candidates are shown.
    pub shows_candidates: bool,
    /// Whether there are checkpoints or lines that the player left.
    pub has_stops: bool,
    /// Whether something on the board has a colour.
    pub has_colours: bool,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The entry that shows all candidates, or hides them.
fn menu_candidates(is_on: bool) -> Label {
    if is_on { menu_hide_candidates() } else { menu_show_candidates() }
}

/// The menu.
#[later]
pub fn menu(props: &Props) -> Html {
    let face = |icon: Icon, name: Label, keys: Option<Label>| {
        html! {
            <>
                { icon.html() }
                <span>{ t(name) }</span>
                // `aria-keyshortcuts` has them for screen readers.
                { for keys.map(|keys| html! { <kbd aria-hidden="true">{ t(keys) }</kbd> }) }
            </>
        }
    };
    let item =
        |icon: Icon, name: Label, action: Action, is_first: bool, keys: Option<(Label, &'static str)>| {
            let press = props.on.reform(move |_: MouseEvent| action.clone());
            html! {
                <button
                    type="button"
                    class="button plain item"
                    autofocus={is_first}
                    aria-keyshortcuts={keys.map(|(_, keys)| keys)}
                    onclick={press}
                >
                    { face(icon, name, keys.map(|(name, _)| name)) }
                </button>
            }
        };
    // The menu makes way for the page, so that Back does not lead to it again.
    let link = |icon: Icon, name: Label, screen: Screen, keys: Option<(Label, &'static str)>| {
        let go = props.on.reform(move |event: MouseEvent| {
            event.prevent_default();
            Action::Go(screen)
        });
        html! {
            <a class="button plain item" href={screen.hash()} aria-keyshortcuts={keys.map(|(_, keys)| keys)} onclick={go}>
                { face(icon, name, keys.map(|(name, _)| name)) }
            </a>
        }
    };
    html! {
        <Dialog key="menu" title={t(word_menu())} class="menu" on={props.on.clone()}>
            <div class="dialog-body">
                { item(Icon::Pencil, menu_fill_notes(), Action::FillNotes, true, None) }
                { item(Icon::Digit, menu_fill_digit(), Action::FillDigit, false, None) }
                { item(Icon::Erase, menu_tidy(), Action::Tidy, false, None) }
                { item(Icon::Corner, menu_candidates(props.shows_candidates), Action::ToggleCandidates, false, None) }
                if props.has_colours {
                    { item(Icon::Colour, menu_clear_colours(), Action::ClearColours, false, None) }
                }
                <hr />
                { item(Icon::Check, menu_check(), Action::Check, false, None) }
                { item(Icon::Undo, menu_undo_mistake(), Action::UndoMistake, false, None) }
                { item(Icon::Flag, menu_checkpoint(), Action::Checkpoint, false, None) }
                if props.has_stops {
                    { item(Icon::Branch, menu_stops(), Action::Go(Screen::Over(action::Dialog::Checkpoints)), false, None) }
                }
                { link(Icon::Replay, menu_replay(), Screen::Replay, None) }
                { link(Icon::Copy, menu_share(), Screen::Share, None) }
                { item(Icon::Pause, bar_pause(), Action::Pause, false, None) }
                <hr />
                { for props.questions.iter().map(|act| question(*act, &props.on)) }
                <hr />
                { item(Icon::Rating, menu_rating(), Action::Go(Screen::Over(action::Dialog::Rating)), false, None) }
                { link(Icon::Path, menu_path(), Screen::Path, None) }
                <hr />
                { item(Icon::Givens, menu_copy_givens(), Action::CopyGivens, false, None) }
                { item(
                    Icon::Play,
                    menu_copy_board(),
                    Action::CopyBoard,
                    false,
                    Some((menu_keys_copy(), "Control+C")),
                ) }
                { for props.seed.map(|seed| copy_seed(seed, &props.on)) }
                <hr />
                if props.has_previous {
                    { item(Icon::Swap, menu_previous(), Action::PreviousGame, false, None) }
                }
                { link(Icon::Help, word_help(), Screen::Help, Some((menu_keys_help(), "F1"))) }
            </div>
        </Dialog>
    }
}

/// A question about the position.
fn question(act: Act, on: &Callback<Action>) -> Html {
    html! {
        <button type="button" class="button plain item" onclick={on.reform(move |_: MouseEvent| Action::Hinting(act))}>
            { Icon::Hint.html() }
            <span>{ t(ask(act)) }</span>
        </button>
    }
}

/// Copies the seed, which stands beside its name.
fn copy_seed(seed: u64, on: &Callback<Action>) -> Html {
    html! {
        <button type="button" class="button plain item" onclick={on.reform(|_: MouseEvent| Action::CopySeed)}>
            { Icon::Seed.html() }
            <span>{ t(menu_copy_seed()) }</span>
            <span class="item-value">{ write_seed(seed) }</span>
        </button>
    }
}
