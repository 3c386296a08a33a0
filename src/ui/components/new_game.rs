//! Choosing a new game. What is chosen lives here until Start. Used by `app`.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::choice::{list, radios};
use super::custom::techniques;
use super::dialog::Dialog;
use crate::session::action::{Action, Wish};
use crate::session::{read_givens, read_ratings};
use nonet_engine::rate::{Demand, tenths};
use nonet_engine::{Level, Method, Recipe, Symmetry, Variant};

/// What the dialog needs to be drawn.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// What is chosen to begin with.
    pub last: Recipe,
    /// Told what is wanted.
    pub on: Callback<Action>,
}

/// The dialog.
#[component]
pub fn NewGame(props: &Props) -> Html {
    let recipe = use_state(|| Recipe { givens: None, ..props.last.clone() });
    let typed_givens = use_state(|| props.last.givens.map_or_else(String::new, write_givens));
    let typed_ratings = use_state(|| props.last.demand.ratings.map_or_else(String::new, write_ratings));
    let typed_seed = use_state(String::new);
    let wish = Typed { givens: &typed_givens, ratings: &typed_ratings }.read(&recipe);
    let seed = read_seed(&typed_seed);
    let submit = {
        let (wish, on) = (wish.recipe.clone(), props.on.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match (wish.clone(), seed) {
                (Some(recipe), Ok(seed)) => on.emit(Action::NewGame(Wish { recipe, seed })),
                _ => show_fault(&event.target_unchecked_into()),
            }
        })
    };
    html! {
        <Dialog title="New game" class="new-game" on={props.on.clone()}>
            <form class="dialog-form" onsubmit={submit}>
                <div class="dialog-body">
                    { levels(&recipe) }
                    <div class="fields">{ board(&recipe) }{ symmetry(&recipe) }</div>
                    <details open={props.last.is_custom()}>
                        <summary>{ "More" }</summary>
                        { method(&recipe) }
                        { typed("givens", "text", "Number of givens", "as the level has", &typed_givens, wish.fault_of_givens,
                            "One number, like 24, or two, like 22-26, in place of the level's.") }
                        if recipe.level.ratings(recipe.variant).is_some() {
                            { typed("ratings", "text", "Rating", rating_placeholder(&typed_givens), &typed_ratings, wish.fault_of_ratings,
                                "One number, like 7.2, or two, like 6.6-7.2, in place of the level's.") }
                            { techniques("needs", "Must need", recipe.demand.needs, &part(&recipe, |recipe, needs| recipe.demand.needs = needs)) }
                            { techniques("avoids", "Must not need", recipe.demand.avoids, &part(&recipe, |recipe, avoids| recipe.demand.avoids = avoids)) }
                        }
                        { typed("seed", "numeric", "Seed number", "any", &typed_seed, seed.err().map(str::to_owned),
                            "The same number and choices give the same puzzle.") }
                    </details>
                </div>
                <footer class="dialog-foot">
                    <button type="submit" class="button main">{ "Start" }</button>
                </footer>
            </form>
        </Dialog>
    }
}

/// Leads to the first field at fault, which may be hidden under More.
fn show_fault(form: &Element) {
    let Ok(Some(field)) = form.query_selector("[aria-invalid]") else { return };
    if let Ok(Some(more)) = field.closest("details") {
        let _ = more.set_attribute("open", ""); // fails for bad names only
    }
    let _ = field.unchecked_into::<HtmlElement>().focus(); // nothing is lost if it fails
}

/// A field for a number, with what is wrong with it or what it is for below.
fn typed(
    id: &'static str,
    inputmode: &'static str,
    label: &'static str,
    placeholder: &'static str,
    text: &UseStateHandle<String>,
    fault: Option<String>,
    help: &'static str,
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
                { fault.unwrap_or_else(|| help.to_owned()) }
            </p>
        </div>
    }
}

/// What is typed in the fields for numbers.
struct Typed<'a> {
    givens: &'a str,
    ratings: &'a str,
}

/// What it comes to: the recipe, or what is wrong.
struct Read {
    recipe: Option<Recipe>,
    fault_of_givens: Option<String>,
    fault_of_ratings: Option<String>,
}

