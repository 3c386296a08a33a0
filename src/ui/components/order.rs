//! The page for a custom game. Its fields are in `session::recipe::draft`. Used by
//! `rooms`.

mod pictures;
mod ranges;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::choice::{list, switch};
use super::custom;
use super::pictures::{board, kind};
use super::room::room;
use super::word_board;
use crate::kinds;
use crate::library::estimate::times;
use crate::rules::{drawn_text, rule_name, rule_text};
use crate::session::action::Screen;
use crate::session::recipe::Reading;
use crate::session::recipe::draft::{Act, Draft, Range};
use crate::session::words;
use crate::ui::mark;
use crate::ui::text::t;
use nonet_engine::human::pace::Pace;
use nonet_engine::{Level, Method, Symmetry};
use nonet_engine::{labels, messages};
use pictures::{preview, symmetry};

labels! {
    pub(in crate::ui) fn order_title();
    fn order_any_time();
    fn order_time();
    pub(super) fn new_any();
    pub(super) fn new_level();
    fn order_clues();
    fn order_rules();
    fn order_new_regions();
    fn new_seed();
    fn new_seed_help();
    fn new_seed_draw();
    fn new_start();
    fn new_symmetry();
    fn new_symmetry_none();
    fn new_symmetry_half_turn();
    fn new_symmetry_quarter_turn();
    fn new_symmetry_left_right();
    fn new_symmetry_top_bottom();
    fn new_symmetry_diagonal();
    fn new_symmetry_antidiagonal();
    fn new_method();
    fn new_method_carve();
    fn new_method_build();
    fn new_method_transform();
    fn new_method_starter();
}

messages! {
    fn new_level_givens(numbers: Message);
}
use nonet_engine::message::{Label, Message};

/// The properties of the page.
pub struct Props<'a> {
    /// The fields.
    pub draft: &'a Draft,
    /// How the player's times differ from the estimates.
    pub pace: &'a Pace,
    /// Callback for player actions.
    pub on: Callback<Act>,
}

/// The page.
pub fn order(props: &Props) -> Html {
    let Props { draft, on, .. } = props;
    let Reading { wish, givens, ratings, techniques, seed } = draft.read();
    let submit = {
        let (on, is_sound) = (on.clone(), wish.is_some());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if is_sound {
                on.emit(Act::Generate);
            } else {
                focus_fault(&event.target_unchecked_into());
            }
        })
    };
    let body = html! {
            <form class="order-form" onsubmit={submit}>
                <div class="order-fields">
                    { boards(props) }
                    { clues(props) }
                    { more_rules(props) }
                    { symmetries(props) }
                    { levels(props) }
                    if draft.has_times() {
                        { minutes(props) }
                    }
                    if draft.is_rated() {
                        { ranges::range(props, Range::Ratings, ratings.map(t)) }
                    }
                    if !draft.has_clues() {
                        { ranges::range(props, Range::Givens, givens.map(t)) }
                    }
                    if !draft.has_clues() {
                        { custom::techniques(&draft.recipe().demand.path, techniques.map(t), on) }
                        { method(props) }
                    }
                </div>
                <div class="order-side">
                    { preview(draft) }
                    { seed_field(props, seed.map(t)) }
                    <footer class="room-foot order-foot">
                        <p class="order-sentence">{ for draft.sentence().map(t) }</p>
                        <button type="submit" class="button main">{ t(new_start()) }</button>
                    </footer>
                </div>
            </form>
    };
    room("order", Screen::Order, t(order_title()), body)
}

/// Moves focus to the first faulty field.
fn focus_fault(form: &Element) {
    if let Ok(Some(field)) = form.query_selector("[aria-invalid]") {
        let _ = field.unchecked_into::<HtmlElement>().focus(); // harmless if it fails
    }
}

/// A radio group of boxes. Each has a picture and its name, and may have a smaller line.
fn boxes<T: Copy + PartialEq + 'static>(
    name: &'static str,
    legend: Label,
    choices: impl IntoIterator<Item = (T, Html, String, Option<String>)>,
    chosen: Option<T>,
    choose: &Callback<T>,
) -> Html {
    let one = |(value, picture, words, detail): (T, Html, String, Option<String>)| {
        html! {
            <label class="choice">
                <input
                    type="radio"
                    {name}
                    checked={chosen == Some(value)}
                    onchange={choose.reform(move |_: Event| value)}
                />
                <span class="choice-face">
                    { picture }
                    <span class="choice-words">{ words }</span>
                    { for detail.map(|detail| html! { <span class="choice-detail">{ detail }</span> }) }
                </span>
            </label>
        }
    };
    html! {
        <fieldset class={classes!("choices", "boxes", format!("boxes-{name}"))}>
            <legend>{ t(legend) }</legend>
            <div class="boxes-row">{ for choices.into_iter().map(one) }</div>
        </fieldset>
    }
}

fn boards(props: &Props) -> Html {
    let choices = kinds::boards().map(|variant| (variant, board(variant), t(words::board(variant)), None));
    boxes("board", word_board(), choices, Some(props.draft.board()), &props.on.reform(Act::Board))
}

