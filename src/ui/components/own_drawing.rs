//! Drawing on the page for entering a puzzle: the palette of rules, the clue that can be changed, all
//! clues, and what is known of the puzzle.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::pictures::{classic, kind, tile};
use super::share::out_title;
use super::tools::{tool_redo, tool_undo};
use super::word_cancel;
use crate::kinds::LARGEST_JIGSAW;
use crate::rules::{drawn_text, rule_name};
use crate::session::own::drawing::{Chosen, Drawing, Fault, Gesture, Group, kinds, values_of};
use crate::session::own::{Act, Known, OwnPuzzle, PartRow, own_regions_uneven};
use crate::ui::icons::Icon;
use crate::ui::text::t;
use nonet_engine::generate::Change;
use nonet_engine::message::{Label, Message};
use nonet_engine::solve::Part;
use nonet_engine::{Cell, Digit, labels, messages};

labels! {
    fn own_palette();
    fn own_palette_digits();
    fn own_clues();
    fn own_values();
    fn own_turn();
    fn own_copy();
    fn own_copy_how();
    fn own_new_regions();
    fn own_remove();
    fn own_done();
    fn own_contradiction();
    fn own_contradiction_detail();
    fn own_not_needed();
    fn own_all_needed();
    fn own_offers();
    fn own_known();
    fn own_equal();
    fn own_shares_most();
    fn own_shares_lone();
    fn own_shares_all();
    fn own_path();
}

messages! {
    /// `group`: a name of `Group`.
    fn own_group(group: &'static str);
    /// `how`: a name of `Gesture`.
    fn own_how(how: &'static str);
    fn own_cant_place(rule: Message);
    fn own_cant_value(rule: Message);
    fn own_needless_of(count: usize, all: usize);
    fn own_offer(digit: Digit, cell: String);
    fn own_remove_part(part: Message);
}

/// The palette: digits and what is drawn on the board, group by group, and rules of the whole board.
pub(super) fn palette(own: &OwnPuzzle, on: &Callback<Act>) -> Html {
    let drawing = own.drawing();
    let rule = |of: &'static str, group: Group| {
        let (is_on, act) = if group == Group::Whole {
            let is_on = own.rules().has(of);
            (is_on, Act::Switch(of, !is_on))
        } else {
            (drawing.tool() == Some(of), Act::Tool(Some(of)))
        };
        let press = on.reform(move |_| act.clone());
        tile(NodeRef::default(), kind(of), t(rule_name(of)), is_on, press)
    };
    let group = |group: Group| {
        let digits = (group == Group::Cells).then(|| {
            let press = on.reform(|_| Act::Tool(None));
            tile(NodeRef::default(), classic(), t(own_palette_digits()), drawing.tool().is_none(), press)
        });
        let tiles = kinds(group).map(|of| rule(of.name, group));
        let name = t(own_group(group.name()));
        html! {
            <section class="own-group" aria-label={name.clone()}>
                <h2>{ name }</h2>
                <div class="kinds">{ for digits }{ for tiles }</div>
            </section>
        }
    };
    html! {
        <section class="own-palette" aria-label={t(own_palette())}>
            { for Group::ALL.map(group) }
        </section>
    }
}

/// What is drawn now: how, why it was not possible, and the clue that can be changed.
pub(super) fn drawn(own: &OwnPuzzle, on: &Callback<Act>) -> Html {
    let drawing = own.drawing();
    let fault = drawing.fault().map(|fault| match fault {
        Fault::Place(of) => own_cant_place(rule_name(of)),
        Fault::Value(of) => own_cant_value(rule_name(of)),
    });
    html! {
        <div class="own-drawn">
            if own.can_undo() || own.can_redo() {
                <div class="own-history">
                    { history(Icon::Undo, tool_undo(), own.can_undo(), on.reform(|_| Act::Undo)) }
                    { history(Icon::Redo, tool_redo(), own.can_redo(), on.reform(|_| Act::Redo)) }
                </div>
            }
            // Announces what went wrong.
            <p role="status" class={fault.as_ref().map(|_| "fault")}>{ for fault.map(t) }</p>
            if let Some(clue) = drawing.chosen() {
                { chosen(clue, on) }
            } else if let Some(copied) = drawing.copied() {
                <div class="own-chosen">
                    <strong class="rule-words">{ t(rule_name(copied)) }</strong>
                    <span>{ t(own_copy_how()) }</span>
                    <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Drop)}>{ t(word_cancel()) }</button>
                </div>
            } else if let Some(tool) = drawing.tool() {
                { how(own, drawing, tool, on) }
            }
        </div>
    }
}

/// A way back or forth in what was done.
fn history(icon: Icon, name: Label, is_on: bool, press: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="button" aria-label={t(name)} aria-disabled={(!is_on).then_some("true")} onclick={press}>{ icon.html() }</button>
    }
}

/// How the kind is drawn, and what it means.
fn how(own: &OwnPuzzle, drawing: &Drawing, tool: &'static str, on: &Callback<Act>) -> Html {
    html! {
        <div class="own-how">
            <p><strong class="rule-words">{ t(rule_name(tool)) }</strong></p>
            <p class="choice-detail">{ t(drawn_text(tool, own.variant())) }</p>
            <p class="choice-detail">{ for drawing.gesture().map(|gesture| t(own_how(gesture.name()))) }</p>
            { for drawing.layout().map(|layout| html! { <p>{ t(own_regions_uneven(layout.side(), layout.sizes())) }</p> }) }
            if drawing.is_open() {
                <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Finish)}>{ t(own_done()) }</button>
            } else if drawing.gesture() == Some(Gesture::Regions) && own.rules().side() <= LARGEST_JIGSAW {
                <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Change(Change::Regions))}>{ t(own_new_regions()) }</button>
            }
        </div>
    }
}