impl Typed<'_> {
    fn read(&self, recipe: &Recipe) -> Read {
        let mut recipe = recipe.clone();
        let is_rated = recipe.level.ratings(recipe.variant).is_some();
        if !is_rated {
            recipe.demand = Demand::default();
        }
        let fault_of_givens = read_givens(self.givens, &recipe).map(|givens| recipe.givens = givens).err();
        let ratings = if is_rated { self.ratings } else { "" };
        let fault_of_ratings =
            read_ratings(ratings, &recipe).map(|ratings| recipe.demand.ratings = ratings).err();
        let is_sound = fault_of_givens.is_none() && fault_of_ratings.is_none();
        Read { recipe: is_sound.then_some(recipe), fault_of_givens, fault_of_ratings }
    }
}

/// With givens of one's own the level's ratings do not count.
fn rating_placeholder(givens: &str) -> &'static str {
    if givens.trim().is_empty() { "as the level has" } else { "any" }
}

/// As [`read_ratings`] reads it.
fn write_ratings((least, most): (u16, u16)) -> String {
    if least == most { tenths(least) } else { format!("{}-{}", tenths(least), tenths(most)) }
}

/// As [`read_givens`] reads it.
fn write_givens((least, most): (u16, u16)) -> String {
    if least == most { least.to_string() } else { format!("{least}-{most}") }
}

/// No number is fine; what is no number is not.
fn read_seed(text: &str) -> Result<Option<u64>, &'static str> {
    match text.trim() {
        "" => Ok(None),
        text => text.parse().map(Some).map_err(|_| "A seed is a whole number of up to 19 digits."),
    }
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
        let givens = if range.start() == range.end() {
            format!("{} givens", range.start())
        } else {
            format!("{}–{} givens", range.start(), range.end())
        };
        (level, level.title().to_owned(), Some(givens))
    };
    let choose = part(recipe, |recipe, level| recipe.level = level);
    html! {
        <>
            { radios("level", "Level", Level::ALL.map(level), recipe.level, true, &choose) }
            { for recipe.level.ratings(recipe.variant).map(|(least, most)| rated(recipe.level, least, most)) }
        </>
    }
}

/// What a level of the classic board is like.
fn rated(level: Level, least: u16, most: u16) -> Html {
    let (title, words) = (level.title(), what_it_needs(level));
    let range = match level {
        Level::Extreme => format!("{} or more", tenths(least)),
        _ => format!("{} to {}", tenths(least), tenths(most)),
    };
    html! { <p class="choice-detail level-detail">{ format!("{title} is rated {range}: {words}.") }</p> }
}

fn what_it_needs(level: Level) -> &'static str {
    match level {
        Level::Easy => "look for the one place of a digit",
        Level::Medium => "a box and a row that share a digit's places help",
        Level::Hard => "pairs, wings, fish and rectangles",
        Level::Master => "short chains, mostly on one digit",
        Level::Extreme => "long chains, and the fewest givens",
    }
}

fn board(recipe: &UseStateHandle<Recipe>) -> Html {
    let boards = Variant::all().map(|variant| (variant, variant.layout().title.to_owned())).collect();
    let choose = part(recipe, |recipe, variant| recipe.variant = variant);
    list("board", "Board", boards, recipe.variant, &choose)
}

fn symmetry(recipe: &UseStateHandle<Recipe>) -> Html {
    let name = |symmetry| match symmetry {
        Symmetry::None => "None",
        Symmetry::Rotate180 => "Half turn",
        Symmetry::Rotate90 => "Quarter turn",
        Symmetry::MirrorH => "Left and right",
        Symmetry::MirrorV => "Top and bottom",
        Symmetry::Diagonal => "Diagonal",
        Symmetry::Antidiagonal => "Other diagonal",
    };
    let symmetries = Symmetry::ALL.map(|(symmetry, _)| (symmetry, name(symmetry).to_owned())).to_vec();
    let choose = part(recipe, |recipe, symmetry| recipe.symmetry = symmetry);
    list("symmetry", "Symmetry", symmetries, recipe.symmetry, &choose)
}

fn method(recipe: &UseStateHandle<Recipe>) -> Html {
    let name = |method| match method {
        Method::Carve => "Take digits away from a full board",
        Method::Build => "Add digits to an empty board",
        Method::Transform => "Shuffle a known board",
        Method::Starter => "Shuffle the built-in puzzle",
    };
    let methods = Method::ALL.map(|(method, _)| (method, name(method).to_owned())).to_vec();
    let choose = part(recipe, |recipe, method| recipe.method = method);
    list("method", "How it is made", methods, recipe.method, &choose)
}