/// A switch with a picture for each kind of clues that the seed can draw, and what those that are on mean.
fn clues(props: &Props) -> Html {
    let clues = props.draft.clues();
    let one = |&(name, is_on): &(&'static str, bool)| {
        let change = props.on.reform(move |event: Event| {
            Act::Clues(name, event.target_unchecked_into::<HtmlInputElement>().checked())
        });
        html! {
            <label class="choice">
                <input type="checkbox" role="switch" checked={is_on} onchange={change} />
                <span class="choice-face">
                    { kind(name) }
                    <span class="choice-words rule-words">{ t(rule_name(name)) }</span>
                </span>
            </label>
        }
    };
    if clues.is_empty() {
        return Html::default();
    }
    html! {
        <fieldset class="choices boxes boxes-clues">
            <legend>{ t(order_clues()) }</legend>
            <div class="boxes-row">{ for clues.iter().map(one) }</div>
            { for clues.iter().filter(|(_, is_on)| *is_on).map(|(name, _)| html! {
                <p class="choice-detail">{ t(drawn_text(name, props.draft.recipe().variant)) }</p>
            }) }
        </fieldset>
    }
}

/// A switch for each rule that can be added to the board.
fn more_rules(props: &Props) -> Html {
    let one = |(rule, is_on): (&'static str, bool)| {
        let name = html! { <span class="rule-words">{ t(rule_name(rule)) }</span> };
        let change = props.on.reform(move |is_on: bool| Act::Rule(rule, is_on));
        switch(name, t(rule_text(rule, 0)), is_on, &change)
    };
    html! {
        <fieldset class="choices order-rules">
            <legend>{ t(order_rules()) }</legend>
            { for props.draft.rules().into_iter().map(one) }
            if props.draft.recipe().new_regions {
                <p class="choice-detail">{ t(order_new_regions()) }</p>
            }
        </fieldset>
    }
}

fn symmetries(props: &Props) -> Html {
    let choices = Symmetry::ALL.map(|(of, _)| (of, symmetry(of), t(symmetry_name(of)), None));
    let chosen = Some(props.draft.recipe().symmetry);
    boxes("symmetry", new_symmetry(), choices, chosen, &props.on.reform(Act::Symmetry))
}

/// The name of a symmetry.
pub(super) fn symmetry_name(symmetry: Symmetry) -> Label {
    match symmetry {
        Symmetry::None => new_symmetry_none(),
        Symmetry::Rotate180 => new_symmetry_half_turn(),
        Symmetry::Rotate90 => new_symmetry_quarter_turn(),
        Symmetry::MirrorH => new_symmetry_left_right(),
        Symmetry::MirrorV => new_symmetry_top_bottom(),
        Symmetry::Diagonal => new_symmetry_diagonal(),
        Symmetry::Antidiagonal => new_symmetry_antidiagonal(),
    }
}

fn levels(props: &Props) -> Html {
    let choices = Level::ALL.map(|level| {
        let givens = level.givens(props.draft.recipe().variant).into_inner();
        let detail = || t(new_level_givens(words::numbers(givens)));
        let detail = (!props.draft.has_clues()).then(detail);
        (level, mark::level(level), t(words::level_title(level)), detail)
    });
    boxes("level", new_level(), choices, props.draft.preset(), &props.on.reform(Act::Level))
}

/// How long the puzzle should take.
fn minutes(props: &Props) -> Html {
    let Props { draft, pace, on } = props;
    let demanded = draft.recipe().demand.minutes;
    let times = times(pace);
    // The player's pace may have changed since the last order.
    let middle = demanded.map(|(least, most)| least.midpoint(most));
    let is_near =
        |(least, most): &(u16, u16)| middle.is_some_and(|middle| (*least..=*most).contains(&middle));
    let near = times.iter().map(|(_, tenths)| *tenths).find(is_near);
    let mut choices = vec![(None, t(order_any_time()))];
    choices.extend(times.into_iter().map(|(time, tenths)| (Some(tenths), t(words::asked(time, pace)))));
    let other = demanded.filter(|_| near.is_none());
    choices.extend(other.map(|other| (demanded, t(words::demanded(other)))));
    list("minutes", t(order_time()), choices, near.or(demanded), &on.reform(Act::Minutes))
}

fn method(props: &Props) -> Html {
    let name = |method| match method {
        Method::Carve => new_method_carve(),
        Method::Build => new_method_build(),
        Method::Transform => new_method_transform(),
        Method::Starter => new_method_starter(),
    };
    let methods = Method::ALL.map(|(method, _)| (method, t(name(method)))).to_vec();
    list("method", t(new_method()), methods, props.draft.recipe().method, &props.on.reform(Act::Method))
}

/// The text below a field: its fault, or else a help.
pub(super) fn below(id: &str, fault: Option<String>, help: Html) -> Html {
    html! {
        <p id={format!("{id}-help")} class={classes!("choice-detail", fault.is_some().then_some("fault"))}>
            { fault.map_or(help, Html::from) }
        </p>
    }
}

fn seed_field(props: &Props, fault: Option<String>) -> Html {
    let on = &props.on;
    let typed =
        on.reform(|event: InputEvent| Act::Seed(event.target_unchecked_into::<HtmlInputElement>().value()));
    html! {
        <div class="field order-seed">
            <label for="seed">{ t(new_seed()) }</label>
            <div class="order-seed-row">
                <input
                    id="seed"
                    inputmode="numeric"
                    autocomplete="off"
                    placeholder={t(new_any())}
                    value={props.draft.seed()}
                    aria-invalid={fault.is_some().then_some("true")}
                    aria-describedby="seed-help"
                    oninput={typed}
                    onfocus={on.reform(|_: FocusEvent| Act::FocusSeed(true))}
                    onblur={on.reform(|_: FocusEvent| Act::FocusSeed(false))}
                />
                <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Act::NewSeed)}>
                    { t(new_seed_draw()) }
                </button>
            </div>
            { below("seed", fault, t(new_seed_help()).into()) }
        </div>
    }
}

/// What the page has changed by itself, or else a help.
fn note_or(draft: &Draft, help: String) -> Html {
    draft.note().map_or_else(|| help.into(), |note| html! { <strong>{ t(note) }</strong> })
}
