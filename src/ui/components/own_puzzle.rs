//! The page for entering a puzzle: as text, as a file, or on the board, which shows what was
//! read of the text. The verdict is beside the button. If there are two solutions, the board
//! shows both digits where they differ.

use web_sys::{File, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::board::shape;
use super::choice::list;
use super::keypad::keypad_digits;
use super::own_found::own_found;
use super::room::room;
use super::tools::tool_erase;
use super::{keep_focus, rules, word_board, word_cancel};
use crate::library::link::Linked;
use crate::session::action::{Action, Screen};
use crate::session::keymap::{self, Playing};
use crate::session::own::{Act, OwnCell, OwnPuzzle};
use crate::session::words;
use crate::ui::icons::Icon;
use crate::ui::keys;
use crate::ui::text::t;
use nonet_engine::message::Label;
use nonet_engine::{Cell, Digit, Variant, labels};

labels! {
    pub(in crate::ui) fn own_title();
    fn own_label();
    fn own_play();
    fn own_shared_puzzle();
    fn own_shared_game();
    fn own_shared_play();
    fn own_grid();
    fn own_open();
    fn own_workbench();
}

/// The files that the file dialog offers.
const FILES: &str = ".txt,.sdk,.sdm,.ss,.sdx,.opensudoku,.csv,.json,.xml,text/*";

/// The id of the text field, which gets focus when the page is opened.
pub const TEXT: &str = "own-text";

/// The id of a cell, used to move focus to it.
pub fn id(cell: Cell) -> String {
    format!("own-cell-{}", cell.index())
}

/// The properties of the page.
pub struct Props<'a> {
    /// The puzzle and its verdict.
    pub own: &'a OwnPuzzle,
    /// Callback for player actions.
    pub on: Callback<Act>,
    /// Callback for a file.
    pub open: Callback<File>,
}

/// The page.
pub fn own_puzzle(props: &Props) -> Html {
    let Props { own, on, open } = props;
    let input = on
        .reform(|event: InputEvent| Act::Text(event.target_unchecked_into::<HtmlTextAreaElement>().value()));
    let submit = on.reform(|event: SubmitEvent| {
        event.prevent_default();
        Act::Play
    });
    let boards = Variant::all().map(|variant| (variant, t(words::board(variant)))).collect();
    let is_faulty = own.is_faulty();
    let shared = own.shared();
    let play = if shared.is_some() { own_shared_play() } else { own_play() };
    let body = html! {
        <form class="room-form" onsubmit={submit}>
            <div class={classes!("room-body", "own", own.found().map(|_| "has-found"))}>
                <div class="own-entry">
                    { grid(own, on) }
                    if own.found().is_none() {
                        { pad(own.variant(), on) }
                    }
                </div>
                <div class="own-text">
                    if shared.is_none() {
                        <div class="field">
                            <div class="own-label">
                                <label for={TEXT}>{ t(own_label()) }</label>
                                { file(open) }
                            </div>
                            <textarea
                                dir="ltr"
                                id={TEXT}
                                rows="9"
                                spellcheck="false"
                                autocomplete="off"
                                autocapitalize="off"
                                value={own.text().to_owned()}
                                aria-invalid={is_faulty.then_some("true")}
                                aria-describedby="own-message"
                                oninput={input}
                            />
                        </div>
                    }
                    if let Some(found) = own.found() {
                        { own_found(own, found, on) }
                    } else {
                        { list("own-board", t(word_board()), boards, own.variant(), &on.reform(Act::Variant)) }
                    }
                </div>
            </div>
            <footer class="room-foot">
                // Announces the verdict when it changes.
                <p id="own-message" role="status" class={classes!("own-message", is_faulty.then_some("fault"))}>
                    { t(own.message()) }
                </p>
                if own.is_for_workbench() {
                    <a class="button" href={Screen::Workbench.hash()}>{ t(own_workbench()) }</a>
                }
                if own.is_checking() {
                    <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Cancel)}>
                        { t(word_cancel()) }
                    </button>
                }
                <button type="submit" class="button main" aria-disabled={own.is_checking().then_some("true")}>
                    { t(play) }
                </button>
            </footer>
        </form>
    };
    room("enter", Screen::Enter, t(title(own)), body)
}

