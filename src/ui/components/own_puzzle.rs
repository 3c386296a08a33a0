//! The page for entering a puzzle: as text, as a file, or on the board, which shows what was
//! read of the text. The verdict is beside the button. If there are two solutions, the board
//! shows both digits where they differ.

use wasm_bindgen::JsCast;
use web_sys::{Element, File, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::board::shape;
use super::choice::list;
use super::keypad::keypad_digits;
use super::order::symmetry_name;
use super::own_about::about;
use super::own_change::changes;
use super::own_drawing::{clues, drawn, known, palette};
use super::own_found::{own_found, rules};
use super::room::room;
use super::tools::tool_erase;
use super::{keep_focus, rules as layers, word_board, word_cancel};
use crate::library::link::Linked;
use crate::session::action::{Action, Screen};
use crate::session::keymap::{self, Playing};
use crate::session::own::{Act, OwnCell, OwnPuzzle, Share};
use crate::session::words;
use crate::session::workbench::words::row_symmetry;
use crate::ui::icons::Icon;
use crate::ui::keys;
use crate::ui::pointing::{number, passed};
use crate::ui::text::t;
use nonet_engine::message::Label;
use nonet_engine::{Cell, Digit, Symmetry, Variant, labels};

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
    fn own_clear();
}

/// The files that the file dialog offers.
const FILES: &str = ".txt,.sdk,.sdm,.ss,.sdx,.opensudoku,.csv,.json,.xml,text/*";

/// The id of the text field, which gets focus when the page is opened.
pub const TEXT: &str = "own-text";

