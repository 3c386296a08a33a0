//! The page for a custom game. The choices live here until Start. Used by `app`.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::choice::{list, radios};
use super::custom::techniques;
use super::room::room;
use super::{word_board, word_rating};
use crate::session::action::Action;
use crate::session::recipe::{Form, Reading, write_givens, write_ratings};
use crate::session::words;
use crate::ui::text::t;
use nonet_engine::message::Message;
use nonet_engine::rate::tenths;
use nonet_engine::{Level, Method, Recipe, Symmetry, Variant};
use nonet_engine::{labels, messages};

labels! {
    pub(in crate::ui) fn order_title();
    fn new_more();
    fn new_givens();
    fn new_level_default();
    pub(super) fn new_any();
    fn new_givens_help();
    fn new_rating_help();
    fn new_needs();
    fn new_avoids();
    fn new_seed();
    fn new_seed_help();
    fn new_start();
    pub(super) fn new_level();
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
    // What each level needs, with its range of ratings.
    fn new_easy(least: String, most: String);
    fn new_medium(least: String, most: String);
    fn new_hard(least: String, most: String);
    fn new_master(least: String, most: String);
    fn new_extreme(least: String);
}

/// The properties of the page.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// The initial choices.
    pub last: Recipe,
    /// Callback for player actions.
    pub on: Callback<Action>,
}

/// The page.
#[component]
pub fn Order(props: &Props) -> Html {
    let recipe = use_state(|| Recipe { givens: None, ..props.last.clone() });
    let typed_givens = use_state(|| props.last.givens.map_or_else(String::new, write_givens));
    let typed_ratings = use_state(|| props.last.demand.ratings.map_or_else(String::new, write_ratings));
    let typed_seed = use_state(String::new);
    let form = Form { recipe: &recipe, givens: &typed_givens, ratings: &typed_ratings, seed: &typed_seed };
    let Reading { wish, givens, ratings, seed } = form.read();
    let is_rated = form.is_rated();
    let submit = {
        let on = props.on.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match wish.clone() {
                Some(wish) => on.emit(Action::NewGame(wish)),
                None => show_fault(&event.target_unchecked_into()),
            }
        })
    };
    let body = html! {
            <form class="room-form" onsubmit={submit}>
                <div class="room-body">
                    { levels(&recipe) }
                    <div class="fields">{ board(&recipe) }{ symmetry(&recipe) }</div>
                    <details open={props.last.is_custom()}>
                        <summary>{ t(new_more()) }</summary>
                        { method(&recipe) }
                        { typed("givens", "text", t(new_givens()), t(new_level_default()), &typed_givens, givens.map(t),
                            t(new_givens_help())) }
                        if is_rated {
                            { typed("ratings", "text", t(word_rating()), rating_placeholder(&typed_givens), &typed_ratings, ratings.map(t),
                                t(new_rating_help())) }
                            { techniques("needs", t(new_needs()), recipe.demand.needs, &part(&recipe, |recipe, needs| recipe.demand.needs = needs)) }
                            { techniques("avoids", t(new_avoids()), recipe.demand.avoids, &part(&recipe, |recipe, avoids| recipe.demand.avoids = avoids)) }
                        }
                        { typed("seed", "numeric", t(new_seed()), t(new_any()), &typed_seed, seed.map(t),
                            t(new_seed_help())) }
                    </details>
                </div>
                <footer class="room-foot">
                    <button type="submit" class="button main">{ t(new_start()) }</button>
                </footer>
            </form>
    };
    room("order", t(order_title()), body, &props.on)
}

/// Moves focus to the first faulty field, which may be hidden under More.
fn show_fault(form: &Element) {
    let Ok(Some(field)) = form.query_selector("[aria-invalid]") else { return };
    if let Ok(Some(more)) = field.closest("details") {
        let _ = more.set_attribute("open", ""); // fails only for attribute names that are not valid
    }
    let _ = field.unchecked_into::<HtmlElement>().focus(); // harmless if it fails
}