/// The heading: what the page is for, or what somebody has shared.
pub(in crate::ui) fn title(own: &OwnPuzzle) -> Label {
    match own.shared() {
        None => own_title(),
        Some(Linked::Puzzle(..)) => own_shared_puzzle(),
        Some(Linked::Game(_)) => own_shared_game(),
    }
}

/// The button that opens a file.
fn file(open: &Callback<File>) -> Html {
    let choose = {
        let open = open.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                open.emit(file);
            }
            input.set_value(""); // so that the same file can be chosen again
        })
    };
    html! {
        <label class="button file-button">
            { t(own_open()) }
            <input type="file" accept={FILES} onchange={choose} />
        </label>
    }
}

/// The board. Its keys are those of the game, as far as they enter a puzzle.
fn grid(own: &OwnPuzzle, on: &Callback<Act>) -> Html {
    let variant = own.variant();
    let side = usize::from(variant.layout().side);
    let press = {
        let on = on.clone();
        Callback::from(move |event: KeyboardEvent| {
            let playing = Playing::on(side, false);
            let meant = keys::press(&event).and_then(|press| keymap::action(&press, &playing));
            let action = match meant {
                Some(Action::Step(step)) => Act::Step(step),
                Some(Action::Digit(digit)) => Act::Digit(Some(digit)),
                Some(Action::Erase) => Act::Digit(None),
                Some(Action::Undo) => Act::Undo,
                Some(Action::Redo) => Act::Redo,
                _ => return,
            };
            event.prevent_default();
            on.emit(action);
        })
    };
    let cells = own.cells();
    let row = |(number, row): (usize, &[OwnCell])| {
        let cell = |(column, view): (usize, &OwnCell)| cell(Cell::new(number * side + column), view, on);
        html! { <div role="row" class="row">{ for row.iter().enumerate().map(cell) }</div> }
    };
    html! {
        // The key makes Yew create a new board for a new variant.
        <div
            key={variant.layout().name}
            role="grid"
            class={classes!("board", "mini", "entry", shape(variant))}
            aria-label={t(own_grid())}
            aria-describedby="own-message"
            aria-readonly={own.found().is_some().then_some("true")}
            onkeydown={press}
        >
            { for cells.chunks(side).enumerate().map(row) }
            { rules::layer(variant) }
        </div>
    }
}

fn cell(cell: Cell, view: &OwnCell, on: &Callback<Act>) -> Html {
    let content = match *view {
        OwnCell { unread: Some(symbol), .. } => html! { <span class="symbol">{ symbol }</span> },
        OwnCell { either: Some((one, other)), .. } => {
            // The label has a word between the two.
            html! { <><span aria-hidden="true">{ one.symbol() }</span><span aria-hidden="true">{ other.symbol() }</span></> }
        }
        OwnCell { digit: Some(digit), .. } => html! { <span class="digit">{ digit.symbol() }</span> },
        OwnCell { digit: None, .. } => Html::default(),
    };
    let has = |is: bool, name: &'static str| is.then_some(name);
    html! {
        <div
            id={id(cell)}
            role="gridcell"
            class={classes!(
                "cell",
                has(!view.is_placed, "given"),
                has(view.unread.is_some(), "unread"),
                has(view.either.is_some(), "differs"),
                has(view.is_conflict, "conflict"),
                has(view.is_selected, "selected"),
            )}
            tabindex={if view.is_selected { "0" } else { "-1" }}
            aria-selected={view.is_selected.to_string()}
            aria-invalid={view.is_faulty().then_some("true")}
            aria-label={t(view.label())}
            onfocus={on.reform(move |_: FocusEvent| Act::Select(cell))}
        >
            { content }
        </div>
    }
}

/// Keys for fingers, which have no keyboard on the board.
fn pad(variant: Variant, on: &Callback<Act>) -> Html {
    let key = |digit: Option<Digit>| {
        let (label, face) = match digit {
            Some(digit) => (None, html! { <span class="key-digit">{ digit.symbol() }</span> }),
            None => (Some(t(tool_erase())), Icon::Erase.html()),
        };
        let press = on.reform(move |_: MouseEvent| Act::Digit(digit));
        html! { <button type="button" class="button" aria-label={label} onclick={press}>{ face }</button> }
    };
    let digits = Digit::all(usize::from(variant.layout().side)).map(Some);
    html! {
        <div class="own-pad" role="group" aria-label={t(keypad_digits())} onmousedown={keep_focus()}>
            { for digits.chain([None]).map(key) }
        </div>
    }
}