/// The cells of the board that is filled in.
const CELLS: &str = ".board.entry [role=gridcell]";

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
    let is_faulty = own.is_faulty();
    let shared = own.shared();
    let play = if shared.is_some() { own_shared_play() } else { own_play() };
    let body = html! {
        <form class="room-form" onsubmit={submit}>
            <div class={classes!("room-body", "own", own.found().map(|_| "has-found"))}>
                <div class="own-entry">
                    { grid(own, on) }
                    if own.is_editable() {
                        { drawn(own, on) }
                        { pad(own, on) }
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
                </div>
                if own.is_editable() {
                    { palette(own, on) }
                }
                <div class="own-more">
                    if let Some(found) = own.found() {
                        { own_found(own, found, on) }
                    } else {
                        { list("own-board", t(word_board()), boards(own), own.variant(), &on.reform(Act::Variant)) }
                        { list("own-symmetry", t(row_symmetry()), symmetries(), own.drawing().symmetry(), &on.reform(Act::Symmetry)) }
                        if own.can_clear() {
                            <button type="button" class="button own-clear" onclick={on.reform(|_: MouseEvent| Act::Clear)}>{ t(own_clear()) }</button>
                        }
                    }
                    { known(own, on) }
                    if own.is_editable() {
                        { changes(own, on) }
                        { rules(own.variant()) }
                        { clues(own, on) }
                        { about(own, on) }
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

/// The boards to choose from: those with names, and this one.
fn boards(own: &OwnPuzzle) -> Vec<(Variant, String)> {
    let own = Some(own.variant()).filter(|own| !own.is_named());
    Variant::all().chain(own).map(|variant| (variant, t(words::board(variant)))).collect()
}

fn symmetries() -> Vec<(Symmetry, String)> {
    Symmetry::ALL.into_iter().map(|(symmetry, _)| (symmetry, t(symmetry_name(symmetry)))).collect()
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
    let drawing = own.drawing();
    let (has_tool, is_drawing) = (drawing.tool().is_some(), drawing.is_busy());
    let has_copy = drawing.copied().is_some();
    let layout = drawing.layout();
    let (takes_values, selected) = (drawing.takes_values(), own.selected());
    let press = {
        let on = on.clone();
        Callback::from(move |event: KeyboardEvent| {
            // What is drawn has keys of its own.
            let own_key = match event.key().as_str() {
                " " if has_tool => Some(Act::Pass(selected)),
                "Enter" if has_copy => Some(Act::Pass(selected)),
                "Enter" if has_tool => Some(Act::Finish),
                "Escape" if is_drawing => Some(Act::Drop),
                "0" if takes_values => Some(Act::Zero),
                _ => None,
            };
            if let Some(act) = own_key {
                event.prevent_default();
                event.stop_propagation();
                on.emit(act);
                return;
            }
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
    let [down, over, up, cancel] = pointing(on);
    let cells = own.cells();
    let row = |(number, row): (usize, &[OwnCell])| {
        let cell = |(column, view): (usize, &OwnCell)| {
            let cell = Cell::new(number * side + column);
            self::cell(cell, view, &own.shares(cell), on)
        };
        html! { <div role="row" class="row">{ for row.iter().enumerate().map(cell) }</div> }
    };
    html! {
        // The key makes Yew create a new board for another size. With other rules it is the same one, and
        // keeps focus.
        <div
            key={side}
            role="grid"
            class={classes!("board", "mini", "entry", shape(variant), has_tool.then_some("drawing"), layout.map(|_| "jigsaw repainted"))}
            aria-label={t(own_grid())}
            aria-describedby="own-message"
            aria-readonly={own.found().is_some().then_some("true")}
            onkeydown={press}
            onpointerdown={has_tool.then_some(down)}
            onpointermove={has_tool.then_some(over)}
            onpointerup={has_tool.then_some(up)}
            onpointercancel={has_tool.then_some(cancel)}
        >
            { for cells.chunks(side).enumerate().map(row) }
            { layers::layer(variant) }
            { for layout.map(|layout| layers::regions(side, |row, column| layout.region(row, column))) }
        </div>
    }
}

thread_local! {
    /// The cell that the press which goes on passed last.
    static LAST: std::cell::Cell<Option<Cell>> = const { std::cell::Cell::new(None) };
}

/// What a press means while something is drawn: its begin, its way, its end, and that it was broken off.
fn pointing(on: &Callback<Act>) -> [Callback<PointerEvent>; 4] {
    let is_main = |event: &PointerEvent| event.is_primary() && event.button() <= 0;
    let down = on.clone();
    let down = move |event: PointerEvent| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let cell = element.and_then(|element| element.closest(CELLS).ok()?);
        let Some((cell, element)) = cell.and_then(|cell| Some((number(&cell)?, cell))) else { return };
        if is_main(&event) {
            // It ends here, wherever it is lifted. Without that, it ends on the board alone.
            let _ = element.set_pointer_capture(event.pointer_id());
            LAST.set(Some(Cell::new(cell)));
            down.emit(Act::Press(Cell::new(cell)));
        }
    };
    let over = on.clone();
    let over = move |event: PointerEvent| {
        let page = web_sys::window().and_then(|window| window.document());
        let is_pressed = is_main(&event) && event.buttons() & 1 == 1;
        let cell = page.filter(|_| is_pressed).and_then(|page| passed(&event, &page, CELLS));
        if let Some(cell) = cell.filter(|cell| LAST.get().is_some_and(|last| last != *cell)) {
            LAST.set(Some(cell));
            over.emit(Act::Over(cell));
        }
    };
    let end = |act: Act| {
        let on = on.clone();
        move |event: PointerEvent| {
            if is_main(&event) && LAST.take().is_some() {
                on.emit(act.clone());
            }
        }
    };
    [
        Callback::from(down),
        Callback::from(over),
        Callback::from(end(Act::Lift)),
        Callback::from(end(Act::Drop)),
    ]
}

fn cell(cell: Cell, view: &OwnCell, shares: &[(Digit, Share)], on: &Callback<Act>) -> Html {
    let content = match *view {
        OwnCell { digit: None, .. } if !shares.is_empty() => candidates(shares, view),
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
                has(view.either.is_some() && shares.is_empty(), "differs"),
                has(view.is_drawn, "drawn"),
                has(view.is_uneven, "uneven"),
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

/// The digits that solutions have: each in its place, filled as far as its share. A digit that all have is
/// written alone.
fn candidates(shares: &[(Digit, Share)], view: &OwnCell) -> Html {
    if let [(digit, share)] = shares
        && share.is_certain
    {
        return html! { <span class="digit odds certain">{ digit.symbol() }</span> };
    }
    let columns = view.columns();
    let candidate = |(digit, share): &(Digit, Share)| {
        let at = digit.index();
        let place = format!("nr{} nc{}", at / columns + 1, at % columns + 1);
        let fill = format!("odds-{}", share.percent.div_ceil(25).clamp(1, 4));
        html! { <span class={classes!("odds", fill, share.is_lone.then_some("lone"), place)}>{ digit.symbol() }</span> }
    };
    html! { <span class="notes all-odds">{ for shares.iter().map(candidate) }</span> }
}

/// Keys for fingers, which have no keyboard on the board.
fn pad(own: &OwnPuzzle, on: &Callback<Act>) -> Html {
    let variant = own.variant();
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
            if own.drawing().takes_values() {
                <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Zero)}><span class="key-digit">{ "0" }</span></button>
            }
        </div>
    }
}