/// The clue that can be changed.
fn chosen(clue: &Chosen, on: &Callback<Act>) -> Html {
    let input =
        on.reform(|event: InputEvent| Act::Values(event.target_unchecked_into::<HtmlInputElement>().value()));
    // In a field, Enter would send the form, and the page does not hear Escape.
    let end = {
        let on = on.clone();
        Callback::from(move |event: KeyboardEvent| {
            if matches!(event.key().as_str(), "Enter" | "Escape") {
                event.prevent_default();
                event.stop_propagation();
                on.emit(Act::Drop);
            }
        })
    };
    let [_, most] = values_of(clue.of_kind());
    html! {
        <div class="own-chosen">
            <strong class="rule-words">{ t(rule_name(clue.kind)) }</strong>
            if most > 0 {
                <div class="field">
                    <label for="own-values">{ t(own_values()) }</label>
                    <input id="own-values" dir="ltr" inputmode="numeric" autocomplete="off" value={clue.values.clone()} oninput={input} onkeydown={end} />
                </div>
            }
            if clue.can_turn() {
                <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Turn)}>{ t(own_turn()) }</button>
            }
            <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Copy)}>{ t(own_copy()) }</button>
            <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Drop)}>{ t(own_done()) }</button>
        </div>
    }
}

/// All rules and clues of the board.
pub(super) fn clues(own: &OwnPuzzle, on: &Callback<Act>) -> Html {
    let rows = own.constraints();
    if rows.is_empty() {
        return Html::default();
    }
    html! {
        <details class="own-clues">
            <summary>{ format!("{} · {}", t(own_clues()), rows.len()) }</summary>
            { parts(&rows, on) }
        </details>
    }
}

/// A list of parts of the puzzle. A press on one shows it on the board, and it can be removed.
fn parts(rows: &[PartRow], on: &Callback<Act>) -> Html {
    let row = |PartRow { part, name }: &PartRow| {
        let part = *part;
        let show = on.reform(move |_: MouseEvent| match part {
            Part::Constraint(number) => Act::Choose(number),
            Part::Given(cell) => Act::Select(cell),
        });
        let remove = on.reform(move |_: MouseEvent| Act::Remove(part));
        html! {
            <li>
                <button type="button" class="own-part rule-words" onclick={show}>{ t(name.clone()) }</button>
                <button type="button" class="button" aria-label={t(own_remove_part(name.clone()))} onclick={remove}>
                    { t(own_remove()) }
                </button>
            </li>
        }
    };
    html! { <ul class="own-parts">{ for rows.iter().map(row) }</ul> }
}

/// What is known of the puzzle.
pub(super) fn known(own: &OwnPuzzle, on: &Callback<Act>) -> Html {
    let Some(known) = own.known() else { return Html::default() };
    let body = match known {
        Known::Contradiction(rows) => html! {
            <>
                <h2>{ t(own_contradiction()) }</h2>
                <p class="choice-detail">{ t(own_contradiction_detail()) }</p>
                { parts(&rows, on) }
            </>
        },
        Known::Unique { minutes, hardest, not_needed, parts: all } => html! {
            <>
                <p class="own-grade">{ t(minutes) }{ for hardest.map(|step| html! { <span>{ t(step) }</span> }) }</p>
                <div class="own-buttons">
                    <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Walk)}>{ Icon::Path.html() }{ t(own_path()) }</button>
                    <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::Share)}>{ Icon::Share.html() }{ t(out_title()) }</button>
                </div>
                if not_needed.is_empty() {
                    <p class="choice-detail">{ t(own_all_needed()) }</p>
                } else {
                    <details class="own-clues">
                        <summary>{ format!("{} · {}", t(own_not_needed()), t(own_needless_of(not_needed.len(), all))) }</summary>
                        { parts(&not_needed, on) }
                    </details>
                }
            </>
        },
        Known::Several { solutions, offers, equal, different } => html! {
            <>
                <h2>{ t(solutions) }</h2>
                <p class="own-legend" aria-hidden="true">
                    <span><i class="odds odds-3"></i>{ t(own_shares_most()) }</span>
                    <span><i class="odds lone"></i>{ t(own_shares_lone()) }</span>
                    <span><i class="odds certain">{ "5" }</i>{ t(own_shares_all()) }</span>
                </p>
                if !offers.is_empty() {
                    <h3>{ t(own_offers()) }</h3>
                    <div class="own-offers">{ for offers.into_iter().map(|at| offer(own, at, on)) }</div>
                }
                if !equal.is_empty() {
                    <h3>{ t(own_equal()) }</h3>
                    <div class="own-offers">{ for equal.into_iter().map(|(first, cells)| {
                        let select = on.reform(move |_: MouseEvent| Act::Select(first));
                        html! { <button type="button" class="button" onclick={select}>{ t(cells) }</button> }
                    }) }</div>
                }
                { for different.map(|cells| html! { <p class="choice-detail">{ t(cells) }</p> }) }
            </>
        },
    };
    html! { <section class="own-known" aria-label={t(own_known())}>{ body }</section> }
}

/// A digit that leaves one solution.
fn offer(own: &OwnPuzzle, (cell, digit): (Cell, Digit), on: &Callback<Act>) -> Html {
    let place = on.reform(move |_: MouseEvent| Act::Place(cell, digit));
    let name = own.variant().geometry().name(cell);
    html! { <button type="button" class="button" onclick={place}>{ t(own_offer(digit, name)) }</button> }
}