/// A number field. Its fault or a help text is shown below it.
fn typed(
    id: &'static str,
    inputmode: &'static str,
    label: String,
    placeholder: String,
    text: &UseStateHandle<String>,
    fault: Option<String>,
    help: String,
) -> Html {
    let set = {
        let text = text.clone();
        Callback::from(move |event: InputEvent| {
            text.set(event.target_unchecked_into::<HtmlInputElement>().value());
        })
    };
    html! {
        <div class="field">
            <label for={id}>{ label }</label>
            <input
                {id}
                {inputmode}
                autocomplete="off"
                {placeholder}
                value={(**text).clone()}
                aria-invalid={fault.is_some().then_some("true")}
                aria-describedby={format!("{id}-help")}
                oninput={set}
            />
            <p id={format!("{id}-help")} class={classes!("choice-detail", fault.is_some().then_some("fault"))}>
                { fault.unwrap_or(help) }
            </p>
        </div>
    }
}

/// The placeholder: a custom number of givens replaces the level's ratings too.
fn rating_placeholder(givens: &str) -> String {
    t(if givens.trim().is_empty() { new_level_default() } else { new_any() })
}

/// Changes one part of the recipe.
fn part<T: 'static>(recipe: &UseStateHandle<Recipe>, set: fn(&mut Recipe, T)) -> Callback<T> {
    let recipe = recipe.clone();
    Callback::from(move |value| {
        let mut changed = (*recipe).clone();
        set(&mut changed, value);
        recipe.set(changed);
    })
}

fn levels(recipe: &UseStateHandle<Recipe>) -> Html {
    let level = |level: Level| {
        let range = level.givens(recipe.variant);
        let givens = t(new_level_givens(words::numbers(range.into_inner())));
        (level, t(words::level_title(level)), Some(givens))
    };
    let choose = part(recipe, |recipe, level| recipe.level = level);
    html! {
        <>
            { radios("level", t(new_level()), Level::ALL.map(level), recipe.level, false, &choose) }
            { for recipe.level.ratings(recipe.variant).map(|(least, most)| rated(recipe.level, least, most)) }
        </>
    }
}

/// The description of a level on the classic board.
fn rated(level: Level, least: u16, most: u16) -> Html {
    let (least, most) = (tenths(least), tenths(most));
    let words = match level {
        Level::Easy => new_easy(least, most),
        Level::Medium => new_medium(least, most),
        Level::Hard => new_hard(least, most),
        Level::Master => new_master(least, most),
        Level::Extreme => new_extreme(least),
    };
    html! { <p class="choice-detail level-detail">{ t(words) }</p> }
}

fn board(recipe: &UseStateHandle<Recipe>) -> Html {
    let boards = Variant::all().map(|variant| (variant, t(words::board(variant)))).collect();
    let choose = part(recipe, |recipe, variant| recipe.variant = variant);
    list("board", t(word_board()), boards, recipe.variant, &choose)
}

fn symmetry(recipe: &UseStateHandle<Recipe>) -> Html {
    let name = |symmetry| match symmetry {
        Symmetry::None => new_symmetry_none(),
        Symmetry::Rotate180 => new_symmetry_half_turn(),
        Symmetry::Rotate90 => new_symmetry_quarter_turn(),
        Symmetry::MirrorH => new_symmetry_left_right(),
        Symmetry::MirrorV => new_symmetry_top_bottom(),
        Symmetry::Diagonal => new_symmetry_diagonal(),
        Symmetry::Antidiagonal => new_symmetry_antidiagonal(),
    };
    let symmetries = Symmetry::ALL.map(|(symmetry, _)| (symmetry, t(name(symmetry)))).to_vec();
    let choose = part(recipe, |recipe, symmetry| recipe.symmetry = symmetry);
    list("symmetry", t(new_symmetry()), symmetries, recipe.symmetry, &choose)
}

fn method(recipe: &UseStateHandle<Recipe>) -> Html {
    let name = |method| match method {
        Method::Carve => new_method_carve(),
        Method::Build => new_method_build(),
        Method::Transform => new_method_transform(),
        Method::Starter => new_method_starter(),
    };
    let methods = Method::ALL.map(|(method, _)| (method, t(name(method)))).to_vec();
    let choose = part(recipe, |recipe, method| recipe.method = method);
    list("method", t(new_method()), methods, recipe.method, &choose)
}
